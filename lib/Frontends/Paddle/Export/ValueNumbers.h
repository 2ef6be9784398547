//===- ValueNumbers.h - Values with the same bits ---------------*- C++ -*-===//
//
// Numbers the values of programs: two values with one number hold the same
// elements, by the ops that compute them and not by where these stand. A list
// of updates has the numbers of single updates, a fused region those of the ops
// that were fused, and a copy of a parameter that of the cast it replaces. So
// programs of equal numbers compute the same, however they were rewritten.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_VALUENUMBERS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_VALUENUMBERS_H

#include "NumberTable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold::pir {

/// Copies of variables in another type, by their names.
struct HoistedCopy {
  mlir::StringAttr original;
  mlir::Type elementType;
  /// True if the original was removed, because another rank updates it.
  bool originalIsRemoved;
};
using HoistedCopies = llvm::MapVector<mlir::StringAttr, HoistedCopy>;

/// Values, stores and effects of a function, in numbers.
struct NumberedFunction {
  llvm::DenseMap<mlir::Value, Number> values;
  /// An op that computes the number.
  llvm::DenseMap<Number, mlir::Operation *> producers;
  /// The contents that variables are left with, and all stores.
  llvm::MapVector<mlir::StringAttr, Number> state;
  llvm::SmallVector<mlir::ml_program::GlobalStoreOp> stores;
  /// Ops that are not known, in their order. Broadcasts behind each other from
  /// one root are among them as one, by the variables and not by their types.
  llvm::SmallVector<std::pair<mlir::Operation *, Number>> others;
  /// The broadcasts, each as it is.
  llvm::SmallVector<std::pair<mlir::Operation *, Number>> messages;
  llvm::SmallVector<mlir::optim::OptimizerOpInterface> updates;
  /// The first op that cannot be numbered; null where there is none.
  mlir::Operation *unsupported = nullptr;
};

/// Numbers the values of `function`, in which `copies` are what they say.
NumberedFunction numberFunction(mlir::func::FuncOp function,
                                const HoistedCopies &copies,
                                NumberTable &table);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_VALUENUMBERS_H
