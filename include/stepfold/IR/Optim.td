//===- Optim.td - The optim dialect, all parts -------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIM_TD
#define STEPFOLD_IR_OPTIM_TD

include "stepfold/IR/OptimFunctionOps.td"
include "stepfold/IR/OptimLaunchOps.td"
include "stepfold/IR/OptimMatrixOps.td"
include "stepfold/IR/OptimStageOps.td"
include "stepfold/IR/OptimStructuredOps.td"
include "stepfold/IR/OptimUpdateOps.td"

#endif // STEPFOLD_IR_OPTIM_TD
