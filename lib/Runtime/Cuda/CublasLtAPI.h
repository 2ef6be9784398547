//===- CublasLtAPI.h - Used part of cuBLASLt --------------------*- C++ -*-===//
//
// Types, values and functions of libcublasLt.so, of versions 12 and 13,
// declared here so that building needs no CUDA. Needs no header but that of the
// driver, so that libraries which stand in for it can be made of it.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLTAPI_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLTAPI_H

#include "CudaAPI.h"

namespace stepfold::runtime {

using CublasStatus = int;
using CublasLtHandle = struct cublasLtContext *;
using CublasLtMatmulDesc = struct cublasLtMatmulDescOpaque *;
using CublasLtLayout = struct cublasLtMatrixLayoutOpaque *;
using CublasLtPreference = struct cublasLtMatmulPreferenceOpaque *;

struct CublasLtAlgorithm {
  uint64_t data[8];
};

struct CublasLtHeuristic {
  CublasLtAlgorithm algorithm;
  size_t workspaceBytes;
  CublasStatus status;
  float waves;
  int reserved[4];
};

/// The values of the library's enumerations that are used here.
enum : int {
  cublasSuccess = 0,
  cublasCompute32F = 68,
  cublasTranspose = 1,
  cudaDataF32 = 0,
  cudaDataF16 = 2,
  cudaDataBF16 = 14,
  cublasLtDescTransposeA = 3,
  cublasLtDescTransposeB = 4,
  cublasLtLayoutBatchCount = 5,
  cublasLtLayoutBatchOffset = 6,
  cublasLtPreferenceWorkspaceBytes = 1,
  cublasLtPreferenceReductionScheme = 3,
  cublasLtPreferenceAlignmentA = 5,
  cublasLtPreferenceAlignmentD = 8,
};

/// Name of the member, symbol in the library, result, parameters.
#define STEPFOLD_CUBLASLT_FUNCTIONS(X)                                         \
  X(getVersion, cublasLtGetVersion, size_t, void)                              \
  X(create, cublasLtCreate, CublasStatus, CublasLtHandle *)                    \
  X(destroy, cublasLtDestroy, CublasStatus, CublasLtHandle)                    \
  X(createDesc, cublasLtMatmulDescCreate, CublasStatus, CublasLtMatmulDesc *,  \
    int, int)                                                                  \
  X(destroyDesc, cublasLtMatmulDescDestroy, CublasStatus, CublasLtMatmulDesc)  \
  X(setDesc, cublasLtMatmulDescSetAttribute, CublasStatus, CublasLtMatmulDesc, \
    int, const void *, size_t)                                                 \
  X(createLayout, cublasLtMatrixLayoutCreate, CublasStatus, CublasLtLayout *,  \
    int, uint64_t, uint64_t, int64_t)                                          \
  X(destroyLayout, cublasLtMatrixLayoutDestroy, CublasStatus, CublasLtLayout)  \
  X(setLayout, cublasLtMatrixLayoutSetAttribute, CublasStatus, CublasLtLayout, \
    int, const void *, size_t)                                                 \
  X(createPreference, cublasLtMatmulPreferenceCreate, CublasStatus,            \
    CublasLtPreference *)                                                      \
  X(destroyPreference, cublasLtMatmulPreferenceDestroy, CublasStatus,          \
    CublasLtPreference)                                                        \
  X(setPreference, cublasLtMatmulPreferenceSetAttribute, CublasStatus,         \
    CublasLtPreference, int, const void *, size_t)                             \
  X(getHeuristics, cublasLtMatmulAlgoGetHeuristic, CublasStatus,               \
    CublasLtHandle, CublasLtMatmulDesc, CublasLtLayout, CublasLtLayout,        \
    CublasLtLayout, CublasLtLayout, CublasLtPreference, int,                   \
    CublasLtHeuristic *, int *)                                                \
  X(multiply, cublasLtMatmul, CublasStatus, CublasLtHandle,                    \
    CublasLtMatmulDesc, const void *, const void *, CublasLtLayout,            \
    const void *, CublasLtLayout, const void *, const void *, CublasLtLayout,  \
    void *, CublasLtLayout, const CublasLtAlgorithm *, void *, size_t,         \
    CUstream)

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLTAPI_H
