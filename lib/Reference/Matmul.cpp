//===- Matmul.cpp - Products of the interpreter ---------------------------===//

#include "stepfold/Reference/Matmul.h"

#include <cmath>
#include <cstring>

using stepfold::runtime::DType;
using stepfold::runtime::ProductRows;

namespace stepfold::reference {

/// Returns the rows of a matrix, or its columns, for sums of their products.
static ProductRows getRows(const Tensor &matrix, bool areColumns) {
  int64_t numRows = matrix.getShape()[0], numColumns = matrix.getShape()[1];
  std::vector<uint16_t> bits(matrix.getNumElements());
  if (!bits.empty())
    std::memcpy(bits.data(), matrix.getData().data(),
                bits.size() * sizeof(uint16_t));
  DType type =
      matrix.getElementType() == ElementType::f16() ? DType::F16 : DType::BF16;
  if (!areColumns)
    return ProductRows(type, bits, numRows);
  std::vector<uint16_t> columns(bits.size());
  for (int64_t row = 0; row < numRows; ++row)
    for (int64_t column = 0; column < numColumns; ++column)
      columns[column * numRows + row] = bits[row * numColumns + column];
  return ProductRows(type, columns, numColumns);
}

Tensor MatrixProduct::evaluate(const Tensor &lhs, const Tensor &rhs,
                               const Tensor *plus) const {
  ProductRows rows = getRows(lhs, isLhsTransposed);
  ProductRows columns = getRows(rhs, !isRhsTransposed);
  int64_t numRows = rows.getNumRows(), numColumns = columns.getNumRows();
  ElementType type = lhs.getElementType();
  Tensor result(type, {numRows, numColumns});
  for (int64_t i = 0; i < numRows; ++i)
    for (int64_t j = 0; j < numColumns; ++j) {
      int64_t index = i * numColumns + j;
      if (isSymmetric && j < i) {
        llvm::cantFail(result.set(index, result.get(j * numColumns + i)));
        continue;
      }
      float sum = addProducts(rows, i, columns, j, accumulation);
      float scaled =
          plus
              ? std::fma(alpha, sum,
                         beta * static_cast<float>(plus->get(index).toDouble()))
              : alpha * sum;
      llvm::cantFail(result.set(index, Element::fromDouble(type, scaled)));
    }
  return result;
}

} // namespace stepfold::reference
