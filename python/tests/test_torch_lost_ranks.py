"""Tests of stepfold.torch: a rank is lost, and the others raise an error.

Nothing is written if they wait for the norm of a clip. Behind the moments of LAMB, the optimizer
gives no state that is half of a step.
"""

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


OPTIMIZERS = {
    "clip": lambda param: stepfold.torch.fold(optim.AdamW([param], lr=0.1), max_norm=1.0),
    "norms": lambda param: stepfold.torch.fold(stepfold.torch.LAMB([param], lr=0.1)),
}


def run(rank, path, number, sender, name):
    """Takes steps as one of the processes; the last one loses itself by a signal."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo", init_method=f"file://{path}", rank=rank, world_size=SIZE, timeout=TIMEOUT
    )
    mesh = init_device_mesh("cpu", (SIZE,))
    whole = torch.randn(6, 4, generator=torch.Generator().manual_seed(0))
    param = nn.Parameter(distribute_tensor(whole, mesh, [Shard(0)], src_data_rank=None))
    optimizer = OPTIMIZERS[name](param)
    for _ in range(STEPS):
        param.grad = torch.ones_like(param)
        optimizer.step()
    if rank == SIZE - 1:
        os.kill(os.getpid(), number)
    before = [get_local(param.detach()).clone(), *copy_state(optimizer, param)]
    try:
        optimizer.step()
    except RuntimeError as error:
        is_safe = torch.equal(before[0], get_local(param.detach()))
        try:
            after = [get_local(param.detach()), *copy_state(optimizer, param)]
            is_safe &= name == "clip" and all(map(torch.equal, before, after))
        except stepfold.torch.RankError:
            is_safe &= name == "norms"
        sender.send((str(error), is_safe))
    os._exit(0)  # gloo cannot leave the others behind in order.


def copy_state(optimizer, param):
    """Copies the state that `state_dict` has, on this rank."""
    state = optimizer.state_dict()["state"][0]
    return [get_local(value.detach()).clone() for value in state.values()]


class LostRanksTest(unittest.TestCase):
    def check_lost(self, number, name):
        context = get_context("fork")
        receiver, sender = context.Pipe(duplex=False)
        with tempfile.TemporaryDirectory() as folder:
            arguments = f"{folder}/rendezvous", number, sender, name
            processes = [
                context.Process(target=run, args=(rank, *arguments)) for rank in range(SIZE)
            ]
            for process in processes:
                process.start()
            try:
                for _ in range(SIZE - 1):
                    self.assertTrue(receiver.poll(10 * TIMEOUT.total_seconds()))
                    message, is_safe = receiver.recv()
                    self.assertTrue(message)
                    self.assertTrue(is_safe)
            finally:
                for process in processes:
                    process.kill()
                    process.join()

    def test_killed(self):
        for name in OPTIMIZERS:
            with self.subTest(name):
                self.check_lost(signal.SIGKILL, name)

    def test_stopped(self):
        for name in OPTIMIZERS:
            with self.subTest(name):
                self.check_lost(signal.SIGSTOP, name)


if __name__ == "__main__":
    unittest.main()
