"""Tests of stepfold.torch: a copy of a weight that is not the weight's cast is not read."""

import copy
import functools
import gc
import io
import pickle
import unittest
import warnings
import weakref
from unittest import mock

import stepfold.torch
import torch
from copies_cases import TOKENS, WIDTH, Decoder, Kept, Plain, Shared, Stopped, Training
from stepfold.plan import PlanError
from stepfold.stage.stage_plan import StagePlan, rename
from stepfold.torch.autocast.weight_copy import COPIES
from test_torch_copies import CopyCase, fold, get_copies
from torch import distributed, nn, optim
from torch.nn import utils
from torch.nn.utils import parametrizations, parametrize, prune
from torch.utils._python_dispatch import TorchDispatchMode
from torch_cases import DEVICE

attach = functools.partial(fold, copies=torch.bfloat16)


class ChangeTest(CopyCase):
    """Weights that change between steps, or in the middle of one."""

    def check_change(self, change, make=Shared, has_gradients=True, **options):
        """A change after two steps, with another step or without, and two more steps."""
        for takes_step in (False, True):
            seen = []
            for copies in (None, torch.bfloat16):
                training = Training(make, functools.partial(fold, copies=copies, **options))
                results = training.run(2)
                change(training)
                if takes_step:
                    training.optimizer.step()
                seen.append(results + training.run(2))
            with self.subTest(takes_step=takes_step):
                self.assert_equal(*seen)
        return training

    def test_in_place(self):
        def change(training):
            with torch.no_grad():
                training.model.first.weight.mul_(0.5)

        self.assert_current(self.check_change(change).optimizer)

    def test_load_state_dict(self):
        def change(training):
            torch.manual_seed(5)
            training.model.load_state_dict(Shared().state_dict())

        self.assert_current(self.check_change(change).optimizer)

    def test_load_optimizer(self):
        def change(training):
            training.optimizer.load_state_dict(copy.deepcopy(training.optimizer.state_dict()))

        self.assert_current(self.check_change(change).optimizer)

    def test_data(self):
        def change(training):
            training.model.first.weight.data = training.model.first.weight.data * 0.5

        self.assert_current(self.check_change(change).optimizer)

    @unittest.skipIf(DEVICE != "cpu", "the memory is that of an object of Python")
    def test_data_at_the_same_address(self):
        """Other memory at an address whose memory was freed, and a weight of the same version."""

        def change(training):
            weight = training.model.first.weight
            buffer = bytearray(weight.nbytes)
            for scale in (0.5, 2.0):
                data = torch.frombuffer(buffer, dtype=torch.float32).view_as(weight)
                weight.data = data.copy_(weight.data * scale)
                with training.autocast(), torch.no_grad():
                    training.model(torch.zeros(1, 2, dtype=torch.long))

        self.assert_current(self.check_change(change).optimizer)

    def test_transposed(self):
        """The same memory, in another order."""

        def change(training):
            training.model.first.weight.data = training.model.first.weight.data.t()

        def clear(training):
            change(training)
            training.optimizer.zero_grad()

        training = self.check_change(clear)
        self.assert_current(training.optimizer)
        weight = training.model.first.weight
        self.assertEqual(COPIES[id(weight)].tensor.stride(), weight.stride())

    def test_other_part(self):
        """The same storage at another place."""
        storage = torch.arange(17 * 16.0).view(17, 16) / 100

        def change(training):
            weight = training.model.first.weight
            weight.data = storage.clone()[:16]
            with training.autocast(), torch.no_grad():
                training.model(torch.zeros(1, 2, dtype=torch.long))
            weight.data = weight.data.as_strided((16, 16), (16, 1), 16)

        self.assert_current(self.check_change(change).optimizer)

    def test_sliced_and_back(self):
        """The copy of fewer elements is not what the next step writes."""
        for options in ({}, {"flat": True}):
            model = nn.Linear(4, 600, bias=False)
            optimizer = optim.SGD(model.parameters(), lr=1.0)
            stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16, **options)
            model(torch.ones(1, 4)).sum().backward()
            optimizer.step()
            before = model.weight.data
            with torch.autocast(DEVICE, torch.bfloat16), torch.no_grad():
                model.weight.data = before[:2]
                self.assertEqual(model(torch.ones(1, 4)).shape, (1, 2))
                model.weight.data = before
            optimizer.step()
            copy = COPIES[id(model.weight)].tensor
            self.assertEqual(copy.shape, model.weight.shape)
            self.assert_current(optimizer)

    def test_there_and_back(self):
        """Copies have other memory, and weights the memory that plans are bound to."""
        for static in (False, True):

            def change(training):
                weight = training.model.first.weight
                before, tokens = weight.data, torch.zeros(1, 2, dtype=torch.long)
                for data in (before.t().contiguous().t(), before):
                    weight.data = data
                    with training.autocast(), torch.no_grad():
                        training.model(tokens)

            with self.subTest(static=static):
                training = self.check_change(change, flat=static)
                self.assert_current(training.optimizer)

    def test_through_data(self):
        """`refresh_copies` handles changes that versions do not show."""

        def change(training):
            training.model.first.weight.data.mul_(0.5)
            training.optimizer.refresh_copies()

        self.assert_current(self.check_change(change).optimizer)

    def test_replaced_gradient_and_state(self):
        def change(training):
            for param in training.model.parameters():
                training.optimizer.state[param]["exp_avg"] = torch.ones_like(param)
                param.grad = torch.ones_like(param)

        self.assert_current(self.check_change(change).optimizer)

    def test_absent_gradient(self):
        """The copy of a weight that a step does not update stays its cast."""

        def change(training):
            training.model.linear.weight.grad = None
            training.optimizer.step()

        training = self.check_change(change, make=Kept)
        self.assert_current(training.optimizer)

    def test_other_dtype(self):
        """A weight in another dtype has no copy, and one again when it is float32."""

        def change(training):
            training.model.to(torch.bfloat16)
            training.optimizer.zero_grad()

        def change_back(training):
            change(training)
            with training.autocast():
                training.model(torch.zeros(1, 2, dtype=torch.long)).backward()
            training.optimizer.step()
            self.assertEqual(len(get_copies(training.optimizer)) if training.copies else 0, 0)
            training.optimizer.zero_grad()
            training.model.float()

        def change_unseen(training):
            training.model.to(torch.bfloat16).float()
            with training.autocast():
                loss = training.model(torch.zeros(1, 2, dtype=torch.long))
            torch.autograd.grad(loss, list(training.model.parameters()))

        for function in (change, change_back, change_unseen):
            seen = []
            for copies in (None, torch.bfloat16):
                training = Training(Shared, functools.partial(fold, copies=copies))
                training.copies = copies
                results = training.run(2)
                function(training)
                seen.append(results + training.run(2))
            self.assert_equal(*seen)
        self.assert_current(training.optimizer)

    def check_graph(self, change, make=Shared):
        """A backward pass through what a weight was, as without copies, and two more steps."""
        seen = []
        for copies in (None, torch.bfloat16):
            training = Training(make, functools.partial(fold, copies=copies))
            results = training.run(2)
            with training.autocast():
                loss = training.model(torch.zeros(1, 8, dtype=torch.long))
            change(training)
            training.optimizer.zero_grad()
            loss.backward()
            results += [param.grad.clone() for param in training.model.parameters()]
            seen.append(results + training.run(2))
        self.assert_equal(*seen)
        self.assert_current(training.optimizer)

    def test_step_before_backward(self):
        for make in (Shared, Plain):
            self.check_graph(lambda training: training.optimizer.step(), make)

    def test_static_step_before_backward(self):
        """Steps that do not advance versions."""
        model = nn.Linear(16, 16)
        optimizer = optim.SGD(model.parameters(), lr=1.0)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16, static_gradients=True)
        model(torch.ones(2, 16)).sum().backward()
        optimizer.step()
        x = torch.ones(2, 16, requires_grad=True)
        with torch.autocast(DEVICE, torch.bfloat16):
            result = model(x)
        expected = model.weight.detach().bfloat16().float().sum(0).bfloat16().float()
        optimizer.step()
        (gradient,) = torch.autograd.grad(result.sum(), x)
        torch.testing.assert_close(gradient, expected.expand(2, 16), rtol=0.01, atol=0.01)

    def test_change_before_backward(self):
        def change(training):
            with torch.no_grad():
                training.model.first.weight.zero_()
            with training.autocast():
                training.model(torch.zeros(1, 2, dtype=torch.long))

        self.check_graph(change)

    def test_one_region(self):
        """While a region lasts, autocast goes on with casts of weights that have changed."""

        def run(training, num_before):
            results = training.run(num_before)
            with training.autocast():
                for _ in range(2):
                    results += training.run(1)
                    with torch.no_grad():
                        training.model.first.weight.mul_(0.5)
                    results += training.run(1)
            return results + training.run(2)

        for num_before in (0, 1):
            seen = (
                run(Training(Shared, functools.partial(fold, copies=copies)), num_before)
                for copies in (None, torch.bfloat16)
            )
            self.assert_equal(*seen)

    def test_pinned(self):
        """A captured step writes the same memory; autograd refuses what had it."""
        training = Training(Shared, attach)
        training.run(1)
        copy = get_copies(training.optimizer)[training.model.first.weight]
        address, tokens = copy.tensor.data_ptr(), torch.zeros(1, 2, dtype=torch.long)
        for each in get_copies(training.optimizer).values():
            each.pin()
        for change in (training.optimizer.step, self.make_change(training)):
            with training.autocast():
                loss = training.model(tokens)
            change()
            with training.autocast(), torch.no_grad():
                training.model(tokens)
            self.assertEqual(copy.tensor.data_ptr(), address)
            with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
                loss.backward()
            self.assert_current(training.optimizer)

    def make_change(self, training):
        @torch.no_grad()
        def change():
            training.model.first.weight.mul_(0.5)

        return change

    def test_same_memory(self):
        """In an ordinary training, steps write the same memory."""
        training = Training(Decoder, attach)
        training.run(1)
        (copy, *_) = get_copies(training.optimizer).values()
        address = copy.tensor.data_ptr()
        for _ in range(3):
            training.run(1, accumulated=2, evaluation=torch.no_grad)
            self.assertEqual(copy.tensor.data_ptr(), address)

    def test_failed_step(self):
        """A step that is refused leaves copies as they were."""
        training = Training(Kept, attach)
        training.run(2)
        before = {
            param: copy.tensor.clone() for param, copy in get_copies(training.optimizer).items()
        }
        training.model.norm.bias.grad = torch.zeros(16).to_sparse()
        with self.assertRaisesRegex(ValueError, "'norm.bias'"):
            training.optimizer.step()
        for param, tensor in before.items():
            self.assertTrue(torch.equal(COPIES[id(param)].tensor, tensor))
        training.run(2)
        self.assert_current(training.optimizer)

    def test_failed_plan(self):
        """A step that fails when it has found other memory for the copy leaves the same copy."""
        training = Training(Shared, attach)
        training.run(2)
        with training.autocast():
            loss = training.model(torch.zeros(1, 2, dtype=torch.long))
        self.addCleanup(torch.use_deterministic_algorithms, False)
        torch.use_deterministic_algorithms(True)  # Memory begins as NaN.
        with (
            mock.patch.object(StagePlan, "step", side_effect=PlanError("no memory")),
            self.assertRaisesRegex(PlanError, "no memory"),
        ):
            training.optimizer.step()
        self.assert_current(training.optimizer)
        loss.backward()
        training.run(2)
        self.assert_current(training.optimizer)


