//===- Guard.h - Survives what LLVM takes for fatal -------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_GUARD_H
#define STEPFOLD_CAPI_GUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <string>

namespace stepfold::capi {

/// Calls `body`, and returns LLVM's message where that ended in a fatal error
/// or without memory. What `body` had on its stack is then lost, not destroyed:
/// what it worked on must not be used again.
std::optional<std::string> runGuarded(llvm::function_ref<void()> body);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_GUARD_H
