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
  std::vector<StepfoldProgramExchange> exchangeDescriptions;
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

static char *runPart(StepfoldEngine *engine, size_t part) {
  return getMessage(getEngine(engine).runPart(part));
}

static char *setWords(StepfoldEngine *engine, size_t exchange,
                      const int64_t *words, size_t count) {
  return getMessage(
      getEngine(engine).setWords(exchange, ArrayRef<int64_t>(words, count)));
}

static char *getWords(StepfoldEngine *engine, size_t exchange, int64_t *words,
                      size_t count) {
  Expected<std::vector<int64_t>> value = getEngine(engine).getWords(exchange);
  if (!value)
    return getMessage(value.takeError());
  if (value->size() != count)
    return getMessage(createStringError(
        formatv("expected {0} words, got {1}", value->size(), count)));
  std::copy(value->begin(), value->end(), words);
  return nullptr;
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
  for (const Exchange &exchange : result->engine->getExchanges())
    result->exchangeDescriptions.push_back({exportText(exchange.name),
                                            static_cast<uint8_t>(exchange.kind),
                                            exchange.numWords});
  result->abiVersion = STEPFOLD_PROGRAM_ENGINE_ABI_VERSION;
  result->numVariables = result->descriptions.size();
  result->variables = result->descriptions.data();
  result->numExchanges = result->exchangeDescriptions.size();
  result->exchanges = result->exchangeDescriptions.data();
  result->setVariable = ::setVariable;
  result->getVariable = ::getVariable;
  result->runPart = ::runPart;
  result->setWords = ::setWords;
  result->getWords = ::getWords;
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

static std::vector<Exchange> importExchanges(const StepfoldEngine &engine) {
  std::vector<Exchange> exchanges;
  for (const StepfoldProgramExchange &exchange :
       ArrayRef(engine.exchanges, engine.numExchanges)) {
    Exchange &added = exchanges.emplace_back();
    added.name.assign(exchange.name.data, exchange.name.size);
    added.kind = static_cast<ExchangeKind>(exchange.kind);
    added.numWords = exchange.numWords;
  }
  return exchanges;
}

namespace {
/// The Engine that stands for a C engine.
class ImportedEngine final : public Engine {
public:
  explicit ImportedEngine(StepfoldEngine *engine)
      : Engine(importVariables(*engine), importExchanges(*engine)),
        engine(engine) {}
  ~ImportedEngine() override { engine->destroy(engine); }

  Error runPart(size_t part) override {
    return takeMessage(engine->runPart(engine, part));
  }

private:
  Error readWords(size_t exchange, MutableArrayRef<int64_t> words) override {
    return takeMessage(
        engine->getWords(engine, exchange, words.data(), words.size()));
  }
  Error writeWords(size_t exchange, ArrayRef<int64_t> words) override {
    return takeMessage(
        engine->setWords(engine, exchange, words.data(), words.size()));
  }
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
