//===- ExportPirTranslation.cpp - `--export-pir` ---------------*- C++ -*-===//
//
// Registers the exporter with the translation tool.
//
//===----------------------------------------------------------------------===//

#include "Translations.h"

#include "stepfold/Frontends/Paddle/Kernels/CompileKernels.h"
#include "stepfold/InitProgram.h"

#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using namespace stepfold;

static llvm::cl::opt<std::string>
    startupOut("startup-out", llvm::cl::value_desc("filename"),
               llvm::cl::desc("Where to write the startup program"),
               llvm::cl::cat(getTranslateCategory()));

static llvm::cl::opt<std::string> kernels(
    "kernels", llvm::cl::value_desc("folder"),
    llvm::cl::desc("Replace each optimizer stage by an operator that executes "
                   "a plan, and write the plan to this folder"),
    llvm::cl::cat(getTranslateCategory()));

/// Compiles the stages of `programs`, which are imported for CPUs. Fails where
/// an error was emitted.
static LogicalResult addKernels(pir::ExportedPrograms &programs,
                                MLIRContext *context) {
  auto compiled = pir::compileKernels(std::move(programs), context, kernels,
                                      pir::KernelOptions());
  if (!compiled)
    return emitError(UnknownLoc::get(context))
           << llvm::toString(compiled.takeError());
  if (!*compiled)
    return failure();
  for (PlanFiles &plan : (*compiled)->plans)
    addOutputPlan(std::move(plan));
  programs = std::move((*compiled)->programs);
  return success();
}

static LogicalResult translate(ModuleOp module, raw_ostream &os) {
  std::optional<pir::ExportedPrograms> programs = pir::exportPrograms(module);
  if (!programs)
    return failure();
  if (kernels.getNumOccurrences() != 0 && kernels.empty())
    return emitError(module->getLoc())
           << "--kernels: expected a folder, got an empty path";
  if (startupOut.empty() && programs->changesStartup)
    return emitError(module->getLoc())
           << "the startup program has changed; say with "
              "--startup-out where to "
              "write it";
  if (!startupOut.empty() && !programs->startup)
    return emitError(module->getLoc())
           << "the module was imported without a startup program";
  if (!kernels.empty() && failed(addKernels(*programs, module.getContext())))
    return failure();
  if (!startupOut.empty())
    addOutputFile(startupOut, *programs->startup);
  os << programs->main;
  return success();
}

void stepfold::registerExportPirTranslation() {
  static TranslateFromMLIRRegistration registration(
      "export-pir", "Export an imported program to Paddle PIR in JSON",
      translate, registerProgramDialects);
}
