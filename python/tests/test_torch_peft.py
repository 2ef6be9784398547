"""Tests of stepfold.torch with peft: adapters of a model whose weights are quantized and frozen.

torchao quantizes: a weight has a class with int8 elements and scales. Each trains with and without
folding; the losses are those of the same training. Adapters in bfloat16 are stopped and resumed.
"""

import os
import tempfile
import unittest

import stepfold.torch
import torch
from client_cases import KEYS, PACKED_MOMENTS, FoldingTrainer, ResumeCase, copy_training
from torch import optim

os.environ["HF_HUB_OFFLINE"] = "1"

import peft  # noqa: E402
import transformers  # noqa: E402
from torchao.quantization import Int8WeightOnlyConfig, quantize_  # noqa: E402

DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")
# Bound of the difference of a loss, relative to it. On a GPU, the gradients themselves differ from
# run to run.
BOUND = 1e-4 if DEVICE == "cpu" else 2e-3
STEPS = 6
WORDS, LENGTH = 64, 16


def make_base(width=64):
    transformers.set_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=WORDS,
        hidden_size=width,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=2,
        max_position_embeddings=LENGTH,
    )
    return transformers.LlamaForCausalLM(config).to(DEVICE)


def make_model():
    model = make_base()
    quantize_(model.model, Int8WeightOnlyConfig())
    return peft.get_peft_model(model, peft.LoraConfig(r=4, target_modules=["q_proj", "v_proj"]))


def train(model, optimizer, max_norm):
    """Returns the losses. Gradients are clipped here, if not by the optimizer."""
    words = torch.arange(2 * LENGTH, device=DEVICE).reshape(2, LENGTH)
    losses = []
    for _ in range(STEPS):
        loss = model(input_ids=words, labels=words).loss
        loss.backward()
        if max_norm is not None:
            torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm)
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    return losses


class PeftTest(unittest.TestCase):
    def setUp(self):
        model = make_model()
        self.expected = train(model, optim.AdamW(model.parameters(), lr=1e-2), max_norm=0.5)
        self.assertLess(self.expected[-1], self.expected[0])

    def check(self, model, optimizer, max_norm=None):
        for theirs, ours in zip(self.expected, train(model, optimizer, max_norm)):
            self.assertAlmostEqual(theirs, ours, delta=BOUND * theirs)

    def fold(self, **keywords):
        """A model, and an optimizer of all of its parameters."""
        model = make_model()
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        return model, stepfold.torch.fold(optimizer, model=model, **keywords)

    def test_options(self):
        """Frozen weights are in the group, and whatever they are, no step accesses them."""
        for keywords in ({}, {"flat": True}, {"fallback": True}):
            for clip in ({"max_norm": 0.5}, {}):
                with self.subTest(f"{keywords}, {clip}"):
                    self.check(*self.fold(**keywords, **clip), max_norm=None if clip else 0.5)

    def test_explanation(self):
        model, optimizer = self.fold()
        reasons = dict(optimizer.explain().left_out)
        for name, param in model.named_parameters():
            if param.requires_grad:
                self.assertNotIn(name, reasons)
            else:
                self.assertEqual(reasons[name], "does not require a gradient")

    def test_checkpoint(self):
        """Adapters and the optimizer are saved, and another process goes on without folding."""
        model, optimizer = self.fold(max_norm=0.5)
        self.check(model, optimizer)
        with tempfile.TemporaryDirectory() as folder:
            model.save_pretrained(folder, save_embedding_layers=False)
            torch.save(optimizer.state_dict(), os.path.join(folder, "optimizer.pt"))
            other = make_model()
            saved = peft.load_peft_weights(folder, device=DEVICE)
            peft.set_peft_model_state_dict(other, saved)
            plain = optim.AdamW(other.parameters(), lr=1e-2)
            plain.load_state_dict(torch.load(os.path.join(folder, "optimizer.pt")))
        expected = train(model, optimizer, max_norm=None)
        for ours, theirs in zip(expected, train(other, plain, max_norm=0.5)):
            self.assertAlmostEqual(theirs, ours, delta=BOUND * theirs)


class MasterTest(unittest.TestCase):
    """Adapters in bfloat16 on a frozen base in bfloat16, with masters."""

    def make(self):
        base = make_base().to(torch.bfloat16)
        lora = peft.LoraConfig(r=4, target_modules=["q_proj", "v_proj"])
        model = peft.get_peft_model(base, lora, autocast_adapter_dtype=False)
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        stepfold.torch.fold(optimizer, model=model, max_norm=0.5, master_weights=torch.float32)
        return model, optimizer

    def test_resumed(self):
        """The adapter alone is saved, as users save it."""
        whole, part, resumed = self.make(), self.make(), self.make()
        train(*whole, None)
        train(*whole, None)
        train(*part, None)
        saved = peft.get_peft_model_state_dict(part[0]), part[1].state_dict()
        peft.set_peft_model_state_dict(resumed[0], saved[0])
        resumed[1].load_state_dict(saved[1])
        train(*resumed, None)
        trained = [p for p in whole[0].parameters() if p.requires_grad]
        others = [p for p in resumed[0].parameters() if p.requires_grad]
        for param, other in zip(trained, others):
            masters = [
                optimizer.state[p]["master_weight"]
                for optimizer, p in ((whole[1], param), (resumed[1], other))
            ]
            self.assertEqual(param.dtype, torch.bfloat16)
            if DEVICE == "cpu":
                self.assertTrue(torch.equal(*masters))
            else:
                torch.testing.assert_close(*masters, rtol=2e-2, atol=2e-2)
        frozen = [p for p in whole[0].parameters() if not p.requires_grad]
        self.assertFalse(any(p in whole[1].state for p in frozen))


