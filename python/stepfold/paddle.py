"""The optimizer stage of PaddlePaddle's static training programs: folded, or as a plan.

main, startup = stepfold.paddle.fold(main, startup)
executor.run(startup)
executor.run(main, feed={...}, fetch_list=[main.folding.find(loss)])
"""

import collections
import contextlib
import gc
import tempfile
import time
import warnings
from dataclasses import dataclass

import numpy
import paddle

from stepfold.compiler import CompilerError, Diagnostic, Session
from stepfold.paddle_programs import (
    check_pir_mode,
    check_static_mode,
    copy_parameter_attributes,
    deserialize,
    get_input_names,
    serialize,
    to_pir,
    walk,
)
from stepfold.pir import Casts, PirProgram, find_copies
from stepfold.plan import Plan

# Without what the framework has no ops for, and without copies that save nothing: a copy is out of
# date where another program has written its parameter.
DEFAULT_PASSES = "optim-optimize{min-casts=2 if-convert=false generalize=false fuse=false}"


@dataclass(frozen=True)
class Report:
    """The changes that `fold` made.

    updates: for each update operator, the numbers before and after.
    casts: the casts of tensors in the whole program, before and after.
    copies: the variables that hold a parameter in lower precision, with the parameter.
    outside: sentences that name what stays outside of the optimizer stage, and why.
    remarks: the rewrites that passes and the export did or refused, with reasons.
    seconds: the duration of `fold`.
    """

    updates: dict[str, tuple[int, int]]
    casts: tuple[Casts, Casts]
    copies: dict[str, str]
    outside: tuple[str, ...]
    remarks: tuple[Diagnostic, ...]
    seconds: float

    def launches(self):
        """Returns the total numbers of update operators before and after."""
        return tuple(sum(counts) for counts in zip(*self.updates.values())) or (0, 0)

    def copies_save_nothing(self):
        """Returns True if there are copies, and a step runs as many casts as without them.

        The framework casts a copy after each update. That is fewer casts only if the model casts
        the parameter more than once, or if not every step updates it.
        """
        before, after = self.casts
        return bool(self.copies) and after.every_step[0] >= before.every_step[0]

    def __str__(self):
        lines = [
            f"folded in {self.seconds:.2f} s",
            "update operators: {} -> {}".format(*self.launches()),
        ]
        lines += [f"  {name}: {a} -> {b}" for name, (a, b) in self.updates.items()]
        if not self.updates:
            lines.append("  the program has no optimizer: there is nothing to fold")
        before, after = self.casts
        lines.append(format_casts("casts in every step", before.every_step, after.every_step))
        if before.under_condition[0] or after.under_condition[0]:
            lines.append(
                format_casts(
                    "casts under conditions", before.under_condition, after.under_condition
                )
            )
        lines.append(f"parameters with a copy that their updates write: {len(self.copies)}")
        if self.copies_save_nothing():
            lines.append(
                "  these copies save nothing: the executor runs as many casts without them "
                "(optim-optimize{hoist-casts=false ...})"
            )
        # The export refuses any other rewrite.
        lines.append("results: the same bits; no norm is summed in another order")
        lines += [f"outside of the stage: {sentence}" for sentence in self.outside]
        lines += self._format_remarks()
        return "\n".join(lines)

    def _format_remarks(self):
        """The first of each kind but those of `outside`, and how many others there are."""
        kinds = collections.defaultdict(list)
        for remark in self.remarks:
            if remark.message not in self.outside:
                kinds[remark.category, remark.name].append(remark.message)
        for (category, _), messages in kinds.items():
            more = f", and {len(messages) - 1} more" if len(messages) > 1 else ""
            yield f"[{category}] {messages[0]}{more}"


def format_casts(what, before, after):
    return f"{what}: {before[0]} -> {after[0]}, {before[1]} -> {after[1]} bytes"


class Folding:
    """The attribute `folding` of a folded program.

    report: a Report.
    original: the main program that was folded.
    """

    def __init__(self, report, original, values):
        """Takes the original as a StaticProgram."""
        self.report = report
        self.original = original.program
        # The values of an original in the older form, by names of variables.
        self._translated = original.values
        # By the op that made a value of the original, and the number of the result.
        self._values = values

    def find(self, value):
        """Returns the value of the folded program that corresponds to `value` of the original.

        value: a value, or a list or tuple of values; the result is then a list. For a program of
            the older form, a value is a variable. The executor fetches nothing for a value of
            another program than the one that it runs.

        Raises KeyError if `value` does not belong to the original, or if the folded program does
        not compute it any more, as for results of merged updates.
        """
        if isinstance(value, (list, tuple)):
            return [self.find(element) for element in value]
        if isinstance(value, paddle.base.framework.Variable):
            if value.name not in self._translated:
                raise KeyError(f"'{value.name}' does not belong to the program that was folded")
            value = self._translated[value.name]
        if not isinstance(value, paddle.pir.Value):
            raise TypeError(f"expected a value of the program, got {type(value).__name__}")
        op = value.get_defining_op()
        key = (op.id(), value.index()) if op else None
        if key not in self._values:
            raise KeyError(
                f"a result of '{op.name() if op else None}' does not belong to the folded program"
            )
        found = self._values[key]
        if found is None:
            raise KeyError(f"the folded program no longer computes this result of '{op.name()}'")
        return found


