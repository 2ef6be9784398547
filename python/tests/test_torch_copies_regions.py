"""Tests of stepfold.torch: what forward passes have in place of casts, in each region."""

import copy
import functools
import io
import pickle
import threading
import unittest
import warnings
from unittest import mock

import torch
from copies_cases import TOKENS, WIDTH, Decoder, Image, Kept, Shared, Stopped, Training
from stepfold.torch.autocast import autocast, cast_functions, casts, weight_copy
from stepfold.torch.autocast.regions import REGIONS
from test_torch_copies import CopyCase, fold, get_copies
from torch import distributed, nn
from torch.nn import functional
from torch.overrides import TorchFunctionMode
from torch_cases import DEVICE

attach = functools.partial(fold, copies=torch.bfloat16)
TOKENS_IN = torch.zeros(2, 4, dtype=torch.long)


# One, if there is a default device.
NUM_MODES = torch._C._len_torch_function_stack()


class RegionTest(CopyCase):
    """A node of the graph for each parameter and region, as autocast has it."""

    def test_one_backward_pass(self):
        """Several regions have one backward pass, which sums their gradients in float32."""
        for make in (
            *(Decoder, Shared, Kept, Stopped, Image),
            *(functools.partial(Decoder, use_reentrant) for use_reentrant in (True, False)),
        ):
            for accumulated in (2, 4):
                with self.subTest(make=make, accumulated=accumulated):
                    self.check(make, accumulated=accumulated, is_one_backward=True)

    def test_kept_graphs(self):
        """All losses are kept, with the graphs of their backward passes."""

        class Keeping(Training):
            kept = []

            def backward(self, loss):
                self.kept.append(loss)
                loss.backward(retain_graph=self.retains)
                if self.retains:
                    (loss + self.kept[0]).backward(retain_graph=True)

        for retains in (False, True):
            for make in (Decoder, Shared):
                seen = []
                for copies in (None, torch.bfloat16):
                    Keeping.kept, Keeping.retains = [], retains
                    training = Keeping(make, functools.partial(fold, copies=copies))
                    # The graph of a step that has been taken is not run again.
                    for _ in range(3):
                        Keeping.kept = []
                        seen_now = training.run(1, accumulated=3)
                        seen.append(seen_now)
                with self.subTest(retains=retains, make=make):
                    for one, other in zip(seen[:3], seen[3:]):
                        self.assert_equal(one, other)

    def test_no_casts(self):
        """No region casts, though the loss of the last one still exists."""
        training = Training(Shared, attach)
        for _ in range(3):
            training.run(1)
            for _ in range(3):
                with torch.profiler.profile(record_shapes=True) as profile, training.autocast():
                    x = training.model.first(torch.ones(2, WIDTH))  # Without a gradient.
                    loss = training.model.second(x).sum()
                shapes = [e.input_shapes[0] for e in profile.events() if e.name == "aten::copy_"]
                self.assertEqual({tuple(shape) for shape in shapes}, {(2, WIDTH)})
                loss.backward()

    def test_cleared(self):
        """Dropping autocast's casts within a region ends it for copies, too."""

        class Clearing(Shared):
            def forward(self, tokens):
                loss = super().forward(tokens)
                torch.clear_autocast_cache()
                return loss + super().forward(tokens)

        self.check(Clearing)

    def test_nested(self):
        """A region ends where the outermost context of its thread ends."""
        attach(Training(Shared, lambda training: None))
        number = REGIONS.number
        with torch.autocast(DEVICE, torch.bfloat16):
            with torch.autocast(DEVICE, enabled=False), torch.autocast(DEVICE, torch.float16):
                pass
            self.assertEqual(REGIONS.number, number)
        self.assertEqual(REGIONS.number, number + 1)
        with self.assertRaises(KeyError), torch.autocast(DEVICE, torch.bfloat16):
            raise KeyError
        self.assertEqual(REGIONS.number, number + 2)

    def test_order_of_gradients(self):
        """Each gradient is there as early in the backward pass as without copies."""
        orders = []
        for copies in (None, torch.bfloat16):
            training = Training(Decoder, functools.partial(fold, copies=copies))
            training.run(2)
            order = []
            for name, param in training.model.named_parameters():
                param.register_post_accumulate_grad_hook(
                    lambda param, name=name, order=order: order.append(name)
                )
            for node, name in ((training.model.blocks[1].norm, "a"), (training.model.head, "b")):
                node.register_full_backward_hook(
                    lambda module, grads, results, name=name, order=order: order.append(name)
                )
            training.run(1)
            orders.append([name for name in order if "norm" not in name])
        self.assertEqual(*orders)

    def test_toggled(self):
        """Weights that are frozen, and require gradients again."""
        for names in (("weight", "bias"), ("weight",), ("bias",)):
            seen = []
            for copies in (None, torch.bfloat16):
                training = Training(Decoder, functools.partial(fold, copies=copies))
                results = training.run(2)
                for requires_grad in (False, True):
                    for name, param in training.model.named_parameters():
                        if "up" in name and name.endswith(names):
                            param.requires_grad_(requires_grad)
                            param.grad = None
                    results += training.run(2)
                seen.append(results)
            with self.subTest(names=names):
                self.assert_equal(*seen)

    def test_toggled_in_region(self):
        def run(training):
            weight, x = training.model.first.weight, torch.ones(2, WIDTH)
            training.run(1)
            training.optimizer.zero_grad()
            with training.autocast():
                loss = training.model.first(x).sum()
                weight.requires_grad_(False)
                with torch.no_grad():
                    weight.mul_(0.5)
                loss = loss + training.model.first(x).square().sum()
                weight.requires_grad_(True)
                loss = loss + training.model.second(x).exp().sum()
            loss.backward()
            return [loss.detach(), *(param.grad for param in training.model.parameters())]

        self.assert_equal(
            *(
                run(Training(Shared, functools.partial(fold, copies=copies)))
                for copies in (None, torch.bfloat16)
            )
        )

    def test_saved_elsewhere(self):
        """Hooks of saved tensors keep copies, which a step before the backward pass leaves."""
        for make in (Image, Decoder):
            seen = []
            for copies in (None, torch.bfloat16):
                training = Training(make, functools.partial(fold, copies=copies))
                training.run(2)
                with (
                    torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t),
                    training.autocast(),
                ):
                    loss = training.model(torch.ones(3, 8, dtype=torch.long))
                training.optimizer.step()
                training.optimizer.zero_grad()
                loss.backward()
                seen.append([param.grad for param in training.model.parameters()])
            with self.subTest(make=make):
                self.assert_equal(*seen)

    def test_casts_without_graphs(self):
        """Under `no_grad`, older versions of torch keep casts without graphs; so they cast."""
        training = Training(Kept, attach)
        training.run(1)
        linear = training.model.linear
        bound = get_copies(training.optimizer)[linear.weight]
        with mock.patch.object(weight_copy, "have_graphs", return_value=False):
            with training.autocast():
                with torch.no_grad():
                    linear(torch.ones(2, WIDTH))
                linear(torch.ones(2, WIDTH))
            self.assertFalse(bound.is_read)
            with training.autocast():
                linear(torch.ones(2, WIDTH))
        self.assertTrue(bound.is_read)

    def test_evaluations(self):
        """A module reads its copy in each of many regions without graphs, and after them."""
        training = Training(Kept, attach)
        training.run(2)
        linear = training.model.linear
        bound = get_copies(training.optimizer)[linear.weight]
        for has_graph in (False, False, False, True):
            with training.autocast(), torch.set_grad_enabled(has_graph):
                linear(torch.ones(2, WIDTH))
                self.assertEqual(REGIONS.casts[bound].data_ptr(), bound.tensor.data_ptr())


