"""The training programs of the tests, by name.

Importing this module does not import the framework: how a program is built
says with which settings the framework must be started.
"""

import dataclasses
from typing import Callable


@dataclasses.dataclass(frozen=True)
class Spec:
    """One program."""

    build: Callable  # fills the default main and startup programs
    translated: bool = False  # built in the framework's older form
    device: str = "gpu"  # device of the kernels that it is imported for


def classify(model, feed_shape):
    """The loss of a classifier."""
    import paddle

    x = paddle.static.data("x", feed_shape, "float32")
    label = paddle.static.data("label", [feed_shape[0], 1], "int64")
    return paddle.mean(paddle.nn.functional.cross_entropy(model(x), label))


def train(model, feed_shape, make_optimizer, classes):
    """A classifier's training step."""
    assert classes > 1
    loss = classify(model, feed_shape)
    make_optimizer(model.parameters()).minimize(loss)


# Whole models -----------------------------------------------------------------


def resnet50(make_optimizer, small):
    def build():
        import models

        width, classes, image = (4, 62, 32) if small else (64, 1000, 224)
        train(models.ResNet50(width, classes), [4, 3, image, image], make_optimizer, classes)

    return build


def lars(parameters, **options):
    from paddle.incubate.optimizer import LarsMomentumOptimizer

    return LarsMomentumOptimizer(
        0.1,
        0.9,
        parameter_list=parameters,
        exclude_from_weight_decay=["batch_norm", ".b_0"],
        **options,
    )


def lars_fp16(parameters):
    """fp16 weights with fp32 masters, beside fp32 batch norms."""
    import paddle

    return paddle.static.amp.decorate(
        lars(parameters, multi_precision=True),
        init_loss_scaling=1.0,
        use_dynamic_loss_scaling=False,
        use_pure_fp16=True,
        use_fp16_guard=False,
    )


def lars_amp(parameters):
    return scale_loss(lars(parameters))


def momentum(parameters):
    import paddle

    return paddle.optimizer.Momentum(
        0.1, 0.9, parameters, weight_decay=paddle.regularizer.L2Decay(1e-4)
    )


def adamw(parameters, **options):
    import paddle

    return paddle.optimizer.AdamW(
        1e-3,
        parameters=parameters,
        weight_decay=0.01,
        apply_decay_param_fun=lambda name: "batch_norm" not in name and not name.endswith(".b_0"),
        **options,
    )


def adamw_clip(parameters, **options):
    import paddle

    return adamw(parameters, grad_clip=paddle.nn.ClipGradByGlobalNorm(1.0), **options)


def mlp_sgd():
    import models
    import paddle

    train(models.mlp(), [4, 8], lambda ps: paddle.optimizer.SGD(0.1, parameters=ps), 4)


def cnn_momentum():
    import models

    train(models.cnn(), [4, 3, 8, 8], momentum, 4)


def transformer_adamw():
    import models

    train(models.transformer(), [4, 6, 16], adamw_clip, 4)


@dataclasses.dataclass(frozen=True)
class EncoderShape:
    """A transformer encoder and what it is fed: [batch, length, width]."""

    width: int
    heads: int
    feedforward: int
    layers: int
    feed: tuple
    classes: int

    def make_model(self):
        import models

        return models.encoder(
            self.width, self.heads, self.feedforward, self.layers, self.feed[1], self.classes
        )


def encoder_adamw_bf16(shape, prepare=lambda model: None, make_optimizer=adamw_clip):
    """bf16 where the framework deems it safe. `prepare` sets up the model."""

    def build():
        import paddle

        model = shape.make_model()
        prepare(model)
        with paddle.amp.auto_cast(level="O1", dtype="bfloat16"):
            loss = classify(model, shape.feed)
        make_optimizer(model.parameters(), multi_precision=True).minimize(loss)

    return build


def freeze_layer(model):
    """The first layer is not trained."""
    for parameter in model[0].layers[0].parameters():
        parameter.stop_gradient = True


def scale_rates(model):
    """A learning rate for each layer, and one layer that is not trained."""
    freeze_layer(model)
    layers = model[0].layers
    for depth, layer in enumerate(layers):
        for parameter in layer.parameters():
            parameter.optimize_attr["learning_rate"] = 0.75 ** (len(layers) - depth)


