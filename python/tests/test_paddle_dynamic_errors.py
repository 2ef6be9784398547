"""Tests of bad uses of folded optimizers of dynamic mode.

Each has one error, which names the culprit, and changes nothing. Two processes that compile at once
are in test_paddle_dynamic.py, and the refusals of 16 bits in test_paddle_dynamic_masters.py.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.base import core, framework
from paddle_dynamic_cases import DynamicCase, Training, draw_gradients


class OwnAdam(paddle.optimizer.Adam):
    pass


class OwnClip(paddle.nn.ClipGradByGlobalNorm):
    pass


class OwnDecay(paddle.regularizer.L2Decay):
    pass


def make_param(dtype="float32"):
    constant = paddle.nn.initializer.Constant(1.0)
    param = paddle.create_parameter([4], dtype, default_initializer=constant)
    param.name = "w"
    return param


def make(name="Adam", params=None, **settings):
    params = [make_param()] if params is None else params
    return getattr(paddle.optimizer, name)(parameters=params, **settings)


def make_freed():
    param = make_param()
    optimizer = make("SGD", [param])
    param._clear_data()
    return optimizer


def make_fused():
    optimizer = make("AdamW")
    optimizer.use_fusion_storage()
    return optimizer


def make_replaced():
    optimizer = make()
    optimizer.step = lambda: None
    return optimizer


def make_strided():
    param = paddle.ones([2, 2]).t()
    param.name, param.stop_gradient = "w", False
    return make("SGD", [param])


def make_without_params():
    paddle.enable_static()
    try:
        return paddle.optimizer.SGD(0.1)
    finally:
        paddle.disable_static()


def make_clip_of_ranks():
    clip = paddle.nn.ClipGradByGlobalNorm(1.0)
    clip.should_comm_on_shard_dim = True
    return clip


OBJECTS = "expected an optimizer of paddle.optimizer, or a main and a startup program"
# Objects that `fold` refuses, with the errors.
FOLDS = (
    (TypeError, OBJECTS, lambda: "Adam"),
    (TypeError, OBJECTS, lambda: None),
    (TypeError, OBJECTS, lambda: [make()]),
    (TypeError, "expected the startup program", lambda: paddle.static.Program()),
    (TypeError, "OwnAdam cannot be folded: a subclass of Adam may", lambda: OwnAdam(parameters=[])),
    (TypeError, "nadam.NAdam cannot be folded: .*powers", lambda: make("NAdam")),
    (TypeError, "asgd.ASGD cannot be folded: .*several parts", lambda: make("ASGD")),
    (TypeError, "lbfgs.LBFGS cannot be folded: .*loss", lambda: make("LBFGS")),
    (TypeError, "FoldedAdam is folded already", lambda: stepfold.paddle.fold(make())),
    (
        TypeError,
        "'inner_optimizer': fold that",
        lambda: paddle.incubate.optimizer.LookAhead(make()),
    ),
    (TypeError, "the method 'step' of this Adam was replaced", make_replaced),
    (TypeError, "'beta1' of this Adam is a tensor", lambda: make(beta1=paddle.to_tensor([0.9]))),
    (TypeError, "clips of OwnClip cannot be folded", lambda: make(grad_clip=OwnClip(1.0))),
    (
        TypeError,
        "clips of OwnClip cannot be folded",
        lambda: make("Momentum", [{"params": [make_param()], "grad_clip": OwnClip(1.0)}]),
    ),
    (TypeError, "norm of several ranks", lambda: make(grad_clip=make_clip_of_ranks())),
    (TypeError, "regularizer OwnDecay cannot be", lambda: make(weight_decay=OwnDecay(0.1))),
    (ValueError, "this SGD has no parameters", make_without_params),
    (ValueError, "this AdamW keeps its state in one buffer", make_fused),
    (ValueError, "'w': has no memory", make_freed),
    (ValueError, "'w': is not contiguous", make_strided),
    (ValueError, "'w': is of int32: expected", lambda: make("SGD", [make_param("int32")])),
    (ValueError, "'w': has the name of another", lambda: make("SGD", [make_param(), make_param()])),
    (
        ValueError,
        "power is multiplied by another number",
        lambda: make("Adamax", [make_param("float64")]),
    ),
)


@contextlib.contextmanager
def static_mode():
    paddle.enable_static()
    try:
        yield
    finally:
        paddle.disable_static()


def on_gpu():
    place = mock.Mock(**{"is_cpu_place.return_value": False, "is_gpu_place.return_value": True})
    return mock.patch.object(core.eager.Tensor, "place", place)


# Surroundings of an optimizer that is folded, with their errors.
SURROUNDINGS = (
    (
        RuntimeError,
        "paddlepaddle 3.2.2: .*with 3.3.1",
        lambda: mock.patch.object(paddle, "__version__", "3.2.2"),
    ),
    (
        RuntimeError,
        "FLAGS_enable_pir_api=0 turns off",
        lambda: mock.patch.object(framework, "use_pir_api", return_value=False),
    ),
    (RuntimeError, "in static mode: call paddle.disable_static", static_mode),
    (
        ValueError,
        "'w': is on .*: no build of the framework for GPUs .*_PADDLE_GPU=1",
        on_gpu,
    ),
)


def get_state(training):
    """The tensors of a kind of state, and the name of the first."""
    return training.optimizer._accumulators["moment1"], training.params[0].name


def replace_state(training, tensor):
    tensors, name = get_state(training)
    tensors[name] = tensor


def free_state(training):
    tensors, name = get_state(training)
    tensors[name]._clear_data()


def delete_state(training):
    tensors, name = get_state(training)
    del tensors[name]


def free_gradient(training):
    training.params[0].main_grad = paddle.ones([33, 7])
    training.params[0].main_grad._clear_data()


# Changes of a folded optimizer in front of a step that is refused, with the names of the optimizer
# and the text of the error.
CHANGES = {
    "a parameter is freed": (
        "Momentum",
        lambda training: training.params[1]._clear_data(),
        "'create_parameter_1.w_0': has no memory",
    ),
    "a gradient is of another type": (
        "Momentum",
        lambda training: setattr(training.params[0], "main_grad", paddle.ones([33, 7], "int32")),
        "gradient of 'create_parameter_0.w_0': expected float32, got int32",
    ),
    "a gradient is of 16 bits": (
        "Momentum",
        lambda training: setattr(training.params[0], "main_grad", paddle.ones([33, 7], "bfloat16")),
        "gradient of 'create_parameter_0.w_0': expected float32, got bfloat16",
    ),
    "a gradient has another shape": (
        "Momentum",
        lambda training: setattr(training.params[0], "main_grad", paddle.ones([3])),
        r"gradient of 'create_parameter_0.w_0': expected the shape \[33, 7\], got \[3\]",
    ),
    "a gradient is freed": ("Momentum", free_gradient, "has no memory: it was freed"),
    "a gradient is a parameter": (
        "Momentum",
        lambda training: setattr(training.params[1], "main_grad", training.params[1].detach()),
        "create_parameter_1.w_0",
    ),
    "a setting becomes a tensor": (
        "Adam",
        lambda training: setattr(training.optimizer, "_epsilon", paddle.to_tensor(1e-3)),
        "'epsilon' of this Adam is a tensor",
    ),
    "a clip becomes another one": (
        "Adam",
        lambda training: setattr(training.optimizer, "_grad_clip", OwnClip(1.0)),
        "clips of OwnClip cannot be folded",
    ),
}
# The same for state, which the first step makes.
CHANGES_OF_STATE = {
    "state has another shape": (
        "Adam",
        lambda training: replace_state(training, paddle.ones([3])),
        r"'create_parameter_0.w_0_moment1_0': expected the shape \(33, 7\), got \(3,\)",
    ),
    "state is of another type": (
        "Adam",
        lambda training: replace_state(training, paddle.ones([33, 7], "float64")),
        "expected f32, got paddle.float64",
    ),
    "state is freed": (
        "Adam",
        free_state,
        "'create_parameter_0.w_0_moment1_0': has no memory: it was freed",
    ),
    "state is missing": ("Adam", delete_state, "'create_parameter_0.w_0' has no state 'moment1'"),
}


class BadUseTest(DynamicCase):
    def assert_refused(self, error, text, optimizer, **options):
        kind, attributes = type(optimizer), dict(getattr(optimizer, "__dict__", {}))
        with self.assertRaisesRegex(error, text):
            stepfold.paddle.fold(optimizer, **options)
        self.assertIs(type(optimizer), kind)
        after = getattr(optimizer, "__dict__", {})
        self.assertEqual(list(attributes), list(after))
        for name, value in attributes.items():
            self.assertIs(after[name], value, name)

    def test_objects(self):
        for error, text, make_object in FOLDS:
            with self.subTest(text):
                self.assert_refused(error, text, make_object())

    def test_surroundings(self):
        for error, text, enter in SURROUNDINGS:
            with self.subTest(text):
                optimizer = make()
                with enter():
                    self.assert_refused(error, text, optimizer)

    def test_options(self):
        text = "threads: expected an integer, got str"
        self.assert_refused(TypeError, text, make(), threads="2")
        self.assert_refused(ValueError, "threads: expected 1 to 1024, got 0", make(), threads=0)
        with self.assertRaisesRegex(TypeError, "this Adam is not folded"):
            stepfold.paddle.unfold(make())

    def test_steps(self):
        """A step that is refused updates nothing, and the next one may be right."""
        cases = [(what, case, begun) for what, case in CHANGES.items() for begun in (0, 1)]
        cases += [(what, case, 1) for what, case in CHANGES_OF_STATE.items()]
        for what, (name, change, text), begun in cases:
            with self.subTest(what, begun=begun):
                training = Training(name, is_folded=True)
                for step in range(begun):
                    training.step(step)
                draw_gradients(training.params, 1)
                change(training)
                before = self.copy_values(training)
                with self.assertRaisesRegex((TypeError, ValueError, stepfold.PlanError), text):
                    training.optimizer.step()
                after = self.copy_values(training)
                for key, value in before.items():
                    numpy.testing.assert_array_equal(after[key], value, err_msg=str(key))

    def copy_values(self, training):
        tensors = training.tensors().items()
        return {key: tensor.numpy() for key, tensor in tensors if tensor._is_initialized()}

    def test_caches(self):
        """One that is deleted, damaged or no folder is not used."""

        def damage(folder):
            for parent, _, names in os.walk(folder):
                for name in names:
                    os.truncate(os.path.join(parent, name), 100)

        def replace(folder):
            shutil.rmtree(folder)
            with open(folder, "w"):
                pass

        expected = Training("SGD", is_folded=True)
        expected.step(0)
        for change in (shutil.rmtree, damage, replace):
            with self.subTest(change.__name__), tempfile.TemporaryDirectory() as parent:
                folder = os.path.join(parent, "cache")
                with mock.patch.dict(os.environ, STEPFOLD_CACHE=folder):
                    first = Training("SGD", is_folded=True)
                    change(folder)
                    second = Training("SGD", is_folded=True)
                    for training in (first, second):
                        training.step(0)
                        self.assert_same_state(expected, training)

    def test_libraries(self):
        script = "import paddle, stepfold.paddle, paddle_dynamic_cases as cases\n"
        script += "cases.Training('SGD', is_folded=True)\n"
        for variable in ("STEPFOLD_COMPILER", "STEPFOLD_RUNTIME"):
            with self.subTest(variable):
                process = subprocess.run(
                    [sys.executable, "-W", "ignore", "-B", "-c", script],
                    cwd=os.path.dirname(os.path.abspath(__file__)),
                    env={**os.environ, variable: "/nowhere.so"},
                    capture_output=True,
                    text=True,
                )
                self.assertNotEqual(process.returncode, 0)
                self.assertRegex(process.stderr.splitlines()[-1], "OSError: .*/nowhere.so")


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
