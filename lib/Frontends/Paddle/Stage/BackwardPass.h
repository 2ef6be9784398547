//===- BackwardPass.h - The framework's own passes -------------*- C++ -*-===//
//
// A program does not say which of its ops the framework's autodiff made. Most
// of these have names that end in `_grad`; of some ops, such as a scale, the
// gradient is computed by an op that has another name.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_BACKWARDPASS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_BACKWARDPASS_H

#include "PirValues.h"

#include "llvm/ADT/DenseSet.h"

namespace stepfold::pir {

/// The forward and the backward pass of a program: ops with such names, what
/// they are computed from, and what autodiff makes of their results by ops with
/// names of forward ops, as Differentiation finds them. A program without ops
/// of such names has no passes.
class BackwardPass {
public:
  BackwardPass() = default;
  BackwardPass(const PirBlock &body, const PirValues &values);

  bool empty() const { return ops.empty(); }
  bool contains(const PirOp &op) const { return ops.contains(&op); }
  /// Returns whether the backward pass makes the tensor.
  bool makes(TensorKey key) const { return made.contains(key); }

private:
  llvm::DenseSet<const PirOp *> ops;
  llvm::DenseSet<TensorKey> made;
};

/// Appends the ops of `block` in program order, with those in regions.
void collectOps(const PirBlock &block, std::vector<const PirOp *> &ops);
/// Appends `op`, and then those in its regions.
void collectOps(const PirOp &op, std::vector<const PirOp *> &ops);
/// Returns whether `op` computes something, and is neither an update nor a part
/// of one.
bool isComputation(const PirOp &op, const PirValues &values);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_BACKWARDPASS_H
