//===- ExactSumTest.cpp - Tests of sums without rounding ------------------===//
//
// The sum against one of integers as wide as all numbers of f32, and the sum of
// two numbers against the processor's.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/ExactSum.h"

#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace stepfold::reference;
using llvm::APInt;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kLargest = std::numeric_limits<float>::max();
constexpr float kLeast = std::numeric_limits<float>::denorm_min();

using Words = std::vector<uint64_t>;

Element toElement(float value) {
  return Element::fromBits(ElementType::f32(), llvm::bit_cast<uint32_t>(value));
}
float toFloat(const Element &element) {
  return llvm::bit_cast<float>(static_cast<uint32_t>(element.getBits()));
}

ExactSum add(const std::vector<float> &values) {
  ExactSum sum;
  for (float value : values)
    sum.add(toElement(value));
  return sum;
}
float round(const std::vector<float> &values) {
  return toFloat(add(values).round());
}

Words getWords(const ExactSum &sum) {
  Tensor tensor(ElementType::integer(64), {mlir::optim::kExactWords});
  EXPECT_FALSE(llvm::errorToBool(sum.store(tensor, 0)));
  Words words;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    words.push_back(tensor.get(i).getBits());
  return words;
}

/// A finite number in units of 2^-149.
APInt toInteger(float value) {
  int exponent;
  double fraction = std::frexp(std::fabs(value), &exponent);
  APInt integer(400, static_cast<uint64_t>(std::ldexp(fraction, 24)));
  int shift = exponent - 24 + 149;
  integer = shift < 0 ? integer.lshr(-shift) : integer.shl(shift);
  return std::signbit(value) ? -integer : integer;
}

/// Returns true if no number of f32 is nearer to `sum` than `value`, and none
/// as near has an even last bit instead.
bool isNearest(const APInt &sum, float value) {
  APInt own = (sum - toInteger(value)).abs();
  for (float direction : {-kInfinity, kInfinity}) {
    float next = std::nextafter(value, direction);
    if (std::isinf(next))
      continue;
    APInt other = (sum - toInteger(next)).abs();
    bool isOdd = llvm::bit_cast<uint32_t>(value) & 1;
    if (other.ult(own) || (other == own && isOdd))
      return false;
  }
  return true;
}

/// Numbers of both signs, with exponents from a range.
std::vector<float> draw(std::mt19937_64 &generator, size_t count, int low,
                        int high) {
  std::vector<float> values(count);
  for (float &value : values) {
    auto exponent = static_cast<uint32_t>(
        std::uniform_int_distribution<int>(low, high)(generator));
    uint32_t rest = generator() & 0x807fffff;
    value = llvm::bit_cast<float>(rest | exponent << 23);
  }
  return values;
}

TEST(ExactSum, OfTwoNumbersIsThatOfTheProcessor) {
  std::mt19937_64 generator(1);
  for (int i = 0; i < 200000; ++i) {
    // All bits, or exponents beside each other.
    int low = i % 2 ? 0 : static_cast<int>(generator() % 225);
    std::vector<float> values = draw(generator, 2, low, i % 2 ? 255 : low + 30);
    float expected = values[0] + values[1];
    float actual = round(values);
    if (std::isnan(expected))
      EXPECT_TRUE(std::isnan(actual)) << values[0] << " + " << values[1];
    else if (expected == 0)
      EXPECT_EQ(llvm::bit_cast<uint32_t>(actual), 0u);
    else
      EXPECT_EQ(llvm::bit_cast<uint32_t>(actual),
                llvm::bit_cast<uint32_t>(expected))
          << values[0] << " + " << values[1];
  }
}

TEST(ExactSum, IsThatOfIntegers) {
  std::mt19937_64 generator(2);
  for (int i = 0; i < 3000; ++i) {
    int low = static_cast<int>(generator() % 255);
    int high = std::min<int>(254, low + static_cast<int>(generator() % 255));
    std::vector<float> values = draw(generator, generator() % 50, low, high);
    // Half of what was added is taken away again, so that small ones are left.
    if (i % 3 == 0)
      for (size_t k = 0, e = values.size() / 2; k < e; ++k)
        values.push_back(-values[k]);
    APInt sum(400, 0);
    for (float value : values)
      sum += toInteger(value);
    float rounded = round(values);
    APInt limit = toInteger(kLargest) + toInteger(std::ldexp(1.0f, 103));
    if (sum.abs().uge(limit))
      EXPECT_EQ(std::fabs(rounded), kInfinity);
    else
      EXPECT_TRUE(isNearest(sum, rounded)) << rounded;
    EXPECT_EQ(std::signbit(rounded), sum.isNegative());
  }
}

