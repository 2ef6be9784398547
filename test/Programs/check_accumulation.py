#!/usr/bin/env python3
"""Runs programs that accumulate gradients in both of the framework's forms.

The older form is what the framework made; the other is its translation, which
the import repairs and stepfold.paddle folds. Parameters and sums must have the
same bits after every step.
"""

import os
import subprocess
import sys
import tempfile

STEPS, ACCUMULATED, BATCH = 7, 3, 4
# Each case: averages instead of sums, and the decay of the weights. The older form adds a decay to
# the sum in place.
CASES = {"mean": (True, None), "mean_l1": (True, "L1Decay"), "sum_l2": (False, "L2Decay")}


def build(case):
    import models
    import paddle
    import programs

    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        model = models.mlp()
        loss = programs.classify(model, [BATCH, 8])
        is_mean, decay = CASES[case]
        decay = decay and getattr(paddle.regularizer, decay)(0.01)
        adam = paddle.optimizer.Adam(1e-2, parameters=model.parameters(), weight_decay=decay)
        merging = paddle.incubate.optimizer.GradientMergeOptimizer(adam, ACCUMULATED, is_mean)
        merging.minimize(loss)
    return main, startup


def write_translation(folder, case):
    import paddle
    import stepfold.paddle

    with paddle.pir_utils.OldIrGuard():
        older = build(case)
    translated = [paddle.pir.translate_to_pir(program.desc) for program in older]
    main, startup = stepfold.paddle.fold(*translated)
    remarks = [r.message for r in main.folding.report.remarks if r.name == "TranslationRepaired"]
    assert sum("'pd_op.add_' overwrites the variable" in remark for remark in remarks) == 4
    assert sum("'pd_op.if' writes 24 variables in place" in remark for remark in remarks) == 1
    assert main.folding.report.launches() == (4, 1)
    for program, part in ((main, "main"), (startup, "startup")):
        with open(os.path.join(folder, f"{case}.{part}"), "w") as file:
            file.write(stepfold.paddle.serialize(program))


def read_translation(folder, case):
    import paddle

    programs = []
    for part in ("main", "startup"):
        programs.append(paddle.static.Program())
        path = os.path.join(folder, f"{case}.{part}")
        paddle.base.core.deserialize_pir_program(path, programs[-1], 1)
    return programs


def execute(case, main, startup):
    """Prints parameters and sums after every step."""
    import numpy
    import paddle

    executor = paddle.static.Executor(paddle.CPUPlace())
    executor.run(startup)
    random = numpy.random.default_rng(0)
    scope = paddle.static.global_scope()
    names = [f"linear_{i}.{kind}_0" for i in (0, 1) for kind in "wb"]
    for name in names:
        tensor = scope.find_var(name).get_tensor()
        tensor.set(random.standard_normal(tensor.shape()).astype("float32"), paddle.CPUPlace())
    names += [name + "@GRAD@GradientMerge" for name in names]
    for step in range(STEPS):
        x = random.standard_normal((BATCH, 8)).astype("float32")
        executor.run(main, feed={"x": x, "label": random.integers(0, 4, (BATCH, 1))})
        for name in names:
            bits = numpy.array(scope.find_var(name).get_tensor()).tobytes().hex()
            print("digest", case, step, name, bits)


def run_in_process(mode, folder):
    import paddle

    paddle.enable_static()
    for case in CASES:
        if mode == "translate":
            write_translation(folder, case)
            continue
        programs = build(case) if mode == "older" else read_translation(folder, case)
        with paddle.static.scope_guard(paddle.static.Scope()):
            execute(case, *programs)


def run(mode, folder):
    # The order in the conditional is that of the program: its ops overwrite what
    # others read, which the framework's scheduler does not see.
    environment = dict(
        os.environ,
        GLOG_minloglevel="2",
        FLAGS_enable_pir_api="0" if mode == "older" else "1",
        FLAGS_new_executor_sequential_run="1",
    )
    command = [sys.executable, "-W", "ignore", os.path.abspath(__file__), mode, folder]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return [line for line in output.stdout.splitlines() if line.startswith("digest")]


def main():
    if len(sys.argv) == 3:
        return run_in_process(*sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        run("translate", folder)
        expected, found = run("older", folder), run("translated", folder)
    different = [line for line in zip(expected, found) if line[0] != line[1]]
    if different or len(expected) != len(found) or not expected:
        sys.exit(f"{len(different)} of {len(expected)} values differ, of {len(found)}")
    print(f"{len(expected)} values agree")


if __name__ == "__main__":
    main()