def adamw_ratio(parameters, **options):
    """A learning rate for each parameter, as a setting of its update.

    The framework's own AdamW refuses a ratio where there is no GPU.
    """
    from unittest import mock

    import paddle

    with mock.patch.object(paddle.base.core, "is_compiled_with_cuda", lambda: True):
        return adamw_clip(
            parameters, lr_ratio=lambda p: 0.5 if p.name.startswith("linear") else 1.0, **options
        )


def exempt_from_clip(model):
    """Layer norms and biases are not clipped."""
    for parameter in model.parameters():
        parameter.need_clip = len(parameter.shape) > 1


def scale_loss(optimizer, **options):
    """fp16 with dynamic loss scaling, which few steps suffice to see at work."""
    import paddle

    return paddle.static.amp.decorate(
        optimizer,
        init_loss_scaling=1000.0,
        incr_every_n_steps=2,
        decr_every_n_nan_or_inf=1,
        incr_ratio=1.5,
        decr_ratio=0.7,
        **options,
    )


def encoder_adam_fp16(shape, accumulate=1):
    """Dynamic loss scaling; where asked, gradients of several steps averaged."""

    def build():
        import paddle

        model = shape.make_model()
        loss = classify(model, shape.feed)
        optimizer = scale_loss(paddle.optimizer.Adam(1e-3, parameters=model.parameters()))
        if accumulate > 1:
            optimizer = paddle.incubate.optimizer.GradientMergeOptimizer(optimizer, accumulate)
        optimizer.minimize(loss)

    return build


def encoder_adam_fp16_recompute(shape):
    """Every encoder layer is computed again in the backward pass."""

    def build():
        import paddle

        model = shape.make_model()
        checkpoints = []
        for layer in model[0].layers:
            layer.register_forward_post_hook(lambda _, __, output: checkpoints.append(output))
        loss = classify(model, shape.feed)
        adam = paddle.optimizer.Adam(1e-3, parameters=model.parameters())
        optimizer = paddle.incubate.optimizer.RecomputeOptimizer(adam)
        optimizer._set_checkpoints(checkpoints)
        optimizer.inner_opt = adam  # loss scaling finds the ops to skip there
        scale_loss(optimizer).minimize(loss)

    return build


def encoder_adamw_fp16_masters(shape):
    """fp16 weights with fp32 masters, beside fp32 layer norms."""

    def build():
        model = shape.make_model()
        loss = classify(model, shape.feed)
        optimizer = adamw(model.parameters(), multi_precision=True)
        scale_loss(optimizer, level="O2").minimize(loss)

    return build


def encoder_adamw_fp16_masters_clip(shape):
    """The same with clipping, but with a loss that is not scaled."""

    def build():
        import paddle

        model = shape.make_model()
        loss = classify(model, shape.feed)
        paddle.static.amp.decorate(
            adamw_clip(model.parameters(), multi_precision=True),
            level="O2",
            init_loss_scaling=1.0,
            use_dynamic_loss_scaling=False,
        ).minimize(loss)

    return build


def mlp_adam_fp16():
    """Dynamic loss scaling."""
    import models
    import paddle

    def adam(parameters):
        return paddle.static.amp.decorate(
            paddle.optimizer.Adam(1e-3, parameters=parameters), init_loss_scaling=32768.0
        )

    train(models.mlp(), [4, 8], adam, 4)


def mlp_adam_fp16_merge():
    """The gradients of three steps are averaged before they are unscaled."""
    import models
    import paddle

    def merging_adam(parameters):
        adam = paddle.optimizer.Adam(1e-3, parameters=parameters)
        return paddle.incubate.optimizer.GradientMergeOptimizer(scale_loss(adam), 3)

    train(models.mlp(), [4, 8], merging_adam, 4)


def mlp_adamw_bf16():
    import models
    import paddle

    model = models.mlp()
    x = paddle.static.data("x", [4, 8], "float32")
    with paddle.amp.auto_cast(level="O1", dtype="bfloat16"):
        loss = paddle.mean(model(x))
    adamw(model.parameters(), multi_precision=True).minimize(loss)


# Single ops -------------------------------------------------------------------

SHAPE = [5, 7]


