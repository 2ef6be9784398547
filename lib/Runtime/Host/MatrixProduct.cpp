//===- MatrixProduct.cpp - Products of matrices on the processor ----------===//
//
// The inner dimension is divided into blocks. For each block, a tile of the
// result converts its factors to f32 and packs them in the order in which the
// innermost loop reads them. That loop has the sums of a few rows and columns
// in registers. Lanes of a vector are columns, so each sum is a chain of `fma`
// in the order of the inner dimension, as its definition requires.
//
// All of this is written once, for vectors of any width. One function for each
// kind of processor inlines it, and compiles it to that kind's instructions.
//
//===----------------------------------------------------------------------===//

#include "MatrixProduct.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <cassert>
#include <cstring>

using namespace llvm;
using namespace stepfold::runtime;

/// Marks what is compiled for several kinds of processors. Vectors are passed
/// by reference, since how values are passed depends on the processor.
#define STEPFOLD_INLINE static LLVM_ATTRIBUTE_ALWAYS_INLINE

/// Rows and columns of what is loaded or stored at once.
static constexpr int64_t blockSize = 8;
/// Lanes of the longest vectors.
static constexpr int64_t maxLanes = 16;
/// Inner indices whose factors are packed at once.
static constexpr int64_t maxDepth = 256;
/// Rows and columns of the largest tile. Its packed factors and its sums fit
/// into the second cache of most processors, and on the stack.
static constexpr int64_t maxTileSize = 144;

using Bits16 = uint16_t __attribute__((ext_vector_type(blockSize)));
using Bits32 = uint32_t __attribute__((ext_vector_type(blockSize)));
using Floats = float __attribute__((ext_vector_type(blockSize)));

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// These use no instructions for conversions, since those that some processors
// have for bf16 flush subnormals.

/// Fields of the formats: where the exponent begins, and the number by which
/// exponents of f32 are larger than those of f16.
static constexpr uint32_t f32Place = 23, f16Place = 10, bf16Place = 7;
static constexpr uint32_t f16Rebias = (127 - 15) << f32Place;
/// Increments an exponent of f32.
static constexpr uint32_t increment = 1u << f32Place;

template <typename From, typename To>
STEPFOLD_INLINE void castBits(const From &from, To &to) {
  static_assert(sizeof(From) == sizeof(To));
  std::memcpy(&to, &from, sizeof(To));
}

STEPFOLD_INLINE void widen(DType dtype, const Bits16 &bits, Floats &result) {
  Bits32 wide = __builtin_convertvector(bits, Bits32);
  if (dtype == DType::BF16)
    return castBits(wide << (f32Place - bf16Place), result);
  Bits32 sign = (wide & 0x8000) << 16;
  Bits32 magnitude = (wide & 0x7fff) << (f32Place - f16Place);
  Bits32 normal = magnitude + f16Rebias;
  // A subnormal has the least exponent, and no leading one.
  Floats withLeadingOne;
  castBits(normal + increment, withLeadingOne);
  Bits32 subnormal;
  castBits(withLeadingOne - 0x1p-14f, subnormal);
  // The largest exponent, which infinities and NaN have, is that of f32.
  Bits32 special = normal + f16Rebias;
  Bits32 finite = magnitude < Bits32(increment) ? subnormal : normal;
  castBits((magnitude < Bits32(31 * increment) ? finite : special) | sign,
           result);
}

