"""Tests of stepfold.paddle: connected ranks train the same before and after folding.

Each rank updates some of the parameters, and receives the others. On the CPU, from equal seeds, on
equal feeds: losses, and all variables that both programs have, are equal bit for bit.
"""

import functools
import os
import tempfile
from dataclasses import dataclass

import numpy
import paddle
import stepfold.paddle
from paddle_rank_cases import gather, get_rank, get_size, main
from stepfold import CompilerError
from stepfold.paddle.static.operator import find_operators
from test_paddle import FoldCase, Training, build, executor, fold

STEPS = 5
RING = 0  # The framework's number for the group of all processes.


@dataclass(frozen=True)
class Parameter:
    """A parameter.

    casts: the casts to fp16 that a copy replaces; 0 if the parameter has no copy.
    """

    name: str
    shape: tuple[int, ...]
    casts: int = 1

    @property
    def copy(self):
        return self.name + ".f16"


# With 4 ranks, the first updates three of them.
PARAMETERS = (
    Parameter("first.w", (8, 16)),
    Parameter("first.b", (16,)),
    Parameter("second.w", (16, 12)),
    Parameter("second.b", (12,), casts=0),
    Parameter("norm.w", (12,), casts=0),
    Parameter("third.w", (12, 4)),
    Parameter("third.b", (4,)),
    Parameter("factor", (1,), casts=2),
    Parameter("norm.b", (12,), casts=0),
)
HOIST = "optim-hoist-casts{{ring={ring} rank={rank}}}"
# Merges updates, too.
OPTIMIZE = "optim-optimize{{ring={ring} rank={rank} if-convert=false generalize=false fuse=false}}"
OPTIMIZERS = {
    "Adam": (lambda: paddle.optimizer.Adam(0.01), HOIST),
    "AdamW": (lambda: paddle.optimizer.AdamW(0.01, weight_decay=0.1), OPTIMIZE),
    "Momentum": (lambda: paddle.optimizer.Momentum(0.01, 0.9, weight_decay=0.1), HOIST),
}


def get_owner(index):
    return index % get_size()


def get_owned():
    return [p for index, p in enumerate(PARAMETERS) if get_owner(index) == get_rank()]


def get_received():
    """The parameters of which this rank has the copy alone."""
    return [p for p in PARAMETERS if p.casts and p not in get_owned()]


def half(value):
    """The value in fp16, in fp32 again: the framework has no products in fp16 for the CPU."""
    return paddle.cast(paddle.cast(value, "float16"), "float32")


def compute_loss(values):
    """The loss of a model that also reads the second bias as it is."""
    first, first_b, second, second_b, norm, third, third_b, factor, norm_b = values
    x = paddle.static.data("x", [4, 8])
    y = paddle.tanh(x @ half(first) + half(first_b))
    y = paddle.tanh(y @ half(second) + half(second_b)) * norm + norm_b + second_b
    y = paddle.tanh(y @ half(third) * half(factor) + half(third_b)) * half(factor)
    return paddle.mean(y * y)


def broadcast_each(values):
    for index, value in enumerate(values):
        paddle.distributed.broadcast(value, get_owner(index))


def broadcast_buffers(values):
    """Sends what a rank updates in one buffer."""
    for owner in range(get_size()):
        owned = [value for index, value in enumerate(values) if get_owner(index) == owner]
        options = True, False, False, 0.0, True, -1, -1, [], []
        parts, buffer = paddle._C_ops.coalesce_tensor_(owned, paddle.float32, *options)
        # Python splits the list; programs that the framework translates do not.
        parts[0].get_defining_op().erase()
        paddle.distributed.broadcast(buffer, owner)


def train(make_optimizer, broadcast=broadcast_each):
    """Fills the program of this rank, or that of one process without broadcasts; the loss."""
    values = [
        paddle.static.create_parameter(list(p.shape), "float32", name=p.name) for p in PARAMETERS
    ]
    loss = compute_loss(values)
    pairs = paddle.static.append_backward(loss, values)
    if broadcast is None:
        make_optimizer().apply_gradients(pairs)
        return loss
    for _, gradient in pairs:
        paddle.distributed.all_reduce(gradient)
    names = {p.name for p in get_owned()}
    make_optimizer().apply_gradients(
        [
            (parameter, gradient * (1 / get_size()))
            for parameter, gradient in pairs
            if parameter.name in names
        ]
    )
    broadcast(values)
    return loss


def fold_rank(main_program, startup, passes):
    """The folded programs, and the printed report."""
    return fold(main_program, startup, passes.format(ring=RING, rank=get_rank()))


