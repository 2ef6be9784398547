"""Alternatives that a user of torch has, as steps on the same tensors."""

import contextlib

import torch
from programs import GRADIENT_SCALE, MAX_NORM, OPTIMIZERS, Case

BETAS = (0.9, 0.999)
ADAMW = {"betas": BETAS, "eps": 1.0e-8, "weight_decay": 0.01}
SGD = {"momentum": 0.9, "weight_decay": 1.0e-4}


def norms_of(tensors):
    return torch.stack(torch._foreach_norm(tensors))


class Lars:
    """Momentum with layer-wise rates, in torch's operations on lists."""

    coefficient, momentum, decay = 1.0e-3, 0.9, 5.0e-4

    def __init__(self, parameters, lr):
        self.parameters, self.lr = parameters, lr
        # For torch's GradScaler.
        self.param_groups = [{"params": parameters}]
        self.velocities = [torch.zeros_like(parameter) for parameter in parameters]

    @torch.no_grad()
    def step(self):
        gradients = [parameter.grad for parameter in self.parameters]
        weights, slopes = norms_of(self.parameters), norms_of(gradients)
        ratio = self.lr * self.coefficient * weights / (slopes + self.decay * weights)
        rates = torch.where((weights > 0) & (slopes > 0), ratio, self.lr)
        changes = torch._foreach_add(gradients, self.parameters, alpha=self.decay)
        torch._foreach_mul_(changes, list(rates.unbind()))
        torch._foreach_mul_(self.velocities, self.momentum)
        torch._foreach_add_(self.velocities, changes)
        torch._foreach_sub_(self.parameters, self.velocities)


class LarsLoop(Lars):
    """The same, parameter by parameter, as published implementations have it."""

    @torch.no_grad()
    def step(self):
        for parameter, velocity in zip(self.parameters, self.velocities):
            gradient = parameter.grad
            weight, slope = parameter.norm(), gradient.norm()
            ratio = self.lr * self.coefficient * weight / (slope + self.decay * weight)
            rate = torch.where((weight > 0) & (slope > 0), ratio, self.lr)
            change = gradient.add(parameter, alpha=self.decay).mul_(rate)
            velocity.mul_(self.momentum).add_(change)
            parameter.sub_(velocity)


class Lamb:
    """Adam with layer-wise rates, in torch's operations on lists."""

    epsilon, decay = 1.0e-6, 0.01

    def __init__(self, parameters, lr):
        self.parameters, self.lr = parameters, lr
        # For torch's GradScaler.
        self.param_groups = [{"params": parameters}]
        self.moments1 = [torch.zeros_like(parameter) for parameter in parameters]
        self.moments2 = [torch.zeros_like(parameter) for parameter in parameters]
        self.powers = torch.tensor(BETAS, dtype=torch.float32, device=parameters[0].device)
        self.betas = self.powers.clone()

    @torch.no_grad()
    def step(self):
        gradients = [parameter.grad for parameter in self.parameters]
        corrections = 1 - self.powers
        torch._foreach_lerp_(self.moments1, gradients, 1 - BETAS[0])
        torch._foreach_mul_(self.moments2, BETAS[1])
        torch._foreach_addcmul_(self.moments2, gradients, gradients, 1 - BETAS[1])
        roots = torch._foreach_div(self.moments2, corrections[1])
        torch._foreach_sqrt_(roots)
        torch._foreach_add_(roots, self.epsilon)
        changes = torch._foreach_div(self.moments1, corrections[0])
        torch._foreach_div_(changes, roots)
        torch._foreach_add_(changes, self.parameters, alpha=self.decay)
        weights, lengths = norms_of(self.parameters), norms_of(changes)
        ratio = torch.where((weights > 0) & (lengths > 0), weights / lengths, 1.0)
        torch._foreach_mul_(changes, list((self.lr * ratio).unbind()))
        torch._foreach_sub_(self.parameters, changes)
        self.powers.mul_(self.betas)


def make_fused(parameters, optimizer, lr, is_captured):
    if optimizer == "adamw":
        return torch.optim.AdamW(parameters, lr, fused=True, capturable=is_captured, **ADAMW)
    return torch.optim.SGD(parameters, lr, fused=True, **SGD)


