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

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

/// Returns what an operator has to know of a plan.
static StagePlan describePlan(const KernelPlan &written,
                              const runtime::Plan &plan) {
  StagePlan described;
  described.folder = written.folder;
  for (const PlanFile &file : written.files)
    if (file.name == "plan.json")
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

std::optional<CompiledKernels>
stepfold::pir::compileKernels(ExportedPrograms programs, MLIRContext *context,
                              StringRef folder, const KernelOptions &options) {
  bool isForHost = options.compile.target == "host";
  if (isForHost != (programs.options.device == Device::CPU)) {
    emitError(UnknownLoc::get(context))
        << "the program was imported for " << (isForHost ? "GPUs" : "CPUs")
        << ", and its stage is compiled for '" << options.compile.target
        << "': import it for the device that executes it";
    return std::nullopt;
  }
  std::vector<KernelPlan> plans;
  auto compile = [&](ModuleOp module, unsigned stage,
                     unsigned numStages) -> FailureOr<StagePlan> {
    KernelPlan &plan = plans.emplace_back();
    plan.folder = folder.str();
    if (numStages > 1) {
      plan.folder += "/" + std::to_string(stage);
      PassManager passes(context);
      buildSelectionPipeline(passes, stage);
      if (failed(passes.run(module)))
        return failure();
    }
    auto fail = [&](llvm::Error error) {
      return emitError(module.getLoc()) << llvm::toString(std::move(error));
    };
    OwningOpRef<ModuleOp> lowered = module.clone();
    llvm::Expected<CompiledStage> compiled =
        compileWithReport(*lowered, options.compile, options.onRemark);
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
  if (!written)
    return std::nullopt;
  for (auto [plan, file] : llvm::zip_equal(plans, written->files))
    plan.files.push_back({std::move(file.name), std::move(file.text)});
  return CompiledKernels{std::move(written->programs), std::move(plans)};
}
