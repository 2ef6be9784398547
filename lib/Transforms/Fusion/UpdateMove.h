//===- UpdateMove.h - Updates that reductions can do ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_UPDATEMOVE_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_UPDATEMOVE_H

#include "stepfold/IR/StructuredUtils.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallBitVector.h"

namespace stepfold {

/// The streams of an update that a reduction over the same parameters can
/// update instead.
class UpdateMove {
public:
  UpdateMove(mlir::optim::ReduceOp reduce, mlir::optim::ForeachOp update)
      : reduce(mlir::optim::asStructured(reduce)),
        update(mlir::optim::asStructured(update)),
        isBefore(update->isBeforeInBlock(reduce)),
        moved(update.getOuts().size()) {}

  /// Finds the streams whose new elements the reduction computes, or reads.
  /// Returns whether there are any.
  bool findEqualElements();
  /// Leaves those that can be moved. Returns a refusal, or nothing.
  std::string check();

  mlir::optim::StructuredOpInterface getReduce() { return reduce; }
  mlir::optim::StructuredOpInterface getUpdate() { return update; }
  /// Returns true if the update comes before the reduction. All of it is moved
  /// then.
  bool isUpdatedBefore() const { return isBefore; }
  /// The streams of the update's outs that are moved, and those that are not.
  llvm::SmallVector<unsigned> getMoved();
  llvm::SmallVector<unsigned> getKept();
  /// The values of the update's region that the new elements of the moved
  /// streams are, wherever it matters to what is kept; and of which stream.
  llvm::MapVector<mlir::Value, unsigned> findKnownValues();
  /// The arguments that what is kept needs besides the new elements.
  llvm::SmallBitVector findArgumentsOfKept();

private:
  using Storages = llvm::DenseSet<const void *>;

  std::string keepUnavailable();
  std::string keepNeeded();
  std::string checkReduce();
  std::string checkBetween();

  bool isGated(unsigned out, mlir::Value value, bool keepsWhereTrue);
  Storages getStorages(const llvm::SmallBitVector &arguments);
  Storages getMovedStorages();
  bool updatesAllOf(mlir::ValueRange stream);

  mlir::optim::StructuredOpInterface reduce, update;
  bool isBefore;
  llvm::SmallBitVector moved;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_UPDATEMOVE_H
