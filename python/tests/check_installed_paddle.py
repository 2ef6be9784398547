"""Trains a model of PaddlePaddle with the installed package, folded and plain.

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


def main():
    package = os.path.dirname(stepfold.__file__)
    assert package.startswith(os.path.realpath(sys.argv[1])), package
    losses = train(True)
    assert len(set(losses)) == 5 and losses == train(False), losses


if __name__ == "__main__":
    main()
