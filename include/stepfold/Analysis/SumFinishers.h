//===- SumFinishers.h - Kernels that finish sums ----------------*- C++ -*-===//
//
// A reduction leaves partial sums. The kernel over parameters that alone reads
// a sum adds them up itself; other sums are finished by a kernel of their own.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_SUMFINISHERS_H
#define STEPFOLD_ANALYSIS_SUMFINISHERS_H

#include "stepfold/Analysis/FlagSums.h"

namespace stepfold {

/// Returns the reductions whose partial sums the only reader of `op` combines.
/// Returns nothing if the sums are first finished for each parameter.
std::optional<llvm::SmallVector<SumPart, 2>>
findDirectParts(mlir::optim::ReduceParametersOp op);

/// The only reader of `op`, if it can finish it; null where it cannot.
mlir::optim::ForeachParameterOp
findFinisher(mlir::optim::ReduceParametersOp op);

/// The op that finishes output `out` of `reduce`, if it has no other reader:
/// what reads the vector, or what reads the total of the vector.
mlir::optim::ForeachParameterOp findFinisher(mlir::optim::ReduceOp reduce,
                                             unsigned out);

/// Returns true if the ops that read the result of `op`, a `reduce` or
/// `reduce_parameters`, finish its sums.
bool isFinishedByReaders(mlir::Operation *op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_SUMFINISHERS_H
