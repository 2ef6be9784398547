//===- ElementaryFunctions.cpp - exp, log and pow of elements -------------===//
//
// Special values return early; what follows them is the sequence of
// docs/numerics.md in f64.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/ElementaryFunctions.h"

#include "stepfold/IR/ElementaryConstants.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <cmath>
#include <limits>

using namespace mlir::optim::elementary;

namespace stepfold::reference {

namespace {

/// An unevaluated sum of two elements of f64.
struct Sum {
  Element high, low;
};

} // namespace

static Element number(double value) {
  return Element::fromDouble(ElementType::f64(), value);
}

static bool isLess(const Element &a, const Element &b) {
  return a.toDouble() < b.toDouble();
}

static int64_t toBits(const Element &a) {
  return static_cast<int64_t>(a.getBits());
}

static Element fromBits(int64_t bits) {
  return Element::fromBits(ElementType::f64(), static_cast<uint64_t>(bits));
}

//===----------------------------------------------------------------------===//
// Sums of two
//===----------------------------------------------------------------------===//

/// Exact where the magnitude of `a` is the larger one.
static Sum addExactly(const Element &a, const Element &b) {
  Element high = a + b;
  return {high, (a - high) + b};
}

static Sum add(const Sum &a, const Sum &b) {
  Sum sum = addExactly(a.high, b.high);
  return {sum.high, sum.low + (a.low + b.low)};
}

static Sum multiply(const Sum &a, const Sum &b) {
  Element high = a.high * b.high;
  Element low = fma(a.high, b.high, -high);
  low = fma(a.low, b.high, low);
  low = fma(a.high, b.low, low);
  return {high, low};
}

/// `high + low` + x * (coefficients[0] + x * (coefficients[1] + ...)), rounded
/// to a sum of two.
static Sum addTail(double high, double low, const Element &x,
                   llvm::ArrayRef<double> coefficients) {
  Element tail = number(coefficients.back());
  for (double coefficient : llvm::reverse(coefficients.drop_back()))
    tail = fma(tail, x, number(coefficient));
  return addExactly(number(high), fma(tail, x, number(low)));
}

//===----------------------------------------------------------------------===//
// The sequences
//===----------------------------------------------------------------------===//

/// 2^k * x, rounded once.
static Element scale(const Sum &x, int64_t k) {
  int64_t exponent = (toBits(x.high) >> kFractionBits) + k;
  if (exponent > 0) {
    // No rounding is left to do.
    int64_t bits = toBits(x.high + x.low) + (k << kFractionBits);
    return fromBits(std::min(bits, kInfinityBits));
  }
  // The last place of this number is that of a subnormal, divided by 2^k.
  int64_t shifterBits = (1 - k) << kFractionBits;
  Sum sum = addExactly(fromBits(shifterBits), x.high);
  return fromBits(toBits(sum.high + (sum.low + x.low)) - shifterBits);
}

/// The exponential function of a sum that is no NaN.
static Element expOfSum(const Sum &x) {
  if (isLess(x.high, number(kExpMin)))
    return number(0.0);
  if (isLess(number(kExpMax), x.high))
    return fromBits(kInfinityBits);

  Element shifter = number(kRoundToInteger);
  Element shifted = fma(x.high, number(kLog2E), shifter);
  Element k = shifted - shifter;
  Sum r = addExactly(fma(-k, number(kLn2High), x.high),
                     fma(-k, number(kLn2Low), x.low));
  Sum result = addTail(kSixthHigh, kSixthLow, r.high, kExpTail);
  for (double coefficient : {0.5, 1.0, 1.0})
    result = add({number(coefficient), number(0.0)}, multiply(result, r));
  return scale(addExactly(result.high, result.low),
               toBits(shifted) - toBits(shifter));
}

/// The logarithm of a number from the root of 1/2 to the root of 2.
static Sum logOfReduced(const Element &m) {
  Element one = number(1.0);
  Element dividend = (m - one) + (m - one);
  Sum divisor = addExactly(one, m);
  Element reciprocal = one / divisor.high;
  Element quotient = dividend * reciprocal;
  Element remainder = fma(-quotient, divisor.high, dividend);
  remainder = fma(-quotient, divisor.low, remainder);
  Sum s = {quotient, remainder * reciprocal};

  Sum square = multiply(s, s);
  Sum result = addTail(k448thHigh, k448thLow, square.high, kLogTail);
  for (auto [high, low] : {std::pair(kEightiethHigh, kEightiethLow),
                           std::pair(kTwelfthHigh, kTwelfthLow)})
    result = add({number(high), number(low)}, multiply(result, square));
  return add(s, multiply(multiply(result, square), s));
}

/// The logarithm of a finite number above zero.
static Sum logAsSum(const Element &x) {
  bool isSubnormal = isLess(x, number(kSmallestNormal));
  Element normal = isSubnormal ? x * number(kLogScale) : x;
  // The addition carries into the exponent if the fraction is at least that of
  // the root of 1/2.
  int64_t one = kExponentBias << kFractionBits;
  int64_t bits = toBits(normal) + (one - kSqrtHalfBits);
  int64_t exponent = (bits >> kFractionBits) - kExponentBias;
  if (isSubnormal)
    exponent -= kLogScaleExponent;
  Element m = fromBits((bits & kFractionMask) + kSqrtHalfBits);

  Element k = number(static_cast<double>(exponent));
  Sum result =
      add({k * number(kLn2High), k * number(kLn2Low)}, logOfReduced(m));
  return addExactly(result.high, result.low);
}

//===----------------------------------------------------------------------===//
// Special values
//===----------------------------------------------------------------------===//

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

static Element expOfDouble(const Element &x) {
  return x.isNaN() ? x : expOfSum({x, number(0.0)});
}

static Element logOfDouble(const Element &x) {
  double value = x.toDouble();
  if (std::isnan(value) || value == kInfinity)
    return x;
  if (value == 0.0)
    return number(-kInfinity);
  if (value < 0.0)
    return number(kNaN);
  return logAsSum(x).high;
}

/// x^y for x > 0, where neither is a NaN.
static Element powOfMagnitude(const Element &x, const Element &y) {
  double base = x.toDouble();
  if (base == 1.0)
    return x;
  if (base == 0.0 || std::isinf(base))
    return (base == 0.0) == std::signbit(y.toDouble()) ? number(kInfinity)
                                                       : number(0.0);
  Sum ln = logAsSum(x);
  Element product = y * ln.high;
  // The low part has no influence on a product that is too large.
  if (!std::isfinite(product.toDouble()))
    return expOfSum({product, number(0.0)});
  Element low = fma(y, ln.high, -product);
  return expOfSum({product, fma(y, ln.low, low)});
}

static bool isInteger(double x) { return std::trunc(x) == x; }

static Element powOfDoubles(const Element &x, const Element &y) {
  double base = x.toDouble(), exponent = y.toDouble();
  if (exponent == 0.0 || base == 1.0)
    return number(1.0);
  if (std::isnan(base) || std::isnan(exponent))
    return number(kNaN);
  // An infinite exponent counts as an even integer.
  if (base < 0.0 && std::isfinite(base) && !isInteger(exponent))
    return number(kNaN);
  bool isOdd = isInteger(exponent) && !isInteger(exponent * 0.5);
  Element magnitude = powOfMagnitude(abs(x), y);
  return std::signbit(base) && isOdd ? -magnitude : magnitude;
}

/// `function`, which is on f64, of two elements of one type; of one element if
/// they are the same.
static Element
inDouble(const Element &x, const Element &y,
         llvm::function_ref<Element(const Element &, const Element &)> f) {
  for (const Element *operand : {&x, &y})
    if (!operand->isValid())
      return *operand;
  bool isF32 = x.hasType(ElementType::f32());
  if (!(isF32 || x.hasType(ElementType::f64())) || !y.hasType(x.getType()))
    return Element::invalid("expected operands of f32 or of f64");
  ElementType f64 = ElementType::f64();
  return convert(f(convert(x, f64), convert(y, f64)), x.getType());
}

Element exp(const Element &x) {
  return inDouble(
      x, x, [](const Element &a, const Element &) { return expOfDouble(a); });
}

Element log(const Element &x) {
  return inDouble(
      x, x, [](const Element &a, const Element &) { return logOfDouble(a); });
}

Element pow(const Element &x, const Element &y) {
  return inDouble(x, y, powOfDoubles);
}

} // namespace stepfold::reference
