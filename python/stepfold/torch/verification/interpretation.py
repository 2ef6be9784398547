"""The step of a folded optimizer, computed again by the reference interpreter.

The program of a step is divided. The part of its chain on all gradients together, such as their
norm, is one program. The update of each parameter is another program, which reads the norm. An
elementwise update is divided into parts of a parameter, too. So the size of a program is bounded,
and one interpreter serves many parts.
"""

import ctypes
import itertools
import os
import threading
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from stepfold.compiler import Interpreter, Session
from stepfold.stage.clips import GRAD_NORM
from stepfold.stage.gradient_chain import FOUND_INF, SCALING_DTYPE, GradientChain
from stepfold.stage.optimizer_spec import State
from stepfold.stage.packed_formats import BLOCK_SIZE
from stepfold.stage.program import (
    GroupSpec,
    StageProgram,
    Update,
    name_copy,
    name_gradient,
    name_param,
    name_setting,
    name_state,
)
from stepfold.stage.program_text import write_chain_text, write_text
from stepfold.torch.verification.elements import flatten

# Maximum number of elements of a part of a parameter: whole blocks of packed state.
MAX_ELEMENTS = (1 << 15) * BLOCK_SIZE


@dataclass(frozen=True)
class FoldedValues:
    """The tensors of a parameter that the plan of a step accesses, on the host and in one layout.

    param: the tensor that the step updates: the parameter or its master. grad: its gradient.
    state: tensors in the order of the variant.
    cast: tensor to which the step casts `param`; None if it casts to none.
    """

    param: Tensor
    grad: Tensor
    state: tuple[Tensor, ...]
    cast: Tensor | None


class Interpreters:
    """The interpreters of programs. Each thread keeps the interpreter of its last program.

    Parts of one size follow each other, so that the last interpreter is needed next.
    """

    def __init__(self) -> None:
        self._threads = threading.local()
        self._stacks: list[ExitStack] = []

    def step(
        self,
        text: str,
        inputs: Mapping[tuple[str, str], Tensor],
        outputs: Mapping[tuple[str, str], Tensor],
    ) -> None:
        """Executes a program once.

        inputs: contiguous tensors by role and name. The program may have only some of them.
        outputs: contiguous tensors to which variables are copied, by role and name.
        """
        interpreter, variables = self._open(text)
        for (role, name), tensor in inputs.items():
            if (role, name) in variables:
                interpreter.write(name, as_buffer(tensor), role)
        interpreter.step()
        for (role, name), tensor in outputs.items():
            if (role, name) in variables:
                interpreter.read(name, as_buffer(tensor), role)

    def _open(self, text: str) -> tuple[Interpreter, Mapping[tuple[str, str], int]]:
        """Returns the interpreter of a program, and its variables."""
        threads = self._threads
        if getattr(threads, "text", None) != text:
            if not hasattr(threads, "stack"):
                threads.stack = ExitStack()
                self._stacks.append(threads.stack)
            threads.stack.close()
            threads.text = None
            session = threads.stack.enter_context(Session())
            program = threads.stack.enter_context(session.parse(text, "optimizer"))
            threads.interpreter = threads.stack.enter_context(program.interpret())
            threads.variables = threads.interpreter.variables
            threads.text = text
        return threads.interpreter, threads.variables

    def close(self) -> None:
        """Frees the interpreters."""
        for stack in self._stacks:
            stack.close()


def make_number(value: float, dtype: str) -> Tensor:
    """Returns a tensor of one element on the host, of "f32" or "f64"."""
    torch_dtype = torch.float64 if dtype == "f64" else torch.float32
    return torch.tensor(value, dtype=torch_dtype, device="cpu")


def as_buffer(tensor: Tensor) -> Any:
    """Returns the memory of a contiguous tensor on the host. The tensor must be kept."""
    size = tensor.numel() * tensor.element_size()
    return (ctypes.c_char * size).from_address(tensor.data_ptr())


