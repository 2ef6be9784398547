//===- UpdateRows.cpp - The table of update ops ----------------*- C++ -*-===//
//
// A row for each update op of the framework. No other file contains the names
// of the framework's update ops.
//
//===----------------------------------------------------------------------===//

#include "UpdateRows.h"
#include "UpdateSettings.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

using Kind = UpdateSetting::Kind;

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

/// A number of the optim op, of the same name where there is no other.
static constexpr UpdateSetting number(StringRef name, StringRef target = "") {
  return {Kind::Number, name, target.empty() ? name : target};
}
static constexpr UpdateSetting
perParameter(StringRef name, StringRef target = "", StringRef condition = "") {
  return {Kind::PerParameter, name, target.empty() ? name : target, condition};
}
static constexpr UpdateSetting list(StringRef name, StringRef target) {
  return {Kind::List, name, target};
}
static constexpr UpdateSetting flag(StringRef name, StringRef target = "") {
  return {Kind::Flag, name, target.empty() ? name : target};
}
static constexpr UpdateSetting fixed(StringRef target, double value) {
  return {Kind::Fixed, "", target, "", value};
}
static constexpr UpdateSetting operand(StringRef name) {
  return {Kind::Operand, name, name};
}
static constexpr UpdateSetting element(StringRef name, unsigned index,
                                       StringRef target) {
  return {Kind::Element, name, target, "", 0.0, index};
}
static constexpr UpdateSetting chooses(StringRef name, StringRef otherwise) {
  return {Kind::Choice, name, otherwise};
}
static constexpr UpdateSetting saysThereIs(StringRef name, StringRef stream) {
  return {Kind::Presence, name, stream};
}
static constexpr UpdateSetting saysUsed(StringRef name, StringRef stream) {
  return {Kind::Use, name, stream};
}
static constexpr UpdateSetting mustBeFalse(StringRef name) {
  return {Kind::Unsupported, name};
}
static constexpr UpdateSetting ignored(StringRef name, double value = 0.0) {
  return {Kind::Ignored, name, "", "", value};
}
static constexpr UpdateSetting special(StringRef name) {
  return {Kind::Special, name};
}

//===----------------------------------------------------------------------===//
// Numerics
//===----------------------------------------------------------------------===//

constexpr Numerics onGPU = Numerics::Paddle;
constexpr Numerics onCPU = Numerics::PaddleCPU;
constexpr Numerics onCPUFused = Numerics::PaddleCPUFMA;

/// The kernel for CPUs generates code for f32 alone.
constexpr KernelNumerics generated = {onGPU, onCPU, onCPUFused};
constexpr KernelNumerics compiled = {onGPU, onCPU, onCPU};

//===----------------------------------------------------------------------===//
// Hooks for properties that no setting describes
//===----------------------------------------------------------------------===//

/// The coefficient of a regularization method, by its name. The kernels know
/// one method, and decay nothing by any other.
static double getDecay(StringRef method, double coefficient) {
  return method == "l2_decay" ? coefficient : 0.0;
}

/// Some kernels for CPUs do not rescale gradients.
static void setRescaling(UpdateSettings &update, bool isIgnored) {
  double factor = update.getFloat("rescale_grad");
  update.setFloat("rescale_grad", isIgnored ? 1.0 : factor);
}

static void setMomentum(UpdateSettings &update) {
  update.setFloats("weight_decay",
                   getDecay(update.getText("regularization_method"),
                            update.getFloat("regularization_coeff")));
  setRescaling(update, /*isIgnored=*/update.getDevice() == Device::CPU);
}

/// The lists of methods and coefficients are empty where nothing is decayed.
/// Only then, with one rate and without Nesterov's momentum, does the kernel
/// for CPUs rescale.
static void setMergedMomentum(UpdateSettings &update) {
  SmallVector<StringRef> methods = update.getTexts("regularization_method");
  SmallVector<double> coefficients = update.getFloats("regularization_coeff");
  size_t size = methods.size();
  if (size != coefficients.size() ||
      (size != 0 && size != update.getNumParameters()))
    return update.report("expected regularization lists that are empty or "
                         "have one element for each parameter");
  SmallVector<double> decays;
  for (auto [method, coefficient] : llvm::zip(methods, coefficients))
    decays.push_back(getDecay(method, coefficient));
  if (decays.empty())
    decays.push_back(0.0);
  update.setFloats("weight_decay", decays);
  bool isPlain = methods.empty() && update.getListSize("lr") == 1 &&
                 !update.getFlag("use_nesterov");
  setRescaling(update,
               /*isIgnored=*/update.getDevice() == Device::CPU && !isPlain);
}

/// Without weight decay, the kernel for GPUs uses the trust ratio, the one for
/// CPUs does not.
static void setLarsGate(UpdateSettings &update) {
  auto gate = update.getDevice() == Device::GPU
                  ? optim::LarsGate::Norms
                  : optim::LarsGate::WeightDecayAndNorms;
  update.set("gate", optim::LarsGateAttr::get(update.getContext(), gate));
}

