//===- NumberTable.h - Numbers of computed values ---------------*- C++ -*-===//
//
// Equal numbers are the same bits: a number says how a value is made of others.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_NUMBERTABLE_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_NUMBERTABLE_H

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseMap.h"

#include <array>
#include <map>
#include <optional>

namespace stepfold::pir {

using Number = unsigned;

/// A rank of a communicator.
struct Rank {
  uint64_t ring;
  uint64_t index;
};

/// The numbers, of all programs that are compared.
class NumberTable {
public:
  /// `rank` is that of the programs, where it is known.
  NumberTable(mlir::MLIRContext *context, std::optional<Rank> rank)
      : context(context), rank(rank) {}

  /// The number of what `kind` makes of numbers; `details` is what else it
  /// depends on.
  Number get(llvm::StringRef kind, llvm::ArrayRef<Number> operands,
             llvm::ArrayRef<const void *> details = {});
  Number getState(mlir::StringAttr variable);
  Number getConstant(mlir::TypedAttr value);
  /// `value`, rounded to a floating-point type.
  Number getConverted(mlir::Type elementType, Number value);
  /// The elements of a vector, and a vector of elements.
  Number getElement(Number vector, size_t index, size_t size);
  Number getVector(llvm::ArrayRef<Number> elements);
  Number getSelected(Number condition, Number then, Number otherwise);
  /// Says that `updated` is `before` where `flag` is set.
  void setKept(Number updated, Number flag, Number before) {
    kept[updated] = {flag, before};
  }
  /// Returns the number of the value that a rank receives, where `value` is its
  /// own value of the same tensor. The copy of a received value is the received
  /// copy. `occurrence` distinguishes messages.
  Number getReceived(Number value, mlir::optim::BroadcastOp op,
                     Number occurrence);
  /// `value` before it was converted.
  Number getUnconverted(Number value) const;
  /// Returns true if the programs' rank is the root of `op`.
  bool isRoot(mlir::optim::BroadcastOp op) const;

private:
  using Key = llvm::SmallVector<uintptr_t, 8>;

  mlir::MLIRContext *context;
  std::optional<Rank> rank;
  std::map<Key, Number> numbers;
  /// Operands and types of conversions, by the number of the result.
  llvm::DenseMap<Number, std::pair<mlir::Type, Number>> conversions;
  llvm::DenseMap<Number, llvm::SmallVector<Number>> vectors;
  /// Operands of selections, by the number of the selection.
  llvm::DenseMap<Number, std::array<Number, 3>> selections;
  /// The flag with which an update keeps what was before, and that, by the
  /// number of the result.
  llvm::DenseMap<Number, std::pair<Number, Number>> kept;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_NUMBERTABLE_H
