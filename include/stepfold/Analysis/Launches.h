//===- Launches.h - Which kernels a stage becomes ---------------*- C++ -*-===//
//
// The lowerings make their kernels, and the traffic model counts them, by the
// rule that is here. It holds for structured ops on tensors and on memrefs.
//
//   reduce              -> one kernel over chunks, which writes partial sums
//   foreach_parameter   -> one kernel over parameters, which first finishes the
//                          reductions that only it reads
//   foreach             -> one kernel over entries
//
// A reduction with other readers is finished by a kernel of its own.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_LAUNCHES_H
#define STEPFOLD_ANALYSIS_LAUNCHES_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// The only op that reads what `op` sums, if it can finish the sums itself;
/// null where a kernel of its own has to.
mlir::optim::ForeachParameterOp findFinisher(mlir::optim::ReduceOp op);

/// Kernels that `op` becomes. One without work is not launched.
unsigned countLaunches(mlir::optim::StructuredOpInterface op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_LAUNCHES_H
