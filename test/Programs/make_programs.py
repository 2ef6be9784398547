#!/usr/bin/env python3
"""Builds the training programs of the tests with paddlepaddle 3.3.1.

    make_programs.py DIRECTORY [NAME...]

writes NAME.main.json and NAME.startup.json, for all programs of programs.py
where none is named. The text is the same on every machine.
"""

import os
import subprocess
import sys

import pir_json
from commands import parse_names
from programs import PROGRAMS

HERE = os.path.dirname(os.path.abspath(__file__))


def start_framework(translated):
    """Imports the framework, in the form that programs are built in."""
    import paddle

    paddle.enable_static()
    if not translated:
        return
    # Without a GPU the framework's lists of ops hold none for fp16.
    from paddle.static.amp import fp16_lists

    original = fp16_lists._get_sys_unsupported_list

    def support_all(dtype):
        device, _, all_ops = original(dtype)
        return device, set(), all_ops

    fp16_lists._get_sys_unsupported_list = support_all
    paddle.any, paddle.maximum, paddle.sqrt = append_any, append_maximum, append_sqrt
    paddle.matmul = paddle.nn.layer.transformer.tensor.matmul = append_matmul


def append_older_op(kind, inputs, attributes, dtype):
    """Appends an op that the framework's own function no longer emits."""
    from paddle.base.layer_helper import LayerHelper

    helper = LayerHelper(kind)
    result = helper.create_variable_for_type_inference(dtype)
    helper.append_op(type=kind, inputs=inputs, outputs={"Out": result}, attrs=attributes)
    return result


def append_matmul(x, y, transpose_x=False, transpose_y=False):
    attributes = {"trans_x": transpose_x, "trans_y": transpose_y}
    return append_older_op("matmul_v2", {"X": x, "Y": y}, attributes, x.dtype)


def append_maximum(x, y):
    return append_older_op("elementwise_max", {"X": x, "Y": y}, {}, x.dtype)


def append_sqrt(x):
    return append_older_op("sqrt", {"X": x}, {}, x.dtype)


def append_any(x):
    return append_older_op("reduce_any", {"X": x}, {"reduce_all": True}, x.dtype)


def build(name, directory):
    import paddle

    spec = PROGRAMS[name]
    # Names that the framework counts for the whole process begin anew.
    paddle.base.framework._name_struct = paddle.base.framework.NameStruct()
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        spec.build()
    if spec.translated:
        main = paddle.pir.translate_to_pir(main.desc)
        startup = paddle.pir.translate_to_pir(startup.desc)
    paths = [os.path.join(directory, f"{name}.{part}.json") for part in ("main", "startup")]
    for program, path in zip((main, startup), paths):
        pir_json.write(pir_json.serialize(program), path)
    if spec.translated:
        repair(paths, spec.device)


def repair(paths, device):
    """Writes the programs as the import repairs them, for the framework to run."""
    sys.path.append(os.path.join(HERE, "..", "..", "python"))
    from stepfold import Session

    texts = []
    for path in paths:
        with open(path) as file:
            texts.append(file.read())
    with Session() as session, session.import_pir(*texts, device=device) as program:
        repaired = program.export_pir()
    for path, text in zip(paths, repaired):
        with open(path, "w") as file:
            file.write(text)


def make_programs(directory, names):
    """Builds programs, in one process for each form of them."""
    for translated in (False, True):
        group = [n for n in names if PROGRAMS[n].translated == translated]
        if not group:
            continue
        environment = dict(
            os.environ,
            PYTHONHASHSEED="0",
            GLOG_minloglevel="2",
            FLAGS_enable_pir_api="0" if translated else "1",
        )
        subprocess.run(
            [
                sys.executable,
                "-W",
                "ignore",
                os.path.abspath(__file__),
                "--in-process",
                directory,
                *group,
            ],
            env=environment,
            check=True,
        )


def main():
    args = parse_names(__doc__, PROGRAMS)
    if not args.in_process:
        make_programs(args.directory, args.names)
        return
    start_framework(PROGRAMS[args.names[0]].translated)
    for name in args.names:
        build(name, args.directory)


if __name__ == "__main__":
    main()
