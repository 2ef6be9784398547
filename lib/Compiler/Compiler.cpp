//===- Compiler.cpp - From a program to a plan ----------------------------===//

#include "stepfold/Compiler/Compiler.h"

#include "GPUCode.h"
#include "HostCode.h"
#include "ObjectEmitter.h"
#include "PlanEmitter.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Pipelines/Pipelines.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace stepfold;

ArrayRef<StringRef> stepfold::getTargetNames() {
  static const StringRef names[] = {"sm_80", "sm_90", "sm_90a", "sm_100",
                                    "host"};
  return names;
}

/// Returns true if kernels for the GPU can wait for the launch before them, as
/// those of compute capability 9.0 and later can.
static bool canOverlapLaunches(StringRef target) { return target != "sm_80"; }

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

/// Returns true if the stage is already outlined and bufferized.
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

namespace {

/// The phases of one compilation, by its options.
class Phases {
public:
  explicit Phases(const CompileOptions &options) : options(options) {}

  llvm::Error parseOptions();
  /// The phases that `module` has before it. They refer to this.
  std::vector<PhasePasses> get(ModuleOp module) const;

private:
  void buildBufferization(OpPassManager &pm, ModuleOp module) const;
  void buildKernels(OpPassManager &pm) const;
  bool isHost() const { return options.target == "host"; }

  const CompileOptions &options;
  OptimizePipelineOptions optimize;
  ToCPUPipelineOptions toCPU;
  ToGPUPipelineOptions toGPU;
};

} // namespace

llvm::Error Phases::parseOptions() {
  if (llvm::Error error =
          ::parseOptions("optim-optimize", options.optimizeOptions, optimize))
    return error;
  if (isHost())
    return ::parseOptions("optim-to-cpu", options.kernelOptions, toCPU);
  setKernelDefaults(toGPU, options.target);
  if (llvm::Error error =
          ::parseOptions("optim-to-gpu", options.kernelOptions, toGPU))
    return error;
  if (!toGPU.dependentLaunch.hasValue())
    toGPU.dependentLaunch = canOverlapLaunches(options.target);
  return llvm::Error::success();
}

void Phases::buildBufferization(OpPassManager &pm, ModuleOp module) const {
  if (!isBufferized(module))
    buildBufferizedStagePipeline(pm);
  else if (isPacked(module.lookupSymbol<func::FuncOp>(kOptimizerStageName)))
    pm.addPass(createOptimPackTablesPass()); // Checks, and packs nothing.
  else
    pm.addPass(createOptimVerifyBufferizedPass());
}

void Phases::buildKernels(OpPassManager &pm) const {
  if (isHost())
    buildCPUKernelPipeline(pm, toCPU);
  else
    buildGPUKernelPipeline(pm, toGPU);
}

std::vector<PhasePasses> Phases::get(ModuleOp module) const {
  return {{Phase::Grouped, "Rewrite", Verification::LastPass,
           [this](OpPassManager &pm) { buildRewritePipeline(pm, optimize); }},
          // The next phase makes kernels of the result.
          {Phase::Bufferized, "Structure", Verification::None,
           [this, module](OpPassManager &pm) {
             buildStructuringPipeline(pm, optimize);
             buildBufferization(pm, module);
           }},
          {Phase::Kernels, "Kernels", Verification::LastPass,
           [this](OpPassManager &pm) { buildKernels(pm); }}};
}

namespace {

/// Finds the stage and its variables before there are kernels, since kernels
/// hide the accesses.
class StageReader final : public PhaseInstrumentation {
public:
  explicit StageReader(StringRef target) : target(target) {}

  StringRef getName() const override { return "Variables"; }
  llvm::Error runAtPhase(Phase phase, ModuleOp module) override;

  func::FuncOp getStage() const { return stage; }
  ArrayRef<runtime::Variable> getVariables() const { return variables; }

private:
  StringRef target;
  func::FuncOp stage;
  std::vector<runtime::Variable> variables;
};

} // namespace

/// Returns true if `matrix`, as `reader` reads it, has symmetric elements: the
/// last op that wrote it is a symmetric product.
static bool isSymmetric(Value matrix, Operation *reader) {
  Operation *last = nullptr;
  for (OpOperand &use : matrix.getUses()) {
    Operation *user = use.getOwner();
    if (user->getBlock() != reader->getBlock() || isa<optim::TableOp>(user))
      return false;
    auto op = dyn_cast<DestinationStyleOpInterface>(user);
    if (op && op.isDpsInit(&use) && user->isBeforeInBlock(reader) &&
        (!last || last->isBeforeInBlock(user)))
      last = user;
  }
  auto product = dyn_cast_or_null<optim::MatmulOp>(last);
  return product && product.getSymmetric();
}

/// Returns true if all elements of the products of `op` have the bits of their
/// mirror images, whether or not they are copied.
static bool isSymmetricByItself(optim::MatmulOp op) {
  bool isGram = op.getLhsTransposed() != op.getRhsTransposed();
  for (auto [index, lhs] : llvm::enumerate(op.getLhs())) {
    if (lhs != op.getRhs()[index] || !(isGram || isSymmetric(lhs, op)))
      return false;
    if (!op.getPlus().empty() && !isSymmetric(op.getPlus()[index], op))
      return false;
  }
  return true;
}

