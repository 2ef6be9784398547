"""Tests of bad use of programs whose optimizer stage is one operator of the framework's executor.

Each case is one error that names the culprit, and changes nothing: no program, file or variable.
"""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import paddle
import stepfold
import stepfold.paddle
from paddle_kernels_cases import (
    KernelsCase,
    Training,
    build,
    build_linear,
    build_two_stages,
    feed_linear,
    fold,
    fold_and_save,
    make_momentum,
)
from stepfold.paddle.static import operator_library
from stepfold.paddle.static.operator import find_operators, make_operator, split_names
from stepfold.paddle.static.operator_library import load_operator
from stepfold.paddle.static.serialization import serialize
from stepfold.pir import STEP_OPERATOR, PirProgram, get_ops


def paddle_sgd(parameters):
    return paddle.optimizer.SGD(0.1, parameters)


def read_files(folder):
    """The contents of all files of a folder, and its folders, by their paths."""
    return {
        str(path): path.read_bytes() if path.is_file() else None
        for path in sorted(Path(folder).rglob("*"))
    }


def replace_operator(main, change):
    """Replaces the operator of a program by one of other operands and names.

    change: function that is given the lists of operands and the attributes, and changes them.
    """
    operator = find_operators(main)[0]
    attributes = operator.attrs()
    with paddle.static.program_guard(main):
        first, *others = operator.operands_source()
        lists = [list(first.get_defining_op().operands_source()), others]
        paddle.pir.set_insertion_point(operator)
        change(lists, attributes)
        make_operator(*lists, attributes)
        main.global_block().remove_op(operator)


def edit_operator(folder, fields):
    """Changes fields of the operator in the JSON of a saved program."""
    path = Path(folder, "main.json")
    program = json.loads(path.read_text())
    for op in get_ops(program["program"]["regions"][0]):
        if op["#"].startswith(STEP_OPERATOR):
            op.update(fields)
    path.write_text(json.dumps(program))


class FoldTest(KernelsCase):
    """Programs that are refused: neither they nor the folder of the plan have changed."""

    @contextlib.contextmanager
    def refused(self, main, startup, error, pattern, folder=None):
        before = [serialize(main), serialize(startup), folder and read_files(folder)]
        with self.assertRaisesRegex(error, pattern) as caught:
            yield
        self.assertNotIn("Traceback", str(caught.exception))
        after = [serialize(main), serialize(startup), folder and read_files(folder)]
        self.assertEqual(before, after)

    def test_arguments(self):
        main, startup, _ = build_linear()
        for options, error, pattern in (
            ({"kernels": 1}, TypeError, "kernels: expected True, False or a folder, got int"),
            ({"kernels": ""}, ValueError, "kernels: expected a folder, got an empty path"),
            ({"kernels": "a\0b"}, ValueError, "folder: expected text without zero bytes"),
        ):
            with self.subTest(options), self.refused(main, startup, error, pattern):
                fold(main, startup, **options)

    def test_program_for_gpus(self):
        main, startup, _ = build_linear()
        with self.refused(main, startup, ValueError, 'kernels: the program is for device="gpu"'):
            fold(main, startup, device="gpu")

    def test_gradient_that_is_written(self):
        """The operator would overwrite the gradient while it reads it."""

        def train():
            model = paddle.nn.Linear(12, 8)
            pairs = [(parameter, 0.5 * parameter) for parameter in model.parameters()]
            make_momentum(model.parameters()).apply_gradients(pairs)

        main, startup, _ = build(train)
        pattern = (
            "the gradient of 'linear_0.._0' is a variable that the stage writes: the stage cannot"
        )
        with self.refused(main, startup, stepfold.CompilerError, pattern):
            fold(main, startup)

    def test_folder_that_is_a_file(self):
        main, startup, _ = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "file").touch()
            for path in (Path(folder, "file"), Path(folder, "file", "plan")):
                with self.refused(main, startup, stepfold.CompilerError, str(path), folder):
                    fold(main, startup, kernels=path)

    def test_plans_that_cannot_all_be_written(self):
        """The plan of the second stage has no place, so that of the first one is not written."""
        main, startup, _ = build_two_stages()
        with tempfile.TemporaryDirectory() as folder:
            second = Path(folder, "1")
            second.touch()
            with self.refused(main, startup, stepfold.CompilerError, str(second), folder):
                fold(main, startup, kernels=folder)
            second.unlink()
            fold(main, startup, kernels=folder)
            # Both stay as they are if one of them cannot be replaced.
            with contextlib.ExitStack() as stack:
                other, other_startup, _ = build_two_stages(make_optimizer=paddle_sgd)
                plan = Path(folder, "1", "plan.json")
                plan.rename(plan.with_suffix(".old"))
                plan.mkdir()
                stack.callback(plan.rmdir)
                pattern = str(plan)
                stack.enter_context(
                    self.refused(other, other_startup, stepfold.CompilerError, pattern, folder)
                )
                fold(other, other_startup, kernels=folder)

    def test_stage_that_has_changed(self):
        """A folded program is not folded again without the stage that its operator stands for."""
        main, startup, _ = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            folded, folded_startup = fold(main, startup, kernels=folder)
            [stage] = Path(folder).glob("stage-*.mlir")
            stage.write_text(stage.read_text() + "\n")
            pattern = "is not as it was written"
            with self.refused(folded, folded_startup, stepfold.CompilerError, pattern, folder):
                fold(folded, folded_startup, kernels=False)
            stage.unlink()
            pattern = "cannot read the stage"
            with self.refused(folded, folded_startup, stepfold.CompilerError, pattern, folder):
                fold(folded, folded_startup, kernels=False)


