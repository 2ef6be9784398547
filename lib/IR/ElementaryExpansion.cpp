//===- ElementaryExpansion.cpp - The sequences of exp, log and pow --------===//
//
// docs/numerics.md describes the sequences and bounds their errors. All of it
// is in f64; a function of f32 rounds the result once.
//
// Numbers of about 106 bits are unevaluated sums of two (T. J. Dekker, "A
// floating-point technique for extending the available precision", 1971).
//
//===----------------------------------------------------------------------===//

#include "stepfold/IR/ElementaryExpansion.h"
#include "stepfold/IR/ElementaryConstants.h"
#include "stepfold/IR/Generalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <limits>

using namespace mlir;
using namespace mlir::optim;
using namespace mlir::optim::elementary;

namespace {

/// The sum of two numbers, of which the second is far smaller.
struct Pair {
  Value high, low;
};

/// Builds the sequences, on values of f64.
class FunctionBuilder {
public:
  explicit FunctionBuilder(ImplicitLocOpBuilder &builder)
      : builder(builder), a(builder, builder.getF64Type()) {}

  Arithmetic &getArithmetic() { return a; }
  Value exp(Value x);
  Value log(Value x);
  Value pow(Value x, Value y);

private:
  /// exp(x), rounded once, for x that is no NaN.
  Value expOfPair(Pair x);
  /// 2^k * x, rounded once, where `exponent` is k, shifted to the place of an
  /// exponent.
  Value scale(Pair x, Value exponent);
  /// ln(x) for x > 0 that is finite; any pair for other x.
  Pair logAsPair(Value x);
  /// ln(m) for m from the root of 1/2 to that of 2.
  Pair logOfReduced(Value m);
  /// Returns the value of pow for a base of magnitude 0, 1 or infinity, and
  /// `result` for any other base.
  Value withLimits(Value result, Value absX, Value y);
  Value isInteger(Value absX);

  Pair constantPair(double high, double low) {
    return {a.constant(high), a.constant(low)};
  }
  /// x + y, where |x| >= |y|, exactly.
  Pair addExactly(Value x, Value y) {
    Value sum = a.add(x, y);
    return {sum, a.add(a.sub(x, sum), y)};
  }
  /// x + y, where |x| >= |y|.
  Pair add(Pair x, Pair y) {
    Pair sum = addExactly(x.high, y.high);
    return {sum.high, a.add(sum.low, a.add(x.low, y.low))};
  }
  /// The same for an x without a low part.
  Pair add(double x, Pair y) {
    Pair sum = addExactly(a.constant(x), y.high);
    return {sum.high, a.add(sum.low, y.low)};
  }
  Pair multiply(Pair x, Pair y) {
    Value product = a.mul(x.high, y.high);
    Value rest = a.fma(x.high, y.high, a.neg(product));
    return {product, a.fma(x.high, y.low, a.fma(x.low, y.high, rest))};
  }
  Value integer(int64_t value) {
    return arith::ConstantOp::create(builder, builder.getI64IntegerAttr(value));
  }
  Value toBits(Value x) {
    return arith::BitcastOp::create(builder, builder.getI64Type(), x);
  }
  Value fromBits(Value bits) {
    return arith::BitcastOp::create(builder, builder.getF64Type(), bits);
  }
  Value addBits(Value x, Value y) {
    return arith::AddIOp::create(builder, x, y);
  }
  Value subBits(Value x, Value y) {
    return arith::SubIOp::create(builder, x, y);
  }
  Value isLessBits(Value x, Value y) {
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::slt, x, y);
  }
  Value isEqual(Value x, Value y) {
    return arith::CmpFOp::create(builder, arith::CmpFPredicate::OEQ, x, y);
  }
  Value isEqual(Value x, double y) { return isEqual(x, a.constant(y)); }
  /// Returns true for two flags that differ.
  Value differ(Value x, Value y) {
    return arith::XOrIOp::create(builder, x, y);
  }
  Value isNot(Value flag) {
    return differ(
        flag, arith::ConstantOp::create(builder, builder.getBoolAttr(true)));
  }

  ImplicitLocOpBuilder &builder;
  Arithmetic a;
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  static constexpr double nan = std::numeric_limits<double>::quiet_NaN();
};

} // namespace

//===----------------------------------------------------------------------===//
// exp
//===----------------------------------------------------------------------===//

