//===- PlanWriter.cpp - A compiled stage as a folder ----------------------===//

#include "stepfold/Compiler/PlanWriter.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Support/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <cerrno>
#include <chrono>
#include <deque>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace stepfold;

static constexpr llvm::StringLiteral kReportFileName = "report.json";
static constexpr llvm::StringLiteral kReportTextFileName = "report.txt";
/// Number of digits of its digest in the name of a file.
static constexpr size_t kNumNameDigits = 16;

char SystemError::ID = 0;

static llvm::Error makeSystemError(llvm::Error error) {
  return llvm::make_error<SystemError>(llvm::toString(std::move(error)));
}

llvm::Expected<std::string> stepfold::findAssembler(llvm::StringRef name) {
  // A name with a folder is found whether or not it is there.
  auto path = llvm::sys::findProgramByName(name);
  if (path && llvm::sys::fs::can_execute(*path))
    return *path;
  return llvm::make_error<SystemError>("cannot find the assembler '" + name +
                                       "': expected a program, or 'none'");
}

//===----------------------------------------------------------------------===//
// Making the files
//===----------------------------------------------------------------------===//

/// Assembles a file of PTX for `arch`.
static llvm::Expected<std::string>
assemble(llvm::StringRef ptxas, llvm::StringRef arch, const PlanFile &ptx) {
  auto input = runtime::TemporaryFile::create("stage.ptx", ptx.contents);
  if (!input)
    return input.takeError();
  auto output = runtime::TemporaryFile::create("stage.cubin");
  if (!output)
    return output.takeError();
  auto log = runtime::TemporaryFile::create("stage.log");
  if (!log)
    return log.takeError();
  std::string archOption = ("-arch=" + arch).str();
  llvm::StringRef arguments[] = {ptxas, archOption, input->getPath(), "-o",
                                 output->getPath()};
  std::optional<llvm::StringRef> redirects[] = {std::nullopt, log->getPath(),
                                                log->getPath()};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(ptxas, arguments, std::nullopt,
                                         redirects, 0, 0, &message);
  auto result =
      runtime::readFile(status == 0 ? output->getPath() : log->getPath());
  if (!result)
    return result.takeError();
  std::string text = (*result)->getBuffer().str();
  if (status == 0)
    return text;
  return llvm::createStringError(
      llvm::formatv("{0} failed on '{1}' with status {2}: {3}", ptxas, ptx.name,
                    status, llvm::StringRef(message + text).trim()));
}

namespace {

/// Collects the files of a plan.
class PlanFileMaker {
public:
  PlanFileMaker(CompiledStage &stage, const PlanFolderOptions &options)
      : stage(stage), options(options) {}

  llvm::Expected<std::vector<PlanFile>> make() {
    if (llvm::Error error = addCode())
      return std::move(error);
    if (!stage.constants.empty())
      add(stage.plan.constants.file, llvm::toStringRef(stage.constants).str());
    std::optional<llvm::json::Value> report;
    if (stage.report) {
      report = toJSON(*stage.report);
      std::string text;
      llvm::raw_string_ostream os(text);
      os.SetBuffered(); // JSON is written character by character.
      os << llvm::formatv("{0:2}\n", *report);
      os.flush();
      files.push_back({kReportFileName.str(), std::move(text)});
      files.push_back({kReportTextFileName.str(), toText(*stage.report)});
    }
    std::string plan;
    llvm::raw_string_ostream os(plan);
    runtime::writePlan(os, stage.plan, report ? &*report : nullptr);
    files.push_back({runtime::planFileName.str(), std::move(plan)});
    llvm::sort(files, [](const PlanFile &a, const PlanFile &b) {
      return a.name < b.name;
    });
    return std::move(files);
  }

private:
  llvm::Error addCode() {
    runtime::Plan &plan = stage.plan;
    if (plan.target.kind == runtime::Plan::TargetKind::Host) {
      add(plan.code.object,
          std::string(stage.object.begin(), stage.object.end()));
      return llvm::Error::success();
    }
    const PlanFile &ptx = add(plan.code.ptx, stage.ptx);
    if (options.ptxas.empty())
      return llvm::Error::success();
    auto cubin = assemble(options.ptxas, plan.target.arch, ptx);
    if (!cubin)
      return cubin.takeError();
    plan.code.cubin.name = "stage.cubin";
    add(plan.code.cubin, std::move(*cubin));
    return llvm::Error::success();
  }

