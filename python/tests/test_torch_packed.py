"""Tests of stepfold.torch: state of 8 bits, and masters as error codes."""

import contextlib
import copy
import ctypes
import io
import itertools
import pickle
import resource
import unittest
import warnings
from pathlib import Path

import stepfold.torch
import torch
from stepfold.compiler import Session
from stepfold.stage.packed_formats import (
    SIGNED,
    UNSIGNED,
    append_decode,
    append_encode,
    append_join,
    append_split,
)
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Stream, make_stream
from stepfold.torch import Lion
from stepfold.torch.step.packing import join, pack, split, unpack
from torch import nn, optim
from torch_cases import DEVICE, TorchCase

ERROR, CODES, SCALES = "master_error", "_codes", "_scales"
PACKED = {"state_format": "8bit", "master_weights": "8bit"}
# Shapes of a large parameter, of small ones, and of a convolution's weight.
SHAPES = ((64, 96), (96,), (8, 32), (40, 32, 2, 2))
KINDS = (
    (optim.AdamW, {"lr": 1e-2}),
    (optim.Adam, {"lr": 1e-2, "amsgrad": True, "weight_decay": 0.1}),
    (optim.SGD, {"lr": 1e-2}),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9, "nesterov": True}),
    (optim.RMSprop, {"lr": 1e-2, "momentum": 0.9}),
    (Lion, {"lr": 1e-2}),
)
FORMATS = (
    PACKED,
    {"state_format": "8bit", "master_weights": torch.float32},
    {"master_weights": "8bit"},
)


def make_params(dtype=torch.bfloat16, shapes=SHAPES):
    generator = torch.Generator("cpu").manual_seed(7)
    draw = (torch.randn(shape, generator=generator, device="cpu") for shape in shapes)
    return [nn.Parameter(values.to(DEVICE, dtype)) for values in draw]


def set_gradients(params, seed, absent=(), dtype=torch.bfloat16):
    """Gives parameters gradients that a dtype holds, but those at `absent`."""
    generator = torch.Generator("cpu").manual_seed(seed)
    for index, param in enumerate(params):
        # Some rows have no gradient, and magnitudes differ.
        grad = torch.randn(param.shape, generator=generator, device="cpu").to(DEVICE)
        shape = (-1, *[1] * (param.dim() - 1))
        rows = torch.arange(len(param)) % 5 != 0
        grad = grad * (torch.logspace(-12, 0, len(param)) * rows).reshape(shape)
        param.grad = None if index in absent else grad.to(dtype).to(param.dtype)