def single(make_optimizer, dtype, count=1, emit=None):
    """`count` parameters whose gradients are fed, and their update.

    `emit(optimizer, parameters, gradients)` emits the update, where it is not
    what the optimizer emits by itself.
    """

    def build():
        import paddle

        paddle.set_default_dtype(dtype)
        parameters, gradients = [], []
        for i in range(count):
            parameters.append(paddle.create_parameter(SHAPE, dtype, name=f"w{i}"))
            gradients.append(paddle.static.data(f"grad{i}", SHAPE, dtype))
        optimizer = make_optimizer(parameters)
        if emit is None:
            optimizer.apply_gradients(list(zip(parameters, gradients)))
        else:
            block = paddle.static.default_main_program().global_block()
            optimizer._create_global_learning_rate()
            optimizer._create_accumulators(block, parameters)
            emit(optimizer, parameters, gradients)
        paddle.set_default_dtype("float32")

    return build


def state(optimizer, name, parameters):
    return [optimizer._get_accumulator_master(name, p) for p in parameters]


def emit_adamw_lr_ratio(optimizer, parameters, gradients):
    """The framework's own AdamW refuses a ratio where there is no GPU."""
    from paddle import _C_ops

    _C_ops.adamw_(
        parameters[0],
        gradients[0],
        optimizer._global_learning_rate(),
        state(optimizer, "moment1", parameters)[0],
        state(optimizer, "moment2", parameters)[0],
        None,
        state(optimizer, "beta1_pow_acc", parameters)[0],
        state(optimizer, "beta2_pow_acc", parameters)[0],
        None,
        None,
        0.9,
        0.999,
        1e-8,
        0.5,
        0.01,
        True,
        False,
        1000,
        False,
        False,
        False,
    )


def emit_clipped_by_value(optimizer, parameters, gradients):
    """The framework's own ClipGradByValue does not know this program form."""
    import paddle

    clipped = [paddle.clip(g, -0.125, 0.25) for g in gradients]
    clipped[1:] = [paddle.scale(g, 0.75, bias=0.5) for g in clipped[1:]]
    optimizer.apply_gradients(list(zip(parameters, clipped)))


def emit_clipped_in_place(optimizer, parameters, gradients):
    """Clipping by the global norm, as the framework's older form has it."""
    import paddle
    from paddle import _C_ops

    total = paddle.add_n([_C_ops.squared_l2_norm(g) for g in gradients])
    limit = paddle.full([1], 1.0, gradients[0].dtype)
    factor = paddle.divide(limit, paddle.maximum(limit, paddle.sqrt(total)))
    clipped = [_C_ops.multiply_(g, factor) for g in gradients]
    optimizer.apply_gradients(list(zip(parameters, clipped)))


def loss_scaling_state(initial):
    """The scale, and the numbers of good and of bad steps."""
    import paddle

    def variable(name, value, dtype):
        return paddle.pir.core.create_persistable_value(
            dtype, [1], name, initializer=paddle.nn.initializer.Constant(value)
        )

    scale = variable("loss_scaling", initial, "float32")
    return scale, *(variable(f"num_{which}_steps", 0, "int32") for which in ("good", "bad"))


def emit_scaled(optimizer, parameters, gradients):
    """Dynamic loss scaling, as `paddle.static.amp` emits it."""
    from paddle import _C_ops

    scale, good, bad = loss_scaling_state(1024.0)
    gradients, found = _C_ops.check_finite_and_unscale_(gradients, scale)
    gradients, *_ = _C_ops.update_loss_scaling_(
        gradients, found, scale, good, bad, 2, 1, 2.0, 0.5, False
    )
    optimizer._set_auxiliary_var("found_inf", found)
    optimizer.apply_gradients(list(zip(parameters, gradients)))


def emit_scaled_lists(optimizer, parameters, gradients):
    """The same for two lists of gradients, as where they have two types."""
    import paddle
    from paddle import _C_ops

    scale, good, bad = loss_scaling_state(1000.0)
    lists = [_C_ops.check_finite_and_unscale_(gs, scale) for gs in (gradients[:1], gradients[1:])]
    found = paddle.any(paddle.concat([found for _, found in lists]))
    unscaled = []
    for index, (gs, _) in enumerate(lists):
        gs, scale, good, bad = _C_ops.update_loss_scaling_(
            gs, found, scale, good, bad, 2, 1, 1.5, 0.7, index > 0
        )
        unscaled += gs
    optimizer._set_auxiliary_var("found_inf", found)
    optimizer.apply_gradients(list(zip(parameters, unscaled)))


