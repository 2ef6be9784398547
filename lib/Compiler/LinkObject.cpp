//===- LinkObject.cpp - From an object to a shared library ----------------===//

#include "LinkObject.h"

#include "stepfold/Runtime/Support/OutputFiles.h"
#include "stepfold/Runtime/Support/ReadFile.h"

#include "llvm/Support/Program.h"

using namespace stepfold;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

/// The first of the known linkers on the path, with its arguments.
static llvm::Expected<std::vector<std::string>> findLinker() {
  for (StringRef name :
       {"cc", "gcc", "clang", "clang-22", "ld.lld-22", "ld.lld", "ld"}) {
    if (llvm::ErrorOr<std::string> path = llvm::sys::findProgramByName(name)) {
      return std::vector<std::string>{*path, "-shared"};
    }
  }
  return llvm::createStringError(
      "cannot link a shared library: found none of cc, gcc, clang, ld.lld, ld");
}

llvm::Expected<std::string> stepfold::linkSharedLibrary(ArrayRef<char> object) {
  auto linker = findLinker();
  if (!linker)
    return linker.takeError();
  auto input = runtime::TemporaryFile::create(
      "stage.o", StringRef(object.data(), object.size()));
  if (!input)
    return input.takeError();
  auto output = runtime::TemporaryFile::create("stage.so");
  if (!output)
    return output.takeError();
  std::vector<std::string> command = *linker;
  command.insert(command.end(), {input->getPath().str(), "-o",
                                 output->getPath().str(), "-lm"});
  SmallVector<StringRef> arguments(command.begin(), command.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(command.front(), arguments,
                                         std::nullopt, {}, 0, 0, &message);
  if (status != 0)
    return llvm::createStringError("linking a shared library with " +
                                   command.front() + " failed with status " +
                                   std::to_string(status) +
                                   (message.empty() ? "" : ": " + message));
  auto library = runtime::readFile(output->getPath());
  if (!library)
    return library.takeError();
  return (*library)->getBuffer().str();
}
