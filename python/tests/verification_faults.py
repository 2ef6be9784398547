"""Faults that a verification must find: each makes a training step, and plants something in it.

The comments name where users have met a fault.
"""

import contextlib
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.autocast.weight_copy import COPIES
from stepfold.torch.step.settings import DeviceSettings
from torch import nn, optim
from torch.nn.utils import clip_grad_norm_
from torch_cases import DEVICE

FAULTS = {}


def fault(kind, *texts):
    """Marks a function that plants a fault, and says what is found: a kind, and parts of its text.

    The function yields an optimizer and the arguments of `verify`. The code behind the `yield` is
    the body of the `with`.
    """

    def add(function):
        FAULTS[function.__name__] = kind, texts, contextlib.contextmanager(function)
        return function

    return add


def make_model(dtype=torch.float32):
    torch.manual_seed(0)
    layers = nn.Sequential(nn.Linear(12, 40), nn.Tanh(), nn.Linear(40, 4))
    return layers.to(DEVICE, dtype)


def backward(model, scale=1.0):
    param = next(model.parameters())
    x = torch.randn(8, 12, device=param.device, dtype=param.dtype)
    (model(x).square().sum() * scale).backward()


def train(model, optimizer, steps=2):
    for _ in range(steps):
        optimizer.zero_grad()
        backward(model)
        optimizer.step()
    optimizer.zero_grad()


def make(kind=optim.AdamW, fold=False, **settings):
    """A model and its optimizer, after some steps."""
    model = make_model()
    optimizer = kind(model.parameters(), **{"lr": 1e-2, **settings})
    if fold:
        stepfold.torch.fold(optimizer, model=model)
    train(model, optimizer)
    return model, optimizer


@contextlib.contextmanager
def replace_step(optimizer, step):
    """Has an optimizer call another function for its step."""
    with mock.patch.object(optimizer, "step", step):
        yield


@contextlib.contextmanager
def change_in_step(optimizer, change):
    """Has a function change something at the end of each step, before the hooks that follow it."""
    end_step = optimizer._optimizer_step_code

    @torch.no_grad()
    def change_and_end():
        change()
        end_step()

    with mock.patch.object(optimizer, "_optimizer_step_code", change_and_end):
        yield


# Clipping.


@fault("not-clipped", "'0.weight'", "max_norm is 0.1", "'2.bias'")
def norm_is_computed_and_nothing_clipped():
    """transformers #46113: the iterator of the parameters was used up."""
    model, optimizer = make()
    params = model.parameters()
    yield optimizer, {"model": model, "max_norm": 0.1}
    backward(model)
    list(params)
    clip_grad_norm_(params, 0.1)
    optimizer.step()


@fault("clipped-otherwise", "'2.weight' has a gradient that was multiplied by", "'2.bias'")
def group_is_clipped_by_a_norm_of_its_own():
    """NeMo Automodel #3817, of the groups of experts."""
    model, optimizer = make()
    yield optimizer, {"model": model, "max_norm": 0.1}
    backward(model)
    params = list(model.parameters())
    norm = nn.utils.get_total_norm([p.grad for p in params])
    nn.utils.clip_grads_with_norm_(params[:2], 0.1, norm)
    clip_grad_norm_(params[2:], 0.1)
    optimizer.step()


@fault("clipped-otherwise", "'0.weight' has a gradient that was multiplied by 0.5", "most others")
def one_gradient_is_halved():
    model, optimizer = make(fold=True)
    yield optimizer, {"model": model}
    backward(model)
    model[0].weight.grad.mul_(0.5)
    optimizer.step()


@fault("not-clipped", "an element of", "clip_value is 0.001")
def value_is_not_clipped():
    model, optimizer = make(optim.SGD)
    yield optimizer, {"model": model, "clip_value": 1e-3}
    backward(model)
    optimizer.step()


# Scales.


@fault("scale", "'0.weight' has a gradient that was unscaled twice, by 1024")
def gradients_are_unscaled_twice():
    model, optimizer = make()
    scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
    yield optimizer, {"model": model, "grad_scaler": scaler}
    scaler.scale(torch.ones((), device=DEVICE))
    backward(model, 1024.0)
    for param in model.parameters():
        param.grad.div_(1024.0)
    scaler.step(optimizer)


@fault("scale", "'0.weight' has a gradient that is still scaled by 1024")
def scaler_is_left_out():
    model, optimizer = make(optim.SGD)
    scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
    yield optimizer, {"model": model, "grad_scaler": scaler}
    loss = scaler.scale(torch.ones((), device=DEVICE))
    backward(model, loss.item())
    optimizer.step()


