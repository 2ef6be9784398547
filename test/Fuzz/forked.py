"""Runs checks in forked processes, so that a check may crash or hang.

A worker checks one case after the other, and another takes its place when a case ends it. Data that
all cases need is loaded before the fork.
"""

import os
import select
import signal
import struct
import sys
import traceback
from dataclasses import dataclass

# A message of a worker: its kind and the size of its text.
HEADER = struct.Struct("=ci")
MAX_TEXT = select.PIPE_BUF - HEADER.size
STEP, RESULT = b"s", b"r"


def send(pipe, kind, text):
    data = text.encode(errors="replace")[:MAX_TEXT]
    os.write(pipe, HEADER.pack(kind, len(data)) + data)


def work(check, cases, pipe):
    """Checks `cases` and ends the process."""
    for case in cases:
        try:
            problem = check(case, lambda step: send(pipe, STEP, step))
        except Exception:
            problem = "the check fails: " + traceback.format_exc()
        send(pipe, RESULT, problem or "")
    os._exit(0)


@dataclass(frozen=True)
class Result:
    """Result of a case: the last step that its check entered, and the problem, or None."""

    step: str
    problem: str | None


class Worker:
    def __init__(self, check, cases):
        self.pipe, write = os.pipe()
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.pipe)
            work(check, cases, write)
        os.close(write)

    def read(self, size):
        data = b""
        while len(data) < size and (part := os.read(self.pipe, size - len(data))):
            data += part
        return data

    def receive(self, timeout):
        """The next message; nothing where the worker has ended. Raises TimeoutError."""
        if not select.select([self.pipe], [], [], timeout)[0]:
            raise TimeoutError
        header = self.read(HEADER.size)
        if not header:
            return None
        kind, size = HEADER.unpack(header)
        return kind, self.read(size).decode(errors="replace")

    def wait(self):
        """Waits for the worker and returns its exit status as text."""
        os.close(self.pipe)
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return f"exits with {status}" if status >= 0 else f"ends by {signal.Signals(-status).name}"

    def check_one(self, timeout):
        """The result of the next case, and whether the worker is gone."""
        step = ""
        try:
            while message := self.receive(timeout):
                kind, text = message
                if kind == RESULT:
                    return Result(step, text or None), False
                step = text
        except TimeoutError:
            os.kill(self.pid, signal.SIGKILL)
            self.wait()
            return Result(step, f"takes more than {timeout} s"), True
        return Result(step, self.wait()), True


def run(check, cases, timeout):
    """Yields the Result of each of `cases`, a list.

    check(case, enter): returns what is wrong, or None. It calls enter(text) before each step; a
        step may end the process, and must not take more than `timeout` seconds.
    """
    position = 0
    while position < len(cases):
        worker, is_gone = Worker(check, cases[position:]), False
        while position < len(cases) and not is_gone:
            result, is_gone = worker.check_one(timeout)
            yield result
            position += 1
        if not is_gone:
            worker.wait()
