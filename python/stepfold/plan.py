"""A plan of stepfold-compile, bound to tensors and executed step by step.

plan = Plan.load("folder")
plan.bind({"w": w, "b": b}, gradients={"w": w_grad, "b": b_grad})
plan.step()
"""

import ctypes
import os
from dataclasses import dataclass

from stepfold import library as lib
from stepfold.tensors import get_memory


class PlanError(RuntimeError):
    """A plan could not be loaded, bound or executed. The message names the culprit."""


@dataclass(frozen=True)
class Variable:
    """A dense row-major tensor that a plan reads or writes.

    name: of the variable in the program; a gradient has its parameter's.
    role: "state" or "gradient".
    dtype: "f16", "bf16", "f32", "f64", "i1" (one byte an element), "i8", "i32" or "i64".
    shape: () for a scalar.
    access: "read", "write" or "readwrite".
    initial: how state begins: "seeded" (with what the caller binds or writes), "splat" or
        "data" (constants), "cast" or "copy" (another state, converted), "step" (the number
        of the first step); None for a gradient.
    bytes: the size of all elements.
    """

    name: str
    role: str
    dtype: str
    shape: tuple[int, ...]
    access: str
    initial: str | None
    bytes: int


class Plan:
    """A loaded plan.

    State that is neither bound nor written begins with the plan's initial value and
    is the plan's own; `read` and `write` copy it. A plan may be used by one thread at a
    time. It is freed with its last reference, or by `close`.
    """

    def __init__(self, handle):
        """Takes a StepfoldPlan of the library; use `load`."""
        self._handle = handle
        self._library = lib.load_library()
        self._bound = {}
        target = ctypes.c_int()
        self._check(self._library.stepfoldPlanGetTarget(handle, ctypes.byref(target)))
        self.target = lib.TARGETS[target.value]
        self.variables = tuple(self._read_variables())
        self._by_name = {(v.role, v.name): v for v in self.variables}

    @classmethod
    def load(cls, folder, threads=1):
        """Loads the plan in `folder`, which stepfold-compile wrote.

        threads: how many share a launch of a plan for the host, 1 to 1024; results do not
            depend on it.

        Raises PlanError if a file is missing or broken, the plan is of another version, or
        this machine lacks what it needs; OSError if libStepfoldRuntime.so is not found.
        """
        library = lib.load_library()
        handle = ctypes.c_void_p()
        if not 0 <= threads < 2**32:
            raise ValueError(f"threads: expected 1 to 1024, got {threads}")
        options = lib.PlanOptions(threads)
        status = library.stepfoldPlanLoad(
            os.fsencode(folder), ctypes.byref(options), ctypes.byref(handle)
        )
        if status != 0:
            raise PlanError(library.stepfoldGetLastError().decode())
        return cls(handle)

    def bind(self, state=None, gradients=None):
        """Lets variables lie in tensors of the caller's.

        state, gradients: tensors by the name of their variable. A tensor has `data_ptr()`,
            as those of torch, or `__array_interface__`, as those of numpy. Its dtype and
            shape are the variable's (numpy has no bf16: uint16 holds its bits), its
            elements are contiguous and row-major, it is on the plan's device, and writable
            if the plan writes it.

        Steps read and write the tensors themselves, which the plan keeps alive until others
        are bound in their place or it is closed. All are checked before the first is bound.

        Raises KeyError for a name that the plan does not have, TypeError for what is no
        tensor or of another dtype, ValueError for another shape, layout or device, PlanError
        for what the plan or this version cannot bind; each message names the tensor.
        """
        memories = [
            (variable, self._get_memory(variable, tensor))
            for role, tensors in (("state", state), ("gradient", gradients))
            for variable, tensor in self._find_all(role, tensors or {})
        ]
        for variable, memory in memories:
            function = self._library.stepfoldPlanBind
            self._call(function, variable, memory.address, variable.bytes)
            self._bound[variable] = memory.owner

    def step(self):
        """Executes the optimizer stage once.

        Raises PlanError if a variable has no value, two tensors overlap, or execution fails.
        """
        self._check(self._library.stepfoldPlanStep(self._open_handle()))

    def read(self, name, role="state"):
        """Returns the elements of a variable as bytes, little-endian and row-major.

        Raises KeyError for an unknown name, PlanError if the variable has no value yet.
        """
        variable = self._find(role, name)
        data = ctypes.create_string_buffer(variable.bytes)
        self._call(self._library.stepfoldPlanGet, variable, data, variable.bytes)
        return data.raw

    def write(self, name, data, role="state"):
        """Sets the elements of a variable from bytes, as `read` returns them.

        Raises KeyError for an unknown name, PlanError if there are not as many bytes as the
        variable has.
        """
        variable = self._find(role, name)
        data = bytes(data)
        self._call(self._library.stepfoldPlanSet, variable, data, len(data))

    def close(self):
        """Frees the plan, which cannot be used afterwards, and lets go of the tensors."""
        if self._handle is not None:
            self._library.stepfoldPlanDestroy(self._handle)
        self._handle = None
        self._bound = {}

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def __del__(self):
        # Not there if creation failed early.
        if getattr(self, "_library", None) is not None:
            self.close()

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

    def _read_variables(self):
        count = ctypes.c_size_t()
        self._check(self._library.stepfoldPlanGetNumVariables(self._handle, ctypes.byref(count)))
        info = lib.VariableInfo()
        for index in range(count.value):
            get = self._library.stepfoldPlanGetVariable
            self._check(get(self._handle, index, ctypes.byref(info)))
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

    def _find(self, role, name):
        variable = self._by_name.get((role, name))
        if variable is None:
            raise KeyError(f"the plan has no {role} '{name}'")
        return variable

    def _find_all(self, role, tensors):
        return [(self._find(role, name), tensor) for name, tensor in tensors.items()]

    def _get_memory(self, variable, tensor):
        """The memory of a tensor that fits the variable."""
        what = f"{variable.role} '{variable.name}'"
        try:
            memory = get_memory(tensor)
        except TypeError as error:
            raise TypeError(f"{what}: {error}") from None
        if memory.dtype != variable.dtype:
            raise TypeError(f"{what}: expected {variable.dtype}, got {memory.dtype_name}")
        if memory.shape != variable.shape:
            raise ValueError(f"{what}: expected the shape {variable.shape}, got {memory.shape}")
        if not memory.is_contiguous:
            raise ValueError(f"{what}: expected contiguous elements in row-major order")
        if memory.device != self.target:
            raise ValueError(f"{what}: expected a tensor on {self.target}, got {memory.device}")
        if variable.access != "read" and not memory.is_writable:
            raise ValueError(f"{what}: expected a writable tensor: the plan writes it")
        return memory
