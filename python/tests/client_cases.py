"""Trainings in bfloat16 that are stopped and resumed, in programs of others."""

import os
import unittest

import stepfold.torch
import torch

os.environ["HF_HUB_OFFLINE"] = "1"

import transformers  # noqa: E402

DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")

# Keywords of `fold`, and the keys of the state of a large parameter that AdamW updates with them.
MASTERS = {"master_weights": torch.float32}
PACKED = {"state_format": "8bit", "master_weights": "8bit"}
MOMENTS = {"exp_avg", "exp_avg_sq"}
PACKED_MOMENTS = {f"{key}_{part}" for key in MOMENTS for part in ("codes", "scales")}
KEYS = (
    (MASTERS, {"step", "master_weight", *MOMENTS}),
    (PACKED, {"step", "master_error", *PACKED_MOMENTS}),
    ({"state_format": "8bit", **MASTERS}, {"step", "master_weight", *PACKED_MOMENTS}),
    ({"master_weights": "8bit"}, {"step", "master_error", *MOMENTS}),
)


class FoldingTrainer(transformers.Trainer):
    """Folds the optimizer that it makes. options: keywords of `fold`."""

    def __init__(self, *arguments, options, **settings):
        self.options = options
        super().__init__(*arguments, **settings)

    def create_optimizer(self, *arguments, **settings):
        optimizer = super().create_optimizer(*arguments, **settings)
        return stepfold.torch.fold(optimizer, model=self.model, **self.options)


def copy_training(model, optimizer):
    """Returns clones of parameters and of all state, by names, and of the weights with masters."""
    tensors = {}
    for name, param in model.named_parameters():
        tensors[name] = param.detach().clone()
        for key, value in optimizer.state.get(param, {}).items():
            tensors[f"{key} of {name}"] = value.detach().clone()
    weights = model.state_dict()
    if any(name.startswith("master_") for name in tensors):
        weights.update(stepfold.torch.master_state_dict(model, optimizer))
    return tensors, {name: value.clone() for name, value in weights.items()}


class ResumeCase(unittest.TestCase):
    def assert_keys(self, model, optimizer, keys, dtype=torch.bfloat16):
        """Trained parameters have the dtype, and the state of each large one has these keys."""
        larges = 0
        for name, param in model.named_parameters():
            if not param.requires_grad:
                self.assertNotIn(param, optimizer.state, name)
                continue
            self.assertEqual(param.dtype, dtype, name)
            if param.dim() == 2 and param.numel() >= 4096 and param.shape[1] % 32 == 0:
                self.assertEqual(set(optimizer.state[param]), keys, name)
                larges += 1
        self.assertGreater(larges, 0)

    def assert_same(self, expected, result):
        """Compares what copy_training returned. Gradients differ from run to run on a GPU."""
        self.assertEqual(expected[0].keys(), result[0].keys())
        if DEVICE == "cpu":
            for name, value in expected[0].items():
                self.assertEqual(value.dtype, result[0][name].dtype, name)
                self.assertTrue(torch.equal(value, result[0][name]), name)
        self.assertEqual(expected[1].keys(), result[1].keys())
        for name, value in expected[1].items():
            if DEVICE == "cpu":
                self.assertTrue(torch.equal(value, result[1][name]), f"weight {name}")
            else:
                torch.testing.assert_close(value, result[1][name], rtol=2e-2, atol=2e-2)
