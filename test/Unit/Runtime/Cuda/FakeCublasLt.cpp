//===- FakeCublasLt.cpp - cuBLASLt without a GPU --------------------------===//

#include "FakeCublasLt.h"

#include <cstring>

using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

struct cublasLtMatmulDescOpaque {
  bool isATransposed = false, isBTransposed = false;
};
struct cublasLtMatrixLayoutOpaque {
  FakeLayout layout;
};

extern "C" FakeCublasLt *getFakeCublasLt() {
  static FakeCublasLt library;
  return &library;
}

namespace stepfold::runtime::test {

using Desc = ::cublasLtMatmulDescOpaque;
using Layout = ::cublasLtMatrixLayoutOpaque;

} // namespace stepfold::runtime::test

extern "C" {

size_t cublasLtGetVersion() { return 130000; }
CublasStatus cublasLtCreate(void **handle) {
  *handle = getFakeCublasLt();
  return cublasSuccess;
}
CublasStatus cublasLtDestroy(void *) { return cublasSuccess; }

CublasStatus cublasLtMatmulDescCreate(Desc **desc, int, int) {
  *desc = new Desc;
  return cublasSuccess;
}
CublasStatus cublasLtMatmulDescDestroy(Desc *desc) {
  delete desc;
  return cublasSuccess;
}
CublasStatus cublasLtMatmulDescSetAttribute(Desc *desc, int key,
                                            const void *value, size_t) {
  int32_t operation;
  std::memcpy(&operation, value, sizeof(operation));
  (key == cublasLtDescTransposeA ? desc->isATransposed : desc->isBTransposed) =
      operation == cublasTranspose;
  return cublasSuccess;
}

CublasStatus cublasLtMatrixLayoutCreate(Layout **layout, int type,
                                        uint64_t rows, uint64_t columns,
                                        int64_t columnStride) {
  *layout = new Layout{{type, rows, columns, columnStride}};
  return cublasSuccess;
}
CublasStatus cublasLtMatrixLayoutDestroy(Layout *layout) {
  delete layout;
  return cublasSuccess;
}
CublasStatus cublasLtMatrixLayoutSetAttribute(Layout *layout, int key,
                                              const void *value, size_t size) {
  if (key == cublasLtLayoutBatchCount)
    std::memcpy(&layout->layout.count, value, size);
  else
    std::memcpy(&layout->layout.distance, value, size);
  return cublasSuccess;
}

CublasStatus cublasLtMatmulPreferenceCreate(void **preference) {
  *preference = getFakeCublasLt();
  return cublasSuccess;
}
CublasStatus cublasLtMatmulPreferenceDestroy(void *) { return cublasSuccess; }
CublasStatus cublasLtMatmulPreferenceSetAttribute(void *, int, const void *,
                                                  size_t) {
  return cublasSuccess;
}

CublasStatus cublasLtMatmulAlgoGetHeuristic(void *, Desc *, Layout *, Layout *,
                                            Layout *, Layout *, void *,
                                            int maxCount,
                                            CublasLtHeuristic *found,
                                            int *count) {
  *count = 0;
  for (uint64_t algorithm : getFakeCublasLt()->algorithms)
    if (*count != maxCount)
      found[(*count)++] = {{{algorithm}}, 0, cublasSuccess, 1.0f, {}};
  return cublasSuccess;
}

CublasStatus cublasLtMatmul(void *, Desc *desc, const void *alpha,
                            const void *a, Layout *aLayout, const void *b,
                            Layout *bLayout, const void *beta, const void *plus,
                            Layout *, void *out, Layout *outLayout,
                            const CublasLtAlgorithm *algorithm, void *, size_t,
                            CUstream stream) {
  return getFakeCublasLt()->multiply(
      {algorithm->data[0], desc->isATransposed, desc->isBTransposed,
       *static_cast<const float *>(alpha), *static_cast<const float *>(beta),
       static_cast<const uint16_t *>(a), static_cast<const uint16_t *>(b),
       static_cast<const uint16_t *>(plus), static_cast<uint16_t *>(out),
       aLayout->layout, bLayout->layout, outLayout->layout, stream});
}
}
