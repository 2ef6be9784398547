"""Models and trainings for tests of copies of weights."""

import contextlib
import warnings

import torch
from torch import nn, optim
from torch.nn import functional
from torch.utils.checkpoint import checkpoint
from torch_cases import DEVICE

TOKENS, WIDTH = 32, 16
if DEVICE != "cpu":
    torch.use_deterministic_algorithms(True, warn_only=True)
# No step finds a stale copy, unless a test says so.
warnings.filterwarnings("error", message="copies: .* refresh_copies")


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH, bias=False)

    def forward(self, x):
        return x + self.down(functional.gelu(self.up(self.norm(x))))


class Decoder(nn.Module):
    """The weight of the last layer is that of the embedding, which takes it in float32.

    use_reentrant: the flag of the checkpoint around each block; None without one.
    is_functional: True if a function takes the tied weight, too.
    """

    def __init__(self, use_reentrant=None, is_functional=False):
        super().__init__()
        self.embedding = nn.Embedding(TOKENS, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(2))
        self.head = nn.Linear(WIDTH, TOKENS, bias=False)
        self.head.weight = self.embedding.weight
        self.use_reentrant, self.is_functional = use_reentrant, is_functional

    def forward(self, tokens):
        x = self.embedding(tokens)
        for block in self.blocks:
            if self.use_reentrant is None:
                x = block(x)
            else:
                x = checkpoint(block, x, use_reentrant=self.use_reentrant)
        logits = self.head(x)
        if self.is_functional:
            logits = logits + functional.linear(x, self.embedding.weight)
        return functional.cross_entropy(logits[:, :-1].flatten(0, 1), tokens[:, 1:].flatten())


class Shared(nn.Module):
    """A weight of two modules, one of which runs three times; autocast sums in its dtype."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.second.weight = self.first.weight

    def forward(self, tokens):
        x = functional.one_hot(tokens, TOKENS).float()[..., :WIDTH]
        return (
            self.second(torch.tanh(self.first(self.first(x)))).float().square().mean()
            + self.first(x).float().logsumexp(-1).mean()
        )


class Kept(nn.Module):
    """autocast keeps the loss in float32; the norm takes the weight itself."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)

    def forward(self, tokens):
        x = functional.one_hot(tokens, TOKENS).float()[..., :WIDTH]
        loss = functional.mse_loss(self.norm(self.linear(x)), x)
        return loss + 0.1 * self.linear.weight.square().mean().sqrt()


class Stopped(nn.Module):
    """A module runs without a graph, and again with one, for which autocast has its first cast.

    Between them, the loss has its weight in float32.
    """

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, tokens):
        x = functional.one_hot(tokens, TOKENS).float()[..., :WIDTH]
        with torch.no_grad():
            target = self.first(x)
        weight = self.first.weight
        norms = weight.square().mean() + weight.exp().mean() + weight.sin().mean()
        return norms + functional.mse_loss(self.first(x) + self.second(x), target.roll(1, 0))


class Computed(Stopped):
    """The same, with a checkpoint that is computed again before the first cast's turn."""

    def forward(self, tokens):
        x = self.second(functional.one_hot(tokens, TOKENS).float()[..., :WIDTH])
        with torch.no_grad():
            target = self.first(x)
        weight = self.first.weight
        norms = weight.square().mean() + weight.exp().mean() + weight.sin().mean()
        x = checkpoint(self.first, x + norms, use_reentrant=True)
        return functional.mse_loss(self.first(x), target.roll(1, 0))


