//===- RegionNumbers.h - Equal values of regions ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_REGIONNUMBERS_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_REGIONNUMBERS_H

#include "stepfold/IR/StructuredUtils.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <vector>

namespace stepfold {

/// The operands that an argument of the region of `op` stands for: a stream, or
/// a vector or scalar.
mlir::ValueRange getArgumentOperands(mlir::optim::StructuredOpInterface op,
                                     unsigned argument);

/// Numbers the values of regions of structured ops on the same parameters:
/// those with one number are equal, element by element.
class RegionNumbers {
public:
  void add(mlir::optim::StructuredOpInterface op);
  /// Gives what reads `stream` the number of `value`.
  void addStream(mlir::ValueRange stream, mlir::Value value) {
    keys[getKey(Stream, stream)] = get(value);
  }
  unsigned get(mlir::Value value) const { return numbers.lookup(value); }

private:
  enum Kind { Stream, Shared, Operation };
  using Key = std::vector<uintptr_t>;

  static Key getKey(Kind kind, mlir::ValueRange operands);
  void number(mlir::Value value, const Key &key) {
    numbers[value] = keys.try_emplace(key, keys.size() + 1).first->second;
  }

  std::map<Key, unsigned> keys;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_REGIONNUMBERS_H