@fault("not-finite", "'2.weight' has a gradient that is not finite")
def overflow_is_not_skipped():
    model, optimizer = make()
    yield optimizer, {"model": model}
    backward(model)
    model[2].weight.grad[1, 2] = torch.inf
    optimizer.step()


# Parameters.


@fault("no-group", "'2.weight' is in no group", "'2.bias'")
def layer_has_no_optimizer():
    model = make_model()
    optimizer = optim.SGD(model[0].parameters(), lr=0.1)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("stale", "'param_groups[0].params[0]' is not a parameter of the model")
def layer_is_replaced():
    model = make_model()
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    model[0] = nn.Linear(12, 40, device=DEVICE)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("frozen", "'2.bias' does not require a gradient, still has one")
def frozen_parameter_is_decayed():
    """Its gradient was set to zero, and not to None."""
    model, optimizer = make(weight_decay=0.1)
    optimizer.zero_grad(set_to_none=False)
    backward(model)
    optimizer.zero_grad(set_to_none=False)
    model[2].bias.requires_grad_(False)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("frozen", "'0.bias' has no gradient, and the step has changed it")
def parameter_without_gradient_is_decayed():
    model, optimizer = make(weight_decay=0.1)
    with change_in_step(optimizer, lambda: model[0].bias.mul_(0.999)):
        model[0].bias.requires_grad_(False)
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("not-updated", "'2.weight' was not updated", "param[0, 0] is")
def parameter_is_left_out():
    model, optimizer = make()
    backward(model)
    yield optimizer, {"model": model}
    grad, model[2].weight.grad = model[2].weight.grad, None
    type(optimizer).step.__wrapped__(optimizer)
    model[2].weight.grad = grad


# Precision.


@fault("rounded", "'0.weight' was rounded to bfloat16: exp_avg")
def moments_are_rounded():
    """flashoptim #2: through the dtype of the parameters."""
    model, optimizer = make()

    def round_moments():
        for state in optimizer.state.values():
            state["exp_avg"].copy_(state["exp_avg"].bfloat16())

    with change_in_step(optimizer, round_moments):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("lost", "'0.weight' loses its changes in bfloat16: param stays as it is")
def parameters_have_no_masters():
    """apex #1728."""
    model = make_model(torch.bfloat16)
    optimizer = optim.SGD(model.parameters(), lr=1e-5)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("lost", "'0.weight' loses its changes in bfloat16: param stays as it is")
def folded_parameters_have_no_masters():
    model = make_model(torch.bfloat16)
    optimizer = stepfold.torch.fold(optim.SGD(model.parameters(), lr=1e-5), model=model)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("lost", "'0.weight' loses its changes in bfloat16: step stays as it is in 1 of 1 elements")
def count_is_too_narrow():
    """256 + 1 = 256, and the bias correction stays."""
    model, optimizer = make(foreach=False)
    for state in optimizer.state.values():
        state["step"] = torch.tensor(256.0, dtype=torch.bfloat16)
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("not-finite", "'0.weight' is not finite, and its gradient and its state were: param[2, 3]")
def result_is_not_finite():
    """pytorch #186444: of Adam with capturable=True and lr=0."""
    model, optimizer = make(lr=0.0)
    with change_in_step(optimizer, lambda: model[0].weight[2, 3].div_(0.0)):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


# Settings.


@fault("learning-rate", "was updated with lr=0.1, and its group has lr=0.05")
def captured_graph_has_the_old_rate():
    """A graph replays numbers that a scheduler has changed since."""
    model = make_model()
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    optimizer.param_groups[0]["lr"] = 0.05
    backward(model)
    yield optimizer, {"model": model}
    with torch.no_grad():
        for param in model.parameters():
            param.add_(param.grad, alpha=-0.1)


@fault("learning-rate", "was updated with lr=0.01, and its group has lr=0.005", "bit for bit")
def plan_has_the_old_rate():
    model, optimizer = make(fold=True)
    optimizer.param_groups[0]["lr"] = 0.005
    with mock.patch.object(DeviceSettings, "write", lambda self: None):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("scheduler", "the scheduler changes another optimizer, of class SGD")
def scheduler_is_of_another_optimizer():
    model, optimizer = make()
    other = optim.SGD(model.parameters(), lr=0.1)
    scheduler = optim.lr_scheduler.StepLR(other, 10)
    yield optimizer, {"model": model, "scheduler": scheduler}
    backward(model)
    optimizer.step()