def make_foreach(parameters, optimizer, lr, is_captured):
    if optimizer == "adamw":
        return torch.optim.AdamW(parameters, lr, foreach=True, capturable=is_captured, **ADAMW)
    if optimizer == "sgd":
        return torch.optim.SGD(parameters, lr, foreach=True, **SGD)
    return {"lars": Lars, "lamb": Lamb}[optimizer](parameters, lr)


def make_loop(parameters, optimizer, lr, is_captured):
    return LarsLoop(parameters, lr)


def make_apex(parameters, optimizer, lr, is_captured):
    from apex import optimizers

    if optimizer == "adamw":
        return optimizers.FusedAdam(parameters, lr, capturable=is_captured, **ADAMW)
    if optimizer == "sgd":
        return optimizers.FusedSGD(parameters, lr, **SGD)
    # It always clips.
    settings = {"betas": BETAS, "eps": 1.0e-6, "weight_decay": 0.01, "max_grad_norm": 1.0e30}
    return optimizers.FusedLAMB(parameters, lr, use_nvlamb=False, **settings)


MAKERS = {
    "torch fused": make_fused,
    "torch foreach": make_foreach,
    "torch loop": make_loop,
    "torch.compile": make_foreach,
    "Apex": make_apex,
}


class Rival:
    """Parameters, gradients and an optimizer of torch, with what else belongs to the stage.

    is_captured: True if steps are going to be captured into a graph; otherwise everything is as a
        user has it by default.
    """

    def __init__(self, name, parameters, case, device, is_captured):
        self.case = Case.parse(case)
        self.is_bf16 = "bf16" in self.case.options
        self.parameters = [
            torch.nn.Parameter(torch.empty(parameter.shape, device=device))
            for parameter in parameters
        ]
        self.gradients = self.make_gradients()
        self.scaler = None
        if "amp" in self.case.options:
            self.scaler = torch.amp.GradScaler(device, init_scale=GRADIENT_SCALE)
            # It makes its state when it is first used.
            self.scaler.scale(torch.ones((), device=device))
        is_captured = is_captured or name == "torch.compile"
        self.optimizer = self.make_optimizer(name, device, is_captured)
        # A compiled step takes minutes, and is made for capture at once.
        self.depends_on_capture = name != "torch.compile"
        self.step = torch.compile(self.run) if name == "torch.compile" else self.run

    def make_optimizer(self, name, device, is_captured):
        rate = OPTIMIZERS[self.case.optimizer].lr
        if is_captured and self.case.optimizer == "adamw" and name != "Apex":
            # A tensor can be changed between replays without another compilation.
            rate = torch.tensor(rate, device=device)
        return MAKERS[name](self.parameters, self.case.optimizer, rate, is_captured)

    def make_gradients(self):
        for parameter in self.parameters:
            parameter.grad = torch.zeros_like(parameter)
        gradients = [parameter.grad for parameter in self.parameters]
        if not self.is_bf16:
            return gradients
        self.wide = gradients
        self.copies = [parameter.detach().bfloat16() for parameter in self.parameters]
        return [gradient.bfloat16() for gradient in gradients]

    def run(self):
        if self.is_bf16:
            torch._foreach_copy_(self.wide, self.gradients)
        if "clip" in self.case.options:
            self.clip()
        if self.scaler:
            self.scaler.step(self.optimizer)
            self.scaler.update()
        else:
            self.optimizer.step()
        if self.is_bf16:
            with torch.no_grad():
                torch._foreach_copy_(self.copies, self.parameters)

    def clip(self):
        if self.scaler:
            self.scaler.unscale_(self.optimizer)
        torch.nn.utils.clip_grad_norm_(self.parameters, MAX_NORM)

    def get_parameters(self):
        return [parameter.detach() for parameter in self.parameters]

    def get_gradients(self):
        return self.gradients

    def close(self):
        with contextlib.suppress(AttributeError):
            del self.optimizer, self.step, self.scaler
        self.parameters = self.gradients = self.wide = self.copies = None
