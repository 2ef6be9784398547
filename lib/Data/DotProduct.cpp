//===- DotProduct.cpp - Sums of products with defined bits ----------------===//

#include "stepfold/Data/DotProduct.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace stepfold::runtime {

/// Fields of the format f32.
static constexpr int kFractionBits = 23, kBias = 127, kMaxField = 255;
static constexpr uint32_t kFraction = (uint32_t(1) << kFractionBits) - 1;
/// The exponent of a subnormal number.
static constexpr int kLeastExponent = 1 - kBias;
/// Bits that tensor cores keep below the largest exponent.
static constexpr int kKeptBits = 25;
/// Shifts to the right by more leave nothing.
static constexpr int kMaxShift = 63;

/// A finite number is `significand` times 2^(exponent - fractionBits).
struct Decoded {
  int32_t significand;
  int32_t exponent;
};

static Decoded decode(float value, unsigned fractionBits, int leastExponent) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  bool isNegative = bits >> 31 != 0;
  int field = (bits >> kFractionBits) & kMaxField;
  int exponent = field == 0 ? kLeastExponent : field - kBias;
  int64_t significand = bits & kFraction;
  if (field != 0)
    significand |= kFraction + 1;
  if (significand == 0)
    return {0, kLeastExponent};
  // A number of a narrower format has zeros behind its fraction. That of f16
  // may be subnormal there.
  significand >>= kFractionBits - fractionBits;
  if (exponent < leastExponent) {
    significand >>= leastExponent - exponent;
    exponent = leastExponent;
  }
  return {static_cast<int32_t>(isNegative ? -significand : significand),
          exponent};
}

llvm::StringRef getName(Accumulation accumulation) {
  static constexpr llvm::StringLiteral names[] = {"sequential", "mma16"};
  return names[static_cast<unsigned>(accumulation)];
}

float widenFactor(DType type, uint16_t bits) {
  return static_cast<float>(type == DType::F16 ? convertFromF16(bits)
                                               : convertFromBF16(bits));
}

ProductRows::ProductRows(DType type, llvm::ArrayRef<uint16_t> bits,
                         int64_t numRows)
    : numRows(numRows), length(numRows == 0 ? 0 : bits.size() / numRows) {
  assert((type == DType::F16 || type == DType::BF16) &&
         "expected factors of 16 bits");
  assert(static_cast<size_t>(numRows * length) == bits.size());
  bool isHalf = type == DType::F16;
  fractionBits = isHalf ? 10 : 7;
  int leastExponent = isHalf ? -14 : kLeastExponent;
  int64_t padded = llvm::alignTo(length, kStep);
  values.resize(numRows * padded);
  for (int64_t row = 0; row < numRows; ++row)
    for (int64_t k = 0; k < length; ++k)
      values[row * padded + k] = widenFactor(type, bits[row * length + k]);
  steps.resize(values.size() / kStep);
  for (size_t i = 0; i < values.size(); ++i) {
    Factors &step = steps[i / kStep];
    if (i % kStep == 0)
      step.areFinite = true;
    step.areFinite &= std::isfinite(values[i]);
    Decoded decoded = decode(values[i], fractionBits, leastExponent);
    step.significands[i % kStep] = decoded.significand;
    step.exponents[i % kStep] = decoded.exponent;
  }
}

/// Returns the result of a step that has infinities or NaN.
static float addSpecial(float sum, const float *a, const float *b,
                        int64_t count) {
  bool hasNaN = std::isnan(sum);
  bool hasInfinity[2] = {};
  auto note = [&](double value) {
    hasNaN |= std::isnan(value);
    if (std::isinf(value))
      hasInfinity[value < 0] = true;
  };
  note(sum);
  // A product of finite factors is finite, as a double is wide enough for it.
  for (int64_t i = 0; i < count; ++i)
    note(static_cast<double>(a[i]) * b[i]);
  if (hasNaN || (hasInfinity[0] && hasInfinity[1]))
    return llvm::bit_cast<float>(uint32_t(0x7FFFFFFF));
  constexpr float infinity = std::numeric_limits<float>::infinity();
  return hasInfinity[1] ? -infinity : infinity;
}

