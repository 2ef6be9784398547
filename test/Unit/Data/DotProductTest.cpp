//===- DotProductTest.cpp - Tests of sums of products ---------------------===//
//
// Sums of products against integers as wide as all products, and against the
// software arithmetic of llvm::APFloat.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Data/DotProduct.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace stepfold::runtime;
using llvm::APFloat;
using llvm::APInt;

namespace {

/// Numbers are integers of so many bits, in units of 2^kUnit.
constexpr unsigned kBits = 704;
constexpr int kUnit = -320;
constexpr uint32_t kInfinity = 0x7F800000, kNaNBits = 0x7FFFFFFF;

struct Format {
  DType type;
  int fractionBits, exponentBits;
  int getBias() const { return (1 << (exponentBits - 1)) - 1; }
};
const Format kF16 = {DType::F16, 10, 5};
const Format kBF16 = {DType::BF16, 7, 8};

using Row = std::vector<uint16_t>;

uint32_t multiply(const Format &format, const Row &a, const Row &b,
                  Accumulation accumulation) {
  return llvm::bit_cast<uint32_t>(addProducts(ProductRows(format.type, a, 1), 0,
                                              ProductRows(format.type, b, 1), 0,
                                              accumulation));
}

/// A finite number, and the exponent that decides about alignment.
struct Number {
  APInt magnitude = APInt(kBits, 0);
  bool isNegative = false;
  int exponent = -126;
};

/// Decodes a number of `fractionBits` and a sign behind an exponent.
Number decode(uint32_t bits, int fractionBits, int exponentBits) {
  Number number;
  int bias = (1 << (exponentBits - 1)) - 1;
  uint32_t fraction = bits & ((1u << fractionBits) - 1);
  int field = (bits >> fractionBits) & ((1 << exponentBits) - 1);
  number.isNegative = bits >> (fractionBits + exponentBits) != 0;
  if (field == 0 && fraction == 0)
    return number;
  number.exponent = std::max(field, 1) - bias;
  uint64_t integer = field == 0 ? fraction : fraction | (1u << fractionBits);
  number.magnitude =
      APInt(kBits, integer).shl(number.exponent - fractionBits - kUnit);
  return number;
}

Number multiply(const Number &a, const Number &b) {
  Number product;
  product.magnitude =
      (a.magnitude.zext(2 * kBits) * b.magnitude.zext(2 * kBits))
          .lshr(-kUnit)
          .trunc(kBits);
  product.isNegative = a.isNegative != b.isNegative;
  product.exponent = a.exponent + b.exponent;
  return product;
}

/// Clears the bits below 2^place.
APInt truncate(const APInt &magnitude, int place) {
  unsigned count = std::max(place - kUnit, 0);
  return magnitude.lshr(count).shl(count);
}

uint32_t encode(const APInt &sum) {
  APInt magnitude = sum.abs();
  uint32_t sign = sum.isNegative() ? 0x80000000u : 0;
  if (magnitude.isZero())
    return 0;
  int exponent = static_cast<int>(magnitude.getActiveBits()) - 1 + kUnit;
  if (exponent > 127)
    return sign | 0x7F800000u;
  int last = std::max(exponent, -126) - 23;
  uint64_t integer = magnitude.lshr(last - kUnit).getZExtValue();
  // The leading bit of a normal number counts as one in the exponent field.
  uint32_t field = std::max(exponent, -126) + 126;
  return sign | static_cast<uint32_t>((uint64_t(field) << 23) + integer);
}

/// The sum that tensor cores compute, or the first infinity that it becomes.
uint32_t addAligned(const Format &format, const Row &a, const Row &b) {
  uint32_t sum = 0;
  for (size_t begin = 0; begin < a.size(); begin += 16) {
    std::vector<Number> terms = {decode(sum, 23, 8)};
    for (size_t k = begin; k < begin + 16; ++k) {
      auto get = [&](const Row &row) {
        return decode(k < row.size() ? row[k] : 0, format.fractionBits,
                      format.exponentBits);
      };
      terms.push_back(multiply(get(a), get(b)));
    }
    int top = terms.front().exponent;
    for (const Number &term : terms)
      if (!term.magnitude.isZero())
        top = std::max(top, term.exponent);
    APInt total(kBits, 0);
    for (const Number &term : terms) {
      APInt kept = truncate(term.magnitude, top - 25);
      total += term.isNegative ? -kept : kept;
    }
    sum = encode(total);
    if ((sum & kInfinity) == kInfinity)
      return sum;
  }
  return sum;
}

uint32_t addByFMA(const Format &format, const Row &a, const Row &b) {
  auto widen = [&](uint16_t bits) {
    const auto &semantics =
        format.type == DType::F16 ? APFloat::IEEEhalf() : APFloat::BFloat();
    APFloat value(semantics, APInt(16, bits));
    bool losesInfo;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return value;
  };
  APFloat sum(0.0f);
  for (size_t k = 0; k < a.size(); ++k) {
    APFloat next = widen(a[k]);
    next.fusedMultiplyAdd(widen(b[k]), sum, APFloat::rmNearestTiesToEven);
    sum = next;
  }
  return sum.bitcastToAPInt().getZExtValue();
}

/// Finite numbers: of similar magnitude, of all magnitudes, zeros, subnormals.
class Draw {
public:
  explicit Draw(const Format &format) : format(format), generator(1) {}

