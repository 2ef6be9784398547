#!/usr/bin/env python3
"""Checks that no tool loses a file that it cannot replace.

    check_outputs.py PROGRAM PIR FOLDER

Each tool writes its outputs over old ones: with the disk full (a limit of the size of files stands
for that), to a device that is full, and interrupted. It must end with one error that names the
file, or by the signal; the old files must be as they were, and no others beside them.
"""

import os
import pathlib
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time


def limit_files():
    # Else the signal would end the tool.
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))


def run(command, **options):
    result = subprocess.run(
        [str(part) for part in command], stderr=subprocess.PIPE, text=True, **options
    )
    return result.returncode, result.stderr


def read_tree(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def check_error(command, status, errors, culprit):
    expected = f"{pathlib.Path(command[0]).name}: error: "
    if status != 1 or not errors.startswith(expected) or errors.count("\n") != 1:
        sys.exit(f"{command}: expected one error, got {status}: {errors}")
    if f"cannot write '{culprit}" not in errors:
        sys.exit(f"{command}: expected an error that names {culprit}, got {errors}")


def check_full_disk(folder, command, culprit):
    before = read_tree(folder)
    status, errors = run(command, preexec_fn=limit_files, stdout=subprocess.DEVNULL)
    check_error(command, status, errors, culprit)
    if read_tree(folder) != before:
        sys.exit(f"{command}: the files are not as they were")


def check_full_device(command):
    with open("/dev/full", "w") as device:
        status, errors = run(command, stdout=device)
    check_error(command, status, errors, "standard output")


def check_interrupt(folder, command):
    """Interrupts a command once it has begun to write."""
    before = read_tree(folder)
    process = subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)
    while set(read_names(folder)) == {path.name for path in before}:
        if process.poll() is not None:
            sys.exit(f"{command}: ended with {process.returncode} before it wrote")
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    process.wait()
    if process.returncode == 0 or read_tree(folder) != before:
        sys.exit(f"{command}: the files are not as they were")


def read_names(folder):
    return [path.name for path in folder.iterdir()]


def check_plan(folder, program):
    """Checks that a new plan removes files of a killed compiler, and no foreign files."""
    left = folder / "stage-0123456789abcdef.o"
    foreign = folder / "stage-mine.o"
    for path in (left, foreign):
        path.write_text("x")
    command = ["stepfold-compile", program, "--quiet", "-o", folder, "--features=sse2"]
    if run(command)[0] != 0 or left.exists() or not foreign.exists():
        sys.exit("expected the files of no plan to be removed, and no others")
    if len(list(folder.glob("stage-*.o"))) != 2:
        sys.exit("expected the library of one plan")
    foreign.unlink()


def check_redirects(opt, folder):
    """A file that an open file stands for is its opener's: it keeps its place and what it holds."""
    expected = subprocess.run([str(part) for part in opt], stdout=subprocess.PIPE).stdout
    file, link = folder / "redirect.mlir", folder / "stdout"
    link.symlink_to("/dev/stdout")
    for name in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", link):
        with open(file, "wb") as output:
            output.write(b"// before\n")
            output.flush()
            before = file.stat().st_ino
            status, errors = run([*opt, "-o", name], stdout=output)
            output.write(b"// after\n")
        if status != 0 or file.stat().st_ino != before:
            sys.exit(f"{name}: expected the redirected file to stay: {errors}")
        if file.read_bytes() != b"// before\n" + expected + b"// after\n":
            sys.exit(f"{name}: expected the output between what others wrote")
    if not link.is_symlink():
        sys.exit("expected the link to the standard output to stay")


