"""Training programs as users of the framework write them, by name.

A function fills the default programs and returns the value that is fetched; `training`
says what it is, and what it is fed.
"""

import contextlib
import dataclasses
import os
import sys
from typing import Callable

import paddle
from paddle import nn
from paddle.vision import models as vision

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Programs"))
import models  # noqa: E402
import programs  # noqa: E402

IMAGES = [2, 3, 32, 32]
CLASSES = 10
WORDS = 32
SENTENCES = [4, 6]

TRAININGS = {}


@dataclasses.dataclass(frozen=True)
class Training:
    """One program."""

    title: str
    build: Callable
    feeds: dict  # name -> shape, or (shape, bound of integers)
    is_older_form: bool = False  # built in the framework's older form, and translated
    num_norms_of_clipped: int = 0  # norms that are taken of what another norm clips
    num_shared_norms: int = 0  # norms that several groups use
    num_stages: int = 1  # more where an optimizer updates what gradients of another depend on
    # With operators, the most that a variable may differ from the original's after a step, in units
    # in the last place of its largest element: about twice what was seen.
    distance: int = 0


def training(title, feeds, **options):
    def register(build):
        TRAININGS[build.__name__] = Training(title, build, feeds, **options)
        return build

    return register


def classify_images(model):
    return programs.classify(model, IMAGES)


LABELED_IMAGES = {"x": IMAGES, "label": ([IMAGES[0], 1], CLASSES)}
LABELED_SENTENCES = {"words": (SENTENCES, WORDS), "label": ([SENTENCES[0], 1], CLASSES)}


# Vision -----------------------------------------------------------------------


@training("DenseNet-121, Adam, L2 decay, clip by the global norm", LABELED_IMAGES, distance=8)
def densenet_adam_l2():
    model = models.DenseNet121(4, CLASSES)
    loss = classify_images(model)
    paddle.optimizer.Adam(
        1e-3,
        parameters=model.parameters(),
        weight_decay=paddle.regularizer.L2Decay(1e-4),
        grad_clip=nn.ClipGradByGlobalNorm(1.0),
    ).minimize(loss)
    return loss


@training("MobileNetV2, Momentum, L1 decay", LABELED_IMAGES)
def mobilenet_momentum_l1():
    model = vision.MobileNetV2(scale=0.25, num_classes=CLASSES)
    loss = classify_images(model)
    paddle.optimizer.Momentum(
        0.01,
        0.9,
        parameters=model.parameters(),
        weight_decay=paddle.regularizer.L1Decay(1e-4),
    ).minimize(loss)
    return loss


@training("ShuffleNetV2, Adam, clip by each norm", LABELED_IMAGES, distance=14)
def shufflenet_adam_clip():
    model = vision.ShuffleNetV2(scale=0.25, num_classes=CLASSES)
    loss = classify_images(model)
    paddle.optimizer.Adam(
        1e-3, parameters=model.parameters(), grad_clip=nn.ClipGradByNorm(0.1)
    ).minimize(loss)
    return loss


@training("ResNet-50, LARS, clip by each norm", LABELED_IMAGES, num_norms_of_clipped=1, distance=8)
def resnet_lars_clip():
    model = models.ResNet50(4, CLASSES)
    loss = classify_images(model)
    programs.lars(model.parameters(), grad_clip=nn.ClipGradByNorm(0.1)).minimize(loss)
    return loss


@training(
    "SqueezeNet, centered RMSProp, L2 decay, a warm-up before cosine annealing",
    LABELED_IMAGES,
    distance=8,
)
def squeezenet_rmsprop_schedule():
    model = vision.SqueezeNet("1.1", num_classes=CLASSES)
    loss = classify_images(model)
    annealing = paddle.optimizer.lr.CosineAnnealingDecay(1e-3, T_max=10)
    paddle.optimizer.RMSProp(
        paddle.optimizer.lr.LinearWarmup(annealing, 2, 1e-4, 1e-3),
        centered=True,
        momentum=0.9,
        parameters=model.parameters(),
        weight_decay=paddle.regularizer.L2Decay(1e-4),
    ).minimize(loss)
    return loss


@training("MobileNetV3, an elastic net written by hand, SGD", LABELED_IMAGES, distance=2)
def mobilenet_elastic_net():
    """Large weights are decayed, small ones are drawn to zero, biases are neither."""
    model = vision.MobileNetV3Small(scale=0.5, num_classes=CLASSES)
    loss = classify_images(model)
    optimizer = paddle.optimizer.SGD(0.01, parameters=model.parameters())
    pairs = []
    for weight, gradient in optimizer.backward(loss):
        if len(weight.shape) > 1:
            is_large = paddle.greater_than(paddle.abs(weight), paddle.full([1], 0.05))
            decay = paddle.where(is_large, weight * 1e-4, paddle.sign(weight) * 1e-5)
            gradient = paddle.clip(gradient + decay, -0.5, 0.5)
        pairs.append((weight, gradient))
    optimizer.apply_gradients(pairs)
    return loss