  /// Adds a file that the plan names, and its name to the plan: "stage.ptx"
  /// becomes "stage-9f86d081884c7d65.ptx".
  const PlanFile &add(runtime::Plan::File &file, std::string contents) {
    file.digest = runtime::getDigest(llvm::StringRef(contents));
    auto [stem, extension] = llvm::StringRef(file.name).split('.');
    file.name =
        (stem + "-" + file.digest.substr(0, kNumNameDigits) + "." + extension)
            .str();
    files.push_back({file.name, std::move(contents)});
    return files.back();
  }

  CompiledStage &stage;
  const PlanFolderOptions &options;
  std::vector<PlanFile> files;
};

} // namespace

llvm::Expected<std::vector<PlanFile>>
stepfold::makePlanFiles(CompiledStage &stage,
                        const PlanFolderOptions &options) {
  auto files = PlanFileMaker(stage, options).make();
  if (!files)
    return makeSystemError(files.takeError());
  return files;
}

//===----------------------------------------------------------------------===//
// Writing them
//===----------------------------------------------------------------------===//

namespace {

/// Time for which a writer of a plan waits for another writer. Writing takes
/// far less.
constexpr std::chrono::seconds kLockTimeout(10);
constexpr std::chrono::milliseconds kLockInterval(20);
/// Times that a folder is made which others remove again.
constexpr int kMaxNumTries = 100;

/// Keeps others who write plans to a folder waiting, where its file system can.
class FolderLock {
public:
  FolderLock() = default;
  FolderLock(const FolderLock &) = delete;
  FolderLock &operator=(const FolderLock &) = delete;
  ~FolderLock() { release(); }

  /// Returns false if the folder is not there, or not any more.
  llvm::Expected<bool> take(const std::string &folder) {
    release();
    file = llvm::sys::RetryAfterSignal(-1, open, folder.c_str(),
                                       O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file == -1 && errno == ENOENT)
      return false;
    if (file == -1)
      return fail(folder, errno);
    int code = waitForLock();
    // A file system without locks is no reason to write no plan.
    if (code == 0 || code == ENOLCK || code == ENOTSUP || code == EOPNOTSUPP) {
      llvm::sys::fs::file_status locked, named;
      return !llvm::sys::fs::status(file, locked) &&
             !llvm::sys::fs::status(folder, named) &&
             llvm::sys::fs::equivalent(locked, named);
    }
    if (code == EWOULDBLOCK)
      return llvm::createStringError("another process writes to the folder '" +
                                     folder + "': try again later");
    return fail(folder, code);
  }

private:
  void release() {
    if (file != -1)
      close(std::exchange(file, -1));
  }

  static llvm::Error fail(const std::string &folder, int code) {
    return llvm::createStringError("cannot lock the folder '" + folder +
                                   "': " + llvm::sys::StrError(code));
  }

  /// Returns 0 or the error of the last try.
  int waitForLock() {
    auto end = std::chrono::steady_clock::now() + kLockTimeout;
    while (flock(file, LOCK_EX | LOCK_NB) != 0) {
      int code = errno;
      if (code == EINTR)
        continue;
      if (code != EWOULDBLOCK || std::chrono::steady_clock::now() >= end)
        return code;
      std::this_thread::sleep_for(kLockInterval);
    }
    return 0;
  }

  int file = -1;
};

} // namespace

/// Returns true if `name` is a name that `makePlanFiles` derives from contents.
static bool isNamedByContents(llvm::StringRef name) {
  auto [base, extension] = name.split('.');
  auto [stem, digits] = base.split('-');
  bool isKnown =
      stem == "stage"
          ? llvm::is_contained({"ptx", "cubin", "o", "mlir"}, extension)
          : stem == "constants" && extension == "bin";
  return isKnown && digits.size() == kNumNameDigits &&
         llvm::all_of(digits, llvm::isHexDigit);
}

/// Returns true if a file of this name may belong to a plan, but does not
/// belong to every plan.
static bool belongsToSomePlan(llvm::StringRef name) {
  return name == kReportFileName || name == kReportTextFileName ||
         isNamedByContents(name);
}