/// Returns a term in units of 2^(top - kKeptBits), truncated.
static int64_t align(int64_t significand, int exponent, int fractionBits,
                     int top) {
  int shift = kKeptBits - fractionBits + exponent - top;
  int64_t magnitude = std::abs(significand);
  magnitude = shift >= 0 ? magnitude << shift
                         : magnitude >> std::min(-shift, kMaxShift);
  return significand < 0 ? -magnitude : magnitude;
}

/// Returns a number of units of 2^(top - kKeptBits) as f32, truncated.
static float truncate(int64_t sum, int top) {
  if (sum == 0)
    return 0.0f;
  uint64_t magnitude = std::abs(sum);
  int place = llvm::Log2_64(magnitude);
  int exponent = place + top - kKeptBits;
  if (exponent > kBias)
    return std::copysign(std::numeric_limits<float>::infinity(),
                         static_cast<float>(sum));
  // The last bit that the format has.
  int last = std::max(exponent, kLeastExponent) - kFractionBits;
  int shift = last - (top - kKeptBits);
  if (shift > 0)
    magnitude = shift > kMaxShift ? 0 : magnitude >> shift << shift;
  if (magnitude == 0)
    return 0.0f;
  double value = std::ldexp(static_cast<double>(magnitude), top - kKeptBits);
  return static_cast<float>(sum < 0 ? -value : value);
}

float ProductRows::addStep(float sum, const Factors &a, const float *aValues,
                           const Factors &b, const float *bValues,
                           unsigned fractionBits) {
  if (!a.areFinite || !b.areFinite || !std::isfinite(sum))
    return addSpecial(sum, aValues, bValues, kStep);
  Decoded before = decode(sum, kFractionBits, kLeastExponent);
  int32_t products[kStep], exponents[kStep];
  int top = before.exponent;
  for (int64_t i = 0; i < kStep; ++i) {
    products[i] = a.significands[i] * b.significands[i];
    exponents[i] = a.exponents[i] + b.exponents[i];
    if (products[i] != 0)
      top = std::max(top, exponents[i]);
  }
  int64_t total =
      align(before.significand, before.exponent, kFractionBits, top);
  for (int64_t i = 0; i < kStep; ++i)
    total += align(products[i], exponents[i], 2 * fractionBits, top);
  return truncate(total, top);
}

uint16_t ProductForm::finish(DType type, float sum,
                             std::optional<uint16_t> plus) const {
  float value = plus ? std::fma(alpha, sum, beta * widenFactor(type, *plus))
                     : alpha * sum;
  return type == DType::F16 ? convertToF16(value) : convertToBF16(value);
}

float addProducts(const ProductRows &a, int64_t aRow, const ProductRows &b,
                  int64_t bRow, Accumulation accumulation) {
  assert(a.length == b.length && a.fractionBits == b.fractionBits &&
         "expected factors of one type and length");
  constexpr int64_t step = ProductRows::kStep;
  int64_t numSteps = llvm::divideCeil(a.length, step);
  const float *aValues = a.values.data() + aRow * numSteps * step;
  const float *bValues = b.values.data() + bRow * numSteps * step;
  float sum = 0.0f;
  if (accumulation == Accumulation::Sequential) {
    for (int64_t k = 0; k < a.length; ++k)
      sum = std::fma(aValues[k], bValues[k], sum);
    return sum;
  }
  for (int64_t i = 0; i < numSteps; ++i)
    sum = ProductRows::addStep(sum, a.steps[aRow * numSteps + i],
                               aValues + i * step, b.steps[bRow * numSteps + i],
                               bValues + i * step, a.fractionBits);
  return sum;
}

} // namespace stepfold::runtime
