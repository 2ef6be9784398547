"""Tests of stepfold.torch: steps in CUDA graphs, on the device "cuda" of STEPFOLD_TEST_DEVICE."""

import gc
import unittest

import stepfold.torch
import torch
from copies_cases import TOKENS, Decoder, Plain, Shared, Training
from rule_cases import RULES
from test_torch_copies import CopyCase, get_copies
from torch import nn, optim
from torch_cases import DEVICE, SMALL_SHAPES, TorchCase, make_tensors

STEPS = 100


def make_params(dtype=torch.float32):
    params = [nn.Parameter(tensor.detach()) for tensor in make_tensors(SMALL_SHAPES, dtype)]
    for index, param in enumerate(params):
        param.grad = torch.full_like(param, 0.1 * (index + 1))
    return params


def warm_up(step):
    """Takes some steps on another stream, as it is done before a capture."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)


def capture(step):
    """A graph of one step; some steps come before it."""
    warm_up(step)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph


def change(group, step):
    group["lr"] = 1e-2 / (1 + step)
    group["weight_decay"] = 0.1 * (step % 3)
    if "betas" in group:
        group["betas"] = (0.9 - step / 400, 0.99)
    if "momentum" in group:
        group["momentum"] = 0.9 - step / 400


class GraphTest(TorchCase):
    KINDS = (
        (optim.AdamW, {}),
        (optim.AdamW, {"amsgrad": True, "maximize": True}),
        (optim.SGD, {"momentum": 0.9, "dampening": 0.1}),
        (optim.NAdam, {"decoupled_weight_decay": True}),
        (optim.RAdam, {}),
    )
    RULES = (RULES["adabelief"], RULES["stable_adamw"])

    def check(self, kind, settings, dtype=torch.float32, write=lambda *_: None, **folding):
        """Replays of a captured step equal calls, while settings change.

        write: called before each step, with the parameters.
        """
        results = []
        for is_captured in (True, False):
            params = make_params(dtype)
            optimizer = stepfold.torch.fold(kind(params, lr=1e-2, **settings), **folding)
            if is_captured:
                graph = capture(optimizer.step)
            else:
                for _ in range(3):
                    optimizer.step()
            for step in range(STEPS):
                change(optimizer.param_groups[0], step)
                write(step, params)
                for param in params:
                    param.grad.mul_(-0.99)
                if is_captured:
                    optimizer.sync_settings()
                    graph.replay()
                else:
                    optimizer.step()
            state = [value for param in params for value in optimizer.state[param].values()]
            results.append([*params, *state])
        for index, (replayed, called) in enumerate(zip(*results)):
            self.assertTrue(torch.equal(replayed, called), f"tensor {index}")

    def test_verification(self):
        """Replays are verified; a rate that they have not been told of is found."""
        for fold in (True, False):
            params = make_params()
            optimizer = optim.AdamW(params, lr=torch.tensor(1e-2), capturable=True)
            if fold:
                optimizer = stepfold.torch.fold(optim.AdamW(params, lr=1e-2), max_norm=0.5)
            graph = capture(optimizer.step)
            for step in range(3):
                for param in params:
                    param.grad.mul_(-0.99)
                with stepfold.torch.verify(optimizer) as verification:
                    graph.replay()
                verification.check()
            optimizer.param_groups[0]["lr"] = 5e-3
            with stepfold.torch.verify(optimizer) as verification:
                graph.replay()
            self.assertIn("lr=0.01, and its group has lr=0.005", str(verification))

    def test_copies(self):
        """Replays write copies of weights, where the forward pass reads them."""
        model = nn.Linear(16, 16)
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)

        def compute():
            optimizer.zero_grad(set_to_none=False)
            with torch.autocast(DEVICE, torch.bfloat16):
                result = model(torch.ones(2, 16))
            result.float().square().mean().backward()
            return result.detach()

        compute()
        graph = capture(optimizer.step)
        for _ in range(3):
            result = compute()
            casts = [param.detach().bfloat16() for param in model.parameters()]
            expected = nn.functional.linear(torch.ones(2, 16).bfloat16(), *casts)
            self.assertTrue(torch.equal(result, expected))
            graph.replay()
        self.assertEqual(optimizer.explain().copies.unread, ())

    def test_replays(self):
        for kind, settings in self.KINDS:
            with self.subTest(f"{kind.__name__} {settings}"):
                self.check(kind, settings)

    def test_rules(self):
        for rule in self.RULES:
            with self.subTest(rule.name):
                self.check(rule, {})

    def test_clipping(self):
        self.check(optim.AdamW, {}, max_norm=0.5)

    def test_masters(self):
        """Masters of parameters that are written between replays, too."""

        def write(step, params):
            if step % 10 == 5:
                with torch.no_grad():
                    params[step % len(params)].view(-1)[0] += 0.25

        for dtype in (torch.bfloat16, torch.float16):
            options = {"master_weights": torch.float32, "max_norm": 0.5}
            self.check(optim.AdamW, {}, dtype, write, **options)

    def test_lr_tensor(self):
        """A tensor is followed without a call."""
        params = make_params()
        lr = torch.tensor(1.0, device=DEVICE)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=lr))
        graph = capture(optimizer.step)
        before = [param.detach().clone() for param in params]
        lr.fill_(0.5)
        graph.replay()
        for param, old in zip(params, before):
            self.assert_close("parameter", old - 0.5 * param.grad, param.detach(), 1e-6)

    def test_changed_before_capture(self):
        params = make_params()
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.1))
        optimizer.step()
        optimizer.param_groups[0]["lr"] = 0.2
        before = [param.detach().clone() for param in params]
        graph = torch.cuda.CUDAGraph()
        with self.assertRaisesRegex(ValueError, "call sync_settings.. before the capture"):
            with torch.cuda.graph(graph):
                optimizer.step()
        for param, old in zip(params, before):
            self.assertTrue(torch.equal(param, old))
        optimizer.sync_settings()
        optimizer.step()


class PredecessorTest(TorchCase):
    """A step whose first kernel begins before what writes its gradients has ended."""

    SIZES = (3, 1000, 2**22)

    def write_elsewhere(self, grads, sources):
        """By kernels of another stream, which the step's stream joins."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(5):
                torch.mul(sources[-1], 1.0, out=grads[-1])
        for grad, source in zip(grads[:-1], sources):
            torch.mul(source, 1.0, out=grad)
        torch.cuda.current_stream().wait_stream(stream)

    def write_by_kernels(self, grads, sources):
        for grad, source in zip(grads, sources):
            torch.mul(source, 1.0, out=grad)

    def write_by_copies(self, grads, sources):
        for grad, source in zip(grads, sources):
            grad.copy_(source, non_blocking=True)

    def run_steps(self, write, place, is_captured):
        """The parameters after some steps: replays, or steps that begin when all has ended.

        place: makes the tensor on the device that the gradient is written from.
        """
        params = make_tensors([(n,) for n in self.SIZES])
        sources = [place(param.detach()) for param in params]
        for param in params:
            param.grad = torch.zeros_like(param)
        grads = [param.grad for param in params]
        optimizer = stepfold.torch.fold(optim.AdamW(params, lr=1e-2))

        def step():
            write(grads, sources)
            if not is_captured:
                torch.cuda.synchronize()
            optimizer.step()

        original = [source.clone() for source in sources]
        if is_captured:
            replay = capture(step).replay
        else:
            warm_up(step)
            replay = step
        for index in range(STEPS):
            for source, values in zip(sources, original):
                source.copy_(values * (index - 50))
            torch.cuda.synchronize()
            replay()
            torch.cuda.synchronize()  # The host writes the sources of the next one.
        return params

    def test_replays(self):
        for write, place in (
            (self.write_by_kernels, torch.clone),
            (self.write_elsewhere, torch.clone),
            (self.write_by_copies, torch.clone),
            (self.write_by_copies, lambda source: source.cpu().pin_memory()),
        ):
            replayed, called = (self.run_steps(write, place, given) for given in (True, False))
            self.assertTrue(all(map(torch.equal, replayed, called)), write.__name__)


