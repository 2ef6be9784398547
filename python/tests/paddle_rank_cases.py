"""Processes of tests of stepfold.paddle on several ranks: Gloo connects them on the CPU.

All processes run all tests, in the same order.
"""

import contextlib
import faulthandler
import os
import socket
import subprocess
import sys
import tempfile
import time
import unittest

import paddle

WORLDS = (2, 4)
# Seconds for all tests in one world, and for the other processes if one has failed.
TIMEOUT, GRACE = 300, 5


def get_rank():
    return paddle.distributed.get_rank()


def get_size():
    return paddle.distributed.get_world_size()


def gather(value):
    """The arguments of the processes, by rank."""
    paddle.disable_static()
    try:
        values = []
        paddle.distributed.all_gather_object(values, value)
        return values
    finally:
        paddle.enable_static()


@contextlib.contextmanager
def reserve_port():
    """A port that no other process is given while it is reserved.

    A socket that does not listen has it. A process that asks for this very port gets it, too: both
    set SO_REUSEADDR.
    """
    with socket.socket() as reserved:
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        yield reserved.getsockname()[1]


def make_environment(rank, size, port):
    """The environment of one of the processes, whose first one listens to the port."""
    environment = dict(os.environ)
    for name in ("MASTER_ADDR", "MASTER_PORT"):
        environment.pop(name, None)
    address = f"127.0.0.1:{port}"
    environment.update(
        PADDLE_DISTRI_BACKEND="gloo",
        PADDLE_MASTER=address,
        PADDLE_CURRENT_ENDPOINT=address,
        PADDLE_TRAINER_ID=str(rank),
        PADDLE_TRAINERS_NUM=str(size),
        GLOO_SOCKET_IFNAME="lo",
        GLOG_minloglevel="2",
        OMP_NUM_THREADS="1",
    )
    return environment


def wait(processes):
    """Waits for processes, and kills those that are left when it is over."""
    end = time.monotonic() + TIMEOUT
    try:
        while any(process.poll() is None for process in processes):
            if any(process.returncode for process in processes):
                end = min(end, time.monotonic() + GRACE)
            if time.monotonic() > end:
                break
            time.sleep(0.05)
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
                process.wait()


def run_world(script, size):
    """Runs a script as so many connected processes; what they print, unless all end well."""
    with contextlib.ExitStack() as stack:
        port = stack.enter_context(reserve_port())
        outputs = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in range(size)]
        processes = [
            subprocess.Popen(
                [sys.executable, "-W", "ignore", "-B", os.path.abspath(script)],
                env=make_environment(rank, size, port),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            for rank, output in enumerate(outputs)
        ]
        wait(processes)
        if not any(process.returncode for process in processes):
            return ""
        texts = []
        for rank, (process, output) in enumerate(zip(processes, outputs)):
            output.seek(0)
            texts.append(f"rank {rank} of {size} returned {process.returncode}:\n{output.read()}")
        return "\n".join(texts)


def run_tests():
    """Runs the tests of the script as one of the processes."""
    # A process that hangs says where, and ends also if nobody waits for it any more.
    faulthandler.dump_traceback_later(TIMEOUT - GRACE, exit=True)
    # Groups for programs, too, are made in dynamic mode.
    paddle.distributed.init_parallel_env()
    paddle.enable_static()
    tests = unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"])
    result = unittest.TextTestRunner(failfast=True).run(tests)
    passed = result.wasSuccessful() and result.testsRun > 0
    if passed:
        gather(None)  # No process leaves before all are done.
    sys.stdout.flush()
    sys.stderr.flush()
    # Gloo's threads do not outlive Python.
    os._exit(0 if passed else 1)


def main(script):
    """Runs the tests of a script in the worlds of the command line, or in WORLDS."""
    if "PADDLE_TRAINER_ID" in os.environ:
        run_tests()
    for size in map(int, sys.argv[1:] or WORLDS):
        begin = time.monotonic()
        failure = run_world(script, size)
        if failure:
            sys.exit(failure)
        print(f"{size} ranks: {time.monotonic() - begin:.1f} s")
