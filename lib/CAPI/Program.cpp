//===- Program.cpp - Programs, for C --------------------------------------===//
//
// Parsing, passes and printing.
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"
#include "Nesting.h"
#include "Session.h"
#include "StandardError.h"

#include "stepfold/Pipelines/Pipelines.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Copies the program into memory aligned as bytecode wants it, with the zero
/// byte at its end that the parser wants.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
copyInput(StringRef name, StringRef data) {
  std::unique_ptr<llvm::WritableMemoryBuffer> buffer =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(data.size(), name,
                                                        llvm::Align(64));
  if (!buffer)
    return llvm::make_error<capi::KindError>(
        STEPFOLD_ERROR_INVALID_ARGUMENT,
        llvm::formatv("no memory for a program of {0} bytes", data.size()));
  llvm::copy(data, buffer->getBufferStart());
  return buffer;
}

/// Refuses what MLIR's parsers do not survive.
static llvm::Error verifyInput(const Session &session,
                               const llvm::MemoryBuffer &buffer) {
  if (!isBytecode(buffer.getMemBufferRef()))
    return capi::verifyNesting(buffer.getBuffer());
  if (session.trustsBytecode())
    return llvm::Error::success();
  return capi::verifyBytecode(buffer.getBuffer());
}

static llvm::Error parse(Session &session, StringRef name, StringRef data,
                         OwningOpRef<ModuleOp> &module) {
  auto buffer = copyInput(name, data);
  if (!buffer)
    return buffer.takeError();
  if (llvm::Error error = verifyInput(session, **buffer))
    return error;
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&session.getContext()));
  if (!module)
    return llvm::createStringError("cannot parse the program");
  return llvm::Error::success();
}

StepfoldError *stepfoldProgramParse(StepfoldSession *session, const char *name,
                                    const void *data, size_t size,
                                    StepfoldProgram **program) {
  if (!program)
    return capi::makeNullError("program");
  *program = nullptr;
  if (!session)
    return capi::makeNullError("session");
  if (!data)
    return capi::makeNullError("data");
  StringRef file = name ? name : "program";
  auto parseInSession = [&]() -> llvm::Error {
    OwningOpRef<ModuleOp> module;
    if (llvm::Error error =
            parse(*session->session, file,
                  StringRef(static_cast<const char *>(data), size), module))
      return error;
    *program = new StepfoldProgram(session->session, std::move(module));
    return llvm::Error::success();
  };
  return capi::withFile(
      session->session->call(STEPFOLD_ERROR_INVALID_PROGRAM, parseInSession),
      file);
}

void stepfoldProgramDestroy(StepfoldProgram *program) { delete program; }

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// The passes of a pipeline on modules. The parser takes the text for what runs
/// in the module, so that the name of the op around it would be one in it.
static StringRef getInnerPipeline(StringRef pipeline) {
  StringRef inner = pipeline.trim();
  if (inner.consume_front("builtin.module") && inner.consume_front("(") &&
      inner.consume_back(")"))
    return inner;
  return pipeline.trim();
}

static llvm::Error addPasses(OpPassManager &pm, StringRef pipeline) {
  if (llvm::Error error = capi::verifyNesting(pipeline))
    return error;
  std::string message;
  llvm::raw_string_ostream os(message);
  if (succeeded(parsePassPipeline(getInnerPipeline(pipeline), pm, os)))
    return llvm::Error::success();
  return llvm::make_error<capi::KindError>(
      STEPFOLD_ERROR_INVALID_ARGUMENT,
      llvm::formatv("cannot parse the pipeline '{0}': {1}", pipeline,
                    StringRef(message + capi::takeStandardError()).trim()));
}

/// Runs passes on a copy, which replaces the program if they succeed.
static StepfoldError *
runPasses(StepfoldProgram &program,
          llvm::function_ref<llvm::Error(OpPassManager &)> build) {
  Session &session = *program.session;
  return session.call(STEPFOLD_ERROR_COMPILATION, [&]() -> llvm::Error {
    ScopedRemarkHandler remarks = session.handleRemarks();
    OpPassManager passes(ModuleOp::getOperationName());
    if (llvm::Error error = build(passes))
      return error;
    OwningOpRef<ModuleOp> module = program.module->clone();
    if (llvm::Error error = stepfold::runPasses(
            *module,
            [&](PassManager &pm) {
              static_cast<OpPassManager &>(pm) = std::move(passes);
            },
            session.verifiesEach() ? Verification::EachPass
                                   : Verification::LastPass))
      return error;
    program.module = std::move(module);
    return llvm::Error::success();
  });
}

StepfoldError *stepfoldProgramRunPasses(StepfoldProgram *program,
                                        const char *pipeline) {
  if (!program)
    return capi::makeNullError("program");
  if (!pipeline)
    return capi::makeNullError("pipeline");
  return runPasses(*program,
                   [&](OpPassManager &pm) { return addPasses(pm, pipeline); });
}

StepfoldError *stepfoldProgramOptimize(StepfoldProgram *program,
                                       const char *options) {
  if (!program)
    return capi::makeNullError("program");
  return runPasses(*program, [&](OpPassManager &pm) -> llvm::Error {
    OptimizePipelineOptions parsed;
    if (llvm::Error error =
            capi::parseOptions("options of optim-optimize", options, parsed))
      return error;
    buildOptimizePipeline(pm, parsed);
    return llvm::Error::success();
  });
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {
struct PrintOptions : PassPipelineOptions<PrintOptions> {
  Option<bool> generic{*this, "generic", llvm::cl::init(false)};
  Option<bool> locations{*this, "locations", llvm::cl::init(false)};
};
} // namespace

/// Gives the caller the text that `write` writes.
static StepfoldError *
makeText(Session &session, StepfoldText **text,
         llvm::function_ref<llvm::Error(raw_ostream &)> write) {
  return session.call(STEPFOLD_ERROR_COMPILATION, [&]() -> llvm::Error {
    auto result = std::make_unique<StepfoldText>();
    llvm::raw_string_ostream os(result->text);
    if (llvm::Error error = write(os))
      return error;
    *text = result.release();
    return llvm::Error::success();
  });
}

StepfoldError *stepfoldProgramPrint(StepfoldProgram *program,
                                    const char *options, StepfoldText **text) {
  if (!text)
    return capi::makeNullError("text");
  *text = nullptr;
  if (!program)
    return capi::makeNullError("program");
  return makeText(*program->session, text, [&](raw_ostream &os) -> llvm::Error {
    PrintOptions parsed;
    if (llvm::Error error =
            capi::parseOptions("options for printing", options, parsed))
      return error;
    OpPrintingFlags flags;
    flags.printGenericOpForm(parsed.generic);
    flags.enableDebugInfo(parsed.locations);
    program->module->print(os, flags);
    return llvm::Error::success();
  });
}

StepfoldError *stepfoldProgramWriteBytecode(StepfoldProgram *program,
                                            StepfoldText **bytecode) {
  if (!bytecode)
    return capi::makeNullError("bytecode");
  *bytecode = nullptr;
  if (!program)
    return capi::makeNullError("program");
  return makeText(*program->session, bytecode,
                  [&](raw_ostream &os) -> llvm::Error {
                    llvm::Expected<std::string> result =
                        capi::writeBytecode(*program->module);
                    if (!result)
                      return result.takeError();
                    os << *result;
                    return llvm::Error::success();
                  });
}