def check_modes(opt, folder):
    """A replaced file has the mode of the old one, whatever the umask; a new one follows that."""
    file = folder / "mode.mlir"
    for mode in (0o600, 0o640, 0o666):
        file.write_text("x")
        file.chmod(mode)
        before = file.stat().st_ino
        status, errors = run([*opt, "-o", file], preexec_fn=lambda: os.umask(0o022))
        if status != 0 or file.stat().st_ino == before:
            sys.exit(f"expected the file to be replaced: {errors}")
        if stat.S_IMODE(file.stat().st_mode) != mode:
            sys.exit(f"expected mode {mode:o}, got {file.stat().st_mode:o}")
    file.unlink()
    run([*opt, "-o", file], preexec_fn=lambda: os.umask(0o027))
    if stat.S_IMODE(file.stat().st_mode) != 0o640:
        sys.exit(f"expected a new file to follow the umask, got {file.stat().st_mode:o}")


def check_dangling_links(opt, folder):
    """Checks that a link's target is made where the link points, not in the tool's folder."""
    target, link, outer = (folder / name for name in ("later.mlir", "inner.mlir", "outer.mlir"))
    link.symlink_to("later.mlir")
    outer.symlink_to(link)
    status, errors = run([*opt, "-o", outer])
    if status != 0 or not (outer.is_symlink() and link.is_symlink() and target.is_file()):
        sys.exit(f"expected the file behind the links to be made: {errors}")
    loop = folder / "loop.mlir"
    loop.symlink_to("loop.mlir")
    command = [*opt, "-o", loop]
    status, errors = run(command)
    check_error(command, status, errors, loop)
    if not loop.is_symlink():
        sys.exit("expected a link to itself to stay")
    loop.unlink()


def main():
    program, pir, folder = (pathlib.Path(argument) for argument in sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    texts, plan, dumps = folder / "texts", folder / "plan", folder / "dumps"
    texts.mkdir(parents=True)
    opt = ["stepfold-opt", program, "--allow-unregistered-dialect"]
    translate = ["stepfold-translate", "--import-pir", pir]
    compiler = ["stepfold-compile", program, "--quiet", "-o", plan]
    save = ["stepfold-run", program, f"--save={texts}/state.safetensors"]
    commands = [
        ([*opt, "-o", texts / "opt.mlir"], texts / "opt.mlir"),
        ([*translate, "-o", texts / "translate.mlir"], texts / "translate.mlir"),
        (compiler, ""),
        (
            ["stepfold-compile", program, "--quiet", "--target=sm_90", "--ptxas=none", "-o", plan],
            plan,
        ),
        (save, texts / "state.safetensors"),
        (["stepfold-compile", program, "--quiet", "-o", plan, f"--dump-stages={dumps}"], dumps),
    ]
    for command, _ in commands:
        status, errors = run(command, stdout=subprocess.DEVNULL)
        if command is commands[3][0]:
            # A plan for the host again, for what follows.
            status, errors = run(compiler)
        if status != 0:
            sys.exit(f"{command}: {errors}")
    for command, culprit in commands:
        check_full_disk(folder, command, culprit)
    status, errors = run(["stepfold-run", plan], stdout=subprocess.DEVNULL)
    if status != 0:
        sys.exit(f"the old plan is lost: {errors}")
    for command in (
        opt,
        translate,
        ["stepfold-run", plan],
        ["stepfold-compile", program, "-o", folder / "other"],
    ):
        check_full_device(command)
    check_plan(plan, program)
    passes = ",".join(["cse"] * 30_000)
    check_interrupt(
        texts, [*opt, f"--pass-pipeline=builtin.module({passes})", "-o", texts / "opt.mlir"]
    )
    link = texts / "link.mlir"
    link.symlink_to("opt.mlir")
    before = (texts / "opt.mlir").stat().st_ino
    if run([*opt, "-o", link])[0] != 0 or not link.is_symlink():
        sys.exit("expected a link to stay")
    if (texts / "opt.mlir").stat().st_ino == before:
        sys.exit("expected the file behind the link to be replaced")
    for check in (check_redirects, check_modes, check_dangling_links):
        check(opt, texts)
    print(f"{len(commands)} outputs on a full disk")


if __name__ == "__main__":
    main()
