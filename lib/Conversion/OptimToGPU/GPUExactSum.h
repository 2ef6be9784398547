//===- GPUExactSum.h - Exact sums of a block of threads ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H

#include "../ExactPieces.h"

namespace stepfold {

/// Begins a sum in `words`, a buffer of words that the threads share.
void clearExactSum(mlir::ImplicitLocOpBuilder &builder, mlir::Value thread,
                   mlir::Value words);

/// Adds the contributions of this thread, vectors of f32, to the words. All
/// threads of a warp call it together. `array` is memory of the thread for as
/// many contributions.
void addContributions(mlir::ImplicitLocOpBuilder &builder,
                      llvm::ArrayRef<mlir::Value> contributions,
                      mlir::Value thread, mlir::Value words, mlir::Value array,
                      ContributionTraits traits);

/// Returns the normalized sum.
mlir::Value loadExactSum(mlir::ImplicitLocOpBuilder &builder,
                         mlir::Value words);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H
