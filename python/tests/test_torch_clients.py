"""Tests of stepfold.torch in programs of others: transformers' Trainer and accelerate.

Each trains with and without folding; the losses are those of the same training. On a GPU
(STEPFOLD_TEST_DEVICE=cuda), they scale losses in float16. Models
in bfloat16 are stopped and resumed.
"""

import functools
import os
import tempfile
import unittest

import client_cases
import stepfold.torch
import torch
from client_cases import KEYS, ResumeCase, copy_training
from torch import nn, optim

os.environ["HF_HUB_OFFLINE"] = "1"

import accelerate  # noqa: E402
import transformers  # noqa: E402

DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")
# Bound of the difference of a loss or norm, relative to it. On a GPU, the gradients themselves
# differ from run to run.
BOUND = 1e-4 if DEVICE == "cpu" else 2e-3
STEPS, CHECKPOINT = 8, 4
WORDS, LENGTH = 100, 16


class Sentences(torch.utils.data.Dataset):
    """Words in ascending order."""

    def __len__(self):
        return 64

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        words = torch.randint(0, WORDS, (LENGTH,), generator=generator).sort().values
        return {"input_ids": words, "labels": words}


class FoldingTrainer(transformers.Trainer):
    """Folds the optimizer that it makes."""

    def create_optimizer(self, *arguments, **settings):
        optimizer = super().create_optimizer(*arguments, **settings)
        return stepfold.torch.fold(optimizer, model=self.model)


class MasterTrainer(transformers.Trainer):
    """Folds the optimizer of a model in bfloat16, with masters."""

    def create_optimizer(self, *arguments, **settings):
        optimizer = super().create_optimizer(*arguments, **settings)
        return stepfold.torch.fold(optimizer, model=self.model, master_weights=torch.float32)


def make_model():
    transformers.set_seed(0)
    return transformers.GPT2LMHeadModel(
        transformers.GPT2Config(
            vocab_size=WORDS,
            n_positions=LENGTH,
            n_embd=32,
            n_layer=2,
            n_head=2,
            resid_pdrop=0.0,
            embd_pdrop=0.0,
            attn_pdrop=0.0,
        )
    )


def make_trainer(trainer_class, model, folder, **options):
    """A training that accumulates, clips and warms up."""
    arguments = transformers.TrainingArguments(
        output_dir=folder,
        use_cpu=DEVICE == "cpu",
        per_device_train_batch_size=4,
        gradient_accumulation_steps=2,
        max_steps=STEPS,
        warmup_steps=2,
        learning_rate=1e-2,
        weight_decay=0.1,
        logging_steps=1,
        save_steps=CHECKPOINT,
        report_to=[],
        disable_tqdm=True,
        dataloader_pin_memory=False,
        **{"max_grad_norm": 0.5, **options},
    )
    return trainer_class(model=model, args=arguments, train_dataset=Sentences())


def train(trainer_class, folder, resume=None, half="bf16"):
    """The losses and norms of a training."""
    trainer = make_trainer(trainer_class, make_model(), folder, **{half: True})
    trainer.train(resume_from_checkpoint=resume)
    return [
        (entry["loss"], entry["grad_norm"])
        for entry in trainer.state.log_history
        if "grad_norm" in entry
    ]


class TrainerTest(unittest.TestCase):
    def assert_alike(self, expected, result):
        self.assertEqual(len(expected), STEPS)
        self.assertEqual(len(result), STEPS)
        for theirs, ours in zip(expected, result):
            for their, our in zip(theirs, ours):
                self.assertAlmostEqual(their, our, delta=BOUND * their)

    def check(self, half):
        folders = [tempfile.TemporaryDirectory() for _ in range(3)]
        for folder in folders:
            self.addCleanup(folder.cleanup)
        plain, folded, resumed = (folder.name for folder in folders)
        expected = train(transformers.Trainer, plain, half=half)
        self.assertLess(expected[-1][0], expected[0][0])
        self.assert_alike(expected, train(FoldingTrainer, folded, half=half))
        for source in (plain, folded):
            checkpoint = os.path.join(source, f"checkpoint-{CHECKPOINT}")
            for trainer_class in (transformers.Trainer, FoldingTrainer):
                with self.subTest(f"{trainer_class.__name__} from {source}"):
                    again = train(trainer_class, resumed, resume=checkpoint, half=half)
                    self.assert_alike(expected, again)

    def test_trainer(self):
        """Checkpoints in the middle continue with and without folding."""
        self.check("bf16")

    @unittest.skipIf(DEVICE == "cpu", "scales losses on a GPU alone")
    def test_scaled_trainer(self):
        self.check("fp16")

    def test_masters(self):
        """A model in bfloat16 with masters, stopped and resumed: the same weights and masters."""
        results = []
        with tempfile.TemporaryDirectory() as folder:
            for resume in (None, os.path.join(folder, f"checkpoint-{CHECKPOINT}")):
                model = make_model().to(torch.bfloat16)
                trainer = make_trainer(MasterTrainer, model, folder)
                trainer.train(resume_from_checkpoint=resume)
                state_dict = trainer.optimizer.optimizer.state_dict()
                self.assertEqual(state_dict["state"][0]["master_weight"].dtype, torch.float32)
                masters = stepfold.torch.master_state_dict(model, trainer.optimizer.optimizer)
                results.append(
                    {**model.state_dict(), **{f"{k} master": masters[k] for k in masters}}
                )
        for name, expected in results[0].items():
            if DEVICE == "cpu":
                self.assertTrue(torch.equal(expected, results[1][name]), name)
            else:
                torch.testing.assert_close(expected, results[1][name], rtol=2e-2, atol=2e-2)


