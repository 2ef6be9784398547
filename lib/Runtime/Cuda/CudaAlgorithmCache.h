//===- CudaAlgorithmCache.h - Algorithms that were the fastest --*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAALGORITHMCACHE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAALGORITHMCACHE_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace stepfold::runtime {

/// Keeps on disk which algorithm was the fastest for a product, in the folder
/// products/ of $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold,
/// the first that is defined. An empty $STEPFOLD_CACHE disables it.
///
/// Whoever can write the folder decides between algorithms, and on nothing
/// else: an entry names one of those that the library proposes, which is then
/// checked as if it had been found by trials. A folder that cannot be used is
/// an empty one.
class CudaAlgorithmCache {
public:
  /// `environment` says what the choice depends on besides the product: the
  /// device, and the library.
  explicit CudaAlgorithmCache(std::string environment);

  /// Returns the name of the algorithm for a product, if one is known.
  std::optional<std::string> find(llvm::StringRef product) const;
  void store(llvm::StringRef product, llvm::StringRef algorithm) const;

private:
  std::string getPath(llvm::StringRef product) const;

  /// Empty if nothing is kept.
  std::string folder;
  std::string environment;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAALGORITHMCACHE_H