class Image(nn.Module):
    """All kinds of convolutions."""

    def __init__(self):
        super().__init__()
        self.conv2d = nn.Conv2d(1, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.grow2d = nn.ConvTranspose2d(4, 2, 2, stride=2)
        self.conv1d = nn.Conv1d(2, 3, 3, padding=1, padding_mode="circular")
        self.grow1d = nn.ConvTranspose1d(3, 2, 2)
        self.conv3d = nn.Conv3d(1, 2, 2, groups=1)
        self.grow3d = nn.ConvTranspose3d(2, 1, 2, bias=False)
        self.linear = nn.Linear(2, 1)

    def forward(self, tokens):
        x = tokens.float()[:, None, :, None].expand(-1, 1, -1, 8) / TOKENS
        x = self.grow2d(functional.relu(self.norm(self.conv2d(x))))
        y = self.grow3d(self.conv3d(x[:, None, :, :4, :4])).float().square().mean()
        x = self.linear(self.grow1d(self.conv1d(x.mean(-1))).transpose(1, 2))
        return x.float().square().mean() + y


class Plain(nn.Module):
    """Convolutions alone, of which autograd saves the weights themselves and not views."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Conv1d(1, 4, 3), nn.Conv1d(4, 4, 3)

    def forward(self, tokens):
        x = tokens.float()[:1, None].expand(1, 1, 8) / TOKENS
        return self.second(self.first(x).tanh()).float().square().mean()


class Tied(nn.Module):
    """The last layer has the weight of the embedding, and runs twice. Blocks may be checkpoints.

    use_reentrant: the flag of the checkpoints; None without one.
    """

    def __init__(self, use_reentrant=None):
        super().__init__()
        self.embedding = nn.Embedding(TOKENS, WIDTH)
        self.blocks = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(2))
        self.inner = nn.Identity()
        self.head = nn.Linear(WIDTH, TOKENS, bias=False)
        self.head.weight = self.embedding.weight
        self.use_reentrant = use_reentrant

    def forward(self, tokens):
        x = self.embedding(tokens)
        for block in self.blocks:
            if self.use_reentrant is None:
                x = x + torch.tanh(block(x))
            else:
                x = x + torch.tanh(checkpoint(block, x, use_reentrant=self.use_reentrant))
        x = self.inner(x)
        logits = self.head(x) + self.head(torch.relu(x))
        return functional.cross_entropy(logits.float().flatten(0, 1), tokens.flatten())


class Training:
    """A model that an optimizer trains under autocast.

    attach: makes the optimizer of the model and its parameters step as it should.
    dtype, cache_enabled: options of autocast.
    """

    def __init__(self, make, attach, dtype=torch.bfloat16, cache_enabled=True):
        torch.manual_seed(0)
        self.model = make()
        self.optimizer = optim.AdamW(self.model.parameters(), lr=1e-2)
        self.call, self.dtype, self.cache_enabled = self.model, dtype, cache_enabled
        self.scaler = None
        attach(self)

    def autocast(self):
        return torch.autocast(DEVICE, self.dtype, cache_enabled=self.cache_enabled)

    def run(
        self,
        steps=3,
        accumulated=1,
        is_one_region=False,
        evaluation=None,
        is_one_backward=False,
    ):
        """Trains. Returns all losses and gradients, and the parameters in the end.

        accumulated: the number of batches of a step.
        is_one_region: True if all that a step computes is in one region of autocast.
        evaluation: the context of an evaluation before each step; None without one.
        is_one_backward: True if all batches, each in its region, have one backward pass.
        """
        seen = []
        for _ in range(steps):
            batches = [torch.randint(0, TOKENS, (3, 8)) for _ in range(accumulated)]
            self.optimizer.zero_grad()
            with self.autocast() if is_one_region else contextlib.nullcontext():
                if evaluation is not None:
                    with evaluation(), self.autocast():
                        seen.append(self.call(batches[0]).detach().clone())
                losses = []
                for batch in batches:
                    with self.autocast():
                        losses.append(self.call(batch))
                    if not is_one_region and not is_one_backward:
                        self.backward(losses[-1])
            if is_one_region or is_one_backward:
                self.backward(sum(losses))
            seen += [loss.detach() for loss in losses]
            seen += [p.grad.clone() for p in self.model.parameters() if p.grad is not None]
            if self.scaler is None:
                self.optimizer.step()
            else:
                self.scaler.step(self.optimizer)
                self.scaler.update()
        return seen + [param.detach().clone() for param in self.model.parameters()]

    def backward(self, loss):
        (loss if self.scaler is None else self.scaler.scale(loss)).backward()
