"""Update ops of the dialect, with their operands in order.

tools/op_table.py writes this file from the definitions of the dialect.
"""

from stepfold.stage.update_op import Kind, UpdateOp, UpdateOperand

UPDATE_OPS = {
    "adadelta": UpdateOp(
        (
            UpdateOperand("avg_squared_grad", Kind.STATE),
            UpdateOperand("avg_squared_update", Kind.STATE),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("rho", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "adagrad": UpdateOp(
        (
            UpdateOperand("moment", Kind.STATE),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("lr_decay", Kind.SETTING, family="torch"),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "adam": UpdateOp(
        (
            UpdateOperand("moment1", Kind.STATE),
            UpdateOperand("moment2", Kind.STATE),
            UpdateOperand("moment2_max", Kind.STATE, is_optional=True),
            UpdateOperand("beta1_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("beta2_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "adamax": UpdateOp(
        (
            UpdateOperand("moment", Kind.STATE),
            UpdateOperand("inf_norm", Kind.STATE),
            UpdateOperand("beta1_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "adamw": UpdateOp(
        (
            UpdateOperand("moment1", Kind.STATE),
            UpdateOperand("moment2", Kind.STATE),
            UpdateOperand("moment2_max", Kind.STATE, is_optional=True),
            UpdateOperand("beta1_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("beta2_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
            UpdateOperand("lr_ratio", Kind.SETTING, family="paddle"),
        )
    ),
    "asgd": UpdateOp(
        (
            UpdateOperand("average", Kind.STATE),
            UpdateOperand("eta", Kind.NUMBER),
            UpdateOperand("mu", Kind.NUMBER),
            UpdateOperand("step", Kind.NUMBER),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("lambda", Kind.SETTING),
            UpdateOperand("alpha", Kind.SETTING),
            UpdateOperand("t0", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
        )
    ),
    "lamb": UpdateOp(
        (
            UpdateOperand("moment1", Kind.STATE),
            UpdateOperand("moment2", Kind.STATE),
            UpdateOperand("beta1_pow", Kind.NUMBER),
            UpdateOperand("beta2_pow", Kind.NUMBER),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
        )
    ),
    "lars_momentum": UpdateOp(
        (
            UpdateOperand("velocity", Kind.STATE),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("mu", Kind.SETTING),
            UpdateOperand("coeff", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("rescale_grad", Kind.SETTING),
        )
    ),
    "lion": UpdateOp(
        (
            UpdateOperand("moment", Kind.STATE),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
        )
    ),
    "momentum": UpdateOp(
        (
            UpdateOperand("velocity", Kind.STATE),
            UpdateOperand("step", Kind.NUMBER, is_optional=True, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("mu", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING),
            UpdateOperand("rescale_grad", Kind.SETTING, family="paddle"),
            UpdateOperand("dampening", Kind.SETTING, family="torch"),
        )
    ),
    "nadam": UpdateOp(
        (
            UpdateOperand("moment1", Kind.STATE),
            UpdateOperand("moment2", Kind.STATE),
            UpdateOperand("decay_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("mu_product", Kind.NUMBER),
            UpdateOperand("beta2_pow", Kind.NUMBER, family="paddle"),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("decay", Kind.SETTING, family="paddle"),
            UpdateOperand("momentum_decay", Kind.SETTING, family="torch"),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "radam": UpdateOp(
        (
            UpdateOperand("moment1", Kind.STATE),
            UpdateOperand("moment2", Kind.STATE),
            UpdateOperand("beta1_pow", Kind.STATE, family="paddle"),
            UpdateOperand("beta2_pow", Kind.STATE, family="paddle"),
            UpdateOperand("rho", Kind.STATE, family="paddle"),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("beta1", Kind.SETTING),
            UpdateOperand("beta2", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "rmsprop": UpdateOp(
        (
            UpdateOperand("velocity", Kind.STATE, is_optional=True),
            UpdateOperand("mean_square", Kind.STATE),
            UpdateOperand("mean_grad", Kind.STATE, is_optional=True),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("rho", Kind.SETTING),
            UpdateOperand("epsilon", Kind.SETTING),
            UpdateOperand("momentum", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
    "rprop": UpdateOp(
        (
            UpdateOperand("prev", Kind.STATE),
            UpdateOperand("step_size", Kind.STATE),
            UpdateOperand("step", Kind.NUMBER, family="torch"),
            UpdateOperand("eta_minus", Kind.SETTING),
            UpdateOperand("eta_plus", Kind.SETTING),
            UpdateOperand("step_min", Kind.SETTING),
            UpdateOperand("step_max", Kind.SETTING),
        )
    ),
    "sgd": UpdateOp(
        (
            UpdateOperand("lr", Kind.SETTING),
            UpdateOperand("weight_decay", Kind.SETTING, family="torch"),
        )
    ),
}
