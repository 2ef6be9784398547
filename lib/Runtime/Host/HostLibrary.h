//===- HostLibrary.h - The kernels of a host plan ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_HOST_HOSTLIBRARY_H
#define STEPFOLD_LIB_RUNTIME_HOST_HOSTLIBRARY_H

#include "stepfold/Runtime/Host/HostKernels.h"

#include "llvm/Support/Error.h"

namespace stepfold::runtime {

/// Loads a shared object and finds its kernels. It is loaded from memory: by
/// its name, the loader would take what it has loaded of that name before, and
/// by its inode what it has loaded of that, though somebody has written another
/// plan to the file since; and whoever wrote to it while it is loaded would end
/// the process. `name` is for messages and debuggers.
llvm::Expected<HostKernels> loadHostLibrary(llvm::StringRef image,
                                            const std::string &name);

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_HOST_HOSTLIBRARY_H
