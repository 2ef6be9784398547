//===- HostKernels.h - The kernels of a host plan ---------------*- C++ -*-===//
//
// Interface between compiled code for the host and the runtime: the code has
// one symbol, a table of its kernels.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_HOST_HOSTKERNELS_H
#define STEPFOLD_RUNTIME_HOST_HOSTKERNELS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>
#include <string>

namespace stepfold::runtime {

/// Does the work of blocks `begin` to `end - 1`.
using HostKernel = void (*)(int64_t begin, int64_t end,
                            const void *const *arguments);

struct HostKernelEntry {
  const char *name;
  /// `getSignature` of the kernel that the code was compiled for.
  const char *signature;
  HostKernel kernel;
};

struct HostKernelTable {
  uint64_t numKernels;
  const HostKernelEntry *kernels;
};

/// The table's symbol.
constexpr llvm::StringLiteral hostKernelTableName = "stepfold_kernels";

/// A table, and what owns the code that it names.
struct HostKernels {
  const HostKernelTable *table = nullptr;
  std::shared_ptr<void> owner;
  /// For messages: a file, say.
  std::string origin;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOST_HOSTKERNELS_H
