//===- PlanWriter.cpp - A compiled stage as a folder ----------------------===//

#include "stepfold/Compiler/PlanWriter.h"

#include "HostCode.h"
#include "stepfold/Runtime/Digest.h"
#include "stepfold/Runtime/ReadFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace stepfold;

static std::string getFile(llvm::StringRef folder, llvm::StringRef name) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

llvm::Error stepfold::writeFile(llvm::StringRef path, llvm::StringRef text) {
  return llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
    os << text;
    return llvm::Error::success();
  });
}

llvm::Expected<std::string> stepfold::findAssembler(llvm::StringRef name) {
  // A name with a folder is found whether or not it is there.
  auto path = llvm::sys::findProgramByName(name);
  if (path && llvm::sys::fs::can_execute(*path))
    return *path;
  return llvm::createStringError("cannot find the assembler '" + name + "'");
}

/// Assembles `ptx` to `cubin`, both files, for `arch`.
static llvm::Error assemble(llvm::StringRef ptxas, llvm::StringRef arch,
                            llvm::StringRef ptx, llvm::StringRef cubin) {
  std::string temporary = (cubin + ".tmp").str();
  std::string log = (cubin + ".log").str();
  std::string archOption = ("-arch=" + arch).str();
  llvm::StringRef arguments[] = {ptxas, archOption, ptx, "-o", temporary};
  std::optional<llvm::StringRef> redirects[] = {std::nullopt, log, log};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(ptxas, arguments, std::nullopt,
                                         redirects, 0, 0, &message);
  if (status != 0) {
    if (auto text = llvm::MemoryBuffer::getFile(log))
      message += (*text)->getBuffer();
    llvm::sys::fs::remove(temporary);
    llvm::sys::fs::remove(log);
    return llvm::createStringError(
        llvm::formatv("{0} failed on '{1}' with status {2}: {3}", ptxas, ptx,
                      status, llvm::StringRef(message).trim()));
  }
  llvm::sys::fs::remove(log);
  if (std::error_code error = llvm::sys::fs::rename(temporary, cubin))
    return llvm::createStringError("cannot write '" + cubin.str() +
                                   "': " + error.message());
  return llvm::Error::success();
}

/// Writes the code of the plan to files, and says which they are in the plan.
static llvm::Error writeCodeFiles(CompiledStage &stage, llvm::StringRef path,
                                  llvm::StringRef ptxas) {
  runtime::Plan &plan = stage.plan;
  if (plan.target.kind == runtime::Plan::TargetKind::Host)
    return linkSharedLibrary(stage.object, getFile(path, plan.code.library));
  std::string ptx = getFile(path, plan.code.ptx);
  if (llvm::Error error = writeFile(ptx, stage.ptx))
    return error;
  if (ptxas.empty())
    return llvm::Error::success();
  plan.code.cubin = "stage.cubin";
  return assemble(ptxas, plan.target.arch, ptx, getFile(path, plan.code.cubin));
}

static llvm::Error addDigest(runtime::Plan::Code &code, llvm::StringRef path,
                             const std::string &name) {
  auto contents = runtime::readFile(getFile(path, name));
  if (!contents)
    return contents.takeError();
  code.digests[name] = runtime::getDigest((*contents)->getBuffer());
  return llvm::Error::success();
}

/// Writes the code of the plan, and what the plan says about it.
static llvm::Error writeCode(CompiledStage &stage, llvm::StringRef path,
                             llvm::StringRef ptxas) {
  if (llvm::Error error = writeCodeFiles(stage, path, ptxas))
    return error;
  runtime::Plan::Code &code = stage.plan.code;
  for (const std::string &name : {code.ptx, code.cubin, code.library})
    if (!name.empty())
      if (llvm::Error error = addDigest(code, path, name))
        return error;
  return llvm::Error::success();
}

static llvm::Error writeReport(const Report &report, llvm::StringRef path) {
  if (llvm::Error error =
          writeFile(getFile(path, "report.json"),
                    llvm::formatv("{0:2}\n", toJSON(report)).str()))
    return error;
  return writeFile(getFile(path, "report.txt"), toText(report));
}

llvm::Error stepfold::writePlanFolder(CompiledStage &stage,
                                      llvm::StringRef path,
                                      const PlanFolderOptions &options) {
  if (std::error_code error = llvm::sys::fs::create_directories(path))
    return llvm::createStringError("cannot make the folder '" + path.str() +
                                   "': " + error.message());
  std::string planFile = getFile(path, "plan.json");
  // An old plan must not be taken for the new code's.
  if (std::error_code error = llvm::sys::fs::remove(planFile))
    return llvm::createStringError("cannot replace '" + planFile +
                                   "': " + error.message());
  if (llvm::Error error = writeCode(stage, path, options.ptxas))
    return error;
  if (!stage.constants.empty())
    if (llvm::Error error =
            writeFile(getFile(path, stage.plan.constants.file),
                      llvm::StringRef(reinterpret_cast<const char *>(
                                          stage.constants.data()),
                                      stage.constants.size())))
      return error;
  std::optional<llvm::json::Value> report;
  if (stage.report) {
    if (llvm::Error error = writeReport(*stage.report, path))
      return error;
    report = toJSON(*stage.report);
  }
  return llvm::writeToOutput(planFile, [&](llvm::raw_ostream &os) {
    runtime::writePlan(os, stage.plan, report ? &*report : nullptr);
    return llvm::Error::success();
  });
}
