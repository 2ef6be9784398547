//===- ExportKernels.h - Stages of PIR programs as operators ----*- C++ -*-===//
//
// Replaces each optimizer stage of a program by one operator that executes a
// plan of the stage (lib/Frontends/Paddle/Format/StepOperator.h), and proves
// that the framework's executor orders the operator as it did the stage. Where
// the startup program puts variables into a buffer, the buffer stands in their
// place as an operand.
//
// The exporter imports the program that it wrote, in which the operator is the
// stage again, and compares it with the program before.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTKERNELS_H
#define STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTKERNELS_H

#include "stepfold/Frontends/Paddle/Export/ExportPir.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <vector>

namespace stepfold::pir {

/// State, or the gradient of the parameter `name`.
struct PlanVariable {
  std::string name;
  bool isGradient = false;
  bool isWritten = false;
  bool isOneElement = false;
};

/// A buffer of the program that variables of a plan lie in.
struct PlanBuffer {
  std::string name;
  std::vector<std::string> variables;
};

/// A plan of a stage.
struct StagePlan {
  /// The path of its folder, which need not be there yet.
  std::string folder;
  /// The value of `sha256` in its plan.json.
  std::string seal;
  std::vector<PlanVariable> variables;
  std::vector<PlanBuffer> buffers;
};

/// Keeps stage `stage`, from 0, of the `numStages` that `program` has, and
/// compiles it. Fails where an error was emitted.
using StageCompiler = llvm::function_ref<mlir::FailureOr<StagePlan>(
    mlir::ModuleOp program, unsigned stage, unsigned numStages)>;

/// A file that has to be in the folder of a plan.
struct StageFile {
  std::string name;
  std::string text;
};

struct KernelPrograms {
  ExportedPrograms programs;
  /// One for each stage, in their order.
  std::vector<StageFile> files;
};

/// Returns `programs` with operators in place of stages. Nothing where an error
/// was emitted.
///
/// In programs for GPUs, the framework keeps state of one element on the host,
/// such as powers, and copies operands to the device: what the operator writes
/// of these is in place.
std::optional<KernelPrograms> exportKernels(ExportedPrograms programs,
                                            mlir::MLIRContext *context,
                                            StageCompiler compile);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTKERNELS_H
