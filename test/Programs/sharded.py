"""The programs of which each rank updates a part of the parameters, by name."""

import dataclasses
import itertools
from typing import Callable

RING = 2  # The framework's number for the ring of data-parallel ranks.


@dataclasses.dataclass(frozen=True)
class Spec:
    """A program, in two stages of a pipeline."""

    title: str
    build: Callable  # fills the default main program, and returns the loss
    coalesced: bool  # whether parameters are broadcast in buffers


@dataclasses.dataclass(frozen=True)
class Case:
    """The program of one rank of one stage."""

    program: str
    ranks: int
    stage: int
    rank: int
    optimizes_cast: bool

    @property
    def name(self):
        setting = "on" if self.optimizes_cast else "off"
        return f"{self.program}_{self.ranks}ranks_stage{self.stage}_rank{self.rank}_{setting}"


def get_cases(names):
    for name, ranks, stage in itertools.product(names, (2, 4), (0, 1)):
        for rank, optimizes_cast in itertools.product(range(ranks), (False, True)):
            yield Case(name, ranks, stage, rank, optimizes_cast)


def on_stage(stage):
    import paddle

    return paddle.static.device_guard(f"gpu:{stage}")


def mlp():
    import paddle
    from paddle import nn

    with on_stage(0):
        x = paddle.static.data("x", [4, 8], "float32")
        label = paddle.static.data("label", [4, 1], "int64")
        hidden = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 24))(x)
    with on_stage(1):
        logits = nn.Sequential(nn.ReLU(), nn.Linear(24, 16), nn.ReLU(), nn.Linear(16, 4))(hidden)
        return paddle.mean(nn.functional.cross_entropy(logits, label))


def encoder():
    """Beside parameters that are cast, layer norms that are not."""
    import paddle
    from paddle import nn

    with on_stage(0):
        x = paddle.static.data("x", [4, 6, 16], "float32")
        label = paddle.static.data("label", [4, 1], "int64")
        hidden = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0)(x)
    with on_stage(1):
        hidden = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0)(hidden)
        logits = nn.Linear(6 * 16, 4)(paddle.flatten(hidden, 1))
        return paddle.mean(nn.functional.cross_entropy(logits, label))


PROGRAMS = {
    "sharded_mlp": Spec("Perceptron, parameters broadcast one by one", mlp, coalesced=False),
    "sharded_encoder": Spec(
        "Transformer, parameters broadcast in buffers", encoder, coalesced=True
    ),
}
