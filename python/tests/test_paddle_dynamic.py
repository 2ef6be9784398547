"""Tests of folded optimizers of PaddlePaddle's dynamic mode, beside the framework's own steps."""

import copy
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import weakref
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.base import core, framework, unique_name
from paddle_dynamic_cases import (
    CLASSES,
    STEPS,
    DynamicCase,
    Training,
    draw_gradients,
    find_limit,
    make_clip,
    make_optimizer,
    make_params,
    save_and_load,
)
from stepfold.paddle.dynamic.folded_step import FoldedStep


class StepTest(DynamicCase):
    def test_momentum(self):
        """State of its own over ten steps, in both directions through a state dict."""
        plain, folded = Training("Momentum"), Training("Momentum", is_folded=True)
        for step in range(STEPS):
            for training in (plain, folded):
                training.step(step)
        self.assert_same_state(plain, folded)
        states = [training.optimizer.state_dict() for training in (plain, folded)]
        self.assertEqual(list(states[0]), list(states[1]))
        self.assertIn("create_parameter_0.w_0_velocity_0", states[1])
        # All parameters have one rate.
        self.assertEqual(folded.optimizer._stepfold.ready.plan.slots, [0])


def describe_process():
    """Returns the state of the process that tracing must leave as it was."""
    return (
        paddle.in_dynamic_mode(),
        framework._dygraph_tracer(),
        core._has_grad(),
        framework._dygraph_tracer()._amp_level,
        paddle.get_device(),
        id(paddle.static.default_main_program()),
        id(paddle.static.default_startup_program()),
        unique_name.generator,
        dict(unique_name.generator.ids),
        paddle.get_flags(["FLAGS_enable_pir_api", "FLAGS_enable_pir_in_executor"]),
        paddle.static.Program,
        paddle.bfloat16,
    )


class VariantTest(DynamicCase):
    """Options of single classes."""

    VARIANTS = (
        ("Adam", {"amsgrad": True}),
        ("AdamW", {"amsgrad": True, "beta1": 0.7, "epsilon": 1e-5}),
        ("Adagrad", {"initial_accumulator_value": 0.1}),
        ("Lamb", {"always_adapt": True, "lamb_weight_decay": 0.1}),
        ("Momentum", {"use_nesterov": True, "momentum": 0.8}),
        ("Momentum", {"use_multi_tensor": True, "own_name": "own"}),
        ("RMSProp", {"centered": True, "momentum": 0.5, "rho": 0.8}),
        ("Rprop", {"etas": (0.4, 1.5), "learning_rate_range": (0.001, 0.02)}),
    )

    def test_options(self):
        for name, settings in self.VARIANTS:
            with self.subTest(name, **settings):
                plain, folded = (
                    Training(name, is_folded=each, **settings) for each in (False, True)
                )
                self.assert_steps_alike(plain, folded, steps=4)

    def test_clip_that_is_skipped(self):
        """It decides on the host, which a program cannot."""
        clip = paddle.nn.ClipGradByGlobalNorm(10.0, auto_skip_clip=True)
        plain, folded = (
            Training("Momentum", is_folded=each, grad_clip=copy.copy(clip))
            for each in (False, True)
        )

        def change(training, step):
            training.optimizer._grad_clip.clip_norm = (10.0, 20.0)[step % 2]

        self.assert_steps_alike(plain, folded, change, steps=4)
        self.assertTrue(folded.optimizer._grad_clip.auto_skip_clip)

    def test_rates_that_are_tensors(self):
        """A parameter has one in place of the optimizer's rate."""

        def make(name, dtype):
            params = Training("SGD").params
            params[0].optimize_attr["learning_rate"] = paddle.to_tensor(0.125)
            return paddle.optimizer.Momentum(0.01, parameters=params), params

        plain, folded = (Training("Momentum", make=make, is_folded=each) for each in (False, True))
        for step in range(3):
            for training in (plain, folded):
                training.step(step)
                training.params[0].optimize_attr["learning_rate"].fill_(0.5)
            self.assert_same_state(plain, folded)
        self.assertEqual(folded.optimizer.explain().traces, 1)

    def test_empty_parameters(self):
        def make(name, dtype):
            params = make_params(dtype, [[3, 4], [0, 2], [5]])
            return paddle.optimizer.Adam(0.1, parameters=params), params

        plain, folded = (Training("Adam", make=make, is_folded=each) for each in (False, True))
        for step in range(3):
            for training in (plain, folded):
                training.step(step)
            self.assert_same_state(plain, folded)
        self.assertEqual(folded.optimizer.explain().left_out[0][1], "has no elements")


