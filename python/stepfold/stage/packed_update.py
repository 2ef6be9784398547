"""Updates of packed state: variants whose state is codes, and the operations around their op.

A step decodes the state, updates it by the op of the framework's optimizer, and encodes it. The
compiler makes that one traversal.
"""

import functools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from stepfold.stage.optimizer_spec import OpVariant, State
from stepfold.stage.packed_formats import (
    BLOCK_SIZE,
    CODE_DTYPE,
    DTYPE,
    SIGNED,
    UNSIGNED,
    BlockFormat,
    append_decode,
    append_encode,
    append_join,
    append_split,
)
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Stream, make_stream, make_tensor

# Streams of state that can be packed, by op.
PACKED_STREAMS: Mapping[str, Mapping[str, BlockFormat]] = {
    "adam": {"moment1": SIGNED, "moment2": UNSIGNED, "moment2_max": UNSIGNED},
    "adamw": {"moment1": SIGNED, "moment2": UNSIGNED, "moment2_max": UNSIGNED},
    "momentum": {"velocity": SIGNED},
    "lion": {"moment": SIGNED},
    "rmsprop": {"mean_square": UNSIGNED, "velocity": SIGNED},
    "sgd": {},
}
# Ends of the names of the parts of packed state.
CODES, SCALES = "_codes", "_scales"
# Name of the stream of a parameter's error codes, and the key of its state.
ERROR, ERROR_KEY = "error", "master_error"


@dataclass(frozen=True, eq=False)
class PackedVariant(OpVariant):
    """An update whose state is packed, or whose parameter is the rounding of a master, or both.

    base: variant with the framework's state.
    formats: formats of the base's packed state by stream.
    has_error: True if the parameter is in bfloat16, with the error codes of its master.
    """

    base: OpVariant
    formats: Mapping[str, BlockFormat]
    has_error: bool

    @property
    def unpacked(self) -> OpVariant:
        return self.base

    @functools.cached_property
    def packed_state(self) -> tuple[State, ...]:
        """The streams of the base's state that are packed."""
        return tuple(state for state in self.base.state if state.stream in self.formats)


@functools.cache
def make_packed(base: OpVariant, *, packs_state: bool, has_error: bool) -> PackedVariant:
    """Returns the variant of a packed parameter.

    base: variant with the framework's state, whose op PACKED_STREAMS has.
    packs_state: True to pack the state. has_error: as in PackedVariant.
    """
    streams = PACKED_STREAMS[base.op] if packs_state else {}
    formats = {
        state.stream: streams[state.stream] for state in base.state if state.stream in streams
    }
    state: list[State] = []
    for part in base.state:
        if part.stream in formats:
            state += split_state(part, formats[part.stream])
        elif has_error and not part.is_scalar:
            # The update is that of a float32 parameter.
            state.append(replace(part, is_wide=True))
        else:
            state.append(part)
    if has_error:
        state.append(State(ERROR, ERROR_KEY, packed_dtype="i8"))
    return PackedVariant(
        tuple(state),
        base.settings,
        base.options,
        base.op,
        base.attributes,
        matrices=base.matrices,
        base=base,
        formats=formats,
        has_error=has_error,
    )


def split_state(part: State, block_format: BlockFormat) -> tuple[State, State]:
    """Returns the codes and the scales of a stream of state."""
    codes = State(
        part.stream + CODES,
        f"{part.key}{CODES}",
        packed_dtype="i8" if block_format.is_signed else "u8",
    )
    scales = State(
        part.stream + SCALES, f"{part.key}{SCALES}", packed_dtype=DTYPE, block=BLOCK_SIZE
    )
    return codes, scales


class PackedUpdate:
    """The operations around the update of a packed parameter.

    prefix: name of the parameter's variable. shape: shape of the parameter in the program.
    """

    def __init__(
        self, builder: ProgramBuilder, prefix: str, shape: tuple[int, ...], variant: PackedVariant
    ) -> None:
        self._builder, self._prefix = builder, prefix
        self._shape, self._variant = shape, variant

    def _make_stream(self, value: str, dtype: str, block: int = 1) -> Stream:
        shape = self._shape if block == 1 else (-(-math.prod(self._shape) // block),)
        return make_stream([value], dtype, [shape])

    def _open_state(self, stream: str) -> tuple[Stream, Stream]:
        """Returns the loaded codes and scales of a stream."""
        name = f"%{self._prefix}.{stream}"
        return (
            self._make_stream(name + CODES, CODE_DTYPE),
            self._make_stream(name + SCALES, DTYPE, BLOCK_SIZE),
        )

    def _open_master(self) -> tuple[Stream, Stream]:
        """Returns the loaded weights and error codes."""
        name = f"%{self._prefix}"
        return (
            self._make_stream(name, "bf16"),
            self._make_stream(f"{name}.{ERROR}", CODE_DTYPE),
        )

    def decode(self) -> dict[str, str]:
        """Appends the decoded values. Returns their names by stream; "params" is the master's."""
        values = {}
        if self._variant.has_error:
            (values["params"],) = append_join(
                self._builder, f"%{self._prefix}.master", *self._open_master()
            )
        for state in self._variant.packed_state:
            block_format = self._variant.formats[state.stream]
            name = f"%{self._prefix}.{state.stream}.old"
            (values[state.stream],) = append_decode(
                self._builder, name, block_format, *self._open_state(state.stream)
            )
        return values

    def encode(
        self, results: Mapping[str, str], skip: Stream | None
    ) -> Iterator[tuple[str, str, str]]:
        """Appends the codes of new values. Yields names of variables, values and types to store.

        results: names of the new values by stream, as of `decode`.
        skip: flag that keeps the old codes.
        """
        if self._variant.has_error:
            old = self._open_master()
            new = self._make_stream(results["params"], DTYPE)
            names = (self._prefix, f"{self._prefix}.{ERROR}")
            values = append_split(self._builder, f"%{self._prefix}.new", new, *old, skip)
            yield from zip(names, values, (part.types[0] for part in old))
        for state in self._variant.packed_state:
            name = f"{self._prefix}.{state.stream}"
            old = self._open_state(state.stream)
            new = self._make_stream(results[state.stream], DTYPE)
            block_format = self._variant.formats[state.stream]
            values = append_encode(self._builder, f"%{name}.new", block_format, new, *old, skip)
            yield from zip((name + CODES, name + SCALES), values, (part.types[0] for part in old))


def get_type(state: State, dtype: str, shape: tuple[int, ...]) -> str:
    """Returns the MLIR type of the variable of a stream of state.

    dtype: element type. shape: shape of the parameter in the program.
    """
    if state.is_scalar:
        return make_tensor(dtype)
    return make_tensor(dtype, *(shape if state.block == 1 else (state.count(math.prod(shape)),)))