def fold(main, startup, passes=DEFAULT_PASSES, report=True, device=None):
    """Returns a main and a startup program that compute the same with fewer operators.

    main, startup: static programs, as `paddle.static.Program()` creates them, in PIR or in the
        older form, which is translated. The main program has its optimizer. `fold` does not
        change them.
    passes: passes of Stepfold, such as `optim-hoist-casts, func.func(optim-merge)`. A result
        without operators of the framework is an error.
    report: True to print the changes, which are also in `main.folding.report`.
    device: "cpu" or "gpu", the device whose kernels will execute the program. The default is
        `paddle.get_device()`.

    Feeds and the names of variables stay the same. `main.folding.find` returns the values to
    fetch.

    Raises TypeError for an object that is not such a program, RuntimeError in dynamic mode and
    where PIR is turned off, and stepfold.compiler.CompilerError for a program that the compiler
    refuses.
    """
    check_static_mode()
    check_pir_mode()
    with paused_collection():
        folded, folded_startup = fold_programs(
            to_pir("main", main), to_pir("startup", startup), passes, find_device(device)
        )
    if report:
        print(folded.folding.report)
    return folded, folded_startup


def import_programs(session, main, startup, device=None, **import_options):
    """Returns two static programs as one program of the compiler, a stepfold.compiler.Program.

    session: the stepfold.Session that owns it.
    device: as for `fold`.
    import_options: options of Session.import_pir, such as `keep_source=False`.

    Raises what `fold` does; PIR may be turned off.
    """
    check_static_mode()
    texts = [
        serialize(to_pir(name, program).program)
        for name, program in (("main", main), ("startup", startup))
    ]
    return session.import_pir(*texts, device=find_device(device), **import_options)


def to_plan(
    main,
    startup,
    folder=None,
    target="host",
    device=None,
    stage=None,
    options="",
    narrow_gradients=False,
    **load_options,
):
    """Compiles the optimizer stage of a static program, and returns it as a stepfold.Plan.

    plan = stepfold.paddle.to_plan(main, startup)
    plan.bind(state, gradients=gradients)
    plan.step()

    Variables and gradients have the names that parameters and the optimizer's state have in the
    program. The gradient of a parameter is the result of the backward pass, before clipping,
    decay and unscaling, which the plan executes. A warning names what the plan leaves to the
    framework: updates, writes to parameters that are not of an update, what is computed from
    updated parameters, and operators between the backward pass and the updates. The gradient is
    then the result of the last such operator.

    main, startup: as for `fold`.
    folder: the folder in which the plan is written for Plan.load; by default it is not kept.
    target: "host", or a GPU's architecture such as "sm_90".
    device: as for `fold`; the default is "cpu" for the host, and "gpu" otherwise.
    stage: the number of the stage, from 0, of a program that has several.
    options: options of the compilation, as of stepfold.compiler.Program.compile.
    narrow_gradients: True if the plan reads gradients as the backward pass computes them, such as
        bf16 under autocast, before the framework casts them to the type of the parameter. By
        default it takes what `minimize` returns.
    load_options: options of Plan.load, such as `threads=8`.

    Raises what `import_programs` and Plan.load do. Warns with a UserWarning.
    """
    device = device or ("cpu" if target == "host" else "gpu")
    if stage is not None:
        options = f"stage={stage} {options}"
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
        session = stack.enter_context(Session())
        program = stack.enter_context(
            import_programs(
                session,
                main,
                startup,
                device,
                keep_source=False,
                returned_gradients=not narrow_gradients,
            )
        )
        outside = find_outside(session.remarks)
        try:
            # A copy would be state of the plan that no variable of the framework is.
            compilation = program.compile(
                f"target={target} optimize={{hoist-casts=false}} {options}"
            )
            stack.enter_context(compilation).write(folder)
        except CompilerError as error:
            # The compiler names some of it, too.
            error.add_lines(text for text in outside if text not in error.message)
            raise
        if outside:
            warnings.warn("the plan leaves to the framework: " + "; ".join(outside), stacklevel=2)
        return Plan.load(folder, **load_options)


def find_outside(remarks):
    """Returns what the import says of ops and stores outside of the stage, each sentence once."""
    names = ("NotOfStage", "ReadsGradients", "StoresOutside")
    return tuple(
        dict.fromkeys(
            remark.message
            for remark in remarks
            if remark.category == "import-pir" and remark.name in names
        )
    )


def find_device(device):
    return device or paddle.get_device().partition(":")[0]


