//===- ElementaryFunctionsTest.cpp - exp, log and pow ---------------------===//
//
// The interpreter's functions against the C library of higher precision and
// against known special values. The bounds are those of docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#include "Draw.h"

#include "stepfold/Reference/ElementaryFunctions.h"
#include "gtest/gtest.h"

using namespace stepfold;
using namespace stepfold::reference;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

double run(Element (*function)(const Element &), double x) {
  return function(llvm::APFloat(x)).getFloat().convertToDouble();
}
double powOf(double x, double y) {
  return pow(llvm::APFloat(x), llvm::APFloat(y)).getFloat().convertToDouble();
}

constexpr int kSamples = 8'000;

//===----------------------------------------------------------------------===//
// Accuracy
//===----------------------------------------------------------------------===//

/// The error of `value` in units of the last place of `exact`, in a format of
/// `digits` bits whose subnormals have the last place 2^least.
double getError(double value, long double exact, int digits = 53,
                int least = -1074) {
  if (exact == 0)
    return value == 0 ? 0.0 : kInf;
  int last = std::max(std::ilogb(exact) - (digits - 1), least);
  return static_cast<double>(std::fabs(std::scalbn(value - exact, -last)));
}

/// The largest error of pow in bases that `drawBase` makes, with exponents for
/// which the logarithm of the result is from `low` to `high`.
template <typename DrawBase>
double getLargestPowError(DrawBase drawBase, double low, double high) {
  Draw draw;
  double largest = 0.0;
  for (int i = 0; i < kSamples; ++i) {
    double x = drawBase(draw);
    if (x == 1.0)
      continue;
    double y = draw.uniform(low, high) / std::log(x);
    largest = std::max(largest, getError(powOf(x, y), powl(x, y)));
  }
  return largest;
}

TEST(ElementaryFunctions, ExpIsAccurate) {
  Draw draw;
  double largest = 0.0;
  for (int i = 0; i < kSamples; ++i)
    for (double x : {draw.uniform(-745.2, 709.78), draw.uniform(-0.5, 0.5),
                     draw.uniform(-745.2, -708.4)})
      largest = std::max(largest, getError(run(exp, x), expl(x)));
  EXPECT_LE(largest, 0.51);
}

TEST(ElementaryFunctions, LogIsAccurate) {
  Draw draw;
  double largest = 0.0;
  for (int i = 0; i < kSamples; ++i)
    for (double x : {draw.magnitude(-1074.0, 1024.0), draw.uniform(0.5, 2.0),
                     draw.nearOne()})
      largest = std::max(largest, getError(run(log, x), logl(x)));
  EXPECT_LE(largest, 0.51);
}

TEST(ElementaryFunctions, PowIsAccurate) {
  auto drawAny = [](Draw &draw) { return draw.magnitude(-1074.0, 1024.0); };
  auto drawNear = [](Draw &draw) { return draw.nearOne(); };
  auto drawReduced = [](Draw &draw) { return draw.uniform(0.7, 1.42); };
  EXPECT_LE(getLargestPowError(drawAny, -708.0, 709.7), 0.51);
  EXPECT_LE(getLargestPowError(drawNear, -708.0, 709.7), 0.51);
  EXPECT_LE(getLargestPowError(drawReduced, -708.0, 709.7), 0.51);
  EXPECT_LE(getLargestPowError(drawAny, -745.1, -708.4), 0.51);
  EXPECT_LE(getLargestPowError(drawAny, 709.0, 709.78), 0.51);
}

TEST(ElementaryFunctions, F32IsRoundedToNearest) {
  auto makeF32 = [](double value) {
    return Element::fromDouble(ElementType::f32(), value);
  };
  auto getErrorF32 = [](const Element &value, long double exact) {
    return getError(value.getFloat().convertToFloat(), exact, 24, -149);
  };
  Draw draw;
  double largest = 0.0;
  for (int i = 0; i < kSamples; ++i) {
    float x = draw.uniform(-103.5, 88.7), z = draw.magnitude(-149.0, 127.0);
    float y = draw.uniform(-103.0, 88.0) / std::log(z);
    largest =
        std::max({largest, getErrorF32(exp(makeF32(x)), expl(x)),
                  getErrorF32(log(makeF32(z)), logl(z)),
                  z == 1.0f || std::fabs(y * std::log(z)) > 88.0
                      ? 0.0
                      : getErrorF32(pow(makeF32(z), makeF32(y)), powl(z, y))});
  }
  EXPECT_LE(largest, 0.500001);
}

//===----------------------------------------------------------------------===//
// Special values
//===----------------------------------------------------------------------===//

/// Equal bits, where all NaNs are the same.
void expectSame(double value, double expected, const std::string &what) {
  bool areNaN = std::isnan(value) && std::isnan(expected);
  EXPECT_TRUE(areNaN || llvm::bit_cast<uint64_t>(value) ==
                            llvm::bit_cast<uint64_t>(expected))
      << what << ": " << value << ", expected " << expected;
}

