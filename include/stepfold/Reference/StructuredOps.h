//===- StructuredOps.h - Structured ops of the interpreter ------*- C++ -*-===//
//
// The meaning of the ops that carry their arithmetic in a region.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_STRUCTUREDOPS_H
#define STEPFOLD_REFERENCE_STRUCTUREDOPS_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/Tensor.h"

namespace stepfold::reference {

/// One stream: one tensor a parameter, or, where an op allows it, one vector
/// with an element for each parameter.
using Stream = llvm::SmallVector<Tensor>;

/// The values of a structured op's operands.
struct StructuredOperands {
  llvm::SmallVector<Stream> outs;
  llvm::SmallVector<Stream> ins;
  Stream perParameter;
  Stream scalars;
};

/// The new values of `operands.outs`.
llvm::Expected<llvm::SmallVector<Stream>>
evaluate(mlir::optim::ForeachOp op, const StructuredOperands &operands);
llvm::Expected<llvm::SmallVector<Stream>>
evaluate(mlir::optim::ReduceOp op, const StructuredOperands &operands);
llvm::Expected<llvm::SmallVector<Stream>>
evaluate(mlir::optim::ForeachParameterOp op,
         const StructuredOperands &operands);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_STRUCTUREDOPS_H
