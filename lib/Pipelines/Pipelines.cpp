//===- Pipelines.cpp - The phases as pipelines ----------------------------===//

#include "stepfold/Pipelines/Pipelines.h"

#include "stepfold/Conversion/Passes.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace stepfold;

void stepfold::setKernelDefaults(ToGPUPipelineOptions &options,
                                 StringRef arch) {
#define KERNEL_DEFAULT(ARCH, OPTION, VALUE)                                    \
  if (arch == #ARCH)                                                           \
    options.OPTION = VALUE;
#include "stepfold/Pipelines/KernelDefaults.def"
}

FusionOptions::FusionOptions(mlir::detail::PassOptions &options)
    : eliminateDeadStores(options, "eliminate-dead-stores",
                          llvm::cl::desc("Run optim-eliminate-dead-stores"),
                          llvm::cl::init(true)),
      fuseProducers(options, "fuse-producers",
                    llvm::cl::desc("Run optim-fuse-producers"),
                    llvm::cl::init(true)),
      sinkSelects(options, "sink-selects",
                  llvm::cl::desc("Run optim-sink-selects"),
                  llvm::cl::init(true)),
      distributeFlags(options, "distribute-flags",
                      llvm::cl::desc("Run optim-distribute-flags"),
                      llvm::cl::init(true)),
      fuseSiblings(options, "fuse-siblings",
                   llvm::cl::desc("Run optim-fuse-siblings"),
                   llvm::cl::init(true)),
      rematerializeScalars(options, "rematerialize-scalars",
                           llvm::cl::desc("Run optim-rematerialize-scalars"),
                           llvm::cl::init(true)),
      fuseScalars(options, "fuse-scalars",
                  llvm::cl::desc("Run optim-fuse-scalars"),
                  llvm::cl::init(true)),
      fuseUpdates(options, "fuse-updates",
                  llvm::cl::desc("Run optim-fuse-updates"),
                  llvm::cl::init(true)) {}

void stepfold::buildFusePipeline(OpPassManager &functions,
                                 const FusionOptions &options) {
  if (options.eliminateDeadStores)
    functions.addPass(createOptimEliminateDeadStoresPass());
  // What stays apart is reported at the end.
  if (options.fuseProducers)
    functions.addPass(createOptimFuseProducersPass({/*reportMissed=*/false}));
  // What keeps reductions from each other is taken out of the way.
  if (options.sinkSelects)
    functions.addPass(createOptimSinkSelectsPass());
  if (options.distributeFlags)
    functions.addPass(createOptimDistributeFlagsPass());
  if (options.fuseSiblings)
    functions.addPass(createOptimFuseSiblingsPass());
  if (options.rematerializeScalars)
    functions.addPass(createOptimRematerializeScalarsPass());
  if (options.fuseScalars)
    functions.addPass(createOptimFuseScalarsPass());
  // Nothing fuses what this makes.
  if (options.fuseUpdates)
    functions.addPass(createOptimFuseUpdatesPass());
  if (options.fuseProducers)
    functions.addPass(createOptimFuseProducersPass());
}

void stepfold::buildRewritePipeline(OpPassManager &pm,
                                    const OptimizePipelineOptions &options) {
  // First: all others rewrite the stage as one block.
  if (options.ifConvert)
    pm.addPass(createOptimIfConvertPass());
  // Before grouping: a list has one type a stream.
  if (options.promoteScalars || !options.schedule.empty()) {
    OptimPromoteScalarsPassOptions promotion;
    promotion.schedule = options.schedule;
    pm.addPass(createOptimPromoteScalarsPass(promotion));
  }
  // Before grouping, which keeps apart what is copied and what is not.
  if (options.hoistCasts) {
    OptimHoistCastsPassOptions hoisting;
    hoisting.ring = options.ring;
    hoisting.rank = options.rank;
    pm.addPass(createOptimHoistCastsPass(hoisting));
  }
  // Before generalizing: an op on a list generalizes to structured ops on it.
  if (options.merge && options.generalize)
    pm.addNestedPass<func::FuncOp>(createOptimGroupParametersPass());
  else if (options.merge)
    pm.addNestedPass<func::FuncOp>(createOptimMergePass());
  if (options.coalesce) {
    OptimCoalescePassOptions coalescing;
    coalescing.alignment = options.coalesceAlignment;
    pm.addPass(createOptimCoalescePass(coalescing));
  }
}

void stepfold::buildStructuringPipeline(
    OpPassManager &pm, const OptimizePipelineOptions &options) {
  if (!options.generalize)
    return;
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createOptimGeneralizePass());
  if (options.fuse)
    buildFusePipeline(functions, options.fusion);
  functions.addPass(createOptimVerifyStructuredPass());
}

