//===- ElementTest.cpp - Tests of the scalars -----------------------------===//
//
// The operations, which the processor computes, against the software arithmetic
// of llvm::APFloat, and, for the 16-bit formats, against computations that are
// exact and rounded once here.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Element.h"

#include "gtest/gtest.h"

#include <cfenv>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#ifdef __SSE__
#include <pmmintrin.h>
#include <xmmintrin.h>
#endif

using namespace stepfold::reference;

namespace {

__extension__ typedef __int128 Int128;

constexpr int kSamples = 1000000;

/// A 16-bit format and what is needed to round to it.
struct Format {
  ElementType type;
  int precision;
  int minExponent;
  int maxExponent;
};

const Format kF16 = {ElementType::f16(), 11, -14, 15};
const Format kBF16 = {ElementType::bf16(), 8, -126, 127};

/// `x` rounded to a format, to nearest even, by scaling to integers.
double roundTo(const Format &format, double x) {
  if (x == 0 || !std::isfinite(x))
    return x;
  int exponent = std::max(std::ilogb(x), format.minExponent);
  int quantum = exponent - (format.precision - 1);
  double rounded = std::ldexp(std::nearbyint(std::ldexp(x, -quantum)), quantum);
  if (std::fabs(rounded) >= std::ldexp(1.0, format.maxExponent + 1))
    return std::copysign(std::numeric_limits<double>::infinity(), x);
  return rounded;
}

/// `x * 2^scale` as the nearest double above or below that keeps the rounding
/// to at most 24 bits unchanged: bits beyond the 40th become one sticky bit.
double withSticky(Int128 x, int scale) {
  bool isNegative = x < 0;
  Int128 magnitude = isNegative ? -x : x;
  bool sticky = false;
  while (magnitude >> 40) {
    sticky |= magnitude & 1;
    magnitude >>= 1;
    ++scale;
  }
  double value = double(int64_t(magnitude) * 2 + sticky);
  return std::ldexp(isNegative ? -value : value, scale - 1);
}

double toDouble(const Element &element) {
  llvm::APFloat value = element.getFloat();
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

template <typename T> uint64_t bitsOf(T value) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  return bits;
}

/// Both NaN, or the same bits.
template <typename T>
testing::AssertionResult isSame(const Element &actual, T expected) {
  if (!actual.isFloat())
    return testing::AssertionFailure() << "not a floating-point element";
  if (std::isnan(expected) && actual.isNaN())
    return testing::AssertionSuccess();
  if (actual.getBits() == bitsOf(expected))
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << std::hex << "got 0x" << actual.getBits()
                                     << ", expected 0x" << bitsOf(expected);
}

/// The same of an element that software has computed.
testing::AssertionResult isSame(const Element &actual,
                                const llvm::APFloat &expected) {
  Element element = expected;
  if (!actual.hasType(element.getType()))
    return testing::AssertionFailure() << "an element of another type";
  if (expected.isNaN() && actual.isNaN())
    return testing::AssertionSuccess();
  if (actual.getBits() == element.getBits())
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << std::hex << "got 0x" << actual.getBits()
                                     << ", expected 0x" << element.getBits();
}

/// `actual`, an element of `format`, is the double `expected` exactly.
testing::AssertionResult isRounded(const Format &format, const Element &actual,
                                   double expected) {
  if (!actual.hasType(format.type))
    return testing::AssertionFailure() << "an element of another type";
  return isSame(convert(actual, ElementType::f64()), expected);
}

/// Bit patterns that are often special beside random ones.
template <typename Bits> class Sampler {
public:
  Bits next() {
    Bits bits = Bits(generator());
    switch (generator() % 16) {
    case 0: { // near an end of the range of exponents
      Bits ones = ~Bits(0) >> 1;
      return bits & Bits(generator() & 1 ? ~(ones >> 4) : (ones >> 4));
    }
    case 1: { // zeros and infinities
      const Bits quiet = generator() % 2 ? 0 : infinity();
      return quiet | Bits((generator() & 1) << (sizeof(Bits) * 8 - 1));
    }
    default:
      return bits;
    }
  }

private:
  static Bits infinity() {
    if constexpr (sizeof(Bits) == 4)
      return Bits(0x7f800000u);
    else
      return Bits(0x7ff0000000000000u);
  }
  std::mt19937_64 generator{20240607};
};

constexpr auto kRounding = llvm::APFloat::rmNearestTiesToEven;

/// Computes in quadruple precision, which has all digits of what is asked of it
/// here.
llvm::APFloat toQuad(const Element &element) {
  llvm::APFloat value = element.getFloat();
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEquad(), kRounding, &losesInfo);
  return value;
}

