//===- Compilation.cpp - Plans in memory, for C ---------------------------===//

#include "Session.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Compiler/PlanWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;

namespace {

struct CompileTextOptions : PassPipelineOptions<CompileTextOptions> {
  Option<std::string> target{*this, "target", llvm::cl::init("host")};
  ListOption<std::string> features{*this, "features"};
  Option<std::string> optimize{*this, "optimize"};
  Option<std::string> kernel{*this, "kernel"};
  Option<std::string> ptxas{*this, "ptxas"};
};

struct File {
  std::string name, contents;
};

} // namespace

struct StepfoldCompilation {
  std::vector<File> files;
};

static llvm::Error makeSystemError(const llvm::Twine &message) {
  return llvm::make_error<capi::KindError>(STEPFOLD_ERROR_SYSTEM,
                                           message.str());
}

/// Reads the files of a folder, in the order of their names.
static llvm::Expected<std::vector<File>> readFolder(StringRef folder) {
  std::vector<File> files;
  std::error_code code;
  for (llvm::sys::fs::directory_iterator entry(folder, code), end;
       !code && entry != end; entry.increment(code)) {
    auto buffer = llvm::MemoryBuffer::getFile(entry->path());
    if (!buffer)
      return makeSystemError("cannot read '" + entry->path() +
                             "': " + buffer.getError().message());
    files.push_back({llvm::sys::path::filename(entry->path()).str(),
                     (*buffer)->getBuffer().str()});
  }
  if (code)
    return makeSystemError("cannot read '" + folder + "': " + code.message());
  llvm::sort(files,
             [](const File &a, const File &b) { return a.name < b.name; });
  return files;
}

/// The linker and the assembler want files: the plan is written to a folder
/// that is gone again when this returns.
static llvm::Expected<std::vector<File>>
makeFiles(CompiledStage &stage, const PlanFolderOptions &options) {
  llvm::SmallString<128> folder;
  if (std::error_code code =
          llvm::sys::fs::createUniqueDirectory("stepfold", folder))
    return makeSystemError("cannot make a temporary folder: " + code.message());
  llvm::scope_exit removeFolder(
      [&] { llvm::sys::fs::remove_directories(folder); });
  if (llvm::Error error = writePlanFolder(stage, folder, options))
    return makeSystemError(llvm::toString(std::move(error)));
  return readFolder(folder);
}

static llvm::Expected<std::vector<File>>
compile(Session &session, ModuleOp program, const CompileTextOptions &parsed) {
  CompileOptions options;
  options.target = parsed.target;
  options.optimizeOptions = parsed.optimize;
  options.kernelOptions = parsed.kernel;
  if (parsed.features.hasValue())
    options.features = std::vector<std::string>(parsed.features.begin(),
                                                parsed.features.end());
  options.report = true;
  options.onRemark = [&](const remark::detail::Remark &remark) {
    session.report(remark);
  };
  PlanFolderOptions folderOptions;
  if (!parsed.ptxas.empty() && parsed.target != "host") {
    llvm::Expected<std::string> ptxas = findAssembler(parsed.ptxas);
    if (!ptxas)
      return makeSystemError(llvm::toString(ptxas.takeError()));
    folderOptions.ptxas = *ptxas;
  }
  OwningOpRef<ModuleOp> module = program.clone();
  llvm::Expected<CompiledStage> stage = compileStage(*module, options);
  if (!stage)
    return stage.takeError();
  return makeFiles(*stage, folderOptions);
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
    CompileTextOptions parsed;
    if (llvm::Error error =
            capi::parseOptions("options for compiling", options, parsed))
      return error;
    llvm::Expected<std::vector<File>> files =
        compile(session, *program->module, parsed);
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
  auto file = llvm::find_if(
      compilation->files, [&](const File &file) { return file.name == name; });
  if (file == compilation->files.end())
    return nullptr;
  if (size)
    *size = file->contents.size();
  return file->contents.c_str();
}

/// plan.json comes last, so that a folder with one is whole.
static llvm::Error writeFiles(ArrayRef<File> files, StringRef folder) {
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError("cannot make the folder '" + folder +
                                   "': " + code.message());
  auto getPath = [&](StringRef name) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return std::string(path);
  };
  constexpr llvm::StringLiteral last = "plan.json";
  if (std::error_code code = llvm::sys::fs::remove(getPath(last)))
    return llvm::createStringError("cannot replace '" + getPath(last) +
                                   "': " + code.message());
  for (bool isLast : {false, true})
    for (const File &file : files)
      if ((file.name == last) == isLast)
        if (llvm::Error error = writeFile(getPath(file.name), file.contents))
          return error;
  return llvm::Error::success();
}

StepfoldError *stepfoldCompilationWrite(const StepfoldCompilation *compilation,
                                        const char *folder) {
  if (!compilation)
    return capi::makeNullError("compilation");
  if (!folder)
    return capi::makeNullError("folder");
  if (llvm::Error error = writeFiles(compilation->files, folder))
    return capi::makeError(STEPFOLD_ERROR_SYSTEM,
                           llvm::toString(std::move(error)), folder);
  return nullptr;
}
