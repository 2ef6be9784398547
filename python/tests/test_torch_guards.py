"""Tests of the changes that a folded optimizer notices before a step, with each torch."""

import unittest
import warnings
from concurrent.futures import ThreadPoolExecutor
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.guards.guards import MOVED, OTHER, SAME, Guards
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.tensors import torch_functions
from torch import nn, optim
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.overrides import BaseTorchFunctionMode
from torch_cases import DEVICE, Pair, TrainingCase, make_tensors


class NoticeTest(TrainingCase):
    """Changes of an unchanged object are noticed in the next step."""

    def test_state_memory(self):
        """A single tensor of the state that lies elsewhere, as after optimizer offloading."""
        for key in ("exp_avg", "exp_avg_sq", "step"):
            pair = self.make_pair()
            pair.run(2)
            for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
                value = optimizer.state[params[1]][key]
                value.data = value.data * 2
            pair.run(2, first=2)
            self.assert_pair(pair)

    def test_same_address(self):
        """A parameter of fewer elements in the same memory."""
        for kind in (optim.AdamW, optim.SGD):
            param = nn.Parameter(torch.arange(6, dtype=torch.float32, device=DEVICE))
            optimizer = stepfold.torch.fold(kind([param], lr=0.5, weight_decay=0.1))
            param.grad = torch.ones_like(param)
            optimizer.step()
            before = param.detach().clone()
            whole = param.data
            param.grad = None
            param.data = whole[:4]
            optimizer.state.clear()
            param.grad = torch.ones(4, device=DEVICE)
            optimizer.step()
            self.assertTrue(torch.equal(whole[4:], before[4:]))
            self.assertFalse(torch.equal(whole[:4], before[:4]))

    def test_transposed(self):
        """The same memory and sizes, in another order."""
        pair = Pair(optim.SGD, make_tensors([(3, 3)]), lr=0.1)
        pair.run(1)
        for params in pair.params.values():
            params[0].data = params[0].data.t()
        pair.run(2, first=1)
        self.assert_pair(pair)

    def test_replaced_param(self):
        """Another parameter in the same list of a group."""
        pair = Pair(optim.SGD, make_tensors([(3, 2), (4,)]), lr=0.1)
        pair.run(1)
        for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
            params[1] = nn.Parameter(torch.ones(4, device=DEVICE))
            optimizer.param_groups[0]["params"][1] = params[1]
        pair.run(2, first=1)
        self.assert_pair(pair)

    def test_parameters_of_groups(self):
        """A group's parameters in another kind of list than torch makes."""

        class Parameters:
            def __init__(self, params):
                self.params = list(params)

            def __iter__(self):
                return iter(self.params)

        for make in (tuple, nn.ParameterList, Parameters, lambda params: dict.fromkeys(params)):
            pair = Pair(optim.SGD, make_tensors([(3, 2), (4,)]), fold=False, lr=0.1)
            for optimizer in (pair.torch, pair.folded):
                group = optimizer.param_groups[0]
                group["params"] = make(group["params"])
            stepfold.torch.fold(pair.folded)
            pair.run(2)
            # One is replaced, in a list that is the same object where it can be.
            for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
                params[1] = nn.Parameter(torch.ones(4, device=DEVICE))
                group = optimizer.param_groups[0]
                if make is Parameters:
                    group["params"].params[1] = params[1]
                elif make is nn.ParameterList:
                    group["params"][1] = params[1]
                else:
                    group["params"] = make(params)
            pair.run(2, first=2)
            self.assertEqual(pair.folded.explain().devices[0].parameters, 2)
            # A list again.
            for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
                optimizer.param_groups[0]["params"] = list(params)
            pair.run(1, first=4)
            self.assert_pair(pair)

    def test_lazy_copies(self):
        """Memory that is copied when it is written, with a parameter, its state, or a gradient."""
        for kind in (optim.SGD, optim.AdamW):
            param = nn.Parameter(torch.ones(4, device=DEVICE))
            param.grad = torch.ones_like(param)
            optimizer = stepfold.torch.fold(kind([param], lr=0.5))
            for _ in range(2):
                optimizer.step()
            tensors = [param.data, param.grad, *optimizer.state[param].values()]
            # An element is read, since to ask for an address would end the lazy copy.
            values = [tensor.tolist() for tensor in tensors]
            copies = [torch._lazy_clone(tensor) for tensor in tensors]
            optimizer.step()
            self.assertEqual([copy.tolist() for copy in copies], values, kind.__name__)
            self.assertNotEqual(param.tolist(), values[0], kind.__name__)
            self.assertEqual(param.grad.tolist(), values[1], kind.__name__)

    def test_offset(self):
        """A tensor of the state that begins elsewhere in its storage."""
        param = nn.Parameter(torch.ones(3, device=DEVICE))
        param.grad = torch.ones_like(param)
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.5, momentum=1.0))
        optimizer.step()
        storage = torch.tensor([1.0, 2.0, 3.0, 4.0], device=DEVICE)
        buffer = optimizer.state[param]["momentum_buffer"]
        buffer.set_(storage.untyped_storage(), 0, (3,), (1,))
        optimizer.step()
        self.assertEqual(storage.tolist(), [2.0, 3.0, 4.0, 4.0])
        buffer.set_(storage.untyped_storage(), 1, (3,), (1,))
        optimizer.step()
        self.assertEqual(storage.tolist(), [2.0, 4.0, 5.0, 5.0])

    def test_other_class(self):
        """A gradient of a class that may keep its elements elsewhere is refused."""

        class Elsewhere(torch.Tensor):
            @classmethod
            def __torch_dispatch__(cls, function, types, arguments=(), settings=None):
                return function(*arguments, **(settings or {}))

        param = nn.Parameter(torch.ones(4, device=DEVICE))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.1))
        param.grad = torch.ones_like(param)
        optimizer.step()
        before = param.detach().clone()
        grad = torch.Tensor._make_subclass(Elsewhere, torch.ones(4, device=DEVICE))
        param.grad = grad
        with self.assertRaisesRegex(ValueError, "has a gradient that is a Elsewhere"):
            optimizer.step()
        self.assertTrue(torch.equal(param, before))


