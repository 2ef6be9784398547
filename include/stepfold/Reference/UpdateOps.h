//===- UpdateOps.h - Update ops of the interpreter --------------*- C++ -*-===//
//
// The meaning of the optimizers that the dialect names.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_UPDATEOPS_H
#define STEPFOLD_REFERENCE_UPDATEOPS_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/Tensor.h"

namespace stepfold::reference {

/// The new values of the operands that `op` updates, given the values of all
/// its operands.
llvm::Expected<llvm::SmallVector<Tensor>>
evaluateUpdate(mlir::optim::OptimizerOpInterface op,
               llvm::ArrayRef<Tensor> operands);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_UPDATEOPS_H
