"""Tests of stepfold.torch with peft: adapters of a model whose weights are quantized and frozen.

torchao quantizes: a weight has a class with int8 elements and scales. Each trains with and without
folding; the losses are those of the same training.
"""

import os
import tempfile
import unittest

import stepfold.torch
import torch
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


def make_base():
    transformers.set_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=WORDS,
        hidden_size=64,
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


if __name__ == "__main__":
    unittest.main()
