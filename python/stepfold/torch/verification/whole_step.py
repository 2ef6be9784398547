"""A step of any class, taken again on copies of all objects that it reads.

The step of a class may depend on all parameters, on their dtypes, and on its own attributes. The
second step must not change the training: see `reach` and `guard`.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Mapping
from typing import Any

from torch import Tensor
from torch.optim import Optimizer
from torch.optim import optimizer as torch_optimizer

from stepfold.torch.step.shells import make_shell, run_step
from stepfold.torch.verification.guard import OnCopies
from stepfold.torch.verification.random_state import RandomState, keep_random_state
from stepfold.torch.verification.reach import Code, Copier, NotCopyable, is_of_library
from stepfold.torch.verification.step_end import NAME

# Attributes of an optimizer that a shell has of its own.
OWN = frozenset(("param_groups", "state", "step", NAME))


class WholeStep:
    """A step of all parameters of an optimizer, on copies on the same devices."""

    def __init__(self, optimizer: Optimizer, names: Mapping[Tensor, str]) -> None:
        """Copies the inputs of the step.

        names: names of parameters for messages.

        Raises NotCopyable if a step on copies might change other objects.
        """
        check_global_hooks(optimizer)
        optimizer_class = type(optimizer)
        Code().check_class(optimizer_class)
        self._optimizer, self._copier = optimizer, Copier()
        shell: Any = make_shell(optimizer, optimizer_class, [], defaultdict(dict))
        self._params = [param for group in optimizer.param_groups for param in group["params"]]
        for param in self._params:
            self._copier.copy(param, f"'{names[param]}'")
        self._copier.replace(optimizer, shell)
        self._copier.replace(optimizer.state, shell.state)
        shell.param_groups = self._copier.copy(optimizer.param_groups, "param_groups")
        for key, state in optimizer.state.items():
            name = f"the state of '{names[key]}'" if key in names else "the state"
            shell.state[self._copier.copy(key, f"a key of {name}")] = self._copier.copy(state, name)
        vars(shell).pop(NAME, None)
        for name, value in vars(optimizer).items():
            if name in OWN:
                continue
            if name.startswith("_optimizer_"):
                setattr(shell, name, OrderedDict())  # The shell has no hooks.
            else:
                setattr(shell, name, self._copier.copy(value, f"its attribute '{name}'"))
        self._shell = shell
        self._random = RandomState({param.device for param in self._params})
        self.read_gradients(names)

    def read_gradients(self, names: Mapping[Tensor, str]) -> None:
        """Copies the gradients. Raises NotCopyable as the constructor."""
        for param in self._params:
            copy, grad = self._copier.copy(param, ""), param.grad
            copy.grad = None
            if grad is not None:
                copy.grad = self._copier.copy_again(grad, f"the gradient of '{names[param]}'")
        self._copier.check_memory()

    def run(self) -> None:
        """Takes the step on the copies, with the random numbers of the optimizer's step.

        Raises NotCopyable if it may differ from the step of the optimizer.
        """
        guard, objects = (
            OnCopies(self._copier.get_tensors()),
            Objects(self._optimizer, self._params),
        )
        refusal = None
        with keep_random_state({param.device for param in self._params}), guard:
            self._random.restore()
            try:
                run_step(self._shell)
            except Exception as error:  # The step of a class may raise any exception.
                refusal = f"{type(error).__name__}: {error}"
        refusal = objects.restore() or guard.refusal or refusal
        if refusal is not None:
            raise NotCopyable(refusal)

    def get(self, param: Tensor) -> tuple[Tensor, Mapping[str, Any]]:
        """Returns the copies of a parameter and its state after the step."""
        copy = self._copier.copy(param, "")
        return copy, self._shell.state.get(copy, {})


def check_global_hooks(optimizer: Optimizer) -> None:
    """Raises NotCopyable if the second step could call global hooks of optimizers again."""
    hooks = (
        torch_optimizer._global_optimizer_pre_hooks,
        torch_optimizer._global_optimizer_post_hooks,
    )
    if any(hooks) and not is_of_library(type(optimizer).__module__):
        raise NotCopyable("hooks of all optimizers might be called again")


class Objects:
    """The attributes of parameters, and of the classes of an optimizer.

    Changes of them are no operations of torch, so the guard does not see them.
    """

    def __init__(self, optimizer: Optimizer, params: list[Tensor]) -> None:
        self._params = [
            (param, param.detach(), param.grad, param.requires_grad) for param in params
        ]
        self._classes = [
            (optimizer_class, dict(vars(optimizer_class)))
            for optimizer_class in type(optimizer).__mro__
            if not is_of_library(optimizer_class.__module__)
        ]

    def restore(self) -> str | None:
        """Restores all attributes. Returns a change as a sentence; None if nothing had changed."""
        refusal = None
        for param, data, grad, requires_grad in self._params:
            if param.data_ptr() != data.data_ptr():
                param.data, refusal = data, "it replaces the memory of a parameter"
            if param.grad is not grad:
                param.grad, refusal = grad, "it replaces the gradient of a parameter"
            if param.requires_grad != requires_grad:
                param.requires_grad_(requires_grad)
                refusal = "it freezes a parameter"
        for optimizer_class, members in self._classes:
            for name, value in members.items():
                if vars(optimizer_class).get(name) is not value:
                    setattr(optimizer_class, name, value)
                    refusal = f"it assigns '{optimizer_class.__name__}.{name}'"
        return refusal
