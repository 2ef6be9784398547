//===- Compilation.cpp - Plans in memory, for C ---------------------------===//

#include "Compilation.h"

#include "stepfold/Pipelines/FieldOption.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;

namespace {

struct CompileTextOptions : PassPipelineOptions<CompileTextOptions> {
  FieldOption<&CompileOptions::target> target{*this, "target"};
  ListOption<std::string> features{*this, "features"};
  Option<unsigned> stage{*this, "stage"};
  FieldOption<&CompileOptions::optimizeOptions> optimize{*this, "optimize"};
  FieldOption<&CompileOptions::kernelOptions> kernel{*this, "kernel"};
  Option<std::string> ptxas{*this, "ptxas"};
};

} // namespace

struct StepfoldCompilation {
  std::vector<PlanFile> files;
};

llvm::Expected<capi::CompileSettings>
capi::parseCompileOptions(const Session &session, const char *text) {
  CompileTextOptions parsed;
  if (llvm::Error error =
          capi::parseOptions("options for compiling", text, parsed))
    return error;
  CompileSettings settings;
  CompileOptions &options = settings.compile;
  options = makeStruct(parsed.target, parsed.optimize, parsed.kernel);
  options.verifyEach = session.verifiesEach();
  if (parsed.features.hasValue())
    options.features = std::vector<std::string>(parsed.features.begin(),
                                                parsed.features.end());
  if (parsed.stage.hasValue())
    options.stage = parsed.stage;
  if (!parsed.ptxas.empty() && parsed.target != "host") {
    llvm::Expected<std::string> ptxas = findAssembler(parsed.ptxas);
    if (!ptxas)
      return ptxas.takeError();
    settings.folder.ptxas = *ptxas;
  }
  return settings;
}

StepfoldError *stepfoldProgramCompile(StepfoldProgram *program,
                                      const char *options,
                                      StepfoldCompilation **compilation) {
  if (!compilation)
    return capi::makeNullError("compilation");
  *compilation = nullptr;
  if (!program)
    return capi::makeNullError("program");
  Session &session = *program->session;
  return session.call(STEPFOLD_ERROR_COMPILATION, [&]() -> llvm::Error {
    llvm::Expected<capi::CompileSettings> settings =
        capi::parseCompileOptions(session, options);
    if (!settings)
      return settings.takeError();
    OwningOpRef<ModuleOp> module = program->module->clone();
    llvm::Expected<CompiledStage> stage = compileWithReport(
        *module, settings->compile,
        [&](const remark::detail::Remark &remark) { session.report(remark); });
    if (!stage)
      return stage.takeError();
    auto files = makePlanFiles(*stage, settings->folder);
    if (!files)
      return files.takeError();
    *compilation = new StepfoldCompilation{std::move(*files)};
    return llvm::Error::success();
  });
}

void stepfoldCompilationDestroy(StepfoldCompilation *compilation) {
  delete compilation;
}

size_t stepfoldCompilationGetNumFiles(const StepfoldCompilation *compilation) {
  return compilation ? compilation->files.size() : 0;
}

const char *
stepfoldCompilationGetFileName(const StepfoldCompilation *compilation,
                               size_t index) {
  if (index >= stepfoldCompilationGetNumFiles(compilation))
    return nullptr;
  return compilation->files[index].name.c_str();
}

const char *stepfoldCompilationGetFile(const StepfoldCompilation *compilation,
                                       const char *name, size_t *size) {
  if (size)
    *size = 0;
  if (!compilation || !name)
    return nullptr;
  auto file = llvm::find_if(compilation->files, [&](const PlanFile &file) {
    return file.name == name;
  });
  if (file == compilation->files.end())
    return nullptr;
  if (size)
    *size = file->contents.size();
  return file->contents.c_str();
}

StepfoldError *stepfoldCompilationWrite(const StepfoldCompilation *compilation,
                                        const char *folder) {
  if (!compilation)
    return capi::makeNullError("compilation");
  if (!folder)
    return capi::makeNullError("folder");
  if (llvm::Error error = writePlanFiles(compilation->files, folder))
    return capi::makeError(STEPFOLD_ERROR_SYSTEM,
                           llvm::toString(std::move(error)), folder);
  return nullptr;
}
