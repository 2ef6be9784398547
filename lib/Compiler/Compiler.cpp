//===- Compiler.cpp - From a program to a plan ----------------------------===//

#include "stepfold/Compiler/Compiler.h"

#include "GPUCode.h"
#include "HostCode.h"
#include "PlanEmitter.h"
#include "ReportBuilder.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Compiler/DumpStages.h"
#include "stepfold/Compiler/RunPasses.h"
#include "stepfold/Pipelines/Pipelines.h"
#include "stepfold/Transforms/Passes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace stepfold;

ArrayRef<StringRef> stepfold::getTargetNames() {
  static const StringRef names[] = {"sm_80", "sm_90", "sm_90a", "sm_100",
                                    "host"};
  return names;
}

/// Whether kernels for a GPU can wait for the launch before them: those of
/// compute capability 9.0 and later.
static bool canOverlapLaunches(StringRef target) { return target != "sm_80"; }

namespace {

/// One compilation: the phases in order, dumping as they go.
class Compilation {
public:
  Compilation(ModuleOp module, const CompileOptions &options)
      : module(module), options(options),
        dumps(options.dumpDirectory, module.getContext()) {}

  llvm::Expected<CompiledStage> run();

private:
  bool isHost() const { return options.target == "host"; }
  /// Each phase has a time of its own: passes are told apart by their
  /// addresses, which those of another phase may have.
  llvm::Error runPasses(StringRef phase, Verification verification,
                        function_ref<void(OpPassManager &)> build);
  llvm::Expected<func::FuncOp> bufferizeStage();
  llvm::Error lowerToKernels();
  llvm::Error generateCode(func::FuncOp stage, CompiledStage &result);

  ModuleOp module;
  const CompileOptions &options;
  StageDumps dumps;
  /// Null where none is asked for.
  std::unique_ptr<ReportBuilder> report;
};

} // namespace

llvm::Error Compilation::runPasses(StringRef phase, Verification verification,
                                   function_ref<void(OpPassManager &)> build) {
  TimingScope timing = options.startTiming(phase);
  if (llvm::Error error = stepfold::runPasses(
          module,
          [&](PassManager &pm) {
            dumps.attach(pm);
            pm.enableTiming(timing);
            build(pm);
          },
          options.verifyEach ? Verification::EachPass : verification))
    return error;
  return dumps.takeError();
}

/// Parses options of a pipeline. Those that `text` does not name stay as they
/// are.
static llvm::Error parseOptions(StringRef pipeline, StringRef text,
                                detail::PassOptions &options) {
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(options.parseFromString(text, os)))
    return llvm::createStringError("cannot parse the options of " +
                                   pipeline.str() + " '" + text.str() +
                                   "': " + StringRef(message).trim().str());
  return llvm::Error::success();
}

/// Whether the stage was outlined and bufferized before.
static bool isBufferized(ModuleOp module) {
  auto stage = module.lookupSymbol<func::FuncOp>(kOptimizerStageName);
  return stage && !stage
                       .walk([](Operation *op) {
                         return llvm::any_of(op->getResultTypes(),
                                             llvm::IsaPred<TensorType>)
                                    ? WalkResult::interrupt()
                                    : WalkResult::advance();
                       })
                       .wasInterrupted();
}

llvm::Expected<func::FuncOp> Compilation::bufferizeStage() {
  OptimizePipelineOptions parsed;
  if (llvm::Error error =
          parseOptions("optim-optimize", options.optimizeOptions, parsed))
    return std::move(error);
  if (llvm::Error error =
          runPasses("Rewrite", Verification::LastPass, [&](OpPassManager &pm) {
            buildRewritePipeline(pm, parsed);
          }))
    return std::move(error);
  if (report) {
    TimingScope timing = options.startTiming("Report");
    report->addRewritten(module);
  }
  // What this phase leaves, the next one makes kernels of.
  if (llvm::Error error =
          runPasses("Structure", Verification::None, [&](OpPassManager &pm) {
            buildStructuringPipeline(pm, parsed);
            if (!isBufferized(module))
              buildBufferizedStagePipeline(pm);
            else if (isPacked(module.lookupSymbol<func::FuncOp>(
                         kOptimizerStageName)))
              pm.addPass(
                  createOptimPackTablesPass()); // Checks, and packs nothing.
            else
              pm.addPass(createOptimVerifyBufferizedPass());
          }))
    return std::move(error);
  auto stage = module.lookupSymbol<func::FuncOp>(kOptimizerStageName);
  if (!stage)
    return llvm::createStringError(
        "the program has no optimizer stage that can be compiled: expected "
        "'@" +
        kTrainStepName.str() + "' to update state from gradients, or '@" +
        kOptimizerStageName.str() +
        "'; remarks of optim-outline-stage name the reason");
  return stage;
}

