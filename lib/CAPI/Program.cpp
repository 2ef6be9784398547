//===- Program.cpp - Programs, for C --------------------------------------===//
//
// Parsing, importing, passes, printing and exporting.
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"
#include "Nesting.h"
#include "Session.h"
#include "StandardError.h"

#include "stepfold/Export/ExportPir.h"
#include "stepfold/Import/ImportPir.h"
#include "stepfold/Pipelines/Pipelines.h"
#include "stepfold/Pipelines/RemarkHandler.h"

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
// Parsing and importing
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

/// Names the program in an error that has no place in it.
static StepfoldError *withFile(StepfoldError *error, StringRef name) {
  if (error && error->file.empty())
    error->file = name.str();
  return error;
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
  return withFile(
      session->session->call(STEPFOLD_ERROR_INVALID_PROGRAM, parseInSession),
      file);
}

namespace {

struct ImportTextOptions : PassPipelineOptions<ImportTextOptions> {
  Option<std::string> device{*this, "device", llvm::cl::init("gpu")};
  Option<bool> keepSource{*this, "keep-source", llvm::cl::init(true)};
  Option<bool> keepParsed{*this, "keep-parsed", llvm::cl::init(false)};
};

struct ImportSettings {
  pir::ImportOptions options;
  /// Whether the program keeps its source parsed.
  bool keepsParsed;
};

/// A text that is there or not.
struct NamedText {
  StringRef name;
  StringRef text;
};

} // namespace

static llvm::Expected<ImportSettings> parseImportOptions(const char *text) {
  ImportTextOptions parsed;
  if (llvm::Error error =
          capi::parseOptions("options of the import", text, parsed))
    return std::move(error);
  pir::ImportOptions options;
  options.keepSource = parsed.keepSource;
  if (parsed.device == "cpu")
    options.device = pir::Device::CPU;
  else if (parsed.device != "gpu")
    return llvm::make_error<capi::KindError>(
        STEPFOLD_ERROR_INVALID_ARGUMENT,
        llvm::formatv("device: expected 'gpu' or 'cpu', got '{0}'",
                      parsed.device.getValue()));
  return ImportSettings{options, parsed.keepParsed};
}

/// Remarks of all categories go to the caller while the result lives.
static ScopedRemarkHandler reportRemarks(Session &session) {
  remark::RemarkCategories categories;
  categories.passed = categories.missed = categories.analysis =
      categories.failed = ".*";
  return ScopedRemarkHandler(
      session.getContext(), categories,
      [&](const remark::detail::Remark &remark) { session.report(remark); });
}

static llvm::Expected<std::unique_ptr<StepfoldProgram>>
import(std::shared_ptr<Session> session, NamedText main,
       std::optional<NamedText> startup, const ImportSettings &settings) {
  pir::ProgramSource source;
  pir::FirstError &errors = *source.errors;
  source.options = settings.options;
  source.main = pir::Program::parse(main.name, main.text.str(), errors);
  if (source.main && startup)
    source.startup =
        pir::Program::parse(startup->name, startup->text.str(), errors);
  ScopedRemarkHandler remarks = reportRemarks(*session);
  OwningOpRef<ModuleOp> module;
  if (!errors.any())
    module =
        pir::importPrograms(*source.main, source.startup.get(),
                            settings.options, &session->getContext(), errors);
  if (errors.any())
    return llvm::createStringError(errors.message());
  auto program =
      std::make_unique<StepfoldProgram>(std::move(session), std::move(module));
  source.attribute = (*program->module)->getAttr(pir::kSourceAttrName);
  if (source.attribute && settings.keepsParsed)
    program->source = std::move(source);
  return program;
}

StepfoldError *stepfoldProgramImportPir(
    StepfoldSession *session, const char *mainName, const char *mainData,
    size_t mainSize, const char *startupName, const char *startupData,
    size_t startupSize, const char *options, StepfoldProgram **program) {
  if (!program)
    return capi::makeNullError("program");
  *program = nullptr;
  if (!session)
    return capi::makeNullError("session");
  if (!mainData)
    return capi::makeNullError("mainData");
  NamedText main{mainName ? mainName : "main", StringRef(mainData, mainSize)};
  std::optional<NamedText> startup;
  if (startupData)
    startup = NamedText{startupName ? startupName : "startup",
                        StringRef(startupData, startupSize)};
  auto importInSession = [&]() -> llvm::Error {
    llvm::Expected<ImportSettings> settings = parseImportOptions(options);
    if (!settings)
      return settings.takeError();
    auto imported = import(session->session, main, startup, *settings);
    if (!imported)
      return imported.takeError();
    *program = imported->release();
    return llvm::Error::success();
  };
  return withFile(
      session->session->call(STEPFOLD_ERROR_INVALID_PROGRAM, importInSession),
      main.name);
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
    ScopedRemarkHandler remarks = reportRemarks(session);
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

//===----------------------------------------------------------------------===//
// Exporting
//===----------------------------------------------------------------------===//

StepfoldError *stepfoldProgramExportPir(StepfoldProgram *program,
                                        StepfoldText **main,
                                        StepfoldText **startup) {
  if (main)
    *main = nullptr;
  if (startup)
    *startup = nullptr;
  if (!main)
    return capi::makeNullError("main");
  if (!program)
    return capi::makeNullError("program");
  Session &session = *program->session;
  return session.call(STEPFOLD_ERROR_COMPILATION, [&]() -> llvm::Error {
    ScopedRemarkHandler remarks = reportRemarks(session);
    std::optional<pir::ExportedPrograms> programs =
        pir::exportPrograms(*program->module, &program->source);
    if (!programs)
      return llvm::createStringError("cannot export the program");
    if (!startup && programs->changesStartup)
      return llvm::createStringError(
          "the startup program has changed, and is not asked for");
    *main = new StepfoldText{std::move(programs->main)};
    if (startup && programs->startup)
      *startup = new StepfoldText{std::move(*programs->startup)};
    return llvm::Error::success();
  });
}
