//===- CastChain.h - Origins of converted initial values --------*- C++ -*-===//
//
// An initial value may be another variable's, converted; that one's too.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_CASTCHAIN_H
#define STEPFOLD_DATA_CASTCHAIN_H

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <vector>

namespace stepfold::runtime {

/// Follows `sources` (for each variable, the one whose converted value it is)
/// from `start` to a variable that is not converted. Returns the variables on
/// the way, `start` first, or nothing where the way is a circle.
inline std::optional<std::vector<size_t>>
getCastChain(llvm::ArrayRef<std::optional<size_t>> sources, size_t start) {
  std::vector<size_t> chain = {start};
  while (std::optional<size_t> next = sources[chain.back()]) {
    if (chain.size() == sources.size())
      return std::nullopt;
    chain.push_back(*next);
  }
  return chain;
}

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_CASTCHAIN_H