@contextlib.contextmanager
def limited_memory(size):
    """Leaves the process about `size` bytes of memory that it does not yet have."""
    if DEVICE == "cpu":
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limits = resource.getrlimit(resource.RLIMIT_AS)
        bound = pages * resource.getpagesize() + size
        resource.setrlimit(resource.RLIMIT_AS, (bound, limits[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_AS, limits)
    else:
        torch.cuda.empty_cache()
        total = torch.cuda.get_device_properties(DEVICE).total_memory
        torch.cuda.set_per_process_memory_fraction((torch.cuda.memory_reserved() + size) / total)
        try:
            yield
        finally:
            torch.cuda.set_per_process_memory_fraction(1.0)


def fold(kind, params, settings, **options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Without masters, small updates round away.
        return stepfold.torch.fold(kind(params, **settings), **options)


class Shadow:
    """A folded optimizer in float32 whose state is that of a packed one, decoded."""

    def __init__(self, kind, settings, params, optimizer, options):
        step = optimizer._stepfold.step
        wide = [step.find_master(optimizer, param) for param in params]
        self.has_masters = "master_weights" in options
        self.params = [
            nn.Parameter((param.detach() if master is None else master).clone())
            for param, master in zip(params, wide)
        ]
        self.optimizer = kind(self.params, **settings)
        state = stepfold.torch.unpacked_state_dict(optimizer)["state"]
        for index, param in enumerate(self.params):
            if index in state:
                self.optimizer.state[param] = copy.deepcopy(state[index])
        stepfold.torch.fold(self.optimizer)


class PackedCase(TorchCase):
    def assert_codes(self, name, values, torch_state, key):
        """Packed state is what torch encodes of a float32 value."""
        codes = torch_state[key + CODES]
        expected = pack(values, SIGNED if codes.dtype == torch.int8 else UNSIGNED)
        self.assertTrue(torch.equal(codes, expected[0]), f"codes of {name}")
        self.assert_equal(f"scales of {name}", expected[1], torch_state[key + SCALES])

    def assert_step(self, kind, settings, params, optimizer, options, run):
        """A step decodes, takes the step of float32 parameters, and encodes.

        run: function that gives some parameters gradients and takes the step of an optimizer.
        """
        shadow = Shadow(kind, settings, params, optimizer, options)
        run(shadow.params, shadow.optimizer)
        run(params, optimizer)
        for index, (param, wide) in enumerate(zip(params, shadow.params)):
            if param.grad is not None:
                states = optimizer.state.get(param, {}), shadow.optimizer.state.get(wide, {})
                self.assert_param(f"parameter {index}", param, wide, *states)

    def assert_param(self, name, param, wide, torch_state, wide_state):
        """A parameter, its master and its state are those of a float32 parameter, encoded."""
        self.assert_equal(name, wide.detach().to(param.dtype), param.detach())
        if ERROR in torch_state:
            expected = split(wide.detach(), param.detach())
            self.assertTrue(torch.equal(torch_state[ERROR], expected), f"errors of {name}")
        if "master_weight" in torch_state:
            self.assert_equal(f"master of {name}", wide.detach(), torch_state["master_weight"])
        for key, value in wide_state.items():
            if key + CODES in torch_state:
                self.assert_codes(f"{key} of {name}", value, torch_state, key)
            else:
                self.assert_equal(f"{key} of {name}", value, torch_state[key])

    def assert_same(self, params, optimizer, other_params, other):
        for index, (param, second) in enumerate(zip(params, other_params)):
            self.assert_equal(f"parameter {index}", param.detach(), second.detach())
            state, second_state = optimizer.state[param], other.state[second]
            self.assertEqual(set(state), set(second_state))
            for key, value in state.items():
                name = f"{key} of parameter {index}"
                self.assertEqual(value.dtype, second_state[key].dtype, name)
                view = (t.contiguous().view(-1) for t in (value, second_state[key]))
                self.assertTrue(torch.equal(*(t.nan_to_num() for t in view)), name)


def as_buffer(tensor):
    size = tensor.numel() * tensor.element_size()
    return (ctypes.c_char * size).from_address(tensor.data_ptr())


def interpret(builder, inputs, outputs):
    with (
        Session() as session,
        session.parse(str(builder), "formats") as program,
        program.interpret() as interpreter,
    ):
        for name, tensor in inputs.items():
            interpreter.write(name, as_buffer(tensor), "state")
        interpreter.step()
        for name, tensor in outputs.items():
            interpreter.read(name, as_buffer(tensor), "state")


class FormatTest(PackedCase):
    """torch's operations on codes have the bits of those of the compiler, on the host."""

    def setUp(self):
        device = torch.device("cpu")
        device.__enter__()
        self.addCleanup(device.__exit__, None, None, None)

    @staticmethod
    def make_values():
        values = torch.randn(64, 64) * torch.logspace(-38, 37, 64)[:, None]
        values[0], values[1], values[2, 3], values[3, 40] = 0.0, -0.0, torch.inf, torch.nan
        values[4], values[5, ::2], values[6] = 1e-45, -3.4e38, 2.0**-126
        # Ties, and the largest code beside the smallest.
        values[7] = (torch.arange(64) / 2.0).square()
        values[8, :32] = torch.cat([torch.ones(1), torch.full((31,), 1e-38)])
        values[9] = -torch.inf
        return values

    def interpret(self, inputs, outputs, append):
        """Interprets a program of flat tensors, and compares what it stores with expected tensors.

        inputs, outputs: tensors by name. Codes without a sign are those of signed ones in MLIR.
        append: appends operations, from the builder and the streams by name. Returns names of the
            values of the outputs.
        """
        names = {torch.float32: "f32", torch.bfloat16: "bf16", torch.int8: "i8", torch.uint8: "i8"}
        tensors = inputs | outputs
        builder, streams = ProgramBuilder(), {}
        for name, tensor in tensors.items():
            stream = make_stream([f"%x.{name}"], names[tensor.dtype], [(tensor.numel(),)])
            streams[name] = stream
            builder.load(f"x.{name}", stream.types[0])
        for name, value in zip(outputs, append(builder, streams), strict=True):
            builder.store(f"x.{name}", value, streams[name].types[0])
        found = {name: torch.zeros_like(tensor) for name, tensor in outputs.items()}
        buffers = {f"x.{name}": tensor for name, tensor in found.items()}
        given = {f"x.{name}": tensor for name, tensor in inputs.items()}
        interpret(builder, given | buffers, buffers)
        for name, expected in outputs.items():
            if expected.is_floating_point():
                self.assert_equal(name, found[name], expected)
            else:
                self.assertTrue(torch.equal(found[name], expected), name)

    def test_moments(self):
        for block_format in (SIGNED, UNSIGNED):
            values = self.make_values()
            values = values if block_format.is_signed else values.abs()
            codes, scales = pack(values, block_format)

            def append(builder, streams, block_format=block_format):
                old = streams["codes"], streams["scales"]
                new = append_encode(builder, "%encoded", block_format, streams["values"], *old)
                encoded = [Stream((value,), stream.types) for value, stream in zip(new, old)]
                return *new, *append_decode(builder, "%decoded", block_format, *encoded)

            decoded = unpack(codes, scales, block_format)
            outputs = {"codes": codes, "scales": scales, "decoded": decoded}
            self.interpret({"values": values}, outputs, append)
            self.assertEqual(codes.max(), block_format.maximum)
            self.assertTrue(scales[2, 0].isnan() and not codes[2, :32].any())

    def test_masters(self):
        masters = self.make_values()
        weights = masters.bfloat16()
        errors = split(masters, weights)

        def append(builder, streams):
            old = streams["weights"], streams["errors"]
            new = append_split(builder, "%split", streams["masters"], *old)
            parts = [Stream((value,), stream.types) for value, stream in zip(new, old)]
            return *new, *append_join(builder, "%joined", *parts)

        joined = join(weights, errors)
        outputs = {"weights": weights, "errors": errors, "joined": joined}
        self.interpret({"masters": masters}, outputs, append)
        is_finite = weights.isfinite() & (weights.abs() > 2.0**-110)
        error = ((join(weights, errors) - masters).abs() / masters.abs())[is_finite].max()
        self.assertLess(error, 2.0**-15)
        # Below a power of two, half of a last place is smaller.
        is_power = weights.view(torch.int16) & 0x7F == 0
        is_same = join(weights, errors).bfloat16() == weights
        self.assertTrue((is_same | is_power | ~is_finite).all())


class StepTest(PackedCase):
    def check(self, kind, settings, options, dtype=torch.bfloat16, absent=((),) * 4, **more):
        params = make_params(dtype)
        optimizer = fold(kind, params, settings, **options, **more)
        set_gradients(params, 100, dtype=dtype)
        optimizer.step()
        for seed, indices in enumerate(absent):

            def run(params, optimizer, seed=seed, indices=indices):
                set_gradients(params, seed, indices, dtype)
                optimizer.step()

            self.assert_step(kind, settings, params, optimizer, options, run)
        return params, optimizer

    def test_kinds(self):
        for (kind, settings), options in itertools.product(KINDS, FORMATS):
            with self.subTest(kind=kind.__name__, **settings, **options):
                params, optimizer = self.check(kind, settings, options)
                self.assertNotIn("exp_avg_codes", optimizer.state[params[1]])

    def test_float32(self):
        for kind, settings in KINDS:
            with self.subTest(kind=kind.__name__, **settings):
                self.check(kind, settings, {"state_format": "8bit"}, torch.float32)

    def test_float16(self):
        options = {"state_format": "8bit", "master_weights": torch.float32}
        self.check(optim.AdamW, {"lr": 1e-2}, options, torch.float16)

    def test_small_gradients(self):
        """A second moment far below its block's largest one is not 0, by which steps divide."""
        weight = nn.Parameter(torch.ones(64, 64, dtype=torch.bfloat16, device=DEVICE))
        optimizer = fold(optim.AdamW, [weight], {"lr": 1e-3, "weight_decay": 0.0}, **PACKED)
        large = torch.zeros_like(weight)
        large[:, ::32] = 1.0
        for gradient in (large + 1e-3, large, large, large):
            before = weight.detach().clone()
            weight.grad = gradient.clone()
            optimizer.step()
            self.assertLess((weight.detach() - before).abs().max().item(), 0.005)

    def test_absent_gradients(self):
        self.check(*KINDS[0], PACKED, absent=[(0,), (), (3,), (0, 1), (), (2,)])

    def test_clip(self):
        params = make_params()
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, max_norm=0.5, **PACKED)
        wide = [nn.Parameter(param.detach().float()) for param in params]
        reference = fold(optim.AdamW, wide, {"lr": 1e-2}, max_norm=0.5)
        for each, owner in ((params, optimizer), (wide, reference)):
            set_gradients(each, 1)
            owner.step()
        self.assert_equal("norm", reference.grad_norm, optimizer.grad_norm)
        expected, found = reference.state[wide[0]]["exp_avg"], optimizer.state[params[0]]
        self.assert_codes("moment", expected, found, "exp_avg")

    def test_scaler(self):
        """A step that finds an overflow changes nothing."""
        params = make_params()
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, grad_scaler=scaler, **PACKED)
        for seed, is_finite in enumerate((True, False, True)):
            scaler.scale(torch.ones((), device=DEVICE))
            set_gradients(params, seed)
            if not is_finite:
                params[0].grad[5, 5] = torch.inf
            before = copy.deepcopy([(p.detach(), dict(optimizer.state.get(p, {}))) for p in params])
            scaler.step(optimizer)
            scaler.update()
            has_changed = [
                not torch.equal(value, optimizer.state[param].get(key))
                for param, (_, state) in zip(params, before)
                for key, value in state.items()
            ]
            if not is_finite:
                self.assertFalse(any(has_changed))
                self.assert_equal("parameter", before[0][0], params[0].detach())
            elif seed:
                self.assertTrue(any(has_changed))

    def test_nan(self):
        """A block with NaN stays NaN, and the others are as without it."""
        params, others = make_params(), make_params()
        optimizers = [fold(optim.AdamW, each, {"lr": 1e-2}, **PACKED) for each in (params, others)]
        for each in (params, others):
            set_gradients(each, 1)
        params[0].grad[3, 40] = torch.nan
        for optimizer in optimizers:
            optimizer.step()
        first, second = (o.state[each[0]] for o, each in zip(optimizers, (params, others)))
        self.assertTrue(first["exp_avg_scales"][3, 1].isnan())
        self.assertFalse(first["exp_avg_codes"][3, 32:64].any())
        is_other = torch.ones(64, 3, dtype=torch.bool, device=DEVICE)
        is_other[3, 1] = False
        for key in ("exp_avg_scales", "exp_avg_sq_scales"):
            self.assert_equal(key, first[key][is_other], second[key][is_other])
        self.assertTrue(params[0][3, 40].isnan())
        self.assertEqual(first[ERROR][3, 40], 0)

    def test_layouts(self):
        """The first dimension of a packed parameter is the outermost one in memory."""
        weight = make_params(shapes=[(40, 32, 2, 2)])[0].detach()
        last = nn.Parameter(weight.to(memory_format=torch.channels_last))
        other = nn.Parameter(make_params(shapes=[(64, 96)])[0].detach().t().contiguous().t())
        optimizer = fold(optim.AdamW, [last, other], {"lr": 1e-2}, **PACKED)
        for seed in range(2):
            set_gradients([last, other], seed)
            optimizer.step()
        self.assertEqual(optimizer.state[last]["exp_avg_codes"].stride(), last.stride())
        self.assertIn("exp_avg", optimizer.state[other])

    def test_static_gradients(self):
        for options in ({"static_gradients": True}, {"flat": True}):
            with self.subTest(options):
                params, others = make_params(), make_params()
                first = fold(optim.AdamW, params, {"lr": 1e-2}, **PACKED, **options)
                second = fold(optim.AdamW, others, {"lr": 1e-2}, **PACKED)
                for each in (params, others):
                    set_gradients(each, 0)
                for seed in range(3):
                    for each, optimizer in ((params, first), (others, second)):
                        values = make_params()
                        set_gradients(values, seed)
                        for param, value in zip(each, values):
                            param.grad.copy_(value.grad)
                        optimizer.step()
                self.assert_same(params, first, others, second)

    def test_verify(self):
        params = make_params()
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, max_norm=1.0, **PACKED)
        with stepfold.torch.verify(optimizer) as verification:
            for seed in range(2):
                set_gradients(params, seed)
                optimizer.step()
        self.assertFalse(verification.findings)

    def test_explain(self):
        params, optimizer = self.check(*KINDS[0], PACKED)
        [device] = optimizer.explain().devices
        large = 64 * 96 + 40 * 128
        small = 96 + 8 * 32
        self.assertEqual(
            device.memory,
            {
                "weights": 2 * (large + small),
                "masters": large + 4 * small,
                "gradients": 2 * (large + small),
                "state": 2 * large + 8 * small + 4 * len(params),
                "scales": large // 4,
            },
        )


