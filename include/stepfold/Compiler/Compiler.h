//===- Compiler.h - From a program to a plan --------------------*- C++ -*-===//
//
// Compiles the optimizer stage of a program: pipelines, code generation, and
// the plan (docs/plan-format.md) that says how the code is launched.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_COMPILER_COMPILER_H
#define STEPFOLD_COMPILER_COMPILER_H

#include "stepfold/Compiler/RemarkHandler.h"
#include "stepfold/Compiler/Report.h"
#include "stepfold/Runtime/Plan/Plan.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/Timing.h"

namespace stepfold {

struct CompileOptions {
  /// "sm_80", "sm_90", "sm_90a", "sm_100", or "host".
  std::string target = "host";
  /// Host: processor features that the code may use; by default those of this
  /// machine that Stepfold knows how to use.
  std::optional<std::vector<std::string>> features;
  /// Options of the pipelines, as `key=value` text: of `optim-optimize`, and of
  /// the target's `optim-to-gpu` or `optim-to-cpu`.
  std::string optimizeOptions;
  std::string kernelOptions;
  /// Whether to verify the module after each pass, and not only where it is
  /// rewritten and where it is lowered.
  bool verifyEach = false;
  /// Where to write the module after each pass; empty: nowhere.
  std::string dumpDirectory;
  /// Whether to say what compiling changed.
  bool report = false;
  /// With `report`, gets every remark of every pass; may be empty.
  RemarkHandler onRemark;
  /// Where the times of the phases are added; null: nowhere.
  mlir::TimingScope *timing = nullptr;

  /// A scope for the time of a phase.
  mlir::TimingScope startTiming(llvm::StringRef phase) const {
    return timing ? timing->nest(phase) : mlir::TimingScope();
  }
};

/// A compiled stage, in memory.
struct CompiledStage {
  runtime::Plan plan;
  std::vector<uint8_t> constants;
  /// CUDA: the kernels as PTX text.
  std::string ptx;
  /// Host: the kernels as a relocatable object file.
  llvm::SmallVector<char, 0> object;
  /// Where the options ask for it.
  std::optional<Report> report;
};

/// Compiles the optimizer stage of `module`, which may be in any phase up to
/// the packed, and is lowered on the way. The error holds what the compiler
/// reported.
llvm::Expected<CompiledStage> compileStage(mlir::ModuleOp module,
                                           const CompileOptions &options);

/// The targets that `compileStage` knows, for messages.
llvm::ArrayRef<llvm::StringRef> getTargetNames();

} // namespace stepfold

#endif // STEPFOLD_COMPILER_COMPILER_H
