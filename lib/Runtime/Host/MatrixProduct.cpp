//===- MatrixProduct.cpp - Products of matrices on the processor ----------===//
//
// A tile of the result is computed from one block of the inner dimension after
// another. Both factors of a block are converted to f32 once, and packed as the
// innermost loop reads them. That loop has the sums of a few rows and columns
// in registers. Lanes of a vector are columns, so each sum is a chain of `fma`
// in the order of the inner dimension, as the definition requires.
//
// All of this is written once, for vectors of any width. A function for each
// kind of processor inlines it, and so compiles it to that processor's
// instructions.
//
//===----------------------------------------------------------------------===//

#include "MatrixProduct.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <cassert>
#include <cstring>

using namespace llvm;
using namespace stepfold;
using namespace stepfold::runtime;

/// Inlines into functions for other processors. Such functions take vectors by
/// reference only, since the convention of calls depends on the processor.
#define STEPFOLD_INLINE [[gnu::always_inline]] static inline

/// Rows and columns of a block that is loaded or stored at once.
static constexpr int64_t blockSize = 8;
/// Inner indices whose factors are packed at once.
static constexpr int64_t maxDepth = 256;
/// Rows and columns of the largest tile. Its packed factors and its sums fit
/// into the second cache of most processors.
static constexpr int64_t maxTileSize = 192;
/// Rows whose factors are packed at once, so that lines of the cache are read
/// once if rows are adjacent in memory.
static constexpr int64_t maxStripes = 4;

using Bits16 = uint16_t __attribute__((ext_vector_type(blockSize)));
using Bits32 = uint32_t __attribute__((ext_vector_type(blockSize)));
using Floats = float __attribute__((ext_vector_type(blockSize)));

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

template <typename To, typename From>
STEPFOLD_INLINE void castBits(const From &from, To &to) {
  static_assert(sizeof(From) == sizeof(To));
  std::memcpy(&to, &from, sizeof(To));
}

/// Fields of the formats: the place of the exponent, and what exponents of f32
/// are larger by.
static constexpr uint32_t f32Place = 23, f16Place = 10, bf16Place = 7;
static constexpr uint32_t f16Rebias = (127 - 15) << f32Place;
static constexpr uint32_t f32Infinity = 0xffu << f32Place;

STEPFOLD_INLINE void widen(DType dtype, const Bits16 &bits, Floats &result) {
  Bits32 wide = __builtin_convertvector(bits, Bits32);
  if (dtype == DType::BF16)
    return castBits(wide << 16, result);
  Bits32 magnitude = (wide & 0x7fff) << (f32Place - f16Place);
  Bits32 sign = (wide & 0x8000) << 16;
  // The exponent of infinities and NaN becomes that of f32.
  auto isSpecial = magnitude >= Bits32(0x1fu << f32Place);
  Bits32 normal =
      magnitude + f16Rebias + (isSpecial ? Bits32(f16Rebias) : Bits32(0));
  // A subnormal has the exponent of 2^-14, and no leading one.
  Floats shifted;
  castBits(magnitude + f16Rebias + (1u << f32Place), shifted);
  Bits32 subnormal;
  castBits(shifted - 0x1p-14f, subnormal);
  auto isSubnormal = magnitude < Bits32(1u << f32Place);
  castBits((isSubnormal ? subnormal : normal) | sign, result);
}

