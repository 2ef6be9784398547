#!/usr/bin/env python3
"""Prints a program whose updates work on blocks of elements.

    blocks.py BLOCK_SIZE [+skip] [SIZE...]

Each parameter has a velocity that is packed: codes of 8 bits, and a scale for each block. Besides,
each has a number of f64 and a flag for each block, which one op reads and another updates. With
"+skip", every second step is skipped. SIZE is a number of elements.
"""

import sys

# Around a block, a warp of a GPU, its chunks, and those of a CPU. The last has several chunks.
SIZES = [0, 7, 8, 31, 32, 33, 255, 256, 257, 2047, 2049, 8191, 8193, 20000]

DECODE = """
  %v{i}.old = optim.foreach out(%v{i}.empty : tensor<{n}xf32>) in(%q{i} : tensor<{n}xi8>)
      in(%s{i} : tensor<{blocks}xf32>) attributes {{block_size = {block} : i64}} {{
  ^bb0(%old: f32, %q: i8, %s: f32):
    %n = arith.sitofp %q : i8 to f32
    %v = arith.mulf %n, %s : f32
    optim.yield %v : f32
  }}"""

UPDATE = """
  %w{i}.new, %v{i}.new = optim.foreach out(%w{i} : tensor<{n}xf32>) out(%v{i}.old : f32)
      in(%g{i} : bf16){skip} {{
  ^bb0(%w: f32, %v: f32, %g: bf16{skip_argument}):
    %g.f32 = arith.extf %g : bf16 to f32
    %mu = arith.constant 0.875 : f32
    %v.new = math.fma %mu, %v, %g.f32 : f32
    %rate = arith.constant -0.125 : f32
    %w.new = math.fma %rate, %v.new, %w : f32
    {w_kept}
    optim.yield %w.kept, %v.new : f32, f32
  }}"""

ENCODE = """
  %q{i}.new, %s{i}.new = optim.foreach out(%q{i} : tensor<{n}xi8>) out(%s{i} : tensor<{blocks}xf32>)
      in(%v{i}.new : tensor<{n}xf32>){skip} attributes {{block_size = {block} : i64}} {{
  ^bb0(%q: i8, %s: f32, %v: f32{skip_argument}):
    %magnitude = math.absf %v : f32
    %largest = optim.block_maximum %magnitude : f32
    %c127 = arith.constant 127.0 : f32
    %unit = arith.divf %largest, %c127 : f32
    %zero = arith.constant 0.0 : f32
    %is_zero = arith.cmpf oeq, %unit, %zero : f32
    %one = arith.constant 1.0 : f32
    %s.new = arith.select %is_zero, %one, %unit : f32
    %quotient = arith.divf %v, %s.new : f32
    %is_nan = arith.cmpf uno, %quotient, %quotient : f32
    %ratio = arith.select %is_nan, %zero, %quotient : f32
    %rounding = arith.constant 0x4B400000 : f32
    %rounded = arith.addf %ratio, %rounding : f32
    %bits = arith.bitcast %rounded : f32 to i32
    %q.new = arith.trunci %bits : i32 to i8
    {q_kept}
    {s_kept}
    optim.yield %q.kept, %s.kept : i8, f32
  }}"""

# The flag and the number of a block are read where they are written.
BLOCKS = """
  %f{i}.new, %t{i}.new = optim.foreach out(%f{i} : tensor<{blocks}xi1>)
      out(%t{i} : tensor<{blocks}xf64>) in(%w{i}.new : tensor<{n}xf32>){skip}
      attributes {{block_size = {block} : i64}} {{
  ^bb0(%f: i1, %t: f64, %w: f32{skip_argument}):
    %w.f64 = arith.extf %w : f32 to f64
    %opposite = arith.negf %w.f64 : f64
    %chosen = arith.select %f, %opposite, %w.f64 : f64
    %largest = optim.block_maximum %chosen : f64
    %half = arith.constant 0.5 : f64
    %t.new = math.fma %half, %t, %largest : f64
    %true = arith.constant true
    %f.new = arith.xori %f, %true : i1
    {f_kept}
    {t_kept}
    optim.yield %f.kept, %t.kept : i1, f64
  }}"""


def keep(name, element, skips):
    """Returns the line that defines NAME.kept."""
    if skips:
        return f"%{name}.kept = arith.select %skip, %{name}, %{name}.new : {element}"
    return f"%{name}.kept = arith.select %yes, %{name}.new, %{name} : {element}"


def write(block, skips, sizes):
    print("module {")
    if skips:
        print('  ml_program.global private mutable @"flag"(dense<true> : tensor<i1>) : tensor<i1>')
    streams = {}
    for i, n in enumerate(sizes):
        blocks = -(-n // block)
        streams[i] = {
            f"w{i}": (f"tensor<{n}xf32>", "#ml_program.extern"),
            f"q{i}": (f"tensor<{n}xi8>", "dense<3>"),
            f"s{i}": (f"tensor<{blocks}xf32>", "#ml_program.extern"),
            f"f{i}": (f"tensor<{blocks}xi1>", "dense<false>"),
            f"t{i}": (f"tensor<{blocks}xf64>", "#ml_program.extern"),
        }
        for name, (mlir_type, initial) in streams[i].items():
            value = f"{initial} : {mlir_type}"
            print(f"  ml_program.global private mutable @{name}({value}) : {mlir_type}")
    print("func.func @train_step() {")
    if skips:
        print("  %skip.old = ml_program.global_load @flag : tensor<i1>")
        print("  %skip.new = optim.foreach out(%skip.old : tensor<i1>) {")
        print("  ^bb0(%old: i1):\n    %true = arith.constant true")
        print("    %new = arith.xori %old, %true : i1\n    optim.yield %new : i1\n  }")
        print("  ml_program.global_store @flag = %skip.new : tensor<i1>")
    for i, n in enumerate(sizes):
        skip = " scalar(%skip.new : tensor<i1>)" if skips else ""
        fields = {
            "i": i,
            "n": n,
            "block": block,
            "blocks": -(-n // block),
            "skip": skip,
            "skip_argument": ", %skip: i1" if skips else "",
        }
        for name, element in zip("wqsft", ("f32", "i8", "f32", "i1", "f64")):
            line = keep(name, element, skips)
            fields[f"{name}_kept"] = line if skips else f"%yes = arith.constant true\n    {line}"
        if not skips:
            fields["s_kept"] = keep("s", "f32", skips)
            fields["t_kept"] = keep("t", "f64", skips)
        for name, (mlir_type, _) in streams[i].items():
            print(f"  %{name} = ml_program.global_load @{name} : {mlir_type}")
        print(f'  %g{i}.raw = "framework.backward"() : () -> tensor<{n}xbf16>')
        print(f"  %g{i} = optim.gradient @w{i} %g{i}.raw : tensor<{n}xbf16>")
        print(f"  %v{i}.empty = tensor.empty() : tensor<{n}xf32>")
        for text in (DECODE, UPDATE, ENCODE, BLOCKS):
            print(text.format(**fields))
        for name, (mlir_type, _) in streams[i].items():
            print(f"  ml_program.global_store @{name} = %{name}.new : {mlir_type}")
    print("  return\n}\n}")


def main():
    block, *arguments = sys.argv[1:]
    skips = arguments[:1] == ["+skip"]
    sizes = [int(size) for size in arguments[skips:]]
    write(int(block), skips, sizes or SIZES)


if __name__ == "__main__":
    main()
