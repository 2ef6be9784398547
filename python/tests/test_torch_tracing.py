"""Tests of traces: operations that a rule may call, and refused ones, with their line."""

import math
import unittest

import stepfold.torch
import torch
from stepfold.torch import Rule
from torch_cases import DEVICE, HAS_BITS, TorchCase, make_gradients, make_tensors

OUTSIDE = torch.ones(3, 5)
# Names in expressions: p, g and m are the parameter, its gradient and state; n is a number of the
# state, lr one of the group.
ELEMENTWISE = (
    "p.add_(g)",
    "p.add_(g, alpha=3)",
    "p.add_(g, alpha=lr)",
    "p.sub_(g, alpha=lr)",
    "p.sub_(g * 2).mul_(g)",
    "p.copy_(3 - g)",
    "p.copy_(lr - g)",
    "p.copy_(torch.rsub(g, p, alpha=2))",
    "p.copy_(p / (g * g + 1))",
    "p.div_(3)",
    "p.copy_(1 / (p.abs() + 1))",
    "p.copy_(lr / (p.abs() + 1))",
    "p.addcmul_(g, m, value=-lr)",
    "p.addcmul_(g, m)",
    "p.addcdiv_(g, m.abs() + 1, value=2)",
    "p.lerp_(g, lr)",
    "p.lerp_(g, 0.75)",
    "p.lerp_(g, m)",
    "p.copy_(g.square() + g**3 + (g.abs() + 1)**-2 + (g.abs() + 1) ** -0.5 + g ** 0)",
    "p.copy_((g.abs() + 1) ** 1.5)",
    "p.copy_((g.abs() + 1) ** p)",
    "p.copy_(2 ** g)",
    "p.copy_(lr ** p)",
    "p.neg_()",
    "p.copy_(g.abs().sqrt())",
    "p.copy_((g.abs() + 1).rsqrt())",
    "p.copy_((g.abs() + 1).reciprocal())",
    "p.copy_(g.exp() + (g.abs() + 1).log())",
    "p.copy_(g.sigmoid() + g.relu())",
    "p.copy_(g.sign())",
    "p.copy_(torch.maximum(p, g) + torch.minimum(p, m))",
    "p.clamp_(-0.5, lr)",
    "p.clamp_(min=m)",
    "p.copy_(torch.clamp_max(p, 0.1))",
    "p.copy_(torch.where(g > 0, p, m))",
    "p.copy_(torch.where((g >= p) & (g < 1), p, 0.0))",
    "p.copy_(torch.where((g <= 0) | ~(g == p) ^ (g != m), p, lr))",
    "p.masked_fill_(g > 0.5, lr)",
    "p.copy_(torch.where(torch.isnan(p) | torch.isinf(g) | ~torch.isfinite(m), g, p))",
    "p.mul_((g * m > 0).to(p.dtype))",
    "p.mul_(g > 0)",
    "p.copy_(g.double().mul(p).float())",
    "p.add_(g.to(torch.bfloat16))",
    "p.add_(g.half() * 3)",
    "p.zero_()",
    "p.fill_(lr)",
    "p.copy_(torch.zeros_like(p) + torch.full_like(p, 2) + p.new_ones(()) + torch.tensor(0.5))",
    "p.copy_(torch.full((3, 5), 2.0, device=p.device))",
    "p.mul_(torch.tensor(3, device=p.device)).add_(torch.as_tensor(lr))",
    "p.copy_(torch.empty_like(p).copy_(g))",
    "p.data.add_(g)",
    "p.detach().add_(g.clone())",
    "p.mul_(n).add_(n + 1, alpha=2)",
    "p.mul_(n.item() + 1).add_(g, alpha=n)",
    "p.mul_(abs(-lr) ** 2 + 2 ** lr - 1 / lr)",
    "p.mul_(torch.sym_max(lr, 2.0) + torch.sym_min(0.1, lr) + torch.sym_sqrt(lr))",
    "state['m'] = g * 2; p.add_(m)",
    "n.add_(1).mul_(2); p.add_(n)",
    "state['n'] = n.item() * lr; p.add_(n)",
    "state['n'] = 4; p.add_(n)",
)
# Expressions whose sums have another order.
REDUCING = (
    "p.mul_(g.norm())",
    "p.mul_(g.norm(p=1)).add_(g.norm(p=math.inf))",
    "p.mul_(torch.linalg.vector_norm(g, dtype=torch.float64).float())",
    "p.sub_(g - g.mean()).mul_(g.sum())",
    "p.mul_(g.max()).add_(g.min()).add_(g.abs().amax()).add_(g.amin())",
    "p.mul_((p * g).sum(dim=(0, 1)) / (g * g).sum())",
    "p.mul_(torch.where((g > 0).any() & (g > -1).all(), 2.0, 3.0))",
    "p.mul_(torch.where(g.norm() > 0, p.norm() / g.norm(), lr))",
    "r = p / (p.norm() + 1); p.sub_(r / (r - r.mean()).norm())",
    "n.lerp_(g.norm().double(), 0.25); p.mul_(n)",
    "p.mul_((g > 0).to(p.dtype).mean())",
    "p.mul_(torch.ones_like(p).sum()).add_(torch.full_like(p, lr).mean())",
    "p.add_(p.sum(dtype=torch.bfloat16))",
)
# Expressions of one number, which is r.
OF_NUMBERS = (
    "p.mul_(r.sum() + r.mean() + r.sum(dim=0) + r.mean(dim=-1))",
    "p.mul_(r.norm() + r.norm(p=1) + r.norm(p=math.inf))",
    "p.mul_(torch.linalg.vector_norm(r, dim=0, keepdim=True))",
    "p.mul_(r.max() + r.min() + r.amax() + r.amin(dim=0))",
    "p.mul_(torch.where((r > 0).any() | (r < 0).all(), 2.0, 3.0))",
    "p.mul_(n.sum() + n.norm()); n.add_(1)",
    "p.mul_((r / 3).mean().norm().item())",
    "p.add_((p / p.norm()).norm() + p.norm().sum())",
    "n.copy_(r.sum().double() * torch.full_like(r, lr).sum())",
    "p.copy_(torch.where(g > lr, p, r))",
)
REFUSED = (
    ("if g.sum() > 0: p.add_(1)", "branches on a tensor"),
    ("if lr > 0: p.add_(1)", "branches on a number that changes between steps"),
    ("p.mul_(max(lr, 1.0))", "branches on a number"),
    ("p.mul_(math.sqrt(lr))", "needs a number that changes.*torch.sym_sqrt"),
    ("p.mul_(round(lr))", "needs a number that changes"),
    ("p.mul_(lr // 2)", "needs a number that changes"),
    ("p.mul_(float(g.sum()))", "makes a Python value of a tensor"),
    ("p.add_(g.sum(dim=0))", r"torch.sum .*\(5,\): expected .*\(3, 5\)|dimensions \[0\] alone"),
    ("p.add_(g.norm(dim=1, keepdim=True))", "expected"),
    ("p[0].add_(1)", "torch.select changes a shape"),
    ("p.T.add_(1)", "torch.permute changes a shape"),
    ("p.view(-1).add_(1)", "torch.view changes a shape"),
    ("p.add_(g @ g.T)", "changes a shape"),
    ("p.add_(torch.rand_like(p))", "torch.rand_like is random"),
    ("p.normal_()", "torch.normal is random"),
    ("p.add_(g.tanh())", "torch.tanh is not supported in a rule"),
    ("p.add_(g.std())", "torch.std is not supported"),
    ("p.copy_(p.sort()[0])", "torch.sort does not return a tensor"),
    ("p.add_(g.norm(p=3))", "another order than 1, 2 and infinity"),
    ("p.add_(torch.div(p, g, rounding_mode='floor'))", "rounding_mode='floor'"),
    ("p.add_((g > 0).sum())", "torch.sum gives a tensor of torch.int64"),
    ("p.add_(g.sum().expand(3, 5))", "torch.expand changes a shape"),
    ("p.add_(g.sum().view(1))", "torch.view changes a shape"),
    ("p.add_(g.sum().unsqueeze(0))", "torch.unsqueeze changes a shape"),
    ("p.add_(g.sum().cumsum(0))", "torch.cumsum is not supported"),
    ("p.add_(g.sum().std())", "torch.std is not supported"),
    ("p.add_(g.unbind()[0])", "torch.unbind does not return a tensor"),
    ("p.copy_(torch._neg_view(g))", "torch.neg_view changes a shape"),
    (
        "p.copy_(g.half().view(torch.bfloat16).float())",
        "bits of torch.float16 as torch.bfloat16",
    ),
    ("p.view(torch.int32).add_(1)", "torch.view reads the bits of torch.float32 as torch.int32"),
    ("p.copy_(torch.view_as_complex(p.view(3, 5)).real)", "RuntimeError"),
    ("p.copy_(g.to(torch.int32))", "gives a tensor of torch.int32"),
    ("p.mul_(torch.tensor(2.7, dtype=torch.int64))", "rounds a number to torch.int64"),
    ("p.mul_((g > 0).max())", "torch.max computes in torch.bool"),
    ("p.data = g", "uses 'data =' of a tensor"),
    ("p.mul_(p.stride(0))", "uses 'stride' of a tensor"),
    ("if p.is_cuda: p.add_(1)", "uses 'is_cuda' of a tensor"),
    ("p.contiguous().add_(1)", "calls contiguous"),
    ("torch.add(p, g, out=p)", "torch.add writes its argument 'out'"),
    ("g.add_(1)", "writes the gradient"),
    ("p.add_(OUTSIDE)", "reads a tensor other than"),
    ("p.add_(torch.tensor(OUTSIDE.sum()))", "reads a tensor other than"),
    ("group['lr'] = 3", "TypeError: 'mappingproxy'"),
    ("p.add_(group['mu'])", "KeyError: 'mu'"),
    ("p.add_(undefined)", "NameError: name 'undefined'"),
    ("p.grad.add_(1)", "uses 'grad' of a tensor, which is not known when it is traced"),
)
# Without a line, since what is wrong is what the function has done altogether.
REFUSED_RESULTS = (
    ("state['x'] = p.clone()", r"update adds 'x', but the state is \['m', 'n'\]"),
    ("del state['n']", "update removes 'n'"),
    ("state['m'] = g.sum()", r"leaves a tensor of the shape \(\) in state\['m'\]"),
    ("state['m'] = 3", r"leaves a int in state\['m'\]"),
    ("p = p + 1", "changes neither the parameter nor its state in place"),
    ("return p", "update returns a Tensor"),
)


