//===- ExactSum.cpp - Sums without rounding -------------------------------===//

#include "stepfold/Reference/ExactSum.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stepfold::reference {

using namespace mlir::optim;

/// Fields of the format f32.
static constexpr unsigned kFractionBits = 23;
static constexpr uint64_t kFraction = (uint64_t(1) << kFractionBits) - 1;
static constexpr uint64_t kMaxExponent = 255;

void ExactSum::add(const Element &element) {
  if (!element.isValid() || !element.hasType(ElementType::f32())) {
    reason = element.isValid() ? "expected a contribution of f32"
                               : element.getReason();
    return;
  }
  bool isNegative = element.getBits() >> 31 != 0;
  uint64_t fraction = element.getBits() & kFraction;
  uint64_t exponent = (element.getBits() >> kFractionBits) & kMaxExponent;
  if (exponent == kMaxExponent) {
    ++words[fraction != 0 ? kExactNaN
            : isNegative  ? kExactNegativeInfinity
                          : kExactPositiveInfinity];
    return;
  }
  // The number is `integer` times 2^(place + kExactUnit).
  uint64_t integer = exponent == 0 ? fraction : fraction | (kFraction + 1);
  uint64_t place = std::max<uint64_t>(exponent, 1) - 1;
  int64_t shifted = static_cast<int64_t>(integer << (place % kExactBinBits));
  words[place / kExactBinBits] += isNegative ? -shifted : shifted;
  carry();
}

void ExactSum::addWord(size_t index, const Element &word) {
  if (!word.isValid()) {
    reason = word.getReason();
    return;
  }
  words[index] += static_cast<int64_t>(word.getBits());
  carry();
}

llvm::Error ExactSum::store(Tensor &tensor, int64_t position) const {
  if (reason)
    return llvm::createStringError(reason);
  for (auto [index, word] : llvm::enumerate(words))
    if (llvm::Error error =
            tensor.set(position * kExactWords + index,
                       Element::fromInteger(ElementType::integer(64), word)))
      return error;
  return llvm::Error::success();
}

void ExactSum::carry() {
  for (size_t bin = 0; bin + 1 < kExactBins; ++bin) {
    int64_t over = words[bin] >> kExactBinBits;
    words[bin] -= over * (int64_t(1) << kExactBinBits);
    words[bin + 1] += over;
  }
}

Element ExactSum::round() const {
  auto result = [](double value) {
    return Element::fromDouble(ElementType::f32(), value);
  };
  if (reason)
    return Element::invalid(reason);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  bool hasPositive = words[kExactPositiveInfinity] != 0;
  bool hasNegative = words[kExactNegativeInfinity] != 0;
  if (words[kExactNaN] != 0 || (hasPositive && hasNegative))
    return result(std::numeric_limits<double>::quiet_NaN());
  if (hasPositive || hasNegative)
    return result(hasPositive ? infinity : -infinity);

  llvm::APInt sum((kExactBins + 1) * kExactBinBits, 0);
  for (int64_t bin = kExactBins - 1; bin >= 0; --bin)
    sum = sum.shl(kExactBinBits) +
          llvm::APInt(sum.getBitWidth(), words[bin], /*isSigned=*/true);
  bool isNegative = sum.isNegative();
  sum = sum.abs();
  unsigned lastPlace = 0;
  if (sum.getActiveBits() > kFractionBits + 1) {
    lastPlace = sum.getActiveBits() - (kFractionBits + 1);
    llvm::APInt half =
        llvm::APInt::getOneBitSet(sum.getBitWidth(), lastPlace - 1);
    llvm::APInt rest = sum & (half.shl(1) - 1);
    sum = sum.lshr(lastPlace);
    if (rest.ugt(half) || (rest == half && sum[0]))
      ++sum;
  }
  // A number of f32, or one that is too large for it.
  double value = std::ldexp(static_cast<double>(sum.getZExtValue()),
                            static_cast<int>(lastPlace + kExactUnit));
  return result(isNegative ? -value : value);
}

} // namespace stepfold::reference