def emit_merged_adam(optimizer, parameters, gradients):
    from paddle import _C_ops

    rates = [optimizer._global_learning_rate()] * len(parameters)
    _C_ops.merged_adam_(
        parameters,
        gradients,
        rates,
        state(optimizer, "moment1", parameters),
        state(optimizer, "moment2", parameters),
        None,
        state(optimizer, "beta1_pow_acc", parameters),
        state(optimizer, "beta2_pow_acc", parameters),
        None,
        0.9,
        0.999,
        1e-8,
        False,
        False,
        False,
    )


def emit_fused_adam(optimizer, parameters, gradients):
    """AdamW, or Adam where the optimizer is one; the new form of programs cannot emit it."""
    import paddle

    lists = {
        name + suffix: state(optimizer, accumulator, parameters)
        for name, suffix, accumulator in (
            ("Moments", "1", "moment1"),
            ("Moments", "2", "moment2"),
            ("Beta1Pows", "", "beta1_pow_acc"),
            ("Beta2Pows", "", "beta2_pow_acc"),
        )
    }
    is_adamw = isinstance(optimizer, paddle.optimizer.AdamW)
    paddle.static.default_main_program().global_block().append_op(
        type="fused_adam",
        inputs={
            "Params": parameters,
            "Grads": gradients,
            "LearningRate": optimizer._global_learning_rate(),
            **lists,
        },
        outputs={
            "ParamsOut": parameters,
            **{name + "Out": variables for name, variables in lists.items()},
        },
        attrs={
            "beta1": 0.9,
            "beta2": 0.999,
            "epsilon": 1e-8,
            "chunk_size": 32768,
            "weight_decay": 0.01 if is_adamw else 0.0,
            "use_adamw": is_adamw,
            "multi_precision": False,
            "use_global_beta_pow": False,
        },
    )


def emit_merged_momentum(optimizer, parameters, gradients):
    from paddle import _C_ops

    rates = [optimizer._global_learning_rate()] * len(parameters)
    _C_ops.merged_momentum_(
        parameters,
        gradients,
        state(optimizer, "velocity", parameters),
        rates,
        None,
        0.9,
        False,
        ["l2_decay", ""],
        [0.01, 0.0],
        False,
        1.0,
    )


def emit_merged_lars(optimizer, parameters, gradients):
    from paddle import _C_ops

    rates = [optimizer._global_learning_rate()] * len(parameters)
    _C_ops.lars_momentum_(
        parameters,
        gradients,
        state(optimizer, "velocity", parameters),
        rates,
        None,
        0.9,
        0.001,
        [0.0005, 0.0],
        0.0,
        False,
        1.0,
    )


def emit_merged_lars_clipped(optimizer, parameters, gradients):
    import paddle

    clip = paddle.nn.ClipGradByNorm(1.0)
    clipped = [gradient for _, gradient in clip(list(zip(parameters, gradients)))]
    emit_merged_lars(optimizer, parameters, clipped)


def emit_regularized(optimizer, parameters, gradients):
    """A rule of one's own: gradients that point away from zero are damped."""
    import paddle

    damped = []
    for w, g in zip(parameters, gradients):
        penalty = paddle.scale(paddle.sign(w), 0.01)
        is_away = paddle.less_than(paddle.multiply(w, g), paddle.zeros([1], w.dtype))
        damped.append(paddle.where(is_away, paddle.scale(g, 0.5), paddle.add(g, penalty)))
    optimizer.apply_gradients(list(zip(parameters, damped)))


