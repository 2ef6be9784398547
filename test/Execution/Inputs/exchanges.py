"""Prints a program whose ranks exchange words: SGD with norms over all ranks.

    exchanges.py [SIZE ...]

The parameters have these numbers of elements. The first exchange has the sum of squares of all
gradients of all ranks, and how many ranks found an infinity or NaN, the second one the largest
magnitude of the clipped gradients, as the bits of an f32, and the third one the sums of squares of
each parameter. The steps of gradients with infinities are skipped. All steps are counted.
"""

import sys

WORDS = "vector<13xi64>"


def declare(name, type, initial="#ml_program.extern"):
    print(f"ml_program.global private mutable @{name}({initial} : {type}) : {type}")


def main():
    sizes = [int(size) for size in sys.argv[1:]] or [37, 1, 20000, 2049]
    count = len(sizes)
    types = [f"tensor<{size}xf32>" for size in sizes]
    all_types = ", ".join(types)
    sums, total = f"tensor<{count}x{WORDS}>", f"tensor<{WORDS}>"
    for i, type in enumerate(types):
        declare(f"w{i}", type)
    declare("lr", "tensor<f32>", "dense<0.125>")
    for name in ("norm", "largest", "num_bad_steps"):
        declare(name, "tensor<f32>", "dense<0.0>")
    declare("rates", f"tensor<{count}xf32>", "dense<0.0>")
    declare("steps", "tensor<i32>", "dense<0>")
    declare("words", total)
    declare("found", "tensor<i64>", "dense<0>")
    declare("bits", "tensor<i64>", "dense<0>")
    declare("own", sums)
    arguments = ", ".join(f"%d{i}: {type}" for i, type in enumerate(types))
    print(f"func.func @train_step({arguments}) {{")
    for i, type in enumerate(types):
        print(f"  %g{i} = optim.gradient @w{i} %d{i} : {type}")
        print(f"  %w{i} = ml_program.global_load @w{i} : {type}")
    gradients, clipped, weights, news, empties = (
        ", ".join(f"%{letter}{i}" for i in range(count)) for letter in "gcwne"
    )
    print(f"""\
  %lr = ml_program.global_load @lr : tensor<f32>
  %bad = ml_program.global_load @num_bad_steps : tensor<f32>
  %e = tensor.empty() : {sums}
  %l = tensor.empty() : tensor<{count}xf32>
  %t = tensor.empty() : {total}
  %i = tensor.empty() : tensor<i64>
  %f = tensor.empty() : tensor<f32>
  %s = tensor.empty() : tensor<i1>
  %parts, %largest = optim.reduce exact(%e : {sums}) maximum(%l : tensor<{count}xf32>)
      in({gradients} : {all_types}) {{
  ^bb0(%in: f32):
    %square = arith.mulf %in, %in : f32
    %magnitude = math.absf %in : f32
    optim.yield %square, %magnitude : f32, f32
  }}
  %all = optim.reduce_parameters exact(%t : {total}) in(%parts : {sums})
  %top = optim.reduce_parameters maximum(%f : tensor<f32>) in(%largest : tensor<{count}xf32>)
  %words, %found = optim.foreach_parameter out(%t : {total}) out(%i : tensor<i64>)
      in(%all : {total}) in(%top : tensor<f32>) {{
  ^bb0(%out: {WORDS}, %out_i: i64, %in: {WORDS}, %in_f: f32):
    %infinity = arith.constant 0x7F800000 : f32
    %is_found = arith.cmpf uge, %in_f, %infinity : f32
    %one = arith.constant 1 : i64
    %zero = arith.constant 0 : i64
    %number = arith.select %is_found, %one, %zero : i64
    optim.yield %in, %number : {WORDS}, i64
  }}
  %x:2 = optim.exchange sum "gradients" (%words, %found : {total}, tensor<i64>)
  ml_program.global_store @words = %x#0 : {total}
  ml_program.global_store @found = %x#1 : tensor<i64>
  %norm, %skip, %new_bad = optim.foreach_parameter out(%f : tensor<f32>) out(%s : tensor<i1>)
      out(%bad : tensor<f32>) in(%x#0 : {total}) in(%x#1 : tensor<i64>) {{
  ^bb0(%out: f32, %out_s: i1, %out_bad: f32, %in: {WORDS}, %in_i: i64):
    %sum = optim.round_sum %in : {WORDS}
    %root = math.sqrt %sum : f32
    %none = arith.constant 0 : i64
    %is_bad = arith.cmpi ne, %in_i, %none : i64
    %unit = arith.constant 1.0 : f32
    %more = arith.addf %out_bad, %unit : f32
    %number = arith.select %is_bad, %more, %out_bad : f32
    optim.yield %root, %is_bad, %number : f32, i1, f32
  }}
  ml_program.global_store @norm = %norm : tensor<f32>
  ml_program.global_store @num_bad_steps = %new_bad : tensor<f32>""")
    for i, type in enumerate(types):
        print(f"  %e{i} = tensor.empty() : {type}")
    results = clipped if count > 1 else "%c0"
    print(f"""\
  {results} = optim.foreach out({empties} : {all_types}) in({gradients} : {all_types})
      scalar(%norm : tensor<f32>) {{
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %unit = arith.constant 1.0 : f32
    %divisor = arith.addf %scalar, %unit : f32
    %quotient = arith.divf %in, %divisor : f32
    optim.yield %quotient : f32
  }}
  %tops, %squares = optim.reduce maximum(%l : tensor<{count}xf32>) exact(%e : {sums})
      in({clipped} : {all_types}) {{
  ^bb0(%in: f32):
    %magnitude = math.absf %in : f32
    %square = arith.mulf %in, %in : f32
    optim.yield %magnitude, %square : f32, f32
  }}
  %highest = optim.reduce_parameters maximum(%f : tensor<f32>) in(%tops : tensor<{count}xf32>)
  %own_bits = optim.foreach_parameter out(%i : tensor<i64>) in(%highest : tensor<f32>) {{
  ^bb0(%out: i64, %in: f32):
    %0 = arith.bitcast %in : f32 to i32
    %1 = arith.extui %0 : i32 to i64
    optim.yield %1 : i64
  }}
  %bits = optim.exchange maximum "largest" (%own_bits : tensor<i64>)
  ml_program.global_store @bits = %bits : tensor<i64>
  %whole = optim.foreach_parameter out(%f : tensor<f32>) in(%bits : tensor<i64>) {{
  ^bb0(%out: f32, %in: i64):
    %0 = arith.trunci %in : i64 to i32
    %1 = arith.bitcast %0 : i32 to f32
    optim.yield %1 : f32
  }}
  ml_program.global_store @largest = %whole : tensor<f32>
  %own = optim.exchange sum "norms" (%squares : {sums})
  ml_program.global_store @own = %own : {sums}
  %old_rates = ml_program.global_load @rates : tensor<{count}xf32>
  %rates = optim.foreach_parameter out(%old_rates : tensor<{count}xf32>) in(%own : {sums})
      scalar(%lr, %whole : tensor<f32>, tensor<f32>) {{
  ^bb0(%out: f32, %in: {WORDS}, %scalar: f32, %scalar_1: f32):
    %sum = optim.round_sum %in : {WORDS}
    %root = math.sqrt %sum : f32
    %both = arith.addf %root, %scalar_1 : f32
    %rate = arith.divf %scalar, %both : f32
    optim.yield %rate : f32
  }}
  ml_program.global_store @rates = %rates : tensor<{count}xf32>
  {news} = optim.foreach out({weights} : {all_types}) in({clipped} : {all_types})
      per_parameter(%rates : tensor<{count}xf32>) scalar(%skip : tensor<i1>) {{
  ^bb0(%out: f32, %in: f32, %rate: f32, %scalar: i1):
    %change = arith.mulf %rate, %in : f32
    %new = arith.subf %out, %change : f32
    %kept = arith.select %scalar, %out, %new : f32
    optim.yield %kept : f32
  }}""")
    for i, type in enumerate(types):
        print(f"  ml_program.global_store @w{i} = %n{i} : {type}")
    print("""\
  %steps = ml_program.global_load @steps : tensor<i32>
  %new_steps = optim.foreach_parameter out(%steps : tensor<i32>) {
  ^bb0(%out: i32):
    %one = arith.constant 1 : i32
    %number = arith.addi %out, %one : i32
    optim.yield %number : i32
  }
  ml_program.global_store @steps = %new_steps : tensor<i32>
  return
}""")


if __name__ == "__main__":
    main()
