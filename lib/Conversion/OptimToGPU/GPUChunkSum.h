//===- GPUChunkSum.h - Sums of a chunk, of one thread -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUCHUNKSUM_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUCHUNKSUM_H

#include "GPUExactSum.h"
#include "LaunchWait.h"

#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"

#include <optional>

namespace stepfold {

/// Vectors of a thread in one round over the lanes: lanes 4t.. and 1024 + 4t..
inline constexpr int64_t kVectorsPerRound =
    mlir::optim::kReductionLanes / (kReductionThreads * kAccessWidth);

/// An output of a reduction.
struct SumOutput {
  mlir::optim::Combiner combiner;
  /// Type of a contribution.
  mlir::Type type;
  /// Nothing unless the sum is exact.
  std::optional<BlockExactSum> exact;

  /// The number of its values among the accumulators.
  unsigned getNumValues() const {
    return exact ? exact->getStateSize() : kVectorsPerRound;
  }
};

bool hasExactSum(llvm::ArrayRef<SumOutput> outputs);

/// Writes the sums of a chunk's contributions, and the update of its elements,
/// each of which is one lane's. Returns the values of a thread for each output:
/// the lanes of each of its vectors, or the state of an exact sum.
llvm::SmallVector<mlir::Value>
emitChunkSum(mlir::ImplicitLocOpBuilder &builder, const SpecializedBody &body,
             llvm::ArrayRef<SumOutput> outputs, const Chunk &chunk,
             const LaunchWait &wait, mlir::Value vectorLength,
             mlir::Value thread);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUCHUNKSUM_H
