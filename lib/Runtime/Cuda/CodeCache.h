//===- CodeCache.h - Compiled code, kept on disk ----------------*- C++ -*-===//
//
// Results of compilations, in files that are named by what was compiled.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CODECACHE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CODECACHE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace stepfold::runtime {

/// A cache that cannot be read or written is one that has nothing: neither is
/// an error.
class CodeCache {
public:
  explicit CodeCache(std::string folder) : folder(std::move(folder)) {}

  /// Where users keep it: $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or
  /// ~/.cache/stepfold. Nothing without any of them, or if the first is empty.
  static std::optional<std::string> findFolder();

  /// The name of a result: the SHA-256 of everything that it depends on.
  static std::string getKey(llvm::ArrayRef<llvm::StringRef> sources);

  /// Nothing, too, if the file is not what was written.
  std::optional<std::string> read(llvm::StringRef key) const;
  /// Whoever reads meanwhile finds the old file or the new one.
  void write(llvm::StringRef key, llvm::StringRef code) const;

private:
  std::string getFile(llvm::StringRef key) const;

  std::string folder;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CODECACHE_H
