//===- CublasLt.h - cuBLASLt, found in the process --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLT_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLT_H

#include "CublasLtAPI.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace stepfold::runtime {

/// The functions of the library.
struct CublasLt {
#define STEPFOLD_DECLARE(name, symbol, result, ...)                            \
  result (*name)(__VA_ARGS__) = nullptr;
  STEPFOLD_CUBLASLT_FUNCTIONS(STEPFOLD_DECLARE)
#undef STEPFOLD_DECLARE

  /// Fails if `status` is an error; `action` is what could not be done.
  llvm::Error check(CublasStatus status, const llvm::Twine &action) const;
};

/// Returns the library that the process has loaded already, such as that of
/// PyTorch, or that $STEPFOLD_CUBLASLT names. It is too large to be brought
/// along, and a second one beside that of a framework would take memory.
llvm::Expected<const CublasLt *> getCublasLt();

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUBLASLT_H
