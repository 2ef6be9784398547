//===- ObjectEmitter.h - The llvm dialect to machine code -------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_OBJECTEMITTER_H
#define STEPFOLD_COMPILER_OBJECTEMITTER_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace stepfold {

/// The features of this machine's processor that generated code uses where it
/// may, by LLVM's names, sorted.
std::vector<std::string> getUsableHostFeatures();

/// The triple that host code is compiled for.
std::string getHostTriple();

/// Compiles `module`, of the llvm dialect, to a relocatable object. `finish`
/// may add to the LLVM module that is made of it.
llvm::Expected<llvm::SmallVector<char, 0>>
generateObject(mlir::ModuleOp module, llvm::ArrayRef<std::string> features,
               llvm::function_ref<void(llvm::Module &)> finish);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_OBJECTEMITTER_H