class RepeatTest(TrainingCase):
    """A step that is the last one again does less, as long as it is."""

    FLAGS = ({}, {"static_gradients": True}, {"flat": True})

    def make(self, momentum=0.0, **flags):
        """Three parameters of ones, and their optimizer, which has taken two steps."""
        params = [nn.Parameter(torch.ones(3, device=DEVICE)) for _ in range(3)]
        for param in params:
            param.grad = torch.ones_like(param)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.25, momentum=momentum), **flags)
        for _ in range(2):
            optimizer.step()
        return params, optimizer

    def assert_values(self, params, values):
        self.assertEqual([param.tolist() for param in params], [[value] * 3 for value in values])

    def test_used(self):
        for flags in self.FLAGS:
            params, optimizer = self.make(**flags)
            with mock.patch.object(DeviceStep, "prepare", side_effect=AssertionError):
                optimizer.step()
                self.assert_values(params, [0.25] * 3)
                if flags:
                    continue
                params[1].grad = torch.full_like(params[1], 2.0)
                optimizer.step()
                self.assert_values(params, [0.0, -0.25, 0.0])

    def test_other_settings(self):
        for flags in self.FLAGS:
            params, optimizer = self.make(**flags)
            optimizer.param_groups[0]["lr"] = 0.5
            optimizer.step()
            self.assert_values(params, [0.0] * 3)
            optimizer.max_norm = 0.0
            optimizer.step()
            self.assert_values(params, [0.0] * 3)
            optimizer.max_norm = None
            optimizer.step()
            self.assert_values(params, [-0.5] * 3)

    def test_other_memory(self):
        """Other memory of a parameter, and of its state."""
        for flags in self.FLAGS:
            params, optimizer = self.make(momentum=1.0, **flags)
            self.assert_values(params, [0.25] * 3)
            before = params[1].data
            params[1].data = torch.full((3,), 100.0, device=DEVICE)
            buffer = optimizer.state[params[2]]["momentum_buffer"]
            optimizer.state[params[2]]["momentum_buffer"] = torch.zeros_like(buffer)
            optimizer.step()
            self.assert_values([*params, before, buffer], [-0.5, 99.25, 0.0, 0.25, 2.0])

    def test_fewer_gradients(self):
        for flags in self.FLAGS[:2]:
            params, optimizer = self.make(**flags)
            params[1].grad = None
            for _ in range(2):
                optimizer.step()
            self.assert_values(params, [0.0, 0.5, 0.0])
            params[0].grad = params[2].grad = None
            for _ in range(2):
                optimizer.step()
            self.assert_values(params, [0.0, 0.5, 0.0])

    def test_seen_between(self):
        """A change that is seen between two steps is not forgotten in the second one."""
        for flags in self.FLAGS[:2]:
            params, optimizer = self.make(**flags)
            params[1].grad = None
            optimizer._stepfold.step.open_parts(optimizer)
            optimizer.step()
            self.assert_values(params, [0.25, 0.5, 0.25])

    def test_scaled(self):
        param = nn.Parameter(torch.ones(3, device=DEVICE))
        param.grad = torch.ones_like(param)
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.25))
        optimizer.step()
        optimizer.grad_scale, optimizer.found_inf = torch.tensor([2.0, 1.0], device=DEVICE)
        optimizer.step()
        self.assertEqual(param.tolist(), [0.75] * 3)
        optimizer.found_inf.zero_()
        optimizer.step()
        self.assertEqual(param.tolist(), [0.625] * 3)
        del optimizer.grad_scale, optimizer.found_inf
        optimizer.step()
        self.assertEqual(param.tolist(), [0.375] * 3)

    def test_empty(self):
        """A parameter without elements, whose state counts steps."""
        params = [nn.Parameter(torch.ones(size, device=DEVICE)) for size in (3, 0)]
        optimizer = stepfold.torch.fold(optim.AdamW(params, lr=0.25))
        for _ in range(3):
            for param in params:
                param.grad = torch.ones_like(param)
            optimizer.step()
        self.assertEqual([int(optimizer.state[param]["step"]) for param in params], [3, 3])


