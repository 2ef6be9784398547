//===- CodeCache.cpp - Compiled code, kept on disk ------------------------===//
//
// A file begins with the SHA-256 of the rest.
//
//===----------------------------------------------------------------------===//

#include "CodeCache.h"

#include "stepfold/Runtime/Support/OutputFiles.h"
#include "stepfold/Runtime/Support/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"

using namespace llvm;
using namespace stepfold::runtime;

std::optional<std::string> CodeCache::findFolder() {
  if (std::optional<std::string> folder =
          sys::Process::GetEnv("STEPFOLD_CACHE")) {
    if (folder->empty())
      return std::nullopt;
    return folder;
  }
  // $XDG_CACHE_HOME, or ~/.cache.
  SmallString<128> folder;
  if (!sys::path::cache_directory(folder))
    return std::nullopt;
  sys::path::append(folder, "stepfold");
  return std::string(folder);
}

static std::array<uint8_t, 32> hash(StringRef bytes) {
  return SHA256::hash(arrayRefFromStringRef(bytes));
}

std::string CodeCache::getKey(ArrayRef<StringRef> sources) {
  SHA256 sha;
  for (StringRef source : sources) {
    // With its length, so that what ends one cannot begin the next.
    uint8_t size[8];
    support::endian::write64le(size, source.size());
    sha.update(ArrayRef<uint8_t>(size));
    sha.update(source);
  }
  return toHex(sha.final(), /*LowerCase=*/true);
}

std::string CodeCache::getFile(StringRef key) const {
  SmallString<128> file(folder);
  sys::path::append(file, key + ".cubin");
  return std::string(file);
}

std::optional<std::string> CodeCache::read(StringRef key) const {
  auto file = readFile(getFile(key));
  if (!file) {
    consumeError(file.takeError());
    return std::nullopt;
  }
  StringRef contents = (*file)->getBuffer();
  constexpr size_t hashSize = 32;
  StringRef code = contents.drop_front(std::min(hashSize, contents.size()));
  if (contents.take_front(hashSize) != toStringRef(hash(code)))
    return std::nullopt;
  return code.str();
}

void CodeCache::write(StringRef key, StringRef code) const {
  if (sys::fs::create_directories(folder))
    return;
  // What cannot be kept is compiled again.
  consumeError(writeFile(getFile(key), [&](raw_ostream &os) {
    os << toStringRef(hash(code)) << code;
    return Error::success();
  }));
}
