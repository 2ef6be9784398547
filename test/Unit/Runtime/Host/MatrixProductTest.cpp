//===- MatrixProductTest.cpp - Tests of products of matrices --------------===//
//
// Bits of products, by the instructions of each kind of processor, against a
// loop that follows the definition and the conversions of llvm::APFloat.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Host/MatrixProduct.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static const fltSemantics &getSemantics(DType dtype) {
  return dtype == DType::F16 ? APFloat::IEEEhalf() : APFloat::BFloat();
}

static APFloat convert(APFloat value, const fltSemantics &semantics) {
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

static float widen(DType dtype, uint16_t bits) {
  auto widenAll = [](DType dtype) {
    std::vector<float> values;
    for (unsigned bits = 0; bits != 0x10000; ++bits)
      values.push_back(convert(APFloat(getSemantics(dtype), APInt(16, bits)),
                               APFloat::IEEEsingle())
                           .convertToFloat());
    return values;
  };
  static const std::vector<float> f16 = widenAll(DType::F16);
  static const std::vector<float> bf16 = widenAll(DType::BF16);
  return (dtype == DType::F16 ? f16 : bf16)[bits];
}

static uint16_t narrow(DType dtype, float value) {
  return convert(APFloat(value), getSemantics(dtype))
      .bitcastToAPInt()
      .getZExtValue();
}

/// Replaces NaNs, whose bits are not defined, by one of them.
static uint16_t normalize(DType dtype, uint16_t bits) {
  return std::isnan(widen(dtype, bits)) ? 0x7fff : bits;
}

namespace {
enum class Values {
  /// Numbers of both signs whose magnitudes are up to 16.
  Moderate,
  /// As many subnormals, large numbers and zeros as others, but no infinities.
  Finite,
  /// All bit patterns.
  Any,
};

class Draw {
public:
  Draw(DType dtype, Values values) : dtype(dtype), values(values) {}

  uint16_t operator()() {
    uint16_t bits = generator();
    if (values == Values::Moderate)
      return narrow(dtype, (int(bits & 0x3fff) - 0x2000) *
                               std::ldexp(1.0f, -9 - bits / 0x4000));
    if (values == Values::Any)
      return bits;
    uint16_t exponents = dtype == DType::F16 ? 0x7c00 : 0x7f80;
    if (bits % 8 == 0)
      return bits & ~exponents;
    if (bits % 64 == 1)
      return bits & 0x8000;
    return (bits & exponents) == exponents ? bits ^ 0x4000 : bits;
  }

private:
  DType dtype;
  Values values;
  std::mt19937 generator;
};
} // namespace

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

namespace {
enum class Layout { RowMajor, ColumnMajor, Strided };
constexpr Layout layouts[] = {Layout::RowMajor, Layout::ColumnMajor,
                              Layout::Strided};

/// A matrix in memory with gaps between its rows or columns.
struct Storage {
  static constexpr uint16_t gap = 0xdead;

  Storage(int64_t rows, int64_t columns, Layout layout)
      : rows(rows), columns(columns),
        rowStride(layout == Layout::ColumnMajor ? 1 : 2 * columns + 3),
        columnStride(layout == Layout::ColumnMajor ? rows + 3
                     : layout == Layout::RowMajor  ? 1
                                                   : 2),
        elements(rows * rowStride + columns * columnStride + 1, gap) {}

  uint16_t &at(int64_t i, int64_t j) {
    return elements[i * rowStride + j * columnStride];
  }
  void fill(Draw &draw) {
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        at(i, j) = draw();
  }
  Matrix get() const { return {elements.data(), rowStride, columnStride}; }

  int64_t rows, columns, rowStride, columnStride;
  std::vector<uint16_t> elements;
};

struct Problem {
  DType dtype;
  int64_t rows, columns, inner;
  float alpha = 1.0f, beta = 1.0f;
  bool hasAddend = false, isSymmetric = false;
  Values values = Values::Moderate;
  Layout lhs = Layout::RowMajor, rhs = Layout::RowMajor;
  Layout addend = Layout::RowMajor, out = Layout::RowMajor;
};

/// The matrices of a problem, and the product without tiles.
struct Example {
  explicit Example(const Problem &problem)
      : problem(problem), lhs(problem.rows, problem.inner, problem.lhs),
        rhs(problem.inner, problem.columns, problem.rhs),
        addend(problem.rows, problem.columns, problem.addend),
        out(problem.rows, problem.columns, problem.out) {
    Draw draw(problem.dtype, problem.values);
    for (Storage *storage : {&lhs, &rhs, &addend})
      storage->fill(draw);
  }

  MatrixProduct getProduct() {
    MatrixProduct product;
    product.dtype = problem.dtype;
    product.rows = problem.rows;
    product.columns = problem.columns;
    product.inner = problem.inner;
    product.lhs = lhs.get();
    product.rhs = rhs.get();
    if (problem.hasAddend)
      product.addend = addend.get();
    product.out = out.elements.data();
    product.outRowStride = out.rowStride;
    product.outColumnStride = out.columnStride;
    product.alpha = problem.alpha;
    product.beta = problem.beta;
    product.isSymmetric = problem.isSymmetric;
    return product;
  }

  uint16_t compute(int64_t i, int64_t j) {
    if (problem.isSymmetric && i > j)
      std::swap(i, j);
    DType dtype = problem.dtype;
    float sum = 0.0f;
    for (int64_t k = 0; k < problem.inner; ++k)
      sum =
          std::fma(widen(dtype, lhs.at(i, k)), widen(dtype, rhs.at(k, j)), sum);
    if (!problem.hasAddend)
      return narrow(dtype, problem.alpha * sum);
    float term = problem.beta * widen(dtype, addend.at(i, j));
    return narrow(dtype, std::fma(problem.alpha, sum, term));
  }

  /// Returns what is in memory after a product.
  std::vector<uint16_t> computeAll() {
    Storage expected = out;
    for (int64_t i = 0; i < problem.rows; ++i)
      for (int64_t j = 0; j < problem.columns; ++j)
        expected.at(i, j) = normalize(problem.dtype, compute(i, j));
    return expected.elements;
  }

  Problem problem;
  Storage lhs, rhs, addend, out;
};
} // namespace

/// Checks the product by all instructions, with tiles in reverse order.
static void check(const Problem &problem) {
  Example example(problem);
  const std::vector<uint16_t> expected = example.computeAll();
  const Storage unwritten = example.out;
  for (const TileFunction &function : getTileFunctions()) {
    SCOPED_TRACE(function.instructions.str());
    example.out = unwritten;
    MatrixProduct product = example.getProduct();
    for (int64_t tile = countTiles(product); tile-- != 0;)
      function.compute(product, tile);
    Storage &out = example.out;
    for (int64_t i = 0; i < problem.rows; ++i)
      for (int64_t j = 0; j < problem.columns; ++j)
        out.at(i, j) = normalize(problem.dtype, out.at(i, j));
    auto [actual, wanted] = std::mismatch(out.elements.begin(),
                                          out.elements.end(), expected.begin());
    ASSERT_TRUE(actual == out.elements.end())
        << problem.rows << " x " << problem.columns << " x " << problem.inner
        << " of " << getName(problem.dtype).str() << ": " << *actual
        << " instead of " << *wanted << " at element "
        << actual - out.elements.begin() << " of the memory, with strides "
        << out.rowStride << " and " << out.columnStride;
  }
}

static void checkBothTypes(Problem problem) {
  for (DType dtype : {DType::F16, DType::BF16}) {
    problem.dtype = dtype;
    check(problem);
  }
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

TEST(MatrixProduct, HasTheBitsOfChainsOfAllSizes) {
  Problem problem = {};
  problem.alpha = 0.7f;
  problem.beta = -1.3f;
  for (int64_t i = 0; i < 40; ++i) {
    // The steps have no factor in common with 40, so that each dimension has
    // all sizes.
    problem.rows = 1 + i;
    problem.columns = 1 + (13 * i + 5) % 40;
    problem.inner = 1 + (27 * i + 9) % 40;
    for (bool hasAddend : {false, true}) {
      problem.hasAddend = hasAddend;
      checkBothTypes(problem);
    }
    problem.lhs = problem.lhs == Layout::RowMajor ? Layout::ColumnMajor
                                                  : Layout::RowMajor;
    problem.rhs = i % 4 < 2 ? Layout::ColumnMajor : Layout::RowMajor;
  }
}

TEST(MatrixProduct, HasTheBitsOfChainsOverTilesAndBlocks) {
  Problem problem = {};
  problem.alpha = 1.1f;
  problem.beta = 0.3f;
  problem.hasAddend = true;
  const int64_t sizes[][3] = {{200, 3, 31},    {5, 200, 33},   {8, 16, 700},
                              {1, 1, 1000},    {145, 150, 40}, {144, 48, 256},
                              {160, 193, 257}, {3, 61, 512}};
  for (auto [rows, columns, inner] : sizes) {
    problem.rows = rows;
    problem.columns = columns;
    problem.inner = inner;
    for (auto [lhs, rhs] : {std::pair(Layout::RowMajor, Layout::ColumnMajor),
                            std::pair(Layout::ColumnMajor, Layout::RowMajor)}) {
      problem.lhs = lhs;
      problem.rhs = rhs;
      checkBothTypes(problem);
    }
  }
}

/// Blocks that are whole, and ones that are not.
TEST(MatrixProduct, ReadsAndWritesAllLayouts) {
  Problem problem = {};
  problem.beta = 0.6f;
  problem.hasAddend = true;
  problem.rows = 17;
  problem.columns = 26;
  problem.inner = 11;
  for (Layout lhs : layouts)
    for (Layout rhs : layouts)
      for (Layout addend : layouts)
        for (Layout out : layouts) {
          problem.lhs = lhs;
          problem.rhs = rhs;
          problem.addend = addend;
          problem.out = out;
          checkBothTypes(problem);
        }
}

TEST(MatrixProduct, ConvertsAllFactors) {
  Problem problem = {};
  problem.inner = 1;
  problem.values = Values::Any;
  for (DType dtype : {DType::F16, DType::BF16}) {
    problem.dtype = dtype;
    problem.rows = 0x10000;
    problem.columns = 1;
    Example example(problem);
    for (unsigned bits = 0; bits != 0x10000; ++bits)
      example.lhs.at(bits, 0) = bits;
    example.rhs.at(0, 0) = narrow(dtype, 1.0f);
    MatrixProduct product = example.getProduct();
    for (const TileFunction &function : getTileFunctions()) {
      for (int64_t tile = 0, e = countTiles(product); tile < e; ++tile)
        function.compute(product, tile);
      for (unsigned bits = 0; bits != 0x10000; ++bits) {
        // -0.0 is added to +0.0.
        uint16_t expected = bits == 0x8000 ? 0 : bits;
        ASSERT_EQ(normalize(dtype, example.out.at(bits, 0)),
                  normalize(dtype, expected))
            << function.instructions.str() << ", " << getName(dtype).str();
      }
    }
  }
}

/// Subnormal and infinite factors, sums and results; `alpha` moves results to
/// where they become subnormal, or overflow.
TEST(MatrixProduct, RoundsNumbersOfAllMagnitudes) {
  Problem problem = {};
  problem.rows = 70;
  problem.columns = 70;
  for (Values values : {Values::Moderate, Values::Finite, Values::Any})
    for (int64_t inner : {1, 2, 5})
      for (int exponent : {-140, -130, -126, -24, -17, -13, 0, 9, 14, 110, 125})
        for (bool hasAddend : {false, true}) {
          problem.values = values;
          problem.inner = inner;
          problem.alpha = std::ldexp(1.37f, exponent);
          problem.beta = std::ldexp(-1.21f, exponent);
          problem.hasAddend = hasAddend;
          checkBothTypes(problem);
        }
}

/// Values between two neighbors in the type, and on the middle between them.
TEST(MatrixProduct, RoundsTiesToEven) {
  for (DType dtype : {DType::F16, DType::BF16}) {
    Problem problem = {};
    problem.dtype = dtype;
    problem.rows = 8;
    problem.columns = 16;
    problem.inner = 1;
    Example example(problem);
    // Products of integers have a few more bits than the type.
    int first = dtype == DType::F16 ? 1021 : 121;
    for (int64_t i = 0; i < problem.rows; ++i)
      example.lhs.at(i, 0) = narrow(dtype, first + 2 * i);
    for (int64_t j = 0; j < problem.columns; ++j)
      example.rhs.at(0, j) = narrow(dtype, 1 + j);
    std::vector<uint16_t> expected = example.computeAll();
    for (const TileFunction &function : getTileFunctions()) {
      ASSERT_EQ(countTiles(example.getProduct()), 1);
      function.compute(example.getProduct(), 0);
      EXPECT_EQ(example.out.elements, expected) << function.instructions.str();
    }
  }
}

TEST(MatrixProduct, MirrorsTheUpperHalf) {
  // The products are not symmetric, so that the lower half shows where it is
  // from.
  Problem problem = {};
  problem.isSymmetric = true;
  for (int64_t size : {1, 7, 8, 9, 16, 40, 47, 49, 64, 100, 144, 150, 200, 300})
    for (Layout out : layouts)
      for (bool hasAddend : {false, true}) {
        problem.rows = problem.columns = size;
        problem.inner = 19;
        problem.out = out;
        problem.hasAddend = hasAddend;
        checkBothTypes(problem);
      }
}

TEST(MatrixProduct, WithoutInnerDimensionHasSumsOfZero) {
  Problem problem = {};
  problem.rows = 9;
  problem.columns = 150;
  for (float alpha : {2.0f, -2.0f, INFINITY})
    for (bool hasAddend : {false, true}) {
      problem.alpha = alpha;
      problem.beta = 0.9f;
      problem.hasAddend = hasAddend;
      checkBothTypes(problem);
    }
}

TEST(MatrixProduct, WithoutElementsHasNoTiles) {
  MatrixProduct product;
  EXPECT_EQ(countTiles(product), 0);
  product.isSymmetric = true;
  EXPECT_EQ(countTiles(product), 0);
  product.isSymmetric = false;
  product.inner = 5;
  product.rows = 1000;
  EXPECT_EQ(countTiles(product), 0);
  std::swap(product.rows, product.columns);
  EXPECT_EQ(countTiles(product), 0);
}

/// Each tile writes what no other one does, and all of them are shares of
/// about the same size.
TEST(MatrixProduct, DividesTheResultIntoTiles) {
  for (bool isSymmetric : {false, true}) {
    Problem problem = {};
    problem.dtype = DType::BF16;
    problem.rows = 300;
    problem.columns = isSymmetric ? 300 : 500;
    problem.isSymmetric = isSymmetric;
    Example example(problem);
    const Storage unwritten = example.out;
    MatrixProduct product = example.getProduct();
    std::vector<int> numWrites(unwritten.elements.size());
    int64_t total = problem.rows * problem.columns;
    int64_t numTiles = countTiles(product);
    EXPECT_GE(numTiles, 6);
    for (int64_t tile = 0; tile < numTiles; ++tile) {
      example.out = unwritten;
      product.out = example.out.elements.data();
      computeTile(product, tile);
      int64_t share = 0;
      for (auto [element, count] : zip_equal(example.out.elements, numWrites))
        if (element != Storage::gap) {
          ++count;
          ++share;
        }
      EXPECT_LE(share, 2 * total / numTiles);
    }
    EXPECT_EQ(count(numWrites, 1), total);
    EXPECT_EQ(count(numWrites, 0),
              static_cast<int64_t>(numWrites.size()) - total);
  }
}

TEST(MatrixProduct, UsesTheFastestInstructions) {
  ArrayRef<TileFunction> functions = getTileFunctions();
  ASSERT_FALSE(functions.empty());
  EXPECT_EQ(functions.back().instructions, "any");
#ifdef __x86_64__
  std::vector<StringRef> expected;
  if (__builtin_cpu_supports("avx512f"))
    expected.push_back("avx512f");
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    expected.push_back("avx2");
  expected.push_back("any");
  EXPECT_TRUE(equal(functions, expected,
                    [](const TileFunction &function, StringRef name) {
                      return function.instructions == name;
                    }));
#endif
}