void stepfold::buildOptimizePipeline(OpPassManager &pm,
                                     const OptimizePipelineOptions &options) {
  buildRewritePipeline(pm, options);
  buildStructuringPipeline(pm, options);
}

void stepfold::buildBufferizedStagePipeline(OpPassManager &pm) {
  pm.addPass(createOptimOutlineStagePass());
  pm.addPass(createOptimVerifyStagePass());
  pm.addPass(createOptimBufferizeStagePass());
  pm.addPass(createOptimVerifyBufferizedPass());
}

void stepfold::buildGPUKernelPipeline(OpPassManager &pm,
                                      const ToGPUPipelineOptions &options) {
  pm.addPass(createOptimPackTablesPass());
  ConvertOptimToGPUPassOptions conversion;
  conversion.foreachThreads = options.foreachThreads;
  conversion.dependentLaunch = options.dependentLaunch;
  pm.addPass(createConvertOptimToGPUPass(conversion));
  pm.addPass(createOptimVerifyLaunchesPass());
}

void stepfold::buildCPUKernelPipeline(OpPassManager &pm,
                                      const ToCPUPipelineOptions &options) {
  pm.addPass(createOptimPackTablesPass());
  ConvertOptimToLoopsPassOptions conversion;
  conversion.vectorWidth = options.vectorWidth;
  pm.addPass(createConvertOptimToLoopsPass(conversion));
  pm.addPass(createOptimVerifyLaunchesPass());
}

void stepfold::buildStepPipeline(OpPassManager &pm) {
  pm.addPass(createOptimOutlineStagePass());
  pm.addPass(createConvertStepToBuffersPass());
  // Casts that were not hoisted; of an unrewritten program, all of them.
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createOptimGeneralizePass());
  functions.addPass(createConvertOptimToLinalgPass());
  pm.addPass(bufferization::createOneShotBufferizePass());
  bufferization::buildBufferDeallocationPipeline(pm);
  OpPassManager &bufferized = pm.nest<func::FuncOp>();
  bufferized.addPass(createConvertStridedCopiesPass());
  bufferized.addPass(createConvertLinalgToLoopsPass());
  pm.addPass(createLowerAffinePass());
}

void stepfold::registerPipelines() {
  PassPipelineRegistration<OptimizePipelineOptions>(
      "optim-optimize", "Merge, generalize and fuse the optimizer stage",
      buildOptimizePipeline);
  PassPipelineRegistration<FusePipelineOptions>(
      "optim-fuse", "Fuse structured ops into few traversals",
      [](OpPassManager &pm, const FusePipelineOptions &options) {
        buildFusePipeline(pm, options.fusion);
      });
  PassPipelineRegistration<ToGPUPipelineOptions>(
      "optim-to-gpu", "Outline the stage and lower it to GPU kernels",
      [](OpPassManager &pm, const ToGPUPipelineOptions &options) {
        buildBufferizedStagePipeline(pm);
        buildGPUKernelPipeline(pm, options);
      });
  PassPipelineRegistration<ToCPUPipelineOptions>(
      "optim-to-cpu", "Outline the stage and lower it to loops",
      [](OpPassManager &pm, const ToCPUPipelineOptions &options) {
        buildBufferizedStagePipeline(pm);
        buildCPUKernelPipeline(pm, options);
      });
  PassPipelineRegistration<>(
      "optim-step-to-loops",
      "Lower @train_step, but for its stage, to loops on memrefs",
      buildStepPipeline);
}
