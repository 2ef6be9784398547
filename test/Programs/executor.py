"""Runs training programs in the framework's executor, on the CPU.

`run` gives the losses and the final state of a training run; two runs from equal
seeds on equal feeds are equal bit for bit where the programs are.
"""

import numpy


def load(path):
    """The program in a JSON file."""
    import paddle
    from paddle.base import core

    program = paddle.static.Program()
    core.deserialize_pir_program(path, program, 1)
    return program


def find_result(program, op_name, index=0):
    """Result `index` of the last op of that name."""
    found = [op for op in program.global_block().ops if op.name() == op_name]
    if not found:
        raise ValueError(f"the program has no op {op_name}")
    return found[-1].result(index)


def op_names(program):
    """The names of all ops of the program, those in regions behind their owner."""

    def walk(block):
        for op in block.ops:
            yield op.name()
            for inner in op.blocks():
                yield from walk(inner)

    return list(walk(program.global_block()))


def random_feeds(shapes, seed=7):
    """Returns feeds for `run`: normal numbers, or integers below a bound, for each name.

    `shapes` gives each name a shape, or a pair of a shape and a bound.
    """

    def feeds(step):
        generator = numpy.random.default_rng((seed, step))
        values = {}
        for name, shape in shapes.items():
            if isinstance(shape, tuple) and isinstance(shape[0], (list, tuple)):
                values[name] = generator.integers(0, shape[1], shape[0], dtype=numpy.int64)
            else:
                values[name] = generator.standard_normal(shape, dtype=numpy.float32)
        return values

    return feeds


def run_in_order(is_in_order=True):
    """From now on, the executor runs one op after the other, as they are written, or as it may.

    The ops that a conditional guards race otherwise, and no two runs give the same bits. An
    executor keeps what it began with.
    """
    import paddle

    names = "FLAGS_new_executor_sequential_run", "FLAGS_new_executor_serial_run"
    paddle.set_flags(dict.fromkeys(names, is_in_order))


class Training:
    """A program in a scope of its own, after its startup program."""

    def __init__(self, main, startup, seed=1, scope=None):
        import paddle

        self.main, self.scope = main, scope or paddle.static.Scope()
        self.executor = paddle.static.Executor(paddle.CPUPlace())
        paddle.seed(seed)
        self.call(self.executor.run, startup)

    def call(self, function, *arguments, **options):
        """Calls a function with the scope as the global one."""
        import paddle

        with paddle.static.scope_guard(self.scope):
            return function(*arguments, **options)

    def step(self, feed, fetch):
        """The fetched values, as arrays."""
        values = self.call(self.executor.run, self.main, feed=feed, fetch_list=fetch)
        return [numpy.array(value) for value in values]

    def run(self, feeds, steps, fetch):
        """The fetched values of each step. `feeds(step)` is what a step is fed."""
        return [self.step(feeds(step), fetch) for step in steps]

    def state(self):
        """All variables, as arrays by name. Elements of bf16 are uint16."""
        return {
            name: numpy.array(self.scope.find_var(name).get_tensor())
            for name in variables(self.main)
        }

    def set_state(self, state):
        """Sets variables, which keep their types."""
        import paddle

        for name, value in state.items():
            self.scope.find_var(name).get_tensor().set(value, paddle.CPUPlace())


def run(main, startup, feeds, steps, fetch, seed=1):
    """Runs `startup` once and `main` `steps` times.

    `feeds(step)` is what a step is fed and `fetch(program)` lists the values that
    are fetched. Returns what was fetched in each step, and all variables at the
    end, as arrays by name.
    """
    run_in_order()
    training = Training(main, startup, seed)
    return training.run(feeds, range(steps), fetch(main)), training.state()


def variables(program):
    """The names of the variables that persist, also of those that only regions use."""
    names = {}

    def add(block):
        for op in block.ops:
            if op.name() == "builtin.parameter":
                names[op.attrs()["parameter_name"]] = None
            elif op.name() == "pd_op.data" and op.result(0).persistable:
                names[op.attrs()["name"]] = None
            for inner in op.blocks():
                add(inner)

    add(program.global_block())
    return list(names)


def same_bits(a, b):
    """Returns True if two arrays are equal bit for bit."""
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
