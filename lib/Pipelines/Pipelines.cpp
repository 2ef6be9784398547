//===- Pipelines.cpp - The phases as pipelines ----------------------------===//

#include "stepfold/Pipelines/Pipelines.h"

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

void stepfold::buildFusePipeline(OpPassManager &functions,
                                 const FusionOptions &options) {
#define FUSION_PASS_AGAIN(MEMBER, ...)                                         \
  if (options.MEMBER)                                                          \
    functions.addPass(__VA_ARGS__);
#define FUSION_PASS(MEMBER, NAME, ...) FUSION_PASS_AGAIN(MEMBER, __VA_ARGS__)
#include "stepfold/Pipelines/FusionPasses.def"
}

void stepfold::buildRewritePipeline(OpPassManager &pm,
                                    const OptimizePipelineOptions &options) {
  // First: all others rewrite the stage as one block.
  if (options.ifConvert)
    pm.addPass(createOptimIfConvertPass());
  // Before grouping: a list has one type a stream.
  if (options.promoteScalars || !options.schedule.empty())
    pm.addPass(createOptimPromoteScalarsPass(makeStruct(options.schedule)));
  // Before grouping, which keeps apart what is copied and what is not.
  if (options.hoistCasts)
    pm.addPass(createOptimHoistCastsPass(
        makeStruct(options.ring, options.rank, options.minCasts)));
  // Before generalizing: an op on a list generalizes to structured ops on it.
  if (options.merge && options.generalize)
    pm.addNestedPass<func::FuncOp>(
        createOptimGroupParametersPass(makeStruct(options.maxScratch)));
  else if (options.merge)
    pm.addNestedPass<func::FuncOp>(createOptimMergePass());
  if (options.coalesce)
    pm.addPass(createOptimCoalescePass(makeStruct(options.coalesceAlignment,
                                                  options.coalesceGradients,
                                                  options.coalesceScalars)));
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

void stepfold::buildSelectionPipeline(OpPassManager &pm, unsigned stage) {
  pm.addPass(createOptimSelectStagePass({stage}));
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
  pm.addPass(createConvertOptimToGPUPass(
      makeStruct(options.foreachThreads, options.dependentLaunch)));
  pm.addPass(createOptimVerifyLaunchesPass());
}

void stepfold::buildCPUKernelPipeline(OpPassManager &pm,
                                      const ToCPUPipelineOptions &options) {
  pm.addPass(createOptimPackTablesPass());
  pm.addPass(createConvertOptimToLoopsPass(makeStruct(options.vectorWidth)));
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
        // Its passes are on functions: `builtin.module(optim-fuse)` nests them.
        bool isOnModule = pm.getOpName() == ModuleOp::getOperationName();
        buildFusePipeline(isOnModule ? pm.nest<func::FuncOp>() : pm,
                          options.fusion);
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
