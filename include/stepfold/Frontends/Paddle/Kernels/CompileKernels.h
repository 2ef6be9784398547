//===- CompileKernels.h - Programs with compiled stages ---------*- C++ -*-===//
//
// Compiles the stages of a program that is exported with an operator for each
// (ExportKernels.h).
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_KERNELS_COMPILEKERNELS_H
#define STEPFOLD_FRONTENDS_PADDLE_KERNELS_COMPILEKERNELS_H

#include "stepfold/Compiler/PlanWriter.h"
#include "stepfold/Frontends/Paddle/Export/ExportPir.h"

namespace stepfold::pir {

struct KernelOptions {
  /// Those of the compilation of each stage, with `hoist-casts=false` if they
  /// do not say otherwise.
  CompileOptions compile;
  PlanFolderOptions folder;
  /// Gets the remarks of the compilations; may be empty.
  RemarkHandler onRemark;
};

struct CompiledKernels {
  ExportedPrograms programs;
  /// The plan of each stage, in their order, with the stage as one more file.
  std::vector<PlanFiles> plans;
};

/// Returns `programs` with operators that execute the plans of its stages. The
/// plan of a single stage is that of the folder `folder`, and those of several
/// stages are of folders in it, with their numbers as names. Nothing is
/// written. Nothing where an error was emitted; the error of a compilation is
/// returned.
llvm::Expected<std::optional<CompiledKernels>>
compileKernels(ExportedPrograms programs, mlir::MLIRContext *context,
               llvm::StringRef folder, const KernelOptions &options);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_KERNELS_COMPILEKERNELS_H
