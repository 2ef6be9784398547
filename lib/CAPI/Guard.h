//===- Guard.h - Surviving LLVM's fatal errors ------------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_GUARD_H
#define STEPFOLD_CAPI_GUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <optional>
#include <string>

namespace stepfold::capi {

/// Bytes of memory that a call needs to begin.
inline constexpr size_t minMemory = 64 << 20;

/// Calls `body`. If that ends in a fatal error or without memory, returns
/// LLVM's message. The objects on the stack of `body` are then lost and not
/// destroyed, and the objects that `body` worked on must not be used again.
/// With less free memory than `minMemory`, returns `out of memory` and does not
/// call `body`.
std::optional<std::string> runGuarded(llvm::function_ref<void()> body);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_GUARD_H