class Interpretation:
    """A step of one plan, computed by the interpreter.

    program: program of the plan.
    numbers: settings of each group of the program, in the order of its variant.
    chain: inputs of the program's chain by name: tensors of one element.
    spans: updates of each parameter: one, or one for each of its matrices.
    elementwise: list with True for each parameter whose update is elementwise, else False.
    words: words that all ranks have together for each update, by the name that they have for the
        first one of a program.
    """

    def __init__(
        self,
        program: StageProgram,
        numbers: list[list[float]],
        chain: Mapping[str, Tensor],
        spans: list[range],
        elementwise: list[bool],
        words: list[dict[str, Tensor]],
    ) -> None:
        self._program, self._numbers, self._chain = program, numbers, dict(chain)
        self._spans, self._elementwise, self._words = spans, elementwise, words
        self._norm_dtype = program.chain.get_norm_dtype(
            update.param.grad_dtype for update in program.updates
        )
        self._interpreters = Interpreters()
        self._texts: dict[tuple[Any, ...], str] = {}

    def compute_chain(self, gradients: Iterable[Tensor]) -> dict[str, Tensor]:
        """Returns the outputs of the chain by name, computed from all gradients."""
        chain = self._program.chain
        if not chain.outputs:
            return {}
        inputs = {("state", name): tensor for name, tensor in self._chain.items()}
        for span, gradient in zip(self._spans, gradients):
            sizes = [self._program.updates[index].param.elements for index in span]
            ends = itertools.accumulate(sizes)
            for index, size, end in zip(span, sizes, ends):
                inputs["gradient", name_param(index)] = flatten(gradient)[end - size : end]
        dtypes = {GRAD_NORM: self._norm_dtype, FOUND_INF: SCALING_DTYPE}
        outputs = {name: make_number(0.0, dtypes[name]) for name in chain.outputs}
        self._interpreters.step(
            write_chain_text(self._program),
            inputs,
            {("state", name): tensor for name, tensor in outputs.items()},
        )
        return outputs

    def set_chain(self, outputs: Mapping[str, Tensor]) -> None:
        """Sets the outputs of the chain, which updates read."""
        self._chain.update(outputs)

    def compute(
        self, indices: list[int], values: Mapping[int, FoldedValues]
    ) -> Iterator[tuple[int, FoldedValues]]:
        """Yields pairs of the index of a parameter and the parameter after the step.

        indices: indices of parameters.
        values: parameters before the step, by index.

        The gradient of a result is the one that the step leaves.
        """
        threads = max(1, min(len(indices), os.cpu_count() or 1))
        with ThreadPoolExecutor(threads) as pool:
            # Parameters of one size follow each other.
            order = sorted(indices, key=lambda index: values[index].param.numel())
            yield from zip(
                order, pool.map(lambda index: self._compute(index, values[index]), order)
            )

    def _compute(self, index: int, values: FoldedValues) -> FoldedValues:
        results = FoldedValues(
            values.param.clone(),
            values.grad.clone(),
            tuple(tensor.clone() for tensor in values.state),
            None if values.cast is None else values.cast.clone(),
        )
        first = 0
        for update in self._spans[index]:
            total = self._program.updates[update].param.elements
            size = MAX_ELEMENTS if self._elementwise[index] else max(1, total)
            for start in range(0, total, size):
                count = min(size, total - start)
                self._compute_part(update, values, results, first + start, count)
            first += total
        return results

    def _compute_part(
        self, index: int, values: FoldedValues, results: FoldedValues, start: int, count: int
    ) -> None:
        update = self._program.updates[index]
        group, param = self._program.groups[update.group], update.param
        chain = self._make_chain(index)
        shape = param.shape if count == param.elements else (count,)
        text = self._write(group, update._replace(param=param._replace(shape=shape)), chain)
        role, grad_name = (
            ("state", name_gradient(0)) if chain.writes_back else ("gradient", name_param(0))
        )

        def cut(tensor: Tensor, state: State | None = None) -> Tensor:
            if state is None:
                return flatten(tensor)[start : start + count]
            if state.is_scalar:
                return tensor
            begin = start // state.block
            return flatten(tensor)[begin : begin + state.count(count)]

        def name_tensors(tensors: FoldedValues) -> dict[tuple[str, str], Tensor]:
            named = {
                ("state", name_param(0)): cut(tensors.param),
                (role, grad_name): cut(tensors.grad),
            }
            for state, tensor in zip(param.variant.state, tensors.state):
                named["state", name_state(0, state.stream)] = cut(tensor, state)
            if tensors.cast is not None:
                named["state", name_copy(0)] = cut(tensors.cast)
            return named

        inputs = name_tensors(values)
        for setting, dtype, number in zip(
            group.variant.settings, group.setting_dtypes, self._numbers[update.group]
        ):
            inputs["state", name_setting(0, setting.name)] = make_number(number, dtype)
        shared = self._chain | self._words[index]
        inputs |= {("state", name): tensor for name, tensor in shared.items()}
        outputs = name_tensors(results)
        if role == "gradient":
            del outputs[role, grad_name]
        self._interpreters.step(text, inputs, outputs)

    def _make_chain(self, index: int) -> GradientChain:
        """Returns the chain of one gradient. Its inputs include the outputs of the whole chain."""
        chain = self._program.chain
        norm = None if chain.max_norm is None else self._norm_dtype
        unclipped = (0,) if index in chain.unclipped else ()
        return chain._replace(
            finds_inf=False, given_norm=norm, unclipped=unclipped, exchanges=False, uncounted=()
        )

    def _write(self, group: GroupSpec, update: Update, chain: GradientChain) -> str:
        key = group, update.param, update.share, chain
        text = self._texts.get(key)
        if text is None:
            updates, rounds = (update._replace(group=0),), self._program.rounds
            program = self._program._replace(
                groups=(group,),
                updates=updates,
                chain=chain,
                rounds=rounds,
                has_given_words=True,
            )
            text = self._texts[key] = write_text(program)
        return text

    def close(self) -> None:
        """Frees the interpreters."""
        self._interpreters.close()