@training("A regression, Adam, L2 decay, clip by the global norm", {"x": [8, 6]}, distance=2)
def regression_adam_l2():
    """The bias has one element, and so have its gradient and its decay."""
    model = nn.Linear(6, 1)
    loss = paddle.mean((model(paddle.static.data("x", [8, 6])) - 1.0) ** 2)
    paddle.optimizer.Adam(
        0.1,
        parameters=model.parameters(),
        weight_decay=paddle.regularizer.L2Decay(0.1),
        grad_clip=nn.ClipGradByGlobalNorm(0.1),
    ).minimize(loss)
    return loss


# Sequences --------------------------------------------------------------------


def classify_sentences(model):
    words = paddle.static.data("words", SENTENCES, "int64")
    label = paddle.static.data("label", [SENTENCES[0], 1], "int64")
    return paddle.mean(nn.functional.cross_entropy(model(words), label))


@training("GRU, Adagrad, clip by each norm", LABELED_SENTENCES, distance=4)
def gru_adagrad_clip():
    model = models.Recurrent(nn.GRU, WORDS, CLASSES)
    loss = classify_sentences(model)
    paddle.optimizer.Adagrad(
        0.1, parameters=model.parameters(), grad_clip=nn.ClipGradByNorm(0.05)
    ).minimize(loss)
    return loss


@training("LSTM, Adadelta, L2 decay, clip by the global norm", LABELED_SENTENCES, distance=12)
def lstm_adadelta_l2():
    model = models.Recurrent(nn.LSTM, WORDS, CLASSES)
    loss = classify_sentences(model)
    paddle.optimizer.Adadelta(
        0.1,
        parameters=model.parameters(),
        weight_decay=paddle.regularizer.L2Decay(1e-3),
        grad_clip=nn.ClipGradByGlobalNorm(0.5),
    ).minimize(loss)
    return loss


def predict_words(model):
    words = paddle.static.data("words", SENTENCES, "int64")
    following = paddle.static.data("following", [*SENTENCES, 1], "int64")
    logits = paddle.cast(model(words), "float32")
    return paddle.mean(nn.functional.cross_entropy(logits, following))


FOLLOWED_WORDS = {"words": (SENTENCES, WORDS), "following": ([*SENTENCES, 1], WORDS)}


@training("Decoder with tied weights, AdamW, clip by the global norm", FOLLOWED_WORDS, distance=10)
def decoder_adamw_tied():
    model = models.Decoder(WORDS, SENTENCES[1])
    loss = predict_words(model)
    programs.adamw_clip(model.parameters()).minimize(loss)
    return loss


@training("A mixer of words with bf16 weights (O2), SGD", LABELED_SENTENCES, distance=2)
def mixer_sgd_o2():
    """Builds the mixer. Only SGD of the framework's kernels for CPUs takes weights in bf16."""
    model = models.WordMixer(WORDS, SENTENCES[1], CLASSES)
    optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
    model, optimizer = paddle.amp.decorate(
        model, optimizer, level="O2", dtype="bfloat16", master_weight=False
    )
    words = paddle.static.data("words", SENTENCES, "int64")
    label = paddle.static.data("label", [SENTENCES[0], 1], "int64")
    with paddle.amp.auto_cast(level="O2", dtype="bfloat16"):
        logits = model(words)
    losses = nn.functional.cross_entropy(paddle.cast(logits, "float32"), label)
    loss = paddle.mean(losses)
    optimizer.minimize(loss)
    return loss


# More than one optimizer, or more than its updates ----------------------------


@training("GAN, an Adam for each network", {"x": [4, 8], "noise": [4, 4]}, num_stages=2)
def gan_two_adams():
    """The generator's gradients depend on the updated discriminator."""
    generator = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 8))
    discriminator = nn.Sequential(nn.Linear(8, 16), nn.LeakyReLU(0.2), nn.Linear(16, 1))
    x = paddle.static.data("x", [4, 8])
    made = generator(paddle.static.data("noise", [4, 4]))
    ones, zeros = paddle.ones([4, 1]), paddle.zeros([4, 1])
    entropy = nn.functional.binary_cross_entropy_with_logits
    critic_loss = entropy(discriminator(x), ones) + entropy(discriminator(made.detach()), zeros)
    maker_loss = entropy(discriminator(made), ones)
    for network, loss in ((discriminator, critic_loss), (generator, maker_loss)):
        parameters = network.parameters()
        optimizer = paddle.optimizer.Adam(1e-3, beta1=0.5, parameters=parameters)
        optimizer.minimize(loss, parameters=parameters)
    return critic_loss + maker_loss


@training("An optimizer that stays the framework's beside Adam", LABELED_SENTENCES)
def nadam_beside_adam():
    model = models.Recurrent(nn.SimpleRNN, WORDS, CLASSES)
    loss = classify_sentences(model)
    recurrent = model.layers.parameters()
    others = model.embedding.parameters() + model.classifier.parameters()
    pairs = paddle.static.append_backward(loss, recurrent + others)
    gradients = {parameter.name: gradient for parameter, gradient in pairs}
    for kind, some in ((paddle.optimizer.NAdam, recurrent), (paddle.optimizer.Adam, others)):
        optimizer = kind(1e-3, parameters=some)
        optimizer.apply_gradients([(p, gradients[p.name]) for p in some])
    return loss


