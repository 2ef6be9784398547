"""Tests of stepfold.torch: Muon of torch, whose products of matrices have bits of their own."""

import copy
import io
import pickle
import unittest
from unittest import mock

import stepfold.torch
import torch
from muon_model import MuonModel
from stepfold.plan import Plan, ProductCheck
from stepfold.stage.matrix_views import MatrixViews
from stepfold.torch import verify
from stepfold.torch.optimizers.muon_settings import find_matrix_refusal
from stepfold.torch.verification import large_matrices
from torch import distributed, nn, optim
from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_tensor, init_device_mesh
from torch.nn.utils import clip_grad_norm_
from torch.testing._internal.common_optimizers import optim_db
from torch.testing._internal.distributed.fake_pg import FakeStore
from torch_cases import (
    DEVICE,
    HAS_BITS,
    Pair,
    TrainingCase,
    make_generator,
    make_gradients,
    make_tensors,
)
from verification_faults import change_in_step

MATRICES = ((4, 7), (7, 4), (5, 5))
# Vectors, both sides of the widths of vectors and of blocks, and sums of more than 16 products.
EDGES = (*MATRICES, (1, 1), (1, 9), (9, 1), (17, 33), (33, 18))
SETTINGS = {"lr": 0.1, "weight_decay": 0.3, "momentum": 0.8}
MASTER = "master_weight"
# Distance of a folded step from the polynomial, divided by that of torch's own step.
MAX_RATIO = 1.1


class Training:
    """A folded Muon, and a model of each of its parameters."""

    def __init__(self, shapes=MATRICES, dtype=torch.float32, options=None, **settings):
        self.params = make_tensors(shapes, dtype)
        self.options = options or {}
        self.optimizer = optim.Muon(self.params, **{**SETTINGS, **settings})
        stepfold.torch.fold(self.optimizer, **self.options)
        self.models = {param: self.make_model(param) for param in self.params}

    def make_model(self, param):
        return MuonModel(param, self.options.get("master_weights"))

    def set_gradients(self, seed, absent=(), dtype=None):
        for index, (param, grad) in enumerate(zip(self.params, make_gradients(self.params, seed))):
            param.grad = None if index in absent else grad.clamp(-10.0, 10.0).to(dtype)

    def step_models(self, factor=1.0):
        for group in self.optimizer.param_groups:
            for param in group["params"]:
                if param.grad is not None:
                    self.models[param].step(param.grad, group, factor)

    def step(self, seed, absent=(), dtype=None):
        self.set_gradients(seed, absent, dtype)
        self.optimizer.step()
        self.step_models()


@unittest.skipUnless(HAS_BITS, "products of matrices add in another order on this device")
class MuonCase(TrainingCase):
    def assert_models(self, training):
        """Parameters and state have the bits of the models."""
        for index, (param, model) in enumerate(training.models.items()):
            self.assert_equal(f"parameter {index}", model.get_param(), param.detach())
            state = training.optimizer.state[param]
            if "momentum_buffer" in state:
                momentum = state["momentum_buffer"]
                expected = torch.from_numpy(model.momentum).to(momentum.dtype)
                self.assert_equal(f"momentum {index}", expected, momentum)
            if MASTER in state:
                expected = torch.from_numpy(model.param).float()
                self.assert_equal(f"master {index}", expected, state[MASTER])

    def check(self, steps=3, **arguments):
        training = Training(**arguments)
        for step in range(steps):
            training.step(step)
            self.assert_models(training)
        return training


