"""A plan of stepfold-compile, bound to tensors and executed step by step.

plan = Plan.load("folder")
plan.bind({"w": w, "b": b}, gradients={"w": w_grad, "b": b_grad})
plan.step()
"""

import ctypes
import os
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from stepfold import library as lib
from stepfold.owned_handle import OwnedHandle
from stepfold.tensors import (
    TENSOR_ERRORS,
    check_memory,
    find_current_stream,
    get_memory,
    get_stream_handle,
    known_devices,
    known_dtypes,
    to_binding_error,
)
from stepfold.variables import Allocation, Exchange, Variable


@dataclass(frozen=True)
class ProductCheck:
    """Products of matrices that were compared with their meaning.

    products: number of products. elements: number of their elements that were computed again.
    difference: a sentence on the first element that differs; None without any.
    """

    products: int
    elements: int
    difference: str | None


class PlanError(RuntimeError):
    """A plan could not be loaded, bound or executed. The message names the culprit."""


def read_seal(folder: str | os.PathLike[str]) -> str:
    """Returns which plan a folder has: 64 digits that differ from those of any other plan.

    Raises PlanError if the folder has no plan, or one of another version, and OSError if
    libStepfoldRuntime.so is not found.
    """
    library = lib.load_library()
    seal = ctypes.create_string_buffer(lib.SEAL_SIZE)
    if library.stepfoldReadSeal(os.fsencode(folder), seal) != 0:
        raise PlanError(library.stepfoldGetLastError().decode())
    return seal.value.decode()


