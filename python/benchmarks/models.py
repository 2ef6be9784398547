"""The models of the benchmark: names and shapes of their parameters, from their configurations.

models.py prints each with its number of tensors and of elements.
"""

import math
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Parameter:
    name: str
    shape: tuple[int, ...]

    @property
    def elements(self):
        return math.prod(self.shape)


@dataclass(frozen=True)
class Model:
    name: str
    title: str
    parameters: tuple[Parameter, ...]

    @property
    def elements(self):
        return sum(parameter.elements for parameter in self.parameters)


class ParameterList:
    """Collects the parameters of layers, in the order of the model's definition."""

    def __init__(self):
        self.parameters = []

    def add(self, name, *shape):
        self.parameters.append(Parameter(name, shape))

    def linear(self, name, inputs, outputs):
        self.add(f"{name}.weight", outputs, inputs)
        self.add(f"{name}.bias", outputs)

    def norm(self, name, width):
        """A batch or layer norm."""
        self.add(f"{name}.weight", width)
        self.add(f"{name}.bias", width)

    def convolution(self, name, inputs, outputs, kernel):
        """A convolution without bias."""
        self.add(f"{name}.weight", outputs, inputs, kernel, kernel)


def make_resnet50(parameters):
    """torchvision.models.resnet50"""
    parameters.convolution("conv1", 3, 64, 7)
    parameters.norm("bn1", 64)
    inputs = 64
    for stage, blocks in enumerate((3, 4, 6, 3)):
        width = 64 << stage
        for block in range(blocks):
            name = f"layer{stage + 1}.{block}"
            for index, (before, after, kernel) in enumerate(
                ((inputs, width, 1), (width, width, 3), (width, 4 * width, 1)), 1
            ):
                parameters.convolution(f"{name}.conv{index}", before, after, kernel)
                parameters.norm(f"{name}.bn{index}", after)
            if block == 0:
                parameters.convolution(f"{name}.downsample.0", inputs, 4 * width, 1)
                parameters.norm(f"{name}.downsample.1", 4 * width)
            inputs = 4 * width
    parameters.linear("fc", inputs, 1000)


# Kernel, expanded width and output width of each block of MobileNetV3, and True if it has a
# squeeze-and-excitation.
MOBILENET_V3_LARGE = (
    (3, 16, 16, False),
    (3, 64, 24, False),
    (3, 72, 24, False),
    (5, 72, 40, True),
    (5, 120, 40, True),
    (5, 120, 40, True),
    (3, 240, 80, False),
    (3, 200, 80, False),
    (3, 184, 80, False),
    (3, 184, 80, False),
    (3, 480, 112, True),
    (3, 672, 112, True),
    (5, 672, 160, True),
    (5, 960, 160, True),
    (5, 960, 160, True),
)


