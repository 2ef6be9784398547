//===- OptimizerOps.h - Update ops of PIR as optim ops ---------*- C++ -*-===//
//
// PIR's update ops, by name, and their import.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IMPORT_LOWER_OPTIMIZEROPS_H
#define STEPFOLD_LIB_IMPORT_LOWER_OPTIMIZEROPS_H

#include "stepfold/Import/Pir/PirJSON.h"

namespace stepfold::pir {

class FunctionImporter;

bool isOptimizerOp(llvm::StringRef name);

/// What an update takes from the ops before it.
struct UpdateOperands {
  /// Tensors, or lists of them.
  ValueId parameter, gradient;
  /// A tensor, or a list of them.
  ValueId rate;
  /// May be absent.
  ValueId skip;
};

/// Nothing where `op` is no optimizer op, or has too few operands.
std::optional<UpdateOperands> getUpdateOperands(const PirOp &op);

/// Whether an attribute called `name` says nothing about what an op computes.
bool isIrrelevantAttribute(llvm::StringRef name);

/// Whether operand `index` of the optimizer op becomes an attribute.
bool isConstantOperand(const PirOp &op, unsigned index);

/// Replaces `op` by an `optim` op, the marks of its gradients, and stores.
void importOptimizerOp(const PirOp &op, FunctionImporter &importer);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_LOWER_OPTIMIZEROPS_H