def average(targets, sources, rate):
    """Moves each target towards its source: t = rate * t + (1 - rate) * s."""
    for target, source in zip(targets, sources):
        paddle.assign(target * rate + source * (1.0 - rate), output=target)


@training("A moving average of the weights, Momentum", LABELED_IMAGES)
def mobilenet_moving_average():
    model = vision.MobileNetV1(scale=0.125, num_classes=CLASSES)
    average_model = vision.MobileNetV1(scale=0.125, num_classes=CLASSES)
    loss = classify_images(model)
    paddle.optimizer.Momentum(0.01, 0.9, parameters=model.parameters()).minimize(loss)
    average(average_model.parameters(), model.parameters(), 0.9)
    return loss


@training("MoCo: a momentum encoder, SGD, L2 decay", {"x": IMAGES, "y": IMAGES}, distance=2)
def moco_sgd():
    query, key = (vision.ShuffleNetV2(scale=0.25, num_classes=8) for _ in range(2))
    for parameter in key.parameters():
        parameter.stop_gradient = True
    average(key.parameters(), query.parameters(), 0.99)
    q = nn.functional.normalize(query(paddle.static.data("x", IMAGES)))
    k = nn.functional.normalize(key(paddle.static.data("y", IMAGES))).detach()
    similarity = paddle.matmul(q, k, transpose_y=True) / 0.07
    labels = paddle.arange(IMAGES[0]).reshape([-1, 1])
    loss = paddle.mean(nn.functional.cross_entropy(similarity, labels))
    paddle.optimizer.SGD(
        0.01,
        parameters=query.parameters(),
        weight_decay=paddle.regularizer.L2Decay(1e-4),
    ).minimize(loss)
    return loss


@training("A straight-through estimator, Lamb", {"x": [4, 12]}, distance=2)
def straight_through_lamb():
    model = nn.Sequential(nn.Linear(12, 8), nn.Linear(8, 8))
    hidden = model[0](paddle.static.data("x", [4, 12]))
    rounded = hidden + (paddle.round(hidden) - hidden).detach()
    loss = paddle.mean(paddle.square(model[1](rounded))) + paddle.mean(hidden * hidden.detach())
    paddle.optimizer.Lamb(0.01, parameters=model.parameters()).minimize(loss)
    return loss


@training(
    "Parameters that differ in clip, decay and learning rate, Lamb",
    {"x": [4, 12]},
    num_norms_of_clipped=1,
    num_shared_norms=1,
    distance=4,
)
def differing_lamb():
    l1, l2 = paddle.regularizer.L1Decay, paddle.regularizer.L2Decay
    attributes = [
        {},
        {"need_clip": False},
        {"learning_rate": 0.5},
        {"regularizer": l2(0.1)},
        {"regularizer": l2(0.2), "need_clip": False},
        {"regularizer": l1(0.1), "learning_rate": 2.0},
        {"learning_rate": 0.5, "need_clip": False},
    ]
    weights = [paddle.ParamAttr(**attribute) for attribute in attributes]
    model = nn.Sequential(*(nn.Linear(12, 12, weight) for weight in weights))
    loss = paddle.mean(paddle.square(model(paddle.static.data("x", [4, 12]))))
    biases = {layer.bias.name for layer in model}
    paddle.optimizer.Lamb(
        0.01,
        parameters=model.parameters(),
        grad_clip=nn.ClipGradByGlobalNorm(0.1),
        exclude_from_weight_decay_fn=lambda param: param.name in biases,
    ).minimize(loss)
    return loss


@training("Gradients accumulated over 4 steps, Adam", {"x": [4, 12]}, is_older_form=True)
def accumulated_adam():
    model = nn.Sequential(nn.Linear(12, 8), nn.ReLU(), nn.Linear(8, 8))
    loss = paddle.mean(model(paddle.static.data("x", [4, 12], "float32")))
    adam = paddle.optimizer.Adam(0.01, parameters=model.parameters())
    paddle.incubate.optimizer.GradientMergeOptimizer(adam, 4).minimize(loss)
    return loss


def build(name):
    """The main and the startup program, and the value that is fetched.

    There is no such value in the older form.
    """
    spec = TRAININGS[name]
    # Names that the framework counts for the whole process begin anew.
    paddle.base.framework._name_struct = paddle.base.framework.NameStruct()
    form = paddle.pir_utils.OldIrGuard if spec.is_older_form else contextlib.nullcontext
    with form():
        main, startup = paddle.static.Program(), paddle.static.Program()
        with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
            loss = spec.build()
    if spec.is_older_form:
        main, startup = (paddle.pir.translate_to_pir(part.desc) for part in (main, startup))
        loss = None
    return main, startup, loss
