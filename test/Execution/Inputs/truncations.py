#!/usr/bin/env python3
"""Prints a program whose stage truncates f64 to f16 and bf16.

The values are those at which rounding decides: every exponent, halfway between
two neighbours, and just beside it, by less than f32 can tell.
"""

import struct

FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127)}  # precision, exponents


def values():
    for precision, lowest, highest in FORMATS.values():
        step = max(1, (highest - lowest) // 12)
        exponents = [*range(lowest - precision - 1, lowest + 1)]
        exponents += [*range(lowest + 1, highest + 1, step), highest]
        for exponent in exponents:
            for fraction in (0, 1, 2, 2**precision - 2, 2**precision - 1):
                # One bit more than the format has: odd fractions are halfway.
                middle = (1 + fraction / 2**precision) * 2.0**exponent
                for tiny in (0.0, 2.0**-40, -(2.0**-40)):
                    yield middle * (1 + tiny)
    yield from (0.0, 2.0**-1074, 2.0**-149, 2.0**-150, 2.0**128, float("inf"), float("nan"))


def main():
    numbers = [sign * value for value in values() for sign in (1, -1)]
    data = b"".join(struct.pack("<d", number) for number in numbers).hex().upper()
    count = len(numbers)
    state = "ml_program.global private mutable"
    print(f"{state} @lr(dense<0.0> : tensor<f64>) : tensor<f64>")
    print(f'{state} @w(dense<"0x{data}"> : tensor<{count}xf64>) : tensor<{count}xf64>')
    for name in FORMATS:
        print(f"{state} @{name}(dense<0.0> : tensor<{count}x{name}>) : tensor<{count}x{name}>")
    print(
        f"""func.func @train_step(%d: tensor<{count}xf64>) {{
  %g = optim.gradient @w %d : tensor<{count}xf64>
  %lr = ml_program.global_load @lr : tensor<f64>
  %w = ml_program.global_load @w : tensor<{count}xf64>
  %n = optim.sgd params(%w : tensor<{count}xf64>) grads(%g : f64) lr(%lr : tensor<f64>)
  ml_program.global_store @w = %n : tensor<{count}xf64>"""
    )
    for name in FORMATS:
        print(f"  %{name} = optim.cast %n : tensor<{count}xf64> to tensor<{count}x{name}>")
        print(f"  ml_program.global_store @{name} = %{name} : tensor<{count}x{name}>")
    print("  return\n}")


if __name__ == "__main__":
    main()
