//===- FlagSums.h - Sums that are asked for their sign ----------*- C++ -*-===//
//
// A search for infinities adds up a 0 or a 1 for each element, and asks whether
// the total is more than 0. The answer is the same in every order of additions:
// all terms are between 0 and 1, so that no partial sum is NaN, negative or
// infinite, and none is 0 unless all its terms are, since rounding to nearest
// never takes a sum of such terms below the larger of them. Such a total can be
// made of other vectors than the program says, and directly of partial sums.
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

/// The reductions that give each element of `vector` its value, once; nothing
/// where anything else does. They are in the order of the block.
std::optional<llvm::SmallVector<SumPart, 2>> findSumParts(mlir::Value vector);

/// The parts of the vector that `sum` adds up, if they are flags, `sum` alone
/// reads the vector, and only the sign of the total is asked for.
std::optional<llvm::SmallVector<SumPart, 2>>
findFlagParts(mlir::optim::SumParametersOp sum);

/// The sum of the vector that output `out` of `reduce` fills, or a part of it;
/// null where it is not a sum that reads the vector.
mlir::optim::SumParametersOp findReadingSum(mlir::optim::ReduceOp reduce,
                                            unsigned out);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_FLAGSUMS_H
