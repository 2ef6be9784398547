"""Prints a program with sampled reductions, beside one of all elements and an update.

    sampled.py f32|f64 [ELEMENTS ...]

Each parameter has a copy in a narrower type. One reduction compares both where they are sampled,
one counts what is sampled, and one adds it up. The update writes both the parameter and the copy.
"""

import sys

# Without elements, less than a sector, a last block with less than a sector and with more, and
# whole blocks.
SIZES = (0, 1, 16, 17, 4095, 4096, 4097, 8191, 8192, 12300)
NARROW = {"f32": "bf16", "f64": "f32"}


def main():
    wide, sizes = sys.argv[1], [int(size) for size in sys.argv[2:]] or SIZES
    narrow, count = NARROW[wide], len(sizes)
    vector = f"tensor<{count}x{wide}>"
    kinds = {
        prefix: [f"tensor<{size}x{dtype}>" for size in sizes]
        for prefix, dtype in (("w", wide), ("c", narrow), ("d", wide))
    }

    def name(prefix):
        return ", ".join(f"%{prefix}{index}" for index in range(count))

    def stream(prefix):
        return f"{name(prefix)} : {', '.join(kinds[prefix])}"

    for prefix in ("w", "c"):
        for index, kind in enumerate(kinds[prefix]):
            print(
                f"ml_program.global private mutable @{prefix}{index}"
                f"(#ml_program.extern : {kind}) : {kind}"
            )
    for result in ("differ", "flag_counts", "sums", "whole"):
        print(f"ml_program.global private mutable @{result}(dense<0.0> : {vector}) : {vector}")
    arguments = ", ".join(f"%b{index}: {kind}" for index, kind in enumerate(kinds["d"]))
    print(f"func.func @train_step({arguments}) {{")
    for index, kind in enumerate(kinds["d"]):
        print(f"  %d{index} = optim.gradient @w{index} %b{index} : {kind}")
    for prefix in ("w", "c"):
        for index, kind in enumerate(kinds[prefix]):
            print(f"  %{prefix}{index} = ml_program.global_load @{prefix}{index} : {kind}")
    print(f"  %e = tensor.empty() : {vector}")
    print(f"""\
  %differ = optim.reduce maximum(%e : {vector})
      in({stream("w")})
      in({stream("c")}) attributes {{sampled}} {{
  ^bb0(%in: {wide}, %copy: {narrow}):
    %0 = arith.extf %copy : {narrow} to {wide}
    %1 = arith.subf %in, %0 : {wide}
    %2 = math.absf %1 : {wide}
    optim.yield %2 : {wide}
  }}
  %counts = optim.reduce out(%e : {vector})
      in({stream("w")}) attributes {{sampled}} {{
  ^bb0(%in: {wide}):
    %one = arith.constant 1.0 : {wide}
    optim.yield %one : {wide}
  }}
  %sums = optim.reduce out(%e : {vector})
      in({stream("w")}) attributes {{sampled}} {{
  ^bb0(%in: {wide}):
    optim.yield %in : {wide}
  }}
  %whole = optim.reduce out(%e : {vector})
      in({stream("w")}) {{
  ^bb0(%in: {wide}):
    optim.yield %in : {wide}
  }}
  %new:{count} = optim.foreach out({stream("w")}) in({stream("d")}) {{
  ^bb0(%out: {wide}, %in: {wide}):
    %0 = arith.addf %out, %in : {wide}
    optim.yield %0 : {wide}
  }}""")
    for index in range(count):
        wide_kind, narrow_kind = kinds["w"][index], kinds["c"][index]
        print(f"  %n{index} = optim.cast %new#{index} : {wide_kind} to {narrow_kind}")
        print(f"  ml_program.global_store @w{index} = %new#{index} : {wide_kind}")
        print(f"  ml_program.global_store @c{index} = %n{index} : {narrow_kind}")
    for result, value in (
        ("differ", "differ"),
        ("flag_counts", "counts"),
        ("sums", "sums"),
        ("whole", "whole"),
    ):
        print(f"  ml_program.global_store @{result} = %{value} : {vector}")
    print("  return\n}")


if __name__ == "__main__":
    main()
