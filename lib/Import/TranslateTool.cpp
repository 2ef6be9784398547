//===- TranslateTool.cpp - The command line of stepfold-translate ---------===//
//
// mlir-translate's main function opens the output file before it translates,
// and removes it where that fails. Here the file changes only on success.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/TranslateTool.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

/// Replaces a file as a whole; a device or pipe is written to.
static llvm::Error writeOutput(StringRef file, StringRef text) {
  llvm::sys::fs::file_status status;
  if (file == "-" || llvm::sys::fs::status(file, status) ||
      llvm::sys::fs::is_regular_file(status))
    return llvm::writeToOutput(file, [&](raw_ostream &os) {
      os << text;
      return llvm::Error::success();
    });
  std::error_code error;
  llvm::raw_fd_ostream os(file, error);
  if (!error) {
    os << text;
    os.close();
    error = os.error();
    os.clear_error();
  }
  return llvm::errorCodeToError(error);
}

/// Has what is not imported into the stage, and why, printed.
static LogicalResult printRemarks(MLIRContext &context) {
  remark::RemarkCategories categories;
  categories.missed = ".*";
  return remark::enableOptimizationRemarks(
      context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true);
}

static int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "stepfold-translate") << message << '\n';
  return 1;
}

int stepfold::runTranslateTool(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  llvm::cl::opt<std::string> input(llvm::cl::Positional,
                                   llvm::cl::desc("<input file>"),
                                   llvm::cl::init("-"));
  llvm::cl::opt<std::string> output("o", llvm::cl::desc("Output file"),
                                    llvm::cl::value_desc("filename"),
                                    llvm::cl::init("-"));
  llvm::cl::opt<bool> remarks(
      "remarks", llvm::cl::desc("Say which ops might have been of the "
                                "optimizer stage, and why they are not"));
  llvm::cl::opt<const Translation *, false, TranslationParser> translation(
      "", llvm::cl::desc("Translation to perform"), llvm::cl::Required);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  llvm::cl::ParseCommandLineOptions(argc, argv, "Stepfold translation tool\n");

  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(input, &message);
  if (!buffer)
    return fail(message);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  MLIRContext context;
  SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  if (remarks && failed(printRemarks(context)))
    return fail("cannot print remarks");
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed((*translation)(sources, os, &context)))
    return 1; // It said why.
  if (llvm::Error error = writeOutput(output, text))
    return fail("cannot write '" + output +
                "': " + llvm::toString(std::move(error)));
  return 0;
}
