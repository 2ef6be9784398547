//===- DTypeTest.cpp - Tests of element types -----------------------------===//
//
// Conversions are compared with the compiler's, and with the definition of
// rounding to nearest even between every two neighbours of a format.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Data/DType.h"
#include "../TestSupport.h"
#include "stepfold/Data/Digest.h"

#include "llvm/ADT/bit.h"

#include <cmath>
#include <limits>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

extern "C" uint16_t stepfoldReferenceToF16(double value);
extern "C" double stepfoldReferenceFromF16(uint16_t bits);

static constexpr double infinity = std::numeric_limits<double>::infinity();

TEST(DType, NamesAndSizes) {
  const std::pair<const char *, unsigned> expected[] = {
      {"f16", 2}, {"bf16", 2}, {"f32", 4}, {"f64", 8},
      {"i1", 1},  {"i8", 1},   {"i32", 4}, {"i64", 8}};
  for (unsigned i = 0; i != numDTypes; ++i) {
    DType dtype = static_cast<DType>(i);
    EXPECT_EQ(getName(dtype), expected[i].first);
    EXPECT_EQ(getSize(dtype), expected[i].second);
    EXPECT_EQ(parseDType(expected[i].first), dtype);
    EXPECT_EQ(isFloat(dtype), i < 4);
  }
  EXPECT_EQ(parseDType("f8"), std::nullopt);
}

TEST(DType, WidensEveryF16) {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    double value = convertFromF16(bits),
           expected = stepfoldReferenceFromF16(bits);
    if (std::isnan(expected))
      EXPECT_TRUE(std::isnan(value)) << bits;
    else
      EXPECT_EQ(bit_cast<uint64_t>(value), bit_cast<uint64_t>(expected))
          << bits;
  }
}

TEST(DType, WidensEveryBF16) {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    float expected = bit_cast<float>(bits << 16);
    double value = convertFromBF16(bits);
    if (std::isnan(expected))
      EXPECT_TRUE(std::isnan(value)) << bits;
    else
      EXPECT_EQ(bit_cast<uint64_t>(value), bit_cast<uint64_t>(double(expected)))
          << bits;
  }
}

/// Checks the rounding between all neighbouring values of a format: exact
/// values, midpoints, and what lies directly beside the midpoints. Rounding is
/// monotonic in between, so nothing else can differ.
static void checkRounding(uint16_t (*narrow)(double), double (*widen)(uint16_t),
                          uint16_t infinityBits) {
  // The next value, if the format had one more exponent.
  double largest = widen(infinityBits - 1);
  double beyond = largest + (largest - widen(infinityBits - 2));
  for (uint16_t bits = 0; bits != infinityBits; ++bits) {
    double low = widen(bits);
    double high = bits + 1 == infinityBits ? beyond : widen(bits + 1);
    double middle = (low + high) / 2;
    uint16_t even = bits & 1 ? bits + 1 : bits;
    for (uint16_t sign : {0, 0x8000}) {
      double factor = sign ? -1 : 1;
      EXPECT_EQ(narrow(factor * low), sign | bits);
      EXPECT_EQ(narrow(factor * middle), sign | even);
      EXPECT_EQ(narrow(factor * std::nextafter(middle, 0.0)), sign | bits);
      EXPECT_EQ(narrow(factor * std::nextafter(middle, infinity)),
                sign | (bits + 1));
    }
  }
  EXPECT_EQ(narrow(infinity), infinityBits);
  EXPECT_EQ(narrow(-infinity), 0x8000 | infinityBits);
  EXPECT_EQ(narrow(std::numeric_limits<double>::max()), infinityBits);
  EXPECT_EQ(narrow(std::numeric_limits<double>::denorm_min()), 0);
  EXPECT_EQ(narrow(-std::numeric_limits<double>::min()), 0x8000);
}

TEST(DType, RoundsToF16) {
  checkRounding(convertToF16, convertFromF16, 0x7c00);
}

TEST(DType, RoundsToBF16) {
  checkRounding(convertToBF16, convertFromBF16, 0x7f80);
}