class ExplanationTest(DynamicCase):
    def test_explanation(self):
        folded = Training("AdamW", clip="global", is_folded=True)
        folded.params[3].stop_gradient = True
        before = folded.optimizer.explain()
        self.assertEqual(before.parameters, 4)
        self.assertEqual(before.elements, 33 * 7 + 5 + 1 + 16)
        self.assertEqual(list(before.updates), ["optim.adamw"])
        name = folded.params[3].name
        self.assertEqual(before.left_out, ((name, "requires no gradient"),))
        folded.step(0)
        after = folded.optimizer.explain()
        self.assertEqual(after.to_dict(), before.to_dict())
        lines = str(after).splitlines()
        self.assertEqual(lines[0], "AdamW")
        self.assertRegex(lines[1], r"4 parameters, 253 elements, \d launches")
        self.assertEqual(lines[-2], "traced 2 times")
        self.assertEqual(lines[-1], f"not updated by the plan: '{name}' requires no gradient")

    def test_threads(self):
        one, three = Training("Lamb", clip="global"), Training("Lamb", clip="global")
        stepfold.paddle.fold(one.optimizer)
        stepfold.paddle.fold(three.optimizer, threads=3)
        for step in range(3):
            one.step(step)
            three.step(step)
        self.assert_same_state(one, three)
        self.assertEqual(three.optimizer._stepfold.options.threads, 3)


