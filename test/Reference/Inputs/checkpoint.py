"""Reads checkpoints that stepfold-run saves."""

import json


def read_safetensors(path):
    """The bytes of each tensor of a file, by name."""
    with open(path, "rb") as file:
        header = json.loads(file.read(int.from_bytes(file.read(8), "little")))
        data = file.read()
    header.pop("__metadata__", None)
    return {name: data[slice(*info["data_offsets"])] for name, info in header.items()}
