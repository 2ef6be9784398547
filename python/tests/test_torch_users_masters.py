"""Whatever a program does with parameters that have masters, a step is that of the masters.

The random programs of test_torch_users train a model in bfloat16. Each step is compared with that
of a folded optimizer of float32 parameters, which have the values of `master_state_dict` before it,
and the state of `unpacked_state_dict`.
"""

import copy
import random
import unittest

import stepfold.torch
import torch
from stepfold.stage.packed_formats import SIGNED, UNSIGNED
from stepfold.torch.step.packing import is_packable, pack, unpack
from test_torch_packed import PackedCase
from test_torch_users import ACTIONS, ITERATIONS, KINDS, RUNS, Program, UsersCase
from torch import nn, optim

OPTIONS = (
    {"master_weights": torch.float32},
    {"master_weights": "8bit"},
    {"master_weights": torch.float32, "state_format": "8bit"},
    {"master_weights": "8bit", "state_format": "8bit"},
)
MORE_OPTIONS = ({}, {}, {"max_norm": 0.5}, {"flat": True}, {"static_gradients": True})


def encode(key, value):
    """Returns state as it is once it has been packed."""
    if value is None or value.dim() == 0:
        return copy.deepcopy(value)
    block_format = UNSIGNED if key in ("exp_avg_sq", "square_avg") else SIGNED
    return unpack(*pack(value, block_format), block_format)


class MasterProgram(Program):
    """A program whose steps are compared, in hooks before and behind them.

    case: the test.
    """

    dtype, width = torch.bfloat16, 64

    def __init__(self, case, numbers, options):
        self.case, self.error = case, None
        super().__init__(numbers, options, is_folded=True)

    def use_closures(self, numbers):
        """Does nothing: a closure computes gradients behind the first hook."""

    def change_in_place(self, numbers):
        """Writes without `data`, by which a write is not seen."""
        with torch.no_grad():
            for param in self.params:
                param.clamp_(-0.5, 0.5)

    def change_option(self, numbers):
        """Leaves out what packed state of SGD refuses."""
        if not (isinstance(self.optimizer, optim.SGD) and "8bit" in self.options.values()):
            super().change_option(numbers)

    def step(self, closure):
        optimizer = self.optimizer
        first = optimizer.register_step_pre_hook(self.open)
        last = optimizer.register_step_post_hook(self.compare)
        # Before the hooks of the user.
        optimizer._optimizer_step_post_hooks.move_to_end(last.id, last=False)
        try:
            super().step(closure)
        except BaseException as error:
            self.error = error  # The step may be that of a thread.
            raise
        finally:
            first.remove()
            last.remove()

    def iterate(self, numbers):
        super().iterate(numbers)
        if self.error is not None:
            raise self.error

    def open(self, optimizer, arguments, settings):
        """Takes the step of float32 parameters."""
        model = nn.ParameterList(self.params)
        masters = iter(stepfold.torch.master_state_dict(model, optimizer).values())
        groups, self.wide = [], []
        for group in optimizer.param_groups:
            params = [self.widen(param, next(masters)) for param in group["params"]]
            self.wide += params
            groups.append({**copy.deepcopy({**group, "params": []}), "params": params})
        kind = next(kind for kind, _ in KINDS if isinstance(optimizer, kind))
        other = kind(groups, lr=1.0)
        state = stepfold.torch.unpacked_state_dict(optimizer)["state"]
        for index, (param, wide) in enumerate(zip(self.params, self.wide)):
            if index in state:
                packs = "state_format" in self.options and is_packable(param)
                other.state[wide] = {
                    # Its own keys do not have it if it is not packed yet.
                    key: encode(key, value)
                    if packs and key in optimizer.state[param]
                    else copy.deepcopy(value)
                    for key, value in state[index].items()
                }
        bound = {} if self.max_norm is None else {"max_norm": self.max_norm}
        stepfold.torch.fold(other, **bound)
        other.step()
        self.other = other

    def widen(self, param, master):
        """Returns a float32 parameter with the value of a master, and the same gradient."""
        if "master_error" not in self.optimizer.state.get(param, {}):
            self.case.assert_equal("rounded master", param.detach(), master.to(param.dtype))
        wide = nn.Parameter(master.float().clone(), param.requires_grad)
        if param.grad is not None:
            wide.grad = param.grad.detach().float().clone()
        return wide

    def compare(self, optimizer, arguments, settings):
        for index, (param, wide) in enumerate(zip(self.params, self.wide)):
            if param.grad is not None:
                states = optimizer.state.get(param, {}), self.other.state.get(wide, {})
                self.case.assert_param(f"parameter {index}", param, wide, *states)
        del self.other, self.wide


class UsersMastersTest(UsersCase, PackedCase):
    def test_users(self):
        self.check_seeds(RUNS // 2)

    def check(self, seed):
        numbers = random.Random(seed)
        options = {**numbers.choice(OPTIONS), **numbers.choice(MORE_OPTIONS)}
        program = MasterProgram(self, random.Random(numbers.random()), options)
        history = [str(options), type(program.optimizer).__name__]
        for _ in range(ITERATIONS):
            actions = numbers.sample(ACTIONS, numbers.choice((0, 1, 1, 2)))
            history.append("+".join(action.__name__ for action in actions))
            try:
                for action in actions:
                    getattr(program, action.__name__)(random.Random(numbers.random()))
                program.iterate(random.Random(numbers.random()))
            except Exception as error:
                raise AssertionError(f"{history}: {error!r}") from error
            self.assertEqual(program.list_kept(), [], str(history))


if __name__ == "__main__":
    unittest.main()
