//===- Refusal.h - Why a rewrite does not happen ----------------*- C++ -*-===//

#ifndef STEPFOLD_ANALYSIS_REFUSAL_H
#define STEPFOLD_ANALYSIS_REFUSAL_H

#include "mlir/IR/Operation.h"

#include <string>

namespace stepfold {

/// Reason why something stays unchanged, and the op that prevents the change.
struct Refusal {
  mlir::Operation *culprit;
  std::string reason;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_REFUSAL_H
