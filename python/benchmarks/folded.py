"""The measured stages as a user of torch has them: an optimizer, folded."""

import stepfold.torch
import torch
from programs import MAX_NORM, OPTIMIZERS
from rivals import ADAMW, SGD, Lamb, Lars, Rival

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

# The names that plans have for state of torch's.
STATE = {"momentum_buffer": "velocity", "exp_avg": "moment1", "exp_avg_sq": "moment2"}


class Folded(Rival):
    """Parameters, gradients and a folded optimizer, the same whether it is captured or not."""

    def __init__(self, parameters, case, device):
        super().__init__("", parameters, case, device, is_captured=False)
        self.depends_on_capture = False

    def make_optimizer(self, name, device, is_captured):
        kind = self.case.optimizer
        return stepfold.torch.fold(
            MAKERS[kind](self.parameters, OPTIMIZERS[kind].lr),
            max_norm=MAX_NORM if "clip" in self.case.options else None,
            grad_scaler=self.scaler,
        )

    def clip(self):
        """The folded step does."""

    def get_variables(self, names):
        """Its tensors, by the role and name that they have in a plan of the same stage.

        names: those of the parameters. What has one element for all of them is not among these.
        """
        variables = {}
        for name, parameter, gradient in zip(names, self.get_parameters(), self.gradients):
            variables["state", name], variables["gradient", name] = parameter, gradient
        for name, parameter in zip(names, self.parameters):
            for key, tensor in self.optimizer.state[parameter].items():
                if key in STATE:
                    variables["state", f"{name}.{STATE[key]}"] = tensor
        return variables
