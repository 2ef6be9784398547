"""Tests of stepfold.torch in Lightning and Fabric, which make objects of classes that derive from
that of the optimizer.

Each trains with and without folding; the losses are those of the same training.
"""

import os
import tempfile
import unittest
import warnings

import lightning
import stepfold.torch
import torch
from lightning.pytorch.utilities import disable_possible_user_warnings
from torch import nn, optim

DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")
# Bound of the difference of a loss, relative to it. On a GPU, the gradients themselves differ from
# run to run.
BOUND = 1e-4 if DEVICE == "cpu" else 2e-3
STEPS = 8
PRECISIONS = ("32-true", "bf16-mixed") if DEVICE == "cpu" else ("32-true", "bf16-mixed", "16-mixed")

disable_possible_user_warnings()


class Sums(torch.utils.data.Dataset):
    """The same sixteen rows of numbers again and again, and their sums."""

    def __len__(self):
        return 16 * STEPS

    def __getitem__(self, index):
        row = torch.randn(8, generator=torch.Generator().manual_seed(index % 16))
        return row, row.sum(0, keepdim=True)


class Automatic(lightning.LightningModule):
    """Lightning steps, clips and scales. keywords: of `fold`; None for a plain optimizer."""

    def __init__(self, keywords):
        super().__init__()
        lightning.seed_everything(0, verbose=False)
        self.model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1))
        self.keywords, self.losses = keywords, []

    def configure_optimizers(self):
        optimizer = optim.AdamW(self.parameters(), lr=1e-2)
        if self.keywords is not None:
            stepfold.torch.fold(optimizer, model=self, **self.keywords)
        scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-2, total_steps=100)
        return {
            "optimizer": optimizer,
            "lr_scheduler": {"scheduler": scheduler, "interval": "step"},
        }

    def compute_loss(self, batch):
        rows, sums = batch
        loss = nn.functional.mse_loss(self.model(rows).float(), sums)
        self.losses.append(loss.item())
        return loss

    def training_step(self, batch, index):
        return self.compute_loss(batch)


class Manual(Automatic):
    """The module steps, and sets the bound of its clip on what Lightning gives it."""

    def __init__(self, keywords):
        super().__init__(keywords)
        self.automatic_optimization = False

    def training_step(self, batch, index):
        optimizer = self.optimizers()
        optimizer.zero_grad()
        self.manual_backward(self.compute_loss(batch))
        if self.keywords is None:
            self.clip_gradients(optimizer, 0.5, "norm")
        else:
            optimizer.max_norm = 0.5
        optimizer.step()
        self.lr_schedulers().step()


def get_clips(precision):
    """Pairs of keywords of `fold` and what Lightning clips to: either of them clips.

    In mixed precision, it does not clip for an optimizer that can unscale gradients itself.
    """
    own = {"max_norm": 0.5}, None
    return [({}, 0.5), own] if precision == "32-true" else [own]


class TrainingCase(unittest.TestCase):
    def assert_alike(self, expected, losses):
        self.assertEqual(len(expected), len(losses))
        self.assertLess(expected[-1], expected[0])
        for theirs, ours in zip(expected, losses):
            self.assertAlmostEqual(theirs, ours, delta=BOUND * theirs)


class LightningTest(TrainingCase):
    def train(self, module, epochs=1, checkpoint=None, **settings):
        """Returns the losses, and the trainer."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        trainer = lightning.Trainer(
            accelerator="cpu" if DEVICE == "cpu" else "gpu",
            devices=1,
            max_epochs=epochs,
            default_root_dir=folder.name,
            logger=False,
            enable_checkpointing=False,
            enable_progress_bar=False,
            enable_model_summary=False,
            **settings,
        )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            loader = torch.utils.data.DataLoader(Sums(), batch_size=16)
            trainer.fit(module, loader, ckpt_path=checkpoint)
        return module.losses, trainer

    def test_automatic(self):
        for precision in PRECISIONS:
            with self.subTest(precision):
                settings = {"precision": precision, "accumulate_grad_batches": 2}
                expected, _ = self.train(Automatic(None), gradient_clip_val=0.5, **settings)
                for keywords, clip in get_clips(precision):
                    losses, _ = self.train(Automatic(keywords), gradient_clip_val=clip, **settings)
                    self.assert_alike(expected, losses)

    def test_manual(self):
        for precision in PRECISIONS:
            with self.subTest(precision):
                expected, _ = self.train(Manual(None), precision=precision)
                losses, _ = self.train(Manual({}), precision=precision)
                self.assert_alike(expected, losses)

    def test_checkpoints(self):
        """Those of either continue with either."""
        expected, _ = self.train(Automatic(None), epochs=2)
        with tempfile.TemporaryDirectory() as folder:
            for first in (None, {}):
                path = os.path.join(folder, f"{first}.ckpt")
                _, trainer = self.train(Automatic(first))
                trainer.save_checkpoint(path)
                for second in (None, {}):
                    with self.subTest(f"{first} to {second}"):
                        losses, _ = self.train(Automatic(second), epochs=2, checkpoint=path)
                        self.assert_alike(expected, [*expected[:STEPS], *losses])


class FabricTest(TrainingCase):
    def run_loop(self, keywords, precision):
        fabric = lightning.Fabric(
            accelerator="cpu" if DEVICE == "cpu" else "gpu", devices=1, precision=precision
        )
        fabric.launch()
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1))
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        model, optimizer = fabric.setup(model, optimizer)
        if keywords is not None:
            stepfold.torch.fold(optimizer.optimizer, model=model, **keywords)
        losses = []
        for rows, sums in torch.utils.data.DataLoader(Sums(), batch_size=16):
            rows, sums = fabric.to_device((rows, sums))
            loss = nn.functional.mse_loss(model(rows).float(), sums)
            fabric.backward(loss)
            if keywords is None or "max_norm" not in keywords:
                # In float16, the first scale makes gradients overflow.
                fabric.clip_gradients(model, optimizer, max_norm=0.5, error_if_nonfinite=False)
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.item())
        return losses

    def test_fabric(self):
        for precision in PRECISIONS:
            with self.subTest(precision):
                expected = self.run_loop(None, precision)
                for keywords, _ in get_clips(precision):
                    self.assert_alike(expected, self.run_loop(keywords, precision))


if __name__ == "__main__":
    unittest.main()
