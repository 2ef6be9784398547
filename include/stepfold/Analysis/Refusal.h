//===- Refusal.h - Why a rewrite does not happen ----------------*- C++ -*-===//

#ifndef STEPFOLD_ANALYSIS_REFUSAL_H
#define STEPFOLD_ANALYSIS_REFUSAL_H

#include "mlir/IR/Operation.h"

#include <string>

namespace stepfold {

/// Why something stays as it is, and the op that keeps it so.
struct Refusal {
  mlir::Operation *culprit;
  std::string reason;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_REFUSAL_H
