//===- Phases.cpp - A compilation as a list of phases ---------------------===//

#include "stepfold/Pipelines/Phases.h"

using namespace mlir;
using namespace stepfold;

PhaseInstrumentation::~PhaseInstrumentation() = default;

static llvm::Error tellInstrumentations(Phase phase, ModuleOp module,
                                        const PhaseOptions &options) {
  for (PhaseInstrumentation *instrumentation : options.instrumentations) {
    TimingScope timing = options.startTiming(instrumentation->getName());
    if (llvm::Error error = instrumentation->runAtPhase(phase, module))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error stepfold::runPhases(ModuleOp module, ArrayRef<PhasePasses> phases,
                                const PhaseOptions &options) {
  if (llvm::Error error =
          tellInstrumentations(Phase::Imported, module, options))
    return error;
  for (const PhasePasses &passes : phases) {
    // Each phase has a pass manager and a time of its own: times tell passes
    // apart by their addresses, which those of another phase may have.
    TimingScope timing = options.startTiming(passes.name);
    if (llvm::Error error = runPasses(
            module,
            [&](PassManager &pm) {
              for (PhaseInstrumentation *instrumentation :
                   options.instrumentations)
                instrumentation->runBeforePasses(pm);
              pm.enableTiming(timing);
              passes.build(pm);
            },
            options.verifyEach ? Verification::EachPass : passes.verification))
      return error;
    timing.stop();
    if (llvm::Error error = tellInstrumentations(passes.phase, module, options))
      return error;
  }
  return llvm::Error::success();
}
