//===- FlagSums.h - Sums in any order ---------------------------*- C++ -*-===//
//
// The order of a maximum never matters. The order of a sum matters, with one
// exception.
//
// A search for infinities adds a 0 or a 1 for each element, and tests whether
// the total is greater than 0. The answer does not depend on the order of
// additions: all terms are between 0 and 1, so no partial sum is NaN, negative
// or infinite. A partial sum is 0 only if all its terms are 0, since rounding
// to nearest never takes a sum of two such terms below the larger one. Such a
// total may therefore be computed from other vectors, and directly from partial
// sums.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_FLAGSUMS_H
#define STEPFOLD_ANALYSIS_FLAGSUMS_H

#include "stepfold/IR/Optim.h"

#include <optional>

namespace stepfold {

/// Output `out` of `reduce`.
struct SumPart {
  mlir::optim::ReduceOp reduce;
  unsigned out;
};

/// Returns the reductions that write the elements of `vector`, each element
/// once, in the order of the block. Returns nothing if another op writes an
/// element.
std::optional<llvm::SmallVector<SumPart, 2>> findSumParts(mlir::Value vector);

/// Returns the parts of the vector that `op` reduces, if they are flags, only
/// `op` reads the vector, and only the sign of the total is used.
std::optional<llvm::SmallVector<SumPart, 2>>
findFlagParts(mlir::optim::ReduceParametersOp op);

/// Returns the parts of the vector that `op` reduces, if only `op` reads the
/// vector and no order of combinations changes a bit of what the total is used
/// for: they are flags, as above, or maxima.
std::optional<llvm::SmallVector<SumPart, 2>>
findOrderFreeParts(mlir::optim::ReduceParametersOp op);

/// Returns the op that reduces the vector to which output `out` of `reduce`
/// writes. Returns null if the reader of the vector is not such an op.
mlir::optim::ReduceParametersOp
findReduceParameters(mlir::optim::ReduceOp reduce, unsigned out);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_FLAGSUMS_H
