//===- RegionConverter.h - Regions without conditions -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_REGIONCONVERTER_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_REGIONCONVERTER_H

#include "GlobalContents.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {

/// Moves the operations of a region to before its conditional.
class RegionConverter {
public:
  /// Nothing that the region stores is stored where `skip`, a tensor of one
  /// flag, holds.
  RegionConverter(mlir::scf::IfOp conditional, mlir::Value skip,
                  GlobalContents &contents)
      : conditional(conditional), skip(skip),
        builder(conditional.getLoc(), conditional),
        before(contents.getBefore(conditional)) {}

  void convert(mlir::Region &region);

private:
  void moveOut(mlir::Operation *op);
  void skipUpdate(mlir::optim::OptimizerOpInterface op);
  void separateSums(mlir::Operation *op);
  void skipReduction(mlir::optim::ReduceOp op);
  mlir::Value load(mlir::SymbolRefAttr global, mlir::Type type);
  void storeSelected();
  bool isSkipped(mlir::Value value, mlir::Value old) const;
  template <typename OpT>
  mlir::ResultRange select(llvm::ArrayRef<mlir::Value> olds,
                           llvm::ArrayRef<mlir::Value> news,
                           mlir::TypedAttr constant);

  mlir::scf::IfOp conditional;
  mlir::Value skip;
  mlir::ImplicitLocOpBuilder builder;
  /// Contents of globals before the region, and at the current position in it.
  GlobalContents::Map &before;
  llvm::DenseMap<mlir::Attribute, mlir::Value> current;
  llvm::MapVector<mlir::SymbolRefAttr, mlir::Value> stored;
  /// For each flag of an update, that and `skip` in one.
  llvm::DenseMap<mlir::Value, mlir::Value> combined;
  llvm::DenseSet<mlir::Operation *> skippedReductions;
};

/// Creates a tensor of one flag that holds where `flag` does not.
mlir::Value createNot(mlir::ImplicitLocOpBuilder &builder, mlir::Value flag);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_REGIONCONVERTER_H