class TrainerResumeTest(ResumeCase):
    """Trainer and a model in bfloat16: the weights and all state are those of a whole training."""

    def run_trainer(self, options, folder, resume=None, **arguments):
        """Returns the model and its optimizer after the training."""
        model = make_model().to(torch.bfloat16)
        trainer_class = functools.partial(client_cases.FoldingTrainer, options=options)
        trainer = make_trainer(trainer_class, model, folder, **arguments)
        trainer.train(resume_from_checkpoint=resume)
        return model, trainer.optimizer.optimizer

    def check(self, options, keys, **arguments):
        with self.subTest(f"{options}, {arguments}"), tempfile.TemporaryDirectory() as folder:
            whole = self.run_trainer(options, folder, **arguments)
            self.assert_keys(*whole, keys)
            checkpoint = os.path.join(folder, f"checkpoint-{CHECKPOINT}")
            resumed = self.run_trainer(options, folder, checkpoint, **arguments)
            self.assert_same(copy_training(*whole), copy_training(*resumed))

    def test_formats(self):
        for options, keys in KEYS:
            self.check(options, keys)

    def test_autocast(self):
        """With bf16=True, autocast runs the model in bfloat16."""
        for options, keys in KEYS[:2]:
            self.check(options, keys, bf16=True)

    def test_clip_by_step(self):
        """The step clips in place of the Trainer."""
        for options, keys in KEYS[:2]:
            self.check({**options, "max_norm": 0.5}, keys, max_grad_norm=0)

    def test_other_format(self):
        """Packed state is refused by a training without it. Masters are packed when it goes on."""
        (masters, _), (packed, keys) = KEYS[:2]
        with tempfile.TemporaryDirectory() as folder:
            checkpoint = os.path.join(folder, f"checkpoint-{CHECKPOINT}")
            self.run_trainer(packed, folder)
            with self.assertRaisesRegex(ValueError, "has packed state"):
                self.run_trainer(masters, folder, checkpoint)
        with tempfile.TemporaryDirectory() as folder:
            checkpoint = os.path.join(folder, f"checkpoint-{CHECKPOINT}")
            self.run_trainer(masters, folder)
            self.assert_keys(*self.run_trainer(packed, folder, checkpoint), keys)