class BitsTest(MuonCase):
    def test_dtypes(self):
        for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16):
            for nesterov in (True, False):
                with self.subTest(dtype=dtype, nesterov=nesterov):
                    self.check(shapes=EDGES, dtype=dtype, nesterov=nesterov, steps=2)

    def test_settings(self):
        for settings in (
            {"adjust_lr_fn": "original"},
            {"adjust_lr_fn": "match_rms_adamw"},
            {"ns_steps": 0},
            {"ns_steps": 1, "ns_coefficients": (1.5, -0.5, 0.0)},
            {"ns_steps": 7, "ns_coefficients": [2.0, -1.5, 1e-5]},
            {"eps": 30.0},
            {"weight_decay": 0.0, "momentum": 0.0},
            {"momentum": 0.5},
            {"momentum": 1.2},
            {"lr": torch.tensor(0.1)},
            {"lr": torch.tensor([0.1], dtype=torch.float64)},
        ):
            with self.subTest(settings):
                self.check(**settings)

    def test_inputs(self):
        """The inputs of torch's own tests."""
        [info] = [info for info in optim_db if info.optim_cls is optim.Muon]
        inputs = [given.kwargs for given in info.optim_inputs_func(device="cpu")]
        self.assertGreaterEqual(len(inputs), 7)
        for settings in inputs:
            with self.subTest(settings):
                self.check(shapes=((3, 5), (7, 11), (5, 2)), **settings)

    def test_masters(self):
        for dtype in (torch.bfloat16, torch.float16):
            options = {"master_weights": torch.float32}
            training = self.check(dtype=dtype, options=options, lr=1e-3, steps=5)
            self.assertEqual(len(training.optimizer.explain().masters.written), len(MATRICES))

    def test_narrow_gradients(self):
        training = Training()
        for param in training.params:
            param.grad_dtype = torch.bfloat16
        for step in range(3):
            training.step(step, dtype=torch.bfloat16)
            self.assert_models(training)

    def test_zero_gradients(self):
        training = Training(weight_decay=0.0)
        before = [param.detach().clone() for param in training.params]
        for param in training.params:
            param.grad = torch.zeros_like(param)
        training.optimizer.step()
        self.assertTrue(all(map(torch.equal, before, training.params)))

    def test_infinite_gradient(self):
        """All of the matrix becomes NaN, and no other one does."""
        training = Training()
        training.set_gradients(0)
        training.params[1].grad[2, 3] = torch.inf
        training.optimizer.step()
        training.step_models()
        self.assert_models(training)
        self.assertEqual([p.isnan().all().item() for p in training.params], [False, True, False])


class TorchTest(MuonCase):
    """Steps are near to those of torch."""

    def test_momentum(self):
        """The momentum has the bits of torch's."""
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            pair = Pair(optim.Muon, make_tensors(EDGES, dtype), **SETTINGS)
            pair.run(5)
            for what, expected, value in pair.compare():
                if what.startswith("momentum"):
                    self.assert_equal(what, expected, value)

    def test_distance(self):
        """The distance from the polynomial in float64 is at most a tenth more than torch's."""
        for shape in ((96, 256), (256, 96), (64, 64), (33, 130)):
            for name, grad in draw_gradients(*shape):
                with self.subTest(f"{name} {shape}"):
                    self.check_distance(grad)

    def check_distance(self, grad):
        distances = []
        for folded in (False, True):
            param = nn.Parameter(torch.zeros_like(grad))
            optimizer = optim.Muon([param], lr=1.0, weight_decay=0.0)
            if folded:
                stepfold.torch.fold(optimizer)
            param.grad = grad
            optimizer.step()
            expected = orthogonalize(grad.double(), optimizer.param_groups[0])
            distances.append(((param.detach() + expected).norm() / expected.norm()).item())
        self.assertLess(distances[0], 0.5)
        self.assertLessEqual(distances[1], MAX_RATIO * distances[0])


def draw_gradients(rows, columns):
    """Gradients that are normal, of low rank, and with singular values of different magnitude."""
    draw = make_generator(7)
    left, right = draw((rows, rows)), draw((columns, columns))
    singular = torch.logspace(0, -6, min(rows, columns), dtype=torch.float64)
    orthogonal = [torch.linalg.qr(matrix)[0] for matrix in (left, right)]
    rank = singular.numel()
    yield "normal", draw((rows, columns)).float()
    yield "rank 16", (draw((rows, 16)) @ draw((16, columns))).float()
    yield "ill", (orthogonal[0][:, :rank] * singular @ orthogonal[1][:rank]).float()


def orthogonalize(grad, group):
    """The first step's change of a parameter in float64, for a rate of 1, without its sign."""
    a, b, c = group["ns_coefficients"]
    matrix = grad / grad.norm()
    for _ in range(group["ns_steps"]):
        gram = matrix @ matrix.T
        matrix = a * matrix + (b * gram + c * gram @ gram) @ matrix
    rows, columns = grad.shape
    return matrix * max(1.0, rows / columns) ** 0.5


