//===- ExactSum.h - Sums without rounding -----------------------*- C++ -*-===//
//
// The exact sum of numbers of f32 that docs/numerics.md defines ("Exact
// sums").
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_EXACTSUM_H
#define STEPFOLD_REFERENCE_EXACTSUM_H

#include "stepfold/IR/ExactWords.h"
#include "stepfold/Reference/Tensor.h"

#include <array>

namespace stepfold::reference {

/// An exact sum, whose words are normalized after each addition.
class ExactSum {
public:
  ExactSum() : words{} {}

  /// Adds a contribution of f32.
  void add(const Element &element);
  /// Adds word `index` of another sum.
  void addWord(size_t index, const Element &word);

  /// Stores the words as element `position` of a tensor of exact sums. Fails if
  /// something invalid was added.
  llvm::Error store(Tensor &tensor, int64_t position) const;
  /// The sum, rounded once to f32. It is invalid if something invalid was
  /// added.
  Element round() const;

private:
  void carry();

  /// The reason why the sum is invalid, or null.
  const char *reason = nullptr;
  std::array<int64_t, mlir::optim::kExactWords> words;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_EXACTSUM_H
