"""The compiler: programs are parsed or imported, rewritten, exported and compiled.

with Session() as session:
    program = session.parse(text)
    program.optimize("generalize=false fuse=false")
    print(program)
    for remark in session.remarks:
        print(remark)
"""

import ctypes
import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from stepfold import compiler_library as lib
from stepfold.interruption import call_interruptibly
from stepfold.library import ROLES, encode
from stepfold.owned_handle import OwnedHandle


def format_place(file, line, column):
    """`file:line:column: `, as far as they are known."""
    numbers = "".join(f":{number}" for number in (line, column) if number)
    return f"{file}{numbers}: " if file else ""


class CompilerError(RuntimeError):
    """An error of the compiler.

    message: names the culprit; it has one line for each error.
    kind: "argument", "program", "compilation", "system", "internal" or "cancelled".
    file, line, column: the location of the first error; "" and 0 if it is unknown.
    """

    def __init__(
        self, message: str, kind: str, file: str = "", line: int = 0, column: int = 0
    ) -> None:
        super().__init__(format_place(file, line, column) + message)
        self.message, self.kind = message, kind
        self.file, self.line, self.column = file, line, column

    def add_lines(self, lines: Iterable[str]) -> None:
        """Adds lines to the message, such as remarks that say why."""
        self.message = "\n".join([self.message, *lines])
        self.args = (format_place(self.file, self.line, self.column) + self.message,)


@dataclass(frozen=True)
class Diagnostic:
    """A diagnostic of the compiler.

    severity: "error", "warning", "remark", or "note", which belongs to the previous diagnostic.
    file, line, column: the location; "" and 0 if it is unknown.
    category, name: for remarks, the pass and the kind of event: "optim-merge", "Merged".
    """

    severity: str
    message: str
    file: str
    line: int
    column: int
    category: str
    name: str

    def __str__(self) -> str:
        what = f"[{self.category}] " if self.category else ""
        return (
            f"{format_place(self.file, self.line, self.column)}{self.severity}: "
            f"{what}{self.message}"
        )


# Functions that destroy what a function returns through pointers.
DESTROYERS = {
    "stepfoldProgramParse": "stepfoldProgramDestroy",
    "stepfoldProgramImportPir": "stepfoldProgramDestroy",
    "stepfoldProgramPrint": "stepfoldTextDestroy",
    "stepfoldProgramWriteBytecode": "stepfoldTextDestroy",
    "stepfoldProgramExportPir": "stepfoldTextDestroy",
    "stepfoldProgramCompile": "stepfoldCompilationDestroy",
    "stepfoldProgramInterpret": "stepfoldInterpreterDestroy",
}


class Handle(OwnedHandle):
    """Something of the library's, which is destroyed with its last reference, or by `close`.

    A program, compilation or interpreter may be used after its session was closed.
    """

    def __init__(self, handle):
        self._library = lib.load_library()
        self._handle = handle

    def _call(self, name, *arguments):
        """Calls a function whose first argument this is; raises CompilerError if it fails.

        Arguments that are c_void_p take what the function gives.
        """
        if self._handle is None:
            kind = type(self).__name__.lower()
            raise CompilerError(f"the {kind} is closed", "argument")
        function = getattr(self._library, name)

        def release(error):
            self._library.stepfoldErrorDestroy(error)
            for argument in arguments:
                if isinstance(argument, ctypes.c_void_p):
                    getattr(self._library, DESTROYERS[name])(argument)

        error = call_interruptibly(function, (self._handle, *arguments), self._cancel, release)
        check(self._library, error)

    def _cancel(self):
        """Has the current call of the session fail, if this has one."""

    def _get_text(self, name, *arguments):
        text = ctypes.c_void_p()
        self._call(name, *arguments, text)
        return take_text(self._library, text)


def check(library, error):
    if not error:
        return
    try:
        raise CompilerError(
            library.stepfoldErrorGetMessage(error).decode(errors="replace"),
            lib.ERROR_KINDS[library.stepfoldErrorGetKind(error) - 1],
            library.stepfoldErrorGetFile(error).decode(errors="replace"),
            library.stepfoldErrorGetLine(error),
            library.stepfoldErrorGetColumn(error),
        )
    finally:
        library.stepfoldErrorDestroy(error)


def take_text(library, text):
    """The bytes of a StepfoldText, which is destroyed; None for none."""
    if not text:
        return None
    try:
        return ctypes.string_at(
            library.stepfoldTextGetData(text), library.stepfoldTextGetSize(text)
        )
    finally:
        library.stepfoldTextDestroy(text)


