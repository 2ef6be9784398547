#!/usr/bin/env python3
"""Trains a small decoder on text made here, with AdamW, folded, which clips gradients itself.

    language_model.py                       (--device cuda, --steps 500, --layers 4)
    language_model.py --plain               (the same with clip_grad_norm_: the same losses)

PYTHONPATH contains the folder python/, unless Stepfold is installed.
"""

import argparse
import random

import stepfold.torch
import torch
from torch import Tensor, nn, optim
from torch.nn.utils import clip_grad_norm_

MAX_NORM = 1.0


def make_text(lines: int) -> str:
    """Sums, one a line, such as "17 + 4 = 21"."""
    draw = random.Random(0)
    pairs = [(draw.randrange(50), draw.randrange(50)) for _ in range(lines)]
    return "".join(f"{a} + {b} = {a + b}\n" for a, b in pairs)


class Layer(nn.Module):
    """Attention to what came before, then a network of two layers, each beside a shortcut."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.project, self.merge = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.network = nn.Sequential(
            nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width)
        )

    def forward(self, x: Tensor) -> Tensor:
        parts = self.project(self.norm1(x)).unflatten(2, (3, self.heads, -1))
        query, key, value = parts.permute(2, 0, 3, 1, 4)  # Each: batch, head, place, width.
        mixed = nn.functional.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.merge(mixed.transpose(1, 2).flatten(2))
        output: Tensor = x + self.network(self.norm2(x))
        return output


class Decoder(nn.Module):
    """Predicts the next character at each place."""

    def __init__(self, letters: int, length: int, width: int, heads: int, layers: int) -> None:
        super().__init__()
        self.embed, self.places = nn.Embedding(letters, width), nn.Embedding(length, width)
        self.layers = nn.Sequential(*(Layer(width, heads) for _ in range(layers)))
        self.norm, self.predict = nn.LayerNorm(width), nn.Linear(width, letters, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        places = torch.arange(tokens.shape[1], device=tokens.device)
        x = self.layers(self.embed(tokens) + self.places(places))
        scores: Tensor = self.predict(self.norm(x))
        return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lr", type=float, default=3e-3, help="the largest one")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--batch", type=int, default=16, help="pieces of text in a step")
    parser.add_argument("--length", type=int, default=64, help="characters of a piece")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--layers", type=int, default=2)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--plain", action="store_true", help="does not fold the optimizer")
    options = parser.parse_args()

    text = make_text(2000)
    letters = sorted(set(text))
    tokens = torch.tensor([letters.index(letter) for letter in text])
    torch.manual_seed(0)
    model = Decoder(len(letters), options.length, options.width, 4, options.layers)
    model.to(options.device)
    optimizer = optim.AdamW(model.parameters(), lr=options.lr, betas=(0.9, 0.95), weight_decay=0.1)
    if not options.plain:
        # The step clips gradients in the kernels that read them, and writes none. It writes the
        # weights in bfloat16, too, so autocast casts neither them nor their gradients.
        dtype = torch.bfloat16
        stepfold.torch.fold(
            optimizer, model=model, max_norm=MAX_NORM, copies=dtype, grad_dtype=dtype
        )
    scheduler = optim.lr_scheduler.OneCycleLR(optimizer, options.lr, total_steps=options.steps)
    print(type(optimizer).__name__)
    for step in range(options.steps):
        generator = torch.Generator().manual_seed(step)
        starts = torch.randint(len(text) - options.length, (options.batch, 1), generator=generator)
        pieces = tokens[starts + torch.arange(options.length + 1)].to(options.device)
        with torch.autocast(torch.device(options.device).type, torch.bfloat16):
            scores = model(pieces[:, :-1])
            loss = nn.functional.cross_entropy(scores.flatten(0, 1), pieces[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        if options.plain:
            clip_grad_norm_(model.parameters(), MAX_NORM)
        optimizer.step()
        scheduler.step()
        print(f"step {step} loss {loss.item():.4f}")


if __name__ == "__main__":
    main()
