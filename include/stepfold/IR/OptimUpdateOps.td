//===- OptimUpdateOps.td - Optimizers by name --------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMUPDATEOPS_TD
#define STEPFOLD_IR_OPTIMUPDATEOPS_TD

include "stepfold/IR/OptimAdamOps.td"
include "stepfold/IR/OptimAdaptiveOps.td"
include "stepfold/IR/OptimMomentumOps.td"
include "stepfold/IR/OptimMuonOps.td"

#endif // STEPFOLD_IR_OPTIMUPDATEOPS_TD
