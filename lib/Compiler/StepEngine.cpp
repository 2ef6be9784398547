//===- StepEngine.cpp - Executes a whole training step --------------------===//
//
// The compiled step works on buffers of this engine. At the position of the
// stage, the step calls back, and the stage's engine gets the current state and
// gradients. Values that the stage wrote are copied back before the step
// continues. Both sides therefore execute loads and stores in the order of the
// program.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Compiler/StepEngine.h"

#include "HostCode.h"
#include "LoadObject.h"
#include "ObjectEmitter.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Conversion/StepToBuffers.h"
#include "stepfold/Pipelines/Pipelines.h"
#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringMap.h"

#include <cstring>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;
using runtime::Engine;
using runtime::Role;
using runtime::Variable;

//===----------------------------------------------------------------------===//
// The compiled step
//===----------------------------------------------------------------------===//

namespace {

/// A step as machine code, and what its arguments stand for.
struct CompiledStep {
  /// The variable of each argument, except the last.
  std::vector<size_t> arguments;
  /// The parameters whose gradients the stage gets, in order.
  std::vector<std::string> gradients;
  SmallVector<char, 0> object;
};

/// Variables by role and name.
class VariableIndex {
public:
  explicit VariableIndex(ArrayRef<Variable> variables) {
    for (const auto &[index, variable] : llvm::enumerate(variables))
      indices[getKey(variable.role, variable.name)] = index;
  }
  std::optional<size_t> find(Role role, StringRef name) const {
    auto found = indices.find(getKey(role, name));
    return found == indices.end() ? std::nullopt : std::optional(found->second);
  }

private:
  static std::string getKey(Role role, StringRef name) {
    return (runtime::getName(role) + ":" + name).str();
  }
  llvm::StringMap<size_t> indices;
};

} // namespace

static runtime::Access unite(runtime::Access a, runtime::Access b) {
  return a == b ? a : runtime::Access::ReadWrite;
}

/// Adds the state of the stage to the variables of the rest of the step.
static void addStageState(std::vector<Variable> &variables,
                          ArrayRef<Variable> stageVariables) {
  VariableIndex known(variables);
  for (const Variable &variable : stageVariables) {
    if (variable.role != Role::State)
      continue;
    if (auto index = known.find(Role::State, variable.name))
      variables[*index].access =
          unite(variables[*index].access, variable.access);
    else
      variables.push_back(variable);
  }
}

/// Binds each argument of a converted step to a variable.
static llvm::Error bindArguments(ModuleOp module, ArrayRef<Variable> variables,
                                 CompiledStep &result) {
  auto step = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  VariableIndex index(variables);
  for (unsigned i = 0; i + 1 < step.getNumArguments(); ++i) {
    std::optional<size_t> variable;
    if (auto global =
            step.getArgAttrOfType<FlatSymbolRefAttr>(i, kGlobalAttrName))
      variable = index.find(Role::State, global.getValue());
    else if (auto number =
                 step.getArgAttrOfType<IntegerAttr>(i, kResultAttrName))
      variable = index.find(Role::Result, std::to_string(number.getInt()));
    if (!variable)
      return llvm::createStringError("expected argument " + std::to_string(i) +
                                     " of '@" + kTrainStepName.str() +
                                     "' to be bound to state or to a result");
    result.arguments.push_back(*variable);
  }
  if (auto runStage = module.lookupSymbol<func::FuncOp>(kRunStageName))
    for (auto name : runStage->getAttrOfType<ArrayAttr>(kGradientsAttrName)
                         .getAsRange<FlatSymbolRefAttr>())
      result.gradients.push_back(name.getValue().str());
  return llvm::Error::success();
}

static llvm::Expected<CompiledStep> compileStep(ModuleOp module,
                                                ArrayRef<Variable> variables) {
  if (llvm::Error error =
          runPasses(module, [](PassManager &pm) { buildStepPipeline(pm); }))
    return llvm::joinErrors(
        llvm::createStringError("'@" + kTrainStepName.str() +
                                "' cannot be executed as a whole"),
        std::move(error));
  CompiledStep result;
  if (llvm::Error error = bindArguments(module, variables, result))
    return std::move(error);
  auto object = compileStepToObject(module, getUsableHostFeatures());
  if (!object)
    return object.takeError();
  result.object = std::move(*object);
  return result;
}

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

namespace {

class StepEngine final : public Engine {
public:
  StepEngine(std::vector<Variable> variables, std::unique_ptr<Engine> stage)
      : Engine(std::move(variables)), stage(std::move(stage)) {
    for (const Variable &variable : getVariables())
      buffers.emplace_back(variable.getNumBytes());
  }

  llvm::Error load(const CompiledStep &step);
  llvm::Error runPart(size_t part) override;

private:
  /// Origin of the value of a variable of the stage's engine.
  struct Source {
    Role role;
    /// Index of one of the engine's variables, or of the gradients that the
    /// step hands over.
    size_t index;
  };