class ChangeTest(MuonCase):
    """Settings and gradients that change between steps."""

    def test_numbers(self):
        """Numbers change without another plan."""
        for lr, changes in (
            (0.1, ({"lr": 0.02}, {"momentum": 0.3}, {"weight_decay": 0.0}, {"eps": 40.0})),
            (torch.tensor(0.1), ({"lr": torch.tensor(0.3)}, {"weight_decay": 0.0})),
        ):
            training = Training(lr=lr)
            [group] = training.optimizer.param_groups
            training.step(0)
            with self.count_plans() as plans:
                for step, change in enumerate(changes):
                    group.update(change)
                    training.step(step + 1)
                    self.assert_models(training)
                group["lr"] *= 0.5  # In place, if it is a tensor.
                training.step(9)
                self.assert_models(training)
            plans.assert_not_called()

    def test_options(self):
        training = Training()
        [group] = training.optimizer.param_groups
        for step, change in enumerate(
            (
                {"ns_steps": 2},
                {"ns_coefficients": (1.5, -0.5, 0.0)},
                {"adjust_lr_fn": "match_rms_adamw"},
                {"nesterov": False},
                {"ns_steps": 5, "adjust_lr_fn": None},
            )
        ):
            group.update(change)
            training.step(step)
            self.assert_models(training)

    def test_groups(self):
        training = Training()
        [added] = make_tensors([(6, 3)], seed=3)
        options = {"ns_steps": 2, "momentum": 0.5, "adjust_lr_fn": "match_rms_adamw"}
        training.step(0)
        training.optimizer.add_param_group({"params": [added], "lr": 0.5, **options})
        training.params.append(added)
        training.models[added] = training.make_model(added)
        for step in range(1, 4):
            training.step(step)
            self.assert_models(training)

    def test_absent_gradients(self):
        training = Training()
        for step, absent in enumerate([(1,), (), (0, 2), (0, 1, 2), ()]):
            training.step(step, absent)
            self.assert_models(training)

    def test_scheduler(self):
        training = Training()
        scheduler = optim.lr_scheduler.CosineAnnealingLR(training.optimizer, 4)
        for step in range(4):
            training.step(step)
            scheduler.step()
            self.assert_models(training)
        self.assertAlmostEqual(training.optimizer.param_groups[0]["lr"], 0.0)

    def test_clip_by_norm(self):
        """Clipping by the step, and by torch before it."""
        max_norm = 0.5
        for is_inside in (True, False):
            training = Training(options={"max_norm": max_norm} if is_inside else {})
            for step in range(3):
                training.set_gradients(step)
                if is_inside:
                    training.optimizer.step()
                    norm = training.optimizer.grad_norm
                    factor = (max_norm / (norm + 1e-6)).clamp(max=1.0).item()
                    training.step_models(factor)
                else:
                    clip_grad_norm_(training.params, max_norm)
                    training.optimizer.step()
                    training.step_models()
                self.assert_models(training)

    def test_clip_by_value(self):
        training = Training(options={"clip_value": 0.1})
        for step in range(3):
            training.set_gradients(step)
            training.optimizer.step()
            for param in training.params:
                param.grad.clamp_(-0.1, 0.1)
            training.step_models()
            self.assert_models(training)

    def test_scaler(self):
        """A step with an infinite gradient is skipped."""
        training = Training()
        scaler = torch.amp.GradScaler("cpu", init_scale=2.0**10, growth_interval=2)
        scaler.scale(torch.ones(()))
        for step in range(5):
            training.set_gradients(step)
            if step == 2:
                training.params[0].grad[1, 1] = torch.inf
            else:
                training.step_models()
            for param in training.params:
                param.grad *= scaler.get_scale()
            scaler.step(training.optimizer)
            scaler.update()
            self.assert_models(training)
        self.assertEqual(scaler.get_scale(), 2.0**11)


