//===- GradientChains.h - From gradients to updates ------------*- C++ -*-===//
//
// Finds the ops of a main program that lie between the gradients and the
// updates: casts, norms, clipping, unscaling. They are imported as structured
// ops, so that the optimizer stage begins where the gradients are ready.
//
// An op belongs to the stage if each tensor that it works on is a gradient of
// the stage, and each scalar is a constant, a variable, or computed in the
// stage. Otherwise the stage begins at its result.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTCHAINS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTCHAINS_H

#include "BackwardPass.h"
#include "ChainOps.h"
#include "PirValues.h"

#include "llvm/ADT/DenseSet.h"

namespace stepfold::pir {

class GradientChains {
public:
  /// No op belongs to the stage.
  GradientChains() = default;
  /// With `returnedGradients`, as ImportOptions says.
  GradientChains(const PirBlock &body, const PirValues &values,
                 const BackwardPass &passes, bool returnedGradients) {
    add(body, /*isBody=*/true, values, passes, returnedGradients);
  }

  /// Returns the import of `op` into the stage, or null if it does not belong
  /// to it.
  const ChainOp *lookup(const PirOp &op) const {
    auto found = ops.find(&op);
    return found == ops.end() ? nullptr : &found->second;
  }
  /// Returns true if `op` is not imported in its own form: it belongs to the
  /// stage, or is a list of values of the stage, and no other op needs it.
  bool isReplaced(const PirOp &op) const { return replaced.contains(&op); }
  /// Returns whether `op` guards ops of the stage. The stage computes its
  /// condition, or is handed it.
  bool isConditional(const PirOp &op) const {
    return conditionals.contains(&op);
  }
  /// Returns true if `key` is a variable that gradients are accumulated in:
  /// state of the stage, and not a gradient.
  bool isSum(TensorKey key) const { return sums.contains(key); }
  /// Returns true if only a structured op, which makes its own constants, needs
  /// operand `index` of `op`.
  bool isScalarOfStage(const PirOp &op, unsigned index,
                       const PirValues &values) const;
  /// The parameter whose update depends on the gradient `key`; the first, where
  /// there are several. None where `key` is no gradient.
  std::optional<TensorKey> getParameter(TensorKey key) const {
    auto found = parameters.find(key);
    return found == parameters.end() ? std::nullopt
                                     : std::optional(found->second);
  }
  /// The ops before which the stage ends although it might have gone on.
  llvm::ArrayRef<OpRefusal> getRefusals() const { return refusals; }
  bool isRefused(const PirOp &op) const { return refused.contains(&op); }

private:
  void add(const PirBlock &block, bool isBody, const PirValues &values,
           const BackwardPass &passes, bool returnedGradients);

  llvm::DenseMap<const PirOp *, ChainOp> ops;
  llvm::DenseSet<const PirOp *> replaced;
  llvm::DenseSet<const PirOp *> conditionals;
  llvm::DenseSet<TensorKey> sums;
  llvm::DenseMap<TensorKey, TensorKey> parameters;
  std::vector<OpRefusal> refusals;
  llvm::DenseSet<const PirOp *> refused;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTCHAINS_H
