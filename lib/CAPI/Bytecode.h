//===- Bytecode.h - Bytecode with a checksum --------------------*- C++ -*-===//
//
// MLIR's reader takes bytecode for what its writer wrote: of a broken file it
// may write beyond its memory. So the producer that ours names in the file
// holds a checksum of it, which is checked before it is read.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CAPI_BYTECODE_H
#define STEPFOLD_CAPI_BYTECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace stepfold::capi {

llvm::Expected<std::string> writeBytecode(mlir::ModuleOp module);

/// Returns an error for bytecode that is not as `writeBytecode` gave it.
llvm::Error verifyBytecode(llvm::StringRef bytecode);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_BYTECODE_H
