//===- LoadObject.h - Machine code into this process ------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_LOADOBJECT_H
#define STEPFOLD_COMPILER_LOADOBJECT_H

#include "llvm/ExecutionEngine/Orc/LLJIT.h"

namespace stepfold {

/// A symbol that an object file may refer to.
struct HostSymbol {
  llvm::StringRef name;
  void *address;
};

/// Loads an object file, which may refer to `symbols` and to what this process
/// has.
llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>>
loadObject(llvm::ArrayRef<char> object, llvm::ArrayRef<HostSymbol> symbols);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_LOADOBJECT_H