/// Checks that the target has the products of matrices of the stage.
static llvm::Error checkProducts(func::FuncOp stage, StringRef target) {
  bool isHost = target == "host";
  for (auto product : stage.getOps<optim::MatmulOp>()) {
    optim::Accumulation accumulation = product.getAccumulation();
    std::string reason;
    if (!isHost && !target.starts_with("sm_90"))
      reason = "products of matrices are defined for sm_90 and for CPUs alone";
    else if (isHost != (accumulation == optim::Accumulation::Sequential))
      reason = "the product accumulates as '" +
               stringifyAccumulation(accumulation).str() +
               "', and this target as '" + (isHost ? "sequential" : "mma16") +
               "'";
    else if (!isHost && product.getSymmetric() && !isSymmetricByItself(product))
      reason =
          "a GPU computes all elements of a symmetric product, and those of "
          "this one may differ from their mirror images: it is neither X "
          "times its transpose, nor the square of a symmetric product";
    if (reason.empty())
      continue;
    std::string message;
    llvm::raw_string_ostream os(message);
    product.getLoc().print(os);
    os << ": cannot compile 'optim.matmul' for target '" << target
       << "': " << reason;
    return llvm::createStringError(message);
  }
  return llvm::Error::success();
}

llvm::Error StageReader::runAtPhase(Phase phase, ModuleOp module) {
  if (phase != Phase::Bufferized)
    return llvm::Error::success();
  stage = module.lookupSymbol<func::FuncOp>(kOptimizerStageName);
  if (!stage)
    return llvm::createStringError(
        "the program has no optimizer stage that can be compiled: expected "
        "'@" +
        kTrainStepName.str() + "' to update state from gradients, or '@" +
        kOptimizerStageName.str() +
        "'; remarks of optim-outline-stage name the reason");
  if (llvm::Error error = checkProducts(stage, target))
    return error;
  auto found = getStageVariables(stage, module);
  if (!found)
    return found.takeError();
  variables = std::move(*found);
  return llvm::Error::success();
}

static llvm::Error generateCode(func::FuncOp stage,
                                const CompileOptions &options,
                                CompiledStage &result) {
  runtime::Plan &plan = result.plan;
  plan.compiler =
      "stepfold " STEPFOLD_VERSION " (LLVM " LLVM_VERSION_STRING ")";
  if (options.target != "host") {
    plan.target.kind = runtime::Plan::TargetKind::CUDA;
    plan.target.arch = options.target;
    plan.code.ptx.name = "stage.ptx";
    llvm::Expected<std::string> ptx =
        compileToPTX(stage->getParentOfType<ModuleOp>(), options.target);
    if (!ptx)
      return ptx.takeError();
    result.ptx = std::move(*ptx);
    return llvm::Error::success();
  }
  plan.target.kind = runtime::Plan::TargetKind::Host;
  plan.target.triple = getHostTriple();
  plan.target.features = options.features.value_or(getUsableHostFeatures());
  plan.code.object.name = "stage.o";
  auto object = compileToObject(stage, plan.kernels, plan.target.features);
  if (!object)
    return object.takeError();
  result.object = std::move(*object);
  return llvm::Error::success();
}

/// Keeps one stage of a program that has several. Rewrites join what different
/// stages compute, so this comes first.
static llvm::Error selectStage(ModuleOp module,
                               std::optional<unsigned> number) {
  if (number)
    return runPasses(
        module, [&](PassManager &pm) { buildSelectionPipeline(pm, *number); });
  auto step = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  // The phases report other forms of a step.
  if (!step || !step.getBody().hasOneBlock() ||
      module.lookupSymbol(kOptimizerStageName))
    return llvm::Error::success();
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (succeeded(stage) && stage->getParts().size() > 1)
    return llvm::createStringError(stage->describeParts());
  return llvm::Error::success();
}

llvm::Expected<CompiledStage>
stepfold::compileStage(ModuleOp module, const CompileOptions &options) {
  if (!llvm::is_contained(getTargetNames(), options.target))
    return llvm::createStringError("expected a target of " +
                                   llvm::join(getTargetNames(), ", ") +
                                   ", got '" + options.target + "'");
  if (options.features && options.target != "host")
    return llvm::createStringError(
        "processor features are for target 'host', got target '" +
        options.target + "'");
  Phases phases(options);
  if (llvm::Error error = phases.parseOptions())
    return std::move(error);
  if (llvm::Error error = selectStage(module, options.stage))
    return std::move(error);
  StageReader reader(options.target);
  PhaseOptions phaseOptions = options;
  // The reader comes first, so that the other observers of a stage find one.
  phaseOptions.instrumentations.insert(phaseOptions.instrumentations.begin(),
                                       &reader);
  if (llvm::Error error = runPhases(module, phases.get(module), phaseOptions))
    return std::move(error);

  TimingScope timing = options.startTiming("Plan");
  llvm::Expected<EmittedPlan> emitted =
      emitPlan(reader.getStage(), reader.getVariables(), options.reusesScratch);
  if (!emitted)
    return emitted.takeError();
  timing.stop();

  CompiledStage result;
  result.plan = std::move(emitted->plan);
  result.constants = std::move(emitted->constants);
  timing = options.startTiming("Code");
  if (llvm::Error error = generateCode(reader.getStage(), options, result))
    return std::move(error);
  if (llvm::Error error = result.plan.verify())
    return std::move(error);
  return result;
}
