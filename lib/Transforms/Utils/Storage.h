//===- Storage.h - Storage of tensors after bufferization -------*- C++ -*-===//
//
// Structured ops and updates write their results in place of what they update.
// A rewrite must not change which contents a read finds there.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_STORAGE_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_STORAGE_H

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TinyPtrVector.h"

namespace stepfold {

/// Returns true if `value` is a tensor without contents.
bool isEmpty(mlir::Value value);

/// Returns the storage of the tensor `value` after bufferization: its global,
/// or the value itself. Null if it has no contents to preserve.
const void *getStorage(mlir::Value value);

/// Returns true if `operand` is a tensor that its op updates in place.
bool isUpdate(mlir::OpOperand &operand);

/// Returns true if an op updates one of `values`. Whoever reads an equal value
/// must not read that one, which is the updated one afterwards.
bool isUpdated(mlir::ValueRange values);

/// The global that `op` loads or stores, if that is all it does.
mlir::SymbolRefAttr getAccessedGlobal(mlir::Operation *op);

/// Returns true if `op` may change places with any op that it shares no value
/// with.
bool hasNoEffects(mlir::Operation *op);

/// Returns true if `op` has unknown effects, so that it may access any global.
bool isBarrier(mlir::Operation *op);

/// The ops of a block that clobber a tensor: they update it in place. While
/// this lives it listens to `rewriter`, by which alone ops may be changed.
class Clobbers : public mlir::RewriterBase::ForwardingListener {
public:
  Clobbers(mlir::RewriterBase &rewriter, mlir::Block &block);
  ~Clobbers() override;

  /// The ops that update the storage of `value`.
  llvm::ArrayRef<mlir::Operation *> find(mlir::Value value) const;

  /// Returns true if an op between `first` and `last` updates the storage of
  /// `value`.
  bool isClobbered(mlir::Value value, mlir::Operation *first,
                   mlir::Operation *last) const;

private:
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override;
  void notifyOperationReplaced(mlir::Operation *op,
                               mlir::Operation *replacement) override;
  void notifyOperationReplaced(mlir::Operation *op,
                               mlir::ValueRange replacement) override;
  void notifyOperationErased(mlir::Operation *op) override;

  void add(mlir::Operation *op);
  void rename(mlir::ValueRange values, mlir::ValueRange replacement);

  mlir::RewriterBase &rewriter;
  mlir::Block &block;
  mlir::OpBuilder::Listener *previousListener;
  /// By the storage that they update.
  llvm::DenseMap<const void *, llvm::TinyPtrVector<mlir::Operation *>> ops;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_STORAGE_H
