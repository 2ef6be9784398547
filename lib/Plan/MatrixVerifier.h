//===- MatrixVerifier.h - Verifies matrices of a step -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_PLAN_MATRIXVERIFIER_H
#define STEPFOLD_LIB_PLAN_MATRIXVERIFIER_H

#include "PlanVerifier.h"

namespace stepfold::runtime {

/// Verifies what steps on matrices have in common.
class MatrixVerifier {
protected:
  using List = std::pair<const char *, const std::vector<uint32_t> *>;

  /// `index` is that of the step in plan.json, and `key` its own.
  MatrixVerifier(const Plan &plan, size_t index, const char *key)
      : plan(plan), index(index), key(key) {}

  template <typename... Args>
  llvm::Error failHere(const char *message, Args &&...args) const {
    return failPlan("steps[{0}].{1}.{2}", index, key,
                    llvm::formatv(message, std::forward<Args>(args)...).str());
  }

  /// Checks that all buffers of `lists`, the first of which has one at least,
  /// are matrices of one type, and that those of the first one are no others.
  llvm::Error verifyMatrices(llvm::ArrayRef<List> lists) const;

  const Plan &plan;

private:
  llvm::Error verifyMatrix(List list, size_t i, DType expected) const;

  size_t index;
  const char *key;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_PLAN_MATRIXVERIFIER_H