class StepTest(KernelsCase):
    """Steps that fail: all variables are as they were, and the next right step goes on."""

    def fold_to(self, folder):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup, kernels=folder)
        return Training(folded, folded_startup), folded.folding.find(fetch)

    def check_failed_step(self, training, found, pattern):
        before = training.state()
        with self.assertRaisesRegex(RuntimeError, pattern):
            training.step(feed_linear(0), found)
        self.assert_equal_state(before, training.state())

    def test_deleted_plan(self):
        with tempfile.TemporaryDirectory() as folder:
            training, found = self.fold_to(folder)
        self.check_failed_step(training, found, "the folder has no plan: it was deleted or moved")

    def test_replaced_plan(self):
        with tempfile.TemporaryDirectory() as folder:
            training, found = self.fold_to(folder)
            main, startup, _ = build_linear(make_optimizer=paddle_sgd)
            fold(main, startup, kernels=folder)
            self.check_failed_step(training, found, "the plan was replaced by another one")

    def test_damaged_plan(self):
        with tempfile.TemporaryDirectory() as folder:
            training, found = self.fold_to(folder)
            path = Path(folder, "plan.json")
            text = path.read_text()
            path.write_text(text + " ")
            self.check_failed_step(training, found, "plan.json")
            path.write_text(text)
            [code] = Path(folder).glob("stage-*.o")
            code.write_bytes(code.read_bytes()[:-1])
            self.check_failed_step(training, found, code.name)

    def check_edited(self, change, pattern):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        replace_operator(folded, change)
        training = Training(folded, folded_startup)
        self.check_failed_step(training, folded.folding.find(fetch), pattern)

    def check_edited_gradient(self, edit, pattern):
        def change(lists, attributes):
            names = split_names(attributes["gradients"])
            number = names.index("linear_0.w_0") - len(names)
            lists[1][number] = edit(lists[1][number])

        self.check_edited(change, f"gradient of 'linear_0.w_0': {pattern}")

    def test_gradient_of_another_type(self):
        self.check_edited_gradient(
            lambda gradient: paddle.cast(gradient, "float64"), "expected float32, got float64"
        )

    def test_gradient_of_another_shape(self):
        """The number of elements is the right one."""
        self.check_edited_gradient(
            lambda gradient: paddle.transpose(gradient, [1, 0]),
            r"expected shape \[12, 8\], got \[8, 12\]",
        )

    def test_missing_variable(self):
        def change(lists, attributes):
            lists[1].pop(0)
            attributes["state"] = attributes["state"][1:]

        self.check_edited(change, "the operator's variables are not those of the plan")

    def test_names_without_tensors(self):
        def change(lists, attributes):
            lists[1].pop()

        self.check_edited(change, "expected [0-9]+ tensors, got [0-9]+")

    def test_parameter_of_another_type(self):
        """Somebody replaces a variable of the scope."""
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        training = Training(folded, folded_startup)
        found = folded.folding.find(fetch)
        velocity = next(name for name in training.state() if "velocity" in name)
        value = training.state()[velocity]
        training.set_state({velocity: value.astype("float64")})
        pattern = f"'{velocity}': expected float32, got float64"
        self.check_failed_step(training, found, pattern)
        training.set_state({velocity: value})
        training.step(feed_linear(0), found)

    def test_missing_tensor(self):
        """A program in which an operand was removed."""
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, build_linear())
            [operator] = PirProgram(Path(folder, "main.json").read_text()).find_step_operators()
            operator["I"][2]["%"] = 0
            edit_operator(folder, operator)
            main, startup, _ = stepfold.paddle.read(folder)
            training = Training(main, startup)
            self.check_failed_step(training, [], "the program has no tensor for operand 2")


