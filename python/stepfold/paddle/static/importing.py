"""The import of static programs to the compiler."""

from collections.abc import Iterable
from typing import Any

import paddle

from stepfold.compiler import Diagnostic, Program, Session
from stepfold.paddle.static.checks import check_static_mode
from stepfold.paddle.static.programs import to_pir
from stepfold.paddle.static.serialization import serialize

# Remarks of the import on ops and stores outside of the stage.
OUTSIDE_REMARKS = ("NotOfStage", "ReadsGradients", "StoresOutside")


def import_programs(
    session: Session,
    main: Any,
    startup: Any,
    device: str | None = None,
    **import_options: Any,
) -> Program:
    """Returns two static programs as one program of the compiler, a stepfold.compiler.Program.

    session: the stepfold.Session that owns it.
    main, startup: as for `fold`.
    device: as for `fold`.
    import_options: options of Session.import_pir, such as `keep_source=False`.

    Raises what `fold` does; PIR may be turned off.
    """
    check_static_mode()
    main_text, startup_text = (
        serialize(to_pir(name, program).program)
        for name, program in (("main", main), ("startup", startup))
    )
    return session.import_pir(main_text, startup_text, device=find_device(device), **import_options)


def find_device(device: str | None) -> str:
    """Returns the device whose kernels execute a program: by default, the framework's current one.

    A device of the framework is "cpu", or "gpu:0", of which this returns "gpu".
    """
    return device or paddle.get_device().partition(":")[0]


def find_outside(remarks: Iterable[Diagnostic]) -> tuple[str, ...]:
    """Returns the remarks of the import on ops and stores outside of the stage, each text once."""
    return tuple(
        dict.fromkeys(
            remark.message
            for remark in remarks
            if remark.category == "import-pir" and remark.name in OUTSIDE_REMARKS
        )
    )
