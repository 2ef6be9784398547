//===- ExactWords.h - Words of sums without rounding -----------*- C++ -*-===//
//
// An exact sum of numbers of f32 (docs/numerics.md, "Exact sums") is 13 words
// of i64, a `vector<13xi64>`. Words of several sums are added one by one.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_EXACTWORDS_H
#define STEPFOLD_IR_EXACTWORDS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::optim {

/// Bins of a sum: bin j counts 2^(32 j - 149).
inline constexpr int64_t kExactBins = 10;
/// Bits of a bin of normalized words, but for the last bin, which has a sign.
inline constexpr int64_t kExactBinBits = 32;
/// The binary exponent of what bin 0 counts: that of the least subnormal f32.
inline constexpr int64_t kExactUnit = -149;

/// Words behind the bins, which count contributions that are not finite.
enum ExactCount : int64_t {
  kExactNaN = kExactBins,
  kExactPositiveInfinity,
  kExactNegativeInfinity,
  kExactWords
};

/// Returns the type of an exact sum.
VectorType getExactSumType(MLIRContext *context);
/// Returns true if `type` is that of an exact sum.
bool isExactSum(Type type);

/// Returns each word of a sum.
SmallVector<Value> splitWords(ImplicitLocOpBuilder &builder, Value sum);

/// Passes on carries: each bin but the last becomes one of 0 to 2^32 - 1.
/// Normalized words depend on the sum alone, and not on the order and the parts
/// in which it was added.
Value createNormalized(ImplicitLocOpBuilder &builder, SmallVector<Value> words);
inline Value createNormalized(ImplicitLocOpBuilder &builder, Value sum) {
  return createNormalized(builder, splitWords(builder, sum));
}

/// Replaces each `optim.round_sum` in `root` by arithmetic on words. Lowerings
/// call it on regions.
void expandRoundedSums(RewriterBase &rewriter, Operation *root);

} // namespace mlir::optim

#endif // STEPFOLD_IR_EXACTWORDS_H
