//===- ParameterLists.h - Ops on lists out of pieces ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERLISTS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERLISTS_H

#include "../Utils/ParameterPieces.h"

namespace stepfold {

/// Loads of a global that give the value of an earlier load of it, and that
/// load: nothing between them may have stored to the global.
using EqualLoads = llvm::DenseMap<mlir::Value, mlir::Value>;

/// Finds those of `block`.
EqualLoads findEqualLoads(mlir::Block &block);

/// Erases those that nothing uses any more.
void eraseUnusedLoads(mlir::RewriterBase &rewriter, EqualLoads &equalLoads);

/// Makes ops on lists of parameters of pieces that do the same.
class ListBuilder {
public:
  ListBuilder(mlir::RewriterBase &rewriter, const EqualLoads &equalLoads)
      : rewriter(rewriter), equalLoads(equalLoads) {}

  /// Creates the op that does what `pieces` do, where the rewriter is; what
  /// used their results uses the new op's. Pieces of update ops are of equal
  /// group keys, those of structured ops have equal regions, and what is
  /// AccessKind::Shared is one value.
  ///
  /// One-element results stay tensors of one element. A list whose pieces have
  /// a scalar each gathers these into a vector, and the sums of reductions are
  /// scattered behind the reduction over all of them.
  mlir::Operation *create(llvm::ArrayRef<Piece> pieces);

  /// Replaces `reduce`, on several parameters, by one reduction for each of
  /// `parts`, which are positions of it, in order. Each adds its sums to the
  /// vector of the one before.
  llvm::SmallVector<mlir::Operation *>
  divide(mlir::optim::ReduceOp reduce,
         llvm::ArrayRef<llvm::SmallVector<int32_t>> parts);

private:
  /// `value`, or the earlier load that it is equal to.
  mlir::Value getEarliest(mlir::Value value) const {
    mlir::Value equal = equalLoads.lookup(value);
    return equal ? equal : value;
  }
  mlir::Operation *createUpdate(llvm::ArrayRef<Piece> pieces);
  mlir::Operation *createStructured(llvm::ArrayRef<Piece> pieces);
  mlir::Operation *createMatrixOp(llvm::ArrayRef<Piece> pieces);
  mlir::Value createVector(mlir::Location loc, mlir::ValueRange elements);
  mlir::Value gather(mlir::ValueRange elements);
  mlir::Value concatenateConstants(mlir::ValueRange vectors,
                                   llvm::ArrayRef<Piece> pieces);
  mlir::ValueRange scatter(mlir::Value vector, mlir::ValueRange outs);

  mlir::RewriterBase &rewriter;
  const EqualLoads &equalLoads;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERLISTS_H