class Plan(OwnedHandle):
    """A loaded plan.

    target: "host" or "cuda"; device: "host", or a name such as "cuda:0".
    variables, allocations: the variables and allocations of the plan.
    exchanges: the exchanges of a step, in order.

    State that is neither bound nor written starts with the plan's initial value, in memory of
    the plan; `read` and `write` copy it. One thread at a time may use a plan. The plan is
    freed with its last reference, or by `close`.
    """

    _destroy = "stepfoldPlanDestroy"

    def __init__(self, handle, device):
        """Takes a StepfoldPlan of the library; use `load`."""
        self._library = lib.load_library()
        self._handle = handle
        self._step = self._library.stepfoldPlanStep
        self._next = ctypes.c_size_t()
        # Known once torch uses CUDA.
        self._get_current_stream = None
        self._bound = {}
        target = ctypes.c_int()
        self._check(self._library.stepfoldPlanGetTarget(handle, ctypes.byref(target)))
        self.target = lib.TARGETS[target.value]
        self._ordinal = device
        self.device = f"cuda:{device}" if self.target == "cuda" else "host"
        self.variables = tuple(self._read_variables())
        self._by_name = {(v.role, v.name): v for v in self.variables}
        # Values for the binding of variables, by role and name.
        self._descriptions = {role: {} for role in lib.ROLES}
        for index, v in enumerate(self.variables):
            self._descriptions[v.role][v.name] = index, v.dtype, v.shape, v.bytes
        self.allocations = tuple(self._read_allocations())
        self.exchanges = tuple(self._read_exchanges())

    @classmethod
    def load(
        cls,
        folder: str | os.PathLike[str],
        threads: int = 1,
        device: int = 0,
    ) -> "Plan":
        """Loads the plan in `folder`, which stepfold-compile wrote.

        threads: for the host, the number of threads of a launch, 1 to 1024; results do not
            depend on it.
        device: for CUDA, the index of the device among those that the driver shows.

        For a device without machine code in the plan for CUDA, the driver compiles its PTX, and
        keeps the result in its own cache (~/.nv/ComputeCache, or $CUDA_CACHE_PATH).

        Raises PlanError if a file is missing or corrupt, the plan has another version, or this
        machine does not support it. Raises OSError if libStepfoldRuntime.so is not found.
        """
        library = lib.load_library()
        handle = ctypes.c_void_p()
        if not 0 <= threads < 2**32:
            raise ValueError(f"threads: expected 1 to {lib.MAX_THREADS}, got {threads}")
        if not 0 <= device < 2**32:
            raise ValueError(f"device: expected the number of a device, got {device}")
        options = lib.PlanOptions(threads, device)
        status = library.stepfoldPlanLoad(
            lib.encode("folder", os.fsencode(folder)), ctypes.byref(options), ctypes.byref(handle)
        )
        if status != 0:
            raise PlanError(library.stepfoldGetLastError().decode())
        return cls(handle, device)

    def bind(
        self,
        state: Mapping[str, Any] | None = None,
        gradients: Mapping[str, Any] | None = None,
        buffers: Mapping[str, Any] | None = None,
    ) -> None:
        """Binds variables to tensors of the caller.

        state, gradients: tensors by the name of their variable. A tensor has `data_ptr()`,
            like those of torch and paddle, `__array_interface__`, like those of numpy,
            `__cuda_array_interface__` or `__dlpack__()`, or is the tensor of a variable in a
            scope of paddle. It has the dtype and shape of the
            variable (numpy has no bf16; uint16 holds its bits). Its elements are contiguous and
            row-major. It is on the plan's device, and writable if the plan writes it.
        buffers: tensors of one dimension by the name of their allocation, whose variables
            they hold. Elements that belong to no variable must be zero.

        Steps read and write the tensors. The plan keeps them alive until other tensors are
        bound in their place, or until it is closed. For CUDA, the memory of replaced tensors must
        also stay valid until the queued steps that use it have ended. This holds for tensors that
        torch allocated on the stream of the steps.

        `bind` checks all tensors before it binds the first: state and gradients, then buffers.

        Raises KeyError for a name that the plan does not have, TypeError for an object that is
        not a tensor or has another dtype, ValueError for another shape, layout or device, and
        PlanError if the plan cannot bind the tensor. Each message names the tensor.
        """
        for what, given in (("state", state), ("gradients", gradients), ("buffers", buffers)):
            if given is not None and not isinstance(given, Mapping):
                raise TypeError(
                    f"{what}: expected tensors by their names, got {type(given).__name__}"
                )
        bindings = [
            self._get_bindings(role, tensors)
            for role, tensors in (("state", state), ("gradient", gradients))
            if tensors
        ]
        blocks = [self._get_block(name, tensor) for name, tensor in (buffers or {}).items()]
        if bindings:
            indices, addresses, sizes, owners = (
                sum(columns[1:], columns[0]) for columns in zip(*bindings)
            )
            self._bind_many(indices, addresses, sizes)
            self._bound.update(zip(indices, owners))
        for name, address, size, owner in blocks:
            bind = self._library.stepfoldPlanBindAllocation
            self._check(bind(self._open_handle(), name.encode(), address, size))
            self._bound[name] = owner

    def bind_addresses(
        self, indices: "array[int]", addresses: "array[int]", sizes: "array[int]"
    ) -> None:
        """Binds variables, by their indices in `variables`, to memory that the caller keeps.

        indices, addresses, sizes: arrays of as many "Q". The memory of a variable has as many
            bytes as `sizes` says, at least those of the variable, is on the plan's device, and
            stays valid as long as steps use it. Nothing of this is checked.

        Raises PlanError for an index that does not exist, an address that is not aligned, or a
        size that is too small.
        """
        self._bind_many(indices, addresses, sizes)

    def check_tensors(self, indices: Iterable[int], tensors: Iterable[Any]) -> None:
        """Checks tensors as `bind` does, and binds none.

        indices: indices of their variables in `variables`.

        Raises TypeError or ValueError, whose message names the variable.
        """
        for index, tensor in zip(indices, tensors):
            try:
                self._check_tensor(index, tensor)
            except TENSOR_ERRORS as error:
                variable = self.variables[index]
                raise to_binding_error(f"{variable.role} '{variable.name}'", error) from None

    def step(self, stream: Any = None) -> None:
        """Executes the optimizer stage once. For CUDA, queues it on a stream and returns.

        stream: for CUDA, a CUstream as an integer, or an object whose `cuda_stream` is one,
            such as a stream of torch. The default is torch's current stream on the plan's device
            if torch is imported, otherwise the legacy default stream. Paddle's current stream is
            `paddle.device.current_stream().stream_base`.

        A CUDA graph, of torch for instance, may capture a step. Replays use the tensors that were
        bound during capture, until the plan is closed. The plan keeps only currently bound
        tensors alive.

        Raises PlanError if a variable has no value, two tensors overlap, or execution fails, and
        for a plan with exchanges.
        """
        # Nothing is looked up twice: behind a kernel of milliseconds, the host's caches are
        # cold, and each line here takes longer than it seems.
        status = self._step(self._handle or self._open_handle(), self._find_stream(stream))
        if status != 0:
            self._check(status)

    def begin_step(self, stream: Any = None) -> Exchange | None:
        """Executes a step up to its first exchange, as `step`.

        Returns the exchange, whose words the caller then replaces by those that all ranks have
        together, on the stream of the step, before `continue_step`. None at the end of the step.

        Within a step, variables can neither be bound nor read nor written. An error ends the step.

        Raises PlanError as `step`, and if a step has begun.
        """
        return self._run_part(self._library.stepfoldPlanBeginStep, stream)

    def continue_step(self, stream: Any = None) -> Exchange | None:
        """Executes a step up to its next exchange, as `begin_step`.

        Raises PlanError if execution fails, or if no step has begun.
        """
        return self._run_part(self._library.stepfoldPlanContinueStep, stream)

    def abort_step(self) -> bool:
        """Ends a step whose exchange has failed.

        Returns True if the step has written state besides words, which is undefined then.

        Raises PlanError if no step has begun.
        """
        wrote = ctypes.c_int()
        self._check(self._library.stepfoldPlanAbortStep(self._open_handle(), ctypes.byref(wrote)))
        return bool(wrote.value)

    def check_products(self, samples: int) -> None:
        """Has steps compare products of matrices with their meaning, from now on.

        samples: number of elements of each product that are computed again, in the order of
            docs/numerics.md, from the operands that the step has used; 0 for none. They are drawn
            at random. Such a step waits for the device. A captured step compares nothing.

        Raises PlanError within a step.
        """
        if not 0 <= samples < 2**32:
            raise ValueError(f"samples: expected a number of elements, got {samples}")
        self._check(self._library.stepfoldPlanCheckProducts(self._open_handle(), samples))

    @property
    def product_check(self) -> ProductCheck:
        """The result of the steps since the last call of `check_products`."""
        found = lib.ProductCheckInfo()
        self._check(
            self._library.stepfoldPlanGetProductCheck(self._open_handle(), ctypes.byref(found))
        )
        return ProductCheck(
            found.num_products, found.num_elements, found.difference.decode() or None
        )

    def read(self, name: str, role: str = "state") -> bytes:
        """Returns the elements of a variable as bytes, little-endian and row-major.

        Raises KeyError for an unknown name, PlanError if the variable has no value yet.
        """
        variable = self._find(role, name)
        data = ctypes.create_string_buffer(variable.bytes)
        self._call(self._library.stepfoldPlanGet, variable, data, variable.bytes)
        return data.raw

    def write(self, name: str, data: Any, role: str = "state") -> None:
        """Sets the elements of a variable from bytes, as `read` returns them.

        Copies of the variable in lower precision are updated. They are not updated when the
        caller changes a bound tensor, or binds another one, after the first step.

        Raises KeyError for an unknown name, TypeError for an object that is not bytes, and
        PlanError if the size differs from that of the variable.
        """
        variable = self._find(role, name)
        # bytes() of an integer would make so many zeros.
        data = bytes(memoryview(data))
        self._call(self._library.stepfoldPlanSet, variable, data, len(data))

    def close(self) -> None:
        """Frees the plan, which cannot be used afterwards, and releases the tensors.

        For CUDA, `close` waits for all queued work on the device. While a stream is being
        captured, the plan must neither be closed nor lose its last reference.
        """
        super().close()
        # Not before: steps may use them until the plan is freed.
        self._bound = {}

    def _bind_many(self, indices, addresses, sizes):
        columns = (column.buffer_info()[0] for column in (indices, addresses, sizes))
        bind = self._library.stepfoldPlanBindMany
        self._check(bind(self._open_handle(), len(indices), *columns))

    def _run_part(self, function, stream):
        following = self._next
        self._check(
            function(self._open_handle(), self._find_stream(stream), ctypes.byref(following))
        )
        number = following.value
        return None if number == lib.NO_EXCHANGE else self.exchanges[number]

    def _find_stream(self, stream):
        """The handle of a stream, or of the current one."""
        if stream is not None:
            return get_stream_handle(stream)
        if self.target != "cuda":
            return None
        get_stream = self._get_current_stream or self._find_current_stream()
        return get_stream(self._ordinal) if get_stream else None

    def _find_current_stream(self):
        self._get_current_stream = find_current_stream()
        return self._get_current_stream

    def _open_handle(self):
        if self._handle is None:
            raise PlanError("the plan is closed")
        return self._handle

    def _check(self, status):
        if status != 0:
            raise PlanError(self._library.stepfoldGetLastError().decode())

    def _call(self, function, variable, data, size):
        """Calls a function of the library that is about one variable."""
        role = lib.ROLES.index(variable.role)
        self._check(function(self._open_handle(), role, variable.name.encode(), data, size))

    def _read_list(self, count, get, info):
        """Yields `info`, filled with each element of a list that functions of the library read."""
        number = ctypes.c_size_t()
        self._check(count(self._handle, ctypes.byref(number)))
        for index in range(number.value):
            self._check(get(self._handle, index, ctypes.byref(info)))
            yield info

    def _read_variables(self):
        library = self._library
        functions = library.stepfoldPlanGetNumVariables, library.stepfoldPlanGetVariable
        for info in self._read_list(*functions, lib.VariableInfo()):
            role = lib.ROLES[info.role]
            yield Variable(
                name=info.name.decode(),
                role=role,
                dtype=lib.DTYPES[info.dtype],
                shape=tuple(info.shape[: info.rank]),
                access=lib.ACCESSES[info.access],
                initial=lib.INITIALS[info.initial] if role == "state" else None,
                bytes=info.bytes,
            )

    def _read_allocations(self):
        library = self._library
        functions = library.stepfoldPlanGetNumAllocations, library.stepfoldPlanGetAllocation
        for info in self._read_list(*functions, lib.AllocationInfo()):
            yield Allocation(
                name=info.name.decode(),
                dtype=lib.DTYPES[info.dtype],
                elements=info.elements,
                alignment=info.alignment,
                segments=tuple(
                    (self.variables[segment.variable], segment.offset)
                    for segment in info.segments[: info.num_segments]
                ),
            )

    def _read_exchanges(self):
        library = self._library
        functions = library.stepfoldPlanGetNumExchanges, library.stepfoldPlanGetExchange
        for info in self._read_list(*functions, lib.ExchangeInfo()):
            yield Exchange(
                name=info.name.decode(),
                kind=lib.EXCHANGE_KINDS[info.kind],
                variables=tuple(
                    self.variables[variable] for variable in info.variables[: info.num_variables]
                ),
                words=info.num_words,
            )

    def _find(self, role, name):
        variable = self._by_name.get((role, name))
        if variable is None:
            raise KeyError(f"the plan has no {role} '{name}'")
        return variable

    def _check_tensor(self, index, tensor):
        """Returns the memory of a tensor that fits a variable. Raises one of TENSOR_ERRORS."""
        variable, memory = self.variables[index], get_memory(tensor)
        is_written = variable.access != "read"
        check_memory(memory, variable.dtype, variable.shape, self.device, is_written)
        return memory

    def _get_bindings(self, role, tensors):
        """The variables, addresses and sizes of tensors, and what keeps their memory."""
        descriptions, device = self._descriptions[role], self.device
        try:
            found = [descriptions[name] for name in tensors]
        except KeyError as error:
            raise KeyError(f"the plan has no {role} '{error.args[0]}'") from None
        addresses, owners = array("Q"), list(tensors.values())
        try:
            for (index, dtype, shape, _), tensor in zip(found, owners):
                # Tensors of torch or paddle that fit, of which there may be thousands in each step;
                # what else there is to check, and to say, comes below.
                if (
                    hasattr(tensor, "data_ptr")
                    and known_dtypes.get(tensor.dtype) == dtype
                    and tensor.shape == shape
                    and known_devices.get(tensor.device) == device
                    and tensor.is_contiguous()
                    and (address := tensor.data_ptr()) is not None
                ):
                    addresses.append(address)
                else:
                    memory = self._check_tensor(index, tensor)
                    owners[len(addresses)] = memory.owner
                    addresses.append(memory.address)
        except TENSOR_ERRORS as error:
            raise to_binding_error(f"{role} '{self.variables[index].name}'", error) from None
        indices = array("Q", [index for index, _, _, _ in found])
        return indices, addresses, array("Q", [size for _, _, _, size in found]), owners

    def _get_block(self, name, tensor):
        """Name, address and size of the tensor of an allocation, and what keeps it."""
        found = [allocation for allocation in self.allocations if allocation.name == name]
        if not found:
            raise KeyError(f"the plan has no allocation '{name}'")
        [allocation] = found
        try:
            memory = get_memory(tensor)
            check_memory(memory, allocation.dtype, (allocation.elements,), self.device, True)
        except TENSOR_ERRORS as error:
            raise to_binding_error(f"allocation '{name}'", error) from None
        size = allocation.elements * lib.DTYPE_SIZES[allocation.dtype]
        return name, memory.address, size, memory.owner