def single_ops():
    def of(module, name, *args, **options):
        def make(parameters):
            import importlib

            optimizer = getattr(importlib.import_module(module), name)
            key = "parameter_list" if name == "LarsMomentumOptimizer" else "parameters"
            return optimizer(*args, **{key: parameters}, **options)

        return make

    def optimizer(name, *args, **options):
        return of("paddle.optimizer", name, *args, **options)

    def clipped(name, *args):
        """SGD, which shows most plainly what it is given."""

        def make(parameters):
            import paddle

            clip = getattr(paddle.nn, name)(*args)
            return paddle.optimizer.SGD(0.1, parameters=parameters, grad_clip=clip)

        return make

    def regularized(decay, clip):
        """Adam, which leaves decay other than its own to the framework."""

        def make(parameters):
            import paddle

            return paddle.optimizer.Adam(
                0.1,
                parameters=parameters,
                weight_decay=getattr(paddle.regularizer, decay)(0.01),
                grad_clip=getattr(paddle.nn, clip)(1.0),
            )

        return make

    def lars_optimizer(**options):
        return of("paddle.incubate.optimizer", "LarsMomentumOptimizer", 0.1, 0.9, **options)

    variants = {
        "sgd": (optimizer("SGD", 0.1),),
        "sgd_clip_global_norm": (clipped("ClipGradByGlobalNorm", 1.0), 3),
        "sgd_clip_norm": (clipped("ClipGradByNorm", 1.0), 2),
        "sgd_clip_value": (optimizer("SGD", 0.1), 2, emit_clipped_by_value),
        "sgd_clip_in_place": (optimizer("SGD", 0.1), 3, emit_clipped_in_place),
        "momentum": (optimizer("Momentum", 0.1, 0.9),),
        "momentum_nesterov": (optimizer("Momentum", 0.1, 0.9, use_nesterov=True),),
        "momentum_l2": (optimizer("Momentum", 0.1, 0.9, weight_decay=0.01),),
        "lars": (lars_optimizer(),),
        "lars_no_decay": (lars_optimizer(lars_weight_decay=0.0),),
        "lars_epsilon": (lars_optimizer(epsilon=1e-3),),
        "adam": (optimizer("Adam", 0.1),),
        "adam_scaled": (optimizer("Adam", 0.1), 2, emit_scaled),
        "adam_l2": (regularized("L2Decay", "ClipGradByGlobalNorm"), 3),
        "adam_l1": (regularized("L1Decay", "ClipGradByNorm"), 3),
        "sgd_rule": (optimizer("SGD", 0.1), 3, emit_regularized),
        "adam_amsgrad": (optimizer("Adam", 0.1, amsgrad=True),),
        "adamw": (optimizer("AdamW", 0.1, weight_decay=0.01),),
        "adamw_scaled_lists": (optimizer("AdamW", 0.1), 3, emit_scaled_lists),
        "adamw_no_decay": (
            optimizer("AdamW", 0.1, weight_decay=0.01, apply_decay_param_fun=lambda name: False),
        ),
        "adamw_amsgrad": (optimizer("AdamW", 0.1, weight_decay=0.01, amsgrad=True),),
        "adamw_lr_ratio": (optimizer("AdamW", 0.1), 1, emit_adamw_lr_ratio),
        "adagrad": (optimizer("Adagrad", 0.1, initial_accumulator_value=0.1),),
        "rmsprop": (optimizer("RMSProp", 0.1, momentum=0.9),),
        "rmsprop_centered": (optimizer("RMSProp", 0.1, momentum=0.9, centered=True),),
        "adadelta": (optimizer("Adadelta", 0.1),),
        "radam": (optimizer("RAdam", 0.1),),
        "adamax": (optimizer("Adamax", 0.1), 2),
        "rprop": (optimizer("Rprop", 0.1, (0.07, 0.115), etas=(0.75, 1.1)),),
        "lamb": (optimizer("Lamb", 0.1),),
        "lamb_no_decay": (optimizer("Lamb", 0.1, lamb_weight_decay=0.0),),
        "lamb_always_adapt": (optimizer("Lamb", 0.1, lamb_weight_decay=0.0, always_adapt=True),),
        "merged_momentum": (optimizer("Momentum", 0.1, 0.9), 2, emit_merged_momentum),
        "merged_lars": (lars_optimizer(), 2, emit_merged_lars),
        "merged_lars_clip_norm": (lars_optimizer(), 2, emit_merged_lars_clipped),
        "merged_adam": (optimizer("Adam", 0.1), 2, emit_merged_adam),
        "fused_adam": (optimizer("Adam", 0.1), 2, emit_fused_adam),
        "fused_adamw": (optimizer("AdamW", 0.1), 2, emit_fused_adam),
    }
    only_f32 = {
        "adam_l1",
        "sgd_clip_norm",
        "adam_scaled",
        "adamw_scaled_lists",
        "merged_lars_clip_norm",
    }  # The framework has these only in f32.
    # Variants whose stage has more than an update.
    regularized = {"adam_l1", "adam_l2", "sgd_rule"}
    specs = {}
    for name, (make_optimizer, *rest) in variants.items():
        for suffix, dtype in (("f32", "float32"), ("f64", "float64")):
            if dtype != "float32" and name in only_f32:
                continue
            # Only the older form can emit this op, whose kernel for GPUs is not known.
            is_fused = name.startswith("fused")
            prefix = "regularized" if name in regularized else "op"
            specs[f"{prefix}_{name}_{suffix}"] = Spec(
                single(make_optimizer, dtype, *rest),
                translated=is_fused,
                device="cpu" if is_fused else "gpu",
            )
    return specs