/// For CPUs, fused_adam_ executes the kernel of adam_ or adamw_ on each
/// parameter.
static void refuseFusedAdamOnGPU(UpdateSettings &update) {
  if (update.getDevice() == Device::GPU)
    update.report("its kernel for GPUs, which takes the powers of the first "
                  "parameter for all, is not supported");
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Its kernel wants outputs that are its inputs, and gets copies of them.
constexpr StringLiteral momentumApart =
    "the framework does not run 'pd_op.merged_momentum_'";

// For CPUs the framework's fused_adam_ executes the kernel of one update on
// each parameter, merged_adam_ one of its own; for GPUs it is the other way
// round.

static constexpr UpdateOp rows[] = {
    {"pd_op.sgd_", "optim.sgd",
     /*operands=*/{"params", "lr", "grads", "masters"},
     /*results=*/{"params", "masters"},
     /*settings=*/{saysThereIs("multi_precision", "masters")}},

    {"pd_op.momentum_",
     "optim.momentum",
     /*operands=*/{"params", "grads", "velocity", "lr", "masters"},
     /*results=*/{"params", "velocity", "masters"},
     /*settings=*/
     {number("mu"), flag("use_nesterov", "nesterov"),
      special("regularization_method"), special("regularization_coeff"),
      saysThereIs("multi_precision", "masters"), special("rescale_grad")},
     /*numerics=*/std::nullopt,
     /*lists=*/{},
     /*apart=*/momentumApart,
     /*special=*/setMomentum},

    {"pd_op.merged_momentum_",
     "optim.momentum",
     /*operands=*/{"params", "grads", "velocity", "lr", "masters"},
     /*results=*/{"params", "velocity", "masters"},
     /*settings=*/
     {number("mu"), flag("use_nesterov", "nesterov"),
      special("regularization_method"), special("regularization_coeff"),
      saysThereIs("multi_precision", "masters"), special("rescale_grad")},
     /*numerics=*/std::nullopt,
     /*lists=*/{},
     /*apart=*/momentumApart,
     /*special=*/setMergedMomentum},

    {"pd_op.lars_momentum_",
     "optim.lars_momentum",
     /*operands=*/{"params", "grads", "velocity", "lr", "masters"},
     /*results=*/{"params", "velocity", "masters"},
     /*settings=*/
     {number("mu"), number("lars_coeff", "coeff"),
      list("lars_weight_decay", "weight_decay"), number("epsilon"),
      saysThereIs("multi_precision", "masters"), number("rescale_grad")},
     /*numerics=*/compiled,
     /*lists=*/{{"pd_op.lars_momentum_", {}, {}}},
     /*apart=*/"",
     /*special=*/setLarsGate},

    {"pd_op.adam_",
     "optim.adam",
     /*operands=*/
     {"params", "grads", "lr", "moment1", "moment2", "moment2_max", "beta1_pow",
      "beta2_pow", "masters", "skip", "beta1", "beta2", "epsilon"},
     /*results=*/
     {"params", "moment1", "moment2", "moment2_max", "beta1_pow", "beta2_pow",
      "masters"},
     /*settings=*/
     {operand("beta1"), operand("beta2"), operand("epsilon"),
      ignored("lazy_mode"), ignored("min_row_size_to_use_multithread"),
      saysThereIs("multi_precision", "masters"),
      mustBeFalse("use_global_beta_pow"),
      saysThereIs("amsgrad", "moment2_max")},
     /*numerics=*/generated,
     /*lists=*/
     {{"pd_op.merged_adam_", {onGPU, onCPU}, {}},
      {"pd_op.fused_adam_", {onCPUFused}, {"lr", "skip"}}}},

    {"pd_op.adamw_",
     "optim.adamw",
     /*operands=*/
     {"params", "grads", "lr", "moment1", "moment2", "moment2_max", "beta1_pow",
      "beta2_pow", "masters", "skip", "beta1", "beta2", "epsilon"},
     /*results=*/
     {"params", "moment1", "moment2", "moment2_max", "beta1_pow", "beta2_pow",
      "masters"},
     /*settings=*/
     {operand("beta1"), operand("beta2"), operand("epsilon"),
      perParameter("lr_ratio"),
      perParameter("coeff", "weight_decay", /*condition=*/"with_decay"),
      ignored("lazy_mode"), ignored("min_row_size_to_use_multithread"),
      saysThereIs("multi_precision", "masters"),
      mustBeFalse("use_global_beta_pow"),
      saysThereIs("amsgrad", "moment2_max")},
     /*numerics=*/generated,
     /*lists=*/{{"pd_op.fused_adam_", {onCPU, onCPUFused}, {"lr", "skip"}}},
     /*apart=*/"'pd_op.fused_adam_' has a kernel for GPUs of its own"},

    {"pd_op.merged_adam_",
     "optim.adam",
     /*operands=*/
     {"params", "grads", "lr", "moment1", "moment2", "moment2_max", "beta1_pow",
      "beta2_pow", "masters", "beta1", "beta2", "epsilon"},
     /*results=*/
     {"params", "moment1", "moment2", "moment2_max", "beta1_pow", "beta2_pow",
      "masters"},
     /*settings=*/
     {operand("beta1"), operand("beta2"), operand("epsilon"),
      saysThereIs("multi_precision", "masters"),
      mustBeFalse("use_global_beta_pow"),
      saysThereIs("amsgrad", "moment2_max")},
     /*numerics=*/compiled,
     /*lists=*/{{"pd_op.merged_adam_", {}, {}}}},

    {"pd_op.fused_adam_",
     "optim.adamw",
     /*operands=*/
     {"params", "grads", "lr", "moment1", "moment2", "moment2_max", "beta1_pow",
      "beta2_pow", "masters", "skip"},
     /*results=*/
     {"params", "moment1", "moment2", "moment2_max", "beta1_pow", "beta2_pow",
      "masters"},
     /*settings=*/
     {number("beta1"), number("beta2"), number("epsilon"),
      ignored("chunk_size", 32768),
      perParameter("weight_decay", "", /*condition=*/"use_adamw"),
      chooses("use_adamw", /*otherwise=*/"optim.adam"), fixed("lr_ratio", 1.0),
      saysThereIs("multi_precision", "masters"),
      mustBeFalse("use_global_beta_pow"),
      saysThereIs("amsgrad", "moment2_max")},
     /*numerics=*/generated,
     /*lists=*/{},
     /*apart=*/"",
     /*special=*/refuseFusedAdamOnGPU},

    {"pd_op.adagrad_",
     "optim.adagrad",
     /*operands=*/{"params", "grads", "moment", "lr", "masters"},
     /*results=*/{"params", "moment", "masters"},
     /*settings=*/
     {number("epsilon"), saysThereIs("multi_precision", "masters")}},

    {"pd_op.rmsprop_",
     "optim.rmsprop",
     /*operands=*/
     {"params", "mean_square", "grads", "velocity", "lr", "mean_grad",
      "masters"},
     /*results=*/
     {"params", "velocity", "mean_square", "mean_grad", "masters"},
     /*settings=*/
     {number("epsilon"), number("decay", "rho"), number("momentum"),
      saysUsed("centered", "mean_grad"),
      saysThereIs("multi_precision", "masters")}},

    {"pd_op.adadelta_",
     "optim.adadelta",
     /*operands=*/
     {"params", "grads", "avg_squared_grad", "avg_squared_update", "lr",
      "masters"},
     /*results=*/
     {"params", "avg_squared_grad", "avg_squared_update", "masters"},
     /*settings=*/
     {number("rho"), number("epsilon"),
      saysThereIs("multi_precision", "masters")}},

    {"pd_op.radam_",
     "optim.radam",
     /*operands=*/
     {"params", "grads", "lr", "beta1_pow", "beta2_pow", "rho", "moment1",
      "moment2", "masters"},
     /*results=*/
     {"params", "beta1_pow", "beta2_pow", "rho", "moment1", "moment2",
      "masters"},
     /*settings=*/
     {number("beta1"), number("beta2"), number("epsilon"),
      saysThereIs("multi_precision", "masters")}},

    {"pd_op.adamax_",
     "optim.adamax",
     /*operands=*/
     {"params", "grads", "lr", "moment", "inf_norm", "beta1_pow", "masters"},
     /*results=*/{"params", "moment", "inf_norm", "masters"},
     /*settings=*/
     {number("beta1"), number("beta2"), number("epsilon"),
      saysThereIs("multi_precision", "masters")},
     /*numerics=*/std::nullopt,
     /*lists=*/{},
     /*apart=*/"",
     /*special=*/nullptr,
     /*advancedApart=*/{"beta1_pow", "beta1"}},

    {"pd_op.lamb_",
     "optim.lamb",
     /*operands=*/
     {"params", "grads", "lr", "moment1", "moment2", "beta1_pow", "beta2_pow",
      "masters", "skip"},
     /*results=*/
     {"params", "moment1", "moment2", "beta1_pow", "beta2_pow", "masters"},
     /*settings=*/
     {perParameter("weight_decay"), number("beta1"), number("beta2"),
      number("epsilon"), flag("always_adapt"),
      saysThereIs("multi_precision", "masters")}},

    {"pd_op.rprop_",
     "optim.rprop",
     /*operands=*/
     {"params", "grads", "prev", "step_size", "masters", "learning_rate_range",
      "etas"},
     /*results=*/{"params", "prev", "step_size", "masters"},
     /*settings=*/
     {element("learning_rate_range", 0, "step_min"),
      element("learning_rate_range", 1, "step_max"),
      element("etas", 0, "eta_minus"), element("etas", 1, "eta_plus"),
      saysThereIs("multi_precision", "masters")},
     /*numerics=*/compiled},
};

ArrayRef<UpdateOp> stepfold::pir::getUpdateRows() { return rows; }

static constexpr MissingUpdate missing[] = {
    {"pd_op.asgd_", "its state is one of several parts of a variable, which "
                    "the program chooses in every step"},
    {"pd_op.nadam_", "the framework computes its powers with a function that "
                     "does not round correctly"},
};

ArrayRef<MissingUpdate> stepfold::pir::getMissingUpdates() { return missing; }
