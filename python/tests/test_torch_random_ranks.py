"""Tests of stepfold.torch: random models, meshes and options on several ranks.

    test_torch_random_ranks.py [RANKS ...]

STEPFOLD_TEST_RUNS is the number of cases, and STEPFOLD_TEST_SEED the seed of the first one. What
the ranks compute has the bits of one process that has all elements, with exact norms.
"""

import math
import os
import random

import torch
from rank_cases import DEVICE, Divided, RanksCase, Whole, get_size, main, make_gradients, make_mesh
from rule_cases import RULES
from stepfold.torch import LAMB, LARS, Lion, Ranks
from torch import distributed, optim
from torch.distributed.tensor import Replicate, Shard

NUM_RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "5"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "0"))
KINDS = (
    (optim.AdamW, {"lr": 1e-2}),
    (optim.Adam, {"lr": 1e-2, "amsgrad": True}),
    (optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    (optim.Adagrad, {"lr": 0.1}),
    (optim.RMSprop, {"lr": 1e-2, "centered": True}),
    (Lion, {"lr": 1e-2}),
    (LAMB, {"lr": 1e-2}),
    (LARS, {"lr": 0.5, "weight_decay": 0.01}),
    (RULES["stable_adamw"], {}),
)
STEPS = 4


def draw_mesh(draw):
    """Draws the shape of a mesh of all ranks."""
    shapes = [(get_size(),)]
    shapes += [(n, get_size() // n) for n in (2, 4) if n < get_size() and get_size() % n == 0]
    return draw.choice(shapes)


def draw_parts(draw, num_dimensions):
    """Draws the shapes of parameters and their placements, of which one is sharded."""
    parts = []
    for index in range(draw.randint(1, 6)):
        shape = tuple(draw.randint(1, 9) for _ in range(draw.randint(1, 3)))
        choices = [Replicate(), *(Shard(dim) for dim in range(len(shape)))]
        placements = [draw.choice(choices) for _ in range(num_dimensions)]
        if index == 0:
            placements[draw.randrange(num_dimensions)] = Shard(0)
        # A dimension is divided once: torch would divide it again in another order.
        shards = [placement for placement in placements if placement.is_shard()]
        if len(set(shards)) < len(shards):
            placements[1] = Replicate()
        parts.append((shape, *placements))
    return parts


def draw_options(draw):
    options = {}
    if draw.random() < 0.8:
        options["max_norm"] = draw.choice([0.01, 0.5, 1e3])
        options["norm_type"] = draw.choice([2.0, 2.0, math.inf])
        options["write_back"] = draw.random() < 0.2
    elif draw.random() < 0.5:
        options["clip_value"] = 0.1
    return options


class RandomRanksTest(RanksCase):
    def check_case(self, seed):
        draw = random.Random(seed)
        shape = draw_mesh(draw)
        parts, options = draw_parts(draw, len(shape)), draw_options(draw)
        kind, settings = draw.choice(KINDS)
        dtype = draw.choice([torch.float32, torch.float32, torch.bfloat16])
        if dtype == torch.bfloat16:
            options["master_weights"] = torch.float32
        scale = draw.choice([None, 8.0])
        pair = []
        for each in (Whole, Divided):
            scaler = None
            if scale is not None:
                scaler = torch.amp.GradScaler(DEVICE, init_scale=scale)
                scaler.scale(torch.ones(()))
            more = {} if scaler is None else {"grad_scaler": scaler}
            if each is Divided:
                arguments = (parts, make_mesh(*shape), dtype)
                more |= {"ranks": draw.choice([None, Ranks()]), "exact_norms": True}
            else:
                arguments = (parts, dtype)
            pair.append((each(kind, settings, *arguments, **options, **more), scaler))
        for step in range(STEPS):
            gradients = make_gradients(parts, 10 * seed + step, dtype)
            if scale is not None:
                gradients = [scale * gradient for gradient in gradients]
            if draw.random() < 0.2:
                values = gradients[draw.randrange(len(parts))].view(-1)
                values[draw.randrange(len(values))] = draw.choice([math.inf, math.nan])
                # Without a scaler, elements become NaN, whose bits are not compared.
                if scale is None:
                    continue
            gradients = [None if draw.random() < 0.1 else gradient for gradient in gradients]
            for made, scaler in pair:
                made.set_gradients(gradients)
                if scaler is None:
                    made.optimizer.step()
                else:
                    scaler.step(made.optimizer)
                    scaler.update()
                    self.assertIn(scaler.get_scale(), (scale, scale / 2))
                    scaler.update(scale)
            self.compare(*(made for made, _ in pair))

    def test_random(self):
        for seed in range(SEED, SEED + NUM_RUNS):
            try:
                self.check_case(seed)
            except BaseException:
                print(f"rank {distributed.get_rank()} of {get_size()}: seed {seed}", flush=True)
                raise


if __name__ == "__main__":
    main(__name__)
