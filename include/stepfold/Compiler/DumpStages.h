//===- DumpStages.h - The IR after each pass, as files ----------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_DUMPSTAGES_H
#define STEPFOLD_COMPILER_DUMPSTAGES_H

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace stepfold {

/// Writes the whole module after each pass of the pass managers it is attached
/// to, as `NN-PASS.mlir`, each of which can be fed back in.
class StageDumps {
public:
  /// An empty directory name: nothing is written.
  explicit StageDumps(std::string directory);

  void attach(mlir::PassManager &pm);
  /// The first file that could not be written, if any.
  llvm::Error takeError();

private:
  class Instrumentation;
  void write(llvm::StringRef passName, mlir::Operation *op);

  std::string directory;
  unsigned numDumps = 0;
  std::string error;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_DUMPSTAGES_H
