"""The builder of programs: the one place that writes their MLIR text."""

from collections.abc import Iterable, Sequence

from stepfold.stage.text.operands import Operand, Stream

# Keywords of structured ops whose streams are one list.
LISTS = ("per_parameter", "scalar")


class ProgramBuilder:
    """The text of a program as it grows: variables, and the operations of `@train_step`.

    The name of a variable is also that of its loaded value, after a `%`.
    """

    def __init__(self) -> None:
        self._variables: dict[str, str] = {}
        self._startup: list[str] = []
        self._step: list[str] = []

    def declare(self, name: str, kind: str, initial: object = None) -> None:
        """Adds a variable, if there is none of the name.

        initial: its elements, such as 1.0; None for memory of the caller.
        """
        value = "#ml_program.extern" if initial is None else f"dense<{initial}>"
        self._variables.setdefault(
            name, f'ml_program.global private mutable @"{name}"({value} : {kind}) : {kind}'
        )

    def draw(self, name: str, kind: str) -> None:
        """Declares a variable to which the startup stores unknown numbers."""
        self.declare(name, kind)
        self._startup += [
            f'%{name} = "framework.random"() : () -> {kind}',
            f'ml_program.global_store @"{name}" = %{name} : {kind}',
        ]

    def append(self, *lines: str) -> None:
        """Appends operations of the step, as lines."""
        self._step += lines

    def load(self, name: str, kind: str, value: str | None = None) -> str:
        """Declares a variable and loads it. Returns the name of the value.

        value: its name; None for that of the variable.
        """
        self.declare(name, kind)
        value = f"%{name}" if value is None else value
        self.append(f'{value} = ml_program.global_load @"{name}" : {kind}')
        return value

    def store(self, name: str, value: str, kind: str) -> None:
        """Declares a variable and stores a value to it."""
        self.declare(name, kind)
        self.append(f'ml_program.global_store @"{name}" = {value} : {kind}')

    def cast(self, name: str, value: str, old: str, new: str) -> str:
        """Appends a cast between two tensor types. Returns the name of the result."""
        self.append(f"{name} = optim.cast {value} : {old} to {new}")
        return name

    def make_empty(self, name: str, kind: str) -> Stream:
        """Appends a new tensor, which an op overwrites."""
        self.append(f"{name} = tensor.empty() : {kind}")
        return Stream((name,), (kind,))

    def structured(
        self,
        op: str,
        name: str,
        operands: Sequence[Operand],
        arguments: Iterable[str],
        body: Iterable[str],
        attributes: str = "",
    ) -> list[str]:
        """Appends a structured op. Returns the names of its results, one for each out.

        op: the op without the dialect. name: of its results.
        operands: outs first, then in the order of the op.
        arguments: names of the region's arguments, one for each operand, but for the outs of a
            reduction, which does not read them.
        body: lines of the region with its `optim.yield`.
        """
        outs = [operand for operand in operands if operand.keyword in ("out", "maximum")]
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
        """The program, for Session.parse."""
        functions = {"startup": self._startup} if self._startup else {}
        lines = list(self._variables.values())
        for name, body in (functions | {"train_step": self._step}).items():
            lines += [f"func.func @{name}() {{", *(f"  {line}" for line in body), "  return", "}"]
        return "\n".join(["module {", *(f"  {line}" for line in lines), "}", ""])


def join_lists(operands: Sequence[Operand]) -> list[tuple[str, str]]:
    """Returns the text of operands by keyword; those that are one list are joined."""
    clauses = [(word, str(stream)) for word, stream in operands if word not in LISTS]
    for keyword in LISTS:
        streams = [stream for word, stream in operands if word == keyword]
        if streams:
            names = ", ".join(name for stream in streams for name in stream.names)
            kinds = ", ".join(kind for stream in streams for kind in stream.kinds)
            clauses.append((keyword, f"{names} : {kinds}"))
    return clauses
