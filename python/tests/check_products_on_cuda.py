"""Checks of products of matrices on a GPU of compute capability 9.0, with tensors of torch.

    check_products_on_cuda.py

Compiles programs whose products are the caller's memory or scratch, for the sizes of hidden
matrices and for small and odd ones, and compares samples of each product with a model of the
accumulation `mma16` (docs/numerics.md). The model is written for this check, in whole numbers of
torch. It needs torch with CUDA and an installed stepfold. The last line is `N passed, N failed`.
"""

import sys
import tempfile
import unittest

import torch
from stepfold.compiler import Session
from stepfold.plan import Plan

DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16}
# Exponents of the smallest normal numbers.
MIN_EXPONENTS = {torch.bfloat16: -126, torch.float16: -14, torch.float64: -126}
SAMPLES = 1000
A, B, C = 3.4445, -4.7750, 2.0315
# GPT-2 XL, sizes that are no multiple of a tile, and rows of an odd number of elements.
HIDDEN = ((4800, 1600), (1600, 1600), (6400, 1600), (1600, 6400))
EDGES = (
    *((72, 200), (200, 72), (1, 8), (17, 33), (33, 17), (129, 65)),
    *((33, 65), (31, 130), (130, 31), (7, 300), (300, 7), (40, 128)),
)


def get_exponents(values, dtype):
    """Returns the exponents by which tensor cores align numbers of a dtype."""
    least = MIN_EXPONENTS[dtype]
    exponents = torch.frexp(values).exponent - 1
    return torch.where(values == 0, least, exponents.clamp(min=least))


def truncate_to_f32(values):
    """Rounds float64 to float32 toward zero."""
    near = values.float()
    return torch.where(
        near.double().abs() > values.abs(), torch.nextafter(near, torch.zeros_like(near)), near
    ).double()


def add_products(left, right):
    """Returns the sums of left * right along the last dimension as `mma16` defines them."""
    dtype = left.dtype
    rest = -left.shape[-1] % 16
    left, right = (torch.nn.functional.pad(each, (0, rest)).double() for each in (left, right))
    total = torch.zeros(left.shape[:-1], dtype=torch.float64, device=left.device)
    for a, b in zip(left.split(16, -1), right.split(16, -1), strict=True):
        products = a * b
        exponents = get_exponents(a, dtype) + get_exponents(b, dtype)
        exponents = torch.where(products == 0, -126, exponents)
        largest = torch.maximum(exponents.amax(-1), get_exponents(total, torch.float64))
        largest = largest.clamp(min=-126)
        units = torch.ldexp(products, 25 - largest[..., None]).trunc().sum(-1)
        units += torch.ldexp(total, 25 - largest).trunc()
        total = truncate_to_f32(torch.ldexp(units, largest - 25))
    return total


def round_once(alpha, sums, beta, addends, dtype):
    """Returns fma(alpha, sums, beta * addends) in float32, rounded to a dtype."""
    # Products and sums of float32 are exact in float64, but for the last sum, whose error is far
    # below half a digit of the dtype for the numbers of these checks.
    alpha, beta = (float(torch.tensor(number)) for number in (alpha, beta))
    scaled = (beta * addends.double()).float().double()
    return (alpha * sums + scaled).float().to(dtype)


def write_program(sizes, name, *, keeps_products):
    """Returns a program of O = (c A A + b A + a) X with X = @o's gradient and A = X X^T.

    Matrices with more rows than columns have O = X (c A A + b A + a) and A = X^T X. All of a size
    are one list. With `keeps_products`, A and c A A + b A are stored; else they are scratch.
    """
    globals_, body = [], []
    groups = {}
    for index, size in enumerate(sizes):
        groups.setdefault(size, []).append(index)
    for index, (rows, columns) in enumerate(sizes):
        side = min(rows, columns)
        shapes = {"o": (rows, columns)}
        if keeps_products:
            shapes.update(a=(side, side), b=(side, side))
        for value, shape in shapes.items():
            text = f"tensor<{shape[0]}x{shape[1]}x{name}>"
            globals_.append(
                f"ml_program.global private mutable @{value}{index}(#ml_program.extern : {text})"
                f" : {text}"
            )
        matrix = f"tensor<{rows}x{columns}x{name}>"
        body.append(f"%g{index} = optim.gradient @o{index} %d{index} : {matrix}")
    for (rows, columns), members in groups.items():
        matrix = f"tensor<{rows}x{columns}x{name}>"
        side = min(rows, columns)
        square = f"tensor<{side}x{side}x{name}>"

        def stream(keyword, value, type_, members=members, *, transposed=False):
            names = ", ".join(f"%{value}{index}" for index in members)
            types = ", ".join([type_] * len(members))
            return f"{keyword}{' transposed' if transposed else ''}({names} : {types})"

        def multiply(out, type_, lhs, rhs, rest, members=members, stream=stream):
            body.extend(f"%e{out}{index} = tensor.empty() : {type_}" for index in members)
            results = ", ".join(f"%{out}{index}" for index in members)
            outs = stream("out", f"e{out}", type_)
            body.append(f"{results} = optim.matmul mma16 {outs} {lhs} {rhs} {rest}")

        is_tall = rows > columns
        multiply(
            "a",
            square,
            stream("lhs", "g", matrix, transposed=is_tall),
            stream("rhs", "g", matrix, transposed=not is_tall),
            "{symmetric}",
        )
        multiply(
            "b",
            square,
            stream("lhs", "a", square),
            stream("rhs", "a", square),
            f"{stream('plus', 'a', square)} {{alpha = {C}, beta = {B}, symmetric}}",
        )
        factors = [("g", matrix), ("b", square)] if is_tall else [("b", square), ("g", matrix)]
        multiply(
            "o",
            matrix,
            stream("lhs", *factors[0]),
            stream("rhs", *factors[1]),
            f"{stream('plus', 'g', matrix)} {{beta = {A}}}",
        )
        stored = {"o": matrix, **({"a": square, "b": square} if keeps_products else {})}
        for value, type_ in stored.items():
            body.extend(
                f"ml_program.global_store @{value}{index} = %{value}{index} : {type_}"
                for index in members
            )
    arguments = ", ".join(f"%d{i}: tensor<{r}x{c}x{name}>" for i, (r, c) in enumerate(sizes))
    lines = "\n".join(f"  {line}" for line in [*body, "return"])
    return "\n".join([*globals_, f"func.func @train_step({arguments}) {{", lines, "}"])