  Row row(size_t length, int kind) {
    Row result;
    for (size_t i = 0; i < length; ++i)
      result.push_back(element(kind));
    return result;
  }
  size_t below(size_t limit) {
    return std::uniform_int_distribution<size_t>(0, limit - 1)(generator);
  }

private:
  uint16_t element(int kind) {
    int fields = (1 << format.exponentBits) - 1, bias = format.getBias();
    int field = bias - 4 + below(8);
    if (kind == 1)
      field = below(fields);
    if (kind == 2 && below(2))
      return below(2) << 15;
    if (kind == 3)
      field = below(2) * (1 + below(6));
    if (kind == 4)
      field = fields - 1 - below(4);
    return below(2) << 15 | field << format.fractionBits |
           below(size_t(1) << format.fractionBits);
  }

  Format format;
  std::mt19937 generator;
};

constexpr int kNumKinds = 5;

TEST(DotProductTest, AlignedSums) {
  for (const Format &format : {kF16, kBF16}) {
    Draw draw(format);
    for (int run = 0; run < 10000; ++run) {
      size_t length = 1 + draw.below(50);
      Row a = draw.row(length, draw.below(kNumKinds));
      Row b = draw.row(length, draw.below(kNumKinds));
      // An infinity that a sum becomes is another test's.
      uint32_t expected = addAligned(format, a, b);
      if ((expected & kInfinity) == kInfinity)
        continue;
      EXPECT_EQ(expected, multiply(format, a, b, Accumulation::MMA16));
    }
  }
}

TEST(DotProductTest, SequentialSums) {
  for (const Format &format : {kF16, kBF16}) {
    Draw draw(format);
    for (int run = 0; run < 10000; ++run) {
      size_t length = draw.below(50);
      Row a = draw.row(length, draw.below(kNumKinds));
      Row b = draw.row(length, draw.below(kNumKinds));
      uint32_t expected = addByFMA(format, a, b);
      uint32_t actual = multiply(format, a, b, Accumulation::Sequential);
      // Products of bf16 may overflow; the bits of NaN are not defined.
      if ((expected & 0x7FFFFFFFu) > 0x7F800000u)
        EXPECT_GT(actual & 0x7FFFFFFFu, 0x7F800000u);
      else
        EXPECT_EQ(expected, actual);
    }
  }
}

TEST(DotProductTest, OrderOfSteps) {
  // 2^24 + 1 - 2^24: in one step, 1 is not lost; in the next one, it was.
  const uint16_t large = 0x4B80, one = 0x3F80, minus = 0xBF80;
  Row a = {large, one, large}, b = {one, one, minus};
  EXPECT_EQ(llvm::bit_cast<uint32_t>(1.0f),
            multiply(kBF16, a, b, Accumulation::MMA16));
  EXPECT_EQ(0u, multiply(kBF16, a, b, Accumulation::Sequential));
  a.insert(a.begin() + 2, 14, 0);
  b.insert(b.begin() + 2, 14, 0);
  EXPECT_EQ(0u, multiply(kBF16, a, b, Accumulation::MMA16));
}

TEST(DotProductTest, Truncation) {
  // -(1 + 2^-24) is truncated toward zero; `fma` has it as a tie, to even.
  const uint16_t one = 0x3F80, minus = 0xBF80, small = 0xB380;
  Row a = {minus, small}, b = {one, one};
  EXPECT_EQ(llvm::bit_cast<uint32_t>(-1.0f),
            multiply(kBF16, a, b, Accumulation::MMA16));
  // Three of 2^-25 are kept in the sum of the step, and truncated at its end.
  Row terms = {one, 0x3300, 0x3300, 0x3300}, ones(4, one);
  EXPECT_EQ(llvm::bit_cast<uint32_t>(1.0f),
            multiply(kBF16, terms, ones, Accumulation::MMA16));
  terms.push_back(0x3300);
  ones.push_back(one);
  EXPECT_EQ(llvm::bit_cast<uint32_t>(1.0f + 0x1p-23f),
            multiply(kBF16, terms, ones, Accumulation::MMA16));
}

TEST(DotProductTest, ZerosDoNotAlign) {
  // A product of zero has no exponent: the other factor truncates nothing.
  Row a = {0x0000, 0x3080}, b = {0x7F00, 0x3F80};
  EXPECT_EQ(llvm::bit_cast<uint32_t>(0x1p-30f),
            multiply(kBF16, a, b, Accumulation::MMA16));
  // A subnormal factor has the exponent of the least normal number.
  a = {0x0001, 0x8001, 0x3080}, b = {0x7F00, 0x7F00, 0x3F80};
  EXPECT_EQ(0u, multiply(kBF16, a, b, Accumulation::MMA16));
  a.back() = 0x3380;
  EXPECT_EQ(llvm::bit_cast<uint32_t>(0x1p-24f),
            multiply(kBF16, a, b, Accumulation::MMA16));
}

TEST(DotProductTest, SpecialValues) {
  const uint16_t zero = 0, one = 0x3F80, infinity = 0x7F80, minus = 0xFF80,
                 nan = 0x7FC1;
  auto check = [&](uint32_t expected, const Row &a, const Row &b) {
    EXPECT_EQ(expected, multiply(kBF16, a, b, Accumulation::MMA16));
  };
  check(0x7F800000u, {one, infinity}, {one, one});
  check(0xFF800000u, {one, minus}, {one, one});
  check(kNaNBits, {infinity, minus}, {one, one});
  check(kNaNBits, {infinity}, {zero});
  check(kNaNBits, {nan}, {zero});
  // An infinity stays in the sum, and meets the other one in a later step.
  Row a(17, one), b(17, one);
  a[0] = infinity;
  check(0x7F800000u, a, b);
  a[16] = minus;
  check(kNaNBits, a, b);
  // Sums beyond f32 are infinite, though all products are finite.
  check(0x7F800000u, {0x7F00, 0x7F00}, {0x4000, 0x4000});
  // A sum of which nothing is left is +0.0.
  check(0, {0x8001}, {0x3000});
  // No products, and products of zeros, are +0.0.
  check(0, {}, {});
  check(0, {0x8000}, {one});
}

TEST(DotProductTest, Rows) {
  const std::vector<uint16_t> bits = {0x3C00, 0x4000, 0x4200, 0x4400};
  ProductRows rows(DType::F16, bits, 2);
  EXPECT_EQ(2, rows.getNumRows());
  EXPECT_EQ(2, rows.getLength());
  for (Accumulation accumulation :
       {Accumulation::Sequential, Accumulation::MMA16}) {
    EXPECT_EQ(11.0f, addProducts(rows, 0, rows, 1, accumulation));
    EXPECT_EQ(25.0f, addProducts(rows, 1, rows, 1, accumulation));
  }
}

} // namespace
