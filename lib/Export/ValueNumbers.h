//===- ValueNumbers.h - Which values are the same bits ---------*- C++ -*-===//
//
// Numbers the values of programs: two values with one number hold the same
// elements, by the ops that compute them and not by where these stand. A list
// of updates has the numbers of single updates, a fused region those of the ops
// that were fused, and a copy of a parameter that of the cast it replaces. So
// programs of equal numbers compute the same, however they were rewritten.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_EXPORT_VALUENUMBERS_H
#define STEPFOLD_LIB_EXPORT_VALUENUMBERS_H

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

#include <array>
#include <map>

namespace stepfold::pir {

using Number = unsigned;

/// Copies of variables in another type, by their names.
struct HoistedCopy {
  mlir::StringAttr original;
  mlir::Type elementType;
};
using HoistedCopies = llvm::MapVector<mlir::StringAttr, HoistedCopy>;

/// The numbers, of all programs that are compared.
class NumberTable {
public:
  explicit NumberTable(mlir::MLIRContext *context) : context(context) {}

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

private:
  using Key = llvm::SmallVector<uintptr_t, 8>;

  mlir::MLIRContext *context;
  std::map<Key, Number> numbers;
  llvm::DenseMap<Number, llvm::SmallVector<Number>> vectors;
  /// What is selected, by the number of the selection.
  llvm::DenseMap<Number, std::array<Number, 3>> selections;
};

/// What a function does, in numbers.
struct NumberedFunction {
  llvm::DenseMap<mlir::Value, Number> values;
  /// An op that computes the number.
  llvm::DenseMap<Number, mlir::Operation *> producers;
  /// The contents that variables are left with, and all stores.
  llvm::MapVector<mlir::StringAttr, Number> state;
  llvm::SmallVector<mlir::ml_program::GlobalStoreOp> stores;
  /// Ops that are not known, in their order.
  llvm::SmallVector<std::pair<mlir::Operation *, Number>> others;
  llvm::SmallVector<mlir::optim::OptimizerOpInterface> updates;
  /// The first op that cannot be numbered; null where there is none.
  mlir::Operation *unsupported = nullptr;
};

/// Numbers the values of `function`, in which `copies` are what they say.
NumberedFunction numberFunction(mlir::func::FuncOp function,
                                const HoistedCopies &copies,
                                NumberTable &table);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_EXPORT_VALUENUMBERS_H
