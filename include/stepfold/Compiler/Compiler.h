//===- Compiler.h - From a program to a plan --------------------*- C++ -*-===//
//
// Compiles the optimizer stage of a program: pipelines, code generation, and
// the plan (docs/plan-format.md) that says how the code is launched.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_COMPILER_COMPILER_H
#define STEPFOLD_COMPILER_COMPILER_H

#include "stepfold/Pipelines/Phases.h"
#include "stepfold/Pipelines/RemarkHandler.h"
#include "stepfold/Plan/Plan.h"
#include "stepfold/Report/Report.h"

namespace stepfold {

struct CompileOptions : PhaseOptions {
  /// "sm_80", "sm_90", "sm_90a", "sm_100", or "host".
  std::string target = "host";
  /// Host alone: processor features that the code may use; by default those of
  /// this machine that Stepfold knows how to use.
  std::optional<std::vector<std::string>> features;
  /// The number of the stage, from 0, of a program that has several.
  std::optional<unsigned> stage;
  /// Has scratch share memory that steps do not need at the same time.
  bool reusesScratch = true;
  /// Options of the pipelines, as `key=value` text: of `optim-optimize`, and of
  /// the target's `optim-to-gpu` or `optim-to-cpu`.
  std::string optimizeOptions;
  std::string kernelOptions;
};

/// A compiled stage, in memory.
struct CompiledStage {
  runtime::Plan plan;
  std::vector<uint8_t> constants;
  /// CUDA: the kernels as PTX text.
  std::string ptx;
  /// Host: the kernels as a relocatable object file.
  llvm::SmallVector<char, 0> object;
  /// Report of the compilation; none if none was asked for.
  std::optional<Report> report;
};

/// Compiles the optimizer stage of `module`, which may be in any phase up to
/// the packed, and is lowered on the way. The error holds what the compiler
/// reported.
llvm::Expected<CompiledStage> compileStage(mlir::ModuleOp module,
                                           const CompileOptions &options);

/// The same, with a report on the effects of the compilation. `onRemark`, which
/// may be empty, gets every remark of every pass.
llvm::Expected<CompiledStage> compileWithReport(mlir::ModuleOp module,
                                                CompileOptions options,
                                                RemarkHandler onRemark = {});

/// The targets that `compileStage` knows, for messages.
llvm::ArrayRef<llvm::StringRef> getTargetNames();

} // namespace stepfold

#endif // STEPFOLD_COMPILER_COMPILER_H
