"""Measures steps on a device."""

import time

import torch

# Seconds of calls that are not measured.
WARMUP_LIMIT = 0.5
# Cycles for which the device is kept busy while work is enqueued, some 0.2 ms.
BUSY_CYCLES = 400_000


class Device:
    """Where steps run: "cuda", or "cpu", which has no graphs to replay."""

    def __init__(self, name):
        self.name, self.is_cuda = name, name == "cuda"

    def synchronize(self):
        if self.is_cuda:
            torch.cuda.synchronize()

    def get_free_bytes(self):
        """What nobody on the device has."""
        if not self.is_cuda:
            return 0
        torch.cuda.empty_cache()
        return torch.cuda.mem_get_info()[0]

    def get_allocated_bytes(self):
        return torch.cuda.memory_allocated() if self.is_cuda else 0

    def get_peak_bytes(self):
        """The most that torch had since `reset_peak`."""
        return torch.cuda.max_memory_allocated() if self.is_cuda else 0

    def reset_peak(self):
        if self.is_cuda:
            torch.cuda.reset_peak_memory_stats()


def measure_calls(device, step, warmup, repetitions):
    """Wall and host times of eager calls, in ms: until all is done, and until the call returns."""
    wall, host = [], []
    # Where a call is slow, fewer warm it up.
    limit = time.perf_counter() + WARMUP_LIMIT
    while warmup > 1 and time.perf_counter() < limit:
        step()
        device.synchronize()
        warmup -= 1
    for index in range(1 + repetitions):
        device.synchronize()
        begin = time.perf_counter()
        step()
        returned = time.perf_counter()
        device.synchronize()
        done = time.perf_counter()
        if index > 0:
            wall.append(round(1e3 * (done - begin), 6))
            host.append(round(1e3 * (returned - begin), 6))
    return wall, host


def record(step):
    """A graph of one step, which is not executed."""
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph


def capture(step):
    """A graph of one step. Some steps are executed before."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    return record(step)


def measure_replays(step, warmup, repetitions):
    """Times of a graph's replays between two events each, in ms."""
    graph = capture(step)
    events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(repetitions)]
    for _ in range(warmup):
        graph.replay()
    # Replays are enqueued while the device is busy, so that it never waits for the host.
    for begin, end in events:
        begin.record()
        graph.replay()
        end.record()
    torch.cuda.synchronize()
    times = [round(begin.elapsed_time(end), 6) for begin, end in events]
    graph.reset()
    return times


def measure_pairs(step, warmup, repetitions):
    """Wall times of calls and times of a graph's replays, in turn, in ms.

    Their difference is a few us, which clocks and temperatures would change between one
    series and another.
    """
    graph = capture(step)
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    # Waiting for the stream returns some us earlier than torch.cuda.synchronize.
    stream = torch.cuda.current_stream()
    for _ in range(warmup):
        step()
    wall, gpu = [], []
    for _ in range(repetitions):
        # As one of a series, the call finds the host's caches warm.
        step()
        torch.cuda.synchronize()
        called = time.perf_counter()
        step()
        stream.synchronize()
        wall.append(round(1e3 * (time.perf_counter() - called), 6))
        torch.cuda._sleep(BUSY_CYCLES)
        begin.record()
        graph.replay()
        end.record()
        torch.cuda.synchronize()
        gpu.append(round(begin.elapsed_time(end), 6))
    graph.reset()
    return wall, gpu