class WriteTest(PackedCase):
    """A weight that somebody else has written has error codes of 0."""

    def setUp(self):
        self.params = make_params()
        self.optimizer = fold(optim.AdamW, self.params, {"lr": 0.0, "weight_decay": 0.0}, **PACKED)

    def step(self):
        set_gradients(self.params, 3)
        self.optimizer.step()

    def set_errors(self):
        """Gives both large parameters error codes, as loaded state does."""
        state_dict = copy.deepcopy(self.optimizer.state_dict())
        for index in (0, 3):
            state_dict["state"][index][ERROR].fill_(5)
        self.optimizer.load_state_dict(state_dict)

    def get_errors(self):
        return [self.optimizer.state[self.params[index]][ERROR] for index in (0, 3)]

    def assert_errors(self, *expected):
        found = [errors.unique().tolist() for errors in self.get_errors()]
        self.assertEqual(found, [[value] for value in expected])

    def test_written(self):
        weight = self.params[0]
        other = weight.detach().clone() * 2

        def swap():
            weight.data = other.clone()

        for name, write in {
            "in place": lambda: weight.detach().mul_(2.0),
            "copied": lambda: weight.detach().copy_(other),
            "initialized": lambda: nn.init.ones_(weight),
            "one element": lambda: weight.detach()[3, 4].fill_(7.0),
            "data": swap,
        }.items():
            for steps in (1, 3):
                with self.subTest(name, steps=steps):
                    self.setUp()
                    weight = self.params[0]
                    self.step()
                    self.set_errors()
                    for _ in range(steps):
                        self.step()
                    self.assert_errors(5, 5)
                    write()
                    self.step()
                    self.assert_errors(0, 5)

    def test_loaded(self):
        """The first step after a load keeps the codes, whichever was loaded first."""
        self.step()
        self.set_errors()
        self.params[0].detach().mul_(1.0)
        self.step()
        self.assert_errors(5, 5)

    def test_loaded_in_place(self):
        """torch.distributed.checkpoint loads into the tensors that it was given."""
        for is_written in (False, True):
            with self.subTest(is_written=is_written):
                self.setUp()
                self.step()
                state_dict = self.optimizer.state_dict()
                for index in (0, 3):
                    state_dict["state"][index][ERROR].fill_(5)
                if is_written:
                    self.params[0].detach().mul_(1.0)
                self.optimizer.load_state_dict(state_dict)
                self.step()
                self.assert_errors(5, 5)
                self.params[0].detach().mul_(1.0)
                self.step()
                self.assert_errors(0, 5)

    def test_absent_gradient(self):
        self.step()
        self.set_errors()
        self.step()
        set_gradients(self.params, 3, absent=(0,))
        self.optimizer.step()
        self.assert_errors(5, 5)
        self.params[0].detach().mul_(1.0)
        self.step()
        self.assert_errors(0, 5)

    def test_load_masters(self):
        self.step()
        self.set_errors()
        self.step()
        self.params[0].detach().mul_(1.0)
        self.optimizer.load_masters()
        self.assert_errors(0, 5)
        source = {
            f"param_groups[0].params[{index}]": param.detach().float() * (1 + 2.0**-12)
            for index, param in enumerate(self.params)
        }
        self.optimizer.load_masters(source)
        expected = split(source["param_groups[0].params[0]"], self.params[0].detach())
        self.assertTrue(torch.equal(self.get_errors()[0], expected))


