//===- ImportPirTranslation.cpp - `--import-pir` ---------------*- C++ -*-===//
//
// Registers the importer with the translation tool.
//
//===----------------------------------------------------------------------===//

#include "Translations.h"

#include "stepfold/Frontends/Paddle/Import/ImportPir.h"
#include "stepfold/Frontends/Paddle/Import/TranslationRepair.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "stepfold/Support/ReadFile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace stepfold::pir;

static llvm::cl::opt<std::string>
    startupFile("startup", llvm::cl::value_desc("filename"),
                llvm::cl::desc("The startup program, for initial values"),
                llvm::cl::cat(stepfold::getTranslateCategory()));

static llvm::cl::opt<Device>
    device("paddle-device", llvm::cl::init(Device::GPU),
           llvm::cl::desc("Device whose kernels define the optimizer ops "
                          "(default: gpu)"),
           llvm::cl::values(clEnumValN(Device::GPU, "gpu", "Kernels for GPUs"),
                            clEnumValN(Device::CPU, "cpu", "Kernels for CPUs")),
           llvm::cl::cat(stepfold::getTranslateCategory()));

static llvm::cl::opt<bool> keepSource(
    "keep-source", llvm::cl::init(true),
    llvm::cl::desc("Keep the text of the programs in the module; --export-pir "
                   "requires it"),
    llvm::cl::cat(stepfold::getTranslateCategory()));

static llvm::cl::opt<bool> returnedGradients(
    "returned-gradients",
    llvm::cl::desc("Begin the stage with gradients in the types of their "
                   "parameters, as the framework returns them"),
    llvm::cl::cat(stepfold::getTranslateCategory()));

/// Reads the startup program that the command line names; null without one.
static std::unique_ptr<Program> readStartup(FirstError &errors) {
  if (startupFile.empty())
    return nullptr;
  auto buffer = stepfold::runtime::readInput(startupFile);
  if (!buffer) {
    errors.report("--startup", llvm::toString(buffer.takeError()));
    return nullptr;
  }
  return Program::parse(startupFile, (*buffer)->getBuffer().str(), errors);
}

static OwningOpRef<mlir::Operation *> translate(llvm::SourceMgr &sources,
                                                MLIRContext *context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  FirstError errors;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<Program> main = Program::parse(
      buffer->getBufferIdentifier(), buffer->getBuffer().str(), errors);
  std::unique_ptr<Program> startup = main ? readStartup(errors) : nullptr;
  repairTranslation(main, startup, context, errors);
  ImportOptions options;
  options.device = device;
  options.keepSource = keepSource;
  options.returnedGradients = returnedGradients;
  if (!errors.any())
    module = importPrograms(*main, startup.get(), options, context, errors);
  if (errors.any())
    emitError(UnknownLoc::get(context)) << errors.message();
  return OwningOpRef<mlir::Operation *>(module.release());
}

void stepfold::registerImportPirTranslation() {
  static TranslateToMLIRRegistration registration(
      "import-pir", "Import a Paddle PIR program in JSON", translate);
}