class FewTest(TrainingCase):
    """Steps that check a few parameters in turn."""

    def test_layout(self):
        """A gradient with its elements in another order, of a parameter whose turn comes late."""
        params = [nn.Parameter(torch.ones(30, 20, device=DEVICE)) for _ in range(40)]
        for index, param in enumerate(params):
            grad = torch.arange(600.0, device=DEVICE)
            param.grad = grad.view(20, 30).t() if index == 20 else grad.view(30, 20)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.5), static_gradients=True)
        for _ in range(4):
            optimizer.step()
            # These take the memory of a copy that is gone.
            others = [torch.full((30, 20), 7.0, device=DEVICE) for _ in range(8)]
        del others
        for param in params:
            self.assertTrue(torch.equal(param, 1 - 2 * param.grad))

    def test_fewer(self):
        """Parameters leave the group while the turn of those behind them has come."""
        params = make_tensors([(3,)] * 40)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=1.0), static_gradients=True)
        before = [param.detach().clone() for param in params]
        for param in params:
            param.grad = torch.ones_like(param)
        for _ in range(4):
            optimizer.step()
        optimizer.param_groups[0]["params"] = params[:10]
        for _ in range(8):
            optimizer.step()
        for index, (param, value) in enumerate(zip(params, before)):
            for _ in range(12 if index < 10 else 4):
                value -= 1
            self.assertTrue(torch.equal(param, value), index)


