//===- Matmul.h - Products of the interpreter -------------------*- C++ -*-===//
//
// The meaning of products of matrices: every element is a sum of products in
// its defined order.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_MATMUL_H
#define STEPFOLD_REFERENCE_MATMUL_H

#include "stepfold/Data/DotProduct.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/Tensor.h"

namespace stepfold::reference {

/// Product of two matrices, and its sum with a third one.
struct MatrixProduct : runtime::ProductForm {
  /// Returns alpha * (lhs @ rhs) + beta * plus, or without the second term if
  /// `plus` is null. All are matrices of f16, or all of bf16.
  Tensor evaluate(const Tensor &lhs, const Tensor &rhs,
                  const Tensor *plus = nullptr) const;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_MATMUL_H
