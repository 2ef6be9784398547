//===- PlanSeal.h - Seal of plan.json ---------------------------*- C++ -*-===//
//
// plan.json begins with its format, its version and the SHA-256 of all text
// behind the line of that.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PLAN_PLANSEAL_H
#define STEPFOLD_PLAN_PLANSEAL_H

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace stepfold::runtime {

/// The digits of the SHA-256.
inline constexpr size_t sealDigestSize = 64;

/// Returns the SHA-256 in the seal of `text`; nothing where the text does not
/// begin with a seal of this version.
std::optional<llvm::StringRef> getSealDigest(llvm::StringRef text);

/// Returns what stands before `sealed`, the rest of the text of plan.json.
std::string makeSeal(llvm::StringRef sealed);

/// Returns whether the text is as it was written; nothing where it does not
/// begin with a seal of this version.
std::optional<bool> checkSeal(llvm::StringRef text);

} // namespace stepfold::runtime

#endif // STEPFOLD_PLAN_PLANSEAL_H
