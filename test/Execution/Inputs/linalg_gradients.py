#!/usr/bin/env python3
"""Checks the gradients that the programs of linalg_programs.py compute.

    linalg_gradients.py FOLDER

Runs one step of each program. Its optimizer begins with empty moments, so that
what it holds afterwards is the gradient, times a known factor. That is compared
with central differences of the same loss, written down here once more, in numpy and
f64; the losses must agree too. FOLDER is for the programs and checkpoints.
"""

import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402

sys.path.append(os.path.join(HERE, "..", "..", "Programs"))
from linalg_programs import PROGRAMS  # noqa: E402

# Error of a gradient that rounded activations may cause, relative to the gradient's norm; a wrong
# gradient is off by its own size. At this seed, rounding turns no relu on or off.
SEED = 7
TOLERANCE = {"bf16": 1e-2, "f16": 4e-3}


def softmax(x):
    powers = np.exp(x - x.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def mlp_loss(state):
    x = state["images"]
    for layer in "123":
        x = x @ state["w" + layer] + state["b" + layer]
        if layer < "3":
            x = np.maximum(x, 0.0)
    return -np.log(softmax(x)[np.arange(len(x)), state["labels"]]).mean()


def attention_loss(state):
    x = state["inputs"]
    centred = x - x.mean(axis=1, keepdims=True)
    normed = centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 1e-5)
    normed = normed * state["gain"] + state["shift"]
    query, key, value = (
        (normed @ state[name]).reshape(16, 4, 8).swapaxes(0, 1)
        for name in ("query", "key", "value")
    )
    context = softmax(query @ key.swapaxes(1, 2) / np.sqrt(8.0)) @ value
    context = context.swapaxes(0, 1).reshape(16, 32)
    errors = context @ state["output"] + state["bias"] + x - state["targets"]
    return (errors**2).mean()


def differences(loss, state, name):
    """The gradient by central differences."""
    value, step = state[name], 1e-6
    gradient = np.empty_like(value)
    for index in np.ndindex(value.shape):
        old = value[index]
        value[index] = old + step
        above = loss(state)
        value[index] = old - step
        gradient[index] = (above - loss(state)) / (2 * step)
        value[index] = old
    return gradient


def run(name, folder, steps):
    """The loss of the last step, and the state afterwards."""
    path = os.path.join(folder, f"{name}.{steps}.safetensors")
    program = os.path.join(folder, name + ".mlir")
    with open(program, "w") as file:
        file.write(PROGRAMS[name]())
    command = ["stepfold-run", program, "--whole-step"]
    command += [f"--steps={steps}", f"--save={path}", f"--seed={SEED}"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    losses = [float(line.split("\t")[-1]) for line in output.splitlines() if " result " in line]
    return losses[-1] if losses else None, read_safetensors(path)


def as_floats(data):
    return np.frombuffer(data, dtype="<f4").astype(np.float64)


def rounded(values, kind):
    """f32 values after the program's cast of them."""
    if kind == "f16":
        return values.astype(np.float16).astype(np.float64)
    bits = values.astype(np.float32).view(np.uint32)
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
    return bits.view(np.float32).astype(np.float64)


def clipped_moments(gradients):
    """The first moments after one step of AdamW, clipped to a norm of 1."""
    norm = np.sqrt(sum((gradient**2).sum() for gradient in gradients.values()))
    return {name: 0.1 * g / max(norm, 1.0) for name, g in gradients.items()}


def check(name, folder, loss, inputs, parameters, moment, get_moments):
    """Compares the moments after the first update with those of the differences."""
    kind = name.rsplit("_", 1)[-1]
    saved = run(name, folder, 0)[1]
    # A step may be skipped; it changes no parameter.
    for steps in range(1, 20):
        actual_loss, after = run(name, folder, steps)
        actual = {key: as_floats(after[f"{key}.{moment}"]) for key in parameters}
        if any(value.any() for value in actual.values()):
            break
    shapes = inputs | parameters
    state = {key: as_floats(saved[key]).reshape(shape) for key, shape in shapes.items()}
    # The gradients are those at the weights that the passes use.
    for key in parameters:
        if len(parameters[key]) == 2:
            state[key] = rounded(state[key], kind)
    if "labels" in saved:
        state["labels"] = np.frombuffer(saved["labels"], dtype="<i8")
    expected_loss = loss(state)
    print(f"{name}: loss {actual_loss:.6f}, expected {expected_loss:.6f}, at step {steps - 1}")
    errors = [abs(actual_loss / expected_loss - 1.0)]
    expected = get_moments({key: differences(loss, state, key) for key in parameters})
    for key, value in expected.items():
        difference = np.linalg.norm(actual[key] - value.ravel())
        errors.append(difference / np.linalg.norm(value))
        print(f"{name}: gradient of {key} differs by {errors[-1]:.1e} of its norm")
    return max(errors) <= TOLERANCE[kind]


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    widths = [32, 64, 48, 10]
    layers = {f"w{i}": (widths[i - 1], widths[i]) for i in (1, 2, 3)}
    layers |= {f"b{i}": (widths[i],) for i in (1, 2, 3)}
    mlp = check(
        "mlp_linalg_bf16",
        folder,
        mlp_loss,
        {"images": (16, 32)},
        layers,
        "moment1",
        clipped_moments,
    )
    weights = dict.fromkeys(("query", "key", "value", "output"), (32, 32))
    weights |= dict.fromkeys(("bias", "gain", "shift"), (32,))
    attention = check(
        "attention_linalg_f16",
        folder,
        attention_loss,
        dict.fromkeys(("inputs", "targets"), (16, 32)),
        weights,
        "velocity",
        lambda gradients: gradients,
    )
    if not (mlp and attention):
        sys.exit("a gradient is wrong")


if __name__ == "__main__":
    main()
