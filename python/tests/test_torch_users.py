"""Whatever a program does with a folded optimizer and its model, it trains as with a plain one.

Two programs, one folded and one plain, do the same random things between random iterations: what
users and libraries around torch do. After each step, parameters and state are compared. No program
keeps a tensor alive that it has replaced.

Set STEPFOLD_TEST_RUNS and STEPFOLD_TEST_SEED for other runs than those that are always the same. A
failure names its seed: STEPFOLD_TEST_RUNS=1 STEPFOLD_TEST_SEED=<seed> replays it.
"""

import copy
import gc
import os
import pickle
import random
import signal
import threading
import unittest
import warnings
import weakref

import numpy
import stepfold.torch
import torch
from clip_cases import clip
from torch import nn, optim
from torch_cases import DEVICE, TorchCase, get_size

RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "200"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "1"))
ITERATIONS = 8
# Relative to the largest value until now. A sum of squares has another order than torch's, and on a
# GPU, gradients differ from run to run.
BOUND = 2e-5 if DEVICE == "cpu" else 2e-4
# In reduced precision, a gradient may be rounded to another neighbour.
NARROW_BOUND = 2e-2
# Maximum distance of a plan where a program makes roundings larger, in distances of a plain program
# whose parameters are changed by roundings after each step.
SHAKEN_BOUND = 10
SECONDS = 60  # for a child process

KINDS = (
    (optim.AdamW, {"lr": 1e-2, "weight_decay": 0.1, "foreach": False}),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9, "foreach": False}),
    (optim.RMSprop, {"lr": 1e-3, "foreach": False}),
    (stepfold.torch.Lion, {"lr": 1e-3}),
)
HALF = torch.bfloat16
OPTIONS = (
    {},
    {"fallback": True},
    {"static_gradients": True},
    {"flat": True},
    {"max_norm": 0.5},
    {"max_norm": 0.5, "write_back": True},
    # A bound not far below the gradients, so that their roundings stay small beside the rest.
    {"clip_value": 0.75},
    {"copies": HALF},
    {"copies": HALF, "max_norm": 0.5},
    {"copies": HALF, "flat": True},
)
NARROW = ({"copies": HALF, "grad_dtype": HALF},) if hasattr(nn.Parameter, "grad_dtype") else ()


class Net(nn.Module):
    """An embedding whose weight may be that of the head, a convolution, and linear modules."""

    def __init__(self, is_tied, width):
        super().__init__()
        self.embedding = nn.Embedding(6, width)
        self.convolution = nn.Conv2d(1, 3, 2)
        self.body = nn.Sequential(
            nn.Linear(3 * (width - 1), width), nn.LayerNorm(width), nn.Linear(width, width)
        )
        self.head = nn.Linear(width, 6, bias=not is_tied)
        if is_tied:
            self.head.weight = self.embedding.weight

    def forward(self, words, has_body):
        # (batch, 4, width), as an image of one channel.
        rows = self.embedding(words)
        if not has_body:
            return self.head(rows)
        image = self.convolution(rows.unsqueeze(1))
        return self.head(self.body(image.flatten(2)))


class Wrapper:
    """A wrapper as Lightning's, which derives from the class of what it wraps."""

    def __init__(self, optimizer):
        self._optimizer = optimizer
        base = type(optimizer)
        self.__class__ = type(f"Wrapped{base.__name__}", (type(self), base), {})

    def step(self, closure=None):
        return self._optimizer.step(closure)

    def __getattr__(self, name):
        return getattr(self._optimizer, name)