Value FunctionBuilder::exp(Value x) {
  Value result = expOfPair({x, a.constant(0.0)});
  return a.select(a.isNan(x), x, result);
}

Value FunctionBuilder::expOfPair(Pair x) {
  Value max = a.constant(kExpMax), min = a.constant(kExpMin);
  Value high = a.select(a.less(x.high, max), x.high, max);
  high = a.select(a.less(min, high), high, min);
  Value isInside = isEqual(high, x.high);
  Value low = a.select(isInside, x.low, a.constant(0.0));

  // x = k * ln(2) + r. The high part of r is exact before the low part is
  // added.
  Value magic = a.constant(kRoundToInteger);
  Value shifted = a.fma(high, a.constant(kLog2E), magic);
  Value minusK = a.sub(magic, shifted);
  Pair r = addExactly(a.fma(minusK, a.constant(kLn2High), high),
                      a.fma(minusK, a.constant(kLn2Low), low));

  // 1 + r * (1 + r * (1/2 + r * (1/6 + r * tail))), all but the tail in pairs.
  Value tail =
      a.fma(a.polynomial(r.high, kExpTail), r.high, a.constant(kSixthLow));
  Pair sum = addExactly(a.constant(kSixthHigh), tail);
  for (double coefficient : {0.5, 1.0, 1.0})
    sum = add(coefficient, multiply(sum, r));

  Value k = subBits(toBits(shifted), toBits(magic));
  return scale(addExactly(sum.high, sum.low),
               arith::ShLIOp::create(builder, k, integer(kFractionBits)));
}

Value FunctionBuilder::scale(Pair x, Value exponent) {
  // Adding 2^(-1022 - k) to x rounds a subnormal 2^k * x at the last place of
  // the result. The bits of the sum are then those of the result, beside the
  // exponent.
  Value one = integer(int64_t(1) << kFractionBits), zero = integer(0);
  Value isSubnormal = isLessBits(addBits(toBits(x.high), exponent), one);
  Value shifter = fromBits(a.select(isSubnormal, subBits(one, exponent), zero));
  Pair sum = addExactly(shifter, x.high);
  Value rounded = a.add(sum.high, a.add(sum.low, x.low));
  Value bits = subBits(addBits(toBits(rounded), exponent),
                       a.select(isSubnormal, one, zero));
  Value infinityBits = integer(kInfinityBits);
  return fromBits(a.select(isLessBits(bits, infinityBits), bits, infinityBits));
}

//===----------------------------------------------------------------------===//
// log
//===----------------------------------------------------------------------===//

Value FunctionBuilder::log(Value x) {
  Value result = logAsPair(x).high;
  // An infinity and a NaN are results themselves.
  result = a.select(a.less(x, a.constant(infinity)), result, x);
  result = a.select(isEqual(x, 0.0), a.constant(-infinity), result);
  return a.select(a.less(x, a.constant(0.0)), a.constant(nan), result);
}

Pair FunctionBuilder::logAsPair(Value x) {
  Value isSubnormal = a.less(x, a.constant(kSmallestNormal));
  Value scaled = a.select(isSubnormal, a.mul(x, a.constant(kLogScale)), x);

  // x = 2^k * m. The biased k becomes the last bits of a number of magnitude
  // 2^52, from which the bias is subtracted.
  Value sqrtHalf = integer(kSqrtHalfBits);
  Value bits =
      addBits(toBits(scaled),
              integer((kExponentBias << kFractionBits) - kSqrtHalfBits));
  Value biased = arith::ShRUIOp::create(builder, bits, integer(kFractionBits));
  biased = arith::OrIOp::create(
      builder, biased,
      integer((kExponentBias + kFractionBits) << kFractionBits));
  double bias = kIntegersFrom + double(kExponentBias);
  Value k =
      a.sub(fromBits(biased),
            a.select(isSubnormal, a.constant(bias + double(kLogScaleExponent)),
                     a.constant(bias)));
  Value fraction = arith::AndIOp::create(builder, bits, integer(kFractionMask));
  Pair reduced = logOfReduced(fromBits(addBits(fraction, sqrtHalf)));

  Pair ofPower = {a.mul(k, a.constant(kLn2High)),
                  a.mul(k, a.constant(kLn2Low))};
  Pair sum = add(ofPower, reduced);
  return addExactly(sum.high, sum.low);
}

