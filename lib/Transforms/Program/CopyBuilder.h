//===- CopyBuilder.h - Copies of parameters ---------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBUILDER_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBUILDER_H

#include "CastHoisting.h"

#include "stepfold/Analysis/GlobalAccess.h"

#include "mlir/IR/AsmState.h"

namespace stepfold {

/// Adds copies to a program, and replaces casts by loads of them.
class CopyBuilder {
public:
  explicit CopyBuilder(mlir::ModuleOp module)
      : module(module), symbols(module), assembly(module.getContext()) {
    mlir::SymbolTableCollection programSymbols;
    if (auto startup = symbols.lookup<mlir::func::FuncOp>(kStartupName))
      startupAccess = getGlobalAccess(startup, programSymbols);
    startupWrites.insert(startupAccess.written.begin(),
                         startupAccess.written.end());
  }
  /// Replaces `casts`, all to `type`, by the copy that is returned.
  mlir::ml_program::GlobalOp hoist(const HoistingCandidate &candidate,
                                   mlir::RankedTensorType type,
                                   llvm::ArrayRef<mlir::Operation *> casts);
  /// Adds what writes the copies of updates that may be skipped.
  void writeSkippedCopies();

private:
  void write(const HoistingCandidate &candidate,
             mlir::ml_program::GlobalOp copy);
  mlir::ml_program::GlobalOp createCopy(mlir::ml_program::GlobalOp global,
                                        mlir::RankedTensorType type);
  void initialize(mlir::ml_program::GlobalOp global,
                  mlir::ml_program::GlobalOp copy);
  mlir::func::FuncOp getStartup();

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  /// To print types.
  mlir::AsmState assembly;
  GlobalAccess startupAccess;
  llvm::DenseSet<mlir::StringAttr> startupWrites;

  /// A copy of what an update stores unless it is skipped.
  struct SkippedCopy {
    mlir::ml_program::GlobalStoreOp store;
    mlir::ml_program::GlobalOp copy;
  };
  /// Flag, type of the parameter, type of the copy, and what broadcasts it.
  using CopyKey =
      std::tuple<mlir::Value, mlir::Type, mlir::Type, mlir::Operation *>;
  llvm::MapVector<CopyKey, llvm::SmallVector<SkippedCopy>> skippedCopies;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBUILDER_H