class Session(Handle):
    """A session of the compiler, which owns programs. Different threads may use different ones.

    diagnostics: the diagnostics of all calls so far, as a list of Diagnostic; the caller may
        clear it.
    """

    _destroy = "stepfoldSessionDestroy"

    diagnostics: list[Diagnostic]

    def __init__(self, options: str = "") -> None:
        """Options: `allow-unregistered=false`, `trust-bytecode=true`, `verify-each=true`
        (include/stepfold-c/Stepfold.h).
        """
        super().__init__(None)
        pointer = ctypes.c_void_p()
        create = self._library.stepfoldSessionCreate
        check(
            self._library,
            create(lib.API_VERSION, encode("options", options), pointer),
        )
        self._handle = pointer
        self.diagnostics = diagnostics = []

        # Not a method, which would keep the session alive.
        @lib.DiagnosticCallback
        def collect(info, _):
            texts = (info[0].file, info[0].category, info[0].name)
            file, category, name = (text.decode(errors="replace") for text in texts)
            diagnostics.append(
                Diagnostic(
                    severity=lib.SEVERITIES[info[0].severity],
                    message=info[0].message.decode(errors="replace"),
                    file=file,
                    line=info[0].line,
                    column=info[0].column,
                    category=category,
                    name=name,
                )
            )

        self._collect = collect
        self._call("stepfoldSessionSetDiagnosticCallback", collect, None)

    @property
    def remarks(self) -> list[Diagnostic]:
        """The remarks among the diagnostics: rewrites that passes did or refused, with reasons."""
        return [d for d in self.diagnostics if d.severity == "remark"]

    def _cancel(self):
        if self._handle is not None:
            self._library.stepfoldSessionCancel(self._handle)

    def parse(self, text: str | bytes, name: str = "program") -> "Program":
        """Parses a program from MLIR text or bytecode. `name` is its name in diagnostics."""
        data = text if isinstance(text, bytes) else text.encode()
        pointer = ctypes.c_void_p()
        self._call(
            "stepfoldProgramParse",
            encode("name", name),
            data,
            len(data),
            pointer,
        )
        return Program(pointer, self)

    def import_pir(
        self,
        main: str | bytes,
        startup: str | bytes | None = None,
        main_name: str = "main",
        startup_name: str = "startup",
        device: str = "gpu",
        keep_parsed: bool = False,
        keep_source: bool = True,
        returned_gradients: bool = False,
    ) -> "Program":
        """Imports a program from PIR in JSON, which PaddlePaddle writes.

        device: "gpu" or "cpu", the device whose kernels define the optimizer ops.
        keep_parsed: True to keep the parsed JSON, some 5 bytes for each byte, for a faster
            `export_pir`.
        keep_source: True to keep the text, which `export_pir` requires.
        returned_gradients: True if gradients have the types of their parameters, as PaddlePaddle
            returns them. Otherwise, the stage begins before casts of the backward pass.
        """
        arguments = []
        for name, text in ((main_name, main), (startup_name, startup)):
            data = text.encode() if isinstance(text, str) else text
            arguments += [encode("name", name), data, len(data or b"")]
        pointer = ctypes.c_void_p()
        flags = {
            "keep-parsed": keep_parsed,
            "keep-source": keep_source,
            "returned-gradients": returned_gradients,
        }
        options = [f"device={device}", *(f"{n}={str(flag).lower()}" for n, flag in flags.items())]
        self._call(
            "stepfoldProgramImportPir", *arguments, encode("device", " ".join(options)), pointer
        )
        return Program(pointer, self)


