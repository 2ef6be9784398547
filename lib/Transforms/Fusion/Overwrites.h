//===- Overwrites.h - Updates in place, by what they update -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_OVERWRITES_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_OVERWRITES_H

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TinyPtrVector.h"

namespace stepfold {

/// The ops of a block that update a tensor in place, after bufferization. While
/// this lives it listens to `rewriter`, by which alone ops may be changed.
class Overwrites : public mlir::RewriterBase::ForwardingListener {
public:
  Overwrites(mlir::RewriterBase &rewriter, mlir::Block &block);
  ~Overwrites() override;

  /// The ops that update the storage of `value`.
  llvm::ArrayRef<mlir::Operation *> find(mlir::Value value) const;

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

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_OVERWRITES_H
