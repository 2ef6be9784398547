//===- MatrixProduct.h - Products of matrices on the processor --*- C++ -*-===//
//
// Products of matrices of f16 or bf16 with the bits of docs/numerics.md
// ("Products of matrices", Sequential). Neither the division into tiles, nor
// threads, nor the processor have a say in them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_HOST_MATRIXPRODUCT_H
#define STEPFOLD_RUNTIME_HOST_MATRIXPRODUCT_H

#include "stepfold/Data/DType.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace stepfold::runtime {

/// A matrix in memory. Strides are in elements; usually one of them is 1.
struct Matrix {
  const uint16_t *data = nullptr;
  int64_t rowStride = 0, columnStride = 0;

  Matrix transpose() const { return {data, columnStride, rowStride}; }
  /// Returns what begins at an element.
  Matrix from(int64_t row, int64_t column) const {
    return {data + row * rowStride + column * columnStride, rowStride,
            columnStride};
  }
};

/// out(i, j) = alpha * sum(i, j) + beta * addend(i, j)
///
/// The sum begins as +0.0. `fma` adds lhs(i, k) * rhs(k, j) to it, for each k
/// in ascending order. The product with beta is rounded to f32, `fma` adds the
/// one with alpha to it, and the result is rounded to the type of the matrices.
struct MatrixProduct {
  /// F16 or BF16, the type of all matrices.
  DType dtype = DType::BF16;
  int64_t rows = 0, columns = 0, inner = 0;
  /// `rows` x `inner`, and `inner` x `columns`.
  Matrix lhs, rhs;
  /// `rows` x `columns`. Without data, nothing is added.
  Matrix addend;
  /// Overlaps no other matrix.
  uint16_t *out = nullptr;
  int64_t outRowStride = 0, outColumnStride = 0;
  float alpha = 1.0f, beta = 1.0f;
  /// The result is square, and out(j, i) with i < j is a copy of out(i, j). It
  /// takes about half the time.
  bool isSymmetric = false;
};

/// Returns the number of tiles of the result. Any thread may compute any tile,
/// in any order.
int64_t countTiles(const MatrixProduct &product);

/// Computes a tile of the result, with up to 256 KB on the stack.
void computeTile(const MatrixProduct &product, int64_t tile);

/// `computeTile` in instructions that some processors have. The bits are the
/// same.
struct TileFunction {
  llvm::StringRef instructions;
  void (*compute)(const MatrixProduct &product, int64_t tile);
};

/// Returns the functions that this processor can execute, the fastest first.
llvm::ArrayRef<TileFunction> getTileFunctions();

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOST_MATRIXPRODUCT_H
