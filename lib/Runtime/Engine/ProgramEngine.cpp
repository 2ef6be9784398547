//===- ProgramEngine.cpp - Engines from libStepfoldProgram.so -------------===//
//
// Translates between Engine and its C form, in both directions.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Engine/ProgramEngine.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// Library side
//===----------------------------------------------------------------------===//

namespace {
/// The C engine that stands for an Engine.
struct ExportedEngine : StepfoldEngine {
  std::unique_ptr<Engine> engine;
  std::vector<StepfoldVariable> descriptions;
};
} // namespace

static Engine &getEngine(StepfoldEngine *engine) {
  return *static_cast<ExportedEngine *>(engine)->engine;
}

/// Returns the message of an error, or null.
static char *getMessage(Error error) {
  if (!error)
    return nullptr;
  return strdup(toString(std::move(error)).c_str());
}

static char *setVariable(StepfoldEngine *engine, size_t index,
                         const uint8_t *bytes, size_t size) {
  return getMessage(
      getEngine(engine).setVariable(index, ArrayRef<uint8_t>(bytes, size)));
}

static char *getVariable(StepfoldEngine *engine, size_t index, uint8_t *bytes,
                         size_t size) {
  Expected<std::vector<uint8_t>> value = getEngine(engine).getVariable(index);
  if (!value)
    return getMessage(value.takeError());
  if (value->size() != size)
    return getMessage(createStringError(
        formatv("expected {0} bytes, got {1}", value->size(), size)));
  std::copy(value->begin(), value->end(), bytes);
  return nullptr;
}

static char *step(StepfoldEngine *engine) {
  return getMessage(getEngine(engine).step());
}

static void destroy(StepfoldEngine *engine) {
  delete static_cast<ExportedEngine *>(engine);
}

static StepfoldText exportText(const std::string &text) {
  return {text.data(), text.size()};
}

static StepfoldVariable exportVariable(const Variable &variable) {
  const InitialValue &initial = variable.initial;
  StepfoldVariable result;
  result.name = exportText(variable.name);
  result.role = static_cast<uint8_t>(variable.role);
  result.dtype = static_cast<uint8_t>(variable.dtype);
  result.access = static_cast<uint8_t>(variable.access);
  result.initialKind = static_cast<uint8_t>(initial.kind);
  result.shape = variable.shape.data();
  result.rank = variable.shape.size();
  result.initialBits = initial.bits;
  result.initialData = initial.data.data();
  result.initialDataSize = initial.data.size();
  result.initialOf = exportText(initial.of);
  return result;
}

StepfoldEngine *
stepfold::runtime::exportEngine(Expected<std::unique_ptr<Engine>> engine,
                                char **error) {
  if (!engine) {
    *error = getMessage(engine.takeError());
    return nullptr;
  }
  auto result = std::make_unique<ExportedEngine>();
  result->engine = std::move(*engine);
  for (const Variable &variable : result->engine->getVariables())
    result->descriptions.push_back(exportVariable(variable));
  result->abiVersion = STEPFOLD_PROGRAM_ENGINE_ABI_VERSION;
  result->numVariables = result->descriptions.size();
  result->variables = result->descriptions.data();
  result->setVariable = ::setVariable;
  result->getVariable = ::getVariable;
  result->step = ::step;
  result->destroy = ::destroy;
  return result.release();
}

//===----------------------------------------------------------------------===//
// Caller's side
//===----------------------------------------------------------------------===//

/// Makes an error of a message, which it releases.
static Error takeMessage(char *message) {
  if (!message)
    return Error::success();
  Error error = createStringError(StringRef(message));
  std::free(message);
  return error;
}

static Variable importVariable(const StepfoldVariable &variable) {
  Variable result;
  result.name.assign(variable.name.data, variable.name.size);
  result.role = static_cast<Role>(variable.role);
  result.dtype = static_cast<DType>(variable.dtype);
  result.access = static_cast<Access>(variable.access);
  result.shape.assign(variable.shape, variable.shape + variable.rank);
  result.initial.kind = static_cast<InitialKind>(variable.initialKind);
  result.initial.bits = variable.initialBits;
  result.initial.data.assign(variable.initialData,
                             variable.initialData + variable.initialDataSize);
  result.initial.of.assign(variable.initialOf.data, variable.initialOf.size);
  return result;
}

static std::vector<Variable> importVariables(const StepfoldEngine &engine) {
  std::vector<Variable> variables;
  for (const StepfoldVariable &variable :
       ArrayRef(engine.variables, engine.numVariables))
    variables.push_back(importVariable(variable));
  return variables;
}

namespace {
/// The Engine that stands for a C engine.
class ImportedEngine final : public Engine {
public:
  explicit ImportedEngine(StepfoldEngine *engine)
      : Engine(importVariables(*engine)), engine(engine) {}
  ~ImportedEngine() override { engine->destroy(engine); }

  Error step() override { return takeMessage(engine->step(engine)); }

private:
  Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override {
    return takeMessage(
        engine->setVariable(engine, index, bytes.data(), bytes.size()));
  }
  Error readVariable(size_t index, MutableArrayRef<uint8_t> bytes) override {
    return takeMessage(
        engine->getVariable(engine, index, bytes.data(), bytes.size()));
  }

  StepfoldEngine *engine;
};
} // namespace

Expected<std::unique_ptr<Engine>>
stepfold::runtime::importEngine(StepfoldEngine *engine) {
  // Nothing else of an engine of another version may be touched.
  if (engine->abiVersion != STEPFOLD_PROGRAM_ENGINE_ABI_VERSION)
    return createStringError(
        formatv("expected version {0} of the program engine ABI, got {1}",
                STEPFOLD_PROGRAM_ENGINE_ABI_VERSION, engine->abiVersion));
  return std::make_unique<ImportedEngine>(engine);
}

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createProgramEngine(StringRef programPath,
                                       StringRef engineName, bool wholeStep,
                                       StringRef libraryPath) {
  // Never closed: LLVM does not survive being unloaded. Looking up all of its
  // functions, few of which are called, would take a third of the time to load.
  void *library = dlopen(libraryPath.str().c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (!library)
    return createStringError(
        formatv("running a program needs libStepfoldProgram: {0}", dlerror()));
  auto create = reinterpret_cast<StepfoldCreateProgramEngine>(
      dlsym(library, STEPFOLD_PROGRAM_ENGINE_ENTRY));
  if (!create)
    return createStringError(formatv("'{0}' has no function {1}", libraryPath,
                                     STEPFOLD_PROGRAM_ENGINE_ENTRY));
  char *error = nullptr;
  StepfoldEngine *engine = create(programPath.str().c_str(),
                                  engineName.str().c_str(), wholeStep, &error);
  if (!engine)
    return error ? takeMessage(error)
                 : createStringError("libStepfoldProgram gave no engine");
  return importEngine(engine);
}