class ScalerTest(TorchCase):
    """A step that searches for overflows in a graph, with the update of the scale."""

    def run_steps(self, is_captured):
        """Returns the scales and parameters after each step, with some overflows."""
        params = make_params()
        scaler = torch.amp.GradScaler(DEVICE, init_scale=2.0**10, growth_interval=2)
        scaler.scale(torch.ones(()))
        optimizer = stepfold.torch.fold(optim.AdamW(params, lr=1e-2), grad_scaler=scaler)

        def step():
            scaler.step(optimizer)
            scaler.update()

        if is_captured:
            replay = capture(step).replay
        else:
            warm_up(step)
            replay = step
        seen = []
        for index in range(STEPS):
            for param in params:
                param.grad.fill_(0.1 * scaler.get_scale())
            if index % 7 in (2, 3):
                params[index % len(params)].grad.view(-1)[-1] = torch.inf
            replay()
            seen += [scaler._scale.clone(), *(param.detach().clone() for param in params)]
        return seen

    def test_replays(self):
        expected, seen = (self.run_steps(is_captured) for is_captured in (False, True))
        self.assertTrue(all(map(torch.equal, expected, seen)))
        self.assertGreater(len({scale.item() for scale in seen[:: len(SMALL_SHAPES) + 1]}), 1)


