//===- GPUCode.h - Kernels of the gpu dialect to PTX ------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_GPUCODE_H
#define STEPFOLD_COMPILER_GPUCODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Compiles the gpu.module of `module`, which it lowers, for `arch`.
llvm::Expected<std::string> compileToPTX(mlir::ModuleOp module,
                                         llvm::StringRef arch);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_GPUCODE_H
