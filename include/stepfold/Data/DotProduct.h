//===- DotProduct.h - Sums of products with defined bits --------*- C++ -*-===//
//
// The sums of products of which products of matrices consist, in the orders
// and with the roundings of docs/numerics.md ("Products of matrices").
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_DOTPRODUCT_H
#define STEPFOLD_DATA_DOTPRODUCT_H

#include "stepfold/Data/Accumulation.h"
#include "stepfold/Data/DType.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <vector>

namespace stepfold::runtime {

/// Returns a factor of f16 or bf16 as f32, which holds it exactly.
float widenFactor(DType type, uint16_t bits);

/// The form of a product of matrices: alpha * (lhs @ rhs) + beta * plus, or
/// without the second term.
struct ProductForm {
  Accumulation accumulation = Accumulation::Sequential;
  bool isLhsTransposed = false, isRhsTransposed = false;
  /// Has elements below the diagonal be copies of those above.
  bool isSymmetric = false;
  float alpha = 1.0f, beta = 1.0f;

  /// Returns an element of f16 or bf16: `sum` is that of the products of its
  /// row and column, and `plus` the element that is added, if there is one.
  uint16_t finish(DType type, float sum, std::optional<uint16_t> plus) const;
};

/// Rows of f16 or bf16 that are factors of sums of products, decoded once.
class ProductRows {
public:
  /// `bits` has the elements of the rows, one row after another. `type` is f16
  /// or bf16.
  ProductRows(DType type, llvm::ArrayRef<uint16_t> bits, int64_t numRows);

  int64_t getNumRows() const { return numRows; }
  /// Elements of a row.
  int64_t getLength() const { return length; }

private:
  friend float addProducts(const ProductRows &, int64_t, const ProductRows &,
                           int64_t, Accumulation);

  /// Products that `Accumulation::MMA16` adds at once.
  static constexpr int64_t kStep = 16;

  /// A finite element is `significand` times 2^(exponent - fractionBits).
  struct Factors {
    int32_t significands[kStep];
    int32_t exponents[kStep];
    bool areFinite;
  };

  static float addStep(float sum, const Factors &a, const float *aValues,
                       const Factors &b, const float *bValues,
                       unsigned fractionBits);

  int64_t numRows, length;
  /// Bits of a fraction in memory.
  unsigned fractionBits;
  /// Elements as f32, with zeros behind the end of each row, up to a whole
  /// step.
  std::vector<float> values;
  /// The same by steps.
  std::vector<Factors> steps;
};

/// Returns the sum of the products of a row of `a` and a row of `b`, which have
/// the same type and length. The sum begins as +0.0.
float addProducts(const ProductRows &a, int64_t aRow, const ProductRows &b,
                  int64_t bRow, Accumulation accumulation);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_DOTPRODUCT_H
