"""Tests of stepfold.paddle: what fold refuses, in messages that name the culprit."""

import contextlib
import io
import unittest

import paddle
import stepfold.paddle
from stepfold import CompilerError
from test_paddle import FoldCase, build, fold, lars_mlp, programs


class ErrorsTest(FoldCase):
    def setUp(self):
        self.main, self.startup, _ = build(lars_mlp)

    def assert_refused(self, kind, text, *arguments, programs=None):
        main, startup = programs or (self.main, self.startup)
        before = str(main), str(startup)
        with self.assertRaisesRegex(kind, text):
            fold(main, startup, *arguments)
        self.assertEqual((str(main), str(startup)), before)

    def test_passes(self):
        self.assert_refused(CompilerError, "'optim-marge' does not refer", "optim-marge")
        self.assert_refused(CompilerError, "'optim.foreach'", "optim-optimize")

    def test_no_programs(self):
        text = "main: expected a static program, got str"
        self.assert_refused(TypeError, text, programs=("main", self.startup))
        text = "startup: expected a static program, got NoneType"
        self.assert_refused(TypeError, text, programs=(self.main, None))

    def test_distributed_tensors(self):
        def train():
            x = paddle.static.data("x", [4, 3])
            mesh = paddle.distributed.ProcessMesh([0], dim_names=["d"])
            create = paddle.base.libpaddle.pir.create_tensor_dist_attribute
            x.update_dist_attr(create(mesh, [-1, -1], {}))

        main, startup, _ = build(train)
        text = "^main: 'x' is a distributed tensor: .*; pass the program of one rank"
        self.assert_refused(CompilerError, text, programs=(main, startup))

    @staticmethod
    def train_two_layers(apply):
        models = [paddle.nn.Linear(3, 3) for _ in range(2)]
        loss = paddle.mean(apply(paddle.static.data("x", [4, 3]), *models))
        parameters = [p for model in models for p in model.parameters()]
        paddle.optimizer.Momentum(0.1, parameters=parameters).minimize(loss)

    def test_trained_regions(self):
        def apply_cond(x, a, b):
            return paddle.static.nn.cond(paddle.sum(x) > 0, lambda: a(x), lambda: b(x))

        def apply_loop(x, a, b):
            state = [paddle.full([1], 0, "int64"), a(x)]
            loop = paddle.static.nn.while_loop
            return loop(lambda i, _: i < 3, lambda i, h: (i + 1, b(h)), state)[1]

        for name, apply in (("if", apply_cond), ("while", apply_loop)):
            main, startup, _ = build(lambda apply=apply: self.train_two_layers(apply))
            text = f"^main: 'pd_op.{name}' is trained: "
            self.assert_refused(CompilerError, text, programs=(main, startup))

    def test_what_trained_regions_are_replaced_with(self):
        """Programs that follow the advice of the error are folded."""

        def apply(x, a, b):
            chosen = paddle.where(paddle.sum(x) > 0, a(x), b(x))
            for _ in range(3):
                chosen = b(chosen)
            return chosen

        main, startup, _ = build(lambda: self.train_two_layers(apply))
        folded, _, _ = fold(main, startup)
        self.assertEqual(folded.folding.report.updates, {"pd_op.momentum_": (4, 4)})

    def test_message_has_one_prefix(self):
        def train():
            model, x = paddle.nn.Linear(3, 3), paddle.static.data("x", [4, 3])
            y = model(x)
            detached = y.detach()
            loss = paddle.mean(y)
            paddle.optimizer.SGD(0.1, parameters=model.parameters()).minimize(loss)
            paddle._C_ops.exp_(detached)
            paddle.mean(y)

        main, startup, _ = build(train)
        text = "^main: program.regions.* reads a value after pd_op.exp_ has overwritten"
        self.assert_refused(CompilerError, text, programs=(main, startup))

    def test_dynamic_mode(self):
        paddle.disable_static()
        self.addCleanup(paddle.enable_static)
        self.assert_refused(RuntimeError, "call paddle.enable_static")

    def test_device(self):
        with self.assertRaisesRegex(CompilerError, "expected 'gpu' or 'cpu', got 'tpu'"):
            stepfold.paddle.fold(self.main, self.startup, device="tpu")

    def test_no_optimizer(self):
        shape = [4, 3]
        main, startup, loss = build(lambda: programs.classify(paddle.nn.Linear(3, 2), shape))
        folded, folded_startup, printed = fold(main, startup)
        self.assertIn("the program has no optimizer: there is nothing to fold", printed)
        self.assertEqual(folded.folding.report.launches(), (0, 0))
        self.assertEqual((str(folded), str(folded_startup)), (str(main), str(startup)))

    def test_report_is_printed_on_request(self):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            folded, _ = stepfold.paddle.fold(self.main, self.startup, report=False)
        self.assertEqual(output.getvalue(), "")
        self.assertIn("[optim-merge] merged updates into one", str(folded.folding.report))


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