Pair FunctionBuilder::logOfReduced(Value m) {
  // s = 2 * (m - 1) / (m + 1) as a pair, from the remainder of the division.
  Value one = a.constant(1.0);
  Value half = a.sub(m, one);
  Value dividend = a.add(half, half);
  Pair divisor = addExactly(one, m);
  Value reciprocal = a.div(one, divisor.high);
  Value quotient = a.mul(dividend, reciprocal);
  Value negated = a.neg(quotient);
  Value remainder =
      a.fma(negated, divisor.low, a.fma(negated, divisor.high, dividend));
  Pair s = {quotient, a.mul(remainder, reciprocal)};

  // s + s * z * (1/12 + z * (1/80 + z * (1/448 + z * tail))), z = s^2.
  Pair z = multiply(s, s);
  Value tail =
      a.fma(a.polynomial(z.high, kLogTail), z.high, a.constant(k448thLow));
  Pair sum = addExactly(a.constant(k448thHigh), tail);
  sum = add(constantPair(kEightiethHigh, kEightiethLow), multiply(sum, z));
  sum = add(constantPair(kTwelfthHigh, kTwelfthLow), multiply(sum, z));
  return add(s, multiply(multiply(sum, z), s));
}

//===----------------------------------------------------------------------===//
// pow
//===----------------------------------------------------------------------===//

Value FunctionBuilder::pow(Value x, Value y) {
  Value absX = a.abs(x), absY = a.abs(y), zero = a.constant(0.0);
  Pair ln = logAsPair(absX);
  Value product = a.mul(y, ln.high);
  Value rest = a.fma(y, ln.high, a.neg(product));
  Value result = expOfPair({product, a.fma(y, ln.low, rest)});
  result = withLimits(result, absX, y);

  Value isWhole = isInteger(absY);
  Value isEven = isInteger(a.mul(absY, a.constant(0.5)));
  Value isOdd = a.both(isWhole, isNot(isEven));
  Value hasSign = isLessBits(toBits(x), integer(0));
  result = a.select(a.both(hasSign, isOdd), a.neg(result), result);

  Value isInvalid =
      a.both(a.both(a.less(x, zero), a.isFinite(x)), isNot(isWhole));
  Value isUnordered =
      arith::CmpFOp::create(builder, arith::CmpFPredicate::UNO, x, y);
  result = a.select(a.either(isInvalid, isUnordered), a.constant(nan), result);
  Value isOne = a.either(isEqual(x, 1.0), isEqual(y, 0.0));
  return a.select(isOne, a.constant(1.0), result);
}

Value FunctionBuilder::withLimits(Value result, Value absX, Value y) {
  result = a.select(isEqual(absX, 1.0), a.constant(1.0), result);
  Value isZero = isEqual(absX, 0.0), isInfinite = isEqual(absX, infinity);
  Value vanishes = differ(isZero, a.less(y, a.constant(0.0)));
  Value limit = a.select(vanishes, a.constant(0.0), a.constant(infinity));
  return a.select(a.either(isZero, isInfinite), limit, result);
}

Value FunctionBuilder::isInteger(Value absX) {
  Value from = a.constant(kIntegersFrom);
  Value rounded = a.sub(a.add(absX, from), from);
  return a.either(isEqual(rounded, absX), a.lessOrEqual(from, absX));
}

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

static Value buildFunction(FunctionBuilder &functions, Operation *op,
                           ArrayRef<Value> operands) {
  if (isa<ExpOp>(op))
    return functions.exp(operands[0]);
  if (isa<LogOp>(op))
    return functions.log(operands[0]);
  return functions.pow(operands[0], operands[1]);
}

void mlir::optim::expandElementaryFunctions(RewriterBase &rewriter,
                                            Operation *root) {
  OpBuilder::InsertionGuard guard(rewriter);
  root->walk([&](Operation *op) {
    if (!isa<ExpOp, LogOp, PowOp>(op))
      return;
    rewriter.setInsertionPoint(op);
    ImplicitLocOpBuilder builder(op->getLoc(), rewriter);
    FunctionBuilder functions(builder);
    Arithmetic &arithmetic = functions.getArithmetic();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(arithmetic.in(operand));
    Value result = buildFunction(functions, op, operands);
    rewriter.replaceOp(op, arithmetic.out(result, op->getResult(0).getType()));
  });
}
