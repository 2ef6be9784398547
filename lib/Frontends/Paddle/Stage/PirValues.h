//===- PirValues.h - Properties of a program's values -----------*- C++ -*-===//
//
// Questions about values that are answered before, and apart from, the import:
// what defines them, their types, which ops overwrite them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_PIRVALUES_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_PIRVALUES_H

#include "../Format/InPlaceOps.h"

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold::pir {

/// A tensor: element `second` of the list `first`, or `first` itself, with 0,
/// where that is no list. Lists made by `builtin.combine`, and what is taken
/// out of lists, have no keys of their own.
using TensorKey = std::pair<ValueId, unsigned>;

class PowerAdvances;

/// Reason why an op that the stage might have does not belong to it.
struct OpRefusal {
  const PirOp *op;
  std::string reason;
};

class PirValues {
public:
  PirValues(const PirBlock &body, mlir::MLIRContext *context);

  mlir::MLIRContext *getContext() const { return context; }
  /// Null for an argument of a block.
  const PirOp *getDefiningOp(ValueId id) const {
    return definitions.lookup(id).op;
  }
  const PirBlock *getBlock(const PirOp &op) const {
    return places.lookup(&op).block;
  }
  /// Counts the ops in program order.
  unsigned getPosition(const PirOp &op) const {
    return places.lookup(&op).position;
  }

  /// Returns true if a tensor is the contents of a variable.
  bool isVariable(TensorKey key) const;
  /// The variable whose contents `id` is by way of ops in place; absent where
  /// it is none.
  ValueId getVariable(ValueId id) const;
  /// The tensor that `id` stands for: a variable, where ops in place have made
  /// `id` of one, or what `id` is an alias of. Absent where `id` is a list.
  TensorKey resolve(ValueId id) const;
  /// The tensors of `id`, which may be a list; none where it is absent.
  llvm::SmallVector<TensorKey, 1> resolveList(ValueId id) const;
  /// Null where the program's text of it is wrong, which is reported where the
  /// op is imported.
  mlir::Type getType(TensorKey key) const;
  /// The tensors of `id`, and where it is a buffer, those that lie in it.
  llvm::SmallVector<TensorKey> resolveStorage(ValueId id) const;

  // Updates. The name of an op does not determine if it belongs to the stage.
  /// Returns the row by which `op` is imported as an update, or null.
  const UpdateOp *getUpdate(const PirOp &op) const;
  /// Nothing where `op` is no such update, or has another number of operands.
  std::optional<UpdateOperands> getUpdateOperands(const PirOp &op) const;
  /// Returns true if `op` is an update of the framework that does not belong to
  /// the stage.
  bool isRefusedUpdate(const PirOp &op) const;
  /// Those updates, in program order.
  std::vector<OpRefusal> getUpdateRefusals() const;
  /// Returns true if `op` only does what an update of the stage does itself.
  bool isAdvance(const PirOp &op) const { return advances.contains(&op); }

  /// The tensor that a `pd_op.full` makes and no op overwrites; else null.
  mlir::DenseElementsAttr getFull(ValueId id) const;
  /// The number that each element of `id` is, where it is such a tensor.
  std::optional<double> getConstant(ValueId id) const;
  /// Such a tensor, one whose elements a `pd_op.assign_value` lists, or what a
  /// `pd_op.cast` makes of either; null where `id` is none, or an op overwrites
  /// it.
  mlir::DenseElementsAttr getConstantTensor(ValueId id) const;

  /// The ops that work in place on a tensor; updates of the stage, and ops that
  /// advance their powers, are not counted.
  llvm::ArrayRef<const PirOp *> getOverwriters(TensorKey key) const;
  /// Returns true if an op behind `op` uses the tensor, by any id.
  bool isUsedAfter(TensorKey key, const PirOp &op) const;

private:
  struct Definition {
    const PirOp *op = nullptr;
    unsigned result = 0;
    JSONNode type;
  };
  struct Place {
    const PirBlock *block = nullptr;
    unsigned position = 0;
  };

  void add(const PirBlock &block);
  void addUses(const PirOp &op, unsigned position);
  void refuseUnsupported(const PirBlock &block, const PirOp *region);
  bool pairPowers(const PowerAdvances &found);
  llvm::ArrayRef<InPlacePair> getOverwrites(const PirOp &op) const;
  mlir::Type getType(ValueId id) const;
  bool standsForElements(const PirOp &op, unsigned result) const;
  ValueId getOverwritten(ValueId id) const;
  ValueId getAliased(ValueId id) const;
  bool overwritesFull(const PirOp &op) const;
  TensorKey resolveElement(ValueId list, unsigned index, ValueId element) const;

  mlir::MLIRContext *context;
  llvm::DenseMap<ValueId, Definition> definitions;
  llvm::DenseMap<const PirOp *, Place> places;
  llvm::DenseMap<TensorKey, llvm::SmallVector<const PirOp *, 1>> overwriters;
  llvm::DenseMap<TensorKey, unsigned> lastUses;
  /// Updates whose rows the program does not fit, and why.
  llvm::DenseMap<const PirOp *, std::string> refusals;
  llvm::DenseSet<const PirOp *> advances;
  mutable llvm::DenseMap<ValueId, mlir::Type> types;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_PIRVALUES_H