class CopiesTest(CopyCase):
    """Whole iterations in a graph, which read copies of weights, and write them."""

    def make_training(self, make, copies, grad_dtype):
        """A training whose iterations have the same tokens in the same place."""

        def attach(training):
            stepfold.torch.fold(
                training.optimizer,
                model=training.model,
                max_norm=0.1,
                copies=copies,
                grad_dtype=grad_dtype,
            )

        training = Training(make, attach)
        training.tokens = torch.zeros(3, 3, 8, dtype=torch.long)
        return training

    def iterate(self, training, accumulated):
        losses = []
        for index in range(accumulated):
            with training.autocast():
                losses.append(training.call(training.tokens[index]))
            losses[-1].backward()
        training.optimizer.step()
        return torch.stack([loss.detach() for loss in losses])

    def capture(self, training, accumulated):
        """Returns what replays an iteration."""

        def iterate():
            training.optimizer.zero_grad()
            self.iterate(training, accumulated)

        warm_up(iterate)
        training.optimizer.zero_grad()
        gc.collect()  # Plans of earlier tests cannot be freed during a capture.
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            losses = self.iterate(training, accumulated)

        def replay():
            graph.replay()
            return losses

        return replay

    def run_training(self, make, accumulated, copies=None, grad_dtype=None, is_captured=True):
        training = self.make_training(make, copies, grad_dtype)
        if is_captured:
            iterate = self.capture(training, accumulated)
        else:
            for _ in range(3):
                training.optimizer.zero_grad()
                self.iterate(training, accumulated)

            def iterate():
                training.optimizer.zero_grad()
                return self.iterate(training, accumulated)

        seen = []
        generator = torch.Generator(DEVICE).manual_seed(1)
        for step in range(8):
            training.tokens.random_(0, TOKENS, generator=generator)
            if step == 4:
                with torch.no_grad():
                    for param in training.model.parameters():
                        param.mul_(0.5)
                training.optimizer.sync_settings()
            seen.append(iterate().clone())
            with torch.no_grad(), training.autocast():
                seen.append(training.model(training.tokens[0]))
            seen += [param.detach().clone() for param in training.model.parameters()]
        if copies is not None:
            self.assert_current(training.optimizer)
        return seen

    def test_iterations(self):
        """They equal those that are not captured, and have neither copies nor narrow gradients."""
        bfloat16 = torch.bfloat16
        for make in (Decoder, Shared, Plain):
            for accumulated in (1, 3):
                expected = self.run_training(make, accumulated, is_captured=False)
                for options in ({}, {"copies": bfloat16}, {"grad_dtype": bfloat16}):
                    options = {"copies": bfloat16, **options} if options else {}
                    with self.subTest(make=make, accumulated=accumulated, options=options):
                        seen = self.run_training(make, accumulated, **options)
                        self.assert_equal(expected, seen)

    def test_no_casts(self):
        """Replays cast no weights, and no gradients."""
        training = self.make_training(Shared, torch.bfloat16, torch.bfloat16)
        self.capture(training, 1)
        for param in get_copies(training.optimizer):
            self.assertEqual(param.grad.dtype, torch.bfloat16)
        for each in get_copies(training.optimizer).values():
            self.assertTrue(each.is_read)


if __name__ == "__main__":
    unittest.main()
