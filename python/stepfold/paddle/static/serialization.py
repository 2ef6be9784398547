"""The JSON form of programs in PIR, which the framework writes and reads."""

import tempfile
from pathlib import Path
from typing import Any

import paddle
from paddle.base import core

# Version of the form of programs in JSON.
PIR_VERSION = 1


def serialize(program: Any) -> str:
    """Returns a program as JSON, in the form that `stepfold-translate --import-pir` reads.

    program: a paddle.pir.Program.

    Raises TypeError for another object, as for a program of the older form.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "program.json")
        core.serialize_pir_program(
            program,
            str(path),
            overwrite=True,
            readable=False,
            trainable=True,
            pir_version=PIR_VERSION,
        )
        return path.read_text()


def deserialize(text: str) -> Any:
    """Returns the paddle.pir.Program of the JSON that `serialize` or the compiler has written."""
    program = paddle.static.Program()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "program.json")
        path.write_text(text)
        core.deserialize_pir_program(str(path), program, PIR_VERSION)
    return program