@fault("learning-rate", "param_groups[0] has lr=0.003, and the scheduler has set 0.01")
def something_else_changes_the_rate():
    model, optimizer = make()
    scheduler = optim.lr_scheduler.StepLR(optimizer, 10)
    optimizer.param_groups[0]["lr"] = 0.003
    yield optimizer, {"model": model, "scheduler": scheduler}
    backward(model)
    optimizer.step()


def step_with(optimizer, **settings):
    """Takes a step with other settings than the groups have."""
    group = optimizer.param_groups[0]
    kept = {key: group[key] for key in settings}
    group.update(settings)
    type(optimizer).step.__wrapped__(optimizer)
    group.update(kept)


@fault("setting", "was updated with decoupled_weight_decay=False, and its group has")
def decay_is_not_decoupled():
    model, optimizer = make(weight_decay=0.5)
    backward(model)
    yield optimizer, {"model": model}
    step_with(optimizer, decoupled_weight_decay=False)


@fault("setting", "was updated with weight_decay=0, and its group has weight_decay=0.5")
def decay_is_missing():
    model, optimizer = make(weight_decay=0.5)
    backward(model)
    yield optimizer, {"model": model}
    step_with(optimizer, weight_decay=0.0)


@fault("setting", "was updated with betas=(0.999, 0.9), and its group has betas=(0.9, 0.999)")
def betas_are_swapped():
    model, optimizer = make()
    backward(model)
    yield optimizer, {"model": model}
    step_with(optimizer, betas=(0.999, 0.9))


@fault("gradient", "'0.weight' took its gradient with the opposite sign", "'2.bias'")
def step_goes_uphill():
    model, optimizer = make(optim.RMSprop)
    backward(model)
    yield optimizer, {"model": model}
    for param in model.parameters():
        param.grad.neg_()
    type(optimizer).step.__wrapped__(optimizer)
    for param in model.parameters():
        param.grad.neg_()


# Other updates.


@fault("difference", "has no 'momentum_buffer' in its state")
def muon_runs_as_sgd():
    """DeepSpeed #8442 and #8461."""
    model = nn.Linear(12, 40, bias=False, device=DEVICE)
    optimizer = optim.Muon(model.parameters(), lr=0.1)

    def run_as_sgd():
        with torch.no_grad():
            model.weight.add_(model.weight.grad, alpha=-0.1)

    with replace_step(optimizer, run_as_sgd):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("difference", "'0.weight' is not what its step computes: param[7, 5]", "(1 of 480 elements")
def kernel_is_wrong_in_the_last_bit():
    model, optimizer = make(fold=True)

    def change_bit():
        bits = model[0].weight.view(torch.int32)
        bits[7, 5] ^= 1

    with change_in_step(optimizer, change_bit):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("difference", "'2.weight' is not what its step computes: exp_avg_sq[3, 39]")
def state_is_wrong_in_the_last_element():
    model, optimizer = make(fold=True)

    def change_state():
        optimizer.state[model[2].weight]["exp_avg_sq"][3, 39] *= 1.001

    with change_in_step(optimizer, change_state):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault("difference", "'2.weight' is not what its step computes: copy[1, 1]", "(1 of 160 elements")
def copy_of_a_weight_is_wrong():
    model = make_model()
    optimizer = optim.AdamW(model.parameters(), lr=0.1)
    stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)

    def change_copy():
        COPIES[id(model[2].weight)].tensor[1, 1] *= 2

    with change_in_step(optimizer, change_copy):
        yield optimizer, {"model": model}
        backward(model)
        optimizer.step()


@fault(
    "copy", "'0.weight' has a copy in bfloat16 that is stale (call refresh_copies()", "(1 of 480"
)
def weight_is_changed_through_its_data():
    """The version of the weight stays, so that the forward pass reads the old copy."""
    model = make_model()
    optimizer = optim.AdamW(model.parameters(), lr=0.1)
    stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
    train(model, optimizer)
    model[0].weight.data[3, 4] += 1.0
    yield optimizer, {"model": model}
    backward(model)
    optimizer.step()


@fault("difference", "the norm of all gradients is 1, expected")
def norm_is_wrong():
    model = make_model()
    optimizer = stepfold.torch.fold(optim.SGD(model.parameters(), lr=0.1), max_norm=0.5)
    with change_in_step(optimizer, lambda: optimizer.grad_norm.fill_(1.0)):
        yield optimizer, {}
        backward(model)
        optimizer.step()
