"""Tests of stepfold.Session, the compiler from Python.

Needs stepfold-opt on PATH.
"""

import array
import contextlib
import copy
import ctypes
import ctypes.util
import gc
import os
import pickle
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import unittest.mock
import weakref

from stepfold import CompilerError, Plan, Session
from stepfold.compiler_library import DiagnosticCallback
from stepfold.interruption import call_interruptibly

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test")
PROGRAM = os.path.join(TESTS, "Programs", "mlp_sgd.mlir")
PIR = os.path.join(TESTS, "Frontends", "Paddle", "Inputs", "op_sgd_f32.{}.json")


def read(path):
    with open(path) as file:
        return file.read()


def read_pir():
    return read(PIR.format("main")), read(PIR.format("startup"))


class ProgramTest(unittest.TestCase):
    def setUp(self):
        self.session = Session()
        self.addCleanup(self.session.close)

    def parse(self):
        return self.session.parse(read(PROGRAM), "mlp_sgd.mlir")

    def test_passes_are_those_of_the_tool(self):
        program = self.parse()
        program.optimize("fuse=false")
        command = ["stepfold-opt", PROGRAM, "--allow-unregistered-dialect"]
        command += ["--optim-optimize=fuse=false"]
        expected = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        self.assertEqual(str(program) + "\n", expected)
        other = self.parse()
        other.run_passes("optim-optimize{fuse=false}")
        self.assertEqual(str(other), str(program))

    def test_forms_of_text(self):
        program = self.parse()
        self.assertIn('"func.func"()', program.print(generic=True))
        self.assertIn("loc(", program.print(locations=True))
        self.assertNotIn("loc(", program.print())

    def test_bytecode(self):
        program = self.parse()
        bytecode = program.write_bytecode()
        self.assertIn(b"\0", bytecode)
        self.assertEqual(str(self.session.parse(bytecode)), str(program))

    def test_remarks(self):
        self.parse().run_passes("func.func(optim-merge)")
        merged = [r for r in self.session.remarks if r.name == "Merged"]
        self.assertEqual(len(merged), 1)
        self.assertEqual(merged[0].category, "optim-merge")
        self.assertEqual(
            merged[0].message,
            "merged updates into one (updatesBefore=4, updatesAfter=1, tensors=4)",
        )
        self.assertEqual(merged[0].file, "mlp_sgd.mlir")
        self.assertGreater(merged[0].line, 0)
        self.assertIn(f"mlp_sgd.mlir:{merged[0].line}:", str(merged[0]))

    def test_errors_have_a_place(self):
        with self.assertRaises(CompilerError) as context:
            self.session.parse("module {\n  func.func @f( {\n}", "bad.mlir")
        error = context.exception
        self.assertEqual((error.kind, error.file, error.line), ("program", "bad.mlir", 2))
        self.assertTrue(str(error).startswith(f"bad.mlir:2:{error.column}: expected"), error)
        self.assertEqual(self.session.diagnostics[-1].severity, "error")

    def test_what_fails_changes_nothing(self):
        program = self.parse()
        before = str(program)
        for pipeline, text in (
            ("optim-marge", "'optim-marge' does not refer to a registered pass"),
            ("optim-optimize{merge=maybe}", "'maybe' is invalid value"),
        ):
            with self.assertRaisesRegex(CompilerError, text) as context:
                program.run_passes(pipeline)
            self.assertEqual(context.exception.kind, "argument")
        self.assertEqual(str(program), before)

    def test_text_ends_at_no_zero_byte(self):
        with self.assertRaisesRegex(ValueError, "pipeline: expected text without zero bytes"):
            self.parse().run_passes("cse\0optim-marge")

    def test_options_of_sessions(self):
        with self.assertRaisesRegex(CompilerError, "no such option speed"):
            Session("speed=9")
        with Session("allow-unregistered=false") as session:
            with self.assertRaisesRegex(CompilerError, "unregistered"):
                session.parse('func.func @f() {\n  "a.b"() : () -> ()\n  return\n}')

    def test_pir_comes_back(self):
        main, startup = read_pir()
        program = self.session.import_pir(main, startup, device="cpu")
        exported = program.export_pir()
        again = self.session.import_pir(*exported, device="cpu")
        # All but the attribute and the resource that hold what was imported.
        texts = [text.print().split("{-#")[0].partition("\n  ")[2] for text in (program, again)]
        self.assertIn("optim.sgd", texts[0])
        self.assertEqual(*texts)
        self.assertEqual(self.session.parse(program.print()).export_pir(), exported)
        kept = self.session.import_pir(main, startup, device="cpu", keep_parsed=True)
        for _ in range(2):
            self.assertEqual(kept.export_pir(), exported)
        only_main, none = self.session.import_pir(main, device="cpu").export_pir()
        self.assertEqual(only_main, exported[0])
        self.assertIsNone(none)

    def test_errors_of_import_and_export(self):
        with self.assertRaisesRegex(CompilerError, "mine.json: .*not JSON") as context:
            self.session.import_pir("{", main_name="mine.json")
        self.assertEqual(context.exception.file, "mine.json")
        with self.assertRaisesRegex(CompilerError, "expected 'gpu' or 'cpu', got 'tpu'"):
            self.session.import_pir(*read_pir(), device="tpu")
        with self.assertRaisesRegex(CompilerError, "has no source programs"):
            self.parse().export_pir()
        program = self.session.import_pir(*read_pir())
        program.run_passes("optim-optimize")
        with self.assertRaisesRegex(CompilerError, "'optim.foreach'"):
            program.export_pir()

    def test_kernels_that_cannot_be_assembled(self):
        """The assembler is at fault, and not the program."""
        with tempfile.TemporaryDirectory() as folder:
            assembler = os.path.join(folder, "ptxas")
            with open(assembler, "w") as file:
                file.write("#!/bin/sh\necho no licence\nexit 3\n")
            os.chmod(assembler, 0o700)
            program = self.session.import_pir(*read_pir(), device="gpu")
            for compile in (program.compile, lambda o: program.export_kernels(folder, o)):
                with self.assertRaisesRegex(CompilerError, "with status 3: no licence") as context:
                    compile(f"target=sm_90 ptxas={assembler}")
                self.assertEqual(context.exception.kind, "system")
            self.assertEqual(os.listdir(folder), ["ptxas"])

    def test_compilation(self):
        with self.parse().compile("target=host") as compilation:
            libraries = [name for name in compilation.files if name.endswith(".o")]
            self.assertEqual(len(libraries), 1)
            with tempfile.TemporaryDirectory() as folder:
                compilation.write(folder)
                for name, data in compilation.files.items():
                    with open(os.path.join(folder, name), "rb") as file:
                        self.assertEqual(file.read(), data)
                with Plan.load(folder) as plan:
                    self.assertEqual(plan.target, "host")
        with self.assertRaisesRegex(CompilerError, "the compilation is closed"):
            compilation.files  # noqa: B018
        with self.assertRaisesRegex(CompilerError, "sm_20"):
            self.parse().compile("target=sm_20")

    def test_interrupts(self):
        # In a job of a shell it may be ignored.
        handler = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, handler)
        program = self.parse()
        before = str(program)
        # In the middle of the pipeline, of which the program would be merged.
        interrupt = DiagnosticCallback(lambda *_: os.kill(os.getpid(), signal.SIGINT))
        self.session._call("stepfoldSessionSetDiagnosticCallback", interrupt, None)
        with self.assertRaises(KeyboardInterrupt):
            program.run_passes(",".join(["func.func(optim-merge)", *["cse"] * 100_000]))
        self.session._call("stepfoldSessionSetDiagnosticCallback", self.session._collect, None)
        self.assertEqual(str(program), before)
        program.run_passes("func.func(optim-merge)")
        self.assertNotEqual(str(program), before)

    def test_calls_that_cannot_be_made(self):
        with self.assertRaises(ctypes.ArgumentError):
            self.session._call("stepfoldProgramParse", None, bytearray(), 0, ctypes.c_void_p())

    def test_errors_keep_nothing_of_the_caller(self):
        """The traceback of an error has its frames, and is not part of a cycle."""

        class Value:
            pass

        def fail():
            raise ValueError

        def call():
            value = Value()
            references.append(weakref.ref(value))
            call_interruptibly(fail, (), lambda: None, lambda _: None)

        references = []
        gc.disable()
        self.addCleanup(gc.enable)
        for _ in range(3):
            with contextlib.suppress(ValueError):
                call()
        self.assertEqual([reference() for reference in references], [None] * 3)

    def test_interrupts_in_a_row(self):
        class Interrupt(Exception):
            pass

        def interrupt(*_):
            raise Interrupt

        # The call goes on until all have come; it ends, and gives a result, after the last.
        events, freed = [], []
        library = self.session._library

        def call():
            for _ in range(3):
                os.kill(os.getpid(), signal.SIGUSR1)
                time.sleep(0.1)
            events.append("ended")
            return 1

        handler = signal.signal(signal.SIGUSR1, interrupt)
        self.addCleanup(signal.signal, signal.SIGUSR1, handler)
        with self.assertRaises(Interrupt):
            call_interruptibly(call, (), lambda: events.append("cancel"), freed.append)
        self.assertEqual((events[0], events[-1], freed), ("cancel", "ended", [1]))

        # The result of an interrupted call is destroyed.
        destroyed = []
        destroy = library.stepfoldTextDestroy
        with unittest.mock.patch.object(
            library, "stepfoldTextDestroy", lambda text: (destroyed.append(1), destroy(text))
        ):
            program = self.parse()
            print_program = library.stepfoldProgramPrint

            def print_late(*arguments):
                os.kill(os.getpid(), signal.SIGUSR1)
                time.sleep(0.1)
                return print_program(*arguments)

            with unittest.mock.patch.object(library, "stepfoldProgramPrint", print_late):
                with self.assertRaises(Interrupt):
                    program.print()
            self.assertEqual(len(destroyed), 1)
        self.assertIn("func.func", program.print())

    def test_calls_without_another_thread(self):
        error = RuntimeError("can't start new thread")
        with unittest.mock.patch("_thread.start_new_thread", side_effect=error):
            self.assertIn("func.func", self.parse().print())

    def test_calls_of_other_threads(self):
        texts = []
        thread = threading.Thread(target=lambda: texts.append(str(self.parse())))
        thread.start()
        thread.join()
        self.assertEqual(texts, [str(self.parse())])

    def test_full_disk(self):
        compilation = self.parse().compile("target=host")
        with tempfile.TemporaryDirectory() as folder:
            compilation.write(folder)
            files = {
                name: os.stat(os.path.join(folder, name)).st_ino for name in os.listdir(folder)
            }
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            # The signal of the limit is ignored by Python.
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
            try:
                with self.assertRaisesRegex(CompilerError, "cannot write '.*': File too large"):
                    compilation.write(folder)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            left = {name: os.stat(os.path.join(folder, name)).st_ino for name in os.listdir(folder)}
            self.assertEqual(left, files)
            Plan.load(folder).close()

    def test_plans_load_while_they_are_replaced(self):
        program = self.parse()
        targets = ("target=host", "target=host features=sse2")
        compilations = [program.compile(options) for options in targets]
        with tempfile.TemporaryDirectory() as folder:
            compilations[0].write(folder)

            def write():
                for index in range(100):
                    compilations[index % 2].write(folder)

            thread = threading.Thread(target=write)
            thread.start()
            while thread.is_alive():
                Plan.load(folder).close()
            thread.join()
            self.assertEqual(set(os.listdir(folder)), set(compilations[1].files))

    def test_interpreter(self):
        """A plan has the bits of the interpreter."""
        program = self.parse()
        with tempfile.TemporaryDirectory() as folder, program.interpret() as interpreter:
            program.compile("target=host").write(folder)
            generator = random.Random(7)
            with Plan.load(folder) as plan:
                expected = {(v.role, v.name): v.bytes for v in plan.variables}
                self.assertEqual(interpreter.variables, expected)
                for v in plan.variables:
                    values = [generator.uniform(-1, 1) for _ in range(v.bytes // 4)]
                    data = array.array("f", values).tobytes()
                    plan.write(v.name, data, v.role)
                    interpreter.write(v.name, data, v.role)
                for _ in range(2):
                    plan.step()
                    interpreter.step()
                for v in plan.variables:
                    result = bytearray(v.bytes)
                    interpreter.read(v.name, result, v.role)
                    self.assertEqual(bytes(result), plan.read(v.name, v.role))
            name, size = plan.variables[0].name, plan.variables[0].bytes
            with self.assertRaisesRegex(CompilerError, f"'{name}': expected {size} bytes, got 1"):
                interpreter.write(name, b"1")
            with self.assertRaisesRegex(CompilerError, "the program has no gradient 'none'"):
                interpreter.read("none", bytearray(4), "gradient")
        with self.assertRaisesRegex(CompilerError, "the interpreter is closed"):
            interpreter.step()
        with self.assertRaisesRegex(CompilerError, "expected a function"):
            self.session.parse("module {}").interpret()

    def test_ends_of_life(self):
        program = self.parse()
        self.session.close()
        program.run_passes("func.func(optim-merge)")
        self.assertEqual(len([r for r in self.session.remarks if r.name == "Merged"]), 1)
        with self.assertRaisesRegex(CompilerError, "the session is closed"):
            self.parse()
        program.close()
        program.close()
        with self.assertRaisesRegex(CompilerError, "the program is closed"):
            program.print()
        # The program keeps what the library calls back.
        program = Session().parse(read(PROGRAM))
        gc.collect()
        program.run_passes("func.func(optim-merge)")

    def test_no_copies(self):
        for function in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaisesRegex(TypeError, "a Session cannot be copied or pickled"):
                function(self.session)
            with self.assertRaisesRegex(TypeError, "a Program cannot be copied or pickled"):
                function(self.parse())


class LibraryTest(unittest.TestCase):
    def import_in_child(self, statements, **environment):
        command = [sys.executable, "-B", "-c", statements]
        return subprocess.run(
            command, env=dict(os.environ, **environment), capture_output=True, text=True
        )

    def test_import_needs_no_framework(self):
        child = self.import_in_child(
            "import sys, stepfold\n"
            "stepfold.Session().close()\n"
            "print(sorted({'numpy', 'paddle', 'torch'} & set(sys.modules)))"
        )
        self.assertEqual(child.stdout, "[]\n", child.stderr)

    def test_missing_library(self):
        child = self.import_in_child(
            "import stepfold\nstepfold.Session()", STEPFOLD_COMPILER="/no/such/library.so"
        )
        self.assertIn("OSError: /no/such/library.so", child.stderr)

    def test_other_library(self):
        libc = ctypes.util.find_library("c")
        child = self.import_in_child("import stepfold\nstepfold.Session()", STEPFOLD_COMPILER=libc)
        self.assertIn("expected a later version, with stepfoldSessionCreate", child.stderr)

    def test_calls_without_memory_are_errors(self):
        child = self.import_in_child(
            "import resource\n"
            "from stepfold import CompilerError, Session\n"
            "Session().close()\n"
            "size = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
            "limits = resource.getrlimit(resource.RLIMIT_AS)\n"
            f"text = open({PROGRAM!r}).read()\n"
            "for more in (4, 12, 20, 28, 36, 44):\n"
            "    resource.setrlimit(resource.RLIMIT_AS, (size + (more << 20), limits[1]))\n"
            "    try:\n"
            "        Session().parse(text).compile()\n"
            "    except CompilerError as error:\n"
            "        print(error)\n"
            "    resource.setrlimit(resource.RLIMIT_AS, limits)\n"
            "Session().parse(text).compile()\n"
            "print('compiled')\n"
        )
        message = "internal error: out of memory\n"
        self.assertEqual(child.stdout, 6 * message + "compiled\n", child.stderr)


if __name__ == "__main__":
    unittest.main()