class ObjectTest(MuonCase):
    """Copies, checkpoints, reports."""

    def go_on(self, training, optimizer):
        """Takes steps with another optimizer of parameters with the same values."""
        params = [param for group in optimizer.param_groups for param in group["params"]]
        training.models = dict(zip(params, training.models.values()))
        training.params, training.optimizer = params, optimizer
        self.assert_models(training)
        for step in range(7, 9):
            training.step(step)
        self.assert_models(training)

    def test_copies(self):
        for copy_object in (copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
            for options in ({}, {"master_weights": torch.float32}):
                dtype = torch.bfloat16 if options else torch.float32
                training = Training(dtype=dtype, options=options)
                training.step(0)
                copied = copy_object(training.optimizer)
                self.assertTrue(type(copied).__name__.startswith("Folded"))
                self.go_on(training, copied)

    def test_state_dict(self):
        """A checkpoint of torch is continued folded, and one of a folded optimizer by torch."""
        training = Training()
        training.step(0)
        file = io.BytesIO()
        torch.save(training.optimizer.state_dict(), file)
        file.seek(0)
        state = torch.load(file)
        plain = optim.Muon([nn.Parameter(p.detach().clone()) for p in training.params])
        plain.load_state_dict(state)
        [group] = plain.param_groups
        self.assertEqual({key: group[key] for key in SETTINGS}, SETTINGS)
        for param, model in zip(group["params"], training.models.values()):
            momentum = plain.state[param]["momentum_buffer"]
            self.assertEqual(plain.state[param].keys(), {"momentum_buffer"})
            self.assert_equal("momentum", torch.from_numpy(model.momentum).float(), momentum)
            param.grad = torch.ones_like(param)
        plain.step()
        again = optim.Muon([nn.Parameter(p.detach().clone()) for p in group["params"]])
        stepfold.torch.fold(again)
        again.load_state_dict(plain.state_dict())
        continued = Training()
        continued.models = {
            param: MuonModel(param, momentum=again.state[param]["momentum_buffer"])
            for param in again.param_groups[0]["params"]
        }
        self.go_on(continued, again)

    def test_fold_later(self):
        """Momentum that is there when an optimizer is folded is continued, and unfold keeps it."""
        params = make_tensors(MATRICES)
        optimizer = optim.Muon(params, **SETTINGS)
        for param, grad in zip(params, make_gradients(params, 0)):
            param.grad = grad
        optimizer.step()
        training = Training()
        training.models = {
            param: MuonModel(param, momentum=optimizer.state[param]["momentum_buffer"])
            for param in params
        }
        stepfold.torch.fold(optimizer)
        self.go_on(training, optimizer)
        before = {key: value.clone() for key, value in self.list_tensors(optimizer)}
        stepfold.torch.unfold(optimizer)
        self.assertIs(type(optimizer), optim.Muon)
        for key, value in self.list_tensors(optimizer):
            self.assert_equal(key, before[key], value)
        optimizer.step()

    def list_tensors(self, optimizer):
        for index, param in enumerate(optimizer.param_groups[0]["params"]):
            yield f"parameter {index}", param.detach()
            yield f"momentum {index}", optimizer.state[param]["momentum_buffer"]

    def test_explain(self):
        training = Training()
        training.step(0)
        [device] = training.optimizer.explain().devices
        elements = sum(param.numel() for param in training.params)
        self.assertEqual((device.parameters, device.elements), (len(MATRICES), elements))
        expected = {"weights": 4 * elements, "gradients": 4 * elements, "state": 4 * elements}
        self.assertEqual(device.memory, expected)
        self.assertIn("optim.muon", str(training.optimizer.explain()))

    def test_verify(self):
        for dtype, options in (
            (torch.float32, {}),
            (torch.float64, {}),
            (torch.bfloat16, {"master_weights": torch.float32}),
        ):
            training = Training(shapes=EDGES, dtype=dtype, options=options)
            for step in range(2):
                training.set_gradients(step)
                with verify(training.optimizer) as verification:
                    training.optimizer.step()
                verification.check()
                self.assertIn("bit for bit", str(verification))
            training.set_gradients(2)
            param = training.params[1]
            stored = training.optimizer.state[param].get(MASTER, param)
            with change_in_step(training.optimizer, lambda stored=stored: stored[0, 0].add_(1)):
                with verify(training.optimizer) as verification:
                    training.optimizer.step()
            self.assertIn("difference", [finding.kind for finding in verification.findings])


class FaultTest(TrainingCase):
    """`verify` finds another step in place of Muon's, folded or not, and no fault without one."""

    SHAPE = (192, 96)

    def make_training(self, folded, fault=None):
        """A parameter before its third step, its optimizer, and the parameter of another step."""
        param, *grads = make_tensors([self.SHAPE] * 4)
        param.data.mul_(0.02)
        optimizer = optim.Muon([param], lr=0.02, weight_decay=0.1)
        for grad in grads:
            param.grad = grad.detach()
            if grad is not grads[-1]:
                optimizer.step()
        other = fault and self.step_otherwise(fault, param, optimizer)
        if folded:
            stepfold.torch.fold(optimizer)
        return param, optimizer, other

    def step_otherwise(self, fault, param, optimizer):
        settings = {**optimizer.param_groups[0], **FAULTS[fault].get("settings", {})}
        momentum = optimizer.state[param]["momentum_buffer"]
        split = FAULTS[fault].get("split", lambda tensor: [tensor])
        params = [nn.Parameter(part.clone()) for part in split(param.detach())]
        keys = ("lr", "weight_decay", "momentum", "adjust_lr_fn")
        again = optim.Muon(params, **{key: settings[key] for key in keys})
        for part, grad, buffer in zip(params, split(param.grad), split(momentum)):
            part.grad = grad.clone()
            again.state[part]["momentum_buffer"] = buffer.clone()
        again.step()
        return torch.cat([part.detach().reshape(-1) for part in params]).view(self.SHAPE)

    def test_faults(self):
        for folded in (False, True):
            for fault in FAULTS:
                with self.subTest(fault, folded=folded):
                    param, optimizer, other = self.make_training(folded, fault)
                    self.check_finding(optimizer, lambda p=param, o=other: p.copy_(o))

    def test_gradient_descent(self):
        for folded in (False, True):
            param, optimizer, _ = self.make_training(folded)
            old = param.detach().clone()

            def descend(param=param, old=old):
                change = (param - old).norm()
                param.copy_(old - param.grad * (change / param.grad.norm()))

            self.check_finding(optimizer, descend)

    def test_narrow_momentum(self):
        for folded in (False, True):
            param, optimizer, _ = self.make_training(folded)
            momentum = optimizer.state[param]["momentum_buffer"]
            self.check_finding(
                optimizer, lambda m=momentum: m.copy_(m.bfloat16()), "momentum_buffer", "rounded"
            )

    def check_finding(self, optimizer, change, tensor="param", kind=None):
        with change_in_step(optimizer, change), verify(optimizer) as verification:
            optimizer.step()
        [finding] = verification.findings
        self.assertEqual(tensor, finding.tensor)
        if kind:
            self.assertEqual(kind, finding.kind)

    def test_not_folded(self):
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            for shape in ((96, 256), (256, 96), (64, 64)):
                for name, grad in draw_gradients(*shape):
                    [param] = make_tensors([shape], dtype)
                    param.data.mul_(0.01)  # A larger one loses changes in bfloat16.
                    optimizer = optim.Muon([param], lr=0.02)
                    for factor in (1.0, 0.5):
                        param.grad = grad.to(dtype) * factor
                        with verify(optimizer) as verification:
                            optimizer.step()
                        with self.subTest(f"{name} {shape} {dtype}"):
                            verification.check()


class LargeMatricesTest(FaultTest):
    """The same for matrices that are too large for the interpreter."""

    def setUp(self):
        super().setUp()
        self.enterContext(mock.patch.object(large_matrices, "MAX_MULTIPLICATIONS", 0.0))

    def verify_step(self, optimizer):
        with verify(optimizer) as verification:
            optimizer.step()
        return verification

    def check_notes(self, verification, params, products):
        """All elements of small products are computed again, and SAMPLES of the others."""
        verification.check()
        [note] = verification.notes
        pattern = rf"^{params} parameters? (is|are) too large .* elements of {products} products"
        self.assertRegex(note, pattern)

    def test_products(self):
        training = Training(shapes=((64, 20), (20, 64), (3, 3)))
        for step in range(2):
            training.set_gradients(step)
            self.check_notes(self.verify_step(training.optimizer), 3, 45)
        # Other steps compute nothing again.
        with mock.patch.object(Plan, "check_products", side_effect=AssertionError):
            training.optimizer.step()

    def test_wrong_product(self):
        training = Training()
        training.set_gradients(0)
        found = ProductCheck(1, 1, "element [0, 0] of a product is 1, expected 2")
        with mock.patch.object(Plan, "product_check", found):
            verification = self.verify_step(training.optimizer)
        [finding] = verification.findings
        self.assertEqual((finding.kind, finding.message), ("difference", found.difference))

    def test_masters(self):
        options = {"master_weights": torch.float32}
        training = Training(dtype=torch.bfloat16, options=options, lr=1e-3)
        training.set_gradients(0)
        self.check_notes(self.verify_step(training.optimizer), 3, 45)
        training.set_gradients(1)
        param = training.params[1]

        def change():
            param[0, 0] += 1.0

        with change_in_step(training.optimizer, change):
            [finding] = self.verify_step(training.optimizer).findings
        self.assertRegex(finding.message, "1 elements of the rounded parameter are not those of")

    def test_clip(self):
        training = Training(options={"max_norm": 0.5})
        training.set_gradients(0)
        self.check_notes(self.verify_step(training.optimizer), 3, 45)

    def test_skipped_step(self):
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        params = make_tensors(MATRICES)
        optimizer = optim.Muon(params, lr=0.1)
        stepfold.torch.fold(optimizer, grad_scaler=scaler)
        for value, products in ((1.0, 45), (torch.inf, 45)):
            for param in params:
                param.grad = None
            scaler.scale(sum((param * value).sum() for param in params)).backward()
            with verify(optimizer, grad_scaler=scaler) as verification:
                scaler.step(optimizer)
            scaler.update()
            self.check_notes(verification, 3, products)


# Steps that are not Muon's: of another view of the matrix, or with other settings.
FAULTS = {
    "transposed": {"split": lambda tensor: [tensor.view(tensor.shape[1], tensor.shape[0])]},
    "blocks": {"split": lambda tensor: tensor.chunk(3)},
    "rule of the scale": {"settings": {"adjust_lr_fn": "match_rms_adamw"}},
    "rate": {"settings": {"lr": 0.0202}},
    "decay by the adjusted rate": {"settings": {"weight_decay": 0.1 * 2**0.5}},
}


class RefusalTest(MuonCase):
    """A parameter without a step is refused by name, and nothing is changed."""

    def check_refused(self, message, change):
        """A step after `change`, which may return a parameter with a gradient, is refused."""
        training = Training()
        training.step(0)
        training.set_gradients(1)
        change(training)
        with self.assertRaisesRegex(ValueError, message):
            training.optimizer.step()
        # The change may be that of a momentum, which no model has.
        for param, model in training.models.items():
            self.assert_equal("parameter", model.get_param(), param.detach())
        return training

    def test_params(self):
        refused = "cannot be folded: 'param_groups.1..params.0.' "
        for make, message in (
            (lambda: torch.zeros(4), r"has the shape \(4,\), and Muon updates matrices of 2"),
            (lambda: torch.zeros(()), r"has the shape \(\), and Muon updates matrices of 2"),
            (lambda: torch.zeros(2, 3, 4), r"has the shape \(2, 3, 4\), and Muon updates matri"),
            (lambda: torch.zeros(2, 3, dtype=torch.complex64), "has the dtype torch.complex64"),
            (lambda: torch.zeros(4, 6).T, r"has strides \(1, 6\), and Muon needs rows one behind"),
            (lambda: torch.zeros(4, 12)[:, ::2], r"has strides \(12, 2\), with gaps"),
        ):
            with self.subTest(message):

                def change(training, make=make):
                    param = nn.Parameter(make())
                    param.grad = torch.ones_like(param)
                    training.optimizer.add_param_group({"params": [param]})

                training = self.check_refused(refused + message, change)
                del training.optimizer.param_groups[1]
                training.optimizer.step()
                training.step_models()
                self.assert_models(training)

    def test_folding(self):
        """Refused when folding, too; the optimizer stays as it is."""
        optimizer = optim.Muon([nn.Parameter(torch.zeros(4, 6).T)])
        with self.assertRaisesRegex(ValueError, r"params\[0\]' has strides \(1, 6\), and Muon"):
            stepfold.torch.fold(optimizer)
        self.assertIs(type(optimizer), optim.Muon)

    def test_settings(self):
        coefficients = "ns_coefficients: expected 3 numbers that are finite in float32, got "
        steps = "ns_steps: expected a whole number from 0 to 99, got "
        name = "adjust_lr_fn: expected 'original', 'match_rms_adamw' or None, got "
        for key, value, message in (
            ("ns_coefficients", (1.0, 2.0), coefficients),
            ("ns_coefficients", (1.0, 2.0, float("nan")), coefficients),
            ("ns_coefficients", (1.0, 2.0, 1e39), coefficients),
            ("ns_coefficients", (1.0, 2.0, 10**400), coefficients),
            ("ns_coefficients", (1.0, 2.0, "3"), coefficients),
            ("ns_coefficients", 3.0, coefficients),
            ("ns_coefficients", None, coefficients),
            ("ns_steps", 100, steps),
            ("ns_steps", -1, steps),
            ("ns_steps", 2.5, steps),
            ("ns_steps", "5", steps),
            ("adjust_lr_fn", "none", name),
            ("adjust_lr_fn", "", name),
            ("adjust_lr_fn", ["original"], name),
            ("momentum", "0.9", "momentum: expected a number"),
            ("eps", None, "eps: expected a number"),
        ):
            with self.subTest(key=key, value=value):

                def change(training, key=key, value=value):
                    training.optimizer.param_groups[0][key] = value

                training = self.check_refused(r"param_groups\[0\]: " + message, change)
                group = training.optimizer.param_groups[0]
                group[key] = training.optimizer.defaults[key]
                training.optimizer.step()
                training.step_models()
                self.assert_models(training)
                plain = optim.Muon(training.params, **SETTINGS)
                plain.param_groups[0][key] = value
                with self.assertRaisesRegex(ValueError, r"param_groups\[0\]: " + message):
                    stepfold.torch.fold(plain)
                self.assertIs(type(plain), optim.Muon)

    def test_unfold(self):
        """A group that no step can have is named; its state may be packed."""
        training = Training()
        training.optimizer.param_groups[0]["ns_steps"] = 0.5
        with self.assertRaisesRegex(ValueError, r"param_groups\[0\]: ns_steps: expected a whole"):
            stepfold.torch.unfold(training.optimizer)
        training.optimizer.param_groups[0]["ns_steps"] = 1
        training.step(0)
        self.assert_models(training)
        stepfold.torch.unfold(training.optimizer)
        self.assertIs(type(training.optimizer), optim.Muon)

    def test_state(self):
        for value, message in (
            (torch.zeros(3, 2), r"has the shape \(4, 7\) and state 'momentum_buffer' of \(3, 2\)"),
            (torch.zeros(28), r"has the shape \(4, 7\) and state 'momentum_buffer' of \(28,\)"),
            ([0.0], "has 'momentum_buffer' in its state that is of class list"),
        ):
            with self.subTest(message):

                def change(training, value=value):
                    state = training.optimizer.state[training.params[0]]
                    state["momentum_buffer"] = value

                self.check_refused(r"'param_groups\[0\]\.params\[0\]' " + message, change)

    def test_sharded(self):
        """A shard is refused; a parameter that each rank has is none."""
        distributed.init_process_group("fake", store=FakeStore(), rank=0, world_size=2)
        self.addCleanup(distributed.destroy_process_group)
        mesh = init_device_mesh("cpu", (2,))

        def distribute(placement):
            tensor = distribute_tensor(torch.ones(4, 6), mesh, [placement], src_data_rank=None)
            return nn.Parameter(tensor)

        for dim in (0, 1):
            optimizer = optim.Muon([("weight", distribute(Shard(dim)))])
            with self.assertRaisesRegex(ValueError, "'weight' is sharded, and Muon needs whole"):
                stepfold.torch.fold(optimizer)
            self.assertIs(type(optimizer), optim.Muon)
        param = distribute(Replicate())
        self.assertIsNone(find_matrix_refusal(param, {}, MatrixViews()))
        optimizer = stepfold.torch.fold(optim.Muon([param], **SETTINGS))
        model = MuonModel(param.to_local())
        grad = make_generator(0)((4, 6)).float()
        param.grad = DTensor.from_local(grad, mesh, [Replicate()])
        optimizer.step()
        model.step(grad, optimizer.param_groups[0])
        self.assert_equal("parameter", model.get_param(), param.to_local().detach())


if __name__ == "__main__":
    unittest.main()
