//===- PirPrograms.cpp - Programs from PIR and back, for C ----------------===//

#include "Compilation.h"

#include "stepfold/Frontends/Paddle/Export/ExportPir.h"
#include "stepfold/Frontends/Paddle/Import/ImportPir.h"
#include "stepfold/Frontends/Paddle/Import/TranslationRepair.h"
#include "stepfold/Frontends/Paddle/Kernels/CompileKernels.h"
#include "stepfold/Pipelines/FieldOption.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;

//===----------------------------------------------------------------------===//
// Importing
//===----------------------------------------------------------------------===//

namespace {

struct ImportTextOptions : PassPipelineOptions<ImportTextOptions> {
  Option<std::string> device{*this, "device", llvm::cl::init("gpu")};
  FieldOption<&pir::ImportOptions::keepSource> keepSource{*this, "keep-source"};
  FieldOption<&pir::ImportOptions::returnedGradients> returnedGradients{
      *this, "returned-gradients"};
  Option<bool> keepParsed{*this, "keep-parsed", llvm::cl::init(false)};
};

struct ImportSettings {
  pir::ImportOptions options;
  /// True if the program keeps its source parsed.
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
  pir::ImportOptions options =
      makeStruct(parsed.keepSource, parsed.returnedGradients);
  if (parsed.device == "cpu")
    options.device = pir::Device::CPU;
  else if (parsed.device != "gpu")
    return llvm::make_error<capi::KindError>(
        STEPFOLD_ERROR_INVALID_ARGUMENT,
        llvm::formatv("device: expected 'gpu' or 'cpu', got '{0}'",
                      parsed.device.getValue()));
  return ImportSettings{options, parsed.keepParsed};
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
  ScopedRemarkHandler remarks = session->handleRemarks();
  pir::repairTranslation(source.main, source.startup, &session->getContext(),
                         errors);
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
  SmallVector<StringRef> names = {main.name};
  if (startup)
    names.push_back(startup->name);
  return capi::withFile(
      session->session->call(STEPFOLD_ERROR_INVALID_PROGRAM, importInSession),
      names);
}

//===----------------------------------------------------------------------===//
// Exporting
//===----------------------------------------------------------------------===//

/// Exports a program by `write`, which adds to what pir::exportPrograms has
/// written, or returns an error.
static StepfoldError *exportTexts(
    StepfoldProgram *program, StepfoldText **main, StepfoldText **startup,
    llvm::function_ref<llvm::Error(Session &, pir::ExportedPrograms &)> write) {
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
    ScopedRemarkHandler remarks = session.handleRemarks();
    std::optional<pir::ExportedPrograms> programs =
        pir::exportPrograms(*program->module, &program->source);
    if (!programs)
      return llvm::createStringError("cannot export the program");
    if (!startup && programs->changesStartup)
      return llvm::createStringError(
          "the startup program has changed: expected startup to be a pointer, "
          "got a null pointer");
    if (llvm::Error error = write(session, *programs))
      return error;
    *main = new StepfoldText{std::move(programs->main)};
    if (startup && programs->startup)
      *startup = new StepfoldText{std::move(*programs->startup)};
    return llvm::Error::success();
  });
}

StepfoldError *stepfoldProgramExportPir(StepfoldProgram *program,
                                        StepfoldText **main,
                                        StepfoldText **startup) {
  return exportTexts(program, main, startup,
                     [](Session &, pir::ExportedPrograms &) {
                       return llvm::Error::success();
                     });
}

StepfoldError *stepfoldProgramExportKernels(StepfoldProgram *program,
                                            const char *folder,
                                            const char *options,
                                            StepfoldText **main,
                                            StepfoldText **startup) {
  if (!folder)
    return capi::makeNullError("folder");
  return exportTexts(
      program, main, startup,
      [&](Session &session, pir::ExportedPrograms &programs) -> llvm::Error {
        llvm::Expected<capi::CompileSettings> settings =
            capi::parseCompileOptions(session, options);
        if (!settings)
          return settings.takeError();
        pir::KernelOptions kernels = {
            std::move(settings->compile), std::move(settings->folder),
            [&](const remark::detail::Remark &remark) {
              session.report(remark);
            }};
        auto written = pir::compileKernels(
            std::move(programs), &session.getContext(), folder, kernels);
        if (!written)
          return written.takeError();
        if (!*written)
          return llvm::createStringError("cannot export the program");
        programs = std::move((*written)->programs);
        return writePlans((*written)->plans);
      });
}
