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

static std::vector<pir::KernelPlan> &getAddedPlans() {
  static std::vector<pir::KernelPlan> plans;
  return plans;
}

llvm::cl::OptionCategory &stepfold::getTranslateCategory() {
  static llvm::cl::OptionCategory category("stepfold-translate options");
  return category;
}

void stepfold::addOutputFile(StringRef file, std::string text) {
  getAddedOutputs().push_back({file.str(), std::move(text)});
}

void stepfold::addOutputPlan(pir::KernelPlan plan) {
  getAddedPlans().push_back(std::move(plan));
}

/// Returns true if two names denote one file.
static bool isSameFile(StringRef a, StringRef b) {
  bool isSame = a == b && a != "-";
  return isSame || (!llvm::sys::fs::equivalent(a, b, isSame) && isSame);
}

/// Returns the reason why `outputs` must not be written, or an empty string.
static std::string explainClash(StringRef input, ArrayRef<Output> outputs) {
  for (auto [index, output] : llvm::enumerate(outputs)) {
    if (runtime::isReplaced(output.file) && isSameFile(output.file, input))
      return "'" + output.file + "' is the input";
    for (const Output &other : outputs.take_front(index))
      if (runtime::isReplaced(output.file) &&
          isSameFile(output.file, other.file))
        return "'" + output.file + "' would be written twice";
  }
  return "";
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
  std::string clash = explainClash(input, outputs);
  if (!clash.empty())
    return fail(clash);
  runtime::OutputFiles files;
  for (const Output &output : outputs)
    if (llvm::Error error = files.add(output.file, output.text))
      return fail(llvm::toString(std::move(error)));
  std::vector<PlanFolder> folders;
  for (const pir::KernelPlan &plan : getAddedPlans())
    folders.push_back({plan.folder, plan.files});
  if (llvm::Error error = writePlans(folders))
    return fail(llvm::toString(std::move(error)));
  if (llvm::Error error = files.commit())
    return fail(llvm::toString(std::move(error)));
  return 0;
}