/// `root` is the root of `x`, rounded to nearest: the square of the point half
/// way to each neighbour is on the other side of x. It cannot be equal.
testing::AssertionResult isRoot(const Element &root, const Element &x) {
  llvm::APFloat value = x.getFloat();
  if (value.isNaN() || (value.isNegative() && !value.isZero()))
    return testing::AssertionResult(root.isNaN());
  if (value.isZero() || value.isInfinity())
    return testing::AssertionResult(root.getBits() == x.getBits());
  for (bool isAbove : {false, true}) {
    llvm::APFloat neighbour = root.getFloat();
    neighbour.next(/*nextDown=*/!isAbove);
    llvm::APFloat middle = toQuad(root);
    middle.add(toQuad(neighbour), kRounding);
    middle.multiply(
        scalbn(llvm::APFloat::getOne(middle.getSemantics()), -1, kRounding),
        kRounding);
    llvm::APFloat square = middle;
    square.multiply(middle, kRounding);
    if ((square > toQuad(x)) != isAbove)
      return testing::AssertionFailure()
             << std::hex << "0x" << root.getBits() << " is not the root of 0x"
             << x.getBits();
  }
  return testing::AssertionSuccess();
}

template <typename T, typename Bits>
void compareWithSoftware(ElementType type) {
  stepfold::IEEEMode mode;
  Sampler<Bits> sampler;
  for (int i = 0; i < kSamples; ++i) {
    T x[3];
    Element e[3];
    for (int k = 0; k < 3; ++k) {
      Bits bits = sampler.next();
      std::memcpy(&x[k], &bits, sizeof(T));
      e[k] = Element::fromBits(type, bits);
    }
    // Two operands of like size, so that subtraction cancels, too.
    if (i % 4 == 0 && std::isfinite(x[0])) {
      x[1] = x[0] * (T(1) + T(i % 1024) / T(512));
      e[1] = Element::fromBits(type, bitsOf(x[1]));
      x[2] = -(x[0] * x[1]);
      e[2] = Element::fromBits(type, bitsOf(x[2]));
    }
    llvm::APFloat a = e[0].getFloat(), b = e[1].getFloat();
    auto compute = [&](auto operation) {
      llvm::APFloat result = a;
      operation(result);
      return result;
    };
    using Number = llvm::APFloat &;
    ASSERT_TRUE(
        isSame(e[0] + e[1], compute([&](Number r) { r.add(b, kRounding); })));
    ASSERT_TRUE(isSame(e[0] - e[1],
                       compute([&](Number r) { r.subtract(b, kRounding); })));
    ASSERT_TRUE(isSame(e[0] * e[1],
                       compute([&](Number r) { r.multiply(b, kRounding); })));
    ASSERT_TRUE(isSame(e[0] / e[1],
                       compute([&](Number r) { r.divide(b, kRounding); })));
    ASSERT_TRUE(isSame(fma(e[0], e[1], e[2]), compute([&](Number r) {
                         r.fusedMultiplyAdd(b, e[2].getFloat(), kRounding);
                       })));
    ASSERT_TRUE(isRoot(sqrt(e[0]), e[0]));
    ASSERT_TRUE(isSame(-e[0], neg(a)));
    ASSERT_TRUE(isSame(abs(e[0]), llvm::abs(a)));
    ASSERT_TRUE(isSame(maximum(e[0], e[1]), llvm::maximum(a, b)));
    ASSERT_TRUE(isSame(minimum(e[0], e[1]), llvm::minimum(a, b)));
    ASSERT_EQ(compare(e[0], e[1]), a.compare(b));
    ASSERT_EQ(e[0].isNaN(), a.isNaN());
    ASSERT_EQ(e[0].isZero(), a.isZero());
    for (ElementType other : {ElementType::f16(), ElementType::bf16(),
                              ElementType::f32(), ElementType::f64()})
      ASSERT_TRUE(isSame(convert(e[0], other), compute([&](Number r) {
                           bool losesInfo;
                           r.convert(other.getSemantics(), kRounding,
                                     &losesInfo);
                         })));
  }
}

TEST(Element, F32AgainstSoftware) {
  compareWithSoftware<float, uint32_t>(ElementType::f32());
}

TEST(Element, F64AgainstSoftware) {
  compareWithSoftware<double, uint64_t>(ElementType::f64());
}

