"""Prints a program with exact sums of numbers of many magnitudes, beside rounded ones.

    exact_sums.py

The parameters have one element, none, a few, and more than one chunk. The sums are of squares,
of numbers over some 160 binary orders of magnitude, and of squares as these round them.
A total, and the sums of what the same traversal updates, are stored, too.
"""

SIZES = (1, 0, 37, 2049, 8193, 20000)
WORDS = "vector<13xi64>"
COUNT = len(SIZES)
SUMS, VECTOR = f"tensor<{COUNT}x{WORDS}>", f"tensor<{COUNT}xf32>"


def declare(name, type, initial="#ml_program.extern"):
    print(f"ml_program.global private mutable @{name}({initial} : {type}) : {type}")


def store_rounded(name, sums, type, result):
    """Stores sums, or a total, rounded."""
    print(f"""\
  %old_{name} = ml_program.global_load @{name} : {result}
  %new_{name} = optim.foreach_parameter out(%old_{name} : {result}) in({sums} : {type}) {{
  ^bb0(%out: f32, %in: {WORDS}):
    %0 = optim.round_sum %in : {WORDS}
    optim.yield %0 : f32
  }}
  ml_program.global_store @{name} = %new_{name} : {result}""")


def main():
    types = [f"tensor<{size}xf32>" for size in SIZES]
    for i, type in enumerate(types):
        declare(f"w{i}", type)
    for name in ("squares", "wide", "differences", "rounded", "moments"):
        declare(name, VECTOR, "dense<0.0>")
    declare("total", "tensor<f32>", "dense<0.0>")
    arguments = ", ".join(f"%d{i}: {type}" for i, type in enumerate(types))
    print(f"func.func @train_step({arguments}) {{")
    for i, type in enumerate(types):
        print(f"  %g{i} = optim.gradient @w{i} %d{i} : {type}")
        print(f"  %w{i} = ml_program.global_load @w{i} : {type}")
    gradients = ", ".join(f"%g{i}" for i in range(COUNT))
    weights = ", ".join(f"%w{i}" for i in range(COUNT))
    print(f"""\
  %e = tensor.empty() : {SUMS}
  %old_rounded = ml_program.global_load @rounded : {VECTOR}
  %squares, %wide, %rounded, %differences = optim.reduce exact(%e : {SUMS}) exact(%e : {SUMS})
      out(%old_rounded : {VECTOR}) exact(%e : {SUMS}) in({gradients} : {", ".join(types)}) {{
  ^bb0(%in: f32):
    %half = arith.constant 220.0 : f32
    %part = arith.mulf %in, %half : f32
    %root = optim.exp %part : f32
    %number = arith.mulf %root, %in : f32
    %square = arith.mulf %number, %number : f32
    %factor = arith.constant 440.0 : f32
    %scaled = arith.mulf %in, %factor : f32
    %power = optim.exp %scaled : f32
    %wide = arith.mulf %power, %in : f32
    %more = arith.addf %wide, %square : f32
    %less = arith.subf %wide, %more : f32
    optim.yield %square, %wide, %square, %less : f32, f32, f32, f32
  }}
  ml_program.global_store @rounded = %rounded : {VECTOR}
  %t = tensor.empty() : tensor<{WORDS}>
  %total = optim.reduce_parameters exact(%t : tensor<{WORDS}>) in(%wide : {SUMS})""")
    news = ", ".join(f"%n{i}" for i in range(COUNT))
    print(f"""\
  %moments, {news} = optim.reduce exact(%e : {SUMS}) update({weights} : {", ".join(types)})
      in({gradients} : {", ".join(types)}) {{
  ^bb0(%out: f32, %in: f32):
    %rate = arith.constant 0.125 : f32
    %change = arith.mulf %in, %rate : f32
    %new = arith.subf %out, %change : f32
    optim.yield %new, %new : f32, f32
  }}""")
    for i, type in enumerate(types):
        print(f"  ml_program.global_store @w{i} = %n{i} : {type}")
    for name in ("squares", "wide", "differences", "moments"):
        store_rounded(name, f"%{name}", SUMS, VECTOR)
    store_rounded("total", "%total", f"tensor<{WORDS}>", "tensor<f32>")
    print("  return\n}")


if __name__ == "__main__":
    main()