class ReadTest(KernelsCase):
    """Folders of `save_programs` that are not whole."""

    def test_replaced_and_deleted(self):
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, build_linear())
            plan = Path(folder, "plans", "0", "plan.json")
            text = plan.read_text()
            plan.write_text(re.sub("[0-9a-f]{64}", 64 * "0", text, count=1))
            with self.assertRaisesRegex(ValueError, "the plan was replaced by another one"):
                stepfold.paddle.read(folder)
            plan.unlink()
            with self.assertRaisesRegex(ValueError, "does not have the plan of the program"):
                stepfold.paddle.read(folder)
            with self.assertRaisesRegex(FileNotFoundError, "main.json"):
                stepfold.paddle.read(os.path.join(folder, "plans"))

    def test_operator_of_another_version(self):
        """In the first form of operators, a list has what are operands of their own now."""
        with tempfile.TemporaryDirectory() as folder:
            folded, _ = fold_and_save(folder, build_linear())
            [operator] = find_operators(folded)
            count = operator.num_operands() - 1
            names = ("", f"{count - 1}_", f"0{count}_")
            changes = [{"#": f"{STEP_OPERATOR}{name}"} for name in names]
            for change in (*changes, {"#": f"{STEP_OPERATOR}-1_", "I": []}):
                edit_operator(folder, change)
                with self.assertRaisesRegex(ValueError, "of another version of stepfold: fold it"):
                    stepfold.paddle.read(folder)

    def test_arguments_of_save(self):
        with tempfile.TemporaryDirectory() as folder:
            folded, _ = fold_and_save(folder, build_linear())
            before = read_files(folder)
            with self.assertRaisesRegex(TypeError, "main: expected a program in PIR, got int"):
                stepfold.paddle.save_programs(folder, 1, folded)
            with self.assertRaisesRegex(TypeError, "values: 'x' is not a value of the outer block"):
                stepfold.paddle.save_programs(folder, folded, folded, {"x": build_linear()[2][0]})
            shutil.rmtree(folded.folding.report.kernels[0].folder)
            with self.assertRaisesRegex(ValueError, "does not have the plan of the program"):
                stepfold.paddle.save_programs(folder, folded, folded)
            self.assertEqual(before, read_files(folder))

    def test_folder_that_cannot_be_written(self):
        """The programs that were saved before stay whole."""
        main, startup, fetch = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, (main, startup, fetch))
            before = read_files(folder)
            other = build_linear(make_optimizer=paddle_sgd)
            write = Path.write_text

            def fail(path, text):
                if path.name == "values.json":
                    raise OSError("the disk is full")
                return write(path, text)

            with (
                mock.patch.object(Path, "write_text", fail),
                self.assertRaisesRegex(OSError, "the disk is full"),
            ):
                fold_and_save(folder, other)
            self.assertEqual(before, read_files(folder))

    def test_file_that_cannot_be_replaced(self):
        """Each step of the replacement fails once, as on a disk with errors."""
        rename = Path.rename
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, build_linear())
            before = read_files(folder)
            other = build_linear(make_optimizer=paddle_sgd)
            for last in range(8):  # Four files move away, and four to their places.
                left = last

                def fail(path, target):
                    nonlocal left
                    left -= 1
                    if left == -1:
                        raise OSError("the disk is broken")
                    return rename(path, target)

                with (
                    self.subTest(last),
                    mock.patch.object(Path, "rename", fail),
                    self.assertRaisesRegex(OSError, "the disk is broken"),
                ):
                    fold_and_save(folder, other)
                self.assertEqual(before, read_files(folder))
            fold_and_save(folder, other)
            self.assertNotEqual(before.keys(), read_files(folder).keys())

    def test_killed_process(self):
        """At each moment, the folder has files of the same programs, or no main.json."""
        rename, states = Path.rename, []
        with tempfile.TemporaryDirectory() as folder:
            first, second = build_linear(), build_linear(make_optimizer=paddle_sgd)

            def read_saved():
                files = read_files(folder)
                return {path: text for path, text in files.items() if ".saving-" not in path}

            def record(path, target):
                rename(path, target)
                states.append(read_saved())

            fold_and_save(folder, first)
            before = read_saved()
            with mock.patch.object(Path, "rename", record):
                fold_and_save(folder, second)
            self.assertGreater(len(states), 1)
            self.assertNotEqual(before, states[-1])
            for state in states:
                if str(Path(folder, "main.json")) in state:
                    self.assertIn(state, (before, states[-1]))

    def test_something_else_in_the_place_of_a_file(self):
        for name, make in (("startup.json", Path.mkdir), ("plans", Path.touch)):
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                fold_and_save(folder, build_linear())
                path = Path(folder, name)
                path.rename(path.with_suffix(".moved"))
                make(path)
                before = read_files(folder)
                with self.assertRaisesRegex(OSError, f"{path}: expected a .*, got a"):
                    fold_and_save(folder, build_linear(make_optimizer=paddle_sgd))
                self.assertEqual(before, read_files(folder))

    def test_link_to_plans(self):
        """The link is replaced. The folder that it leads to stays."""
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, build_linear())
            plans, moved = Path(folder, "plans"), Path(folder, "moved")
            plans.rename(moved)
            plans.symlink_to("moved")
            before = read_files(moved)
            fold_and_save(folder, build_linear(make_optimizer=paddle_sgd))
            self.assertEqual(before, read_files(moved))
            self.assertFalse(plans.is_symlink())
            stepfold.paddle.read(folder)