class AccelerateResumeTest(ResumeCase):
    """The same with states that accelerate saves."""

    def run_loop(self, options, folder, is_resumed, is_prepared, accumulated=1):
        """Returns the model and its optimizer after ten steps.

        is_prepared: True to fold what accelerate has prepared, False to fold before.
        """
        accelerate.state.AcceleratorState._reset_state(True)
        accelerate.state.GradientState._reset_state()
        accelerator = accelerate.Accelerator(
            cpu=DEVICE == "cpu", gradient_accumulation_steps=accumulated
        )
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(64, 96), nn.Tanh(), nn.Linear(96, 64)).bfloat16()
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        if not is_prepared:
            stepfold.torch.fold(optimizer, model=model, **options)
        scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-2, total_steps=20)
        model, optimizer, scheduler = accelerator.prepare(model, optimizer, scheduler)
        if is_prepared:
            stepfold.torch.fold(optimizer.optimizer, model=model, **options)
        first, last = 0, 10 * accumulated
        if is_resumed:
            accelerator.load_state(folder)
            first = last // 2
        for step in range(first, last):
            if step == last // 2 and not is_resumed:
                accelerator.save_state(folder)
            x = torch.randn(16, 64, generator=torch.Generator().manual_seed(step))
            x = x.to(accelerator.device, torch.bfloat16)
            with accelerator.accumulate(model):
                accelerator.backward(nn.functional.mse_loss(model(x), x.cumsum(1)))
                if accelerator.sync_gradients:
                    accelerator.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()
        return model, optimizer.optimizer

    def check(self, options, keys, **settings):
        with self.subTest(f"{options}, {settings}"), tempfile.TemporaryDirectory() as folder:
            whole = self.run_loop(options, folder, is_resumed=False, **settings)
            self.assert_keys(*whole, keys)
            resumed = self.run_loop(options, folder, is_resumed=True, **settings)
            self.assert_same(copy_training(*whole), copy_training(*resumed))

    def test_formats(self):
        for options, keys in KEYS:
            for is_prepared in (False, True):
                self.check(options, keys, is_prepared=is_prepared)

    def test_accumulation(self):
        for options, keys in KEYS[:2]:
            self.check(options, keys, is_prepared=False, accumulated=2)


class AccelerateTest(unittest.TestCase):
    def test_masters(self):
        """A checkpoint of accelerate, resumed: the same weights as without a stop."""
        results = []
        with tempfile.TemporaryDirectory() as folder:
            for is_resumed in (False, True):
                accelerate.state.AcceleratorState._reset_state(True)
                accelerator = accelerate.Accelerator(cpu=DEVICE == "cpu")
                torch.manual_seed(0)
                model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1)).bfloat16()
                optimizer = optim.AdamW(model.parameters(), lr=1e-2)
                stepfold.torch.fold(optimizer, model=model, master_weights=torch.float32)
                model, optimizer = accelerator.prepare(model, optimizer)
                first = 0
                if is_resumed:
                    accelerator.load_state(folder)
                    first = 5
                for step in range(first, 10):
                    if step == 5 and not is_resumed:
                        accelerator.save_state(folder)
                    x = torch.randn(16, 8, generator=torch.Generator().manual_seed(step))
                    x = x.to(accelerator.device, torch.bfloat16)
                    loss = nn.functional.mse_loss(model(x), x.sum(1, keepdim=True))
                    accelerator.backward(loss)
                    accelerator.clip_grad_norm_(model.parameters(), 1.0)
                    optimizer.step()
                    optimizer.zero_grad()
                results.append(stepfold.torch.master_state_dict(model, optimizer.optimizer))
        for name, expected in results[0].items():
            self.assertEqual(expected.dtype, torch.float32)
            if DEVICE == "cpu":
                self.assertTrue(torch.equal(expected, results[1][name]), name)
            else:
                torch.testing.assert_close(expected, results[1][name], rtol=1e-3, atol=1e-3)

    def run_loop(self, is_folded, precision):
        accelerate.state.AcceleratorState._reset_state(True)
        accelerator = accelerate.Accelerator(cpu=DEVICE == "cpu", mixed_precision=precision)
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1))
        # After an overflow, a fused step is called as a folded one is: accelerate takes neither
        # for skipped, and steps the scheduler.
        optimizer = optim.AdamW(model.parameters(), lr=1e-2, fused=precision == "fp16" or None)
        scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-2, total_steps=20)
        if is_folded:
            stepfold.torch.fold(optimizer, model=model)
        model, optimizer, scheduler = accelerator.prepare(model, optimizer, scheduler)
        losses = []
        for step in range(20):
            x = torch.randn(16, 8, generator=torch.Generator().manual_seed(step))
            x = x.to(accelerator.device)
            loss = nn.functional.mse_loss(model(x).float(), x.sum(1, keepdim=True))
            accelerator.backward(loss)
            accelerator.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            scheduler.step()
            optimizer.zero_grad()
            losses.append(loss.item())
        return losses

    def test_accelerate(self):
        precisions = ("no", "bf16") if DEVICE == "cpu" else ("no", "bf16", "fp16")
        for precision in precisions:
            with self.subTest(precision):
                expected = self.run_loop(False, precision)
                self.assertLess(expected[-1], expected[0])
                for theirs, ours in zip(expected, self.run_loop(True, precision)):
                    self.assertAlmostEqual(theirs, ours, delta=BOUND * theirs)


if __name__ == "__main__":
    unittest.main()
