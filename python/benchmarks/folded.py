"""The measured stages as a user of torch has them: an optimizer, folded."""

import contextlib

import stepfold.torch
import torch
from programs import GRADIENT_SCALE, MAX_NORM, OPTIMIZERS, Case
from rivals import ADAMW, SGD, Lamb, Lars

MAKERS = {
    "adamw": lambda parameters, lr: torch.optim.AdamW(parameters, lr, **ADAMW),
    "sgd": lambda parameters, lr: torch.optim.SGD(parameters, lr, **SGD),
    "lars": lambda parameters, lr: stepfold.torch.LARS(
        parameters,
        lr,
        Lars.momentum,
        Lars.decay,
        trust_coefficient=Lars.coefficient,
    ),
    "lamb": lambda parameters, lr: stepfold.torch.LAMB(
        parameters, lr, eps=Lamb.epsilon, weight_decay=Lamb.decay
    ),
}


class Folded:
    """Parameters, gradients and a folded optimizer, the same whether it is captured or not."""

    depends_on_capture = False

    def __init__(self, parameters, case, device):
        case = Case.parse(case)
        self.parameters = [
            torch.nn.Parameter(torch.empty(parameter.shape, device=device))
            for parameter in parameters
        ]
        for parameter in self.parameters:
            parameter.grad = torch.zeros_like(parameter)
        self.scaler = None
        if "amp" in case.options:
            self.scaler = torch.amp.GradScaler(device, init_scale=GRADIENT_SCALE)
            # It makes its state when it is first used.
            self.scaler.scale(torch.ones((), device=device))
        optimizer = MAKERS[case.optimizer](self.parameters, OPTIMIZERS[case.optimizer].lr)
        self.optimizer = stepfold.torch.fold(
            optimizer,
            max_norm=MAX_NORM if "clip" in case.options else None,
            grad_scaler=self.scaler,
        )
        self.step = self.optimizer.step if self.scaler is None else self.step_scaled

    def step_scaled(self):
        self.scaler.step(self.optimizer)
        self.scaler.update()

    def get_parameters(self):
        return [parameter.detach() for parameter in self.parameters]

    def get_gradients(self):
        return [parameter.grad for parameter in self.parameters]

    def close(self):
        with contextlib.suppress(AttributeError):
            del self.optimizer, self.step, self.scaler
        self.parameters = None
