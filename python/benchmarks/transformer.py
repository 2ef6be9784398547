"""Transformers of the sizes of BERT and GPT-2, of torch's modules; the embedding is the last layer.

They compute what the models of that name do, in as few operations as torch has for it, so that the
host is ahead of the device.
"""

import torch
from torch import nn
from torch.nn.functional import gelu, scaled_dot_product_attention

# Width, layers, heads.
SIZES = {
    "tiny": (64, 2, 2),
    "small": (128, 4, 4),
    "base": (768, 12, 12),
    "large": (1024, 24, 16),
    "xl": (1600, 48, 25),
}
# Words of BERT, and of GPT-2 with so many more that kernels divide their number well.
BERT_WORDS, GPT_WORDS = 30522, 50304


class Attention(nn.Module):
    """Separate projections, as BERT has them."""

    def __init__(self, width, heads, is_causal):
        super().__init__()
        self.heads, self.is_causal = heads, is_causal
        self.query, self.key = nn.Linear(width, width), nn.Linear(width, width)
        self.value, self.merge = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x):
        query, key, value = (
            project(x).unflatten(2, (self.heads, -1)).transpose(1, 2)
            for project in (self.query, self.key, self.value)
        )
        mixed = scaled_dot_product_attention(query, key, value, is_causal=self.is_causal)
        return self.merge(mixed.transpose(1, 2).flatten(2))


class Network(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        return self.down(gelu(self.up(x)))


class Layer(nn.Module):
    """Norms follow the shortcuts in BERT, and precede attention and network in GPT-2."""

    def __init__(self, width, heads, is_causal):
        super().__init__()
        self.attention, self.network = Attention(width, heads, is_causal), Network(width)
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.is_causal = is_causal

    def forward(self, x):
        if self.is_causal:
            x = x + self.attention(self.norm1(x))
            return x + self.network(self.norm2(x))
        x = self.norm1(x + self.attention(x))
        return self.norm2(x + self.network(x))


class Transformer(nn.Module):
    """Scores of each token at each place."""

    def __init__(self, letters, length, width, layers, heads, is_causal):
        super().__init__()
        self.embed, self.places = nn.Embedding(letters, width), nn.Embedding(length, width)
        self.norm = nn.LayerNorm(width)
        self.layers = nn.Sequential(*(Layer(width, heads, is_causal) for _ in range(layers)))
        self.head = nn.Identity()
        if not is_causal:
            self.head = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.LayerNorm(width))
        self.predict = nn.Linear(width, letters, bias=not is_causal)
        self.is_causal = is_causal
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Embedding)):
                nn.init.normal_(module.weight, std=0.02)
        self.predict.weight = self.embed.weight

    def forward(self, tokens):
        x = self.embed(tokens) + self.places(torch.arange(tokens.shape[1], device=tokens.device))
        x = self.layers(x if self.is_causal else self.norm(x))
        return self.predict(self.norm(x) if self.is_causal else self.head(x))


def make_bert(size, length=512):
    width, layers, heads = SIZES[size]
    return Transformer(BERT_WORDS, length, width, layers, heads, is_causal=False)


def make_gpt(size, length=1024, words=GPT_WORDS):
    width, layers, heads = SIZES[size]
    return Transformer(words, length, width, layers, heads, is_causal=True)
