//===- Differentiation.h - Tensors that gradients belong to -----*- C++ -*-===//
//
// Autodiff makes some gradients by ops with names of forward ops: a scale of
// the gradient for a scale, a sum of the gradients for a tensor with several
// uses. Such an op is autodiff's only if the forward pass has the op that it is
// the derivative of, and nothing else has been made the derivative of that one.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_DIFFERENTIATION_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_DIFFERENTIATION_H

#include "PirValues.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace stepfold::pir {

class Differentiation {
public:
  /// `ops`: those of a program in its order, with those in regions.
  Differentiation(llvm::ArrayRef<const PirOp *> ops, const PirValues &values);

  /// Takes `op`, whose name is that of a forward op, for autodiff's if it can
  /// be. Ops are to be matched in program order.
  bool match(const PirOp &op);
  /// Returns whether autodiff may have made the tensor for a use that passes no
  /// gradient on.
  bool isZero(TensorKey key) const;

  using Tensors = llvm::SmallVector<TensorKey, 2>;
  /// Returns the tensors that `gradient` may be the gradient of.
  Tensors getCandidates(TensorKey gradient) const;
  /// Returns the op that makes the tensor; null for an argument of a block.
  const PirOp *getMaker(TensorKey key) const { return makers.lookup(key); }
  /// Returns how many backward passes have begun before `op`.
  unsigned getPass(const PirOp &op) const { return passes.lookup(&op); }

private:
  void addElements(const PirOp &op);
  Tensors getResults(const PirOp &op) const;
  Tensors getDifferentiated(TensorKey gradient, const PirOp &maker) const;
  Tensors matchSum(const PirOp &op) const;
  Tensors matchDerivative(const PirOp &op);
  Tensors matchCastOfCopy(const PirOp &op) const;
  bool isDerivative(const PirOp &op, const PirOp &forward) const;
  void keepType(Tensors &tensors, TensorKey like) const;

  const PirValues &values;
  /// Forward ops by their names without the mark of ops in place.
  llvm::StringMap<llvm::SmallVector<const PirOp *, 1>> forwardOps;
  /// Forward ops by what they use, as often as they use it.
  llvm::DenseMap<TensorKey, llvm::SmallVector<const PirOp *, 1>> uses;
  llvm::DenseMap<TensorKey, const PirOp *> makers;
  /// Tensors that are taken out of lists, by the lists.
  llvm::DenseMap<ValueId, Tensors> elements;
  /// Variables that no update has as its parameter, and the others.
  Tensors copies, parameters;
  /// Counts the backward passes that have begun before an op.
  llvm::DenseMap<const PirOp *, unsigned> passes;
  /// The tensors that a result of a matched op may be the gradient of.
  llvm::DenseMap<TensorKey, Tensors> matched;
  /// Number of derivatives of a forward op in a backward pass.
  llvm::DenseMap<std::pair<const PirOp *, unsigned>, size_t> numDerivatives;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_DIFFERENTIATION_H
