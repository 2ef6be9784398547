"""Tests of the operator of PaddlePaddle's executor that is built where the package is installed."""

import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

import stepfold.paddle
from stepfold.paddle.static import operator_build

# A process that loads what was built, and trains with it.
TRAIN = """
import numpy, paddle, stepfold.paddle
from stepfold.paddle.static.operator_build import find_built

paddle.enable_static()
main, startup = paddle.static.Program(), paddle.static.Program()
with paddle.static.program_guard(main, startup):
    loss = paddle.mean(paddle.nn.Linear(12, 8)(paddle.static.data("x", [4, 12])) ** 2)
    paddle.optimizer.Momentum(0.1).minimize(loss)
folded = stepfold.paddle.fold(main, startup, report=False, device="cpu", kernels=True)

def train(main, startup, loss):
    executor = paddle.static.Executor(paddle.CPUPlace())
    with paddle.static.scope_guard(paddle.static.Scope()):
        paddle.seed(1)
        executor.run(startup)
        feed = {"x": numpy.ones([4, 12], "float32")}
        return [executor.run(main, feed=feed, fetch_list=[loss])[0].tobytes() for _ in range(5)]

losses = train(*folded, folded[0].folding.find(loss))
assert len(set(losses)) == 5 and losses == train(main, startup, loss), losses
with open("/proc/self/maps") as file:
    assert str(find_built()) in file.read()
"""


class BuildTest(unittest.TestCase):
    def test_built_and_used(self):
        with tempfile.TemporaryDirectory() as folder:
            with mock.patch.dict(os.environ, STEPFOLD_CACHE=folder):
                path = stepfold.paddle.build_operator()
                self.assertTrue(path.startswith(folder))
                del os.environ["STEPFOLD_OPERATOR"]
                done = subprocess.run(
                    [sys.executable, "-W", "ignore", "-c", TRAIN], capture_output=True, text=True
                )
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_killed_builds(self):
        """A build removes what others have left that were killed, but nothing that is in use."""
        with (
            tempfile.TemporaryDirectory() as cache,
            mock.patch.dict(os.environ, STEPFOLD_CACHE=cache),
            mock.patch.object(operator_build, "compile_operator", lambda _, path: path.mkdir()),
        ):
            folder = Path(cache, "operators")
            for name, age in ((".tmp-old", 1e6), (".tmp-new", 1), ("other", 1e6)):
                (folder / name / "entry").mkdir(parents=True)
                os.utime(folder / name, 2 * (time.time() - age,))
            folder.chmod(0o700)
            built = Path(stepfold.paddle.build_operator()).parent
            self.assertEqual(
                {path.name for path in folder.iterdir()}, {".tmp-new", "other", built.name}
            )

    def test_other_options(self):
        """A library that was built with other options is another one."""
        with tempfile.TemporaryDirectory() as cache:
            with mock.patch.dict(os.environ, STEPFOLD_CACHE=cache):
                before = operator_build.find_built()
                for name in ("OPTIONS", "LIBRARIES", "LINKER_OPTIONS"):
                    with mock.patch.object(operator_build, name, ("-O0",)):
                        self.assertNotEqual(operator_build.find_built(), before)


if __name__ == "__main__":
    unittest.main()