class DirectTest(TrainingCase):
    """Parameters of torch's own classes are read without DLPack, and without objects of theirs."""

    def test_found(self):
        self.assertIsNotNone(torch_functions.find_direct_access())

    def test_swapped(self):
        """The object of a parameter gets another tensor."""
        pair = Pair(optim.SGD, make_tensors([(3, 2), (4,)]), lr=0.1)
        pair.run(2)
        for params in pair.params.values():
            params[0].grad = None
            torch.utils.swap_tensors(params[0], nn.Parameter(torch.ones(3, 2, device=DEVICE)))
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_no_object(self):
        """A check makes no object of Python for a gradient."""
        param = nn.Parameter(torch.ones(4, device=DEVICE))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.1))
        (param * 2).sum().backward()
        optimizer.step()
        seen = []
        with mock.patch.object(nn.Parameter, "grad", property(seen.append), create=True):
            optimizer.step()
        self.assertEqual(seen, [])

    def test_other_getter(self):
        """A class that has its gradient elsewhere is asked for it."""

        class Elsewhere(nn.Parameter):
            grad = property(lambda self: self.other)
            other = torch.full((4,), 2.0, device=DEVICE)

        param = Elsewhere(torch.ones(4, device=DEVICE))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.5))
        for expected in (0.0, -1.0):
            (param * 3).sum().backward()
            optimizer.step()
            self.assertEqual(param.tolist(), [expected] * 4)

    def test_versions(self):
        """Steps advance the versions of parameters, if they have one."""
        params = make_tensors([(3,), (2, 2), (1,)])
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.1))
        for step in range(3):
            before = [param._version for param in params]
            for param in params:
                param.grad = torch.ones_like(param)
            optimizer.step()
            self.assertEqual([param._version for param in params], [v + 1 for v in before], step)
        # The same memory, in a tensor that has no version.
        with torch.inference_mode():
            empty = torch.empty(0, device=DEVICE)
            like = empty.set_(params[1].data.untyped_storage(), 0, (2, 2), (2, 1))
        params[1].data = like
        self.assertTrue(params[1].is_inference())
        versions = [params[i]._version for i in (0, 2)]
        optimizer.step()
        self.assertEqual([params[i]._version for i in (0, 2)], [v + 1 for v in versions])

    def test_other_class(self):
        """The object of a parameter becomes one of a class that has its gradient elsewhere."""

        class Elsewhere(nn.Parameter):
            grad = property(lambda self: self.other)
            other = torch.full((4,), 2.0, device=DEVICE)

        param = nn.Parameter(torch.ones(4, device=DEVICE))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.5))
        param.grad = torch.ones(4, device=DEVICE)
        for kind, expected in ((nn.Parameter, 0.5), (Elsewhere, -0.5)):
            param.__class__ = kind
            optimizer.step()
            self.assertEqual(param.tolist(), [expected] * 4)

    def test_modes(self):
        """The trial does not depend on what is switched on when it comes."""
        for mode in (
            torch.inference_mode(),
            torch.no_grad(),
            torch.device("meta"),
            FakeTensorMode(),
            BaseTorchFunctionMode(),
        ):
            with self.subTest(type(mode).__name__), mode:
                self.assertIsNotNone(torch_functions.find_direct_access.__wrapped__())

    def test_transforms(self):
        """The trial is not transformed with the function that comes first."""
        found = []

        def find(x):
            found.append(torch_functions.find_direct_access.__wrapped__())
            return x.sum()

        for transform in (torch.func.grad, torch.func.vmap, torch.func.functionalize):
            transform(find)(torch.ones(3))
        self.assertNotIn(None, found)
        self.assertEqual(len(found), 3)

    def test_threads(self):
        """Threads that try at once get the same functions."""
        torch_functions.find_direct_access.clear()
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda _: torch_functions.find_direct_access(), range(8)))
        self.assertEqual(len(set(map(id, found))), 1)

    def test_unlike(self):
        """A torch that is not as it must be is not read so."""
        for name, value in (
            ("GET_GRADIENT", "no_such_symbol"),
            ("ADVANCE_VERSION", "no_such_symbol"),
            ("GET_VERSION_COUNTER", "no_such_symbol"),
            ("find_tensor_offsets", lambda tensor: [16, 24]),
            ("read_word", lambda address: address),
        ):
            with self.subTest(name), mock.patch.object(torch_functions, name, value):
                self.assertIsNone(torch_functions.find_direct_access.__wrapped__())


