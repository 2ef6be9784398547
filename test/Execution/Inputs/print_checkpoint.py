#!/usr/bin/env python3
"""Prints tensors of f32 of a checkpoint, all or some: print_checkpoint.py FILE [NAME ...]"""

import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402

tensors = read_safetensors(sys.argv[1])
for name in sys.argv[2:] or tensors:
    data = tensors[name]
    print(f"{name}:", *struct.unpack(f"<{len(data) // 4}f", data))
