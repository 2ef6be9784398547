//===- CanonicalSumTest.cpp - Tests of the canonical reduction ------------===//
//
// The sum against an implementation on native numbers that is written another
// way: by index arithmetic over the whole parameter.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/CanonicalSum.h"

#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <random>
#include <vector>

using namespace stepfold::reference;

namespace {

/// The sum of lanes [first, first + stride, ...) of a halving tree is a
/// recursion from the root: node (first, stride) adds its two halves.
template <typename T>
T treeSum(const std::vector<T> &lanes, size_t first = 0, size_t stride = 1) {
  if (stride == lanes.size())
    return lanes[first];
  return treeSum(lanes, first, stride * 2) +
         treeSum(lanes, first + stride, stride * 2);
}

template <typename T> T canonicalSum(const std::vector<T> &values) {
  std::vector<double> partials(256, 0.0);
  size_t chunks = (values.size() + 8191) / 8192;
  for (size_t chunk = 0; chunk < chunks; ++chunk) {
    std::vector<T> lanes(2048, T(0));
    // A full chunk: absent elements are added as +0.0.
    for (size_t row = 0; row < 4; ++row)
      for (size_t lane = 0; lane < 2048; ++lane) {
        size_t index = chunk * 8192 + row * 2048 + lane;
        lanes[lane] += index < values.size() ? values[index] : T(0);
      }
    partials[chunk % 256] += double(treeSum(lanes));
  }
  return T(treeSum(partials));
}

template <typename T> std::vector<T> draw(size_t count) {
  std::mt19937_64 generator(count + 1);
  std::vector<T> values(count);
  for (T &value : values)
    value = std::ldexp(T(int64_t(generator() >> 40) - (1 << 23)),
                       int(generator() % 40) - 30);
  return values;
}

template <typename T> uint64_t bitsOf(T value) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  return bits;
}

template <typename T>
Element sum(ElementType type, const std::vector<T> &values) {
  CanonicalSum sum(type);
  for (T value : values)
    sum.add(Element::fromBits(type, bitsOf(value)));
  return sum.finish();
}

class CanonicalSumOf : public testing::TestWithParam<size_t> {};

// Below, at and above each boundary; a short chunk after full ones; and more
// chunks than there are lanes across chunks.
INSTANTIATE_TEST_SUITE_P(Sizes, CanonicalSumOf,
                         testing::Values(0, 1, 2, 3, 2047, 2048, 2049, 4097,
                                         8191, 8192, 8193, 16384, 3 * 8192 + 5,
                                         256 * 8192, 256 * 8192 + 1,
                                         259 * 8192 + 4099));

TEST_P(CanonicalSumOf, F32) {
  std::vector<float> values = draw<float>(GetParam());
  EXPECT_EQ(sum(ElementType::f32(), values).getBits(),
            bitsOf(canonicalSum(values)));
}

TEST_P(CanonicalSumOf, F64) {
  std::vector<double> values = draw<double>(GetParam());
  EXPECT_EQ(sum(ElementType::f64(), values).getBits(),
            bitsOf(canonicalSum(values)));
}

// The order matters for these data, or the tests above would show nothing.
TEST(CanonicalSum, DiffersFromTheSerialSum) {
  std::vector<float> values = draw<float>(8192);
  float serial = std::accumulate(values.begin(), values.end(), 0.0f);
  EXPECT_NE(bitsOf(serial), bitsOf(canonicalSum(values)));
}

TEST(CanonicalSum, OfNegativeZerosIsPositiveZero) {
  EXPECT_EQ(sum(ElementType::f32(), std::vector<float>{-0.0f, -0.0f}).getBits(),
            0u);
}

using mlir::optim::Combiner;

template <typename T>
uint64_t getMaximum(ElementType type, const std::vector<T> &values) {
  CanonicalSum maximum(type, Combiner::Maximum);
  for (T value : values)
    maximum.add(Element::fromBits(type, bitsOf(value)));
  return maximum.finish().getBits();
}

TEST_P(CanonicalSumOf, MaximumF32) {
  std::vector<float> values = draw<float>(GetParam());
  float expected = -INFINITY;
  for (float value : values)
    expected = std::max(expected, value);
  EXPECT_EQ(getMaximum(ElementType::f32(), values), bitsOf(expected));
}

// Wherever it is: the last lane of a chunk, and a chunk behind 256 others.
TEST_P(CanonicalSumOf, MaximumOfNaNIsNaN) {
  std::vector<double> values = draw<double>(GetParam());
  if (values.empty())
    return;
  values[std::min<size_t>(values.size() - 1, 2047)] = NAN;
  EXPECT_TRUE(std::isnan(
      llvm::bit_cast<double>(getMaximum(ElementType::f64(), values))));
  std::swap(values[std::min<size_t>(values.size() - 1, 2047)], values.back());
  EXPECT_TRUE(std::isnan(
      llvm::bit_cast<double>(getMaximum(ElementType::f64(), values))));
}

TEST(CanonicalSum, MaximumOfZerosHasASign) {
  ElementType f32 = ElementType::f32();
  EXPECT_EQ(getMaximum(f32, std::vector<float>{-0.0f}), bitsOf(-0.0f));
  EXPECT_EQ(getMaximum(f32, std::vector<float>{-0.0f, -0.0f}), bitsOf(-0.0f));
  // In both orders, within a lane and across lanes.
  std::vector<float> zeros(4096, -0.0f);
  for (size_t position : {0, 2048, 2047}) {
    std::vector<float> values = zeros;
    values[position] = 0.0f;
    EXPECT_EQ(getMaximum(f32, values), bitsOf(0.0f));
  }
}

TEST(CanonicalSum, MaximumAcrossParameters) {
  PartialSum maximum(Combiner::Maximum);
  EXPECT_EQ(maximum.finish(ElementType::f32()).getBits(), bitsOf(-INFINITY));
  for (int i = 0; i < 300; ++i)
    maximum.add(Element::fromDouble(ElementType::f32(), i == 280 ? 3.0 : -i));
  EXPECT_EQ(maximum.finish(ElementType::f32()).getBits(), bitsOf(3.0f));
}

TEST(CanonicalSum, InvalidElementsMakeItInvalid) {
  CanonicalSum sum(ElementType::f32());
  sum.add(Element::fromDouble(ElementType::f16(), 1.0));
  Element result = sum.finish();
  ASSERT_FALSE(result.isValid());
  EXPECT_STREQ(result.getReason(), "operands of different types");
}

} // namespace