def clamp(weight):
    weight.data.clamp_(-0.01, 0.01)


def copy_average(weight):
    weight.data.copy_(weight.data * 0.5)


def add_augmented(weight):
    weight.data += 1


def fill_a_row(weight):
    weight.data[0] = 0.5


def make_nan(weight):
    weight.data[0] = torch.nan


def change_sign_of_zero(weight):
    weight.data[0, 0] = -0.0


# They leave the version and the memory of a weight.
UNSEEN = (clamp, copy_average, add_augmented, fill_a_row, make_nan, change_sign_of_zero)


class StaleTest(CopyCase):
    """Weights that change in ways that autograd does not see: a step tells of their copies."""

    def make(self, model, copies=torch.bfloat16, **options):
        """An optimizer that leaves weights as they are, after one step."""
        model = model.to(DEVICE)
        optimizer = optim.SGD(model.parameters(), lr=0.0)
        stepfold.torch.fold(optimizer, model=model, copies=copies, **options)
        for param in model.parameters():
            param.grad = torch.ones_like(param)
        optimizer.step()
        return optimizer

    def find(self, run):
        """Returns the warnings about stale copies while something runs."""
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            run()
        self.assertEqual({warning.category for warning in seen} - {UserWarning}, set())
        self.assertEqual({warning.filename for warning in seen} - {__file__}, set())
        return [str(warning.message) for warning in seen]

    def step(self, optimizer, count=1):
        """Steps, and what waits for them."""
        for _ in range(count):
            optimizer.step()
        optimizer.state_dict()

    def check(self, optimizer, change, names, step=None):
        """A change and two steps: the first tells of it, or what waits for them, and once."""
        change()
        [message] = self.find(step or functools.partial(self.step, optimizer, 2))
        self.assertRegex(message, "refresh_copies")
        for name in names:
            self.assertIn(f"'{name}'", message)
        self.assertEqual(message.count("'"), 2 * len(names))
        self.assertEqual(self.find(functools.partial(self.step, optimizer)), [])

    def test_ways(self):
        """Weights of less than a sector, less than a block, and several blocks."""
        for shape in ((1, 2), (40, 7), (600, 40)):
            for change in UNSEEN:
                with self.subTest(change=change.__name__, shape=shape):
                    model = nn.Linear(*reversed(shape), bias=False)
                    with torch.no_grad():
                        model.weight[0, 0] = 0.0
                    self.check(
                        self.make(model), functools.partial(change, model.weight), ["weight"]
                    )

    def test_options(self):
        for options in (
            {"copies": torch.float16},
            {"static_gradients": True},
            {"flat": True},
            {"max_norm": 1.0},
        ):
            with self.subTest(options=options):
                model = nn.Linear(40, 600)
                optimizer = self.make(model, **options)
                self.check(optimizer, functools.partial(clamp, model.weight), ["weight"])

    def test_names(self):
        model = nn.Sequential(*(nn.Linear(20, 20) for _ in range(12)))
        optimizer = self.make(model)

        def change(params):
            for param in params:
                add_augmented(param)

        some = functools.partial(change, (model[1].bias, model[4].weight))
        self.check(optimizer, some, ["1.bias", "4.weight"])
        change(model.parameters())
        [message] = self.find(functools.partial(self.step, optimizer))
        self.assertIn("'0.weight', '0.bias', '1.weight'", message)
        self.assertIn(" and 16 more", message)

    def test_where_the_host_waits(self):
        """A change that one step has found is reported without another step."""
        for read in ("explain", "state_dict", "refresh_copies"):
            model = nn.Linear(40, 600)
            optimizer = self.make(model)

            def step(optimizer=optimizer, read=read):
                optimizer.step()
                getattr(optimizer, read)()

            with self.subTest(read=read):
                self.check(optimizer, functools.partial(clamp, model.weight), ["weight"], step)

    def test_refreshed(self):
        model = nn.Linear(40, 600)
        optimizer = self.make(model)
        for _ in range(2):
            clamp(model.weight)
            self.assertEqual(self.find(optimizer.refresh_copies), [])
            self.assertEqual(self.find(functools.partial(self.step, optimizer)), [])

    def test_seen_before_a_step(self):
        """Changes that a forward pass would have noticed."""
        model = nn.Linear(40, 600)
        optimizer = self.make(model)

        def multiply():
            with torch.no_grad():
                model.weight.mul_(0.5)

        def replace():
            model.weight.data = model.weight.data * 0.5

        def load():
            model.load_state_dict({key: value * 0.5 for key, value in model.state_dict().items()})

        for change in (multiply, replace, load):
            for static in (False, True):
                with self.subTest(change=change.__name__, static=static):
                    change()
                    self.assertEqual(self.find(functools.partial(self.step, optimizer)), [])

    def test_nan(self):
        """A NaN is the cast of any NaN, as torch and plans make other ones."""
        for dtype in (torch.bfloat16, torch.float16):
            model = nn.Linear(40, 600)
            optimizer = self.make(model, dtype)
            with torch.no_grad():
                model.weight.fill_(torch.nan)
            self.assertEqual(self.find(functools.partial(self.step, optimizer, 3)), [])

    def test_values(self):
        """Large and small numbers, and such between two of the copy's."""
        for dtype in (torch.bfloat16, torch.float16):
            model = nn.Linear(40, 600)
            optimizer = self.make(model, dtype)
            with torch.no_grad():
                bits = torch.randint(-(2**31), 2**31, model.weight.shape, dtype=torch.int32)
                model.weight.copy_(bits.view(torch.float32))
            self.assertEqual(self.find(functools.partial(self.step, optimizer, 3)), [])

    def test_other_sets_of_parameters(self):
        """Steps with and without a gradient have other flags."""
        model = nn.Sequential(nn.Linear(20, 20), nn.Linear(20, 20))
        optimizer = self.make(model)
        for _ in range(2):
            add_augmented(model[1].weight)
            model[0].weight.grad = None
            self.check(optimizer, lambda: None, ["1.weight"])
            model[0].weight.grad = torch.ones_like(model[0].weight)
            self.assertEqual(self.find(functools.partial(self.step, optimizer)), [])

    def test_skipped_steps(self):
        """A step after an overflow looks, too, and finds copies that are right."""
        model = nn.Linear(40, 600)
        optimizer = self.make(model)
        optimizer.grad_scale = torch.ones(1, device=DEVICE)
        optimizer.found_inf = torch.ones(1, device=DEVICE)
        self.assertEqual(self.find(functools.partial(self.step, optimizer, 2)), [])
        self.check(optimizer, functools.partial(clamp, model.weight), ["weight"])

    def test_traffic(self):
        """The comparison reads little, and its bytes are counted."""
        reads = []
        for copies in (None, torch.bfloat16):
            optimizer = self.make(nn.Linear(1024, 1024, bias=False), copies)
            reads.append(optimizer.explain().devices[0])
        plain, copied = reads
        # 16 elements of 4 bytes and of 2 in each 4,096, and the flag and what was found.
        self.assertIn(copied.bytes_read - plain.bytes_read - 256 * 96, range(4, 17))
        written = copied.bytes_written - plain.bytes_written
        self.assertIn(written - 2 * 1024 * 1024, range(4, 17))