TEST(DType, RoundsFloatsAsTheCompilerDoes) {
  for (uint64_t i = 0; i <= 0xffffffff; i += 4999) {
    float value = bit_cast<float>(uint32_t(i));
    if (std::isnan(value))
      continue;
    ASSERT_EQ(convertToF16(value), stepfoldReferenceToF16(value)) << i;
  }
}

template <typename T> static std::vector<uint8_t> one(T value) {
  return toBytes<T>({value});
}

TEST(DType, ConvertsBetweenFloats) {
  std::vector<uint8_t> half(2), single(4), wide(8);
  // 1 + 2^-11 + 2^-30: two roundings, through f32 ties, would give 1.
  convertFloats(DType::F64, one(1.0 + 0x1p-11 + 0x1p-30), DType::F16, half);
  EXPECT_EQ(half, one<uint16_t>(0x3c01));
  convertFloats(DType::F64, one(0.1), DType::F32, single);
  EXPECT_EQ(single, one(0.1f));
  convertFloats(DType::F32, one(0x1p-149f), DType::F64, wide);
  EXPECT_EQ(wide, one(0x1p-149));
  convertFloats(DType::F32, one(65520.0f), DType::F16, half);
  EXPECT_EQ(half, one<uint16_t>(0x7c00));
  convertFloats(DType::BF16, one<uint16_t>(0xc040), DType::F32, single);
  EXPECT_EQ(single, one(-3.0f));
  convertFloats(DType::F64, one(0x1.fffffffp127), DType::F32, single);
  EXPECT_EQ(single, one(std::numeric_limits<float>::infinity()));
}

TEST(DType, KeepsNaNs) {
  double payload = bit_cast<double>(uint64_t(0xfff0000000000001));
  EXPECT_TRUE(std::isnan(convertFromF16(convertToF16(payload))));
  EXPECT_TRUE(std::isnan(convertFromBF16(convertToBF16(payload))));
}

template <typename T> static T canonicalize(DType dtype, T bits) {
  std::vector<uint8_t> bytes = one(bits);
  canonicalizeNaNs(dtype, bytes);
  return fromBytes<T>(bytes)[0];
}

TEST(DType, CanonicalizesNaNsAlone) {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    bool f16NaN = (bits & 0x7fff) > 0x7c00, bf16NaN = (bits & 0x7fff) > 0x7f80;
    EXPECT_EQ(canonicalize<uint16_t>(DType::F16, bits), f16NaN ? 0x7e00 : bits);
    EXPECT_EQ(canonicalize<uint16_t>(DType::BF16, bits),
              bf16NaN ? 0x7fc0 : bits);
  }
  EXPECT_EQ(canonicalize<uint32_t>(DType::F32, 0xffc12345), 0x7fc00000u);
  EXPECT_EQ(canonicalize<uint32_t>(DType::F32, 0x7f800001), 0x7fc00000u);
  EXPECT_EQ(canonicalize<uint32_t>(DType::F32, 0xff800000), 0xff800000u);
  EXPECT_EQ(canonicalize<uint32_t>(DType::F32, 0x80000000), 0x80000000u);
  EXPECT_EQ(canonicalize<uint64_t>(DType::F64, 0xfff0000000000001),
            0x7ff8000000000000u);
  EXPECT_EQ(canonicalize<uint64_t>(DType::F64, 0xfff0000000000000),
            0xfff0000000000000u);
  EXPECT_EQ(canonicalize<uint32_t>(DType::I32, 0xffc12345), 0xffc12345u);
}

// From Python's hashlib.
TEST(Digest, IsTheSHA256OfCanonicalBytes) {
  EXPECT_EQ(getDigest(DType::F32, toBytes<uint32_t>({0xffc12345, 0x3f800000})),
            "d652dacf72ab4b74a98c9e96f86fac13f7c64510f17138f87634153d24663a87");
  EXPECT_EQ(getDigest(DType::F32, {}),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_NE(getDigest(DType::F32, one(0.0f)),
            getDigest(DType::F32, one(-0.0f)));
}