class Program:
    """A model, its optimizer, and what a user does with them."""

    dtype, width = torch.float32, 4

    def __init__(self, numbers, options, is_folded):
        self.options, self.is_folded = options, is_folded
        torch.manual_seed(numbers.randrange(1 << 30))
        self.model = Net(numbers.random() < 0.3, self.width).to(DEVICE, self.dtype)
        kind, settings = numbers.choice(KINDS)
        params = list(self.model.parameters())
        groups = [{"params": params[:3]}, {"params": params[3:], "lr": settings["lr"] / 2}]
        self.optimizer = kind(groups, **settings)
        self.max_norm = options.get("max_norm")
        self.wrapper = self.scheduler = None
        self.closures = self.in_thread = self.is_verified = False
        self.num_micro_batches, self.has_body = 1, True
        self.refs, self.handles = [], []
        if is_folded:
            self.fold()

    def fold(self):
        stepfold.torch.fold(self.optimizer, model=self.model, **self.options)

    @property
    def params(self):
        return [param for group in self.optimizer.param_groups for param in group["params"]]

    # An iteration.

    def iterate(self, numbers):
        words = [
            torch.tensor([[numbers.randrange(6) for _ in range(4)] for _ in range(2)])
            for _ in range(self.num_micro_batches)
        ]
        self.zero_grad()
        if not self.closures:
            self.compute_loss(words)
        closure = (lambda: self.compute_loss(words)) if self.closures else None
        if self.in_thread:
            thread = threading.Thread(target=self.step, args=(closure,))
            thread.start()
            thread.join()
        else:
            self.step(closure)
        if self.scheduler is not None:
            self.scheduler.step()
        while self.handles:
            self.handles.pop().remove()
        self.note()

    def zero_grad(self):
        if "static_gradients" in self.options or "flat" in self.options:
            # A gradient of zeros in both programs.
            self.optimizer.zero_grad(set_to_none=False)
            for param in self.params:
                if param.requires_grad and param.grad is None:
                    param.grad = torch.zeros_like(param)
        else:
            (self.wrapper or self.optimizer).zero_grad()

    def compute_loss(self, words):
        for batch in words:
            with torch.autocast(DEVICE, HALF, enabled="copies" in self.options):
                logits = self.model(batch.to(DEVICE), self.has_body)
            loss = logits.float().square().mean()
            if loss.requires_grad:  # Else all that it depends on is frozen.
                loss.backward()
        if not self.is_folded:
            self.clip()
        return loss.item()

    def clip(self):
        params = [param for param in self.params if param.grad is not None]
        clip_value = self.options.get("clip_value")
        if self.max_norm is not None or clip_value is not None:
            clip(params, self.max_norm, clip_value=clip_value)

    def step(self, closure):
        optimizer = self.wrapper or self.optimizer
        if not self.is_verified:
            optimizer.step(closure)
            return
        with stepfold.torch.verify(self.optimizer) as verification:
            optimizer.step(closure)
        if any(finding.kind == "difference" for finding in verification.findings):
            raise AssertionError(f"verify: {verification}")

    # References.

    def get_tensors(self):
        """All tensors that the program holds, each once."""
        found = {}
        for param in {*self.params, *self.model.parameters()}:
            values = self.optimizer.state.get(param, {}).values()
            for tensor in (param, param.grad, *values):
                if isinstance(tensor, torch.Tensor):
                    found[id(tensor)] = tensor
        return found

    def shake(self):
        """Changes parameters by about what the roundings of a step do."""
        with torch.no_grad():
            for param in self.params:
                param.mul_(1 + torch.randn_like(param) * torch.finfo(param.dtype).eps)

    def list_tensors(self):
        """All parameters and state, by names."""
        tensors = {}
        for index, param in enumerate(self.params):
            tensors[f"parameter {index}"] = param
            for key, value in sorted(self.optimizer.state.get(param, {}).items()):
                tensors[f"{key} of parameter {index}"] = value
        return tensors

    def note(self):
        """Notes what there is, to see later whether it is freed."""
        known = {id(ref()) for ref in self.refs}
        for key, tensor in self.get_tensors().items():
            if key not in known:
                self.refs.append(weakref.ref(tensor))

    def list_kept(self):
        """The tensors that are alive, though the program does not hold them any more."""
        alive = [ref() for ref in self.refs]
        self.refs = [ref for ref in self.refs if ref() is not None]
        held = self.get_tensors()
        return [
            tuple(tensor.shape) for tensor in alive if tensor is not None and id(tensor) not in held
        ]

    # Actions of a user.

    def choose(self, numbers):
        """A parameter, by its place."""
        return numbers.choice(self.params)

    def freeze(self, numbers):
        self.choose(numbers).requires_grad_(False)

    def unfreeze(self, numbers):
        for param in self.params:
            param.requires_grad_(True)

    def use_no_body(self, numbers):
        self.has_body = not self.has_body

    def use_micro_batches(self, numbers):
        self.num_micro_batches = numbers.randrange(1, 4)

    def use_closures(self, numbers):
        self.closures = not self.closures

    def use_thread(self, numbers):
        self.in_thread = not self.in_thread

    def replace_weight(self, numbers):
        """As densification does: the state moves to the new object, or is dropped."""
        names = [name for name, _ in self.model.named_parameters()]
        name = numbers.choice(names)
        old = self.model.get_parameter(name)
        new = nn.Parameter(old.detach() * 1.01, old.requires_grad)
        for module in self.model.modules():
            for key, param in module._parameters.items():
                if param is old:
                    module._parameters[key] = new
        self.exchange(old, new, numbers.random() < 0.5)

    def exchange(self, old, new, keeps_state):
        for group in self.optimizer.param_groups:
            group["params"] = [new if param is old else param for param in group["params"]]
        state = self.optimizer.state.pop(old, None)
        if keeps_state and state:
            self.optimizer.state[new] = state

    def resize_head(self, numbers):
        """The vocabulary grows or shrinks, in place; the tied embedding keeps six rows at least."""
        head, rows = self.model.head, numbers.randrange(6, 9)
        with torch.no_grad():
            data = torch.ones(rows, self.width, device=DEVICE, dtype=head.weight.dtype)
            data[: min(rows, len(head.weight))] = head.weight[:rows]
        head.weight.data = data
        head.out_features, head.weight.grad = rows, None
        self.optimizer.state.pop(head.weight, None)
        if head.bias is not None:
            head.bias.data, head.bias.grad = data[:, 0].clone(), None
            self.optimizer.state.pop(head.bias, None)

    def move_data(self, numbers):
        param = self.choose(numbers)
        param.data = param.data.clone()

    def change_memory_format(self, numbers):
        self.model.to(memory_format=numbers.choice([torch.channels_last, torch.contiguous_format]))

    def change_in_place(self, numbers):
        """As WGAN and EMA do. Copies are to be cast again."""
        with torch.no_grad():
            for param in self.params:
                param.data.clamp_(-0.5, 0.5)
        if self.is_folded:
            self.optimizer.refresh_copies()

    def replace_state(self, numbers):
        """As offloading does."""
        for inner in self.optimizer.state.values():
            for key, value in inner.items():
                if isinstance(value, torch.Tensor):
                    inner[key] = value.clone()

    def replace_inner(self, numbers):
        for param in self.params:
            if param in self.optimizer.state:
                self.optimizer.state[param] = dict(self.optimizer.state[param])

    def change_setting(self, numbers):
        """A number of any type that torch reads."""
        value = numbers.choice([0.0, -0.0, 0.01, 0.002])
        kinds = (float, numpy.float64, numpy.float32, numpy.array, torch.tensor)
        if isinstance(self.optimizer, stepfold.torch.Lion):
            kinds = kinds[:2]
        group = numbers.choice(self.optimizer.param_groups)
        group["lr"] = numbers.choice(kinds)(value)

    def change_setting_in_place(self, numbers):
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], numpy.ndarray):
                group["lr"] *= 0.5
            elif isinstance(group["lr"], torch.Tensor):
                group["lr"].mul_(0.5)

    def change_option(self, numbers):
        group = numbers.choice(self.optimizer.param_groups)
        if "maximize" in group:
            group["maximize"] = not group["maximize"]

    def change_params_type(self, numbers):
        for group in self.optimizer.param_groups:
            group["params"] = numbers.choice([list, tuple])(group["params"])

    def change_clip(self, numbers):
        if self.max_norm is None:
            return
        self.max_norm = numbers.choice([0.1, 1.0, 100.0])
        if self.is_folded:
            (self.wrapper or self.optimizer).max_norm = self.max_norm

    def add_group(self, numbers):
        param = nn.Parameter(torch.full((3,), numbers.random(), device=DEVICE))
        param.grad = torch.ones_like(param)
        self.optimizer.add_param_group({"params": [param]})

    def derive(self, numbers):
        """As detectron2 does; and back."""
        if self.wrapper is None:
            kind = type(self.optimizer)
            derived = type("Derived", (kind,), {"__module__": __name__})
            self.optimizer.__class__ = kind.__base__ if self.is_derived() else derived

    def wrap(self, numbers):
        self.wrapper = None if self.wrapper is not None else Wrapper(self.optimizer)

    def hook(self, numbers):
        """Hooks before and behind the next step."""

        def before(optimizer, arguments, settings):
            for group in optimizer.param_groups:
                group["weight_decay"] = 0.01

        def behind(optimizer, arguments, settings):
            with torch.no_grad():
                for group in optimizer.param_groups:
                    group["params"][0].mul_(0.99)

        self.handles = [
            self.optimizer.register_step_pre_hook(before),
            self.optimizer.register_step_post_hook(behind),
        ]

    def schedule(self, numbers):
        if self.scheduler is None and all(
            isinstance(group["lr"], float) for group in self.optimizer.param_groups
        ):
            self.scheduler = optim.lr_scheduler.ExponentialLR(self.optimizer, 0.9)
        else:
            self.scheduler = None

    def verify(self, numbers):
        self.is_verified = not self.is_verified

    def copy_all(self, numbers):
        if self.can_be_copied():
            self.model, self.optimizer = copy.deepcopy((self.model, self.optimizer))

    def pickle_all(self, numbers):
        if self.can_be_copied() and not self.is_derived():
            data = pickle.dumps((self.model, self.optimizer))
            self.model, self.optimizer = pickle.loads(data)

    def is_derived(self):
        return type(self.optimizer).__name__ == "Derived"

    def can_be_copied(self):
        """Returns True if nothing else refers to the optimizer: wrapper, scheduler, copies."""
        return self.wrapper is None and self.scheduler is None and "copies" not in self.options

    def save_and_load(self, numbers):
        self.optimizer.load_state_dict(copy.deepcopy(self.optimizer.state_dict()))
        self.model.load_state_dict(copy.deepcopy(self.model.state_dict()))

    def unfold(self, numbers):
        if self.is_folded and self.wrapper is None and not self.is_derived():
            stepfold.torch.unfold(self.optimizer)
            self.options = {
                key: self.max_norm if key == "max_norm" else value
                for key, value in self.options.items()
            }
            self.fold()

    def look(self, numbers):
        if self.is_folded:
            self.optimizer.explain()

    def sync(self, numbers):
        if self.is_folded:
            try:
                self.optimizer.sync_settings()
            except ValueError as error:
                assert "capture it again" in str(error)

    def fork(self, numbers):
        """A child takes the next step, and so does the parent."""
        if DEVICE != "cpu":
            return
        seed = numbers.randrange(1 << 30)
        child = os.fork()
        if not child:
            status = 1
            try:
                signal.alarm(SECONDS)
                self.iterate(random.Random(seed))
                status = 0
            finally:
                os._exit(status)
        _, status = os.waitpid(child, 0)
        assert status == 0, f"a child ended with {status}"


