//===- CompileKernels.cpp - Programs with compiled stages -----------------===//
//
// Connects the export of programs with the compiler.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Kernels/CompileKernels.h"

#include "stepfold/Frontends/Paddle/Export/ExportKernels.h"
#include "stepfold/Pipelines/Pipelines.h"
#include "stepfold/Plan/PlanSeal.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

/// Returns what an operator has to know of a plan.
static StagePlan describePlan(const PlanFiles &written,
                              const runtime::Plan &plan) {
  StagePlan described;
  described.folder = written.folder;
  for (const PlanFile &file : written.files)
    if (file.name == runtime::planFileName)
      described.seal = runtime::getSealDigest(file.contents)->str();
  for (const runtime::Plan::Buffer &buffer : plan.buffers)
    if (buffer.role != runtime::Role::Scratch)
      described.variables.push_back({buffer.name,
                                     buffer.role == runtime::Role::Gradient,
                                     buffer.access != runtime::Access::Read,
                                     buffer.getNumElements() == 1});
  for (const runtime::Plan::Allocation &allocation : plan.allocations) {
    PlanBuffer &buffer = described.buffers.emplace_back();
    buffer.name = allocation.name;
    for (const runtime::Plan::Allocation::Segment &segment :
         allocation.segments)
      buffer.variables.push_back(plan.buffers[segment.buffer].name);
  }
  return described;
}

llvm::Expected<std::optional<CompiledKernels>>
stepfold::pir::compileKernels(ExportedPrograms programs, MLIRContext *context,
                              StringRef folder, const KernelOptions &options) {
  bool isForHost = options.compile.target == "host";
  if (isForHost != (programs.options.device == Device::CPU))
    return llvm::createStringError(
        llvm::formatv("the program was imported for {0}, and its stage is "
                      "compiled for '{1}': import it for the device that "
                      "executes it",
                      isForHost ? "GPUs" : "CPUs", options.compile.target));
  // A copy would be state of the plan that no variable of the framework is.
  CompileOptions compileOptions = options.compile;
  compileOptions.optimizeOptions =
      "hoist-casts=false " + options.compile.optimizeOptions;
  std::vector<PlanFiles> plans;
  llvm::Error error = llvm::Error::success();
  auto compile = [&](ModuleOp module, unsigned stage,
                     unsigned numStages) -> FailureOr<StagePlan> {
    PlanFiles &plan = plans.emplace_back();
    plan.folder = folder.str();
    if (numStages > 1) {
      plan.folder += "/" + std::to_string(stage);
      PassManager passes(context);
      buildSelectionPipeline(passes, stage);
      if (failed(passes.run(module)))
        return failure();
    }
    auto fail = [&](llvm::Error failed) {
      error = llvm::joinErrors(std::move(error), std::move(failed));
      return failure();
    };
    OwningOpRef<ModuleOp> lowered = module.clone();
    llvm::Expected<CompiledStage> compiled =
        compileWithReport(*lowered, compileOptions, options.onRemark);
    if (!compiled)
      return fail(compiled.takeError());
    auto files = makePlanFiles(*compiled, options.folder);
    if (!files)
      return fail(files.takeError());
    plan.files = std::move(*files);
    return describePlan(plan, compiled->plan);
  };
  std::optional<KernelPrograms> written =
      exportKernels(std::move(programs), context, compile);
  if (error)
    return std::move(error);
  if (!written)
    return std::nullopt;
  for (auto [plan, file] : llvm::zip_equal(plans, written->files))
    plan.files.push_back({std::move(file.name), std::move(file.text)});
  CompiledKernels kernels{std::move(written->programs), std::move(plans)};
  return std::move(kernels);
}