class Program(Handle):
    """A program. A rewrite that fails leaves it unchanged."""

    _destroy = "stepfoldProgramDestroy"

    def __init__(self, pointer, session):
        """Takes a StepfoldProgram; use `Session.parse` or `Session.import_pir`."""
        super().__init__(pointer)
        # The library calls back functions of the session.
        self._session = session

    def _cancel(self):
        self._session._cancel()

    def run_passes(self, pipeline: str) -> None:
        """Runs passes: `optim-hoist-casts, func.func(optim-merge), cse`."""
        self._call("stepfoldProgramRunPasses", encode("pipeline", pipeline))

    def optimize(self, options: str = "") -> None:
        """Runs the pipeline optim-optimize: `coalesce=true fuse=false`."""
        self._call("stepfoldProgramOptimize", encode("options", options))

    def print(self, generic: bool = False, locations: bool = False) -> str:
        """Returns the program as MLIR."""
        options = f"generic={generic} locations={locations}".lower().encode()
        return self._get_text("stepfoldProgramPrint", options).decode()

    def __str__(self) -> str:
        return self.print()

    def write_bytecode(self) -> bytes:
        """Returns the program as bytecode, which `Session.parse` reads."""
        return self._get_text("stepfoldProgramWriteBytecode")

    def export_pir(self) -> tuple[str, str | None]:
        """Returns the main and the startup program of an imported program as PIR in JSON.

        The second is None if the program was imported without a startup program. Raises
        CompilerError for an op without a counterpart in the framework.
        """
        return self._export("stepfoldProgramExportPir")

    def export_kernels(
        self, folder: str | os.PathLike[str], options: str = ""
    ) -> tuple[str, str | None]:
        """Returns what `export_pir` does, with an operator in place of the optimizer stage.

        The operator executes the plan of the stage, which is written to the folder `folder`. The
        program has this path. A program without a stage stays as it is, and nothing is written.

        options: options of `compile`. The target must be one of the device that `import_pir` was
            given: "host" for "cpu", another one for "gpu".

        Raises CompilerError, in addition, for a stage that cannot be compiled, and for one that
        cannot be one operator.
        """
        arguments = encode("folder", os.fspath(folder)), encode("options", options)
        return self._export("stepfoldProgramExportKernels", *arguments)

    def _export(self, function: str, *arguments: bytes) -> tuple[str, str | None]:
        main, startup = ctypes.c_void_p(), ctypes.c_void_p()
        self._call(function, *arguments, main, startup)
        texts = [take_text(self._library, text) for text in (main, startup)]
        return tuple(text if text is None else text.decode() for text in texts)

    def compile(self, options: str = "") -> "Compilation":
        """Compiles the optimizer stage: `target=sm_90 kernel={foreach-threads=128}`."""
        pointer = ctypes.c_void_p()
        self._call("stepfoldProgramCompile", encode("options", options), pointer)
        return Compilation(pointer)

    def interpret(self) -> "Interpreter":
        """Makes a reference interpreter of the optimizer stage."""
        pointer = ctypes.c_void_p()
        self._call("stepfoldProgramInterpret", pointer)
        return Interpreter(pointer, self._session)


class Compilation(Handle):
    """A compiled optimizer stage."""

    _destroy = "stepfoldCompilationDestroy"

    @property
    def files(self) -> dict[str, bytes]:
        """The files of the plan, as bytes by name."""
        if self._handle is None:
            raise CompilerError("the compilation is closed", "argument")
        library, files, size = self._library, {}, ctypes.c_size_t()
        for index in range(library.stepfoldCompilationGetNumFiles(self._handle)):
            name = library.stepfoldCompilationGetFileName(self._handle, index)
            data = library.stepfoldCompilationGetFile(self._handle, name, ctypes.byref(size))
            files[name.decode()] = ctypes.string_at(data, size.value)
        return files

    def write(self, folder: str | os.PathLike[str]) -> None:
        """Writes the plan to a folder for Plan.load, and creates the folder if necessary."""
        self._call("stepfoldCompilationWrite", encode("folder", os.fsencode(folder)))


class Interpreter(Handle):
    """A reference interpreter of an optimizer stage: it defines every bit that a plan computes.

    Its variables are those of a plan of the program as it is, without rewrites. Their elements are
    zeros at first.
    """

    _destroy = "stepfoldInterpreterDestroy"

    def __init__(self, pointer, session):
        """Takes a StepfoldInterpreter; use `Program.interpret`."""
        super().__init__(pointer)
        # The library calls back functions of the session.
        self._session = session

    @property
    def variables(self) -> dict[tuple[str, str], int]:
        """The sizes of the variables in bytes, by role and name."""
        if self._handle is None:
            raise CompilerError("the interpreter is closed", "argument")
        library, found = self._library, {}
        role, size = ctypes.c_int(), ctypes.c_size_t()
        for index in range(library.stepfoldInterpreterGetNumVariables(self._handle)):
            name = library.stepfoldInterpreterGetVariable(
                self._handle, index, ctypes.byref(role), ctypes.byref(size)
            )
            found[ROLES[role.value], name.decode()] = size.value
        return found

    def write(self, name: str, data: Any, role: str = "state") -> None:
        """Sets the elements of a variable.

        data: a contiguous buffer of the elements, little-endian and row-major.
        role: "state" or "gradient".

        Raises CompilerError for an unknown name, or a buffer of another size.
        """
        view = memoryview(data)
        memory = bytes(view) if view.readonly else (ctypes.c_char * view.nbytes).from_buffer(view)
        self._access("stepfoldInterpreterSet", name, role, memory, view.nbytes)

    def read(self, name: str, data: Any, role: str = "state") -> None:
        """Copies the elements of a variable into a contiguous buffer, as for `write`."""
        view = memoryview(data)
        memory = (ctypes.c_char * view.nbytes).from_buffer(view)
        self._access("stepfoldInterpreterGet", name, role, memory, view.nbytes)

    def step(self) -> None:
        """Executes the stage once.

        Raises CompilerError for an operation that has no meaning for its operands.
        """
        self._call("stepfoldInterpreterStep")

    def _access(self, function, name, role, memory, size):
        self._call(function, ROLES.index(role), encode("name", name), memory, size)
