"""The objects that a step of any class can reach besides parameters, gradients and state.

A step may be taken again on copies if it can change nothing else. So all attributes of the
optimizer are copied. The objects that its code refers to are shared by the copy, and must be
immutable: numbers, classes, libraries that only compute, and functions whose code fulfils the same
condition. The code is followed by the names in it.
"""

import collections
import dis
import enum
import functools
import numbers
import random
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.verification.elements import find_read_refusal

# Libraries whose functions change only their arguments.
LIBRARIES = frozenset(
    (
        *("_operator", "abc", "builtins", "cmath", "collections", "copy", "enum", "functools"),
        *("itertools", "math", "numbers", "numpy", "operator", "random", "torch", "types"),
        *("typing", "warnings"),
    )
)
# Functions that reach more than their arguments.
UNSAFE = frozenset(
    ("__import__", "breakpoint", "eval", "exec", "globals", "input", "locals", "open")
    + ("print", "vars")
)
# Classes of immutable values.
CONSTANTS = (
    *(type(None), bool, str, bytes, range, slice, types.EllipsisType, numbers.Number),
    *(enum.Enum, torch.dtype, torch.device, torch.layout, torch.memory_format, torch.Size),
)
# Classes of functions in C.
BUILTIN = (types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType)
# Methods that Python calls although their name is not in the code.
IMPLICIT = frozenset(("__getattr__", "__getattribute__", "__setattr__"))


class NotCopyable(Exception):
    """An error for a step that cannot be taken on copies. The message is the reason."""


def describe(value: object) -> str:
    """Returns a description of a value, as the end of a sentence."""
    if isinstance(value, types.ModuleType):
        return f"the module {value.__name__}"
    return f"of the class {type(value).__name__}"


def is_of_library(name: str | None) -> bool:
    """Returns whether a module is of a library that only computes."""
    root = (name or "").partition(".")[0]
    return root in LIBRARIES


class Copier:
    """Copies of the values of an optimizer, one for each object."""

    def __init__(self) -> None:
        self._copies: dict[int, Any] = {}
        self._kept: list[
            Any
        ] = []  # The values are kept alive, so that no other object gets the same id.
        self._tensors: dict[int, tuple[Tensor, str]] = {}

    def replace(self, value: object, copy: object) -> None:
        """Sets the copy of a value. Copies of objects that refer to the value will refer to it."""
        self._copies[id(value)] = copy
        self._kept.append(value)

    def copy(self, value: Any, what: str) -> Any:
        """Returns the copy of a value.

        what: description of the value, as the subject of a message.

        Raises NotCopyable if the value is neither data nor code that only computes.
        """
        if isinstance(value, CONSTANTS):
            return value
        if id(value) not in self._copies:
            self.replace(value, None)  # A value that contains itself is refused.
            self._copies[id(value)] = self._make(value, what)
        copy = self._copies[id(value)]
        if copy is None:
            raise NotCopyable(f"{what} contains itself")
        return copy

    def copy_again(self, value: Any, what: str) -> Any:
        """Returns a new copy of a value that may have changed since the last one."""
        self._copies.pop(id(value), None)
        return self.copy(value, what)

    def get_tensors(self) -> list[Tensor]:
        """Returns all copies that are tensors."""
        return [self._copies[key] for key in self._tensors]

    def _make(self, value: Any, what: str) -> Any:
        if isinstance(value, Tensor):
            return self._copy_tensor(value, what)
        value_class = type(value)
        if value_class in (list, tuple, set, frozenset, collections.deque):
            parts = [self.copy(part, f"{what}[{index}]") for index, part in enumerate(value)]
            return (
                collections.deque(parts, value.maxlen)
                if value_class is collections.deque
                else value_class(parts)
            )
        if value_class in (dict, collections.OrderedDict, collections.defaultdict):
            copied: Any = value_class()
            for key, part in value.items():
                name = f"{what}[{key!r}]" if isinstance(key, CONSTANTS) else f"a value of {what}"
                copied[self.copy(key, f"a key of {what}")] = self.copy(part, name)
            if value_class is collections.defaultdict:
                copied.default_factory = self.copy(value.default_factory, f"the default of {what}")
            return copied
        if value_class is torch.Generator:
            return torch.Generator(value.device).set_state(value.get_state())
        if value_class is random.Random:
            generator = random.Random()
            generator.setstate(value.getstate())
            return generator
        if value_class is types.MethodType:
            Code().check(value.__func__, what)
            return types.MethodType(value.__func__, self.copy(value.__self__, what))
        if value_class is functools.partial:
            function, arguments, settings = (
                self.copy(part, what) for part in (value.func, value.args, value.keywords)
            )
            return functools.partial(function, *arguments, **settings)
        Code().check(value, what)
        return value

    def _copy_tensor(self, tensor: Tensor, what: str) -> Tensor:
        refusal = find_read_refusal(tensor)
        if refusal is not None:
            raise NotCopyable(f"{what} {refusal}")
        if not tensor.is_leaf:
            raise NotCopyable(f"{what} has a graph")
        self._tensors[id(tensor)] = tensor, what
        elements = tensor.detach().clone()
        copy: Tensor = Tensor._make_subclass(type(tensor), elements, tensor.requires_grad)
        for name, value in vars(tensor).items():
            setattr(copy, name, self.copy(value, f"the attribute '{name}' of {what}"))
        return copy

    def check_memory(self) -> None:
        """Raises NotCopyable for tensors that share memory, since their copies do not."""
        places = sorted(
            (
                (str(tensor.device), tensor.data_ptr(), get_end(tensor), what)
                for tensor, what in self._tensors.values()
                if tensor.numel()
            ),
            key=lambda place: place[:2],
        )
        for (device, _, end, what), (next_device, start, _, other) in zip(places, places[1:]):
            if device == next_device and start < end:
                raise NotCopyable(f"{other} shares memory with {what}")