def run_process(code, *arguments, **environment):
    """Runs code that fails in a process of its own. Returns the last line of its errors."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "import paddle\n" + code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0, done.stdout
    return done.stderr.strip().splitlines()[-1]


class OtherProcessTest(KernelsCase):
    """Processes that read a program by other means than `stepfold.paddle.read`."""

    def run_elsewhere(self, prepare):
        """Runs a folded program in a process that begins with `prepare`. Returns its error.

        prepare: function that is given the operator, and returns Python.
        """
        main, startup, _ = build_linear()
        folded, folded_startup = fold(main, startup)
        [operator] = find_operators(folded)
        with tempfile.TemporaryDirectory() as folder:
            for name, program in (("main", folded), ("startup", folded_startup)):
                Path(folder, f"{name}.json").write_text(serialize(program))
            return run_process(
                "import numpy, os, sys\n"
                "from paddle.base import core\n"
                f"{prepare(operator)}\n"
                "paddle.enable_static()\n"
                "main, startup = paddle.static.Program(), paddle.static.Program()\n"
                "core.deserialize_pir_program(sys.argv[1] + '/main.json', main, 1)\n"
                "core.deserialize_pir_program(sys.argv[1] + '/startup.json', startup, 1)\n"
                "executor = paddle.static.Executor(paddle.CPUPlace())\n"
                "executor.run(startup)\n"
                "try:\n"
                "    executor.run(main, feed={'x': numpy.ones([4, 12], 'float32')})\n"
                "except RuntimeError as error:\n"
                "    sys.exit(str(error).replace('\\n', ' '))\n",
                folder,
            )

    def test_without_the_operator(self):
        error = self.run_elsewhere(lambda operator: "")
        self.assertIn("op [] kernel output args (0) defs should equal op outputs", error)

    def test_without_the_runtime(self):
        """The process has registered the operator by the framework's own means."""

        def prepare(operator):
            count = operator.num_operands() - 1
            return (
                "import ctypes\n"
                "path = os.environ['STEPFOLD_OPERATOR']\n"
                "define = ctypes.CDLL(path).stepfoldOperatorDefine\n"
                f"define(ctypes.c_size_t({count}))\n"
                "core.load_op_meta_info_and_register_op(path)"
            )

        error = self.run_elsewhere(prepare)
        self.assertIn("libStepfoldRuntime.so is not loaded: fold or read the program", error)


