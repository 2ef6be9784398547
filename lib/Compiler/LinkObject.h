//===- LinkObject.h - From an object to a shared library --------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_LINKOBJECT_H
#define STEPFOLD_COMPILER_LINKOBJECT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace stepfold {

/// Links an object into a shared library, and returns its contents.
llvm::Expected<std::string> linkSharedLibrary(llvm::ArrayRef<char> object);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_LINKOBJECT_H
