//===- HostObject.h - The kernels of a host plan ----------------*- C++ -*-===//

#ifndef STEPFOLD_RUNTIME_HOST_HOSTOBJECT_H
#define STEPFOLD_RUNTIME_HOST_HOSTOBJECT_H

#include "stepfold/Runtime/Host/HostKernels.h"

#include "llvm/Support/Error.h"

namespace stepfold::runtime {

/// Links a relocatable object into this process and finds its kernels. The
/// process must define the other symbols that the object needs, such as
/// `memcpy`. `name` is for messages.
llvm::Expected<HostKernels> loadHostObject(llvm::StringRef object,
                                           const std::string &name);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOST_HOSTOBJECT_H
