"""The cases of models, and their forms, that are compiled and measured."""

from dataclasses import dataclass

import programs
from models import MODELS

# Options of the compiler for each form of a stage.
FORMS = {
    # Tensors of one role lie behind each other in one buffer.
    "flat": ("--optimize-options=coalesce=true",),
    # Each tensor is where it is.
    "separate": (),
    # Each parameter has launches of its own, one after another.
    "unmerged": ("--optimize-options=merge=false", "--kernel-options=dependent-launch=false"),
}

# Models that each case is measured on, and its forms. llama_1b is one of torch_packed.py alone.
EVERY_MODEL = tuple(name for name in MODELS if name != "llama_1b")
TRANSFORMERS = ("bert_base", "bert_large", "gpt2_xl")
CASES = {
    "adamw": (EVERY_MODEL, ("flat", "separate")),
    "adamw+clip": (EVERY_MODEL, ("flat", "separate")),
    "adamw+bf16": (("bert_base",), ("flat", "separate")),
    "adamw+clip+bf16": (("resnet50", *TRANSFORMERS), ("flat", "separate")),
    "adamw+amp": (("resnet50", "bert_base", "bert_large"), ("flat", "separate")),
    "adamw+clip+amp": (("bert_base",), ("flat", "separate")),
    "sgd": (EVERY_MODEL, ("flat", "separate")),
    "sgd+clip": (("resnet50",), ("flat", "separate")),
    "lars": (("resnet50", "mobilenet_v3_large"), ("flat", "separate", "unmerged")),
    "lars+amp": (("resnet50",), ("flat", "separate")),
    "lamb": (("resnet50", *TRANSFORMERS), ("flat", "separate")),
    "lamb+clip": (("bert_base", "bert_large"), ("flat", "separate")),
}

# Threads of a block of the ceiling's kernel; each handles one vector a stream.
CEILING_THREADS = (64, 128, 192, 256, 384, 512)


@dataclass(frozen=True)
class Cell:
    model: str
    case: str

    def __str__(self):
        return f"{self.model}/{self.case}"

    @property
    def streams(self):
        return programs.get_streams(programs.Case.parse(self.case))


def list_cells(models=EVERY_MODEL, cases=tuple(CASES)):
    """The cells, model by model."""
    return [
        Cell(model, case)
        for model in EVERY_MODEL
        for case, (its_models, _) in CASES.items()
        if model in models and model in its_models and case in cases
    ]
