"""Tests of stepfold.torch: a rank is lost, and the others raise an error, with nothing written."""

import datetime
import os
import signal
import tempfile
import unittest

import stepfold.torch
import torch
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn, optim
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Shard, distribute_tensor
from torch.multiprocessing import get_context

TIMEOUT = datetime.timedelta(seconds=5)
SIZE, STEPS = 3, 3


def run(rank, path, number, sender):
    """Takes steps as one of the processes; the last one loses itself by a signal."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo", init_method=f"file://{path}", rank=rank, world_size=SIZE, timeout=TIMEOUT
    )
    mesh = init_device_mesh("cpu", (SIZE,))
    whole = torch.randn(6, 4, generator=torch.Generator().manual_seed(0))
    param = nn.Parameter(distribute_tensor(whole, mesh, [Shard(0)], src_data_rank=None))
    optimizer = stepfold.torch.fold(optim.AdamW([param], lr=0.1), max_norm=1.0)
    for _ in range(STEPS):
        param.grad = torch.ones_like(param)
        optimizer.step()
    if rank == SIZE - 1:
        os.kill(os.getpid(), number)
    before = [get_local(param.detach()).clone(), *copy_state(optimizer, param)]
    try:
        optimizer.step()
    except RuntimeError as error:
        after = [get_local(param.detach()), *copy_state(optimizer, param)]
        sender.send((str(error), all(map(torch.equal, before, after))))
    os._exit(0)  # gloo cannot leave the others behind in order.


def copy_state(optimizer, param):
    """Copies the state that `state_dict` has, on this rank."""
    state = optimizer.state_dict()["state"][0]
    return [get_local(value.detach()).clone() for value in state.values()]


class LostRanksTest(unittest.TestCase):
    def check_lost(self, number):
        context = get_context("fork")
        receiver, sender = context.Pipe(duplex=False)
        with tempfile.TemporaryDirectory() as folder:
            arguments = f"{folder}/rendezvous", number, sender
            processes = [
                context.Process(target=run, args=(rank, *arguments)) for rank in range(SIZE)
            ]
            for process in processes:
                process.start()
            try:
                for _ in range(SIZE - 1):
                    self.assertTrue(receiver.poll(10 * TIMEOUT.total_seconds()))
                    message, is_unchanged = receiver.recv()
                    self.assertTrue(message)
                    self.assertTrue(is_unchanged)
            finally:
                for process in processes:
                    process.kill()
                    process.join()

    def test_killed(self):
        self.check_lost(signal.SIGKILL)

    def test_stopped(self):
        self.check_lost(signal.SIGSTOP)


if __name__ == "__main__":
    unittest.main()
