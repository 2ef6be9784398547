//===- BlockBody.h - A region on blocks of elements -------------*- C++ -*-===//
//
// A body with maxima of blocks is inlined in two parts. Groups of elements come
// first, one after the other, with the ops that depend on no maximum. The other
// ops follow, on all elements at once.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_CONVERSION_BLOCKBODY_H
#define STEPFOLD_LIB_CONVERSION_BLOCKBODY_H

#include "KernelBody.h"

namespace stepfold {

/// Inlines a part of a body, and returns values that it computes.
using EmitPart = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::ImplicitLocOpBuilder &, EmitOp)>;

/// The code of a target for what the elements of a block have in common.
class BlockEmitter {
public:
  virtual ~BlockEmitter() = default;

  /// The number of elements of a group. With fewer groups, more values exist at
  /// a time.
  virtual unsigned getGroupWidth() const = 0;

  /// Inlines the ops of a group by `emit`, once or in more than one way, and
  /// returns its values. They depend on no other group.
  virtual llvm::SmallVector<mlir::Value>
  emitGroup(mlir::ImplicitLocOpBuilder &builder, EmitPart emit) const {
    return emit(builder, nullptr);
  }

  /// Returns the maximum of a block as a scalar. `largest` is that of the
  /// elements that the code at hand works on.
  virtual mlir::Value emitMaximum(mlir::ImplicitLocOpBuilder &builder,
                                  mlir::Value largest) const = 0;

  /// Emits a store of an element of a block stream by `emitStore`. `offset` is
  /// the first element of the parameter that the code at hand works on;
  /// `isRead` says that it has also loaded that of the block stream.
  virtual void emitStore(mlir::ImplicitLocOpBuilder &builder,
                         mlir::Value offset, bool isRead,
                         llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)>
                             emitStore) const = 0;
};

/// Inlines a body on vectors of `width` elements. What is the same for all
/// elements, and is a scalar among `arguments`, stays one. Returns what the
/// body yields; null for an out that is not written.
llvm::SmallVector<mlir::Value> inlineBlocks(mlir::ImplicitLocOpBuilder &builder,
                                            const SpecializedBody &body,
                                            unsigned width,
                                            mlir::ValueRange arguments,
                                            const BlockEmitter &blocks);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_BLOCKBODY_H
