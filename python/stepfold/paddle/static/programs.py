"""Static programs in PIR; those of the framework's older form are translated."""

from dataclasses import dataclass
from typing import Any

import paddle
from paddle.base import core

from stepfold.paddle.static.attributes import copy_parameter_attributes
from stepfold.paddle.static.checks import check_ops


@dataclass(frozen=True)
class StaticProgram:
    """A program in PIR.

    program: a paddle.pir.Program.
    values: for a program that was translated from the older form, its values by the names of the
        variables there.
    """

    program: Any
    values: dict[str, Any]


def to_pir(name: str, program: Any) -> StaticProgram:
    """Returns a program in PIR, and translates one of the older form.

    name: "main" or "startup", for errors.

    Raises TypeError for an object that is not a program, and CompilerError for a program that
    cannot be serialized.
    """
    if isinstance(program, paddle.base.framework.Program):
        static = translate(program)
    elif isinstance(program, paddle.pir.Program):
        static = StaticProgram(program, {})
    else:
        raise TypeError(
            f"{name}: expected a static program, got {type(program).__name__}: pass a program "
            "that paddle.static.Program() has created"
        )
    check_ops(name, static.program)
    return static


def translate(program: Any) -> StaticProgram:
    """Translates a program of the older form, with what Python has set on it and its parameters."""
    # Nothing else has registered it if PIR is turned off.
    paddle.pir.register_paddle_dialect()
    translated: Any
    translated, mapping = core.pir.translate_to_pir_with_param_map(program.desc)
    # A persistable variable is its declaration, any other one the last value written to it.
    values = {
        name: found[0 if found[0].persistable else -1] for name, found in mapping.items() if found
    }
    if program.random_seed:
        translated.random_seed = program.random_seed
    scheduler = getattr(program, "lr_scheduler", None)
    if scheduler is not None:
        translated.lr_scheduler = scheduler
        translated.lr_name = scheduler._var_name
        translated.lr_var = values[scheduler._var_name]
    for parameter in program.all_parameters():
        if parameter.name in values:
            copy_parameter_attributes(parameter, values[parameter.name])
    return StaticProgram(translated, values)