ACTIONS = (
    Program.freeze,
    Program.unfreeze,
    Program.use_no_body,
    Program.use_micro_batches,
    Program.use_closures,
    Program.use_thread,
    Program.replace_weight,
    Program.resize_head,
    Program.move_data,
    Program.change_memory_format,
    Program.change_in_place,
    Program.replace_state,
    Program.replace_inner,
    Program.change_setting,
    Program.change_setting_in_place,
    Program.change_option,
    Program.change_params_type,
    Program.change_clip,
    Program.add_group,
    Program.derive,
    Program.wrap,
    Program.hook,
    Program.schedule,
    Program.verify,
    Program.copy_all,
    Program.pickle_all,
    Program.save_and_load,
    Program.unfold,
    Program.look,
    Program.sync,
    Program.fork,
)


class UsersCase(TorchCase):
    """Tests of random programs, each of which a seed gives."""

    def setUp(self):
        torch.set_num_threads(1)  # A child of fork has no threads of torch.
        # The test looks for objects that are kept, not for those that wait to be collected.
        gc.collect()
        gc.disable()
        self.addCleanup(gc.enable)

    def check_seeds(self, count):
        for seed in range(SEED, SEED + count):
            with self.subTest(f"seed {seed}"), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self.check(seed)
                gc.collect()


