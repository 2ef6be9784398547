//===- Pipelines.h - The phases as pipelines --------------------*- C++ -*-===//
//
// Each pipeline takes a module from one phase of docs/architecture.md to
// another, and checks the contract of each phase that it reaches.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PIPELINES_PIPELINES_H
#define STEPFOLD_PIPELINES_PIPELINES_H

#include "stepfold/Conversion/Passes.h"
#include "stepfold/Pipelines/FieldOption.h"
#include "stepfold/Transforms/Passes.h"

namespace stepfold {

/// The passes that `optim-fuse` runs. All are enabled by default.
struct FusionOptions {
  explicit FusionOptions(mlir::detail::PassOptions &pipeline)
      : pipeline(pipeline) {}

  mlir::detail::PassOptions &pipeline;
#define FUSION_PASS(MEMBER, NAME, ...)                                         \
  mlir::detail::PassOptions::Option<bool> MEMBER{                              \
      pipeline, NAME, llvm::cl::desc("Run optim-" NAME),                       \
      llvm::cl::init(true)};
#include "stepfold/Pipelines/FusionPasses.def"
};

/// `optim-fuse`: fuses structured ops into few traversals.
struct FusePipelineOptions : mlir::PassPipelineOptions<FusePipelineOptions> {
  FusionOptions fusion{*this};
};

/// `optim-optimize`: rewrites of the program, up to structured ops.
struct OptimizePipelineOptions
    : mlir::PassPipelineOptions<OptimizePipelineOptions> {
  Option<bool> promoteScalars{
      *this, "promote-scalars",
      llvm::cl::desc("Store learning rates and beta powers as f64; changes "
                     "bits"),
      llvm::cl::init(false)};
  FieldOption<&OptimPromoteScalarsPassOptions::schedule> schedule{
      *this, "schedule",
      llvm::cl::desc("Compute learning rates from the number of the step; "
                     "implies promote-scalars")};
  Option<bool> ifConvert{
      *this, "if-convert",
      llvm::cl::desc("Convert conditionals of the stage to selects"),
      llvm::cl::init(true)};
  Option<bool> hoistCasts{
      *this, "hoist-casts",
      llvm::cl::desc("Hoist casts of parameters to copies that updates write"),
      llvm::cl::init(true)};
  FieldOption<&OptimHoistCastsPassOptions::ring> ring{
      *this, "ring",
      llvm::cl::desc("With hoist-casts, the ring over which ranks exchange the "
                     "parameters they update")};
  FieldOption<&OptimHoistCastsPassOptions::rank> rank{
      *this, "rank", llvm::cl::desc("This program's rank in the ring")};
  FieldOption<&OptimHoistCastsPassOptions::minCasts> minCasts{
      *this, "min-casts",
      llvm::cl::desc("With hoist-casts, casts of a parameter to one type in a "
                     "step that make a copy worth its memory")};
  Option<bool> merge{*this, "merge",
                     llvm::cl::desc("Merge ops with equal effects"),
                     llvm::cl::init(true)};
  FieldOption<&OptimGroupParametersPassOptions::maxScratch> maxScratch{
      *this, "max-scratch",
      llvm::cl::desc("With merge, bytes of scratch that the updates of a list "
                     "may need at a time")};
  Option<bool> coalesce{
      *this, "coalesce",
      llvm::cl::desc("Place the tensors of each role in one buffer"),
      llvm::cl::init(false)};
  FieldOption<&OptimCoalescePassOptions::alignment> coalesceAlignment{
      *this, "coalesce-alignment",
      llvm::cl::desc("Alignment of tensors in a shared buffer, in bytes")};
  FieldOption<&OptimCoalescePassOptions::gradients> coalesceGradients{
      *this, "coalesce-gradients",
      llvm::cl::desc("With coalesce, place gradients in buffers, too")};
  FieldOption<&OptimCoalescePassOptions::scalars> coalesceScalars{
      *this, "coalesce-scalars",
      llvm::cl::desc("With coalesce, place state of one element in buffers, "
                     "too")};
  Option<bool> generalize{
      *this, "generalize",
      llvm::cl::desc("Replace update ops by structured ops"),
      llvm::cl::init(true)};
  Option<bool> fuse{*this, "fuse",
                    llvm::cl::desc("Fuse structured ops; requires generalize"),
                    llvm::cl::init(true)};
  FusionOptions fusion{*this};
};

/// `optim-to-gpu`: from structured ops in `@train_step` to kernels of the gpu
/// dialect, launched by `@optimizer_stage`.
struct ToGPUPipelineOptions : mlir::PassPipelineOptions<ToGPUPipelineOptions> {
  FieldOption<&ConvertOptimToGPUPassOptions::foreachThreads> foreachThreads{
      *this, "foreach-threads",
      llvm::cl::desc("Threads of a block of an elementwise kernel")};
  FieldOption<&ConvertOptimToGPUPassOptions::dependentLaunch> dependentLaunch{
      *this, "dependent-launch",
      llvm::cl::desc("Let launches overlap; for sm_90 and later, where it is "
                     "the compiler's default")};
};

/// `optim-to-cpu`: from structured ops in `@train_step` to functions of vector
/// loops, called by `@optimizer_stage`.
struct ToCPUPipelineOptions : mlir::PassPipelineOptions<ToCPUPipelineOptions> {
  FieldOption<&ConvertOptimToLoopsPassOptions::vectorWidth> vectorWidth{
      *this, "vector-width",
      llvm::cl::desc("Elements that a loop handles at once")};
};

/// Sets `options` to what was measured best on devices of `arch`, as far as
/// anything was (KernelDefaults.def).
void setKernelDefaults(ToGPUPipelineOptions &options, llvm::StringRef arch);

/// Keeps one stage of a program that has several, before the rewrites.
void buildSelectionPipeline(mlir::OpPassManager &pm, unsigned stage);

void buildOptimizePipeline(mlir::OpPassManager &pm,
                           const OptimizePipelineOptions &options);
/// The two halves of `optim-optimize`: rewrites that keep updates as named ops,
/// and from there to structured ops.
void buildRewritePipeline(mlir::OpPassManager &pm,
                          const OptimizePipelineOptions &options);
void buildStructuringPipeline(mlir::OpPassManager &pm,
                              const OptimizePipelineOptions &options);
/// `optim-fuse`, on functions.
void buildFusePipeline(mlir::OpPassManager &functions,
                       const FusionOptions &options);
/// From structured ops in `@train_step` to `@optimizer_stage` on memrefs.
void buildBufferizedStagePipeline(mlir::OpPassManager &pm);
/// From there to kernels.
void buildGPUKernelPipeline(mlir::OpPassManager &pm,
                            const ToGPUPipelineOptions &options);
void buildCPUKernelPipeline(mlir::OpPassManager &pm,
                            const ToCPUPipelineOptions &options);
/// `optim-step-to-loops`: lowers `@train_step`, except its stage, to loops on
/// memrefs.
void buildStepPipeline(mlir::OpPassManager &pm);

void registerPipelines();

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_PIPELINES_H