llvm::Error Compilation::lowerToKernels() {
  if (isHost()) {
    ToCPUPipelineOptions parsed;
    if (llvm::Error error =
            parseOptions("optim-to-cpu", options.kernelOptions, parsed))
      return error;
    return runPasses("Kernels", Verification::LastPass, [&](OpPassManager &pm) {
      buildCPUKernelPipeline(pm, parsed);
    });
  }
  ToGPUPipelineOptions parsed;
  setKernelDefaults(parsed, options.target);
  if (llvm::Error error =
          parseOptions("optim-to-gpu", options.kernelOptions, parsed))
    return error;
  if (!parsed.dependentLaunch.hasValue())
    parsed.dependentLaunch = canOverlapLaunches(options.target);
  return runPasses("Kernels", Verification::LastPass, [&](OpPassManager &pm) {
    buildGPUKernelPipeline(pm, parsed);
  });
}

llvm::Error Compilation::generateCode(func::FuncOp stage,
                                      CompiledStage &result) {
  TimingScope timing = options.startTiming("Code");
  runtime::Plan &plan = result.plan;
  plan.compiler =
      "stepfold " STEPFOLD_VERSION " (LLVM " LLVM_VERSION_STRING ")";
  if (!isHost()) {
    plan.target.kind = runtime::Plan::TargetKind::CUDA;
    plan.target.arch = options.target;
    plan.code.ptx.name = "stage.ptx";
    llvm::Expected<std::string> ptx = compileToPTX(module, options.target);
    if (!ptx)
      return ptx.takeError();
    result.ptx = std::move(*ptx);
    return llvm::Error::success();
  }
  plan.target.kind = runtime::Plan::TargetKind::Host;
  plan.target.triple = getHostTriple();
  plan.target.features = options.features.value_or(getUsableHostFeatures());
  plan.code.library.name = "stage.so";
  auto object = compileToObject(stage, plan.kernels, plan.target.features);
  if (!object)
    return object.takeError();
  result.object = std::move(*object);
  return llvm::Error::success();
}

llvm::Expected<CompiledStage> Compilation::run() {
  if (!llvm::is_contained(getTargetNames(), options.target))
    return llvm::createStringError("expected a target of " +
                                   llvm::join(getTargetNames(), ", ") +
                                   ", got '" + options.target + "'");
  if (options.report) {
    TimingScope timing = options.startTiming("Report");
    auto builder =
        ReportBuilder::create(module, options.target, options.onRemark);
    if (!builder)
      return builder.takeError();
    report = std::move(*builder);
  }
  llvm::Expected<func::FuncOp> stage = bufferizeStage();
  if (!stage)
    return stage.takeError();
  // Before the kernels: afterwards nothing says what is read and written.
  auto variables = getStageVariables(*stage, module);
  if (!variables)
    return variables.takeError();
  if (report) {
    TimingScope timing = options.startTiming("Report");
    report->addStage(*stage, *variables);
  }
  if (llvm::Error error = lowerToKernels())
    return std::move(error);
  TimingScope timing = options.startTiming("Plan");
  llvm::Expected<EmittedPlan> emitted = emitPlan(*stage, *variables);
  if (!emitted)
    return emitted.takeError();
  timing.stop();

  CompiledStage result;
  result.plan = std::move(emitted->plan);
  result.constants = std::move(emitted->constants);
  if (llvm::Error error = generateCode(*stage, result))
    return std::move(error);
  if (llvm::Error error = result.plan.verify())
    return std::move(error);
  if (report)
    result.report = report->finish(result.plan);
  return result;
}

llvm::Expected<CompiledStage>
stepfold::compileStage(ModuleOp module, const CompileOptions &options) {
  return Compilation(module, options).run();
}