class UsersTest(UsersCase):
    def test_users(self):
        self.check_seeds(RUNS)

    def check(self, seed):
        try:
            Comparison(self, random.Random(seed), ("plain", "folded")).run()
        except TooFar:
            # The program itself may be the cause: a third one shows what roundings become in it.
            Comparison(self, random.Random(seed), ("plain", "folded", "shaken")).run()


def get_difference(tensor, other):
    """The largest difference; one of them may be on another device."""
    return get_size(tensor.detach().cpu().float() - other.detach().cpu().float())


class TooFar(AssertionError):
    """Values of the folded program that are further from the plain one than roundings are."""


class Comparison:
    """Equal programs, which are compared after each iteration.

    case: the test. kinds: "plain" and "folded", and "shaken" for a plain one with roundings.
    """

    def __init__(self, case, numbers, kinds):
        self.case, self.numbers = case, numbers
        self.options, seed = numbers.choice(OPTIONS + NARROW), numbers.random()
        self.programs = {
            kind: Program(random.Random(seed), self.options, kind == "folded") for kind in kinds
        }
        kind = type(self.programs["plain"].optimizer).__name__
        self.history = [str(self.options), kind]
        self.bound = NARROW_BOUND if "copies" in self.options else BOUND
        # By the name of a tensor: its largest value, and how far the shaken program came from it.
        self.largest, self.shaken = {}, {}

    def run(self):
        for _ in range(ITERATIONS):
            actions = self.numbers.sample(ACTIONS, self.numbers.choice((0, 1, 1, 2)))
            self.history.append("+".join(action.__name__ for action in actions))
            seed = self.numbers.random()
            try:
                for kind, program in self.programs.items():
                    for action in actions:
                        action(program, random.Random(seed))
                    program.iterate(random.Random(seed))
                    if kind == "shaken":
                        program.shake()
            except Exception as error:
                raise AssertionError(f"{self.history}: {error!r}") from error
            self.compare()
            kept = {kind: program.list_kept() for kind, program in self.programs.items()}
            if "static_gradients" not in self.options and "flat" not in self.options:
                what = f"{self.history}: kept {kept['folded']}"
                self.case.assertLessEqual(len(kept["folded"]), len(kept["plain"]), what)

    def compare(self):
        tensors = {kind: program.list_tensors() for kind, program in self.programs.items()}
        plain, folded = tensors["plain"], tensors["folded"]
        self.case.assertEqual(list(plain), list(folded), str(self.history))
        for name, theirs in plain.items():
            self.case.assert_alike(f"{self.history}: {name}", theirs, folded[name])
            size = self.largest[name] = max(self.largest.get(name, 0), get_size(theirs))
            bound = self.bound * size
            if "shaken" in tensors:
                distance = get_difference(tensors["shaken"][name], theirs)
                self.shaken[name] = max(self.shaken.get(name, 0), distance)
                bound = max(bound, SHAKEN_BOUND * self.shaken[name])
            distance = get_difference(folded[name], theirs)
            if not distance <= bound:
                raise TooFar(f"{self.history}: {name}: {distance} of {size}, at most {bound}")


if __name__ == "__main__":
    unittest.main()