def make_function(body):
    """A rule's function, of the names that bodies have."""
    names = {"torch": torch, "math": math, "OUTSIDE": OUTSIDE}
    text = "def update(p, g, state, group):\n    m, n, lr = state['m'], state['n'], group['lr']\n"
    exec(compile(f"{text}    {body}\n", "rule_text.py", "exec"), names)
    return names["update"]


def make_rule(body):
    return Rule(make_function(body), state={"m": lambda p: p * 2, "n": 3.0}, lr=0.7)


class TracingCase(TorchCase):
    def check(self, body, dtype, bound, shapes=((3, 5), (3, 5))):
        """The plain loop and the plan, after two steps."""
        plain, folded = (make_tensors(shapes, dtype) for _ in range(2))
        expected, optimizer = make_rule(body)(plain), make_rule(body)(folded)
        stepfold.torch.fold(optimizer)
        for step in range(2):
            for theirs, ours, gradient in zip(plain, folded, make_gradients(plain, step)):
                theirs.grad = ours.grad = gradient
            expected.step()
            optimizer.step()
        for theirs, ours in zip(plain, folded):
            tensors = [("parameter", theirs.detach(), ours.detach())]
            states = expected.state[theirs], optimizer.state[ours]
            tensors += [(key, states[0][key], states[1][key]) for key in states[0]]
            for what, one, other in tensors:
                if bound:
                    self.assert_close(what, one, other, bound)
                else:
                    self.assert_equal(what, one, other)

    def test_elementwise(self):
        for body in ELEMENTWISE:
            for dtype in (torch.float32, torch.float64):
                with self.subTest(body, dtype=dtype):
                    # torch has other functions, within an ULP or two.
                    is_exact = HAS_BITS and not any(
                        word in body for word in ("exp", "sigmoid", "**", "sqrt")
                    )
                    bound = 2e-7 if dtype == torch.float32 else 1e-15
                    self.check(body, dtype, 0 if is_exact else bound)

    def test_reductions(self):
        for body in REDUCING:
            for dtype, bound in ((torch.float32, 1e-5), (torch.float64, 1e-14)):
                with self.subTest(body, dtype=dtype):
                    self.check(body, dtype, bound)

    def test_reductions_of_numbers(self):
        """A number is the same for parameters of any size."""
        for body in OF_NUMBERS:
            for dtype, bound in ((torch.float32, 1e-5), (torch.float64, 1e-14)):
                with self.subTest(body, dtype=dtype):
                    self.check(f"r = g.sum(); {body}", dtype, bound, ((), (1,), (7,), (3, 5)))

    def test_one_element(self):
        """The norm of one element is its magnitude, though its square is no number of its dtype."""
        plain, folded = (make_tensors(((), (1,)), torch.float32) for _ in range(2))
        rule = make_rule("p.sub_(g / g.norm()); n.copy_(g.norm().norm())")
        expected, optimizer = rule(plain), stepfold.torch.fold(rule(folded))
        for value in (1e-30, -1e30):
            for param in (*plain, *folded):
                param.grad = torch.full_like(param, value)
            expected.step()
            optimizer.step()
        for theirs, ours in zip(plain, folded):
            self.assert_equal("parameter", theirs.detach(), ours.detach())
            self.assert_equal("n", expected.state[theirs]["n"], optimizer.state[ours]["n"])

    def test_items_of_one_element(self):
        self.check("n.copy_(torch.as_tensor(p.item() * lr)); p.sub_(g)", torch.float32, 0, ((1,),))

    def test_rounding(self):
        """Doubles are rounded to 16 bits by way of floats, and compared as what they become."""
        plain, folded = (make_tensors(((3,),), torch.float64) for _ in range(2))
        rule = make_rule("p.copy_(g.half().double() + (g.half() > 0.1) + (g.half() == 0.1))")
        expected, optimizer = rule(plain), stepfold.torch.fold(rule(folded))
        for param in (*plain, *folded):
            param.grad = torch.tensor([1 + 2**-11 + 2**-30, 0.1, 3.0], dtype=torch.float64)
        expected.step()
        optimizer.step()
        self.assert_equal("parameter", plain[0].detach(), folded[0].detach())

    def test_refusals(self):
        for body, message in REFUSED:
            with self.subTest(body):
                line = "param_groups.0..params.0.*rule_text.py, line 3, in update: "
                with self.assertRaisesRegex(ValueError, f"{line}.*({message})"):
                    stepfold.torch.fold(make_rule(body)(make_tensors(((3, 5),))))

    def test_refused_results(self):
        for body, message in REFUSED_RESULTS:
            with self.subTest(body), self.assertRaisesRegex(ValueError, message):
                stepfold.torch.fold(make_rule(body)(make_tensors(((3, 5),))))

    def test_shapes(self):
        """A function sees the shape, and a parameter without dimensions as one element."""
        seen = []

        def update(param, grad, state, group):
            seen.append((tuple(param.shape), param.dtype))
            param.sub_(grad)

        params = make_tensors(((), (4,), (2, 3)), torch.float16)
        params.append(torch.nn.Parameter(torch.zeros(3, dtype=torch.complex128, device=DEVICE)))
        stepfold.torch.fold(Rule(update)(params))
        expected = [(shape, torch.float32) for shape in ((1,), (4,), (2, 3))]
        self.assertEqual(seen, [*expected, ((3, 2), torch.float64)])


if __name__ == "__main__":
    unittest.main()