def get_end(tensor: Tensor) -> int:
    """Returns the address behind the last element of a tensor."""
    last = sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride()))
    return tensor.data_ptr() + (last + 1) * tensor.element_size()


class Code:
    """The check of code. Each function and class is followed once."""

    def __init__(self) -> None:
        self._seen: set[Any] = set()
        self._classes: list[type] = []
        self._names: set[str] = set()

    def check_class(self, value_class: type[Optimizer]) -> None:
        """Raises NotCopyable if a step of a class reaches a mutable object."""
        overridden = {
            name
            for base in value_class.__mro__
            if is_of_library(base.__module__)
            for name, value in vars(base).items()
            if callable(value) and not name.startswith("__")
        } - {"state_dict", "load_state_dict", "add_param_group", "zero_grad"}
        self._follow_class(value_class)
        self._follow_names({"step", *IMPLICIT, *overridden})

    def check(self, value: Any, what: str) -> None:
        """Raises NotCopyable for a mutable value, or for one whose code reaches a mutable value."""
        if isinstance(value, CONSTANTS):
            return
        if isinstance(value, types.ModuleType):
            is_known = is_of_library(value.__name__)
        elif isinstance(value, type):
            is_known = True
            self._follow_class(value)
        elif isinstance(value, types.FunctionType):
            is_known = True
            self._follow_function(value, what)
        elif isinstance(value, BUILTIN):
            is_known = is_of_library(get_module(value)) and value.__name__ not in UNSAFE
            if not is_known:
                raise NotCopyable(f"{what} is the function '{value.__name__}'")
        elif type(value) in (tuple, frozenset):
            is_known = True
            for part in value:
                self.check(part, what)
        elif isinstance(value, functools.partial):
            is_known = True
            self.check((value.func, value.args, *value.keywords.values()), what)
        else:
            # Objects of torch's operators, of annotations, and of NumPy's functions.
            value_class = type(value)
            is_known = value_class.__module__ in ("torch._ops", "typing", "types") or (
                is_of_library(value_class.__module__) and value_class.__name__ == "ufunc"
            )
        if not is_known:
            raise NotCopyable(f"{what} is {describe(value)}")

    def _follow_class(self, value_class: type) -> None:
        for base in value_class.__mro__:
            if base not in self._seen and not is_of_library(base.__module__):
                self._seen.add(base)
                self._classes.append(base)
                self._follow_members(base, self._names)

    def _follow_names(self, names: set[str]) -> None:
        new = names - self._names
        self._names |= new
        for base in list(self._classes):
            self._follow_members(base, new)

    def _follow_members(self, value_class: type, names: set[str]) -> None:
        for name, value in list(vars(value_class).items()):
            if name in names:
                what = f"'{value_class.__name__}.{name}'"
                for part in open_descriptor(value):
                    self.check(part, what)

    def _follow_function(self, function: types.FunctionType, what: str) -> None:
        if function in self._seen:
            return
        self._seen.add(function)
        if is_of_library(function.__globals__.get("__name__")):
            # A decorator of torch, such as no_grad, wraps the function.
            wrapped = getattr(function, "__wrapped__", None)
            if wrapped is not None:
                self.check(wrapped, what)
            return
        defaults = (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values())
        for value in defaults:
            self.check(value, f"a default of {what}")
        name = function.__name__
        for instruction in iterate(function.__code__):
            opcode, argument = instruction.opname, instruction.argval
            if opcode in ("STORE_GLOBAL", "DELETE_GLOBAL"):
                raise NotCopyable(f"'{name}' assigns the global '{argument}'")
            if opcode == "STORE_DEREF" and argument in function.__code__.co_freevars:
                raise NotCopyable(f"'{name}' assigns '{argument}' of the function around it")
            if opcode == "LOAD_GLOBAL":
                self._follow_global(function, argument)
            elif opcode == "IMPORT_NAME" and not is_of_library(argument):
                raise NotCopyable(f"'{name}' imports the module {argument}")
            elif isinstance(argument, str) and "FAST" not in opcode:
                self._follow_names(
                    {argument}
                )  # The name of an attribute, or an argument of getattr.
        for variable, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            value = get_content(cell)
            self.check(value, f"'{variable}', which '{name}' refers to,")

    def _follow_global(self, function: types.FunctionType, name: str) -> None:
        space: Mapping[str, Any] = function.__globals__
        builtins = space.get("__builtins__", {})
        known = vars(builtins) if isinstance(builtins, types.ModuleType) else builtins
        if name in space or name in known:
            value = space[name] if name in space else known[name]
            self.check(value, f"'{name}', which '{function.__name__}' refers to,")