class ModuleTest(CopyCase):
    """Copies, additions and replacements of modules and optimizers."""

    def setUp(self):
        self.training = Training(Decoder, attach)
        self.training.run(2)
        self.tokens = torch.randint(0, TOKENS, (2, 6))

    def compute(self, model):
        model.zero_grad()
        with torch.autocast(DEVICE, torch.bfloat16):
            loss = model(self.tokens)
        loss.backward()
        return [loss.detach(), *(param.grad.clone() for param in model.parameters())]

    def make_plain(self):
        model = Decoder()
        model.load_state_dict(self.training.model.state_dict())
        return model

    def test_copied_model(self):
        """A deep copy or a pickle of the model reads no copies, and can be folded itself."""
        for make_copy in (copy.deepcopy, lambda model: pickle.loads(pickle.dumps(model))):
            model = make_copy(self.training.model)
            with torch.no_grad():
                for param in model.parameters():
                    param.mul_(0.5)
            plain = Decoder()
            plain.load_state_dict(model.state_dict())
            self.assert_equal(self.compute(model), self.compute(plain))
            self.assertEqual(get_copies(optim.SGD(model.parameters())), {})
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16).step()
            plain.load_state_dict(model.state_dict())
            self.assert_equal(self.compute(model), self.compute(plain))
            self.assertTrue(all(copy.is_read for copy in get_copies(optimizer).values()))

    def test_copied_optimizer(self):
        """A deep copy or a pickle of the optimizer writes no copies."""
        for make_copy in (copy.deepcopy, lambda optimizer: pickle.loads(pickle.dumps(optimizer))):
            model, optimizer = make_copy((self.training.model, self.training.optimizer))
            self.compute(model)
            optimizer.step()
            self.assertEqual(get_copies(optimizer), {})
            self.assertIsNone(optimizer.explain().copies)
            optimizer.refresh_copies()
            plain = Decoder()
            plain.load_state_dict(model.state_dict())
            self.assert_equal(self.compute(model), self.compute(plain))

    def test_checkpoint(self):
        """The state has no copies, and is that of an optimizer without them."""
        other = Training(Decoder, fold)
        other.run(2)
        state, expected = self.training.optimizer.state_dict(), other.optimizer.state_dict()
        self.assertEqual(state["param_groups"], expected["param_groups"])
        for key, inner in expected["state"].items():
            self.assertEqual(list(state["state"][key]), list(inner))
        file = io.BytesIO()
        torch.save(self.training.model.state_dict(), file)
        self.assertEqual(list(self.training.model.state_dict()), list(other.model.state_dict()))

    def test_deleted_optimizer(self):
        copies = [weakref.ref(copy.tensor) for copy in get_copies(self.training.optimizer).values()]
        model = self.training.model
        self.training.optimizer = None
        gc.collect()
        self.assertEqual([reference() for reference in copies], [None] * len(copies))
        self.assert_equal(self.compute(model), self.compute(self.make_plain()))

    def test_added_group(self):
        """Adds parameters of modules that the model had, and of a new one."""
        for is_new in (False, True):
            model = nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 3))
            optimizer = optim.SGD(model[0].parameters(), lr=0.1)
            stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
            if is_new:
                model.append(nn.Linear(3, 3))
            optimizer.add_param_group({"params": list(model[-1].parameters()), "lr": 0.2})
            for _ in range(3):
                with torch.autocast(DEVICE, torch.bfloat16):
                    model(torch.ones(2, 3)).sum().backward()
                optimizer.step()
            copies = get_copies(optimizer)
            params = [*model[0].parameters(), *model[-1].parameters()]
            self.assertEqual(set(map(id, copies)), set(map(id, params)))
            self.assertTrue(all(copy.is_read for copy in copies.values()))
            self.assert_current(optimizer)

    def test_left_to_torch(self):
        """Parameters that torch's own step updates have no copies."""
        weights = [nn.Linear(4, 4), nn.Linear(4, 4)]
        model = nn.Sequential(*weights)
        model[1].weight.data = torch.zeros(4, 8)[:, ::2]
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16, fallback=True)
        for _ in range(3):
            with torch.autocast(DEVICE, torch.bfloat16):
                result = model(torch.ones(2, 4))
            expected = [
                nn.functional.linear(torch.ones(2, 4).bfloat16(), weight, bias)
                for weight, bias in [(model[0].weight.bfloat16(), model[0].bias.bfloat16())]
            ]
            last = [param.bfloat16() for param in (model[1].weight, model[1].bias)]
            self.assertTrue(torch.equal(result, nn.functional.linear(expected[0], *last)))
            result.sum().backward()
            optimizer.step()
        read = [param for param, copy in get_copies(optimizer).items() if copy.is_read]
        self.assertEqual(
            list(map(id, read)), [id(model[0].weight), id(model[0].bias), id(model[1].bias)]
        )
        model[0].weight.data = torch.zeros(4, 8)[:, ::2]
        optimizer.step()
        self.assertNotIn(model[0].weight, get_copies(optimizer))

    def test_distributed(self):
        """DistributedDataParallel runs the modules that it is given."""
        distributed.init_process_group("gloo", store=distributed.HashStore(), rank=0, world_size=1)
        self.addCleanup(distributed.destroy_process_group)
        seen = []
        for copies in (None, torch.bfloat16):

            def attach(training, copies=copies):
                training.call = nn.parallel.DistributedDataParallel(training.model)
                stepfold.torch.fold(training.optimizer, model=training.call, copies=copies)

            training = Training(Decoder, attach)
            seen.append(training.run(3, evaluation=torch.no_grad))
        self.assert_equal(*seen)
        self.assertEqual(training.optimizer.explain().copies.unread, ())

    def test_lazy_module(self):
        model = nn.Sequential(nn.LazyLinear(4), nn.Linear(4, 2))
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
        for _ in range(2):
            with torch.autocast(DEVICE, torch.bfloat16):
                model(torch.ones(2, 3)).sum().backward()
            optimizer.step()
        self.assertEqual(
            optimizer.explain().copies.written, ("0.weight", "0.bias", "1.weight", "1.bias")
        )
        self.assertEqual(optimizer.explain().copies.unread, ())
        self.assert_current(optimizer)