class Products:
    """A loaded plan of `write_program`, with tensors for all that it does not own.

    shift: number of elements by which tensors begin behind an aligned address.
    """

    def __init__(self, sizes, name, *, keeps_products=True, shift=0):
        self.sizes, self.dtype = sizes, DTYPES[name]
        program = Session().parse(write_program(sizes, name, keeps_products=keeps_products))
        with tempfile.TemporaryDirectory() as folder:
            program.compile("target=sm_90").write(folder)
            self.plan = Plan.load(folder)
        self.tensors, state, gradients = {}, {}, {}
        generator = torch.Generator("cuda").manual_seed(len(sizes))
        for index, (rows, columns) in enumerate(sizes):
            side = min(rows, columns)
            shapes = {"g": (rows, columns), "o": (rows, columns)}
            if keeps_products:
                shapes.update(a=(side, side), b=(side, side))
            for value, shape in shapes.items():
                count = shape[0] * shape[1]
                memory = torch.zeros(count + 8, dtype=self.dtype, device="cuda")
                tensor = memory[shift : shift + count].view(shape)
                self.tensors[value, index] = tensor
                if value == "g":
                    drawn = torch.randn(shape, generator=generator, device="cuda")
                    tensor.copy_(drawn / max(rows, columns) ** 0.5)
                    gradients[f"o{index}"] = tensor
                else:
                    state[f"{value}{index}"] = tensor
        self.plan.bind(state, gradients)

    def step(self):
        self.plan.step()
        torch.cuda.synchronize()
        return self

    def get_expected(self, value, index, rows, columns):
        """Returns elements of a product by the model, from operands that the plan has computed."""
        g, dtype = self.tensors["g", index], self.dtype
        is_tall = g.shape[0] > g.shape[1]
        if value == "a":
            lines = g.mT if is_tall else g
            return add_products(lines[rows], lines[columns]).float().to(dtype)
        a, b = self.tensors["a", index], self.tensors["b", index]
        if value == "b":
            sums = add_products(a[rows], a.mT[columns])
            return round_once(C, sums, B, a[rows, columns], dtype)
        left, right = (g, b) if is_tall else (b, g)
        sums = add_products(left[rows], right.mT[columns])
        return round_once(1.0, sums, A, g[rows, columns], dtype)


class ProductsTest(unittest.TestCase):
    def check_samples(self, products):
        for (value, index), tensor in products.tensors.items():
            if value == "g":
                continue
            with self.subTest(value=value, size=products.sizes[index]):
                rows, columns = self.choose(tensor, index)
                expected = products.get_expected(value, index, rows, columns)
                differing = int((tensor[rows, columns] != expected).sum())
                self.assertEqual(differing, 0)
                self.assertGreater(int(expected.count_nonzero()), len(rows) // 2)

    def choose(self, tensor, seed):
        """Rows and columns of all elements, or of SAMPLES of a large matrix."""
        if tensor.numel() <= 100 * SAMPLES:
            places = torch.arange(tensor.numel(), device="cuda")
        else:
            generator = torch.Generator("cuda").manual_seed(seed)
            places = torch.randint(tensor.numel(), (SAMPLES,), generator=generator, device="cuda")
        return places // tensor.shape[1], places % tensor.shape[1]

    def test_hidden_matrices(self):
        for name in DTYPES:
            with self.subTest(name):
                self.check_samples(Products(HIDDEN, name).step())

    def test_edges(self):
        for name in DTYPES:
            # The choice between algorithms depends on times.
            for shift in (0, 1, 0, 0):
                with self.subTest(name, shift=shift):
                    self.check_samples(Products(EDGES, name, shift=shift).step())

    def test_scratch_and_batches(self):
        """Batches over scratch have the bits of single products of the caller's memory."""
        for name in DTYPES:
            for size in ((1600, 4800), (1000, 304), (256, 256)):
                with self.subTest(name, size=size):
                    single = Products([size] * 3, name).step()
                    batch = Products([size] * 3, name, keeps_products=False)
                    shifted = Products([size] * 3, name, shift=1)
                    for index in range(3):
                        for other in (batch, shifted):
                            other.tensors["g", index].copy_(single.tensors["g", index])
                    for other in (batch.step(), shifted.step()):
                        for index in range(3):
                            same = torch.equal(
                                other.tensors["o", index], single.tensors["o", index]
                            )
                            self.assertTrue(same)


if __name__ == "__main__":
    program = unittest.main(exit=False)
    failed = len(program.result.failures) + len(program.result.errors)
    passed = program.result.testsRun - min(failed, program.result.testsRun)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed != 0)
