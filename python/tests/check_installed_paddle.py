"""Trains models of PaddlePaddle with the installed package, folded and plain, without a compiler.

    check_installed_paddle.py FOLDER

FOLDER: the folder that the package is installed in.
"""

import os
import sys

import numpy
import paddle
import stepfold.paddle


def train(is_folded):
    with paddle.utils.unique_name.guard():
        paddle.seed(1)
        model = paddle.nn.Linear(6, 1)
        optimizer = paddle.optimizer.Momentum(0.1, parameters=model.parameters())
        if is_folded:
            stepfold.paddle.fold(optimizer)
        losses = []
        for step in range(5):
            x = numpy.random.default_rng(step).standard_normal([4, 6], dtype="float32")
            loss = (model(paddle.to_tensor(x)) ** 2).mean()
            loss.backward()
            optimizer.step()
            optimizer.clear_grad()
            losses.append(float(loss))
    return losses


def train_program(is_folded):
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        loss = paddle.mean(paddle.nn.Linear(6, 1)(paddle.static.data("x", [4, 6])) ** 2)
        paddle.optimizer.Momentum(0.1).minimize(loss)
    if is_folded:
        main, startup = stepfold.paddle.fold(main, startup, report=False, kernels=True)
        loss = main.folding.find(loss)
    executor = paddle.static.Executor(paddle.CPUPlace())
    with paddle.static.scope_guard(paddle.static.Scope()):
        paddle.seed(1)
        executor.run(startup)
        feeds = (numpy.random.default_rng(step).standard_normal([4, 6]) for step in range(5))
        return [
            float(executor.run(main, feed={"x": x.astype("float32")}, fetch_list=[loss])[0])
            for x in feeds
        ]


def main():
    package = os.path.dirname(stepfold.__file__)
    assert package.startswith(os.path.realpath(sys.argv[1])), package
    losses = train(True)
    assert len(set(losses)) == 5 and losses == train(False), losses
    paddle.enable_static()
    losses = train_program(True)
    assert len(set(losses)) == 5 and losses == train_program(False), losses
    try:
        stepfold.paddle.build_operator()
    except RuntimeError as error:
        # It has the sources.
        assert "there is no C++ compiler" in str(error), error


if __name__ == "__main__":
    main()