class UncertainTest(CopyCase):
    """A cast whose result may differ from the copy is executed."""

    def setUp(self):
        self.training = Training(Kept, attach)
        self.training.run(1)
        self.linear = self.training.model.linear
        self.copy = get_copies(self.training.optimizer)[self.linear.weight]
        self.copy.is_read = False

    def run_linear(self):
        with self.training.autocast():
            return self.linear(torch.ones(2, 16))

    def assert_read(self, is_read):
        self.assertEqual(self.copy.is_read, is_read)
        self.copy.is_read = False

    def test_hook(self):
        """A hook may change the weight before the module reads the copy."""

        @torch.no_grad()
        def clip(module, inputs):
            module.weight.clamp_(-0.01, 0.01)

        handle = self.linear.register_forward_pre_hook(clip)
        result = self.run_linear()
        self.assert_read(True)
        handle.remove()
        self.assertTrue(torch.equal(result, self.run_linear()))
        weights = [param.bfloat16() for param in (self.linear.weight, self.linear.bias)]
        expected = nn.functional.linear(torch.ones(2, 16).bfloat16(), *weights)
        self.assertTrue(torch.equal(result, expected))

    def test_replaced_forward(self):
        self.linear.forward = lambda x: nn.functional.linear(x, self.linear.weight)
        self.run_linear()
        self.assert_read(False)

    def test_replaced_class(self):
        class Mine(nn.Linear):
            pass

        self.linear.__class__ = Mine
        self.run_linear()
        self.assert_read(False)

    def test_half(self):
        """autocast keeps no casts of weights of another dtype."""
        self.linear.half()
        self.run_linear()
        self.assert_read(False)

    def test_parametrization(self):
        parametrizations.orthogonal(self.linear)
        self.run_linear()
        self.assert_read(False)

    def test_functional_call(self):
        other = {"weight": torch.zeros(16, 16), "bias": torch.zeros(16)}
        with self.training.autocast():
            result = torch.func.functional_call(self.linear, other, (torch.ones(2, 16),))
        self.assertFalse(result.any())
        self.assert_read(False)

    def test_transforms(self):
        with self.training.autocast():
            torch.func.vmap(self.linear)(torch.ones(2, 3, 16))
        self.assert_read(False)

    def test_modes(self):
        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                names.append(func.name())
                return func(*args, **(kwargs or {}))

        names = []
        with Mode():
            self.run_linear()
        self.assertEqual(names.count("aten::_to_copy"), 3)
        self.assert_read(False)

    def test_trace(self):
        with self.training.autocast():
            traced = torch.jit.trace(self.linear, torch.ones(2, 16), check_trace=False)
        self.assert_read(False)
        with torch.no_grad():
            self.linear.weight.zero_()
        self.assertTrue(torch.equal(traced(torch.ones(2, 16)), self.run_linear()))

    def test_frozen(self):
        """autocast keeps no casts of weights that require no gradient."""
        self.linear.requires_grad_(False)
        self.run_linear()
        self.assert_read(False)

    def test_inference_mode(self):
        """autocast keeps no casts there."""
        with torch.inference_mode():
            self.run_linear()
        self.assert_read(False)

    def test_no_autocast(self):
        self.linear(torch.ones(2, 16))
        with self.training.autocast(), torch.autocast(DEVICE, enabled=False):
            self.linear(torch.ones(2, 16))
        self.assert_read(False)

    def test_saved_tensors(self):
        """Hooks of saved tensors see what they see without copies."""

        def list_saved():
            saved = []
            hooks = torch.autograd.graph.saved_tensors_hooks(
                lambda tensor: saved.append((tensor.shape, tensor.dtype)), lambda tensor: tensor
            )
            with hooks:
                self.run_linear()
            return saved

        with_copy = list_saved()
        self.assert_read(True)
        COPIES.clear()
        self.assertEqual(with_copy, list_saved())
        self.assert_read(False)