/// Rounds to nearest, ties to even. A NaN stays a NaN.
STEPFOLD_INLINE void narrow(DType dtype, const Floats &value, Bits16 &result) {
  Bits32 bits;
  castBits(value, bits);
  Bits32 sign = (bits & 0x80000000) >> 16;
  Bits32 magnitude = bits & 0x7fffffff;
  uint32_t dropped = f32Place - (dtype == DType::BF16 ? bf16Place : f16Place);
  // Half of the last place that is kept, or just below half if that place is
  // even. A carry out of the fraction increments the exponent.
  Bits32 half = (1u << (dropped - 1)) - 1 + (magnitude >> dropped & 1);
  Bits32 rounded = (magnitude + half) >> dropped;
  if (dtype == DType::F16) {
    rounded -= f16Rebias >> dropped;
    // The last place of 0.5 as f32 is that of subnormals as f16, so adding it
    // rounds to that place.
    Floats small;
    castBits(magnitude, small);
    Bits32 subnormal;
    castBits(small + 0.5f, subnormal);
    rounded = magnitude < Bits32(f16Rebias + increment)
                  ? subnormal - 126 * increment
                  : rounded;
    // A number below 65536 that rounds to it has become an infinity already.
    rounded = magnitude < Bits32(f16Rebias + 31 * increment)
                  ? rounded
                  : Bits32(31u << f16Place);
  }
  Bits32 number =
      magnitude > Bits32(255 * increment) ? Bits32(0x7fff) : rounded;
  result = __builtin_convertvector(number | sign, Bits16);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {
/// A square block of a matrix, as it is in memory.
struct Block {
  Bits16 rows[blockSize];
};
} // namespace

/// Each round interleaves rows of the first half with those of the second: of
/// the number of a row, followed by that of a column, each bit moves up by one
/// place, and the first one becomes the last. After three rounds, the numbers
/// are exchanged.
STEPFOLD_INLINE void transpose(Block &block) {
  for (int round = 0; round < 3; ++round) {
    Block next;
    for (int i = 0; i < blockSize / 2; ++i) {
      const Bits16 &a = block.rows[i], &b = block.rows[i + blockSize / 2];
      next.rows[2 * i] =
          __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
      next.rows[2 * i + 1] =
          __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    }
    block = next;
  }
}

/// Replaces what is below the diagonal by a copy of what is above it.
STEPFOLD_INLINE void mirror(Block &block) {
  Block transposed = block;
  transpose(transposed);
  for (int i = 0; i < blockSize; ++i)
    for (int j = 0; j < i; ++j)
      block.rows[i][j] = transposed.rows[i][j];
}

STEPFOLD_INLINE void loadRows(const uint16_t *data, int64_t stride,
                              Block &block) {
  for (int i = 0; i < blockSize; ++i)
    std::memcpy(&block.rows[i], data + i * stride, sizeof(Bits16));
}

STEPFOLD_INLINE void storeRows(const Block &block, uint16_t *data,
                               int64_t stride) {
  for (int i = 0; i < blockSize; ++i)
    std::memcpy(data + i * stride, &block.rows[i], sizeof(Bits16));
}

/// Loads the first block of a matrix. Rows and columns that the matrix does not
/// have become zeros.
STEPFOLD_INLINE void load(const Matrix &matrix, int64_t numRows,
                          int64_t numColumns, Block &block) {
  bool isWhole = numRows >= blockSize && numColumns >= blockSize;
  if (isWhole && matrix.columnStride == 1)
    return loadRows(matrix.data, matrix.rowStride, block);
  if (isWhole && matrix.rowStride == 1) {
    loadRows(matrix.data, matrix.columnStride, block);
    return transpose(block);
  }
  std::memset(&block, 0, sizeof(Block));
  for (int64_t i = 0; i < std::min(blockSize, numRows); ++i)
    for (int64_t j = 0; j < std::min(blockSize, numColumns); ++j)
      block.rows[i][j] = *matrix.from(i, j).data;
}

/// Stores the first block of a matrix, without rows and columns that the matrix
/// does not have.
STEPFOLD_INLINE void store(const Block &block, uint16_t *data,
                           int64_t rowStride, int64_t columnStride,
                           int64_t numRows, int64_t numColumns) {
  bool isWhole = numRows >= blockSize && numColumns >= blockSize;
  if (isWhole && columnStride == 1)
    return storeRows(block, data, rowStride);
  if (isWhole && rowStride == 1) {
    Block transposed = block;
    transpose(transposed);
    return storeRows(transposed, data, columnStride);
  }
  for (int64_t i = 0; i < std::min(blockSize, numRows); ++i)
    for (int64_t j = 0; j < std::min(blockSize, numColumns); ++j)
      data[i * rowStride + j * columnStride] = block.rows[i][j];
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

namespace {
/// Factors of a tile as f32, for a block of the inner dimension. The rows of
/// the left matrix, or the columns of the right one, are divided into panels of
/// `width`. A panel has its elements of one inner index after those of another.
template <int64_t size, int64_t width> struct Panels {
  static_assert(size % width == 0 && width % blockSize == 0);

  /// Returns the factor of a row or column, and of the first inner index.
  float *find(int64_t position) {
    return values + position / width * width * maxDepth + position % width;
  }

  alignas(64) float values[size * maxDepth];
};
} // namespace

/// Packs the block of a matrix that begins at row `k` and column `i`. Rows are
/// the inner dimension.
template <int64_t size, int64_t width>
STEPFOLD_INLINE void packBlock(DType dtype, const Matrix &matrix, int64_t k,
                               int64_t i, int64_t depth, int64_t count,
                               Panels<size, width> &panels) {
  Block block;
  load(matrix.from(k, i), depth - k, count - i, block);
  float *packed = panels.find(i) + k * width;
  for (const Bits16 &row : block.rows) {
    Floats floats;
    widen(dtype, row, floats);
    std::memcpy(packed, &floats, sizeof(Floats));
    packed += width;
  }
}

/// Packs `depth` rows and `count` columns of such a matrix. Zeros follow, as
/// many as fill a vector.
template <int64_t size, int64_t width>
STEPFOLD_INLINE void pack(DType dtype, const Matrix &matrix, int64_t depth,
                          int64_t count, Panels<size, width> &panels) {
  const int64_t padded = alignTo(count, std::min(width, maxLanes));
  // Neighbors in memory are packed one after another, while the cache has them.
  if (matrix.columnStride == 1) {
    for (int64_t k = 0; k < depth; k += blockSize)
      for (int64_t i = 0; i < padded; i += blockSize)
        packBlock(dtype, matrix, k, i, depth, count, panels);
  } else {
    for (int64_t i = 0; i < padded; i += blockSize)
      for (int64_t k = 0; k < depth; k += blockSize)
        packBlock(dtype, matrix, k, i, depth, count, panels);
  }
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds `depth` products to each sum of `rows` rows and of `vectors` vectors of
/// columns. A panel of the right matrix has a width of `width`, one of the left
/// matrix has the size of a block.
template <int lanes, int rows, int vectors, int64_t width>
STEPFOLD_INLINE void addProducts(const float *lhs, const float *rhs,
                                 int64_t depth, float *sums) {
  using Vector = float __attribute__((ext_vector_type(lanes)));
  Vector registers[rows][vectors];
  for (int i = 0; i < rows; ++i)
    std::memcpy(registers[i], sums + i * maxTileSize, sizeof(registers[i]));
  for (int64_t k = 0; k < depth; ++k) {
    Vector factors[vectors];
    std::memcpy(factors, rhs + k * width, sizeof(factors));
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < vectors; ++j)
        registers[i][j] = __builtin_elementwise_fma(
            Vector(lhs[k * blockSize + i]), factors[j], registers[i][j]);
  }
  for (int i = 0; i < rows; ++i)
    std::memcpy(sums + i * maxTileSize, registers[i], sizeof(registers[i]));
}

/// The same for `count` vectors, at most `vectors`.
template <int lanes, int rows, int vectors, int64_t width>
STEPFOLD_INLINE void addProducts(int64_t count, const float *lhs,
                                 const float *rhs, int64_t depth, float *sums) {
  if constexpr (vectors > 1)
    if (count < vectors)
      return addProducts<lanes, rows, vectors - 1, width>(count, lhs, rhs,
                                                          depth, sums);
  addProducts<lanes, rows, vectors, width>(lhs, rhs, depth, sums);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

namespace {
struct Tile {
  int64_t row, column, numRows, numColumns;
  /// Only sums on and above the diagonal are needed.
  bool isTriangular;
};
} // namespace

/// Returns the size of tiles in a dimension: about equal ones, as few as
/// possible, so that threads have equal shares. They fill vectors.
static int64_t getTileSize(int64_t dimension) {
  dimension = std::max<int64_t>(dimension, 1);
  int64_t numTiles = divideCeil(dimension, maxTileSize);
  return alignTo(divideCeil(dimension, numTiles), maxLanes);
}

static int64_t countTilesAlong(int64_t dimension) {
  return divideCeil(dimension, getTileSize(dimension));
}

int64_t stepfold::runtime::countTiles(const MatrixProduct &product) {
  int64_t down = countTilesAlong(product.rows);
  int64_t across = countTilesAlong(product.columns);
  return product.isSymmetric ? down * (down + 1) / 2 : down * across;
}

static Tile getTile(const MatrixProduct &product, int64_t index) {
  assert(index >= 0 && index < countTiles(product) && "no such tile");
  assert((!product.isSymmetric || product.rows == product.columns) &&
         "a symmetric matrix is square");
  int64_t across = countTilesAlong(product.columns);
  int64_t row = 0, column = 0;
  if (product.isSymmetric) {
    // Each row of tiles begins on the diagonal.
    for (; index >= across - row; ++row)
      index -= across - row;
    column = row + index;
  } else {
    row = index / across;
    column = index % across;
  }
  Tile tile;
  tile.isTriangular = product.isSymmetric && row == column;
  int64_t numRows = getTileSize(product.rows);
  int64_t numColumns = getTileSize(product.columns);
  tile.row = row * numRows;
  tile.column = column * numColumns;
  tile.numRows = std::min(numRows, product.rows - tile.row);
  tile.numColumns = std::min(numColumns, product.columns - tile.column);
  return tile;
}

/// Rounds elements of the result whose sums are complete.
STEPFOLD_INLINE void roundBlock(const MatrixProduct &product,
                                const Block &addend, const float *sums,
                                Block &result) {
  for (int i = 0; i < blockSize; ++i) {
    // Nothing changes if -0.0 is added.
    Floats sum, term = Floats(-0.0f);
    std::memcpy(&sum, sums + i * maxTileSize, sizeof(Floats));
    if (product.addend.data) {
      widen(product.dtype, addend.rows[i], term);
      term *= product.beta;
    }
    narrow(product.dtype,
           __builtin_elementwise_fma(Floats(product.alpha), sum, term),
           result.rows[i]);
  }
}

/// Stores elements of the result, and their copies below the diagonal.
STEPFOLD_INLINE void storeTile(const MatrixProduct &product, const Tile &tile,
                               const float *sums) {
  const int64_t rowStride = product.outRowStride;
  const int64_t columnStride = product.outColumnStride;
  for (int64_t i = 0; i < tile.numRows; i += blockSize)
    for (int64_t j = tile.isTriangular ? i : 0; j < tile.numColumns;
         j += blockSize) {
      int64_t row = tile.row + i, column = tile.column + j;
      int64_t numRows = tile.numRows - i, numColumns = tile.numColumns - j;
      Block addend, result;
      if (product.addend.data)
        load(product.addend.from(row, column), numRows, numColumns, addend);
      roundBlock(product, addend, sums + i * maxTileSize + j, result);
      bool isOnDiagonal = product.isSymmetric && row == column;
      if (isOnDiagonal)
        mirror(result);
      store(result, product.out + row * rowStride + column * columnStride,
            rowStride, columnStride, numRows, numColumns);
      if (product.isSymmetric && !isOnDiagonal)
        store(result, product.out + column * rowStride + row * columnStride,
              columnStride, rowStride, numRows, numColumns);
    }
}

/// Computes a tile by vectors of `lanes` columns. Sums of `rows` rows and of
/// `vectors` vectors are in registers at once.
template <int lanes, int rows, int vectors>
STEPFOLD_INLINE void computeTileBy(const MatrixProduct &product,
                                   int64_t index) {
  constexpr int64_t width = lanes * vectors;
  static_assert(blockSize % rows == 0 && lanes <= maxLanes);
  const Tile tile = getTile(product, index);
  const Matrix left = product.lhs.from(tile.row, 0).transpose();
  const Matrix right = product.rhs.from(0, tile.column);

  Panels<blockSize, blockSize> lhs;
  Panels<maxTileSize, width> rhs;
  alignas(64) float sums[maxTileSize * maxTileSize];
  // Blocks and vectors at the edges have sums of padding.
  const int64_t paddedRows = alignTo(tile.numRows, blockSize);
  const int64_t paddedColumns = alignTo(tile.numColumns, width);
  for (int64_t i = 0; i < paddedRows; ++i)
    std::fill_n(sums + i * maxTileSize, paddedColumns, 0.0f);

  for (int64_t k = 0; k < product.inner; k += maxDepth) {
    int64_t depth = std::min(maxDepth, product.inner - k);
    pack(product.dtype, right.from(k, 0), depth, tile.numColumns, rhs);
    for (int64_t i = 0; i < tile.numRows; i += rows) {
      if (i % blockSize == 0)
        pack(product.dtype, left.from(k, i), depth,
             std::min(blockSize, tile.numRows - i), lhs);
      // Vectors that are entirely below the diagonal are left out.
      int64_t j = tile.isTriangular ? alignDown(i, lanes) : 0;
      while (j < tile.numColumns) {
        int64_t end =
            std::min<int64_t>(alignDown(j, width) + width, tile.numColumns);
        addProducts<lanes, rows, vectors, width>(
            divideCeil(end - j, lanes), lhs.find(i % blockSize), rhs.find(j),
            depth, sums + i * maxTileSize + j);
        j = end;
      }
    }
  }
  storeTile(product, tile, sums);
}

//===----------------------------------------------------------------------===//
// Processors
//===----------------------------------------------------------------------===//

#ifdef __x86_64__
/// 24 of 32 registers have sums.
[[gnu::target("avx512f")]] static void
computeTileByAVX512(const MatrixProduct &product, int64_t tile) {
  computeTileBy<16, 8, 3>(product, tile);
}

/// 8 of 16 registers have sums. With 12, the compiler finds too few others.
[[gnu::target("avx2,fma")]] static void
computeTileByAVX2(const MatrixProduct &product, int64_t tile) {
  computeTileBy<8, 4, 2>(product, tile);
}
#endif

/// Uses instructions that all processors of the target have. If `fma` is not
/// among them, it is a function of the C library.
static void computeTileByAny(const MatrixProduct &product, int64_t tile) {
  computeTileBy<4, 8, 2>(product, tile);
}

static SmallVector<TileFunction> findTileFunctions() {
  SmallVector<TileFunction> functions;
#ifdef __x86_64__
  StringMap<bool> features = sys::getHostCPUFeatures();
  if (features.lookup("avx512f"))
    functions.push_back({"avx512f", computeTileByAVX512});
  if (features.lookup("avx2") && features.lookup("fma"))
    functions.push_back({"avx2", computeTileByAVX2});
#endif
  functions.push_back({"any", computeTileByAny});
  return functions;
}

ArrayRef<TileFunction> stepfold::runtime::getTileFunctions() {
  static const SmallVector<TileFunction> functions = findTileFunctions();
  return functions;
}

void stepfold::runtime::computeTile(const MatrixProduct &product,
                                    int64_t tile) {
  getTileFunctions().front().compute(product, tile);
}