SHALLOW = EncoderShape(16, 2, 32, 2, (4, 6, 16), 4)


def transformers():
    new_form = {
        "adamw_bf16_need_clip": encoder_adamw_bf16(SHALLOW, exempt_from_clip),
        "adamw_bf16_rates": encoder_adamw_bf16(SHALLOW, scale_rates),
        "adamw_bf16_ratio": encoder_adamw_bf16(SHALLOW, freeze_layer, adamw_ratio),
    }
    older_form = {
        "adam_fp16": encoder_adam_fp16(SHALLOW),
        "adam_fp16_merge3": encoder_adam_fp16(SHALLOW, accumulate=3),
        "adam_fp16_merge4": encoder_adam_fp16(SHALLOW, accumulate=4),
        "adam_fp16_recompute": encoder_adam_fp16_recompute(SHALLOW),
        "adamw_fp16_masters": encoder_adamw_fp16_masters(SHALLOW),
        "adamw_fp16_masters_clip": encoder_adamw_fp16_masters_clip(SHALLOW),
    }
    return {
        f"transformer_{name}": Spec(build, translated=translated)
        for translated, group in ((False, new_form), (True, older_form))
        for name, build in group.items()
    }


SINGLE_OPS = single_ops()
PROGRAMS = {
    **{
        f"resnet50_{name}{suffix}": Spec(resnet50(make_optimizer, small))
        for name, make_optimizer in (("lars", lars), ("momentum", momentum), ("adamw", adamw))
        for suffix, small in (("", False), ("_small", True))
    },
    **{
        f"resnet50_{name}{suffix}": Spec(resnet50(make_optimizer, small), translated=True)
        for name, make_optimizer in (("lars_fp16", lars_fp16), ("lars_amp", lars_amp))
        for suffix, small in (("", False), ("_small", True))
    },
    "mlp_sgd": Spec(mlp_sgd),
    "mlp_adamw_bf16": Spec(mlp_adamw_bf16),
    "mlp_adam_fp16": Spec(mlp_adam_fp16, translated=True),
    "mlp_adam_fp16_merge3": Spec(mlp_adam_fp16_merge, translated=True),
    "cnn_momentum": Spec(cnn_momentum),
    "transformer_adamw": Spec(transformer_adamw),
    "transformer_adamw_bf16": Spec(encoder_adamw_bf16(SHALLOW)),
    "encoder12_adamw_bf16": Spec(
        encoder_adamw_bf16(EncoderShape(768, 12, 3072, 12, (2, 8, 768), 2))
    ),
    **transformers(),
    "encoder12_adam_fp16_merge4": Spec(
        encoder_adam_fp16(dataclasses.replace(SHALLOW, layers=12), accumulate=4),
        translated=True,
    ),
    **SINGLE_OPS,
}
# Programs whose imports are in the repository: those of one op, and whole ones for tests that shall
# not need the framework. made_programs.py makes the others.
CHECKED_IN = {
    "mlp_sgd",
    "mlp_adamw_bf16",
    "mlp_adam_fp16_merge3",
    "resnet50_lars_small",
    "transformer_adamw_bf16",
    "transformer_adamw_fp16_masters",
    *SINGLE_OPS,
}
