"""Steps of parameters of 16 bits, as programs of the framework's older form.

In PIR, the framework refuses types for which its build has no kernels. Its builds for CPUs have
none that update masters. The older form takes them.
"""

from collections.abc import Sequence
from typing import Any

import paddle
from paddle.base import framework
from paddle.base.layer_helper import LayerHelper
from paddle.nn import ClipGradByGlobalNorm

from stepfold.paddle.dynamic.dtypes import is_narrow, name_dtype

# Names that operators give to the operand that is the master.
MASTERS = ("MasterParam", "master_param")


def needs_older_form(params: Sequence[Any]) -> bool:
    """Returns whether this build of the framework cannot write a step of parameters in PIR."""
    return not paddle.is_compiled_with_cuda() and any(map(is_narrow, params))


def is_older_form() -> bool:
    """Returns whether ops are added to programs of the older form."""
    return not framework.in_pir_mode()


def write_updates(writer: Any, given: Any) -> None:
    """Writes the updates of a group, which programs of the older form do not have.

    writer: the optimizer that writes a program.
    given: pairs of parameters and gradients, or a dictionary that has them as "params" besides the
        settings of their group.
    """
    if isinstance(given, dict):
        writer._grad_clip = given["grad_clip"]
        # It sets the settings of the group on the optimizer.
        pairs = writer._update_param_group(given)
    else:
        pairs = given
    if isinstance(writer._grad_clip, ClipGradByGlobalNorm):
        raise TypeError(
            "its builds for CPUs write no ClipGradByGlobalNorm of parameters of 16 bits"
        )
    if any(name_dtype(param.dtype) == "float64" for param, _ in pairs):
        # Numbers would be float32, which PIR takes as values of the program.
        raise TypeError("its builds for CPUs write no float64 parameters beside ones of 16 bits")
    # The pairs stay in their order.
    writer._sorted = True
    # In dynamic mode, decay reads masters, which exist before it. Their first values are those of
    # the parameters.
    writer.helper = LayerHelper(type(writer).__name__)
    block = framework.default_main_program().global_block()
    writer._create_accumulators(block, [param for param, _ in pairs])
    for op in writer.apply_gradients(pairs):
        # RMSProp and RAdam leave this out.
        if any(name in MASTERS and op.input(name) for name in op.input_names):
            op._set_attr("multi_precision", True)