def round_to_eight(width):
    """The multiple of 8 next to a width, but not less than nine tenths of it."""
    rounded = max(8, (width + 4) // 8 * 8)
    return rounded if 10 * rounded >= 9 * width else rounded + 8


def make_mobilenet_v3_large(parameters):
    """torchvision.models.mobilenet_v3_large"""

    def convolution_and_norm(name, inputs, outputs, kernel):
        parameters.convolution(f"{name}.0", inputs, outputs, kernel)
        parameters.norm(f"{name}.1", outputs)

    inputs = 16
    convolution_and_norm("features.0", 3, inputs, 3)
    for index, (kernel, expanded, outputs, has_squeeze) in enumerate(MOBILENET_V3_LARGE, 1):
        name, position = f"features.{index}.block", 0
        if expanded != inputs:
            convolution_and_norm(f"{name}.{position}", inputs, expanded, 1)
            position += 1
        # Depthwise: each channel has one input.
        convolution_and_norm(f"{name}.{position}", 1, expanded, kernel)
        position += 1
        if has_squeeze:
            squeezed = round_to_eight(expanded // 4)
            for layer, before, after in (("fc1", expanded, squeezed), ("fc2", squeezed, expanded)):
                parameters.convolution(f"{name}.{position}.{layer}", before, after, 1)
                parameters.add(f"{name}.{position}.{layer}.bias", after)
            position += 1
        convolution_and_norm(f"{name}.{position}", expanded, outputs, 1)
        inputs = outputs
    convolution_and_norm(f"features.{len(MOBILENET_V3_LARGE) + 1}", inputs, 6 * inputs, 1)
    parameters.linear("classifier.0", 6 * inputs, 1280)
    parameters.linear("classifier.3", 1280, 1000)


def make_vit_l_16(parameters):
    """torchvision.models.vit_l_16, for images of 224 by 224"""
    width, mlp, layers, patch = 1024, 4096, 24, 16
    parameters.add("class_token", 1, 1, width)
    parameters.convolution("conv_proj", 3, width, patch)
    parameters.add("conv_proj.bias", width)
    parameters.add("encoder.pos_embedding", 1, (224 // patch) ** 2 + 1, width)
    for layer in range(layers):
        name = f"encoder.layers.encoder_layer_{layer}"
        parameters.norm(f"{name}.ln_1", width)
        parameters.add(f"{name}.self_attention.in_proj_weight", 3 * width, width)
        parameters.add(f"{name}.self_attention.in_proj_bias", 3 * width)
        parameters.linear(f"{name}.self_attention.out_proj", width, width)
        parameters.norm(f"{name}.ln_2", width)
        parameters.linear(f"{name}.mlp.0", width, mlp)
        parameters.linear(f"{name}.mlp.3", mlp, width)
    parameters.norm("encoder.ln", width)
    parameters.linear("heads.head", width, 1000)


def make_bert(parameters, width, layers):
    """BertForPreTraining of transformers, whose decoder is the word embedding"""
    vocabulary = 30522
    for embedding, rows in (
        ("word", vocabulary),
        ("position", 512),
        ("token_type", 2),
    ):
        parameters.add(f"bert.embeddings.{embedding}_embeddings.weight", rows, width)
    parameters.norm("bert.embeddings.LayerNorm", width)
    for layer in range(layers):
        name = f"bert.encoder.layer.{layer}"
        for projection in ("query", "key", "value"):
            parameters.linear(f"{name}.attention.self.{projection}", width, width)
        parameters.linear(f"{name}.attention.output.dense", width, width)
        parameters.norm(f"{name}.attention.output.LayerNorm", width)
        parameters.linear(f"{name}.intermediate.dense", width, 4 * width)
        parameters.linear(f"{name}.output.dense", 4 * width, width)
        parameters.norm(f"{name}.output.LayerNorm", width)
    parameters.linear("bert.pooler.dense", width, width)
    parameters.add("cls.predictions.bias", vocabulary)
    parameters.linear("cls.predictions.transform.dense", width, width)
    parameters.norm("cls.predictions.transform.LayerNorm", width)
    parameters.linear("cls.seq_relationship", width, 2)


def make_bert_base(parameters):
    make_bert(parameters, width=768, layers=12)


def make_bert_large(parameters):
    make_bert(parameters, width=1024, layers=24)


def add_attention(parameters, name, width):
    """Causal attention as GPT-2 has it, whose weights have their inputs first."""
    parameters.add(f"{name}.c_attn.weight", width, 3 * width)
    parameters.add(f"{name}.c_attn.bias", 3 * width)
    parameters.add(f"{name}.c_proj.weight", width, width)
    parameters.add(f"{name}.c_proj.bias", width)


def add_mlp(parameters, name, width, hidden):
    """The two layers of GPT-2 behind the attention."""
    parameters.add(f"{name}.c_fc.weight", width, hidden)
    parameters.add(f"{name}.c_fc.bias", hidden)
    parameters.add(f"{name}.c_proj.weight", hidden, width)
    parameters.add(f"{name}.c_proj.bias", width)


def add_gpt2(parameters, width, add_feed_forward):
    """GPT-2 of 48 layers. `add_feed_forward` adds what is behind the attention of the layer
    of a name."""
    parameters.add("transformer.wte.weight", 50257, width)
    parameters.add("transformer.wpe.weight", 1024, width)
    for layer in range(48):
        name = f"transformer.h.{layer}"
        parameters.norm(f"{name}.ln_1", width)
        add_attention(parameters, f"{name}.attn", width)
        parameters.norm(f"{name}.ln_2", width)
        add_feed_forward(name)
    parameters.norm("transformer.ln_f", width)


def make_gpt2_xl(parameters):
    """GPT2LMHeadModel of transformers, of the size "xl\""""
    width = 1600
    add_gpt2(parameters, width, lambda name: add_mlp(parameters, f"{name}.mlp", width, 4 * width))


def make_llama_1b(parameters):
    """LlamaForCausalLM of transformers, of Llama 3.2's size "1B", whose decoder is the word
    embedding"""
    width, hidden, heads = 2048, 8192, 512
    parameters.add("model.embed_tokens.weight", 128256, width)
    for layer in range(16):
        name = f"model.layers.{layer}"
        for projection, rows in (("q", width), ("k", heads), ("v", heads), ("o", width)):
            parameters.add(f"{name}.self_attn.{projection}_proj.weight", rows, width)
        for projection in ("gate", "up"):
            parameters.add(f"{name}.mlp.{projection}_proj.weight", hidden, width)
        parameters.add(f"{name}.mlp.down_proj.weight", width, hidden)
        parameters.add(f"{name}.input_layernorm.weight", width)
        parameters.add(f"{name}.post_attention_layernorm.weight", width)
    parameters.add("model.norm.weight", width)


def make_moe_8x(parameters):
    """GPT-2 with eight experts in each layer, each with tensors of its own"""
    width = 512

    def add_experts(name):
        parameters.add(f"{name}.router.weight", 8, width)
        for expert in range(8):
            add_mlp(parameters, f"{name}.experts.{expert}", width, 4 * width)

    add_gpt2(parameters, width, add_experts)


def mix(x):
    """The finaliser of SplitMix64, of 64-bit integers."""
    mask = 2**64 - 1
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & mask
    x = (x ^ x >> 27) * 0x94D049BB133111EB & mask
    return x ^ x >> 31


def make_tiny_20000(parameters):
    """20,000 tensors of 1 to 4,096 elements"""
    for index in range(20000):
        parameters.add(f"t{index}", 1 + mix((index + 1) * 0x9E3779B97F4A7C15 % 2**64) % 4096)


def make_equal_5434(parameters):
    """5,434 tensors of 65,536 elements"""
    for index in range(5434):
        parameters.add(f"t{index}", 65536)


MODELS = {
    "resnet50": ("ResNet-50", make_resnet50),
    "mobilenet_v3_large": ("MobileNetV3 large", make_mobilenet_v3_large),
    "vit_l_16": ("ViT-L/16", make_vit_l_16),
    "bert_base": ("BERT-base", make_bert_base),
    "bert_large": ("BERT-large", make_bert_large),
    "gpt2_xl": ("GPT-2 XL", make_gpt2_xl),
    "llama_1b": ("Llama 3.2 1B", make_llama_1b),
    "moe_8x": ("8-expert MoE", make_moe_8x),
    "tiny_20000": ("20,000 tensors", make_tiny_20000),
    "equal_5434": ("5,434 tensors", make_equal_5434),
}


@cache
def make_model(name):
    """The model of a name of MODELS."""
    if name not in MODELS:
        raise ValueError(f"unknown model '{name}'")
    title, make = MODELS[name]
    parameters = ParameterList()
    make(parameters)
    return Model(name, title, tuple(parameters.parameters))


def narrow_shapes(model, width):
    """The shapes of a model's parameters, whose numbers of channels are divided by `width`."""

    def narrow(size):
        return max(size // width, 1) if size > 7 else size

    return [[narrow(size) for size in parameter.shape] for parameter in model.parameters]


def main():
    for name in MODELS:
        model = make_model(name)
        print(f"{name}: {len(model.parameters)} tensors, {model.elements} elements")


if __name__ == "__main__":
    main()
