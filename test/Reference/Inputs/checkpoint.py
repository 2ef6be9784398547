"""Reads and writes checkpoints of stepfold-run."""

import json


def read_safetensors(path):
    """The bytes of each tensor of a file, by name."""
    with open(path, "rb") as file:
        header = json.loads(file.read(int.from_bytes(file.read(8), "little")))
        data = file.read()
    header.pop("__metadata__", None)
    return {name: data[slice(*info["data_offsets"])] for name, info in header.items()}


def write_safetensors(path, tensors):
    """Writes tensors, given as (type, shape, bytes) by name."""
    header, data = {}, b""
    for name, (dtype, shape, content) in tensors.items():
        offsets = [len(data), len(data) + len(content)]
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": offsets}
        data += content
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text + data)
