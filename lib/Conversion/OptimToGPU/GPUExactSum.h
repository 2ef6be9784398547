//===- GPUExactSum.h - Exact sums of a block of threads ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H

#include "../ExactPieces.h"
#include "GPULowering.h"

namespace stepfold {

/// The exact sum of a block's contributions, which come in rounds.
///
/// Each thread adds its pieces in registers, for a window that all lanes of its
/// warp share. A round whose largest magnitude is not below the end of the
/// window begins another one. What a window does not hold of a round takes
/// windows of its own.
class BlockExactSum {
public:
  /// The type of a buffer that the threads share: the words of each warp.
  static mlir::MemRefType getWordsType(mlir::ImplicitLocOpBuilder &builder);
  /// `words` is such a buffer.
  BlockExactSum(mlir::Value thread, mlir::Value words,
                ContributionTraits traits)
      : thread(thread), words(words), traits(traits) {}

  /// Begins the sum. A barrier follows before the first round.
  void clear(mlir::ImplicitLocOpBuilder &builder) const;

  /// The state of a thread: registers that each round replaces.
  unsigned getStateSize() const { return 2 * traits.numUnits + 2; }
  llvm::SmallVector<mlir::Value>
  createState(mlir::ImplicitLocOpBuilder &builder) const;
  /// Adds the contributions of a round, vectors of f32. Returns the new state.
  /// All threads of a warp call it together. A thread has at most `kMaxPieces`
  /// contributions in all rounds.
  llvm::SmallVector<mlir::Value>
  addRound(mlir::ImplicitLocOpBuilder &builder, mlir::ValueRange state,
           llvm::ArrayRef<mlir::Value> contributions) const;
  /// Adds what the state holds to the words of the warp. A barrier follows.
  void finish(mlir::ImplicitLocOpBuilder &builder,
              mlir::ValueRange state) const;

  /// Adds the words of all warps. All threads call it.
  void combineWarps(mlir::ImplicitLocOpBuilder &builder) const;
  /// Returns the normalized sum, for the first thread.
  mlir::Value load(mlir::ImplicitLocOpBuilder &builder) const;

private:
  /// Parts of a state.
  struct State;

  State unpack(mlir::ValueRange state) const;
  State begin(mlir::ImplicitLocOpBuilder &builder, mlir::Value top) const;
  static mlir::Value addMargin(mlir::ImplicitLocOpBuilder &builder,
                               mlir::Value top);
  void addWindows(mlir::ImplicitLocOpBuilder &builder,
                  llvm::ArrayRef<mlir::Value> rests) const;
  void addToBlock(mlir::ImplicitLocOpBuilder &builder,
                  const ExactWindow &window, mlir::ValueRange sums,
                  mlir::Value count) const;
  static mlir::Value select(mlir::ImplicitLocOpBuilder &builder,
                            mlir::ValueRange values, mlir::Value index);
  llvm::SmallVector<mlir::Value>
  addTooLarge(mlir::ImplicitLocOpBuilder &builder, mlir::Value fits,
              llvm::ArrayRef<mlir::Value> contributions) const;
  void addToWord(mlir::ImplicitLocOpBuilder &builder, mlir::Value bin,
                 mlir::Value number) const;

  static constexpr int64_t kNumWarps = kReductionThreads / kWarpSize;

  mlir::Value thread, words;
  ContributionTraits traits;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUEXACTSUM_H
