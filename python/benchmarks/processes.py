"""Processes of benchmarks on several ranks: each has a GPU of this host, or they share its CPU."""

import datetime
import json
import os
import platform
import shlex
import sys
import tempfile

import torch
from stage import query_device
from timing import Device
from torch import distributed, multiprocessing
from torch.distributed.device_mesh import init_device_mesh

VERSION = 1
# A process that waits longer for others raises an error.
TIMEOUT = datetime.timedelta(seconds=120)


class Process:
    """One of the processes, with its device and the mesh of all."""

    def __init__(self, rank, path, device, size):
        self.rank, self.size = rank, size
        self.device = Device(device)
        if self.device.is_cuda:
            torch.cuda.set_device(rank)
        # All processes are on this host, whose name may have no address.
        os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
        distributed.init_process_group(
            "nccl" if self.device.is_cuda else "gloo",
            init_method=f"file://{path}",
            rank=rank,
            world_size=size,
            timeout=TIMEOUT,
        )
        # Barriers and results do not use the GPU.
        self._control = distributed.new_group(backend="gloo", timeout=TIMEOUT)
        self.mesh = init_device_mesh(device, (size,))

    def wait(self):
        """Waits until the device is idle, and all other processes are here, too."""
        self.device.synchronize()
        distributed.barrier(self._control)

    def gather(self, value):
        """Returns the values of all ranks."""
        values = [None] * self.size
        distributed.all_gather_object(values, value, self._control)
        return values

    def print(self, *lines):
        if self.rank == 0:
            print(*lines, sep="\n", flush=True)

    def describe(self):
        """Returns what the run is of: the device, versions and the command."""
        run = {
            "processes": self.size,
            "device": platform.processor() or platform.machine(),
            "torch": torch.__version__,
            "python": platform.python_version(),
            "command": shlex.join(sys.argv),
        }
        if self.device.is_cuda:
            queried = query_device()
            run["device"] = torch.cuda.get_device_name()
            run["driver"] = queried.get("driver_version", queried.get("error"))
            run["nccl"] = ".".join(map(str, torch.cuda.nccl.version()))
        return run

    def print_run(self, run):
        names = [name for name in ("driver", "torch", "nccl", "python") if name in run]
        versions = ", ".join(f"{name} {run[name]}" for name in names)
        unit = "GPUs" if self.device.is_cuda else "processes"
        self.print(f"{run['processes']} {unit}, {run['device']}, {versions}", run["command"])

    def end(self):
        """Ends this process, once all have results."""
        self.wait()
        # A group of NCCL whose collectives were captured may wait forever when it is destroyed.
        os._exit(0)


def add_options(parser):
    """Adds the options of the device and the number of processes."""
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--processes", type=int, help="all GPUs by default, and 2 on a CPU")


def read_options(parser):
    arguments = parser.parse_args()
    if arguments.processes is None:
        arguments.processes = torch.cuda.device_count() if arguments.device == "cuda" else 2
    if arguments.processes < 1:
        parser.error("--processes must be at least 1")
    return arguments


def run_process(rank, path, device, size, run, arguments):
    process = Process(rank, path, device, size)
    run(process, *arguments)
    process.end()


def start(run, device, size, *arguments):
    """Calls `run` with a Process and the arguments in so many processes.

    An error of one process ends the others.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ranks")
        multiprocessing.spawn(run_process, (path, device, size, run, arguments), size)


def write_results(path, format, about, rows):
    """Writes what the run is of, and rows of what each rank has measured."""
    content = {"format": format, "version": VERSION, "run": about, "rows": rows}
    with open(path, "w") as file:
        json.dump(content, file, indent=1)
        file.write("\n")
