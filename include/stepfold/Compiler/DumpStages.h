//===- DumpStages.h - The IR after each pass, as files ----------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_DUMPSTAGES_H
#define STEPFOLD_COMPILER_DUMPSTAGES_H

#include "stepfold/Pipelines/Phases.h"

namespace stepfold {

/// Writes the whole module after each pass of the compilation it is attached
/// to, as `NN-PASS.mlir`, each of which can be fed back in. A pass on functions
/// counts when it has done the one that holds the stage.
class StageDumps final : public PhaseInstrumentation {
public:
  /// Passes run on one thread for as long as this lives: a module cannot be
  /// printed while another of its functions changes.
  StageDumps(std::string directory, mlir::MLIRContext *context);
  ~StageDumps() override;

  llvm::StringRef getName() const override { return "Dumps"; }
  void runBeforePasses(mlir::PassManager &pm) override;
  /// Fails where a file could not be written, for the first of them.
  llvm::Error runAtPhase(Phase phase, mlir::ModuleOp module) override;

private:
  class Instrumentation;
  void write(llvm::StringRef passName, mlir::Operation *op);

  std::string directory;
  mlir::MLIRContext *context;
  bool wasMultithreaded;
  unsigned numDumps = 0;
  std::string error;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_DUMPSTAGES_H