/// Removes what plans before this one have left. Nobody misses what cannot be
/// removed.
static void removeOldFiles(llvm::ArrayRef<PlanFile> files,
                           llvm::StringRef folder) {
  llvm::StringSet<> names;
  for (const PlanFile &file : files)
    names.insert(file.name);
  std::error_code code;
  for (llvm::sys::fs::directory_iterator entry(folder, code), end;
       !code && entry != end; entry.increment(code)) {
    llvm::StringRef name = llvm::sys::path::filename(entry->path());
    if (belongsToSomePlan(name) && !names.contains(name))
      llvm::sys::fs::remove(entry->path());
  }
}

/// Makes a folder, and adds it and the parents that were missing to `made`.
static llvm::Error makeFolder(llvm::StringRef path,
                              std::vector<std::string> &made) {
  llvm::SmallVector<llvm::StringRef> missing;
  for (llvm::StringRef each = path;
       !each.empty() && !llvm::sys::fs::exists(each);
       each = llvm::sys::path::parent_path(each))
    missing.push_back(each);
  for (llvm::StringRef each : llvm::reverse(missing)) {
    std::error_code code =
        llvm::sys::fs::create_directory(each, /*IgnoreExisting=*/false);
    if (code == std::errc::file_exists)
      continue; // Another process has made it meanwhile.
    if (code == std::errc::no_such_file_or_directory)
      break; // Another process has removed its parent meanwhile.
    if (code)
      return llvm::createStringError("cannot make the folder '" + path.str() +
                                     "': " + code.message());
    made.push_back(each.str());
  }
  return llvm::Error::success();
}

/// Makes a folder as `makeFolder` does, and locks it. A process that fails
/// removes the folders that it has made, for which others may wait.
static llvm::Error makeAndLock(llvm::StringRef path,
                               std::vector<std::string> &made,
                               FolderLock &lock) {
  for (int i = 0; i < kMaxNumTries; ++i) {
    if (llvm::Error error = makeFolder(path, made))
      return error;
    llvm::Expected<bool> isLocked = lock.take(path.str());
    if (!isLocked)
      return isLocked.takeError();
    if (*isLocked)
      return llvm::Error::success();
  }
  return llvm::createStringError(
      "cannot make the folder '" + path +
      "': another process removes it, or it is a link to no folder");
}

static llvm::Error writeTogether(llvm::ArrayRef<PlanFiles> plans,
                                 AddOutputs addOthers) {
  std::deque<FolderLock> locks;
  std::vector<std::string> made;
  // Under the locks: those who wait for them find that the folders are gone.
  // Folders in which another process has written meanwhile stay.
  llvm::scope_exit removeFolders([&] {
    for (const std::string &folder : llvm::reverse(made))
      llvm::sys::fs::remove(folder);
  });
  for (const PlanFiles &plan : plans)
    if (llvm::Error error =
            makeAndLock(plan.folder, made, locks.emplace_back()))
      return error;
  runtime::OutputFiles outputs;
  for (bool isPlan : {false, true})
    for (const PlanFiles &plan : plans)
      for (const PlanFile &file : plan.files) {
        if ((file.name == runtime::planFileName) != isPlan)
          continue;
        llvm::SmallString<128> output(plan.folder);
        llvm::sys::path::append(output, file.name);
        if (llvm::Error error = outputs.add(output, file.contents))
          return error;
      }
  if (addOthers)
    if (llvm::Error error = addOthers(outputs))
      return error;
  if (llvm::Error error = outputs.commit())
    return error;
  removeFolders.release();
  for (const PlanFiles &plan : plans)
    removeOldFiles(plan.files, plan.folder);
  return llvm::Error::success();
}

llvm::Error stepfold::writePlans(llvm::ArrayRef<PlanFiles> plans,
                                 AddOutputs addOthers) {
  if (llvm::Error error = writeTogether(plans, addOthers))
    return makeSystemError(std::move(error));
  return llvm::Error::success();
}

llvm::Error stepfold::writePlanFiles(llvm::ArrayRef<PlanFile> files,
                                     llvm::StringRef path) {
  return writePlans(PlanFiles{path.str(), files.vec()});
}