class CacheTest(DynamicCase):
    """Plans on disk."""

    def test_cache(self):
        with tempfile.TemporaryDirectory() as folder:
            with mock.patch.dict(os.environ, STEPFOLD_CACHE=folder):
                first = Training("Momentum", is_folded=True)
                plans = os.path.join(folder, "plans")
                [name] = [name for name in os.listdir(plans) if len(name) == 64]
                with mock.patch("stepfold.compiler.Program.compile") as compile_program:
                    second = Training("Momentum", is_folded=True)
                compile_program.assert_not_called()
                shutil.rmtree(plans)
                third = Training("Momentum", is_folded=True)
                self.assertIn(name, os.listdir(plans))
                for training in (first, second, third):
                    training.step(0)
                    self.assert_same_state(first, training)

    def test_processes(self):
        """Two of them compile at once."""
        script = (
            "import hashlib\n"
            "from paddle_dynamic_cases import Training\n"
            "training = Training('Adam', is_folded=True)\n"
            "training.step(0)\n"
            "values = [value.tobytes() for value in training.values().values()]\n"
            "print(hashlib.sha256(b''.join(values)).hexdigest())\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "STEPFOLD_CACHE": folder, "GLOG_minloglevel": "2"}
            processes = [
                subprocess.Popen(
                    [sys.executable, "-W", "ignore", "-B", "-c", script],
                    cwd=os.path.dirname(os.path.abspath(__file__)),
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
                for _ in range(2)
            ]
            results = [process.communicate(timeout=120) for process in processes]
            for process, (_, errors) in zip(processes, results):
                self.assertEqual(process.returncode, 0, errors)
            self.assertEqual(len({output for output, _ in results}), 1)
            self.assertEqual(len(os.listdir(os.path.join(folder, "plans"))), 1)


class TraceTest(DynamicCase):
    def make(self, clip, dtype="float32"):
        optimizer, _ = make_optimizer("Adam", dtype, clip=clip, groups=True)
        optimizer._learning_rate = paddle.optimizer.lr.StepDecay(0.1, 3)
        return optimizer

    def assert_unchanged(self, call, optimizer):
        process, attributes = describe_process(), dict(vars(optimizer))
        scheduler = dict(vars(optimizer._learning_rate))
        call()
        self.assertEqual(process, describe_process())
        after = {name: value for name, value in vars(optimizer).items() if name != "_stepfold"}
        self.assertEqual(list(attributes), list(after))
        for name, value in attributes.items():
            self.assertIs(after[name], value, name)
        self.assertEqual(scheduler, vars(optimizer._learning_rate))
        for name in ("_accumulators", "_master_weights", "_already_create_accumulator"):
            self.assertFalse(after[name], name)

    def test_leaves_the_process_as_it_was(self):
        contexts = {
            "plain": paddle.enable_grad,
            "no_grad": paddle.no_grad,
            "auto_cast": lambda: paddle.amp.auto_cast(dtype="bfloat16"),
        }
        for name, context in contexts.items():
            for clip, dtype in (("global", "float32"), (None, "float16")):
                with self.subTest(name, dtype=dtype):
                    optimizer = self.make(clip, dtype)
                    with context():
                        self.assert_unchanged(lambda: stepfold.paddle.fold(optimizer), optimizer)

    def test_leaves_the_process_as_it_was_after_an_error(self):
        for clip, dtype, text in (("norm", "float64", "float64"), ("global", "float16", "CPUs")):
            with self.subTest(clip, dtype=dtype):
                optimizer = self.make(clip, dtype)
                text = "cannot write the step of this Adam .*" + text

                def fold(optimizer=optimizer, text=text):
                    with self.assertRaisesRegex(TypeError, text):
                        stepfold.paddle.fold(optimizer)

                self.assert_unchanged(fold, optimizer)
                self.assertIs(type(optimizer), paddle.optimizer.Adam)

    def test_autocast_adds_no_casts(self):
        plain, folded = Training("Adam", clip="global"), Training("Adam", clip="global")
        with paddle.amp.auto_cast(level="O2", dtype="bfloat16"):
            stepfold.paddle.fold(folded.optimizer)
        self.assert_steps_alike(plain, folded, steps=2)

    def test_functions_get_the_parameters_of_the_optimizer(self):
        """They may have attributes that the program's do not."""
        for groups in (False, True):
            seen = []

            def exclude(param, seen=seen):
                seen.append(param)
                return param.is_special

            def make(name, dtype, groups=groups, exclude=exclude):
                params = Training("SGD").params
                for index, param in enumerate(params):
                    param.is_special = index == 0
                given = [{"params": params[:2]}, {"params": params[2:]}] if groups else params
                settings = {"exclude_from_weight_decay_fn": exclude, "parameters": given}
                return paddle.optimizer.Lamb(0.1, lamb_weight_decay=0.5, **settings), params

            with self.subTest(groups=groups):
                trainings = [Training("Lamb", make=make, is_folded=each) for each in (False, True)]
                params = trainings[1].params
                self.assertEqual([id(param) for param in seen], [id(param) for param in params])
                self.assert_steps_alike(*trainings, steps=2)


class StateTest(DynamicCase):
    def step_both(self, plain, folded, steps):
        for step in steps:
            for training in (plain, folded):
                training.step(step)

    def test_checkpoints(self):
        """From each kind of optimizer to each, before and after the first step."""
        for name in ("Momentum", "Adam", "Rprop"):
            for is_folded in ((False, True), (True, False), (True, True)):
                for begun in (0, 2):
                    with self.subTest(name, is_folded=is_folded, begun=begun):
                        source, target = (Training(name, is_folded=each) for each in is_folded)
                        for step in range(3):
                            source.step(step)
                        for step in range(begun):
                            target.step(7 + step)
                        target.optimizer.set_state_dict(save_and_load(source.optimizer))
                        for mine, theirs in zip(target.params, source.params):
                            mine.set_value(theirs)
                        self.step_both(source, target, range(3, 6))
                        self.assert_same_state(source, target)

    def test_folding_in_the_middle(self):
        for name in ("Momentum", "Adam", "Rprop"):
            with self.subTest(name):
                plain, folded = Training(name), Training(name)
                for turn in range(3):
                    self.step_both(plain, folded, range(2 * turn, 2 * turn + 2))
                    optimizer = folded.optimizer
                    if turn == 0:
                        self.assertIs(stepfold.paddle.fold(optimizer), optimizer)
                        self.assertIs(type(optimizer).__mro__[2], type(plain.optimizer))
                    elif turn == 1:
                        self.assertIs(stepfold.paddle.unfold(optimizer), optimizer)
                        self.assertIs(type(optimizer), type(plain.optimizer))
                        self.assertEqual(list(vars(optimizer)), list(vars(plain.optimizer)))
                self.assert_same_state(plain, folded)

    def test_replaced_memory(self):
        """Tensors of parameters and state get other memory, as wrappers of ranks give them."""
        plain, folded = Training("Adam"), Training("Adam", is_folded=True)
        kept = []
        for step in range(6):
            for training in (plain, folded):
                training.step(step)
            keys = list(folded.tensors())
            tensor = folded.tensors()[keys[step]]
            block = tensor.clone()
            address = tensor.data_ptr()
            block._share_buffer_to(tensor)
            kept.append(block)
            self.assertNotEqual(tensor.data_ptr(), address)
        self.assert_same_state(plain, folded)

    def test_replaced_tensors(self):
        """Other tensors take the places of state."""
        plain, folded = Training("Adam"), Training("Adam", is_folded=True)
        for step in range(4):
            self.step_both(plain, folded, [step])
            accumulators = folded.optimizer._accumulators["moment1"]
            name = folded.params[step].name
            old, accumulators[name] = accumulators[name], accumulators[name].clone()
            old.fill_(7.0)
        self.step_both(plain, folded, [4])
        self.assert_same_state(plain, folded)

    def test_copies(self):
        plain, folded = Training("Adam"), Training("Adam", is_folded=True)
        twin = Training("Adam")
        # The framework copies no optimizer that has stepped.
        twin.optimizer = copy.deepcopy(folded.optimizer)
        twin.params = twin.optimizer._parameter_list
        self.step_both(plain, folded, range(2))
        for step in range(2):
            twin.step(step)
        self.assert_same_state(plain, folded)
        self.assertEqual(twin.optimizer.explain().traces, 1)
        for index, param in enumerate(plain.params):
            numpy.testing.assert_array_equal(twin.params[index].numpy(), param.numpy())


class GradientTest(DynamicCase):
    def test_absent_gradients(self):
        """They create no state, also in a later step in which others are absent."""
        plain, folded = self.both("Adam")
        for step, absent in enumerate(((1, 4), (), (0,), (1, 4), range(5))):
            for training in (plain, folded):
                training.step(step, absent)
            self.assert_same_state(plain, folded)
            if step == 0:
                self.assertNotIn(("moment1", 1), folded.tensors())
                left_out = folded.optimizer.explain().left_out
                names = [folded.params[index].name for index in (1, 4)]
                self.assertEqual(left_out, tuple((name, "had no gradient") for name in names))
        # One with all gradients at folding, and one for each other set.
        self.assertEqual(folded.optimizer.explain().traces, 3)

    def test_steps_in_turn(self):
        """Each is prepared once, and again if state was replaced."""
        plain, folded = self.both("Adam")
        prepare, prepared = FoldedStep._prepare, []

        def record(step, optimizer, request):
            prepared.append(request)
            return prepare(step, optimizer, request)

        with mock.patch.object(FoldedStep, "_prepare", record):
            for step in range(8):
                absent = ((), (1,), (2, 3), ())[step % 4]
                for training in (plain, folded):
                    training.step(step, absent)
                if step == 3:
                    self.assertEqual(len(prepared), 3)
            self.assertEqual(len(prepared), 3)
            accumulators = folded.optimizer._accumulators["moment2"]
            name, old = next(iter(accumulators.items()))
            accumulators[name] = old.clone()
            reference = weakref.ref(old)
            del old
            for step in range(8, 16):
                for training in (plain, folded):
                    training.step(step, ((), (1,))[step % 2])
            self.assertEqual(len(prepared), 5)
        self.assert_same_state(plain, folded)
        gc.collect()
        self.assertIsNone(reference())

    def test_parameters_that_require_no_gradient(self):
        plain, folded = self.both("Momentum")
        for step in range(4):
            for training in (plain, folded):
                draw_gradients(training.params, step)
                # It keeps its gradient.
                training.params[0].stop_gradient = step % 2 == 1
                training.optimizer.step()
                training.params[0].stop_gradient = False
            self.assert_same_state(plain, folded)

    def test_changed_parameters(self):
        """Their attributes, which the framework reads in each step."""
        plain, folded = self.both("Momentum", clip="value")
        changes = (
            lambda param: setattr(param, "need_clip", False),
            lambda param: setattr(param, "regularizer", paddle.regularizer.L1Decay(0.3)),
            lambda param: setattr(param.regularizer, "_coeff", 0.7),
            lambda param: setattr(param, "regularizer", None),
            lambda param: setattr(param, "optimize_attr", dict(param.optimize_attr)),
            lambda param: param.optimize_attr.update(learning_rate=0.5),
        )
        for step, change in enumerate(changes):
            for training in (plain, folded):
                training.step(2 * step)
                change(training.params[0])
                training.step(2 * step + 1)
            self.assert_same_state(plain, folded)
            # The fourth change is back to the first, and the last makes another rate.
            traces = (2, 3, 4, 4, 4, 5)[step]
            self.assertEqual(folded.optimizer.explain().traces, traces)

    def test_changed_settings(self):
        """A change traces anew. The change back does not."""
        plain, folded = self.both("Adam", clip="value")
        changes = (
            lambda optimizer, value: setattr(optimizer, "_beta1", (0.9, 0.8)[value]),
            lambda optimizer, value: setattr(optimizer._grad_clip, "max", (0.3, 0.1)[value]),
            lambda optimizer, value: setattr(
                optimizer, "_grad_clip", paddle.nn.ClipGradByValue((0.3, 0.1)[value], -0.2)
            ),
        )
        for number, change in enumerate(changes):
            for value in (1, 0):
                for training in (plain, folded):
                    change(training.optimizer, value)
                    training.step(2 * number + value)
                self.assert_same_state(plain, folded)
        # Equal clips have the same plan.
        self.assertEqual(folded.optimizer.explain().traces, 3)

    def test_attributes_of_others(self):
        """Wrappers keep tensors of their own on an optimizer."""
        plain, folded = self.both("Adam")
        for step in range(2):
            for training in (plain, folded):
                training.optimizer.buffer = paddle.ones([step + 2])
                training.optimizer.buffers = [training.optimizer.buffer]
                training.step(step, (0,) if step else ())
            self.assert_same_state(plain, folded)

    def test_no_parameters(self):
        """A rank may own none."""
        folded = Training("Adam", is_folded=True)
        folded.optimizer._parameter_list = folded.optimizer._param_groups = []
        folded.optimizer._apply_optimize(None, None, [])
        self.assertEqual(folded.optimizer.explain().parameters, 0)

    def test_changed_groups(self):
        plain, folded = self.both("AdamW", groups=True)
        for step in range(3):
            for training in (plain, folded):
                training.optimizer._param_groups[0]["weight_decay"] = 0.1 * step
                training.step(step)
            self.assert_same_state(plain, folded)

    def test_added_parameters(self):
        plain, folded = self.both("Momentum")
        for training in (plain, folded):
            training.step(0)
            added = paddle.create_parameter([4], "float32")
            added.name = "added"
            added.set_value(paddle.ones([4]))
            added.main_grad = paddle.full([4], 0.5)
            training.params.append(added)
            training.optimizer._parameter_list.append(added)
            training.step(1)
        self.assert_same_state(plain, folded)
        self.assertIn(("velocity", 5), folded.tensors())

    def test_tensors_that_are_no_parameters(self):
        """Wrappers of ranks give an optimizer parts of fused memory."""

        def make(name, dtype):
            parts = [paddle.ones([4]), paddle.ones([2, 3])]
            for part in parts:
                part.stop_gradient = False
            return paddle.optimizer.Momentum(0.1, parameters=parts, weight_decay=0.1), parts

        plain, folded = self.both("Momentum", make=make)
        for step in range(3):
            for training in (plain, folded):
                training.step(step)
                training.params[0].need_clip = step != 1
        for mine, theirs in zip(folded.params, plain.params):
            numpy.testing.assert_array_equal(mine.numpy(), theirs.numpy())

    def test_last_plans_stay_loaded(self):
        folded = Training("SGD", is_folded=True)
        decays = list(map(paddle.regularizer.L1Decay, numpy.linspace(0.1, 1.0, 18)))

        def step(decay):
            folded.params[0].regularizer = decay
            folded.step(0)
            return folded.optimizer.explain().traces

        for number, decay in enumerate(decays):
            self.assertEqual(step(decay), number + 2)
        # The oldest that is loaded becomes the newest, so that the next one is forgotten.
        self.assertEqual(step(decays[2]), 19)
        self.assertEqual(step(decays[0]), 20)
        self.assertEqual(step(decays[2]), 20)
        self.assertEqual(step(decays[3]), 21)

    def test_main_gradients(self):
        """The framework's Momentum reads them, and its Adam does not. Here they are strided."""
        for name in ("Momentum", "Adam"):
            with self.subTest(name):
                plain, folded = self.both(name)
                for step in range(3):
                    for training in (plain, folded):
                        main = paddle.full([7, 33], 0.1 * step) + paddle.arange(33.0)
                        training.params[0].main_grad = main.t()
                        self.assertFalse(training.params[0].main_grad.is_contiguous())
                        training.step(step)
                    self.assert_same_state(plain, folded)

    def test_sparse_gradients(self):
        """The framework updates their parameters, or all if they are clipped by one norm."""

        def make(name, dtype, clip=None, groups=False):
            paddle.seed(1)
            model = paddle.nn.Embedding(2, 4, sparse=True)
            other = paddle.nn.Linear(4, 2)
            params = [*model.parameters(), *other.parameters()]
            given = [{"params": params[:2]}, {"params": params[2:]}] if groups else params
            optimizer = paddle.optimizer.SGD(0.1, parameters=given, grad_clip=make_clip(clip))
            optimizer.models = model, other
            return optimizer, params

        for options, names in (
            ({}, ["embedding_0.w_0"]),
            ({"groups": True}, ["embedding_0.w_0"]),
            ({"clip": "global"}, ["embedding_0.w_0", "linear_0.w_0", "linear_0.b_0"]),
        ):
            with self.subTest(**options):
                plain, folded = self.both("SGD", make=make, **options)
                for step in range(4):
                    for training in (plain, folded):
                        model, other = training.optimizer.models
                        # As many rows as the parameter has.
                        (other(model(paddle.to_tensor([0, 1]))) ** 2).sum().backward()
                        if step < 2:
                            training.params[0].clear_gradient(False)
                            (training.params[0] ** 2).sum().backward()
                        training.optimizer.step()
                        training.optimizer.clear_grad(False)
                    # SGD rounds the product.
                    for mine, theirs in zip(folded.params, plain.params):
                        numpy.testing.assert_allclose(mine.numpy(), theirs.numpy(), rtol=1e-6)
                    explained = folded.optimizer.explain()
                    left_out = [] if step < 2 else names
                    self.assertEqual([name for name, _ in explained.left_out], left_out)
                    for _, reason in explained.left_out:
                        self.assertIn("sparse gradient", reason)
                    self.assertEqual(explained.parameters, 3 - len(left_out))
                    self.assertEqual(
                        explained.elements, (18, 10, 0)[len(left_out) // 2 + bool(left_out)]
                    )

    def test_sparse_gradients_with_decay(self):
        """The framework's Adam refuses them."""
        paddle.seed(1)
        model = paddle.nn.Embedding(10, 4, sparse=True)
        optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters(), weight_decay=0.1)
        stepfold.paddle.fold(optimizer)
        model(paddle.to_tensor([1])).sum().backward()
        with self.assertRaisesRegex(RuntimeError, "don't support weight_decay with sparse"):
            optimizer.step()

    def test_minimize(self):
        """It steps with the gradients of some parameters, as wrappers do."""
        plain, folded = self.both("Momentum", clip="value")
        for step in range(3):
            for training in (plain, folded):
                draw_gradients(training.params, step)
                chosen = training.params[step:]
                result = training.optimizer.minimize(paddle.zeros([1]), parameters=chosen)
                self.assertEqual([id(p) for p, _ in result[1]], [id(p) for p in chosen])
            self.assert_same_state(plain, folded)

    def test_pairs_of_wrappers(self):
        """They choose parameters and gradients for each call."""

        def make(name, dtype):
            params = make_params(dtype, [[4, 3], [4, 3], [5]])
            return paddle.optimizer.Momentum(0.1, parameters=params), params

        plain, folded = self.both("Momentum", make=make)
        for step in range(4):
            for training in (plain, folded):
                draw_gradients(training.params, step)
                training.params[2].stop_gradient = step == 3
                chosen = [training.params[step % 2], training.params[2]]
                pairs = [(param, paddle.full_like(param, 0.1 * step)) for param in chosen]
                with paddle.no_grad():
                    training.optimizer._apply_optimize(None, None, pairs)
                    if step == 2:
                        training.params[2].stop_gradient = True
                        training.optimizer._apply_optimize(None, None, pairs)
            self.assert_same_state(plain, folded)

    def test_keeps_nothing(self):
        """Over 10,000 steps, half of which find gradients elsewhere."""
        folded = Training("Momentum", clip="global", is_folded=True)
        draw_gradients(folded.params, 0)
        moving = paddle.ones([2, 33, 7])

        def step(number):
            folded.params[0].main_grad = moving[number % 2]
            folded.optimizer.step()

        def count():
            gc.collect()
            with open("/proc/self/statm") as file:
                return len(gc.get_objects()), int(file.read().split()[1])

        for number in range(100):
            step(number)
        grown = []
        for _ in range(4):
            before = count()
            for number in range(2500):
                step(number)
            grown.append([after - each for after, each in zip(count(), before)])
        # A leak would grow in each part, by 56 pages if it were a tenth of a gradient in each step.
        objects, pages = map(min, zip(*grown))
        self.assertLess(objects, 25)
        self.assertLess(pages, 40)


class ScalerTest(DynamicCase):
    def make(self):
        """A scaler that is enabled, as on a GPU: the framework disables those of CPUs."""
        with mock.patch.object(paddle.amp.grad_scaler, "_dygraph_tracer"):
            scaler = paddle.amp.GradScaler(
                init_loss_scaling=64.0, incr_every_n_steps=2, decr_every_n_nan_or_inf=1
            )
        self.assertTrue(scaler.is_enable())
        # It prints the scale, which numpy no longer makes a number of a tensor of one dimension.
        scaler._scale = scaler._scale.reshape([])
        return scaler

    def run_steps(self, training, steps):
        scaler, history = self.make(), []
        for step in range(steps):
            draw_gradients(training.params, step)
            for param in training.params:
                param.grad = param.grad * scaler._scale.item()
            if step % 3 == 1:
                training.params[2].grad = paddle.full_like(training.params[2], numpy.inf)
            if step % 2:
                scaler.step(training.optimizer)
                scaler.update()
            else:
                scaler.minimize(training.optimizer, paddle.zeros([1]))
            # Not a tensor any more, which the scaler would wait for again.
            kind = type(training.optimizer._get_auxiliary_var("found_inf"))
            history.append((scaler._scale.item(), scaler._incr_count, scaler._decr_count, kind))
        return history

    def test_scaler(self):
        """Overflows skip the step, and change the scale. Adamax advances its powers even so."""
        for name in CLASSES:
            with self.subTest(name):
                plain, folded = (Training(name, is_folded=each) for each in (False, True))
                histories = [self.run_steps(training, 8) for training in (plain, folded)]
                self.assertEqual(*histories)
                self.assertIn(32.0, [scale for scale, *_ in histories[0]])
                exact = not any(find_limit(name, "float32", kind) for kind, _ in plain.tensors())
                if exact:
                    self.assert_same_state(plain, folded)
                else:
                    for key, value in plain.values().items():
                        numpy.testing.assert_allclose(folded.values()[key], value, rtol=1e-5)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
