//===- FakeCublasLt.h - cuBLASLt without a GPU ------------------*- C++ -*-===//
//
// Interface for tests of a library that replaces libcublasLt.so: the test says
// which algorithms it proposes, and what each of them computes.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKECUBLASLT_H
#define STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKECUBLASLT_H

#include "Runtime/Cuda/CublasLtAPI.h"

#include <functional>
#include <vector>

namespace stepfold::runtime::test {

/// A matrix by columns, or several at equal distances, in elements.
struct FakeLayout {
  int type;
  uint64_t rows, columns;
  int64_t columnStride;
  int32_t count = 1;
  int64_t distance = 0;
};

/// out = alpha * op(a) op(b) + beta * plus.
struct FakeProduct {
  uint64_t algorithm;
  bool isATransposed, isBTransposed;
  float alpha, beta;
  const uint16_t *a, *b, *plus;
  uint16_t *out;
  FakeLayout aLayout, bLayout, outLayout;
  CUstream stream;
};

struct FakeCublasLt {
  /// Names of the algorithms that the library proposes, the first one first.
  std::vector<uint64_t> algorithms;
  std::function<CublasStatus(const FakeProduct &)> multiply;
};

} // namespace stepfold::runtime::test

extern "C" stepfold::runtime::test::FakeCublasLt *getFakeCublasLt();

#endif // STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKECUBLASLT_H
