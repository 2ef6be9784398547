#!/usr/bin/env python3
"""The compiler in one process with the framework, which has an LLVM of its own.

    beside_framework.py LIBRARY PROGRAM PTX before|after

The library is loaded before or after the framework is imported. Then both
work in turns: the framework trains a small model, and the library compiles the
program to the PTX in a file.
"""

import ctypes
import sys


class Library:
    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        for name in ("SessionCreate", "ProgramParse", "ProgramCompile"):
            getattr(self.lib, f"stepfold{name}").restype = ctypes.c_void_p
        for name in ("ErrorGetMessage", "CompilationGetFileName", "CompilationGetFile"):
            getattr(self.lib, f"stepfold{name}").restype = ctypes.c_char_p

    def call(self, name, *arguments):
        error = getattr(self.lib, f"stepfold{name}")(*arguments)
        if error:
            sys.exit(self.lib.stepfoldErrorGetMessage(ctypes.c_void_p(error)).decode())

    def compile(self, program):
        session, parsed, compiled = (ctypes.c_void_p() for _ in range(3))
        size = ctypes.c_size_t(len(program))
        self.call("SessionCreate", 0x00020000, None, ctypes.byref(session))
        self.call("ProgramParse", session, None, program, size, ctypes.byref(parsed))
        self.call("ProgramCompile", parsed, b"target=sm_90", ctypes.byref(compiled))
        count = self.lib.stepfoldCompilationGetNumFiles(compiled)
        names = [self.lib.stepfoldCompilationGetFileName(compiled, i) for i in range(count)]
        (name,) = (name for name in names if name.endswith(b".ptx"))
        ptx = self.lib.stepfoldCompilationGetFile(compiled, name, None)
        for name, handle in (("Compilation", compiled), ("Program", parsed), ("Session", session)):
            getattr(self.lib, f"stepfold{name}Destroy")(handle)
        return ptx


class Framework:
    def __init__(self):
        import paddle

        self.paddle = paddle
        paddle.seed(7)
        self.model = paddle.nn.Linear(8, 1)
        self.optimizer = paddle.optimizer.SGD(0.05, parameters=self.model.parameters())

    def train(self):
        loss = (self.model(self.paddle.ones([4, 8])) - 1.0).square().mean()
        loss.backward()
        self.optimizer.step()
        self.optimizer.clear_grad()
        return float(loss)


def main():
    path, program_path, ptx_path, order = sys.argv[1:]
    with open(program_path, "rb") as file:
        program = file.read()
    with open(ptx_path, "rb") as file:
        expected = file.read()
    if order == "before":
        library = Library(path)
        framework = Framework()
    else:
        framework = Framework()
        library = Library(path)
    losses = []
    for _ in range(5):
        losses.append(framework.train())
        if library.compile(program) != expected:
            sys.exit("the library compiled to another PTX")
    if losses[-1] >= losses[0]:
        sys.exit(f"the framework does not learn: {losses}")
    print(f"{order}: both work")


if __name__ == "__main__":
    main()
