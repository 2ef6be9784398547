#!/usr/bin/env python3
"""Prints the tensors of a checkpoint, all of f32: print_checkpoint.py FILE"""

import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402

for name, data in read_safetensors(sys.argv[1]).items():
    print(f"{name}:", *struct.unpack(f"<{len(data) // 4}f", data))
