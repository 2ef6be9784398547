#!/usr/bin/env python3
"""Times whole iterations of models in bfloat16 with masters, beside float32 under autocast.

    torch_masters.py [--models bert qwen vit] [--compile] [--repetitions 7]

bert: an encoder of the sizes of BERT-large, 16 x 512 tokens. qwen: a decoder of the sizes of
Qwen2-0.5B, 4 x 1024 tokens. vit: ViT-B of transformers', 64 images. All have random weights, AdamW
and a clip by norm. The kinds are:

    plain    float32 parameters under autocast; torch's fused AdamW after clip_grad_norm_
    masters  bfloat16 parameters, without autocast; fold(..., master_weights=torch.float32)
    packed   the same; fold(..., master_weights="8bit", state_format="8bit")
    bound    the forward and backward pass of the latter two, without an optimizer

`stage` is the time of a step by itself. The bound of a kind is that of `bound` and its stage.

With --compile, torch.compile compiles the models. Times are those of torch_training.py: medians in
milliseconds of one iteration, of all kinds in turn. `memory` is the peak of an iteration in GiB,
with the parameters and the state of the kind.
"""

import argparse
import gc
import statistics

import stepfold.torch
import torch
from formats import NARROW_FORMATS
from torch import nn, optim
from torch_training import MAX_NORM, WARMUP, time_gpu, time_stage, time_wall
from transformer import make_bert

KINDS = ("plain", *NARROW_FORMATS, "bound")


def make_bert_task(device):
    length, words = 512, 30522
    tokens = torch.randint(0, words, (16, length), device=device)

    def compute_loss(model):
        scores = model(tokens).flatten(0, 1)
        return nn.functional.cross_entropy(scores.float(), tokens.flatten())

    return lambda: make_bert("large", length), compute_loss


def make_qwen_task(device):
    from transformers import Qwen2Config, Qwen2ForCausalLM

    config = Qwen2Config(
        hidden_size=896,
        intermediate_size=4864,
        num_hidden_layers=24,
        num_attention_heads=14,
        num_key_value_heads=2,
        tie_word_embeddings=True,
        use_cache=False,
    )
    tokens = torch.randint(0, config.vocab_size, (4, 1024), device=device)

    def compute_loss(model):
        scores = model(input_ids=tokens).logits.flatten(0, 1)
        return nn.functional.cross_entropy(scores.float(), tokens.flatten())

    return lambda: Qwen2ForCausalLM(config), compute_loss


def make_vit_task(device):
    from transformers import ViTConfig, ViTForImageClassification

    config = ViTConfig(num_labels=1000)
    images = torch.randn(64, 3, 224, 224, device=device)
    labels = torch.randint(0, 1000, (64,), device=device)

    def compute_loss(model):
        dtype = next(model.parameters()).dtype
        scores = model(pixel_values=images.to(dtype)).logits
        return nn.functional.cross_entropy(scores.float(), labels)

    return lambda: ViTForImageClassification(config), compute_loss


TASKS = {"bert": make_bert_task, "qwen": make_qwen_task, "vit": make_vit_task}


def make_run(kind, make_model, compute_loss, arguments):
    """Returns an iteration of a kind, and its optimizer."""
    torch.manual_seed(0)
    with torch.device(arguments.device):
        model = make_model()
    is_plain = kind == "plain"
    if not is_plain:
        model.to(torch.bfloat16)
    forward = torch.compile(model) if arguments.compile else model
    optimizer = None
    if kind != "bound":
        flags = {"fused": True} if is_plain else {}
        optimizer = optim.AdamW(model.parameters(), lr=1e-5, **flags)
    if kind in NARROW_FORMATS:
        options = NARROW_FORMATS[kind]
        stepfold.torch.fold(optimizer, model=model, max_norm=MAX_NORM, **options)

    def run():
        with torch.autocast(arguments.device, torch.bfloat16, enabled=is_plain):
            loss = compute_loss(forward)
        loss.backward()
        if is_plain:
            nn.utils.clip_grad_norm_(model.parameters(), MAX_NORM)
        if optimizer is not None:
            optimizer.step()
        model.zero_grad()

    return run, optimizer


def measure(name, arguments):
    make_model, compute_loss = TASKS[name](arguments.device)
    runs, memory = {}, {}
    for kind in KINDS:
        gc.collect()
        before = torch.cuda.memory_allocated()
        torch.cuda.reset_peak_memory_stats()
        runs[kind] = make_run(kind, make_model, compute_loss, arguments)
        for _ in range(WARMUP):
            runs[kind][0]()
        memory[kind] = (torch.cuda.max_memory_allocated() - before) / 2**30
    times = {kind: ([], []) for kind in KINDS}
    for _ in range(arguments.repetitions):
        for kind, (run, _) in runs.items():
            times[kind][1].append(time_wall(run, arguments.device))
    # After the wall times: launches may be slower once the profiler has run.
    for _ in range(arguments.repetitions):
        for kind, (run, _) in runs.items():
            times[kind][0].append(time_gpu(run))
    medians = {kind: list(map(statistics.median, pair)) for kind, pair in times.items()}
    how = "compiled" if arguments.compile else "eager"
    for kind in KINDS:
        gpu, wall = medians[kind]
        stage = ratio = ""
        if kind in NARROW_FORMATS:
            run, optimizer = runs[kind]
            stage = time_stage(optimizer, run)
            ratio = f"{gpu / (medians['bound'][0] + stage):.3f}"
            stage = f"{stage:.2f}"
        cells = f"{gpu:.2f} | {stage} | {ratio} | {wall:.2f} | {memory[kind]:.1f}"
        print(f"| {name} | {how} | {kind} | {cells} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--models", choices=TASKS, nargs="+", default=list(TASKS))
    parser.add_argument("--device", choices=("cuda",), default="cuda")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--compile", action="store_true")
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}, {vars(arguments)}")
    print("| model | | kind | gpu, ms | stage | of bound | wall, ms | memory, GiB |")
    print("|---" * 8 + "|")
    for name in arguments.models:
        measure(name, arguments)


if __name__ == "__main__":
    main()
