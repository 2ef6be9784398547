//===- UpdateTable.cpp - The update ops of PIR -----------------*- C++ -*-===//
//
// The tables.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;

llvm::StringRef stepfold::pir::getName(Role role) {
  static constexpr llvm::StringLiteral names[] = {"param",
                                                  "velocity",
                                                  "mean_square",
                                                  "mean_grad",
                                                  "moment",
                                                  "avg_squared_grad",
                                                  "avg_squared_update",
                                                  "moment1",
                                                  "moment2",
                                                  "moment2_max",
                                                  "beta1_pow",
                                                  "beta2_pow",
                                                  "rho",
                                                  "master_param",
                                                  "grad",
                                                  "learning_rate",
                                                  "skip_update",
                                                  "beta1",
                                                  "beta2",
                                                  "epsilon"};
  return names[unsigned(role)];
}

bool stepfold::pir::isOptional(Role role) {
  return role == Role::Master || role == Role::Moment2Max ||
         role == Role::MeanGrad || role == Role::SkipUpdate;
}

bool stepfold::pir::isConstant(Role role) {
  return role == Role::Beta1 || role == Role::Beta2 || role == Role::Epsilon;
}

static constexpr Role sgdOperands[] = {Role::Param, Role::LearningRate,
                                       Role::Grad, Role::Master};
static constexpr Role sgdResults[] = {Role::Param, Role::Master};
static constexpr Role momentumOperands[] = {
    Role::Param, Role::Grad, Role::Velocity, Role::LearningRate, Role::Master};
static constexpr Role momentumResults[] = {Role::Param, Role::Velocity,
                                           Role::Master};
static constexpr Role adamOperands[] = {
    Role::Param,   Role::Grad,       Role::LearningRate, Role::Moment1,
    Role::Moment2, Role::Moment2Max, Role::Beta1Pow,     Role::Beta2Pow,
    Role::Master,  Role::SkipUpdate, Role::Beta1,        Role::Beta2,
    Role::Epsilon};
static constexpr Role mergedAdamOperands[] = {
    Role::Param,   Role::Grad,       Role::LearningRate, Role::Moment1,
    Role::Moment2, Role::Moment2Max, Role::Beta1Pow,     Role::Beta2Pow,
    Role::Master,  Role::Beta1,      Role::Beta2,        Role::Epsilon};
static constexpr Role fusedAdamOperands[] = {
    Role::Param,   Role::Grad,       Role::LearningRate, Role::Moment1,
    Role::Moment2, Role::Moment2Max, Role::Beta1Pow,     Role::Beta2Pow,
    Role::Master,  Role::SkipUpdate};
static constexpr Role adamResults[] = {
    Role::Param,    Role::Moment1,  Role::Moment2, Role::Moment2Max,
    Role::Beta1Pow, Role::Beta2Pow, Role::Master};

static constexpr Role adagradOperands[] = {
    Role::Param, Role::Grad, Role::Moment, Role::LearningRate, Role::Master};
static constexpr Role adagradResults[] = {Role::Param, Role::Moment,
                                          Role::Master};
static constexpr Role rmspropOperands[] = {
    Role::Param,        Role::MeanSquare, Role::Grad,  Role::Velocity,
    Role::LearningRate, Role::MeanGrad,   Role::Master};
static constexpr Role rmspropResults[] = {Role::Param, Role::Velocity,
                                          Role::MeanSquare, Role::MeanGrad,
                                          Role::Master};
static constexpr Role adadeltaOperands[] = {
    Role::Param,          Role::Grad,
    Role::AvgSquaredGrad, Role::AvgSquaredUpdate,
    Role::LearningRate,   Role::Master};
static constexpr Role adadeltaResults[] = {
    Role::Param, Role::AvgSquaredGrad, Role::AvgSquaredUpdate, Role::Master};
static constexpr Role radamOperands[] = {
    Role::Param,    Role::Grad,     Role::LearningRate,
    Role::Beta1Pow, Role::Beta2Pow, Role::Rho,
    Role::Moment1,  Role::Moment2,  Role::Master};
static constexpr Role radamResults[] = {
    Role::Param,   Role::Beta1Pow, Role::Beta2Pow, Role::Rho,
    Role::Moment1, Role::Moment2,  Role::Master};
static constexpr Role lambOperands[] = {
    Role::Param,    Role::Grad,    Role::LearningRate,
    Role::Moment1,  Role::Moment2, Role::Beta1Pow,
    Role::Beta2Pow, Role::Master,  Role::SkipUpdate};
static constexpr Role lambResults[] = {Role::Param,    Role::Moment1,
                                       Role::Moment2,  Role::Beta1Pow,
                                       Role::Beta2Pow, Role::Master};

static const UpdateOp updateOps[] = {
    {"pd_op.sgd_", "optim.sgd", sgdOperands, sgdResults},
    {"pd_op.momentum_", "optim.momentum", momentumOperands, momentumResults},
    {"pd_op.merged_momentum_", "optim.momentum", momentumOperands,
     momentumResults},
    {"pd_op.lars_momentum_", "optim.lars_momentum", momentumOperands,
     momentumResults},
    {"pd_op.adam_", "optim.adam", adamOperands, adamResults},
    {"pd_op.adamw_", "optim.adamw", adamOperands, adamResults},
    {"pd_op.merged_adam_", "optim.adam", mergedAdamOperands, adamResults},
    // optim.adam where it decays nothing.
    {"pd_op.fused_adam_", "optim.adamw", fusedAdamOperands, adamResults},
    {"pd_op.adagrad_", "optim.adagrad", adagradOperands, adagradResults},
    {"pd_op.rmsprop_", "optim.rmsprop", rmspropOperands, rmspropResults},
    {"pd_op.adadelta_", "optim.adadelta", adadeltaOperands, adadeltaResults},
    {"pd_op.radam_", "optim.radam", radamOperands, radamResults},
    {"pd_op.lamb_", "optim.lamb", lambOperands, lambResults},
};

const UpdateOp *stepfold::pir::lookupUpdateOp(llvm::StringRef pirName) {
  const auto *found = llvm::find_if(
      updateOps, [&](const UpdateOp &op) { return op.pirName == pirName; });
  return found == std::end(updateOps) ? nullptr : found;
}