// A mode that the process has set neither changes results nor is changed.
TEST(Element, IEEEModeIsOfItsScope) {
  ElementType f32 = ElementType::f32();
  Element subnormal = Element::fromBits(f32, 1);
  Element one = Element::fromDouble(f32, 1.0);
  Element third = Element::fromDouble(f32, 3.0);
  Element expected;
  {
    stepfold::IEEEMode mode;
    expected = one / third;
  }
  ASSERT_EQ(std::fesetround(FE_UPWARD), 0);
#ifdef __SSE__
  _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
  _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON);
#endif
  {
    stepfold::IEEEMode mode;
    EXPECT_EQ((one / third).getBits(), expected.getBits());
    EXPECT_EQ((subnormal * one).getBits(), 1u);
    EXPECT_EQ((subnormal + subnormal).getBits(), 2u);
  }
  EXPECT_EQ(std::fegetround(), FE_UPWARD);
#ifdef __SSE__
  EXPECT_EQ((subnormal * one).getBits(), 0u);
  _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_OFF);
  _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_OFF);
#endif
  std::fesetround(FE_TONEAREST);
}

class SixteenBits : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(Formats, SixteenBits, testing::Values(kF16, kBF16),
                         [](const auto &info) {
                           return info.param.type.str();
                         });

// 53 bits are more than twice the precision and two, so rounding the double
// result again equals rounding the exact one.
TEST_P(SixteenBits, SqrtOfEveryNumber) {
  const Format &format = GetParam();
  for (uint64_t bits = 0; bits <= 0xffff; ++bits) {
    Element x = Element::fromBits(format.type, bits);
    ASSERT_TRUE(
        isRounded(format, sqrt(x), roundTo(format, std::sqrt(toDouble(x)))))
        << "sqrt of 0x" << std::hex << bits;
    if (x.toDouble() > 0.0) {
      ASSERT_TRUE(isRoot(sqrt(x), x));
    }
    // Each number has one image in f64 and is its image.
    ASSERT_TRUE(isSame(convert(x, ElementType::f64()), toDouble(x)));
    ASSERT_TRUE(isSame(convert(convert(x, ElementType::f64()), format.type),
                       x.getFloat()));
  }
}

TEST_P(SixteenBits, ArithmeticOnSamples) {
  const Format &format = GetParam();
  std::mt19937_64 generator(7);
  for (int i = 0; i < kSamples / 4; ++i) {
    Element a = Element::fromBits(format.type, generator());
    Element b = Element::fromBits(format.type, generator());
    double x = toDouble(a), y = toDouble(b);
    ASSERT_TRUE(isRounded(format, a + b, roundTo(format, x + y)));
    ASSERT_TRUE(isRounded(format, a - b, roundTo(format, x - y)));
    ASSERT_TRUE(isRounded(format, a * b, roundTo(format, x * y)));
    ASSERT_TRUE(isRounded(format, a / b, roundTo(format, x / y)));
  }
}

// Every operand is a multiple of 2^-24 below 2^16, so that a * b + c is an
// integer multiple of 2^-48 below 2^33.
TEST_P(SixteenBits, FmaOnSamples) {
  const Format &format = GetParam();
  std::mt19937_64 generator(11);
  auto next = [&] {
    while (true) {
      Element x = Element::fromBits(format.type, generator());
      double value = std::fabs(toDouble(x));
      if (value < 65536 &&
          std::ldexp(value, 24) == std::floor(std::ldexp(value, 24)))
        return x;
    }
  };
  auto scaled = [](const Element &x) {
    return Int128(std::ldexp(toDouble(x), 24));
  };
  for (int i = 0; i < kSamples / 4; ++i) {
    Element a = next(), b = next(), c = next();
    Int128 exact = scaled(a) * scaled(b) + (scaled(c) << 24);
    // The sign of an exact zero is a matter of the hardware tests.
    if (exact == 0)
      continue;
    ASSERT_TRUE(isRounded(format, fma(a, b, c),
                          roundTo(format, withSticky(exact, -48))))
        << std::hex << a.getBits() << " " << b.getBits() << " " << c.getBits();
  }
}

TEST_P(SixteenBits, ConvertFromF32AndF64) {
  const Format &format = GetParam();
  std::mt19937_64 generator(13);
  for (int i = 0; i < kSamples / 4; ++i) {
    Element single = Element::fromBits(ElementType::f32(), generator());
    ASSERT_TRUE(isRounded(format, convert(single, format.type),
                          roundTo(format, toDouble(single))));
    // A double near a number of the format, often half-way between two.
    Element near = Element::fromBits(format.type, generator());
    double value = toDouble(near) * (1 + std::ldexp(double(i % 8), -12)) +
                   std::ldexp(double(i % 3), -200);
    ASSERT_TRUE(isRounded(format,
                          convert(Element(llvm::APFloat(value)), format.type),
                          roundTo(format, value)));
  }
}

