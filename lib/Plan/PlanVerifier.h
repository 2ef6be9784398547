//===- PlanVerifier.h - Conditions that a plan must satisfy -----*- C++ -*-===//
//
// The parts of Plan::verify. Each expects that those before it have succeeded.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_PLAN_PLANVERIFIER_H
#define STEPFOLD_LIB_PLAN_PLANVERIFIER_H

#include "stepfold/Plan/Plan.h"

#include "llvm/Support/FormatVariadic.h"

namespace stepfold::runtime {

/// An error whose message begins with the JSON path of the culprit.
template <typename... Args>
llvm::Error failPlan(const char *format, Args &&...args) {
  return llvm::createStringError(
      llvm::formatv(format, std::forward<Args>(args)...));
}

/// Returns true if `text` is a name that a caller can pass in C.
bool isPlanName(llvm::StringRef text);

llvm::Error verifyBuffers(const Plan &plan);
/// Also checks that one block of memory can have everything.
llvm::Error verifyAllocations(const Plan &plan);
llvm::Error verifyTables(const Plan &plan);
llvm::Error verifyKernels(const Plan &plan);
llvm::Error verifySteps(const Plan &plan);
// Each verifies a step whose index in plan.json is `index`.
llvm::Error verifyProduct(const Plan &plan, const Plan::Product &product,
                          size_t index);
llvm::Error verifyRowCopies(const Plan &plan, const Plan::RowCopies &copies,
                            size_t index);

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_PLAN_PLANVERIFIER_H