TEST(ExactSum, DoesNotDependOnOrderAndParts) {
  std::mt19937_64 generator(3);
  for (int i = 0; i < 2000; ++i) {
    std::vector<float> values = draw(generator, 1 + generator() % 60, 0, 254);
    Words expected = getWords(add(values));
    std::shuffle(values.begin(), values.end(), generator);
    size_t numParts = 1 + generator() % 8;
    ExactSum total;
    for (size_t part = 0; part < numParts; ++part) {
      std::vector<float> own;
      for (size_t k = part; k < values.size(); k += numParts)
        own.push_back(values[k]);
      for (auto [index, word] : llvm::enumerate(getWords(add(own))))
        total.addWord(index,
                      Element::fromInteger(ElementType::integer(64), word));
    }
    EXPECT_EQ(getWords(total), expected);
  }
}

TEST(ExactSum, OfNothingAndOfZerosIsPositiveZero) {
  for (const std::vector<float> &values :
       {std::vector<float>{}, {-0.0f}, {0.0f, -0.0f}, {1.0f, -1.0f}}) {
    EXPECT_EQ(getWords(add(values)), Words(13, 0));
    EXPECT_EQ(llvm::bit_cast<uint32_t>(round(values)), 0u);
  }
}

TEST(ExactSum, OverflowsOnlyAtTheEnd) {
  EXPECT_EQ(round({kLargest, kLargest, -kLargest}), kLargest);
  EXPECT_EQ(round({kLargest, kLargest}), kInfinity);
  EXPECT_EQ(round({-kLargest, -kLargest}), -kInfinity);
  // The last sum that rounds down, and the first that does not.
  float half = std::ldexp(1.0f, 103);
  EXPECT_EQ(round({kLargest, half, -kLeast}), kLargest);
  EXPECT_EQ(round({kLargest, half}), kInfinity);
}

TEST(ExactSum, KeepsWhatAloneIsTooSmall) {
  EXPECT_EQ(round({kLargest, kLeast, -kLargest}), kLeast);
  std::vector<float> values(100000, kLeast);
  values.push_back(1.0f);
  values.push_back(-1.0f);
  EXPECT_EQ(round(values), 100000 * kLeast);
}

TEST(ExactSum, HasSpecialValues) {
  EXPECT_EQ(round({1.0f, kInfinity, -kLargest}), kInfinity);
  EXPECT_EQ(round({-kInfinity, kLargest, -kInfinity}), -kInfinity);
  EXPECT_TRUE(std::isnan(round({kInfinity, -kInfinity})));
  EXPECT_TRUE(std::isnan(round({kNaN})));
  EXPECT_TRUE(std::isnan(round({kInfinity, -kNaN})));
  Words words = getWords(add({kNaN, kInfinity, kInfinity, -kInfinity, 0.5f}));
  EXPECT_EQ(Words(words.end() - 3, words.end()), (Words{1, 2, 1}));
}

TEST(ExactSum, InvalidElementsMakeItInvalid) {
  Tensor tensor(ElementType::integer(64), {mlir::optim::kExactWords});
  ExactSum sum;
  sum.add(Element::invalid("no reason"));
  EXPECT_EQ(llvm::toString(sum.store(tensor, 0)), "no reason");
  EXPECT_STREQ(sum.round().getReason(), "no reason");
  ExactSum words;
  words.addWord(3, Element::invalid("no word"));
  EXPECT_FALSE(words.round().isValid());
  ExactSum wide;
  wide.add(Element::fromDouble(ElementType::f64(), 1.0));
  EXPECT_EQ(llvm::toString(wide.store(tensor, 0)),
            "expected a contribution of f32");
}

} // namespace