  static void runStageOf(int64_t engine, const uint8_t *const *gradients);
  llvm::Error runStage(const uint8_t *const *gradients);
  llvm::Error bindStage(ArrayRef<std::string> gradients);

  llvm::Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override {
    llvm::copy(bytes, buffers[index].begin());
    return llvm::Error::success();
  }
  llvm::Error readVariable(size_t index,
                           MutableArrayRef<uint8_t> bytes) override {
    llvm::copy(buffers[index], bytes.begin());
    return llvm::Error::success();
  }

  std::unique_ptr<Engine> stage;
  /// One for each variable of the stage's engine; none for its scratch.
  std::vector<std::optional<Source>> sources;
  std::vector<std::vector<uint8_t>> buffers;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  void (*entry)(const uint64_t *arguments) = nullptr;
  std::vector<uint64_t> arguments;
  /// Error of the stage in this step.
  std::optional<std::string> stageError;
};

} // namespace

llvm::Error StepEngine::bindStage(ArrayRef<std::string> gradients) {
  VariableIndex own(getVariables());
  for (const Variable &variable : stage->getVariables()) {
    std::optional<Source> &source = sources.emplace_back();
    if (variable.role == Role::State) {
      source = Source{Role::State, *own.find(Role::State, variable.name)};
    } else if (variable.role == Role::Gradient) {
      const std::string *found = llvm::find(gradients, variable.name);
      if (found == gradients.end())
        return llvm::createStringError("the step hands over no gradient of '" +
                                       variable.name + "'");
      source = Source{Role::Gradient,
                      static_cast<size_t>(found - gradients.begin())};
    }
  }
  return llvm::Error::success();
}

llvm::Error StepEngine::load(const CompiledStep &compiled) {
  if (llvm::Error error = bindStage(compiled.gradients))
    return error;
  HostSymbol callback = {kRunStageName,
                         reinterpret_cast<void *>(&StepEngine::runStageOf)};
  auto loaded = loadObject(compiled.object, callback);
  if (!loaded)
    return loaded.takeError();
  jit = std::move(*loaded);
  auto address = jit->lookup(kStepEntryName);
  if (!address)
    return address.takeError();
  entry = address->toPtr<void (*)(const uint64_t *)>();
  for (size_t index : compiled.arguments)
    arguments.push_back(reinterpret_cast<uintptr_t>(buffers[index].data()));
  arguments.push_back(reinterpret_cast<uintptr_t>(this));
  return llvm::Error::success();
}

void StepEngine::runStageOf(int64_t engine, const uint8_t *const *gradients) {
  auto *self = reinterpret_cast<StepEngine *>(engine);
  if (llvm::Error error = self->runStage(gradients))
    self->stageError = llvm::toString(std::move(error));
}

llvm::Error StepEngine::runStage(const uint8_t *const *gradients) {
  ArrayRef<Variable> variables = stage->getVariables();
  for (size_t i = 0; i != variables.size(); ++i) {
    if (!sources[i])
      continue;
    const uint8_t *data = sources[i]->role == Role::Gradient
                              ? gradients[sources[i]->index]
                              : buffers[sources[i]->index].data();
    if (llvm::Error error =
            stage->setVariable(i, ArrayRef(data, variables[i].getNumBytes())))
      return error;
  }
  if (llvm::Error error = stage->step())
    return error;
  for (size_t i = 0; i != variables.size(); ++i) {
    if (variables[i].role != Role::State ||
        variables[i].access == runtime::Access::Read)
      continue;
    auto bytes = stage->getVariable(i);
    if (!bytes)
      return bytes.takeError();
    llvm::copy(*bytes, buffers[sources[i]->index].begin());
  }
  return llvm::Error::success();
}

llvm::Error StepEngine::runPart(size_t) {
  stageError.reset();
  entry(arguments.data());
  if (stageError)
    return llvm::createStringError(*stageError);
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<Engine>>
stepfold::createStepEngine(Program program, std::unique_ptr<Engine> stage,
                           const StepOptions &options) {
  ModuleOp module = *program.module;
  if (options.optimize)
    if (llvm::Error error = runPasses(module, [](PassManager &pm) {
          buildOptimizePipeline(pm, OptimizePipelineOptions());
        }))
      return std::move(error);
  auto step = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  if (!step)
    return llvm::createStringError("expected a function '@" +
                                   kTrainStepName.str() + "'");
  auto variables = getStepVariables(step, module);
  if (!variables)
    return variables.takeError();
  addStageState(*variables, stage->getVariables());
  auto compiled = compileStep(module, *variables);
  if (!compiled)
    return compiled.takeError();
  auto engine =
      std::make_unique<StepEngine>(std::move(*variables), std::move(stage));
  if (llvm::Error error = engine->load(*compiled))
    return std::move(error);
  return engine;
}