def standardize(module):
    """Has a weight that is no parameter, computed before each forward pass."""
    module.register_parameter("raw", module._parameters.pop("weight"))

    def compute(module, inputs):
        module.weight = module.raw - module.raw.mean()

    module.register_forward_pre_hook(compute)


class RenamedTest(CopyCase):
    """Modules whose parameters get other names, go, or come back."""

    CHANGES = {
        "pruned": (
            lambda module: prune.l1_unstructured(module, "weight", 0.5),
            lambda module: prune.remove(module, "weight"),
        ),
        "pruned bias": (
            lambda module: prune.l1_unstructured(module, "bias", 0.5),
            lambda module: prune.remove(module, "bias"),
        ),
        "weight_norm": (utils.weight_norm, utils.remove_weight_norm),
        "spectral_norm": (utils.spectral_norm, utils.remove_spectral_norm),
        "parametrized": (
            parametrizations.weight_norm,
            lambda module: parametrize.remove_parametrizations(module, "weight"),
        ),
        "parametrized bias": (
            lambda module: parametrize.register_parametrization(module, "bias", nn.Tanh()),
            lambda module: parametrize.remove_parametrizations(module, "bias"),
        ),
        "standardized": (standardize, None),
        "without bias": (lambda module: module.register_parameter("bias", None), None),
    }

    def run_changed(self, name, when, **options):
        """Trains a model, one module of which changes, and changes back. Returns all results."""
        change, undo = self.CHANGES[name]
        training = Training(Stopped, lambda training: None)
        if when == "before fold":
            change(training.model.second)
        training.optimizer = optim.SGD(training.model.parameters(), lr=0.1)
        fold(training, **options)
        seen = []
        for step in range(6):
            if step == {"before fold": -1, "before a step": 0, "later": 2}[when]:
                change(training.model.second)
            if step == 4 and undo is not None:
                undo(training.model.second)
            results = training.run(1)
            seen += [result.float() for result in results]
            if step == 3:
                report = training.optimizer.explain().copies
        self.assertTrue(report is None or "first.weight" in report.written)
        return seen, report

    def test_changes(self):
        for name in self.CHANGES:
            for when in ("before fold", "before a step", "later"):
                expected, _ = self.run_changed(name, when)
                for options in ({}, {"grad_dtype": torch.bfloat16}):
                    if options and not hasattr(torch.Tensor, "grad_dtype"):
                        continue
                    with self.subTest(name=name, when=when, options=options):
                        seen, report = self.run_changed(
                            name, when, copies=torch.bfloat16, **options
                        )
                        self.assert_equal(expected, seen)

    def test_reasons(self):
        """`explain` names parameters that no module reads any more, and those that one reads."""
        training = Training(Stopped, attach)
        training.run(2)
        second = training.model.second
        prune.l1_unstructured(second, "weight", 0.5)
        copies = training.optimizer.explain().copies
        self.assertIn(("second.weight_orig", "is 'weight_orig' of Linear"), copies.without)
        self.assertIn("second.bias", copies.written)
        training.run(1)
        self.assertNotIn(second.weight_orig, get_copies(training.optimizer))
        prune.remove(second, "weight")
        self.assertIn("second.weight", training.optimizer.explain().copies.written)

    def test_shared(self):
        """One of two modules that share a weight has it as a parameter of another name."""
        seen = []
        for copies in (None, torch.bfloat16):
            training = Training(Shared, functools.partial(fold, copies=copies))
            results = training.run(2)
            prune.l1_unstructured(training.model.second, "weight", 0.5)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                results += training.run(2)
            seen.append(results)
        self.assert_equal(*seen)

    def test_moved(self):
        """A module that another model has, and parameters that another module has."""
        seen = []
        for copies in (None, torch.bfloat16):
            training = Training(Stopped, functools.partial(fold, copies=copies))
            results = training.run(2)
            model, second = training.model, nn.Linear(WIDTH, WIDTH)
            second.weight, second.bias = model.second.weight, model.second.bias
            model.first, model.second = nn.Sequential(model.first)[0], second
            results += training.run(2)
            second.weight, model.first.weight = model.first.weight, second.weight
            seen.append(results + training.run(2))
        self.assert_equal(*seen)

    def test_resized(self):
        """The first use of a weight of another shape is outside of its modules."""
        for use in ("embedding", "norm"):
            seen = []
            for options in ({}, {"copies": torch.bfloat16}):
                head = nn.Linear(2, 3, bias=False)
                optimizer = optim.SGD(head.parameters(), lr=0.1)
                stepfold.torch.fold(optimizer, model=head, **options)
                for rows in (3, 3, 5, 2):
                    head.weight.data = torch.ones(rows, 2)
                    with torch.autocast(DEVICE, torch.bfloat16):
                        if use == "norm":
                            x = head.weight.square().sum(0)
                        else:
                            x = nn.functional.embedding(torch.tensor([0]), head.weight)
                        loss = head(x).float().sum()
                    loss.backward()
                    optimizer.step()
                    optimizer.zero_grad()
                    seen.append(head.weight.detach().clone())
                    del loss, x
            with self.subTest(use=use):
                self.assert_equal(seen[:4], seen[4:])


