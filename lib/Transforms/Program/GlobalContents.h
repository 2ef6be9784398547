//===- GlobalContents.h - Contents of globals -------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_GLOBALCONTENTS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_GLOBALCONTENTS_H

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

namespace stepfold {

/// The values that globals hold at a place in a block, as far as the block
/// says. The place moves on; what is inserted before it is seen.
class GlobalContents {
public:
  using Map = llvm::DenseMap<mlir::Attribute, mlir::Value>;
  explicit GlobalContents(mlir::Block &block) : block(block) {}

  /// Those before `op`, which is not before the last such. The op in front of
  /// it must not be erased.
  Map &getBefore(mlir::Operation *op);
  mlir::Block &getBlock() const { return block; }

private:
  void visit(mlir::Operation *op);

  mlir::Block &block;
  mlir::SymbolTableCollection symbols;
  Map values;
  mlir::Operation *visited = nullptr;
};

/// Erases the stores of `block` whose value nothing reads before the next.
void eraseDeadStores(mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_GLOBALCONTENTS_H
