//===- HostCode.h - Kernels of loops to machine code ------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_HOSTCODE_H
#define STEPFOLD_COMPILER_HOSTCODE_H

#include "stepfold/Plan/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace stepfold {

/// Compiles the functions that `stage` calls, moving them out of its module, to
/// a relocatable object, whose only symbol is the table of these kernels
/// (stepfold/Runtime/Host/HostKernels.h).
llvm::Expected<llvm::SmallVector<char, 0>>
compileToObject(mlir::func::FuncOp stage,
                llvm::ArrayRef<runtime::Plan::Kernel> kernels,
                llvm::ArrayRef<std::string> features);

/// Compiles the loops on memrefs that `optim-step-to-loops` makes of
/// `@train_step` to a relocatable object with a function `kStepEntryName` of
/// one address: that of the step's arguments, 8 bytes each, memrefs by the
/// address of their elements.
llvm::Expected<llvm::SmallVector<char, 0>>
compileStepToObject(mlir::ModuleOp module,
                    llvm::ArrayRef<std::string> features);

inline constexpr llvm::StringLiteral kStepEntryName = "step_entry";

} // namespace stepfold

#endif // STEPFOLD_COMPILER_HOSTCODE_H
