"""Numbers of state lie side by side, where a kernel finds them by one address."""

import copy
import io
import unittest

import stepfold.torch
import torch
from stepfold.torch.step.adjacent_scalars import MAX_ADJACENT, AdjacentScalars
from torch import optim
from torch_cases import DEVICE, Pair, TrainingCase, make_tensors

SHAPES = [(3, 2), (4,), (), (2, 2)]


def are_adjacent(tensors):
    size = tensors[0].element_size()
    first = tensors[0].data_ptr()
    return [t.data_ptr() - first for t in tensors] == [size * i for i in range(len(tensors))]


class NumbersTest(unittest.TestCase):
    def place(self, numbers, value, key="step", dtype=torch.float32, count=4):
        number = torch.tensor(value, dtype=torch.int64)
        placed = numbers.place(key, number, dtype, torch.device(DEVICE), count)
        self.assertEqual((placed.item(), placed.dtype), (value, dtype))
        self.assertEqual(placed.shape, number.shape)
        return placed

    def test_adjacent(self):
        """Those of other names and dtypes lie elsewhere."""
        numbers, steps, others = AdjacentScalars(), [], []
        for value in range(4):
            steps.append(self.place(numbers, value))
            others.append(self.place(numbers, value, key="eta"))
            self.place(numbers, value, dtype=torch.float64)
        self.assertTrue(are_adjacent(steps))
        self.assertTrue(are_adjacent(others))
        self.assertFalse(are_adjacent([steps[-1], others[0]]))

    def test_more(self):
        """More numbers than were expected begin anew."""
        numbers = AdjacentScalars()
        first = [self.place(numbers, value) for value in range(4)]
        second = [self.place(numbers, value) for value in range(4, 8)]
        self.assertEqual([number.item() for number in first + second], list(range(8)))
        self.assertTrue(are_adjacent(second))

    def test_many(self):
        """The memory of one number of very many is that of the number alone."""
        numbers = AdjacentScalars()
        for count, size in ((MAX_ADJACENT, MAX_ADJACENT), (MAX_ADJACENT + 1, 1)):
            number = self.place(numbers, 1, count=count)
            self.assertEqual(number.untyped_storage().nbytes(), 4 * size)

    def test_shape(self):
        number = torch.ones(1, 1, dtype=torch.int64)
        placed = AdjacentScalars().place("step", number, torch.float32, torch.device(DEVICE), 2)
        self.assertEqual((placed.shape, placed.item()), (number.shape, 1))

    def test_inference_mode(self):
        """Memory that is taken in inference mode can be written outside."""
        numbers = AdjacentScalars()
        with torch.inference_mode():
            inside = self.place(numbers, 1)
        outside = self.place(numbers, 2)
        self.assertTrue(are_adjacent([inside, outside]))
        inside.add_(1)
        self.assertEqual(inside.item(), 2)

    def test_no_history(self):
        """A number that requires a gradient makes no history for others."""
        numbers = AdjacentScalars()
        first = self.place(numbers, 1)
        number = torch.tensor(2.0, dtype=torch.float16, requires_grad=True)
        second = numbers.place("step", number, torch.float32, torch.device(DEVICE), 4)
        self.assertEqual([t.requires_grad for t in (first, second)], [False, False])

    def test_unused(self):
        """An unused number is 0 in files, too."""
        number = self.place(AdjacentScalars(), 1)
        self.assertEqual(number.as_strided((4,), (1,)).tolist(), [1.0, 0.0, 0.0, 0.0])


class StateTest(TrainingCase):
    """Counts that the first step moves: torch's on a GPU, integers everywhere."""

    def make_pair(self):
        pair = Pair(optim.NAdam, make_tensors(SHAPES), lr=0.1)
        pair.run(2)
        for state in pair.folded.state.values():
            state["step"] = state["step"].to("cpu", torch.int64)
        pair.run(2, first=2)
        return pair

    def get_steps(self, optimizer):
        return [state["step"] for state in optimizer.state.values()]

    def test_adjacent(self):
        pair = self.make_pair()
        steps = self.get_steps(pair.folded)
        self.assertTrue(are_adjacent(steps))
        self.assertEqual([step.item() for step in steps], [4.0] * len(SHAPES))
        self.assert_pair(pair)

    def test_new(self):
        """torch creates them on the default device."""
        pair = Pair(optim.Adam, make_tensors(SHAPES), lr=0.1)
        with torch.device("cpu"):
            pair.step([torch.ones(shape, device=DEVICE) for shape in SHAPES])
        pair.run(1, first=1)
        self.assert_pair(pair)
        self.assertEqual(are_adjacent(self.get_steps(pair.folded)), DEVICE == "cuda")

    def test_failed(self):
        """A step that fails leaves no gap."""
        params = [torch.nn.Parameter(param) for param in make_tensors(SHAPES)]
        optimizer = stepfold.torch.fold(optim.Adam(params, lr=0.1))
        for param in params:
            param.grad = torch.ones_like(param)
        optimizer.state[params[2]] = {"step": torch.ones(2)}
        with torch.device("cpu"):
            self.assertRaises(ValueError, optimizer.step)
            self.assertEqual(len(optimizer.state), 1)
            optimizer.state.clear()
            optimizer.step()
        self.assertEqual(are_adjacent(self.get_steps(optimizer)), DEVICE == "cuda")

    def test_one_apart(self):
        """Counts that are no longer adjacent are counted all the same, and adjacent ones again."""
        pair = self.make_pair()
        states = list(pair.folded.state.values())
        near = states[1]["step"]
        states[1]["step"] = near.clone()
        pair.run(2, first=4)
        self.assert_pair(pair)
        near.copy_(states[1]["step"])
        states[1]["step"] = near
        pair.run(2, first=6)
        self.assertTrue(are_adjacent(self.get_steps(pair.folded)))
        self.assert_pair(pair)

    def test_absent(self):
        """Without the gradient of one in the middle, others are not adjacent."""
        pair = self.make_pair()
        shapes = [None if index == 1 else shape for index, shape in enumerate(SHAPES)]
        for _ in range(2):
            pair.step([s if s is None else torch.ones(s, device=DEVICE) for s in shapes])
        pair.run(2, first=4)
        self.assert_pair(pair)

    def test_copies(self):
        """Copies, and states that were saved and loaded, count by themselves."""
        pair = self.make_pair()
        file = io.BytesIO()
        torch.save(pair.folded.state_dict(), file)
        deep = copy.deepcopy(pair.folded.state_dict())
        for state in (torch.load(io.BytesIO(file.getvalue()), weights_only=True), deep):
            other = Pair(optim.NAdam, pair.params["torch"], lr=0.1)
            for optimizer in (other.torch, other.folded):
                optimizer.load_state_dict(copy.deepcopy(state))
            other.run(2, first=4)
            self.assert_pair(other)
            steps = self.get_steps(other.folded)
            self.assertEqual([step.item() for step in steps], [6.0] * len(SHAPES))
        self.assertEqual([s.item() for s in self.get_steps(pair.folded)], [4.0] * len(SHAPES))


if __name__ == "__main__":
    unittest.main()
