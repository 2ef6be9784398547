//===- WarpBlocks.h - Blocks of elements in a warp --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_WARPBLOCKS_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_WARPBLOCKS_H

#include "../BlockBody.h"

namespace stepfold {

/// Blocks of elements, each of which a few lanes of a warp share. All lanes of
/// the warp run the code.
class WarpBlocks final : public BlockEmitter {
public:
  explicit WarpBlocks(int64_t blockSize) : blockSize(blockSize) {}

  /// Two elements share an instruction that rounds to 16 bits.
  unsigned getGroupWidth() const override { return 2; }

  /// Inlines a group with guarded math, and again without it, for lanes where a
  /// condition does not hold.
  llvm::SmallVector<mlir::Value> emitGroup(mlir::ImplicitLocOpBuilder &builder,
                                           EmitPart emit) const override;

  mlir::Value emitMaximum(mlir::ImplicitLocOpBuilder &builder,
                          mlir::Value largest) const override;

  void emitStore(mlir::ImplicitLocOpBuilder &builder, mlir::Value offset,
                 bool isRead,
                 llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)>
                     emitStore) const override;

private:
  int64_t blockSize;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_WARPBLOCKS_H