def load_state(optimizer, folder):
    optimizer.load_state_dict(torch.load(os.path.join(folder, "optimizer.pt")))


class Sentences(torch.utils.data.Dataset):
    """Words in ascending order."""

    def __len__(self):
        return 16

    def __getitem__(self, index):
        words = (torch.arange(LENGTH) + index) % WORDS
        return {"input_ids": words, "labels": words}


class NarrowTrainer(FoldingTrainer):
    """Keeps adapters in bfloat16: a Trainer that resumes has loaded them in float32."""

    def create_optimizer(self, *arguments, **settings):
        for param in self.model.parameters():
            if param.requires_grad:
                param.data = param.data.to(torch.bfloat16)
        return super().create_optimizer(*arguments, **settings)


class ResumeTest(ResumeCase):
    """Adapters that are large enough for packed state, on a frozen base in bfloat16."""

    is_narrow = True  # False for adapters in float32

    def make_model(self):
        base = make_base(128).to(torch.bfloat16)
        lora = peft.LoraConfig(r=32, target_modules=["q_proj", "v_proj"])
        return peft.get_peft_model(base, lora, autocast_adapter_dtype=not self.is_narrow)

    def fold(self, model, options):
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        return stepfold.torch.fold(optimizer, model=model, max_norm=0.5, **options)

    def load_weights(self, folder, options):
        """The adapter is loaded into a model like the first."""
        model = self.make_model()
        optimizer = self.fold(model, options)
        peft.set_peft_model_state_dict(model, peft.load_peft_weights(folder, device=DEVICE))
        load_state(optimizer, folder)
        return model, optimizer

    def load_pretrained(self, folder, options):
        """The adapter is made anew on a base."""
        model = peft.PeftModel.from_pretrained(
            make_base(128).to(torch.bfloat16),
            folder,
            is_trainable=True,
            autocast_adapter_dtype=False,
        )
        optimizer = self.fold(model, options)
        load_state(optimizer, folder)
        return model, optimizer

    def load_later(self, folder, options):
        """The adapter is loaded after the state."""
        model = self.make_model()
        optimizer = self.fold(model, options)
        load_state(optimizer, folder)
        model.load_adapter(folder, "default", is_trainable=True, autocast_adapter_dtype=False)
        return model, optimizer

    def test_formats(self):
        for options, keys in KEYS:
            model = self.make_model()
            optimizer = self.fold(model, options)
            train(model, optimizer, None)
            with tempfile.TemporaryDirectory() as folder:
                model.save_pretrained(folder, save_embedding_layers=False)
                torch.save(optimizer.state_dict(), os.path.join(folder, "optimizer.pt"))
                train(model, optimizer, None)
                self.assert_keys(model, optimizer, keys)
                expected = copy_training(model, optimizer)
                for load in (self.load_weights, self.load_pretrained, self.load_later):
                    with self.subTest(f"{options}, {load.__name__}"):
                        model, optimizer = load(folder, options)
                        train(model, optimizer, None)
                        self.assert_same(expected, copy_training(model, optimizer))

    def run_trainer(self, trainer_class, options, folder, resume=None):
        """Returns the model and its optimizer after a training by transformers' Trainer."""
        model = self.make_model()
        arguments = transformers.TrainingArguments(
            output_dir=folder,
            use_cpu=DEVICE == "cpu",
            per_device_train_batch_size=4,
            max_steps=6,
            save_steps=3,
            learning_rate=1e-2,
            report_to=[],
            disable_tqdm=True,
            dataloader_pin_memory=False,
        )
        trainer = trainer_class(
            model=model, args=arguments, train_dataset=Sentences(), options=options
        )
        trainer.train(resume_from_checkpoint=resume)
        return model, trainer.optimizer.optimizer

    def check_trainer(self, trainer_class, options, keys, dtype):
        with self.subTest(f"{options}"), tempfile.TemporaryDirectory() as folder:
            whole = self.run_trainer(trainer_class, options, folder)
            self.assert_keys(*whole, keys, dtype)
            checkpoint = os.path.join(folder, "checkpoint-3")
            resumed = self.run_trainer(trainer_class, options, folder, checkpoint)
            self.assert_same(copy_training(*whole), copy_training(*resumed))

    def test_trainer(self):
        """A checkpoint of the Trainer has the adapter alone, which peft loads in float32."""
        for options, keys in KEYS[:2]:
            self.check_trainer(NarrowTrainer, options, keys, torch.bfloat16)

    def test_float32_trainer(self):
        """Adapters in float32, which peft makes unless told otherwise, need no masters."""
        self.is_narrow = False
        keys = {"step", *PACKED_MOMENTS}
        self.check_trainer(FoldingTrainer, {"state_format": "8bit"}, keys, torch.float32)


if __name__ == "__main__":
    unittest.main()