class LifetimeTest(CopyCase):
    """Copies keep nothing alive, also without the garbage collector."""

    def setUp(self):
        gc.collect()
        gc.disable()
        self.addCleanup(gc.enable)

    def test_replaced(self):
        """Weights that are replaced are freed with their copies in the next step."""
        for options in ({}, {"grad_dtype": torch.bfloat16}):
            if options and not hasattr(torch.Tensor, "grad_dtype"):
                continue
            training = Training(Shared, functools.partial(attach, **options))
            model, old = training.model, []
            for _ in range(4):
                training.run(1)
                training.optimizer.zero_grad()
                copy = get_copies(training.optimizer)[model.first.weight]
                old += [weakref.ref(model.first.weight), weakref.ref(copy)]
                del copy
                model.first.weight = nn.Parameter(model.first.weight.detach().clone())
                model.second.weight = model.first.weight
                training.optimizer.param_groups[0]["params"] = list(model.parameters())
                training.optimizer.state.clear()
            training.run(1)
            training.optimizer.sync_settings()
            training.optimizer.refresh_copies()
            with self.subTest(options=options):
                self.assertEqual([reference() for reference in old], [None] * len(old))

    def test_no_graphs(self):
        """Between regions, nothing has a graph that leads to a parameter."""
        training = Training(Shared, attach)
        training.run(3)
        training.optimizer.zero_grad()
        for param in training.model.parameters():
            self.assertEqual(param._use_count(), 1)

    def test_identity(self):
        """A parameter with the identity of one that is gone has no copy."""
        linear = nn.Linear(2, 2, bias=False)
        optimizer = optim.SGD(linear.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=linear, copies=torch.bfloat16)
        copies = optimizer._stepfold.step._copies
        param = linear.weight
        key = id(param)
        copies.get(param)
        self.assertIn(key, COPIES)
        linear.weight = None
        optimizer.param_groups[0]["params"] = []
        del param
        self.assertNotIn(key, COPIES)

    def test_same_memory(self):
        """Another parameter of the same memory, and perhaps address, has a copy of its own."""
        linear = nn.Linear(2, 2, bias=False)
        optimizer = optim.SGD(linear.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=linear, copies=torch.bfloat16)
        copies = optimizer._stepfold.step._copies
        for _ in range(8):
            linear.weight.grad = torch.ones_like(linear.weight)
            optimizer.step()
            copy = copies.find(linear.weight)
            self.assertTrue(torch.equal(copy.tensor, linear.weight.bfloat16()))
            before, data = weakref.ref(copy), linear.weight.data
            del copy
            optimizer.param_groups[0]["params"], linear.weight = [], None
            self.assertIsNone(before())
            linear.weight = nn.Parameter(data)
            optimizer.param_groups[0]["params"] = [linear.weight]