class ReadTest(TrainingCase):
    """All that plans depend on of a tensor is read again."""

    def make_guards(self, shape, **inner):
        """Guards of a parameter with a gradient and tensors of state. Returns all of them."""
        param = nn.Parameter(torch.ones(shape, device=DEVICE))
        param.grad = torch.ones(shape, device=DEVICE)
        moment = torch.zeros(shape, device=DEVICE)
        inner = inner or {"moment": moment, "step": torch.tensor(1.0)}
        groups, state = [{"params": [param]}], {param: inner}
        guards = Guards()
        guards.learn_groups(groups)
        guards.learn_param(0, param, param.grad, inner, list(inner.values()))
        guards.learn_state(state)
        self.assertEqual(guards.check(groups, state, 0, 1), SAME)
        return guards, groups, state, param

    def test_changed(self):
        """Another tensor at the same address, with more dimensions than the fields have, too."""
        changes = {
            "dtype": lambda tensor: tensor.view(torch.int32),
            "sizes": lambda tensor: tensor[:1] if tensor.dim() else tensor.view(1),
            "strides": lambda tensor: tensor.t() if tensor.dim() == 2 else tensor[..., None],
            "more": lambda tensor: tensor[(None,) * 6],
        }
        for num_dims in range(8):
            for name, change in changes.items():
                # Parameters have no integers.
                for key in ("param", "moment") if name != "dtype" else ("moment",):
                    with self.subTest(dims=num_dims, change=name, of=key):
                        guards, groups, state, param = self.make_guards((3,) * num_dims)
                        tensor = param if key == "param" else state[param][key]
                        before = tensor.data
                        tensor.data = change(before)
                        self.assertEqual(tensor.data_ptr(), before.data_ptr())
                        self.assertEqual(guards.check(groups, state, 0, 1), OTHER)
                        tensor.data = before
                        self.assertEqual(guards.check(groups, state, 0, 1), OTHER)

    def test_swapped_state(self):
        """The object of a tensor of the state gets another tensor, of the same memory or not."""
        guards, groups, state, param = self.make_guards((3, 2))
        moment = state[param]["moment"]
        for other in (moment.detach(), torch.ones(3, 2, device=DEVICE)):
            torch.utils.swap_tensors(moment, other)
            self.assertEqual(guards.check(groups, state, 0, 1), OTHER)
            torch.utils.swap_tensors(moment, other)
            self.assertEqual(guards.check(groups, state, 0, 1), OTHER)
            guards, groups, state, param = self.make_guards((3, 2))
            moment = state[param]["moment"]

    def test_gradients(self):
        """Gradients that are other tensors."""
        for num_dims in range(8):
            guards, groups, state, param = self.make_guards((3,) * num_dims)
            target = torch.zeros(1, dtype=torch.int64, device="cpu")
            guards.set_gradient_slots([target.data_ptr()])
            param.grad = torch.zeros_like(param)
            self.assertEqual(guards.check(groups, state, 0, 1), MOVED, num_dims)
            self.assertEqual(target.item(), param.grad.data_ptr())
            self.assertEqual(guards.check(groups, state, 0, 1), SAME, num_dims)
            if num_dims < 2:
                continue
            param.grad = torch.zeros_like(param).transpose(0, 1)
            self.assertEqual(guards.check(groups, state, 0, 1), OTHER, num_dims)
            self.assertEqual(guards.outcome.other_layouts, [0])

    def test_other_keys(self):
        """A gradient with other dispatch keys that has the same elements."""
        guards, groups, state, param = self.make_guards((3,))
        target = torch.zeros(1, dtype=torch.int64, device="cpu")
        guards.set_gradient_slots([target.data_ptr()])
        with torch.inference_mode():
            other = torch.zeros(3, device=DEVICE)
        keys = [torch._C._dispatch_keys(grad).raw_repr() for grad in (param.grad, other)]
        self.assertNotEqual(*keys)
        param.grad = other
        self.assertEqual(guards.check(groups, state, 0, 1), MOVED)
        self.assertEqual(target.item(), other.data_ptr())
        param.grad = torch.zeros(3, device=DEVICE).to_sparse()
        self.assertEqual(guards.check(groups, state, 0, 1), OTHER)

    def test_no_elements(self):
        """A tensor of the state without elements, whose storage may have an address."""
        nothing = torch.zeros(4, device=DEVICE)[:0]
        guards, groups, state, _ = self.make_guards((3,), nothing=nothing)
        self.assertEqual(guards.check(groups, state, 0, 1), SAME)

    def test_freed(self):
        """A gradient without memory, which begins behind the beginning of its storage."""
        param = nn.Parameter(torch.ones(4, device=DEVICE))
        param.grad = torch.ones(3, 4, device=DEVICE)[1]
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.25))
        optimizer.step()
        param.grad.untyped_storage().resize_(0)
        with self.assertRaisesRegex(ValueError, "params.0.' has a gradient that has no memory"):
            optimizer.step()
        self.assertEqual(param.tolist(), [0.75] * 4)


class OldTorchTest(TrainingCase):
    """Without torch's functions for C, tensors are described by Python's."""

    names = ("find_stable_abi", "find_direct_access")

    def setUp(self):
        torch_functions.find_describer.clear()
        self.addCleanup(torch_functions.find_describer.clear)
        for name in self.names:
            patch = mock.patch.object(torch_functions, name, return_value=None)
            patch.start()
            self.addCleanup(patch.stop)

    def make_old(self):
        return mock.patch.object(torch.Tensor, "__dlpack_c_exchange_api__", None, create=True)

    def test_steps(self):
        with self.make_old(), warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for pair in self.for_kinds():
                pair.run(3)
                self.assert_pair(pair)
            pair = Pair(optim.Adam, make_tensors([(3, 2), (4,)], dtype=torch.complex64), lr=0.1)
            pair.run(3)
            self.assert_pair(pair, 1e-6)
        messages = [str(warning.message) for warning in caught]
        self.assertEqual(len([m for m in messages if "does not describe tensors" in m]), 1)

    def test_moved(self):
        with self.make_old(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pair = self.make_pair()
            pair.run(2)
            for params in pair.params.values():
                params[0].data = params[0].data.clone()
                params[1].grad = None
            pair.run(2, first=2)
            self.assert_pair(pair)


class IndirectTest(NoticeTest):
    """Without direct access."""

    def setUp(self):
        patch = mock.patch.object(torch_functions, "find_direct_access", return_value=None)
        patch.start()
        self.addCleanup(patch.stop)


if __name__ == "__main__":
    unittest.main()
