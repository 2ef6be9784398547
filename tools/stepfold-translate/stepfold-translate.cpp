//===- stepfold-translate.cpp - Translations to and from MLIR -------------===//
//
// mlir-translate's main function opens the output file before it translates,
// and removes it where that fails. Here the file changes only on success.
//
//===----------------------------------------------------------------------===//

#include "ToolProcess.h"
#include "Translations.h"

#include "stepfold/Support/OutputFiles.h"
#include "stepfold/Support/ReadFile.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace stepfold;

namespace {
/// A file that is to be written.
struct Output {
  std::string file;
  std::string text;
};

} // namespace

static std::vector<Output> &getAddedOutputs() {
  static std::vector<Output> outputs;
  return outputs;
}

static std::vector<PlanFiles> &getAddedPlans() {
  static std::vector<PlanFiles> plans;
  return plans;
}

llvm::cl::OptionCategory &stepfold::getTranslateCategory() {
  static llvm::cl::OptionCategory category("stepfold-translate options");
  return category;
}

void stepfold::addOutputFile(StringRef file, std::string text) {
  getAddedOutputs().push_back({file.str(), std::move(text)});
}

void stepfold::addOutputPlan(PlanFiles plan) {
  getAddedPlans().push_back(std::move(plan));
}

/// Fails if writing to `file` would replace the input.
static llvm::Error checkOutput(StringRef file, StringRef input) {
  bool isSame = false;
  if (runtime::isReplaced(file) &&
      !llvm::sys::fs::equivalent(file, input, isSame) && isSame)
    return llvm::createStringError("'" + file + "' is the input");
  return llvm::Error::success();
}

/// Writes all files, or leaves all as they were.
static llvm::Error writeOutputs(StringRef input, ArrayRef<Output> outputs,
                                ArrayRef<PlanFiles> plans) {
  for (const PlanFiles &plan : plans)
    for (const PlanFile &file : plan.files) {
      llvm::SmallString<128> path(plan.folder);
      llvm::sys::path::append(path, file.name);
      if (llvm::Error error = checkOutput(path, input))
        return error;
    }
  for (const Output &output : outputs)
    if (llvm::Error error = checkOutput(output.file, input))
      return error;
  return writePlans(plans, [&](runtime::OutputFiles &files) -> llvm::Error {
    for (const Output &output : outputs)
      if (llvm::Error error = files.add(output.file, output.text))
        return error;
    return llvm::Error::success();
  });
}

/// Has repairs printed, and what is not imported into the stage, with the
/// reason.
static LogicalResult printRemarks(MLIRContext &context) {
  remark::RemarkCategories categories;
  categories.missed = categories.passed = ".*";
  return remark::enableOptimizationRemarks(
      context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true);
}

static int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "stepfold-translate") << message << '\n';
  return 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  setUpToolProcess("stepfold-translate");
  registerExportPirTranslation();
  registerImportPirTranslation();
  llvm::cl::opt<std::string> input(
      llvm::cl::Positional, llvm::cl::desc("<input file>"), llvm::cl::init("-"),
      llvm::cl::cat(getTranslateCategory()));
  llvm::cl::opt<std::string> output(
      "o", llvm::cl::desc("Output file"), llvm::cl::value_desc("filename"),
      llvm::cl::init("-"), llvm::cl::cat(getTranslateCategory()));
  llvm::cl::opt<bool> remarks(
      "remarks",
      llvm::cl::desc("Name repairs of the program, and ops that stay outside "
                     "the optimizer stage, with the reason"),
      llvm::cl::cat(getTranslateCategory()));
  llvm::cl::opt<const Translation *, false, TranslationParser> translation(
      "", llvm::cl::desc("Translation to perform"), llvm::cl::Required,
      llvm::cl::cat(getTranslateCategory()));
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  llvm::cl::HideUnrelatedOptions(getTranslateCategory());
  llvm::cl::ParseCommandLineOptions(
      argc, argv,
      "Imports training programs of PaddlePaddle, and exports them\n");

  auto buffer = runtime::readInput(input);
  if (!buffer)
    return fail(llvm::toString(buffer.takeError()));
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  MLIRContext context;
  // Programs consist of them.
  context.allowUnregisteredDialects();
  SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  if (remarks && failed(printRemarks(context)))
    return fail("cannot print remarks");
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed((*translation)(sources, os, &context)))
    return 1; // It printed an error.
  // The added ones first: the output may be a pipe, which is not taken back.
  std::vector<Output> outputs = std::move(getAddedOutputs());
  outputs.push_back({output, text});
  if (llvm::Error error = writeOutputs(input, outputs, getAddedPlans()))
    return fail(llvm::toString(std::move(error)));
  return 0;
}
