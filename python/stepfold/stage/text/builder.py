"""The builder of programs, which writes their MLIR text."""

from collections.abc import Iterable, Sequence

from stepfold.stage.text.operands import Operand, Stream

# Keywords of structured ops whose streams are one list.
LISTS = ("per_parameter", "scalar")
# Keywords of outputs.
OUTPUTS = ("out", "maximum", "exact")


class ProgramBuilder:
    """The text of a program under construction: variables, and the operations of `@train_step`.

    The loaded value of a variable has the name of the variable after a `%`.
    """

    def __init__(self) -> None:
        self._variables: dict[str, str] = {}
        self._startup: list[str] = []
        self._step: list[str] = []

    def declare(self, name: str, mlir_type: str, initial: object = None) -> None:
        """Adds a variable if there is none of this name.

        mlir_type: tensor type of the variable.
        initial: value of all elements, such as 1.0; None for memory of the caller.
        """
        value = "#ml_program.extern" if initial is None else f"dense<{initial}>"
        self._variables.setdefault(
            name,
            f'ml_program.global private mutable @"{name}"({value} : {mlir_type}) : {mlir_type}',
        )

    def draw(self, name: str, mlir_type: str) -> None:
        """Declares a variable. `@startup` stores unknown numbers to it."""
        self.declare(name, mlir_type)
        self._startup += [
            f'%{name} = "framework.random"() : () -> {mlir_type}',
            f'ml_program.global_store @"{name}" = %{name} : {mlir_type}',
        ]

    def append(self, *lines: str) -> None:
        """Appends lines of MLIR to the step."""
        self._step += lines

    def load(self, name: str, mlir_type: str, value: str | None = None) -> str:
        """Declares a variable and loads it. Returns the name of the value.

        value: name of the value; None for the name of the variable.
        """
        self.declare(name, mlir_type)
        value = f"%{name}" if value is None else value
        self.append(f'{value} = ml_program.global_load @"{name}" : {mlir_type}')
        return value

    def store(self, name: str, value: str, mlir_type: str) -> None:
        """Declares a variable and stores a value to it."""
        self.declare(name, mlir_type)
        self.append(f'ml_program.global_store @"{name}" = {value} : {mlir_type}')

    def cast(self, name: str, value: str, old: str, new: str) -> str:
        """Appends a cast from the tensor type `old` to `new`. Returns the name of the result."""
        self.append(f"{name} = optim.cast {value} : {old} to {new}")
        return name

    def make_empty(self, name: str, mlir_type: str) -> Stream:
        """Appends an uninitialized tensor, which an op overwrites."""
        self.append(f"{name} = tensor.empty() : {mlir_type}")
        return Stream((name,), (mlir_type,))

    def structured(
        self,
        op: str,
        name: str,
        operands: Sequence[Operand],
        arguments: Iterable[str],
        body: Iterable[str],
        attributes: str = "",
    ) -> list[str]:
        """Appends a structured op. Returns the names of its results, one for each output tensor.

        op: name of the op without the dialect. name: name of its results.
        operands: outputs, then the other operands in the order of the op.
        arguments: names of the region's arguments, one for each operand. The region of a reduction
            has none for outputs, which it does not read.
        body: lines of the region, with its `optim.yield`.
        attributes: text of the op's attributes; empty for none.
        """
        outs = [operand for operand in operands if operand.keyword in OUTPUTS]
        read = operands[len(outs) :] if op == "reduce" else operands
        typed = [
            f"{argument}: {part.stream.dtype}"
            for argument, part in zip(arguments, read, strict=True)
        ]
        count = sum(len(out.stream.names) for out in outs)
        clauses = [f"{keyword}({stream})" for keyword, stream in join_lists(operands)]
        head = clauses if not attributes else [*clauses, attributes]
        self.append(
            f"{name}{'' if count == 1 else f':{count}'} = optim.{op} {' '.join(head)} {{",
            f"^bb0({', '.join(typed)}):",
            *(f"  {line}" for line in body),
            "}",
        )
        return [name] if count == 1 else [f"{name}#{index}" for index in range(count)]

    def __str__(self) -> str:
        """Returns the program as MLIR, for Session.parse."""
        functions = {"startup": self._startup} if self._startup else {}
        lines = list(self._variables.values())
        for name, body in (functions | {"train_step": self._step}).items():
            lines += [f"func.func @{name}() {{", *(f"  {line}" for line in body), "  return", "}"]
        return "\n".join(["module {", *(f"  {line}" for line in lines), "}", ""])


def join_lists(operands: Sequence[Operand]) -> list[tuple[str, str]]:
    """Returns pairs of a keyword and the text of its operands.

    The streams of a keyword in LISTS are joined to one list.
    """
    clauses = [(word, str(stream)) for word, stream in operands if word not in LISTS]
    for keyword in LISTS:
        streams = [stream for word, stream in operands if word == keyword]
        if streams:
            names = ", ".join(name for stream in streams for name in stream.names)
            types = ", ".join(mlir_type for stream in streams for mlir_type in stream.types)
            clauses.append((keyword, f"{names} : {types}"))
    return clauses
