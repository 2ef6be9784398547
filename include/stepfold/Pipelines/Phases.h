//===- Phases.h - A compilation as a list of phases -------------*- C++ -*-===//
//
// A compilation runs the passes of one phase after the other. Observers, such
// as the report and the dumps, are attached to the list and are called with the
// phase that the program has reached. Neither passes nor the compiler know of
// them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PIPELINES_PHASES_H
#define STEPFOLD_PIPELINES_PHASES_H

#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/Support/Timing.h"

namespace stepfold {

/// The forms of a program between whose passes a compilation can be watched, by
/// the names of docs/architecture.md ("Phases").
enum class Phase {
  /// The program as it came. It may be in a later phase already.
  Imported,
  /// Ops on lists of parameters. Updates may still be named ops.
  Grouped,
  /// `@optimizer_stage` updates memrefs in place.
  Bufferized,
  /// `@optimizer_stage` launches kernels.
  Kernels,
};

/// The passes that bring a program to a phase.
struct PhasePasses {
  Phase phase;
  /// The name of the time that they take.
  llvm::StringRef name;
  Verification verification;
  std::function<void(mlir::OpPassManager &)> build;
};

/// Watches a compilation.
class PhaseInstrumentation {
public:
  virtual ~PhaseInstrumentation();

  /// The name of the time that it takes itself.
  virtual llvm::StringRef getName() const = 0;
  /// Is called before the passes of each phase run, which are in `pm`.
  virtual void runBeforePasses(mlir::PassManager &pm) {}
  /// Is called when `module`, which must not be changed, has reached `phase`.
  /// An error ends the compilation.
  virtual llvm::Error runAtPhase(Phase phase, mlir::ModuleOp module) = 0;
};

struct PhaseOptions {
  /// Verifies the module after each pass, whatever the phases specify.
  bool verifyEach = false;
  /// Scope to which the times of phases and instrumentations are added. Null
  /// disables timing.
  mlir::TimingScope *timing = nullptr;
  /// They are told of each phase in this order.
  llvm::SmallVector<PhaseInstrumentation *> instrumentations;

  /// A scope for the time of `name`.
  mlir::TimingScope startTiming(llvm::StringRef name) const {
    return timing ? timing->nest(name) : mlir::TimingScope();
  }
};

/// Brings `module` from one of `phases` to the next.
llvm::Error runPhases(mlir::ModuleOp module, llvm::ArrayRef<PhasePasses> phases,
                      const PhaseOptions &options);

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_PHASES_H