TEST(Element, ConvertF64ToF32) {
  std::mt19937_64 generator(17);
  for (int i = 0; i < kSamples / 4; ++i) {
    double x = std::ldexp(double(int64_t(generator())), int(i % 300) - 220);
    ASSERT_TRUE(isSame(convert(Element(llvm::APFloat(x)), ElementType::f32()),
                       float(x)));
  }
}

TEST(Element, SqrtOfSpecialNumbers) {
  for (ElementType type : {ElementType::f16(), ElementType::bf16(),
                           ElementType::f32(), ElementType::f64()}) {
    auto make = [&](double x) { return Element::fromDouble(type, x); };
    EXPECT_EQ(sqrt(make(0.0)).getBits(), make(0.0).getBits());
    EXPECT_EQ(sqrt(make(-0.0)).getBits(), make(-0.0).getBits());
    EXPECT_EQ(sqrt(make(INFINITY)).getBits(), make(INFINITY).getBits());
    EXPECT_TRUE(sqrt(make(-INFINITY)).getFloat().isNaN());
    EXPECT_TRUE(sqrt(make(-1.0)).getFloat().isNaN());
    EXPECT_TRUE(sqrt(make(NAN)).getFloat().isNaN());
    EXPECT_EQ(sqrt(make(4.0)).getBits(), make(2.0).getBits());
  }
  // The least subnormal, and the numbers around the least normal one.
  for (uint64_t bits : {1u, 2u, 3u, 0x7fffffu, 0x800000u, 0x800001u}) {
    float x;
    uint32_t narrow = bits;
    std::memcpy(&x, &narrow, 4);
    EXPECT_TRUE(isSame(sqrt(Element::fromBits(ElementType::f32(), bits)),
                       std::sqrt(x)));
  }
}

TEST(Element, MixedTypesAreInvalid) {
  Element single = Element::fromDouble(ElementType::f32(), 1.0);
  Element half = Element::fromDouble(ElementType::f16(), 1.0);
  Element boolean = Element::fromBool(true);
  for (const Element &bad :
       {single + half, single - boolean, half * single, single / half,
        fma(single, single, half), fma(half, single, half),
        select(boolean, single, half), maximum(single, half)}) {
    ASSERT_FALSE(bad.isValid());
    EXPECT_STREQ(bad.getReason(), "operands of different types");
  }
  EXPECT_STREQ(sqrt(boolean).getReason(), "expected a floating-point operand");
  EXPECT_STREQ((boolean / boolean).getReason(),
               "expected a floating-point operand");
  EXPECT_STREQ(convert(single, ElementType::boolean()).getReason(),
               "expected a floating-point type");
  EXPECT_STREQ(select(single, half, half).getReason(),
               "expected an i1 condition");
  EXPECT_FALSE(compare(single, half).has_value());
  // The first reason is the one that stays.
  EXPECT_STREQ((sqrt(boolean) + single).getReason(),
               "expected a floating-point operand");
  EXPECT_STREQ((single * Element()).getReason(), "no value");
}

TEST(Element, Integers) {
  ElementType i8 = ElementType::integer(8);
  Element large = Element::fromInteger(i8, 200);
  EXPECT_EQ((large + large).getBits(), 144u);
  EXPECT_EQ((Element::fromInteger(i8, 1) - large).getBits(), 57u);
  EXPECT_EQ((large * large).getBits(), 64u);
  EXPECT_TRUE(Element::fromBool(true).isTrue());
  EXPECT_FALSE(Element::fromBool(false).isTrue());
  EXPECT_EQ(select(Element::fromBool(false), large, large + large).getBits(),
            144u);
}

TEST(Element, MaximumAndMinimum) {
  ElementType f32 = ElementType::f32();
  auto make = [&](double x) { return Element::fromDouble(f32, x); };
  EXPECT_EQ(maximum(make(-0.0), make(0.0)).getBits(), 0u);
  EXPECT_EQ(minimum(make(0.0), make(-0.0)).getBits(), 0x80000000u);
  EXPECT_EQ(maximum(make(1.0), make(2.0)).getBits(), make(2.0).getBits());
  EXPECT_TRUE(maximum(make(1.0), make(NAN)).getFloat().isNaN());
  EXPECT_TRUE(minimum(make(NAN), make(1.0)).getFloat().isNaN());
}

} // namespace
