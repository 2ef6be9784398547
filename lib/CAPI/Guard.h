//===- Guard.h - Survives what LLVM takes for fatal -------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_GUARD_H
#define STEPFOLD_CAPI_GUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <optional>
#include <string>

namespace stepfold::capi {

/// Bytes of memory that a call needs to begin.
inline constexpr size_t minMemory = 64 << 20;

/// Calls `body`, and returns LLVM's message where that ended in a fatal error
/// or without memory. What `body` had on its stack is then lost, not destroyed:
/// what it worked on must not be used again. Without `minMemory`, it returns
/// `out of memory`, and does not call `body`.
std::optional<std::string> runGuarded(llvm::function_ref<void()> body);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_GUARD_H