@contextlib.contextmanager
def environment(**variables):
    """Sets variables of the environment, and removes those that are None."""
    with mock.patch.dict(os.environ):
        for name, value in variables.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        yield


class LibraryTest(KernelsCase):
    """Libraries that do not fit the framework, which get no operator."""

    def check_refused(self, pattern, **variables):
        with environment(**variables), self.assertRaisesRegex(RuntimeError, pattern):
            load_operator.__wrapped__()

    def test_other_framework(self):
        version = paddle.__version__
        with mock.patch.object(paddle, "__version__", "3.9.0"):
            self.check_refused(
                "paddlepaddle 3.9.0: the operator in .*libStepfoldOperator.so was built for "
                rf"{version}; build it for this version with stepfold.paddle.build_operator\(\)"
            )

    def test_defined_by_another_library(self):
        """The framework's table has one operator of a name."""
        [operator] = find_operators(fold(*build_linear()[:2])[0])
        count = operator.num_operands() - 1
        with tempfile.TemporaryDirectory() as folder:
            copy = shutil.copy(os.environ["STEPFOLD_OPERATOR"], os.path.join(folder, "copy.so"))
            loaded = operator_library.load(copy)
            with (
                mock.patch.object(operator_library, "load_operator", lambda: loaded),
                mock.patch.object(operator_library, "_defined", set()),
                self.assertRaisesRegex(
                    RuntimeError, f"cannot define the operator stepfold_step_{count}: "
                ),
            ):
                operator_library.define_operator(count)

    def test_no_library(self):
        path = "/nowhere/libStepfoldOperator.so"
        self.check_refused(f"cannot load the operator: {path}", STEPFOLD_OPERATOR=path)

    def test_other_library(self):
        self.check_refused(
            "undefined symbol: stepfoldOperatorGetFrameworkVersion",
            STEPFOLD_OPERATOR=os.environ["STEPFOLD_RUNTIME"],
        )

    def test_other_runtime(self):
        """The process has not loaded a runtime before."""
        error = run_process(
            "from stepfold.paddle.static.operator_library import load_operator\nload_operator()\n",
            STEPFOLD_RUNTIME=os.environ["STEPFOLD_COMPILER"],
        )
        self.assertIn("expected libStepfoldRuntime.so, got another library", error)

    def test_missing_symbol(self):
        """The error names what a framework of another version does not have."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "libStepfoldOperator.so")
            data = Path(os.environ["STEPFOLD_OPERATOR"]).read_bytes()
            symbol = b"_ZNK6paddle6Tensor5placeEv"
            self.assertIn(symbol, data)
            Path(path).write_bytes(data.replace(symbol, symbol.replace(b"place", b"plaza")))
            self.check_refused(
                "undefined symbol: _ZNK6paddle6Tensor5plazaEv", STEPFOLD_OPERATOR=path
            )


# Instead of a compiler: copies a library to where it is to write one.
COMPILER = """#!/bin/sh
echo compiled >> "$(dirname "$0")/log"
sleep 1
while [ "$1" != -o ]; do shift; done
cp "$STEPFOLD_OPERATOR" "$2"
"""


class BuildTest(KernelsCase):
    """The build of the operator: nothing is kept of one that fails."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.cache = self.folder / "cache"

    def write_compiler(self, text=COMPILER):
        path = self.folder / "compiler"
        path.write_text(text)
        path.chmod(0o700)
        return str(path)

    def check_refused(self, error, pattern, **variables):
        with (
            environment(**{"STEPFOLD_CACHE": str(self.cache), **variables}),
            self.assertRaisesRegex(error, pattern),
        ):
            stepfold.paddle.build_operator()
        operators = self.cache / "operators"
        self.assertEqual(list(operators.iterdir()) if operators.exists() else [], [])

    def test_no_compiler(self):
        pattern = r"there is no C\+\+ compiler: expected c\+\+, g\+\+ or clang\+\+ on the path"
        self.check_refused(RuntimeError, pattern, PATH="/nowhere", CXX=None)
        pattern = "expected 'no-compiler', which CXX names, on the path"
        self.check_refused(RuntimeError, pattern, CXX="no-compiler")

    def test_no_cache(self):
        pattern = "the cache of Stepfold is disabled: set STEPFOLD_CACHE to a folder"
        self.check_refused(RuntimeError, pattern, STEPFOLD_CACHE="")

    def test_cache_that_is_a_file(self):
        self.cache.parent.joinpath("file").touch()
        path = str(self.folder / "file")
        self.check_refused(RuntimeError, f"cannot write to '{path}/", STEPFOLD_CACHE=path)

    def test_no_headers(self):
        with mock.patch.object(paddle, "__file__", "/nowhere/paddle/__init__.py"):
            pattern = "the headers of the framework are not in /nowhere/paddle/include"
            self.check_refused(OSError, pattern, CXX=self.write_compiler())

    def test_compiler_that_fails(self):
        compiler = self.write_compiler("#!/bin/sh\necho 'StepKernel.cpp: wrong' >&2\nexit 1\n")
        pattern = "cannot compile the operator for paddlepaddle .*:\nStepKernel.cpp: wrong"
        self.check_refused(RuntimeError, pattern, CXX=compiler)

    def test_folder_of_others(self):
        variables = {"STEPFOLD_CACHE": str(self.cache), "CXX": self.write_compiler()}
        with environment(**variables):
            path = Path(stepfold.paddle.build_operator())
            path.parent.chmod(0o777)
            os.environ.pop("STEPFOLD_OPERATOR")
            pattern = "the operator that was built is not used: an entry can be written by others"
            with self.assertRaisesRegex(RuntimeError, pattern):
                load_operator.__wrapped__()

    def test_two_processes_at_once(self):
        """Each process gets a whole library, and the cache has one."""
        variables = {"STEPFOLD_CACHE": str(self.cache), "CXX": self.write_compiler()}
        code = "import stepfold.paddle\nprint(stepfold.paddle.build_operator())\n"
        processes = [
            subprocess.Popen(
                [sys.executable, "-W", "ignore", "-c", code],
                env={**os.environ, **variables},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(2)
        ]
        paths = set()
        for process in processes:
            output, error = process.communicate()
            self.assertEqual(process.returncode, 0, error)
            paths.add(output.split()[-1])
        [path] = paths
        expected = Path(os.environ["STEPFOLD_OPERATOR"]).read_bytes()
        self.assertEqual(Path(path).read_bytes(), expected)
        self.assertEqual(len(list((self.cache / "operators").iterdir())), 1)
        # A third one builds nothing.
        compiled = (self.folder / "log").read_text()
        with environment(**variables):
            self.assertEqual(stepfold.paddle.build_operator(), path)
        self.assertEqual((self.folder / "log").read_text(), compiled)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
