"""Tests of what a step of PaddlePaddle's dynamic mode reads, and of changes that it must notice."""

import sys
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle_dynamic_cases import Training, draw_gradients
from stepfold.paddle.dynamic import tensor_functions
from stepfold.paddle.dynamic.eager_tensors import (
    IS_CONTIGUOUS,
    EagerParams,
    EagerTensors,
    have_entries,
    have_values,
)
from stepfold.paddle.dynamic.folded_step import FoldedStep

# More than the library fetches at a time.
COUNT = 50


def make_params(count=COUNT, shape=(3, 4)):
    return [paddle.create_parameter(list(shape), "float32") for _ in range(count)]


class GuardCase(unittest.TestCase):
    def setUp(self):
        paddle.set_device("cpu")


class ReadTest(GuardCase):
    """The library beside the framework's own functions."""

    def test_addresses(self):
        tensors = [*make_params(), paddle.ones([8])[2:5], paddle.ones([]), paddle.ones([2, 3]).t()]
        eager = EagerTensors(tensors)
        self.assertEqual(list(eager.read_addresses()), [each.data_ptr() for each in tensors])
        kept = [tensors[number].clone() for number in (0, COUNT // 2, COUNT - 1)]
        for number, block in zip((0, COUNT // 2, COUNT - 1), kept):
            block._share_buffer_to(tensors[number])
        tensors[1].set_value(paddle.ones([3, 4]))
        addresses = list(eager.read_addresses())
        self.assertEqual(addresses, [each.data_ptr() for each in tensors])
        self.assertEqual(addresses[0], kept[0].data_ptr())

    def test_sizes(self):
        tensors = make_params()
        tensors[-1].name = "late"
        eager = EagerTensors(tensors)
        eager.read_addresses()
        tensors[-1].get_tensor().set(numpy.zeros([3, 5], "float32"), paddle.CPUPlace())
        with self.assertRaisesRegex(ValueError, "'late': has 15 elements, another number than in"):
            eager.read_addresses()

    def test_memory(self):
        for change, text in (
            (lambda tensor: tensor._clear_data(), "'late': has no memory"),
            (lambda tensor: paddle.ones([3])._share_buffer_to(tensor), "'late': .*size is 12"),
        ):
            tensors = make_params()
            tensors[-1].name = "late"
            eager = EagerTensors(tensors)
            eager.read_addresses()
            change(tensors[-1])
            with self.assertRaisesRegex(ValueError, text):
                eager.read_addresses()
        with self.assertRaisesRegex(TypeError, "item 1: expected a tensor"):
            EagerTensors([paddle.ones([1]), "tensor"])

    def read(self, params, given=None):
        addresses, kinds = params.read_gradients(given)
        return list(addresses), list(kinds)

    def test_gradients(self):
        """Those of autograd, and the same ones that are given."""
        params = make_params()
        for number, param in enumerate(params):
            # The gradients of the second kind are strided.
            (param.t() * paddle.ones([4, 3]) if number % 2 else param * 2.0).sum().backward()
        params[3].clear_gradient(False)
        params[4].stop_gradient = True
        eager = EagerParams(params)
        addresses, kinds = self.read(eager)
        grads = paddle.base.core.eager.get_all_grads(params)
        self.assertIsNone(grads[3])
        # Nor has one that stops gradients.
        self.assertIsNone(grads[4])
        expected = [0 if grad is None else grad.data_ptr() for grad in grads]
        self.assertEqual(addresses, expected)
        contiguous = [bool(kind & IS_CONTIGUOUS) for kind in kinds]
        self.assertEqual(contiguous, [g is not None and g.is_contiguous() for g in grads])
        self.assertEqual(self.read(eager, grads), (addresses, kinds))
        # Ordinary, strided, absent, and of a parameter that stops gradients.
        ordinary, strided, absent, stopped = kinds[0], kinds[1], kinds[3], kinds[4]
        self.assertEqual(len({ordinary, strided, absent, stopped}), 4)
        for number, kind in enumerate(kinds):
            if number not in (3, 4):
                self.assertEqual(kind, strided if number % 2 else ordinary)

    def test_kinds(self):
        """Each property of a gradient makes another kind."""
        [param] = make_params(1)
        eager = EagerParams([param])
        freed = paddle.ones([3, 4])
        freed._clear_data()
        embedding = paddle.nn.Embedding(3, 4, sparse=True)
        embedding(paddle.to_tensor([0, 1, 2])).sum().backward()
        grads = {
            "absent": None,
            "freed": freed,
            "plain": paddle.ones([3, 4]),
            "strided": paddle.ones([4, 3]).t(),
            "double": paddle.ones([3, 4], "float64"),
            "half": paddle.ones([3, 4], "bfloat16"),
            "shape": paddle.ones([4, 3]),
        }
        kinds = {name: self.read(eager, [grad])[1][0] for name, grad in grads.items()}
        param.stop_gradient = True
        kinds["stopped"] = self.read(eager, [paddle.ones([3, 4])])[1][0]
        self.assertEqual(len(set(kinds.values())), len(kinds), kinds)
        # Lists of rows have no kind of a dense one.
        sparse = EagerParams(list(embedding.parameters()))
        addresses, [kind] = self.read(sparse)
        self.assertEqual(addresses, [0])
        self.assertEqual(kind, kinds["freed"])
        with self.assertRaisesRegex(TypeError, "gradient 0: expected a tensor"):
            eager.read_gradients(["gradient"])
        with self.assertRaisesRegex(ValueError, "gradients: expected 1, got 2"):
            eager.read_gradients([None, None])

    def test_parameters_without_memory(self):
        """The first keeps its gradient."""
        for name in ("_clear_dataptr", "_clear"):
            [param] = make_params(1)
            param.sum().backward()
            eager = EagerParams([param])
            _, before = self.read(eager)
            getattr(param, name)()
            self.assertNotEqual(self.read(eager)[1], before, name)


class ObjectTest(unittest.TestCase):
    """Comparisons of objects: equal ones are not the same."""

    def test_sequences(self):
        params = make_params(3)
        eager = EagerParams(params)
        self.assertTrue(eager.are(tuple(params)))
        for others in (params[:2], [*params[:2], params[2].clone()], params[::-1], [*params, None]):
            self.assertFalse(eager.are(others))

    def test_entries(self):
        first, second = [1.5], [1.5]
        owners = [{"a": first, "b": 7}, {"b": second}]
        self.assertTrue(have_entries(owners, ("a", "b"), [first, 7, None, second]))
        for values in ([second, 7, None, second], [first, 7, None, first], [first, 7, None]):
            self.assertFalse(have_entries(owners, ("a", "b"), values))
        owners[1]["a"] = first
        self.assertFalse(have_entries(owners, ("a", "b"), [first, 7, None, second]))

    def test_values(self):
        first, second = [1.5], [1.5]
        owners = [{"a": first}, {}, {"a": second, "b": first}]
        self.assertTrue(have_values(owners, [first, second, first]))
        for values in ([first, second], [first, first, first], [first, second, first, first]):
            self.assertFalse(have_values(owners, values))
        owners[2] = {"b": first, "a": second}
        self.assertFalse(have_values(owners, [first, second, first]))


class ChangeTest(GuardCase):
    """Changes between steps that were settled, beside the framework's own steps."""

    def setUp(self):
        super().setUp()
        self.plain, self.folded = (Training("Momentum", is_folded=each) for each in (False, True))

    def step(self, step, change=None):
        for training in (self.plain, self.folded):
            draw_gradients(training.params, step)
            if change is not None:
                change(training)
            with paddle.utils.unique_name.guard():
                training.optimizer.step()
        expected, actual = self.plain.values(), self.folded.values()
        self.assertEqual(list(expected), list(actual))
        for key, value in expected.items():
            numpy.testing.assert_array_equal(actual[key], value, err_msg=str((step, key)))

    def count_prepared(self, steps):
        """Returns how often steps were prepared."""
        with mock.patch.object(FoldedStep, "_prepare", autospec=True) as prepare:
            prepare.side_effect = self.prepare
            for arguments in steps:
                self.step(*arguments)
        return prepare.call_count

    prepare = staticmethod(FoldedStep._prepare)

    def test_strided_gradients(self):
        def transpose(training):
            param = training.params[0]
            param.clear_gradient(False)
            (param.t() * paddle.arange(7.0 * 33.0).reshape([7, 33])).sum().backward()
            self.assertFalse(param.grad.is_contiguous())

        for step in range(6):
            self.step(step, transpose if step in (2, 3, 5) else None)
        self.assertEqual(self.folded.optimizer.explain().traces, 1)

    def test_main_gradients(self):
        """They come and go."""

        def set_main(training):
            training.params[1].main_grad = paddle.full([5], 0.25)

        def delete_main(training):
            del training.params[1].main_grad

        changes = {1: set_main, 3: delete_main, 5: set_main}
        for step in range(7):
            self.step(step, changes.get(step))

    def test_stopped_gradients(self):
        def stop(training):
            training.params[2].stop_gradient = True

        def go_on(training):
            training.params[2].stop_gradient = False

        for step, change in enumerate((None, stop, None, go_on, None)):
            self.step(step, change)

    def test_replaced_parameters(self):
        """Another parameter of the same name and shape takes the place of one."""

        def replace(training):
            old = training.params[0]
            with paddle.utils.unique_name.guard():
                new = paddle.create_parameter(old.shape, "float32")
            new.name = old.name
            new.set_value(old * 2.0)
            new.grad = old.grad
            # The old one keeps its value.
            training.kept = old, old.numpy()
            training.params[0] = training.optimizer._parameter_list[0] = new

        for step, change in enumerate((None, replace, None)):
            self.step(step, change)
        for training in (self.plain, self.folded):
            old, value = training.kept
            numpy.testing.assert_array_equal(old.numpy(), value)

    def test_exchanged_state(self):
        """Two tensors take the places of each other. They have one shape."""

        def make(name, dtype):
            params = make_params(3)
            for number, param in enumerate(params):
                param.set_value(paddle.full([3, 4], float(number)))
            return paddle.optimizer.Momentum(0.1, parameters=params), params

        self.plain, self.folded = (
            Training("Momentum", make=make, is_folded=each) for each in (False, True)
        )

        def exchange(training):
            velocities = training.optimizer._accumulators["velocity"]
            first, second, *_ = velocities
            velocities[first], velocities[second] = velocities[second], velocities[first]

        for step, change in enumerate((None, None, exchange, None)):
            self.step(step, change)

    def test_equal_factors(self):
        """Numbers that are equal are no change, whatever objects they are."""

        def set_factor(training):
            factor = float("0.1") * len(training.params)
            training.params[0].optimize_attr["learning_rate"] = factor

        self.step(0, set_factor)
        self.step(1)
        self.assertEqual(self.count_prepared((step, set_factor) for step in range(2, 5)), 0)

        def change_factor(training):
            training.params[0].optimize_attr["learning_rate"] = 0.75

        self.assertEqual(self.count_prepared([(5, change_factor), (6,)]), 1)

    def test_settled_steps(self):
        """They ask the framework for no gradient as an object, and prepare nothing."""
        self.step(0)
        with mock.patch.object(paddle.base.core.eager, "get_all_grads") as get_all_grads:
            for step in range(1, 3):
                draw_gradients(self.folded.params, step)
                with paddle.utils.unique_name.guard():
                    self.folded.optimizer.step()
        get_all_grads.assert_not_called()

    def test_small_memory(self):
        """A tensor whose memory is replaced by less is refused, before anything is written."""
        self.step(0)
        velocity = self.folded.optimizer._accumulators["velocity"][self.folded.params[0].name]
        kept = velocity.clone()
        paddle.ones([3])._share_buffer_to(velocity)
        before = [param.numpy() for param in self.folded.params]
        draw_gradients(self.folded.params, 1)
        with self.assertRaisesRegex(ValueError, "velocity_0': .*memory's size is 12"):
            self.folded.optimizer.step()
        for param, value in zip(self.folded.params, before):
            numpy.testing.assert_array_equal(param.numpy(), value)
        kept._share_buffer_to(velocity)
        self.step(1)

    def test_freed_gradients(self):
        """A caller gives one that was freed."""
        for begun in (False, True):
            params = self.folded.params
            if begun:
                self.step(0)
            pairs = [(param, paddle.ones(param.shape)) for param in params]
            pairs[1][1]._clear_data()
            before = [param.numpy() for param in params]
            text = f"gradient of '{params[1].name}': has no memory"
            with self.assertRaisesRegex(ValueError, text), paddle.no_grad():
                self.folded.optimizer._apply_optimize(None, None, pairs)
            for param, value in zip(params, before):
                numpy.testing.assert_array_equal(param.numpy(), value)

    def test_shapes(self):
        """A parameter and its gradient get another shape together, and so does their state."""
        values = []
        for is_folded in (False, True):
            param = paddle.create_parameter([6, 4], "float32")
            param.set_value(numpy.ones([6, 4], "float32"))
            optimizer = paddle.optimizer.SGD(0.5, parameters=[param])
            if is_folded:
                stepfold.paddle.fold(optimizer)
            for rows in (6, 6, 8, 3):
                param.get_tensor().set(numpy.ones([rows, 4], "float32"), paddle.CPUPlace())
                (param * param).sum().backward()
                optimizer.step()
                optimizer.clear_grad()
            values.append(param.numpy().tolist())
        self.assertEqual(values, [[[0.0] * 4] * 3] * 2)

    def test_gradients_of_callers(self):
        [param] = make_params(1)
        optimizer = stepfold.paddle.fold(paddle.optimizer.SGD(0.5, parameters=[param]))
        text = f"gradient of '{param.name}': expected a tensor, got str"
        with self.assertRaisesRegex(TypeError, text), paddle.no_grad():
            optimizer._apply_optimize(None, None, [(param, "1")])


class LibraryTest(GuardCase):
    def fold(self):
        for function in (tensor_functions.load_library, tensor_functions.find_framework_functions):
            function.cache_clear()
            self.addCleanup(function.cache_clear)
        optimizer = paddle.optimizer.SGD(parameters=make_params(1))
        try:
            stepfold.paddle.fold(optimizer)
        finally:
            self.assertIs(type(optimizer), paddle.optimizer.SGD)

    def test_missing_library(self):
        with mock.patch.object(tensor_functions, "LIBRARY", "libMissing.so"):
            with self.assertRaisesRegex(OSError, "libMissing.so was not found: expected it beside"):
                self.fold()

    def test_another_library(self):
        text = f"expected version 0 of its functions, got {tensor_functions.VERSION}"
        with mock.patch.object(tensor_functions, "VERSION", 0):
            with self.assertRaisesRegex(OSError, text):
                self.fold()

    def test_another_framework(self):
        """A build without one of the functions. Copies of optimizers come to other versions."""
        with mock.patch.dict(tensor_functions.SYMBOLS, get_data="_ZNK6paddle6Tensor7missingEv"):
            text = "this build has no function _ZNK6paddle6Tensor7missingEv, by which steps read"
            with self.assertRaisesRegex(RuntimeError, text):
                self.fold()
        tensor_functions.find_framework_functions.cache_clear()
        with mock.patch.object(paddle, "__version__", "3.2.2"):
            with self.assertRaisesRegex(RuntimeError, "paddlepaddle 3.2.2: .*with 3.3.1"):
                EagerTensors([])


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