class CheckpointTest(PackedCase):
    def make(self, steps=2, dtype=torch.bfloat16, **options):
        params = make_params(dtype)
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, **(options or PACKED))
        self.go(params, optimizer, steps)
        return params, optimizer

    @staticmethod
    def go(params, optimizer, steps=2, first=0):
        for seed in range(first, first + steps):
            set_gradients(params, seed)
            optimizer.step()

    def test_resume(self):
        for options, has_model_first in itertools.product(FORMATS, (False, True)):
            with self.subTest(has_model_first=has_model_first, **options):
                params, optimizer = self.make(**options)
                buffer = io.BytesIO()
                weights = [param.detach().clone() for param in params]
                torch.save(optimizer.state_dict(), buffer)
                self.go(params, optimizer, first=2)
                others, other = self.make(0, **options)
                buffer.seek(0)
                saved = torch.load(buffer, weights_only=True)
                loads = [
                    lambda others=others, weights=weights: [
                        param.detach().copy_(weight) for param, weight in zip(others, weights)
                    ],
                    lambda other=other, saved=saved: other.load_state_dict(saved),
                ]
                for load in loads if has_model_first else reversed(loads):
                    load()
                self.go(others, other, first=2)
                self.assert_same(params, optimizer, others, other)

    def test_copies(self):
        for copies in (copy.deepcopy, lambda both: pickle.loads(pickle.dumps(both))):
            params, optimizer = self.make()
            others, other = copies((params, optimizer))
            self.go(params, optimizer, first=2)
            self.go(others, other, first=2)
            self.assert_same(params, optimizer, others, other)

    def test_unpacked(self):
        """Plain torch loads the unpacked state dict, and a packed optimizer packs it again."""
        params, optimizer = self.make()
        state_dict = stepfold.torch.unpacked_state_dict(optimizer)
        self.assertEqual(
            {value.dtype for state in state_dict["state"].values() for value in state.values()},
            {torch.float32},
        )
        wide = [nn.Parameter(param.detach().float()) for param in params]
        plain = optim.AdamW(wide, lr=1e-2)
        plain.load_state_dict(copy.deepcopy(state_dict))
        self.go(wide, plain, 1)
        others, other = self.make(0)
        other.load_state_dict(copy.deepcopy(state_dict))
        self.go(others, other, 1, first=2)
        self.assertIn("exp_avg_codes", other.state[others[0]])
        self.assertNotIn("exp_avg", other.state[others[0]])

    def test_unpacked_after_change(self):
        """Options that the next step refuses leave the state as it is."""
        for options in (PACKED, {"master_weights": "8bit"}):
            params = make_params()
            optimizer = fold(optim.SGD, params, {"lr": 1e-2, "momentum": 0.9}, **options)
            self.go(params, optimizer)
            expected = stepfold.torch.unpacked_state_dict(optimizer)["state"]
            optimizer.param_groups[0]["maximize"] = True
            found = stepfold.torch.unpacked_state_dict(optimizer)["state"]
            for index, values in expected.items():
                self.assertEqual(values.keys(), found[index].keys())
                for key, value in values.items():
                    self.assert_equal(f"{key} of {index}", value, found[index][key])
            stepfold.torch.unfold(optimizer)
            keys = {key for state in optimizer.state.values() for key in state}
            self.assertEqual(keys, {"momentum_buffer"})

    def test_masters_are_packed(self):
        """Error codes begin as the float32 masters of a loaded state dict."""
        params, optimizer = self.make(master_weights=torch.float32)
        others, other = self.make(0)
        for param, second in zip(params, others):
            second.detach().copy_(param.detach())
        other.load_state_dict(copy.deepcopy(optimizer.state_dict()))
        master = optimizer.state[params[0]]["master_weight"]
        set_gradients(others, 0, absent=(1, 2, 3))
        others[0].grad.zero_()
        other.param_groups[0].update(lr=0.0)
        other.step()
        # A master below a power of two may be nearer to the next weight.
        is_same = others[0].detach() == params[0].detach()
        expected = split(master, params[0].detach())
        self.assertTrue(torch.equal(other.state[others[0]][ERROR][is_same], expected[is_same]))
        self.assertGreater(is_same.sum(), 0.99 * is_same.numel())

    def test_master_state_dict(self):
        model = nn.Sequential(nn.Linear(64, 96), nn.Linear(96, 64)).to(DEVICE, torch.bfloat16)
        params = list(model.parameters())
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, model=model, **PACKED)
        self.go(params, optimizer)
        state_dict = stepfold.torch.master_state_dict(model, optimizer)
        self.assertEqual({value.dtype for value in state_dict.values()}, {torch.float32})
        expected = join(params[0].detach(), optimizer.state[params[0]][ERROR])
        self.assert_equal("master", expected, state_dict["0.weight"])
        other = copy.deepcopy(model)
        masters_from = fold(
            optim.AdamW,
            other.parameters(),
            {"lr": 1e-2},
            model=other,
            masters_from=state_dict,
            **PACKED,
        )
        second = stepfold.torch.master_state_dict(other, masters_from)
        for name, value in state_dict.items():
            self.assert_equal(name, value, second[name])

    def test_unfold(self):
        params, optimizer = self.make()
        values = stepfold.torch.unpacked_state_dict(optimizer)["state"][0]
        stepfold.torch.unfold(optimizer)
        state = optimizer.state[params[0]]
        self.assertEqual(set(state), {"step", "exp_avg", "exp_avg_sq"})
        self.assert_equal("moment", values["exp_avg"].bfloat16(), state["exp_avg"])
        self.go(params, optimizer)


