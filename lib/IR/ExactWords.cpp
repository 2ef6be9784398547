//===- ExactWords.cpp - Words of sums without rounding --------------------===//

#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::optim;

VectorType mlir::optim::getExactSumType(MLIRContext *context) {
  return VectorType::get(kExactWords, IntegerType::get(context, 64));
}

bool mlir::optim::isExactSum(Type type) {
  return type == getExactSumType(type.getContext());
}

namespace {

/// Writes arithmetic on words.
class WordBuilder {
public:
  explicit WordBuilder(ImplicitLocOpBuilder &builder) : builder(builder) {}

  void carry(MutableArrayRef<Value> bins) {
    Value mask = integer((int64_t(1) << kExactBinBits) - 1);
    for (int64_t bin = 0; bin + 1 < kExactBins; ++bin) {
      Value over =
          arith::ShRSIOp::create(builder, bins[bin], integer(kExactBinBits));
      bins[bin] = arith::AndIOp::create(builder, bins[bin], mask);
      bins[bin + 1] = arith::AddIOp::create(builder, bins[bin + 1], over);
    }
  }

  /// Negates normalized bins where `mask` is -1, and not where it is 0.
  void negate(MutableArrayRef<Value> bins, Value mask) {
    for (Value &bin : bins)
      bin = arith::SubIOp::create(
          builder, arith::XOrIOp::create(builder, bin, mask), mask);
    carry(bins);
  }

  /// Rounds normalized bins, the last of which is not negative.
  Value round(ArrayRef<Value> bins) {
    // The bits that decide: up to 63, the last of which also stands for all
    // lower ones. They begin in the highest bin that is not 0.
    Value bits = bins[0], unit = number(kExactUnit), lower = integer(0);
    for (int64_t bin = 1; bin < kExactBins; ++bin) {
      Value both = arith::OrIOp::create(
          builder,
          arith::ShLIOp::create(builder, bins[bin], integer(kExactBinBits - 1)),
          arith::ShRUIOp::create(builder, bins[bin - 1], integer(1)));
      lower = arith::OrIOp::create(
          builder, lower,
          arith::AndIOp::create(builder, bins[bin - 1], integer(1)));
      Value isInexact = arith::ExtUIOp::create(builder, builder.getI64Type(),
                                               isNonzero(lower));
      Value isHighest = isNonzero(bins[bin]);
      bits = arith::SelectOp::create(
          builder, isHighest, arith::OrIOp::create(builder, both, isInexact),
          bits);
      unit = arith::SelectOp::create(
          builder, isHighest,
          number(kExactUnit + kExactBinBits * (bin - 1) + 1), unit);
      lower = arith::OrIOp::create(builder, lower, bins[bin - 1]);
    }
    // The product is exact: only its first factor has been rounded, and it is
    // at least 2^31 where bits were left out.
    Value rounded =
        arith::SIToFPOp::create(builder, builder.getF32Type(), bits);
    return arith::MulFOp::create(builder, rounded, unit);
  }

  Value integer(int64_t value) {
    return arith::ConstantOp::create(builder, builder.getI64IntegerAttr(value));
  }
  Value constant(float value) {
    return arith::ConstantOp::create(builder, builder.getF32FloatAttr(value));
  }
  Value isNonzero(Value value) {
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, value,
                                 integer(0));
  }

private:
  Value number(int64_t exponent) {
    return constant(std::ldexp(1.0f, static_cast<int>(exponent)));
  }

  ImplicitLocOpBuilder &builder;
};

} // namespace

SmallVector<Value> mlir::optim::splitWords(ImplicitLocOpBuilder &builder,
                                           Value sum) {
  SmallVector<Value> words;
  for (int64_t word = 0; word < kExactWords; ++word)
    words.push_back(
        vector::ExtractOp::create(builder, sum, ArrayRef<int64_t>{word}));
  return words;
}

Value mlir::optim::createNormalized(ImplicitLocOpBuilder &builder,
                                    SmallVector<Value> words) {
  WordBuilder(builder).carry(words);
  return vector::FromElementsOp::create(
      builder, getExactSumType(builder.getContext()), words);
}

/// Rounds the sum to f32.
static Value createRounded(ImplicitLocOpBuilder &builder, Value words) {
  WordBuilder a(builder);
  SmallVector<Value> split = splitWords(builder, words);
  MutableArrayRef<Value> bins = MutableArrayRef(split).take_front(kExactBins);
  a.carry(bins);
  Value sign = arith::ShRSIOp::create(builder, bins.back(), a.integer(63));
  a.negate(bins, sign);
  Value magnitude = a.round(bins);
  auto select = [&](Value condition, Value ifTrue, Value ifFalse) -> Value {
    return arith::SelectOp::create(builder, condition, ifTrue, ifFalse);
  };
  Value result = select(a.isNonzero(sign),
                        arith::NegFOp::create(builder, magnitude), magnitude);
  constexpr float infinity = std::numeric_limits<float>::infinity();
  Value hasPositive = a.isNonzero(split[kExactPositiveInfinity]);
  Value hasNegative = a.isNonzero(split[kExactNegativeInfinity]);
  Value isNaN = arith::OrIOp::create(
      builder, a.isNonzero(split[kExactNaN]),
      arith::AndIOp::create(builder, hasPositive, hasNegative));
  result = select(hasPositive, a.constant(infinity), result);
  result = select(hasNegative, a.constant(-infinity), result);
  return select(isNaN, a.constant(std::numeric_limits<float>::quiet_NaN()),
                result);
}

void mlir::optim::expandRoundedSums(RewriterBase &rewriter, Operation *root) {
  OpBuilder::InsertionGuard guard(rewriter);
  root->walk([&](RoundSumOp op) {
    rewriter.setInsertionPoint(op);
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op, createRounded(builder, op.getWords()));
  });
}