/// Rounds to nearest, ties to even. A NaN stays a NaN.
STEPFOLD_INLINE void narrow(DType dtype, const Floats &value, Bits16 &result) {
  Bits32 bits;
  castBits(value, bits);
  Bits32 magnitude = bits & 0x7fffffff;
  Bits32 sign = (bits & 0x80000000) >> 16;
  auto isNaN = magnitude > Bits32(f32Infinity);
  uint32_t place = dtype == DType::BF16 ? bf16Place : f16Place;
  uint32_t dropped = f32Place - place;
  // Adds just below half of the last place that is kept, or half if that place
  // is odd. A carry out of the fraction increments the exponent.
  auto isOdd = magnitude >> dropped & 1;
  Bits32 rounded = magnitude + ((1u << (dropped - 1)) - 1) + isOdd;
  Bits32 nan = Bits32(0x7fff);
  if (dtype == DType::F16) {
    // Numbers from 65536, and infinities.
    auto isLarge = magnitude >= Bits32((16 + 127) << f32Place);
    Bits32 infinity = Bits32(0x1fu << f32Place) + f16Rebias;
    rounded = (isLarge ? infinity : rounded) - f16Rebias;
    // The last place of 0.5 in f32 is that of a subnormal in f16, so an
    // addition rounds to it.
    Floats absolute;
    castBits(magnitude, absolute);
    Bits32 subnormal;
    castBits(absolute + 0.5f, subnormal);
    auto isSubnormal = magnitude < Bits32(f16Rebias + (1u << f32Place));
    Bits32 fraction = (subnormal - 0x3f000000) << dropped;
    rounded = isSubnormal ? fraction : rounded;
  }
  Bits32 narrowed = (isNaN ? nan : rounded >> dropped) | sign;
  result = __builtin_convertvector(narrowed, Bits16);
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

/// Each round interleaves rows of the first half with those of the second: in
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

STEPFOLD_INLINE void loadRows(const uint16_t *data, int64_t stride,
                              Block &block) {
  for (int64_t i = 0; i < blockSize; ++i)
    std::memcpy(&block.rows[i], data + i * stride, sizeof(Bits16));
}

STEPFOLD_INLINE void storeRows(const Block &block, uint16_t *data,
                               int64_t stride) {
  for (int64_t i = 0; i < blockSize; ++i)
    std::memcpy(data + i * stride, &block.rows[i], sizeof(Bits16));
}

/// Loads a block of which `numRows` rows and `numColumns` columns exist, or
/// more. The others become zeros.
STEPFOLD_INLINE void load(const uint16_t *data, int64_t rowStride,
                          int64_t columnStride, int64_t numRows,
                          int64_t numColumns, Block &block) {
  bool isWhole = numRows >= blockSize && numColumns >= blockSize;
  if (isWhole && columnStride == 1)
    return loadRows(data, rowStride, block);
  if (isWhole && rowStride == 1) {
    loadRows(data, columnStride, block);
    return transpose(block);
  }
  std::memset(&block, 0, sizeof(Block));
  for (int64_t i = 0; i < std::min(blockSize, numRows); ++i)
    for (int64_t j = 0; j < std::min(blockSize, numColumns); ++j)
      block.rows[i][j] = data[i * rowStride + j * columnStride];
}

/// Stores the rows and columns of a block that exist, as for `load`.
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

/// Replaces what is below the diagonal by a copy of what is above it.
STEPFOLD_INLINE void mirror(Block &block) {
  Block transposed = block;
  transpose(transposed);
  for (int64_t i = 0; i < blockSize; ++i)
    for (int64_t j = 0; j < i; ++j)
      block.rows[i][j] = transposed.rows[i][j];
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

namespace {
/// Rows and columns of a product.
struct Tile {
  int64_t row, column, numRows, numColumns;
};

/// One factor of the products of a tile, as f32, of a block of the inner
/// dimension. Rows of the left factor, and columns of the right one, are
/// divided into panels of `width`, padded by zeros. A panel has its elements of
/// one inner index after those of another.
template <int64_t size, int64_t width> struct Panels {
  static_assert(size % width == 0 && width % blockSize == 0);

  float *find(int64_t inner, int64_t position) {
    return &values[position / width * width * maxDepth + inner * width +
                   position % width];
  }

  alignas(64) float values[size * maxDepth];
};
} // namespace

/// Packs `depth` times `count` elements.
template <int64_t size, int64_t width>
STEPFOLD_INLINE void pack(DType dtype, const uint16_t *data,
                          int64_t innerStride, int64_t stride, int64_t depth,
                          int64_t count, Panels<size, width> &panels) {
  auto packBlock = [&](int64_t inner,
                       int64_t position) __attribute__((always_inline)) {
    Block block;
    load(data + inner * innerStride + position * stride, innerStride, stride,
         depth - inner, count - position, block);
    for (int64_t i = 0; i < blockSize; ++i) {
      Floats floats;
      widen(dtype, block.rows[i], floats);
      std::memcpy(panels.find(inner + i, position), &floats, sizeof(Floats));
    }
  };
  // Adjacent elements are in one line of the cache.
  if (stride == 1) {
    for (int64_t inner = 0; inner < depth; inner += blockSize)
      for (int64_t position = 0; position < count; position += blockSize)
        packBlock(inner, position);
    return;
  }
  for (int64_t position = 0; position < count; position += blockSize)
    for (int64_t inner = 0; inner < depth; inner += blockSize)
      packBlock(inner, position);
}

/// Adds `depth` products to each sum of `rows` rows and of `vectors` vectors of
/// columns. Panels have a width of `lhsWidth` and `rhsWidth`.
template <int lanes, int rows, int vectors, int64_t lhsWidth, int64_t rhsWidth>
STEPFOLD_INLINE void addProducts(const float *lhs, const float *rhs,
                                 int64_t depth, float *sums) {
  using Vector = float __attribute__((ext_vector_type(lanes)));
  Vector registers[rows][vectors];
  for (int i = 0; i < rows; ++i)
    std::memcpy(registers[i], sums + i * maxTileSize, sizeof(registers[i]));
  for (int64_t k = 0; k < depth; ++k) {
    Vector factors[vectors];
    std::memcpy(factors, rhs + k * rhsWidth, sizeof(factors));
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < vectors; ++j)
        registers[i][j] = __builtin_elementwise_fma(
            Vector(lhs[k * lhsWidth + i]), factors[j], registers[i][j]);
  }
  for (int i = 0; i < rows; ++i)
    std::memcpy(sums + i * maxTileSize, registers[i], sizeof(registers[i]));
}

/// The same for `count` vectors, up to `vectors`.
template <int lanes, int rows, int vectors, int64_t lhsWidth, int64_t rhsWidth>
STEPFOLD_INLINE void addProducts(int64_t count, const float *lhs,
                                 const float *rhs, int64_t depth, float *sums) {
  if constexpr (vectors > 1)
    if (count < vectors)
      return addProducts<lanes, rows, vectors - 1, lhsWidth, rhsWidth>(
          count, lhs, rhs, depth, sums);
  addProducts<lanes, rows, vectors, lhsWidth, rhsWidth>(lhs, rhs, depth, sums);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Returns the number of rows and columns of tiles. Smaller ones are more
/// evenly divided among threads, but factors are packed more often.
static int64_t getTileSize(const MatrixProduct &product) {
  constexpr int64_t small = maxTileSize / 2;
  bool isLarge = product.rows > 4 * small && product.columns > 4 * small;
  return isLarge ? maxTileSize : small;
}

int64_t stepfold::runtime::countTiles(const MatrixProduct &product) {
  int64_t size = getTileSize(product);
  int64_t down = divideCeil(product.rows, size);
  int64_t across = divideCeil(product.columns, size);
  return product.isSymmetric ? down * (down + 1) / 2 : down * across;
}

static Tile getTile(const MatrixProduct &product, int64_t index) {
  assert(index >= 0 && index < countTiles(product));
  int64_t size = getTileSize(product);
  int64_t across = divideCeil(product.columns, size);
  int64_t row = 0, column = 0;
  if (product.isSymmetric) {
    // The first row has all columns, and each other one begins at its diagonal.
    for (; index >= across - row; ++row)
      index -= across - row;
    column = row + index;
  } else {
    row = index / across;
    column = index % across;
  }
  row *= size;
  column *= size;
  return {row, column, std::min(size, product.rows - row),
          std::min(size, product.columns - column)};
}

static bool isOnDiagonal(const MatrixProduct &product, const Tile &tile) {
  return product.isSymmetric && tile.row == tile.column;
}

/// Stores the elements of a tile whose sums are complete.
STEPFOLD_INLINE void storeTile(const MatrixProduct &product, const Tile &tile,
                               const float *sums) {
  const Matrix &addend = product.addend;
  for (int64_t i = 0; i < tile.numRows; i += blockSize)
    for (int64_t j = isOnDiagonal(product, tile) ? i : 0; j < tile.numColumns;
         j += blockSize) {
      int64_t row = tile.row + i, column = tile.column + j;
      int64_t numRows = product.rows - row;
      int64_t numColumns = product.columns - column;
      Block block, added;
      if (addend.data)
        load(addend.data + row * addend.rowStride +
                 column * addend.columnStride,
             addend.rowStride, addend.columnStride, numRows, numColumns, added);
      for (int64_t k = 0; k < blockSize; ++k) {
        // To add -0.0 changes nothing.
        Floats sum, term = Floats(-0.0f);
        std::memcpy(&sum, sums + (i + k) * maxTileSize + j, sizeof(Floats));
        if (addend.data) {
          widen(product.dtype, added.rows[k], term);
          term *= product.beta;
        }
        narrow(product.dtype,
               __builtin_elementwise_fma(Floats(product.alpha), sum, term),
               block.rows[k]);
      }
      int64_t rowStride = product.outRowStride;
      int64_t columnStride = product.outColumnStride;
      if (product.isSymmetric && row == column)
        mirror(block);
      store(block, product.out + row * rowStride + column * columnStride,
            rowStride, columnStride, numRows, numColumns);
      if (product.isSymmetric && row != column)
        store(block, product.out + column * rowStride + row * columnStride,
              columnStride, rowStride, numRows, numColumns);
    }
}

/// Computes a tile in vectors of `lanes` columns. Sums of `rows` rows and of
/// `vectors` vectors are in registers at once.
template <int lanes, int rows, int vectors>
STEPFOLD_INLINE void computeTileBy(const MatrixProduct &product,
                                   int64_t index) {
  constexpr int64_t width = lanes * vectors;
  static_assert(blockSize % rows == 0 && maxTileSize / 2 % width == 0);
  const Matrix &left = product.lhs, &right = product.rhs;
  const Tile tile = getTile(product, index);
  constexpr int64_t group = maxStripes * blockSize;

  Panels<group, blockSize> lhs;
  Panels<maxTileSize, width> rhs;
  alignas(64) float sums[maxTileSize * maxTileSize];
  const int64_t paddedRows = alignTo(tile.numRows, blockSize);
  const int64_t paddedColumns = alignTo(tile.numColumns, width);
  for (int64_t i = 0; i < paddedRows; ++i)
    std::fill_n(sums + i * maxTileSize, paddedColumns, 0.0f);

  for (int64_t begin = 0; begin < product.inner; begin += maxDepth) {
    int64_t depth = std::min(maxDepth, product.inner - begin);
    pack(product.dtype,
         right.data + begin * right.rowStride +
             tile.column * right.columnStride,
         right.rowStride, right.columnStride, depth, tile.numColumns, rhs);
    for (int64_t i = 0; i < tile.numRows; i += rows) {
      if (i % group == 0)
        pack(product.dtype,
             left.data + (tile.row + i) * left.rowStride +
                 begin * left.columnStride,
             left.columnStride, left.rowStride, depth,
             std::min(group, tile.numRows - i), lhs);
      // Vectors that are entirely below the diagonal are left out.
      int64_t start = isOnDiagonal(product, tile) ? i / lanes * lanes : 0;
      for (int64_t j = start; j < tile.numColumns;
           j = (j / width + 1) * width) {
        int64_t end = std::min((j / width + 1) * width, tile.numColumns);
        addProducts<lanes, rows, vectors, blockSize, width>(
            divideCeil(end - j, lanes), lhs.find(0, i % group), rhs.find(0, j),
            depth, sums + i * maxTileSize + j);
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

/// 12 of 16 registers have sums.
[[gnu::target("avx2,fma")]] static void
computeTileByAVX2(const MatrixProduct &product, int64_t tile) {
  computeTileBy<8, 4, 3>(product, tile);
}
#endif

/// Instructions that each processor of the target has. If it has no `fma`, the
/// compiler calls that of the C library.
static void computeTileByAny(const MatrixProduct &product, int64_t tile) {
  computeTileBy<4, 8, 2>(product, tile);
}

static SmallVector<TileFunction> findTileFunctions() {
  SmallVector<TileFunction> functions;
#ifdef __x86_64__
  StringMap<bool> features = sys::getHostCPUFeatures();
  if (features.lookup("avx512f"))
    functions.push_back({"avx512", computeTileByAVX512});
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