class ThreadTest(CopyCase):
    def test_module_of_two_threads(self):
        """While a module runs with its copy, another thread runs it in float32."""

        class Waiting(TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                if func is functional.linear:
                    seen.append(args[1].dtype)
                    is_inside.set()
                    is_over.wait(10)
                return func(*args, **(kwargs or {}))

        def run():
            with Waiting(), training.autocast():
                seen.append(linear(x).dtype)

        training = Training(Kept, attach)
        training.run(1)
        seen, is_inside, is_over = [], threading.Event(), threading.Event()
        linear, x = training.model.linear, torch.ones(2, WIDTH)
        thread = threading.Thread(target=run)
        thread.start()
        self.assertTrue(is_inside.wait(10))
        result = linear(x)
        is_over.set()
        thread.join()
        self.assertTrue(torch.equal(result, functional.linear(x, linear.weight, linear.bias)))
        self.assertEqual(seen, [torch.bfloat16, torch.bfloat16])

    def test_many_threads(self):
        """Threads that run and end regions all the time."""
        training = Training(Kept, attach)
        training.run(1)
        linear, errors = training.model.linear, []
        with training.autocast():
            expected = linear(torch.ones(2, WIDTH))

        def run():
            try:
                for _ in range(50):
                    x = torch.ones(2, WIDTH, device=DEVICE, requires_grad=True)
                    with training.autocast():
                        result = linear(x * 1)
                    self.assertTrue(torch.equal(result, expected))
                    torch.autograd.grad(result.sum(), x)
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(errors, [])
        training.run(1)
        self.assert_current(training.optimizer)


class Tied(nn.Module):
    """A function takes the weight of a module: before or after the module, or not at all.

    scale: the factor of the function's result.
    """

    def __init__(self, place, scale=1.0):
        super().__init__()
        self.first, self.second = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.place = place

    def forward(self, tokens):
        x = functional.one_hot(tokens, TOKENS).float()[..., :WIDTH]
        y = 0.0
        if self.place == "before":
            y = functional.linear(x, self.second.weight).float().exp().mean()
        y = y + self.second(self.first(x)).float().square().mean()
        if self.place == "after":
            y = y + (x @ self.second.weight).float().exp().mean()
        if self.place == "float32":
            y = y + self.second.weight.square().mean() + self.second.weight.norm()
        return y


class OutsideTest(CopyCase):
    """Parameters that are cast outside of their modules."""

    reason = "is also cast outside of its modules"

    def test_in_first_forward_pass(self):
        for place in ("before", "after"):
            with self.subTest(place=place), warnings.catch_warnings():
                warnings.simplefilter("error")
                training = self.check(functools.partial(Tied, place))
                copies = training.optimizer.explain().copies
                self.assertIn(("second.weight", self.reason), copies.without)
                self.assertEqual(copies.written, ("first.weight", "first.bias", "second.bias"))

    def test_in_float32(self):
        """Operations that autocast has in float32 do not cast."""
        training = self.check(functools.partial(Tied, "float32"))
        self.assertEqual(len(training.optimizer.explain().copies.written), 4)

    def test_without_autocast_first(self):
        """A forward pass without autocast is not the first one."""

        def attach(training, copies):
            fold(training, copies)
            training.model(TOKENS_IN)

        self.check(functools.partial(Tied, "after"), attach=attach)

    def test_evaluation_first(self):
        self.check(functools.partial(Tied, "after"), evaluation=torch.no_grad)

    def test_later(self):
        """A use that begins later is found at the end of its region."""
        training = Training(functools.partial(Tied, None), attach)
        training.run(1)
        training.model.place = "after"
        with self.assertWarnsRegex(UserWarning, f"'second.weight' {self.reason}") as caught:
            training.run(1)
        self.assertIn("copies_cases", caught.filename)
        self.assertEqual(len(get_copies(training.optimizer)), 3)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            training.run(2)
        copies = training.optimizer.explain().copies
        self.assertIn(("second.weight", self.reason), copies.without)
        self.assertIn("second.bias", copies.written)
        self.assert_current(training.optimizer)

    def test_much_later(self):
        """Each copy is asked for again and again."""
        training = Training(functools.partial(Tied, None), attach)
        training.run(2)
        training.model.place = "before"
        with self.assertWarnsRegex(UserWarning, self.reason):
            for _ in range(600):
                with training.autocast():
                    training.model(TOKENS_IN)
        self.assertNotIn(id(training.model.second.weight), weight_copy.COPIES)

    def test_bits_after_it_was_found(self):
        """From then on, bits are those of autocast."""
        training = Training(functools.partial(Tied, None), attach)
        training.run(1)
        training.model.place = "after"
        with self.assertWarns(UserWarning):
            training.run(1)
        plain = Training(functools.partial(Tied, "after"), lambda training: None)
        plain.model.load_state_dict(training.model.state_dict())
        seen = []
        for each in (training, plain):
            each.optimizer.zero_grad()
            with each.autocast():
                loss = each.model(torch.arange(8).view(2, 4))
            loss.backward()
            seen.append([param.grad for param in each.model.parameters()])
        self.assert_equal(*seen)

    def test_hooks(self):
        """The model has hooks until its first forward pass only."""
        training = Training(Kept, attach)
        model = training.model
        self.assertTrue(model._forward_pre_hooks and model._forward_hooks)
        other = pickle.loads(pickle.dumps(copy.deepcopy(model)))
        with training.autocast():
            other(TOKENS_IN)
            model(TOKENS_IN)
        self.assertFalse(model._forward_pre_hooks or model._forward_hooks)
        self.assertEqual(torch._C._len_torch_function_stack(), NUM_MODES)

    def test_watched(self):
        """The first forward pass with gradients is watched, if no step has been before it."""
        for is_late in (False, True):
            training = Training(Kept, attach)
            modes = []
            training.model.linear.register_forward_pre_hook(
                lambda module, inputs, modes=modes: modes.append(
                    torch._C._len_torch_function_stack()
                )
            )
            if is_late:
                training.model.linear(torch.ones(2, WIDTH)).sum().backward()
                training.optimizer.step()
                modes.clear()
            with training.autocast():
                with torch.no_grad():
                    training.model(TOKENS_IN)
                for _ in range(2):
                    training.model(TOKENS_IN)
            expected = [0, 0 if is_late else 1, 0]
            self.assertEqual([mode - NUM_MODES for mode in modes], expected)
            self.assertFalse(training.model._forward_pre_hooks)

    def test_failed_forward_pass(self):
        training = Training(Kept, attach)
        with self.assertRaises(TypeError), training.autocast():
            training.model()
        self.assertEqual(torch._C._len_torch_function_stack(), NUM_MODES)


class ClassTest(CopyCase):
    """Modules that read copies are of another class."""

    def setUp(self):
        self.training = Training(Kept, attach)
        self.training.run(2)
        self.linear = self.training.model.linear

    def test_class(self):
        self.assertIsInstance(self.linear, nn.Linear)
        self.assertEqual(repr(self.linear), repr(nn.Linear(WIDTH, WIDTH)))

    def test_copies(self):
        """Copies and pickles are of torch's class, with parameters of their own."""

        def save(module):
            file = io.BytesIO()
            torch.save(module, file)
            file.seek(0)
            return torch.load(file, weights_only=False)

        for make_copy in (
            copy.deepcopy,
            *(lambda m, p=p: pickle.loads(pickle.dumps(m, p)) for p in range(6)),
            save,
        ):
            module = make_copy(self.linear)
            self.assertIs(type(module), nn.Linear)
            self.assertEqual(list(vars(module)), list(vars(nn.Linear(1, 1))))
            with torch.no_grad():
                module.weight.zero_()
                module.bias.zero_()
            with self.training.autocast():
                self.assertFalse(module(torch.ones(2, WIDTH)).any())
                self.assertTrue(self.linear(torch.ones(2, WIDTH)).any())

    def test_shallow_copy(self):
        module = copy.copy(self.linear)
        self.assertIs(module.weight, self.linear.weight)
        self.assertIs(type(module), nn.Linear)

    def test_replica(self):
        """DataParallel runs replicas, with tensors for parameters."""
        replica = self.linear._replicate_for_data_parallel()
        replica.weight, replica.bias = torch.zeros(WIDTH, WIDTH), torch.zeros(WIDTH)
        with self.training.autocast():
            self.assertFalse(replica(torch.ones(2, WIDTH)).any())

    def test_changed_setting(self):
        """Settings of a module are read when it runs."""
        training = Training(Image, attach)
        training.run(2)
        conv, x = training.model.conv2d, torch.ones(1, 1, 8, 8)
        with training.autocast():
            self.assertEqual(conv(x).shape, (1, 4, 8, 8))
            conv.stride = (2, 2)
            self.assertEqual(conv(x).shape, (1, 4, 4, 4))

    def test_wrong_input(self):
        """Errors are those of torch."""
        for inputs in ((), (None,), (torch.ones(2, 3),), (torch.ones(2, WIDTH), 1)):
            errors = []
            for module in (self.linear, copy.deepcopy(self.linear)):
                with self.assertRaises((TypeError, RuntimeError)) as caught:
                    with self.training.autocast():
                        module(*inputs)
                errors.append(type(caught.exception))
            self.assertEqual(*errors)

    def test_wrapped_later(self):
        """DistributedDataParallel reduces the gradients of a model that has read copies."""
        distributed.init_process_group("gloo", store=distributed.HashStore(), rank=0, world_size=1)
        self.addCleanup(distributed.destroy_process_group)
        seen = []
        for copies in (None, torch.bfloat16):
            training = Training(Decoder, functools.partial(fold, copies=copies))
            results = training.run(2)
            training.call = nn.parallel.DistributedDataParallel(training.model)
            count = []

            def reduce(state, bucket, count=count):
                count.append(sum(tensor.numel() for tensor in bucket.gradients()))
                future = torch.futures.Future()
                future.set_result(bucket.buffer() * 2)
                return future

            training.call.register_comm_hook(None, reduce)
            seen.append(results + training.run(2))
            size = sum(param.numel() for param in training.model.parameters())
            self.assertEqual(sum(count), 2 * size)
        self.assert_equal(*seen)


class NodeTest(CopyCase):
    """The nodes of casts: those of torch, or of Python where they cannot be had."""

    def count_nodes(self, make=Shared, attach=attach):
        """The names of the nodes that pass gradients on to parameters, in a third step."""
        training, names = Training(make, attach), set()
        training.run(2)
        with training.autocast():
            training.model(TOKENS_IN)
            for cast in REGIONS.casts.values():
                [(node, _), *others] = cast.grad_fn.next_functions
                self.assertEqual(type(node).__name__, "AccumulateGrad")
                self.assertFalse(any(node for node, _ in others))
                self.assertFalse(cast._is_view())
                names.add(type(cast.grad_fn).__name__)
        return names

    def test_found(self):
        """This torch is as it must be: backward passes through casts run no Python."""
        self.assertIsNotNone(cast_functions.find_graph_functions())
        self.assertIsNotNone(autocast.find_autocast_reader())
        self.assertEqual(self.count_nodes(), {"AliasBackward0"})

    def test_not_found(self):
        """Another torch: all is as before, with nodes of Python."""
        for name in ("find_graph_functions", "find_autocast_reader"):
            module = casts if name == "find_graph_functions" else autocast
            patch = mock.patch.object(module, name, return_value=None)
            patch.start()
            self.addCleanup(patch.stop)
        self.assertEqual(self.count_nodes(), {"CastBackward"})
        self.check(Decoder, accumulated=2)
        self.check(Shared, evaluation=torch.no_grad)

    def test_other_torch(self):
        """A symbol is not there, or does something else."""
        finders = (
            (cast_functions.find_graph_functions, "GRAPH_SYMBOLS"),
            (cast_functions.load_autocast_reader, "AUTOCAST_SYMBOLS"),
        )
        for find, name in finders:
            symbols = {"_ZN5torch4noneEv": "torch_cpu"}
            with self.subTest(name), mock.patch.object(cast_functions, name, symbols):
                self.assertIsNone(find.__wrapped__())
        with mock.patch.object(cast_functions, "KNOWN_VERSIONS", ("1.13",)):
            for find, _ in finders:
                self.assertIsNone(find.__wrapped__())
        read, take = cast_functions.find_graph_functions()

        def refuse(param, *rest):
            return param.to(torch.bfloat16)

        def widen(param, memory, *rest):
            cast = take(param, memory, *rest)
            return None if cast is None else cast.view_as(cast)

        for other in (refuse, widen):
            self.assertFalse(cast_functions.takes_casts(read, other))
        self.assertFalse(cast_functions.takes_casts(lambda param: b"", take))
        with mock.patch.object(autocast, "load_autocast_reader", return_value=lambda *_: False):
            self.assertIsNone(autocast.find_autocast_reader.__wrapped__())

    def test_traced(self):
        """torch.jit.trace records casts."""
        read, found = autocast.find_autocast_reader(), []
        with torch.autocast("cpu", torch.bfloat16):
            self.assertTrue(read(0, 15))
            trace = functools.partial(torch.jit.trace, check_trace=False)
            trace(lambda x: (found.append(read(0, 15)), x + 1)[1], torch.zeros(1))
        self.assertEqual(found, [False])

    def test_dtype_of_gradients(self):
        """A parameter whose gradients may have any dtype has that of a cast: float32."""
        if not hasattr(torch.Tensor, "grad_dtype"):
            self.skipTest("this torch has no Tensor.grad_dtype")
        training = Training(Shared, attach)
        training.run(2)
        for param in training.model.parameters():
            param.grad_dtype = None
        with training.autocast():
            loss = training.model(TOKENS_IN)
        loss.backward()
        dtypes = {
            param.grad.dtype for param in training.model.parameters() if param.grad is not None
        }
        self.assertEqual(dtypes, {torch.float32})

    def test_other_dtype(self):
        """A parameter that has become float64 is not cast, also if all copies are cast again."""
        training = Training(Shared, attach)
        training.run(2)
        linear = training.model.first
        linear.double()
        training.optimizer.refresh_copies()
        with training.autocast(), self.assertRaises(RuntimeError):
            linear(torch.ones(2, WIDTH))


if __name__ == "__main__":
    unittest.main()
