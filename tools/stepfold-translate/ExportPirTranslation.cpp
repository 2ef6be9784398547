//===- ExportPirTranslation.cpp - `--export-pir` ---------------*- C++ -*-===//
//
// Registers the exporter with the translation tool.
//
//===----------------------------------------------------------------------===//

#include "Translations.h"

#include "stepfold/Frontends/Paddle/Export/ExportPir.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using namespace stepfold;

static llvm::cl::opt<std::string>
    startupOut("startup-out", llvm::cl::value_desc("filename"),
               llvm::cl::desc("Where to write the startup program"),
               llvm::cl::cat(getTranslateCategory()));

static LogicalResult translate(ModuleOp module, raw_ostream &os) {
  std::optional<pir::ExportedPrograms> programs = pir::exportPrograms(module);
  if (!programs)
    return failure();
  if (startupOut.empty() && programs->changesStartup)
    return emitError(module->getLoc())
           << "the startup program has changed; say with "
              "--startup-out where to "
              "write it";
  if (!startupOut.empty() && !programs->startup)
    return emitError(module->getLoc())
           << "the module was imported without a startup program";
  if (!startupOut.empty())
    addOutputFile(startupOut, *programs->startup);
  os << programs->main;
  return success();
}

static void registerDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                  ml_program::MLProgramDialect, optim::OptimDialect,
                  scf::SCFDialect, tensor::TensorDialect>();
}

void stepfold::registerExportPirTranslation() {
  static TranslateFromMLIRRegistration registration(
      "export-pir", "Export an imported program to Paddle PIR in JSON",
      translate, registerDialects);
}