def find_rule_refusal(optimizer: Optimizer) -> str | None:
    """Returns the reason why the function of a rule cannot be called again.

    None if it can, or if the optimizer has no rule.
    """
    if not isinstance(optimizer, RuleOptimizer):
        return None
    rule = optimizer.rule
    try:
        Code().check((rule.update, *rule.state.values()), f"the rule '{rule.name}'")
    except NotCopyable as error:
        return str(error)
    return None


def open_descriptor(value: Any) -> Iterator[Any]:
    """Yields the functions of a method or property of a class; another value itself."""
    if isinstance(value, (staticmethod, classmethod)):
        yield value.__func__
    elif isinstance(value, property):
        yield from (part for part in (value.fget, value.fset) if part is not None)
    elif not isinstance(value, (types.GetSetDescriptorType, types.MemberDescriptorType)):
        yield value


def get_module(function: Callable[..., Any]) -> str | None:
    """Returns the name of the module of a function in C; None if it has none."""
    owner = getattr(function, "__self__", None)
    if isinstance(owner, types.ModuleType):
        return owner.__name__
    for holder in (function, owner, getattr(function, "__objclass__", None)):
        module: str | None = getattr(holder, "__module__", None)
        if module is not None:
            return module
    return None


def get_content(cell: types.CellType) -> Any:
    """Returns the value of a variable of an outer function; None if it has none yet."""
    try:
        return cell.cell_contents
    except ValueError:
        return None


def iterate(code: types.CodeType) -> Iterator[dis.Instruction]:
    """Yields the instructions of code, and of the functions in it."""
    yield from dis.get_instructions(code)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from iterate(constant)
