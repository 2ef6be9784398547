//===- Launches.h - Which kernels a stage becomes ---------------*- C++ -*-===//
//
// The lowerings make their kernels, and the traffic model counts them, by the
// rule that is here. It holds for ops on tensors and on memrefs.
//
//   reduce              -> one kernel over chunks, which writes partial sums
//   foreach_parameter   -> one kernel over parameters, which first finishes the
//                          reductions that only it reads
//   foreach             -> one kernel over entries
//   sum_parameters      -> nothing: what it sums are partial sums already
//
// A sum with other readers is finished by a kernel of its own.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_LAUNCHES_H
#define STEPFOLD_ANALYSIS_LAUNCHES_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// Whether `op` is an op that a stage computes with: a structured op, or
/// `optim.sum_parameters`.
bool isStageCompute(mlir::Operation *op);

/// How many parameters such an op has results for.
int64_t getNumParameters(mlir::Operation *op);

/// The only op that reads what `op`, a `reduce` or `sum_parameters`, sums, if
/// it can finish the sums itself; null where a kernel of its own has to.
mlir::optim::ForeachParameterOp findFinisher(mlir::Operation *op);

/// Kernels that `op` becomes. One without work is not launched.
unsigned countLaunches(mlir::Operation *op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_LAUNCHES_H
