//===- HostEngine.h - Executes a plan on the processor ----------*- C++ -*-===//
//
// Runs the kernels of a host plan, which come from the plan's shared object or
// from whoever can resolve their names, such as a JIT.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_HOSTENGINE_H
#define STEPFOLD_RUNTIME_HOSTENGINE_H

#include "stepfold/Runtime/PlanEngine.h"

#include "llvm/ADT/FunctionExtras.h"

namespace stepfold::runtime {

/// Returns the address of `void kernel(int64_t begin, int64_t end, args...)`.
/// The engine keeps the resolver as long as it may call a kernel, so that it
/// can own the code.
using KernelResolver =
    llvm::unique_function<llvm::Expected<void *>(llvm::StringRef name)>;

/// The most arguments a host kernel may have, apart from `begin` and `end`.
constexpr size_t maxHostKernelArguments = 64;

/// Creates an engine for a plan with a host target, which is verified first
/// (code.library is not used, but needs a name). The target's features are not
/// checked: the resolver answers for its code.
llvm::Expected<std::unique_ptr<PlanEngine>>
createHostEngine(Plan plan, llvm::ArrayRef<uint8_t> constants,
                 KernelResolver resolver, const PlanEngineOptions &options);

/// Creates an engine for the shared object of a plan's folder, after checking
/// that this processor can execute it.
llvm::Expected<std::unique_ptr<PlanEngine>>
createHostEngine(PlanFolder folder, const PlanEngineOptions &options);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOSTENGINE_H
