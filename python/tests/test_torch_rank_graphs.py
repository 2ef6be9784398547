"""Tests of stepfold.torch: steps of several ranks in CUDA graphs, with their exchange.

STEPFOLD_TEST_DEVICE=cuda test_torch_rank_graphs.py RANKS
"""

import torch
from rank_cases import Divided, RanksCase, Whole, main, make_gradients
from stepfold.torch import Ranks
from stepfold.torch.ranks.words import DELAY
from torch import distributed, optim
from torch.distributed.tensor import Replicate, Shard

PARTS = (((40, 6), Shard(0)), ((5, 3), Shard(0)), ((1, 4), Shard(0)), ((3,), Replicate()))
SETTINGS = {"lr": 1e-2}
REPLAYS = 100


def capture(step):
    """Captures a step after one that is not captured."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        step()
    torch.cuda.current_stream().wait_stream(stream)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph


class GraphTest(RanksCase):
    def test_replays(self):
        whole = Whole(optim.AdamW, SETTINGS, PARTS, max_norm=1.0)
        divided = Divided(optim.AdamW, SETTINGS, PARTS, max_norm=1.0)
        gradients = make_gradients(PARTS, 0)
        for each in (whole, divided):
            each.set_gradients(gradients)
        # More steps than the host waits to check.
        for _ in range(2 * DELAY):
            whole.optimizer.step()
            divided.optimizer.step()
        graph = capture(divided.optimizer.step)
        for _ in range(REPLAYS):
            graph.replay()
        for _ in range(1 + REPLAYS):
            whole.optimizer.step()
        self.compare(whole, divided)
        divided.optimizer.state_dict()

    def test_gloo(self):
        """A graph cannot hold an exchange by gloo, and the error says so."""
        ranks = Ranks(group=distributed.new_group(backend="gloo"))
        divided = Divided(optim.AdamW, SETTINGS, PARTS, max_norm=1.0, ranks=ranks)
        divided.set_gradients(make_gradients(PARTS, 0))
        with self.assertRaisesRegex(RuntimeError, "cannot capture the exchange .* gloo: use a gr"):
            capture(divided.optimizer.step)


if __name__ == "__main__":
    main(__name__)