class Pair:
    """The programs of this rank before and after folding."""

    def __init__(self, name, broadcast=broadcast_each):
        make_optimizer, passes = OPTIMIZERS[name]
        self.main, self.startup, self.loss = build(lambda: train(make_optimizer, broadcast))
        self.folded, self.folded_startup, _ = fold_rank(self.main, self.startup, passes)
        self.found = self.folded.folding.find(self.loss)

    def start(self, seed=1):
        return Training(self.main, self.startup, seed)

    def start_folded(self, seed=1):
        return Training(self.folded, self.folded_startup, seed)


@functools.cache
def get_pair(name):
    return Pair(name)


def feed_alike(step):
    return executor.random_feeds({"x": [4, 8]})(step)


def feed_apart(step):
    """Other numbers on each rank."""
    return executor.random_feeds({"x": [4, 8]}, seed=get_rank())(step)


def find_broadcasts(program):
    """The dtype and the root of each broadcast, in order."""
    return [
        (op.result(0).dtype, op.attrs()["root"])
        for op in program.global_block().ops
        if op.name() == "pd_op.broadcast_"
    ]


class RanksCase(FoldCase):
    def assert_copies(self, training):
        """On all ranks, the copies are casts of what the owner of the parameter has."""
        state = training.state()
        parameters = {}
        for owned in gather({p.name: state[p.name] for p in get_owned()}):
            parameters.update(owned)
        for p in PARAMETERS:
            if p.casts:
                expected = parameters[p.name].astype(numpy.float16)
                self.assert_same(expected, state[p.copy], p.copy)
            else:
                self.assert_same(parameters[p.name], state[p.name], p.name)

    def assert_same_rest(self, original, folded):
        """All variables are the same that both programs have."""
        expected, actual = original.state(), folded.state()
        removed = {p.name for p in get_received()}
        self.assertEqual(expected.keys() - actual.keys(), removed)
        for name in expected.keys() - removed:
            self.assert_same(expected[name], actual[name], name)

    def assert_goes_on(self, pair, expected, training, steps):
        self.assert_same_steps(expected, training.run(feed_apart, steps, [pair.found]))
        self.assert_copies(training)


class TrainingTest(RanksCase):
    def test_training(self):
        for name in OPTIMIZERS:
            with self.subTest(name):
                pair = get_pair(name)
                before, after = pair.start(), pair.start_folded()
                losses = before.run(feed_apart, range(STEPS), [pair.loss])
                self.assert_goes_on(pair, losses, after, range(STEPS))
                self.assert_same_rest(before, after)
                # Each step and each rank has another loss.
                everyone = gather([loss.tobytes() for [loss] in losses])
                self.assertEqual(len(set(sum(everyone, []))), get_size() * STEPS)

    def test_ranks_as_one_process(self):
        """Ranks with the same data compute what one process does: their sums are exact."""
        for name, (make_optimizer, _) in OPTIMIZERS.items():
            with self.subTest(name):
                alone, startup, loss = build(lambda make=make_optimizer: train(make, None))
                expected = Training(alone, startup).run(feed_alike, range(STEPS), [loss])
                pair = get_pair(name)
                losses = pair.start_folded().run(feed_alike, range(STEPS), [pair.found])
                self.assert_same_steps(expected, losses)

    def test_kernels(self):
        """The stage of this rank is one operator, and broadcasts stay."""
        pair = get_pair("Momentum")
        passes = OPTIMIZERS["Momentum"][1].format(ring=RING, rank=get_rank())
        folded, startup, _ = fold(pair.main, pair.startup, passes, kernels=True)
        self.assertEqual(len(find_operators(folded)), 1)
        self.assertEqual(find_broadcasts(folded), find_broadcasts(pair.folded))
        losses = pair.start().run(feed_apart, range(STEPS), [pair.loss])
        after = Training(folded, startup)
        found = folded.folding.find(pair.loss)
        self.assert_same_steps(losses, after.run(feed_apart, range(STEPS), [found]))
        self.assert_copies(after)


