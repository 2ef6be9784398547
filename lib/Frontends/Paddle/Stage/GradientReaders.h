//===- GradientReaders.h - Other readers of gradients -----------*- C++ -*-===//
//
// Ops that read gradients and stay the framework's: ops between the backward
// pass and the updates that the stage does not have, and ops that only look at
// gradients, such as a norm that is logged. Each reads memory that the stage
// reads, too.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTREADERS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTREADERS_H

#include "BackwardPass.h"
#include "GradientChains.h"

#include "llvm/ADT/SetVector.h"

namespace stepfold::pir {

/// In a program without a backward pass, the gradients are what the stage
/// begins with, and what the caller of the program gives.
class GradientReaders {
public:
  /// No op reads gradients.
  GradientReaders() = default;
  GradientReaders(const PirBlock &body, const PirValues &values,
                  const BackwardPass &passes, const GradientChains &chains);

  bool contains(const PirOp &op) const { return readers.contains(&op); }
  /// In program order.
  llvm::ArrayRef<const PirOp *> getOps() const { return readers.getArrayRef(); }

  /// The parameter whose update uses what `op` makes of its gradient, or whose
  /// gradient `op` reads; the first, where there are several.
  std::optional<TensorKey> findParameter(const PirOp &op,
                                         const PirValues &values) const;

private:
  llvm::SetVector<const PirOp *> readers;
  /// The parameters of gradients, and of what these are made of.
  llvm::DenseMap<TensorKey, TensorKey> parameters;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_GRADIENTREADERS_H
