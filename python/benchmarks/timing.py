"""Measures steps on a device."""

import dataclasses
import math
import statistics
import time

import torch

# Seconds of calls that are not measured.
WARMUP_LIMIT = 0.5
# Cycles for which the device is kept busy while work is enqueued, some 0.2 ms.
BUSY_CYCLES = 400_000
# Cycles for each of many replays that are enqueued, some 50 us.
REPLAY_CYCLES = 100_000
# Small kernels that are launched before a call.
LAUNCHES = 20
# Number of series of pairs, one of which is reported; for so many seconds there may be more.
SERIES = 5
PATIENCE = 15


class Device:
    """The device that runs steps: "cuda", or "cpu", which has no graphs to replay."""

    def __init__(self, name):
        self.name, self.is_cuda = name, name == "cuda"

    def synchronize(self):
        if self.is_cuda:
            torch.cuda.synchronize()

    def get_free_bytes(self):
        """Returns the size of the device's memory that nobody uses."""
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
    # Slow calls are warmed up fewer times.
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


def record(step, pool=None):
    """A graph of one step, which is not executed.

    pool: the pool of memory, which graphs may share that are not replayed at once.
    """
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, pool=pool):
        step()
    return graph


def capture(step, pool=None):
    """A graph of one step, as of `record`. Some steps are executed before."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    return record(step, pool)


def measure_replays(steps, warmup, repetitions):
    """Times of replays of each step's graph between two events each, in ms: a list for each step.

    Replays of several steps alternate.
    """
    graphs = [capture(step) for step in steps]
    for _ in range(warmup):
        for graph in graphs:
            graph.replay()
    replays = [
        (graph, *(torch.cuda.Event(enable_timing=True) for _ in range(2)))
        for _ in range(repetitions)
        for graph in graphs
    ]
    # Replays are enqueued while the device is busy, so that it never waits for the host, which
    # takes longer than the shortest graphs.
    torch.cuda._sleep(REPLAY_CYCLES * len(replays))
    for graph, begin, end in replays:
        begin.record()
        graph.replay()
        end.record()
    torch.cuda.synchronize()
    times = [round(begin.elapsed_time(end), 6) for _, begin, end in replays]
    for graph in graphs:
        graph.reset()
    return [times[index :: len(graphs)] for index in range(len(graphs))]


@dataclasses.dataclass
class Series:
    """Times in ms, in turn: wall times of calls of a step, times of its graph's replays on the
    device, and wall times of such replays.

    Wall times are longer than those on the device by a few us, which clocks and temperatures
    would change between one series and another. Wall times of replays are the control: they have
    the step's work without its call.
    """

    wall: list[float] = dataclasses.field(default_factory=list)
    gpu: list[float] = dataclasses.field(default_factory=list)
    control: list[float] = dataclasses.field(default_factory=list)

    def get_overhead(self):
        return statistics.median(w - g for w, g in zip(self.wall, self.gpu))

    def get_control_overhead(self):
        return statistics.median(c - g for c, g in zip(self.control, self.gpu))


class PairedTimer:
    def __init__(self):
        # Waiting for the stream returns some us earlier than torch.cuda.synchronize.
        self._stream = torch.cuda.current_stream()
        self._begin, self._end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        self._small = torch.zeros(1, device="cuda")

    def measure(self, step, warmup, repetitions, quiet=math.inf):
        """The one of several series that neighbours on the host disturb least: that whose
        control, not whose step, has the least overhead. Also the overheads of all controls.

        quiet: an overhead that is good enough. Without such a series, there are more of them for a
            while.
        """
        graph = capture(step)
        for _ in range(warmup):
            step()
        deadline = time.perf_counter() + PATIENCE
        all_series, overheads = [], []
        while len(all_series) < SERIES or (
            min(overheads) > quiet and time.perf_counter() < deadline
        ):
            all_series.append(self._measure_series(step, graph, repetitions))
            overheads.append(all_series[-1].get_control_overhead())
        graph.reset()
        return all_series[overheads.index(min(overheads))], overheads

    def _measure_series(self, step, graph, repetitions):
        series = Series()
        for _ in range(repetitions):
            series.wall.append(self._time_call(step))
            series.gpu.append(self._time_work(graph.replay))
            series.control.append(self._time_call(graph.replay))
        return series

    def _time_call(self, call):
        """Until the work of a call is done, as the only work of the device."""
        # A step has been before, and kernels of others: the host's caches are warm.
        call()
        torch.cuda.synchronize()
        for _ in range(LAUNCHES):
            self._small.add_(1.0)
        torch.cuda.synchronize()
        begin = time.perf_counter()
        call()
        self._stream.synchronize()
        return round(1e3 * (time.perf_counter() - begin), 6)

    def _time_work(self, call):
        """Returns the time of a call on a device that does not wait for the host."""
        torch.cuda._sleep(BUSY_CYCLES)
        self._begin.record()
        call()
        self._end.record()
        torch.cuda.synchronize()
        return round(self._begin.elapsed_time(self._end), 6)