class ProgramTest(RanksCase):
    def test_broadcasts(self):
        """Copies travel in place of their parameters, in the order of all ranks."""
        roots = [get_owner(index) for index in range(len(PARAMETERS))]
        for name in OPTIMIZERS:
            pair = get_pair(name)
            self.assertEqual(find_broadcasts(pair.main), [(paddle.float32, root) for root in roots])
            self.assertEqual(
                find_broadcasts(pair.folded),
                [
                    (paddle.float16 if p.casts else paddle.float32, root)
                    for p, root in zip(PARAMETERS, roots)
                ],
            )

    def test_parameters_of_others(self):
        """They are gone from both programs, and their copies are there."""
        removed = {p.name for p in get_received()}
        self.assertTrue(removed)
        for name in OPTIMIZERS:
            pair = get_pair(name)
            variables = set(executor.variables(pair.main))
            self.assertLess(removed, variables)
            copies = {p.copy for p in PARAMETERS if p.casts}
            self.assertEqual(set(executor.variables(pair.folded)), variables - removed | copies)
            training = pair.start_folded()
            for each in variables - removed | copies:
                self.assertIsNotNone(training.scope.find_var(each), each)
            for each in removed:
                self.assertIsNone(training.scope.find_var(each), each)

    def test_report(self):
        pair = get_pair("AdamW")
        folded, _, printed = fold_rank(pair.main, pair.startup, OPTIMIZE)
        report = folded.folding.report
        own = {p.copy: p.name for p in get_owned() if p.casts}
        received = {p.copy: p.name for p in get_received()}
        self.assertEqual(report.copies, own)
        self.assertEqual(report.received_copies, received)
        self.assertIn(f"with a copy that their updates write: {len(own)}\n", printed)
        self.assertIn(f"copies in place of parameters of other ranks: {len(received)}\n", printed)
        self.assertEqual(report.launches(), (len(get_owned()), 1))
        before, after = (casts.every_step[0] for casts in report.casts)
        self.assertEqual(after, before - sum(p.casts for p in PARAMETERS) + len(own))

    def test_other_ranks(self):
        """The program of one rank is not folded as that of another one."""
        pair = get_pair("Adam")
        other = (get_rank() + 1) % get_size()
        with self.assertRaisesRegex(CompilerError, f"expected the program of rank {other} of ring"):
            fold(pair.main, pair.startup, HOIST.format(ring=RING, rank=other))


class CopiesTest(RanksCase):
    """Copies are set after fp32 values are."""

    def setUp(self):
        self.pair = get_pair("AdamW")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.prefix = os.path.join(folder.name, "checkpoint")

    def test_parameters_that_are_set(self):
        """By hand, on each rank."""
        before = self.pair.start()
        after, stale = self.pair.start_folded(), self.pair.start_folded()
        generator = numpy.random.default_rng(3)
        for p in PARAMETERS:
            value = generator.standard_normal(p.shape, dtype=numpy.float32)
            for training in (before,) if p in get_received() else (before, after, stale):
                training.call(paddle.static.pir_io.set_var, p.name, value)
        expected = before.run(feed_apart, range(3), [self.pair.loss])
        # Without new copies, the first step works with the old ones.
        [[other]] = stale.run(feed_apart, [0], [self.pair.found])
        self.assertFalse(executor.same_bits(expected[0][0], other))
        after.call(stepfold.paddle.update_copies, self.pair.folded)
        self.assert_copies(after)
        self.assert_goes_on(self.pair, expected, after, range(3))
        self.assert_same_rest(before, after)

    def test_copies_in_buffers(self):
        """The framework does not put fp16 into buffers on CPUs: no step is run."""
        pair = Pair("Adam", broadcast_buffers)
        training = pair.start_folded()
        for p in get_owned():
            value = numpy.full(p.shape, 1.01 + get_rank(), numpy.float32)
            training.call(paddle.static.pir_io.set_var, p.name, value)
        training.call(stepfold.paddle.update_copies, pair.folded)
        state = training.state()
        for index, p in enumerate(PARAMETERS):
            if p.casts:
                expected = numpy.full(p.shape, 1.01 + get_owner(index), numpy.float16)
                self.assert_same(expected, state[p.copy], p.copy)

    def test_copies_that_the_scope_lacks(self):
        training = self.pair.start_folded()
        copies = [p.copy for p in PARAMETERS if p.casts]
        training.scope.erase(copies)
        training.call(stepfold.paddle.update_copies, self.pair.folded)
        self.assert_copies(training)

    def test_saved_before_folding(self):
        saved = self.pair.start()
        saved.run(feed_apart, range(3), [self.pair.loss])
        saved.call(paddle.static.save, self.pair.main, self.prefix)
        expected = saved.run(feed_apart, range(3, STEPS), [self.pair.loss])
        training = self.pair.start_folded(seed=2)
        training.call(stepfold.paddle.load, self.pair.folded, self.prefix, training.executor)
        self.assert_goes_on(self.pair, expected, training, range(3, STEPS))
        self.assert_same_rest(saved, training)

    def test_saved_after_folding(self):
        saved = self.pair.start_folded()
        saved.run(feed_apart, range(3), [self.pair.found])
        saved.call(paddle.static.save, self.pair.folded, self.prefix)
        expected = saved.run(feed_apart, range(3, STEPS), [self.pair.found])
        for load in (paddle.static.load, stepfold.paddle.load):
            training = self.pair.start_folded(seed=2)
            training.call(load, self.pair.folded, self.prefix, training.executor)
            self.assert_goes_on(self.pair, expected, training, range(3, STEPS))
            self.assert_same_state(saved, training)


if __name__ == "__main__":
    main(__file__)
