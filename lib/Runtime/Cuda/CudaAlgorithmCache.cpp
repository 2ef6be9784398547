//===- CudaAlgorithmCache.cpp - Algorithms that were the fastest ----------===//

#include "CudaAlgorithmCache.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Support/OutputFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace stepfold::runtime;

static std::string findFolder() {
  auto append = [](StringRef folder, const Twine &rest) {
    SmallString<128> path(folder);
    sys::path::append(path, rest);
    return std::string(path);
  };
  if (std::optional<std::string> own = sys::Process::GetEnv("STEPFOLD_CACHE"))
    return own->empty() ? "" : append(*own, "products");
  if (std::optional<std::string> shared =
          sys::Process::GetEnv("XDG_CACHE_HOME"))
    if (!shared->empty())
      return append(*shared, "stepfold/products");
  if (std::optional<std::string> home = sys::Process::GetEnv("HOME"))
    if (!home->empty())
      return append(*home, ".cache/stepfold/products");
  return "";
}

CudaAlgorithmCache::CudaAlgorithmCache(std::string environment)
    : folder(findFolder()), environment(std::move(environment)) {}

std::string CudaAlgorithmCache::getPath(StringRef product) const {
  SmallString<128> path(folder);
  sys::path::append(path, getDigest(environment + "\n" + product.str()));
  return std::string(path);
}

std::optional<std::string> CudaAlgorithmCache::find(StringRef product) const {
  if (folder.empty())
    return std::nullopt;
  ErrorOr<std::unique_ptr<MemoryBuffer>> file =
      MemoryBuffer::getFile(getPath(product), /*IsText=*/true);
  if (!file)
    return std::nullopt;
  return (*file)->getBuffer().trim().str();
}

void CudaAlgorithmCache::store(StringRef product, StringRef algorithm) const {
  if (folder.empty() || sys::fs::create_directories(folder))
    return;
  consumeError(writeFile(getPath(product), (algorithm + "\n").str()));
}