class RefusalTest(PackedCase):
    """Errors name the parameter and the way out, and change nothing."""

    def check(self, error, pattern, run):
        with self.assertRaisesRegex(error, pattern):
            run()

    def test_keywords(self):
        for options, error, pattern in (
            ({"state_format": 8}, TypeError, "state_format: expected '8bit', got int"),
            ({"state_format": "4bit"}, ValueError, "state_format: expected '8bit', got '4bit'"),
            ({"master_weights": "4bit"}, ValueError, "expected torch.float32 or '8bit', got '4bi"),
            ({**PACKED, "fallback": True}, ValueError, "fallback and state_format: expected one"),
            (
                {"master_weights": "8bit", "fallback": True},
                ValueError,
                "fallback and master_weights: expected one",
            ),
        ):
            with self.subTest(options):
                params = make_params()
                optimizer = optim.AdamW(params)
                with self.assertRaisesRegex(error, pattern):
                    stepfold.torch.fold(optimizer, **options)
                self.assertIs(type(optimizer), optim.AdamW)

    def test_params(self):
        name = r"'param_groups\[0\].params\[0\]' "
        for kind, settings, dtype, options, pattern in (
            (optim.Adagrad, {}, torch.bfloat16, PACKED, name + "is .*without packed state"),
            (optim.AdamW, {}, torch.float16, PACKED, name + "has the dtype torch.float16"),
            (optim.AdamW, {}, torch.float32, PACKED, "no parameter is bfloat16 or float16"),
            (
                optim.SGD,
                {"lr": 1.0, "momentum": 0.9, "dampening": 0.1},
                torch.bfloat16,
                PACKED,
                name + "is updated by SGD with dampening",
            ),
            (
                optim.RMSprop,
                {"centered": True},
                torch.bfloat16,
                PACKED,
                name + "is updated by a centered RMSprop",
            ),
        ):
            with self.subTest(kind=kind.__name__, dtype=dtype):
                optimizer = kind(make_params(dtype), **settings)
                self.check(
                    ValueError, pattern, lambda o=optimizer, k=options: stepfold.torch.fold(o, **k)
                )
                self.assertIs(type(optimizer), kind)

    def test_state_dicts(self):
        params = make_params()
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, **PACKED)
        CheckpointTest.go(params, optimizer)
        for options, pattern in (
            ({}, "has packed state.*was folded without: .*='8bit'.*unpacked_state_dict"),
            ({"master_weights": torch.float32}, "has packed state"),
            ({"state_format": "8bit"}, "packed state \\('master_error'\\).*master_weights='8bit'"),
        ):
            other = fold(optim.AdamW, make_params(), {"lr": 1e-2}, **options)
            state_dict = copy.deepcopy(optimizer.state_dict())
            self.check(ValueError, pattern, lambda o=other, s=state_dict: o.load_state_dict(s))
            self.assertEqual(dict(other.state), {})

    def test_bad_state(self):
        name = r"'param_groups\[0\].params\[0\]' has "
        for key, value, pattern in (
            ("exp_avg_codes", lambda t: t.float(), "'exp_avg_codes' .* torch.float32 .*torch.int8"),
            ("exp_avg_scales", lambda t: t[1:], r"'exp_avg_scales' .*shape \(63, 3\)"),
            ("exp_avg_sq_codes", lambda t: None, "no 'exp_avg_sq_codes' in its state"),
            (ERROR, lambda t: t.short(), "'master_error' .*torch.int16"),
        ):
            with self.subTest(key):
                params = make_params()
                optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, **PACKED)
                CheckpointTest.go(params, optimizer)
                state = optimizer.state[params[0]]
                state[key] = value(state[key])
                before = params[0].detach().clone()
                self.check(ValueError, name + pattern, optimizer.step)
                self.assert_equal("parameter", before, params[0].detach())

    def test_memory(self):
        """There is no memory for the state. The step after that has it."""
        for options in ({"master_weights": torch.float32}, PACKED):
            with self.subTest(options):
                small, large = make_params(shapes=((64, 96), (1 << 12, 1 << 11)))
                set_gradients([small, large], 0)
                before = [param.detach().clone() for param in (small, large)]
                optimizer = fold(optim.AdamW, [small, large], {"lr": 1e-2}, **options)
                pattern = (
                    r"AdamW cannot step: no memory for the state of "
                    rf"'param_groups\[0\].params\[1\]' on {DEVICE}.*, and no parameter has "
                    "changed: .*distribute"
                )
                with limited_memory(1 << 22):
                    self.check(torch.OutOfMemoryError, pattern, optimizer.step)
                self.assertEqual(dict(optimizer.state), {})
                for own, param in zip(before, (small, large)):
                    self.assert_equal("parameter", own, param.detach())
                optimizer.step()
                self.assertEqual(set(optimizer.state), {small, large})

    def test_other_dtype(self):
        """The dtype of a parameter changes after the first step."""
        params = make_params()
        optimizer = fold(optim.AdamW, params, {"lr": 1e-2}, **PACKED)
        CheckpointTest.go(params, optimizer)
        params[0].data = params[0].data.float()
        set_gradients(params, 5)
        pattern = r"params\[0\]' has 'master_error' in its state.*master_weights='8bit'"
        self.check(ValueError, pattern, optimizer.step)


if __name__ == "__main__":
    unittest.main()
