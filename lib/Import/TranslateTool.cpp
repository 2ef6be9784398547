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

namespace {
/// A file that is to be written.
struct Output {
  std::string file;
  std::string text;
};

/// Replaces files as wholes, all of them or none; devices and pipes are written
/// to.
class OutputWriter {
public:
  OutputWriter() = default;
  OutputWriter(const OutputWriter &) = delete;
  OutputWriter &operator=(const OutputWriter &) = delete;
  /// Whatever has not been kept goes.
  ~OutputWriter() {
    for (auto &[file, temporary] : temporaries)
      llvm::consumeError(temporary.discard());
  }

  llvm::Error write(const Output &output);
  /// Gives the files that have been written their names.
  llvm::Error keep();

private:
  llvm::SmallVector<std::pair<std::string, llvm::sys::fs::TempFile>>
      temporaries;
};
} // namespace

static std::vector<Output> &getAddedOutputs() {
  static std::vector<Output> outputs;
  return outputs;
}

void stepfold::addOutputFile(StringRef file, std::string text) {
  getAddedOutputs().push_back({file.str(), std::move(text)});
}

static bool isReplaced(StringRef file) {
  llvm::sys::fs::file_status status;
  return file != "-" && (llvm::sys::fs::status(file, status) ||
                         llvm::sys::fs::is_regular_file(status));
}

static llvm::Error writeText(llvm::raw_fd_ostream &os, StringRef text) {
  os << text;
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  return llvm::errorCodeToError(error);
}

llvm::Error OutputWriter::write(const Output &output) {
  if (!isReplaced(output.file)) {
    std::error_code error;
    llvm::raw_fd_ostream os(output.file, error);
    return error ? llvm::errorCodeToError(error) : writeText(os, output.text);
  }
  auto temporary = llvm::sys::fs::TempFile::create(
      output.file + ".temp-%%%%%%",
      llvm::sys::fs::all_read | llvm::sys::fs::all_write);
  if (!temporary)
    return temporary.takeError();
  llvm::raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  llvm::Error error = writeText(os, output.text);
  temporaries.emplace_back(output.file, std::move(*temporary));
  return error;
}

llvm::Error OutputWriter::keep() {
  while (!temporaries.empty()) {
    auto [file, temporary] = temporaries.pop_back_val();
    if (llvm::Error error = temporary.keep(file))
      return error;
  }
  return llvm::Error::success();
}

/// Whether two names are those of one file.
static bool isSameFile(StringRef a, StringRef b) {
  bool isSame = a == b && a != "-";
  return isSame || (!llvm::sys::fs::equivalent(a, b, isSame) && isSame);
}

/// Why `outputs` are not to be written; empty where they are.
static std::string explainClash(StringRef input, ArrayRef<Output> outputs) {
  for (auto [index, output] : llvm::enumerate(outputs)) {
    if (isReplaced(output.file) && isSameFile(output.file, input))
      return "'" + output.file + "' is the input";
    for (const Output &other : outputs.take_front(index))
      if (isReplaced(output.file) && isSameFile(output.file, other.file))
        return "'" + output.file + "' would be written twice";
  }
  return "";
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
  // Programs consist of them.
  context.allowUnregisteredDialects();
  SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  if (remarks && failed(printRemarks(context)))
    return fail("cannot print remarks");
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed((*translation)(sources, os, &context)))
    return 1; // It said why.
  // The added ones first: the output may be a pipe, which is not taken back.
  std::vector<Output> outputs = std::move(getAddedOutputs());
  outputs.push_back({output, text});
  std::string clash = explainClash(input, outputs);
  if (!clash.empty())
    return fail(clash);
  OutputWriter writer;
  for (const Output &file : outputs)
    if (llvm::Error error = writer.write(file))
      return fail("cannot write '" + file.file +
                  "': " + llvm::toString(std::move(error)));
  if (llvm::Error error = writer.keep())
    return fail("cannot write the output: " + llvm::toString(std::move(error)));
  return 0;
}