TEST(ElementaryFunctions, ExpOfSpecialValues) {
  for (auto [x, expected] : std::initializer_list<std::pair<double, double>>{
           {0.0, 1.0},
           {-0.0, 1.0},
           {kInf, kInf},
           {-kInf, 0.0},
           {kNaN, kNaN},
           {0x1p-1074, 1.0},
           {0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023},
           {0x1.62e42fefa39fp+9, kInf},
           {1e308, kInf},
           {-0x1.74910d52d3051p+9, 0x1p-1074},
           {-0x1.74910d52d3052p+9, 0.0},
           {-1e308, 0.0}})
    expectSame(run(exp, x), expected, "exp of " + std::to_string(x));
}

TEST(ElementaryFunctions, LogOfSpecialValues) {
  for (auto [x, expected] : std::initializer_list<std::pair<double, double>>{
           {1.0, 0.0},
           {0.0, -kInf},
           {-0.0, -kInf},
           {kInf, kInf},
           {-kInf, kNaN},
           {-0x1p-1074, kNaN},
           {-1.0, kNaN},
           {kNaN, kNaN},
           {0x1p-1074, -0x1.74385446d71c3p+9}})
    expectSame(run(log, x), expected, "log of " + std::to_string(x));
}

struct PowCase {
  double x, y, expected;
};

// C23, F.10.4.5.
const PowCase kPowCases[] = {
    {0.0, -3.0, kInf},
    {-0.0, -3.0, -kInf},
    {-0.0, -4.0, kInf},
    {-0.0, -2.5, kInf},
    {-0.0, -kInf, kInf},
    {0.0, 0x1p-1074, 0.0},
    {0.0, 3.0, 0.0},
    {-0.0, 3.0, -0.0},
    {-0.0, 4.0, 0.0},
    {-0.0, 2.5, 0.0},
    {-1.0, kInf, 1.0},
    {-1.0, -kInf, 1.0},
    {1.0, kNaN, 1.0},
    {1.0, -kInf, 1.0},
    {kNaN, 0.0, 1.0},
    {kNaN, -0.0, 1.0},
    {kInf, 0.0, 1.0},
    {0.0, -0.0, 1.0},
    {-8.0, 1.0 / 3.0, kNaN},
    {-0x1p-1074, 0.5, kNaN},
    {0.5, -kInf, kInf},
    {-0.5, -kInf, kInf},
    {1.5, -kInf, 0.0},
    {-1.5, -kInf, 0.0},
    {-0.5, kInf, 0.0},
    {-1.5, kInf, kInf},
    {1.0 - 0x1p-53, kInf, 0.0},
    {1.0 + 0x1p-52, kInf, kInf},
    {-kInf, -3.0, -0.0},
    {-kInf, -4.0, 0.0},
    {-kInf, -0.5, 0.0},
    {-kInf, 3.0, -kInf},
    {-kInf, 4.0, kInf},
    {-kInf, 0.5, kInf},
    {kInf, -0x1p-1074, 0.0},
    {kInf, 0x1p-1074, kInf},
    {kNaN, 1.0, kNaN},
    {2.0, kNaN, kNaN},
    // The last odd integer, the first numbers that are all even, and halves.
    {-1.0, 0x1p53 - 1.0, -1.0},
    {-1.0, 0x1p53, 1.0},
    {-1.0, 0x1p52 + 1.0, -1.0},
    {-1.0, 0x1p51 + 0.5, kNaN},
    {-2.0, -1073.0, -0x1p-1073},
    // Subnormal results, and what lies halfway between two of them.
    {2.0, -1074.0, 0x1p-1074},
    {2.0, -1075.0, 0.0},
    {0x1p-1074, -0.5, 0x1p537},
    {0x3p-215, 5.0, 0x7Ap-1074},
    {0x1p-1074, 1.0, 0x1p-1074},
    {0x1.fffffffffffffp+1023, 1.0, 0x1.fffffffffffffp+1023},
    {0x1.fffffffffffffp+1023, -1.0, 0x1.0000000000001p-1024},
    {2.0, 1024.0, kInf},
    {-2.0, 1025.0, -kInf},
    {2.0, 1e308, kInf},
    {0.5, 1e308, 0.0},
    {-0.5, 0x1p53 - 1.0, -0.0}};

TEST(ElementaryFunctions, PowOfSpecialValues) {
  for (const PowCase &c : kPowCases)
    expectSame(powOf(c.x, c.y), c.expected,
               std::to_string(c.x) + " to the power of " + std::to_string(c.y));
}

TEST(ElementaryFunctions, RefuseOtherTypes) {
  Element half = Element::fromDouble(ElementType::f16(), 1.0);
  Element single = Element::fromDouble(ElementType::f32(), 1.0);
  EXPECT_FALSE(exp(half).isValid());
  EXPECT_FALSE(log(Element::fromBool(true)).isValid());
  EXPECT_FALSE(pow(single, llvm::APFloat(1.0)).isValid());
  EXPECT_FALSE(pow(single, Element::invalid("a reason")).isValid());
}

} // namespace
