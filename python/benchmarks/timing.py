"""Measures steps on a device."""

import dataclasses
import statistics
import time

import torch

# Seconds of calls that are not measured.
WARMUP_LIMIT = 0.5
# Cycles for which the device is kept busy while work is enqueued, some 0.2 ms.
BUSY_CYCLES = 400_000
# Small kernels that are launched before a call.
LAUNCHES = 20
# Of pairs, one of which is reported.
SERIES = 5


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


@dataclasses.dataclass
class Series:
    """Wall times of calls and times of a graph's replays, in turn, in ms.

    Their difference is a few us, which clocks and temperatures would change between one
    series and another. `control` has, in turn with them, by how much the wall time of a kernel
    that does nothing for as long is longer than its own: what any call costs there and then.
    """

    wall: list[float] = dataclasses.field(default_factory=list)
    gpu: list[float] = dataclasses.field(default_factory=list)
    control: list[float] = dataclasses.field(default_factory=list)


class PairedTimer:
    def __init__(self):
        # Waiting for the stream returns some us earlier than torch.cuda.synchronize.
        self._stream = torch.cuda.current_stream()
        self._begin, self._end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        self._small = torch.zeros(1, device="cuda")

    def measure(self, step, warmup, repetitions):
        """The one of several series that neighbours on the host disturb least: that whose
        control, not whose step, has the least median.
        """
        graph = capture(step)
        for _ in range(warmup):
            step()
        all_series = [self._measure_series(step, graph, repetitions) for _ in range(SERIES)]
        graph.reset()
        return min(all_series, key=lambda series: statistics.median(series.control))

    def _measure_series(self, step, graph, repetitions):
        cycles = int(BUSY_CYCLES * self._time_work(graph.replay) / self._time_work(self._idle))
        series = Series()
        for _ in range(repetitions):
            series.wall.append(round(self._time_call(step), 6))
            series.gpu.append(round(self._time_work(graph.replay), 6))
            control = self._time_call(self._idle, cycles) - self._time_work(self._idle, cycles)
            series.control.append(round(control, 6))
        return series

    @staticmethod
    def _idle(cycles=BUSY_CYCLES):
        torch.cuda._sleep(cycles)

    def _time_call(self, call, *arguments):
        """Until the work of a call is done, as the only work of the device."""
        call(*arguments)
        torch.cuda.synchronize()
        # As behind a backward pass, what launches kernels is in the host's caches.
        for _ in range(LAUNCHES):
            self._small.add_(1.0)
        torch.cuda.synchronize()
        begin = time.perf_counter()
        call(*arguments)
        self._stream.synchronize()
        return 1e3 * (time.perf_counter() - begin)

    def _time_work(self, call, *arguments):
        """Of a device that does not wait for the host."""
        self._idle()
        self._begin.record()
        call(*arguments)
        self._end.record()
        torch.cuda.synchronize()
        return self._begin.elapsed_time(self._end)
