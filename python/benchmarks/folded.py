"""The measured stages as a user of torch has them: an optimizer, folded."""

import stepfold.torch
import torch
from programs import MAX_NORM, OPTIMIZERS
from rivals import ADAMW, SGD, Lamb, Lars, Rival
from stepfold.torch.optimizers.op_specs import OP_SPECS

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


class Folded(Rival):
    """Parameters, gradients and a folded optimizer, the same whether it is captured or not."""

    def __init__(self, parameters, case, device):
        super().__init__("", parameters, case, device, is_captured=False)
        self.depends_on_capture = False
        self.names = [parameter.name for parameter in parameters]

    def make_optimizer(self, name, device, is_captured):
        kind = self.case.optimizer
        optimizer = MAKERS[kind](self.parameters, OPTIMIZERS[kind].lr)
        state = OP_SPECS[type(optimizer)].get_variant(optimizer.param_groups[0]).state
        self.streams = {one.key: one.stream for one in state if not one.is_scalar}
        return stepfold.torch.fold(
            optimizer,
            max_norm=MAX_NORM if "clip" in self.case.options else None,
            grad_scaler=self.scaler,
        )

    def clip(self):
        """The folded step does."""

    def get_variables(self):
        """Its tensors, by the role and name that they have in a plan of the same stage.

        Counts of steps are not among them, nor state that no step has made yet.
        """
        variables = {}
        for name, parameter, gradient in zip(self.names, self.parameters, self.gradients):
            variables["state", name] = parameter.detach()
            variables["gradient", name] = gradient
            for key, tensor in self.optimizer.state[parameter].items():
                if key in self.streams:
                    variables["state", f"{name}.{self.streams[key]}"] = tensor
        return variables
