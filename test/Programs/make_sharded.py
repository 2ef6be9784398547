#!/usr/bin/env python3
"""Builds the programs of single ranks with paddlepaddle 3.3.1.

    make_sharded.py DIRECTORY [NAME...]

The framework's sharding optimizer gives each data-parallel rank a part of the
updates. For every program of sharded.py, or those that are named, every rank
and both settings of `optimize_cast`, this writes CASE.main.json and
CASE.startup.json, with a CASE of sharded.get_cases(). No process but this one
runs, and no GPU is needed.
"""

import os
import subprocess
import sys
import tempfile
import types

import pir_json
import sharded
from commands import parse_names

STAGES = 2  # The framework shards updates of pipelines alone.


def pretend_gpus():
    """Lets the framework build programs for GPUs, and no connections."""
    import paddle
    import paddle.incubate.optimizer.pipeline as pipeline
    from paddle.distributed.fleet.meta_optimizers import common

    class Core(types.ModuleType):
        def __getattr__(self, name):
            return getattr(paddle.base.core, name)

    core = Core("core")
    core.is_compiled_with_cuda = lambda: True
    core.CUDAPlace = lambda index: paddle.base.core.CPUPlace()
    pipeline.core = core
    common.CollectiveHelper._init_communicator = lambda *args, **options: None


def make_strategy(case):
    import paddle.distributed.fleet as fleet

    strategy = fleet.DistributedStrategy()
    strategy.amp = True
    strategy.amp_configs = {"init_loss_scaling": 32768.0, "use_dynamic_loss_scaling": True}
    strategy.sharding = True
    strategy.sharding_configs = {
        "sharding_degree": 1,
        "mp_degree": 1,
        "pp_degree": STAGES,
        "dp_degree": case.ranks,
        "_dp_as_optimizer_sharding": True,
        "optimize_cast": case.optimizes_cast,
    }
    strategy.pipeline = True
    strategy.pipeline_configs = {"accumulate_steps": 2, "micro_batch_size": 4}
    strategy.fuse_all_reduce_ops = sharded.PROGRAMS[case.program].coalesced
    return strategy


def build(case, directory):
    import paddle
    import paddle.distributed.fleet as fleet

    world = STAGES * case.ranks
    endpoints = [f"127.0.0.1:{6170 + index}" for index in range(world)]
    index = case.rank * STAGES + case.stage
    os.environ.update(
        PADDLE_TRAINER_ID=str(index),
        PADDLE_TRAINERS_NUM=str(world),
        PADDLE_TRAINER_ENDPOINTS=",".join(endpoints),
        PADDLE_CURRENT_ENDPOINT=endpoints[index],
    )
    fleet.init(is_collective=True)
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        loss = sharded.PROGRAMS[case.program].build()
        adam = paddle.optimizer.Adam(1e-3)
        fleet.distributed_optimizer(adam, make_strategy(case)).minimize(loss)
    for part, program in (
        ("main", main._pipeline_opt["section_program"]),
        ("startup", startup._pipeline_opt["startup_program"]),
    ):
        document = pir_json.serialize(paddle.pir.translate_to_pir(program.desc))
        pir_json.write(document, os.path.join(directory, f"{case.name}.{part}.json"))


def build_in_child(case, directory):
    """Builds one program in a process of its own: the framework knows one rank."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        if status != 0:
            sys.exit(f"cannot build {case.name}")
        return
    with tempfile.TemporaryDirectory() as scratch:
        # The framework writes there what it has built, and speaks.
        os.chdir(scratch)
        with open("output", "w") as output:
            os.dup2(output.fileno(), 1)
            build(case, directory)
    os._exit(0)


def make_sharded(directory, names):
    environment = dict(
        os.environ, PYTHONHASHSEED="0", GLOG_minloglevel="2", FLAGS_enable_pir_api="0"
    )
    command = [sys.executable, "-W", "ignore", os.path.abspath(__file__), "--in-process"]
    result = subprocess.run(
        [*command, os.path.abspath(directory), *names],
        env=environment,
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        sys.exit(result.stderr)


def main():
    args = parse_names(__doc__, sharded.PROGRAMS)
    if not args.in_process:
        make_sharded(args.directory, args.names)
        return
    from make_programs import start_framework

    start_framework(translated=True)
    pretend_gpus()
    for case in sharded.get_cases(args.names):
        build_in_child(case, args.directory)


if __name__ == "__main__":
    main()
