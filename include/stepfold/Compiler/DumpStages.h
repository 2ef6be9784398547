//===- DumpStages.h - The IR after each pass, as files ----------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_DUMPSTAGES_H
#define STEPFOLD_COMPILER_DUMPSTAGES_H

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace stepfold {

/// Writes the whole module after each pass of the pass managers it is attached
/// to, as `NN-PASS.mlir`, each of which can be fed back in. A pass on functions
/// counts when it has done the one that holds the stage.
class StageDumps {
public:
  /// An empty directory name: nothing is written. Otherwise passes run on one
  /// thread for as long as this lives: a module cannot be printed while another
  /// of its functions changes.
  StageDumps(std::string directory, mlir::MLIRContext *context);
  ~StageDumps();

  void attach(mlir::PassManager &pm);
  /// The first file that could not be written, if any.
  llvm::Error takeError();

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