@contextlib.contextmanager
def paused_collection():
    """Without the search for garbage: programs are many objects and all in use, and it would
    visit these and all of the framework's again and again.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def fold_programs(main, startup, passes, device):
    """The folded programs of two StaticPrograms, the main one with its `folding`."""
    begin = time.perf_counter()
    originals = [serialize(static.program) for static in (main, startup)]
    with Session() as session:
        with session.import_pir(*originals, device=device, keep_parsed=True) as program:
            program.run_passes(passes)
            exported = program.export_pir()
        remarks = tuple(session.remarks)
    folded, folded_startup = (deserialize(text) for text in exported)
    mains, startups = zip(originals, exported)
    texts = [PirProgram(text) for text in mains]
    values = match_values(main.program, folded, *texts)
    copies = {}
    if not texts[1].variables() <= texts[0].variables():
        copies = find_copies(*(PirProgram(text) for text in startups))
    copy_attributes(startup.program, folded_startup, {})
    copy_attributes(main.program, folded, values)
    folded.folding = Folding(
        Report(
            updates=count_updates(main.program, folded),
            casts=tuple(text.count_casts() for text in texts),
            copies=copies,
            outside=find_outside(remarks),
            remarks=remarks,
            seconds=time.perf_counter() - begin,
        ),
        main,
        values,
    )
    return folded, folded_startup


def load(main, prefix, executor=None):
    """Loads a checkpoint of `paddle.static.save` for a folded program, or for its original.

    Calls `paddle.static.load` for the original program, then `update_copies`.
    """
    check_pir_mode()
    folding = get_folding(main)
    paddle.static.load(folding.original, prefix, executor)
    update_copies(main, executor)


def update_copies(main, executor=None):
    """Recomputes the copies of parameters in lower precision.

    Call this after changing the parameters of a folded program by other means than its
    updates: by `paddle.static.set_program_state`, or in the scope.
    """
    check_pir_mode()
    copies = get_folding(main).report.copies
    if not copies:
        return
    scope = paddle.static.global_scope()
    variables = {variable.name: variable for variable in main.list_vars() if variable.persistable}
    missing = [variables[name] for name in copies if scope.find_var(name) is None]
    executor = executor or paddle.static.Executor(paddle.CPUPlace())
    if missing:
        create = paddle.base.libpaddle.pir.create_loaded_parameter
        create(missing, scope, executor._default_executor)
    casts, results = paddle.static.Program(), []
    with paddle.static.program_guard(casts, paddle.static.Program()):
        for copy, original in copies.items():
            variable = variables[original]
            source = paddle.static.data(original, variable.shape, variable.dtype)
            results.append(paddle.cast(source, variables[copy].dtype))
    feed = {name: numpy.array(scope.find_var(name).get_tensor()) for name in copies.values()}
    # In a scope of its own: the executor frees what it was fed.
    arrays = executor.run(casts, feed=feed, fetch_list=results, scope=paddle.static.Scope())
    for name, array in zip(copies, arrays):
        paddle.static.pir_io.set_var(name, array)


def get_folding(main):
    folding = getattr(main, "folding", None)
    if not isinstance(folding, Folding):
        raise TypeError(
            f"main: expected a program that fold has returned, got {type(main).__name__}"
        )
    return folding


def match_values(main, folded, main_text, folded_text):
    """The values of `folded` by those of `main`, as Folding wants them.

    The export keeps the numbers of values in JSON.
    """
    by_number = {}
    for op, ids in zip(folded.global_block().ops, folded_text.result_ids(), strict=True):
        by_number.update((number, op.result(i)) for i, number in enumerate(ids))
    return {
        (op.id(), i): by_number.get(number)
        for op, ids in zip(main.global_block().ops, main_text.result_ids(), strict=True)
        for i, number in enumerate(ids)
    }


def copy_attributes(program, folded, values):
    """Copies what Python has set: on the program, such as its scheduler, and on parameters."""
    if program.random_seed:
        folded.random_seed = program.random_seed
    for op in program.global_block().ops:
        copy = values.get((op.id(), 0)) if op.name() == "builtin.parameter" else None
        if copy is not None:
            copy_parameter_attributes(op.result(0), copy)
    for name, attribute in vars(program).items():
        if isinstance(attribute, paddle.pir.Value):
            op = attribute.get_defining_op()
            attribute = values.get((op.id(), attribute.index())) if op else None
        setattr(folded, name, attribute)


def count_updates(main, folded):
    """Counts each operator that takes a parameter and a rate, in both programs."""
    counts = collections.defaultdict(lambda: [0, 0])
    is_update = {}
    for i, program in enumerate((main, folded)):
        for op in walk(program.global_block()):
            name = op.name()
            if name not in is_update:
                names = set(get_input_names(op))
                is_update[name] = "learning_rate" in names and bool({"param", "params"} & names)
            if is_update[name]:
                counts[name][i] += 1
    return {name: tuple(pair) for name, pair in counts.items()}