class ExplainTest(unittest.TestCase):
    """Parameters with copies, and reasons why others have none."""

    def explain(self, model, **options):
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16, **options)
        return optimizer.explain().copies

    def test_reasons(self):
        class Mine(nn.Linear):
            pass

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.linear, self.mine = nn.Linear(2, 2), Mine(2, 2, bias=False)
                self.norm, self.attention = nn.LayerNorm(2), nn.MultiheadAttention(2, 1, bias=False)
                self.layer = nn.TransformerEncoderLayer(2, 1, 2)
                self.own = nn.Parameter(torch.zeros(2))
                self.mixed = nn.Linear(2, 2)
                self.mixed.weight.data = self.mixed.weight.data.half()

        copies = self.explain(Model())
        self.assertEqual(copies.dtype, "torch.bfloat16")
        layers = [f"layer.linear{i}.{name}" for i in (1, 2) for name in ("weight", "bias")]
        self.assertEqual(copies.written, ("linear.weight", "linear.bias", *layers, "mixed.bias"))
        self.assertEqual(copies.unread, ())
        reasons = dict(copies.without)
        for name, reason in (
            ("own", "is 'own' of Model"),
            ("mine.weight", "is 'weight' of Mine"),
            ("norm.weight", "is 'weight' of LayerNorm"),
            ("attention.in_proj_weight", "is 'in_proj_weight' of MultiheadAttention"),
            ("attention.out_proj.weight", "is 'weight' of NonDynamicallyQuantizableLinear"),
            ("mixed.weight", "has the dtype torch.float16, not torch.float32"),
        ):
            self.assertEqual(reasons[name], reason)
        self.assertIn("no copy: 'norm.bias' (and 2 more) is 'bias' of LayerNorm", str(copies))

    @unittest.skipIf(DEVICE != "cpu", "the mode of a default device excludes the fast path")
    def test_fast_path(self):
        """A layer that has a faster function for evaluation uses it, without copies."""
        model = nn.Sequential(nn.TransformerEncoderLayer(4, 2, 4, batch_first=True))
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
        model(torch.ones(2, 2, 4)).sum().backward()
        optimizer.step()
        function = torch._transformer_encoder_layer_fwd
        model.eval()
        with mock.patch.object(torch, function.__name__, side_effect=function) as fast:
            with torch.no_grad():
                model(torch.ones(2, 2, 4))
        fast.assert_called_once()

    def test_unread(self):
        training = Training(Kept, attach)
        training.run(1)
        unread = training.optimizer.explain().copies.unread
        self.assertEqual(unread, ("linear.weight", "linear.bias"))
        self.assertIn(
            "that no forward pass has read: 'linear.weight'", str(training.optimizer.explain())
        )
        training.run(1)
        self.assertEqual(training.optimizer.explain().copies.unread, ())

    def test_other_model(self):
        """Parameters that the model does not have."""
        model, other = nn.Linear(2, 2), nn.Linear(2, 2)
        optimizer = optim.SGD([*model.parameters(), *other.parameters()], lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
        copies = optimizer.explain().copies
        self.assertEqual(copies.written, ("weight", "bias"))
        self.assertIn(("param_groups[0].params[2]", "is in no module of the model"), copies.without)

    def test_plan_error(self):
        """An error of a plan names the parameter of a copy."""
        error = rename(PlanError("'c1' overlaps 'p0' and 'p1.step'"), ["first", "second"])
        self.assertEqual(str(error), "'second' (copy) overlaps 'first' and 'second' (step)")

    def test_refused(self):
        model = nn.Sequential(nn.LayerNorm(2), nn.Linear(2, 2))
        for model_or_none, copies, kind, message in (
            (model, "bfloat16", TypeError, "copies: expected a torch.dtype, got str"),
            (model, torch.float32, ValueError, "copies: expected torch.bfloat16 or torch.float16"),
            (None, torch.bfloat16, ValueError, "copies: expected `model`, too"),
            (nn.Linear(2, 2), torch.bfloat16, ValueError, "copies: no parameter is the float32"),
            (model[0], torch.bfloat16, ValueError, "'weight' is 'weight' of LayerNorm"),
        ):
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            with self.subTest(message=message), self.assertRaisesRegex(kind, message):
                stepfold.torch.fold(optimizer, model=model_or_none, copies=copies)
            self.assertIs(type(optimizer), optim.SGD)
            self.assertFalse(model._forward_pre_hooks or model._forward_hooks)
            self.assertIs(type(model[1]), nn.Linear)


if __name__ == "__main__":
    unittest.main()
