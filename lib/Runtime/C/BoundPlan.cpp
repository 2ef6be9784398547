//===- BoundPlan.cpp - A plan on its way to the first step ----------------===//

#include "BoundPlan.h"

#include "stepfold/Data/CastChain.h"
#include "stepfold/Data/InitialValues.h"
#include "stepfold/Data/VariableError.h"
#include "stepfold/Runtime/Targets/TargetEngine.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<BoundPlan>>
BoundPlan::load(StringRef path, const PlanEngineOptions &options) {
  Expected<PlanFolder> folder = loadPlanFolder(path);
  if (!folder)
    return folder.takeError();
  Expected<std::unique_ptr<PlanEngine>> engine =
      createPlanEngine(std::move(*folder), options);
  if (!engine)
    return engine.takeError();
  std::unique_ptr<BoundPlan> plan(new BoundPlan(std::move(*engine)));
  if (Error error = plan->initialize())
    return error;
  return plan;
}

Error BoundPlan::initialize() {
  ArrayRef<Variable> variables = engine->getVariables();
  hasValue.resize(variables.size());
  for (const auto &[index, variable] : enumerate(variables)) {
    if (variable.role == Role::Scratch)
      continue;
    indices.push_back(index);
    bool isState = variable.role == Role::State;
    (isState ? states : gradients)[variable.name] = index;
  }
  for (const auto &[index, allocation] : enumerate(getPlan().allocations))
    allocations[allocation.name] = index;
  auto sources = resolveCasts(variables);
  if (!sources)
    return sources.takeError();
  castSources = std::move(*sources);
  copies.resize(variables.size());
  for (size_t index : indices)
    if (variables[index].initial.kind == InitialKind::Copy)
      copies[*castSources[index]].push_back(index);
  return Error::success();
}

static std::optional<size_t> lookUp(const StringMap<size_t> &names,
                                    StringRef name) {
  auto found = names.find(name);
  if (found == names.end())
    return std::nullopt;
  return found->second;
}

std::optional<size_t> BoundPlan::find(Role role, StringRef name) const {
  return lookUp(role == Role::State ? states : gradients, name);
}

std::optional<size_t> BoundPlan::findAllocation(StringRef name) const {
  return lookUp(allocations, name);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Error BoundPlan::checkProducts(uint32_t numSamples) {
  if (Error error = checkWithin(false))
    return error;
  engine->checkProducts(numSamples);
  return Error::success();
}

Error BoundPlan::checkWithin(bool isExpected) const {
  if (nextPart.has_value() == isExpected)
    return Error::success();
  return createStringError(
      std::make_error_code(std::errc::invalid_argument),
      isExpected ? "no step has begun: expected stepfoldPlanBeginStep before"
                 : "a step has begun: expected it to be continued to its end, "
                   "or aborted");
}

Error BoundPlan::bind(ArrayRef<PlanEngine::Binding> bindings) {
  if (Error error = checkWithin(false))
    return error;
  if (Error error = engine->bindVariables(bindings))
    return error;
  for (const PlanEngine::Binding &binding : bindings)
    hasValue[binding.index] = true;
  return Error::success();
}

Error BoundPlan::bindAllocation(const PlanEngine::Binding &binding) {
  if (Error error = checkWithin(false))
    return error;
  if (Error error = engine->bindAllocation(binding))
    return error;
  for (auto [buffer, offset] : getPlan().allocations[binding.index].segments)
    hasValue[buffer] = true;
  return Error::success();
}

Error BoundPlan::set(size_t index, ArrayRef<uint8_t> bytes) {
  if (Error error = checkWithin(false))
    return error;
  if (Error error = assign(index, bytes))
    return error;
  for (size_t copy : copies[index])
    if (hasValue[copy])
      if (Error error =
              set(copy, convert(getVariable(index), bytes, getVariable(copy))))
        return error;
  return Error::success();
}

Error BoundPlan::assign(size_t index, ArrayRef<uint8_t> bytes) {
  if (Error error = engine->setVariable(index, bytes))
    return error;
  hasValue[index] = true;
  return Error::success();
}

Error BoundPlan::get(size_t index, MutableArrayRef<uint8_t> bytes) {
  if (Error error = checkWithin(false))
    return error;
  const Variable &variable = getVariable(index);
  if (bytes.size() != variable.getNumBytes())
    return fail(variable, "expected {0} bytes, got {1}", variable.getNumBytes(),
                bytes.size());
  if (Error error = setInitialValue(index))
    return error;
  if (!hasValue[index])
    return fail(unbound, variable,
                "has no value before it is bound or set, or the first step");
  Expected<std::vector<uint8_t>> value = engine->getVariable(index);
  if (!value)
    return value.takeError();
  llvm::copy(*value, bytes.begin());
  return Error::success();
}

/// Gives state its initial value, if it has no value and its initial value
/// depends on nothing else. Only who needs it asks: memory that is bound must
/// not have been allocated in vain.
Error BoundPlan::setInitialValue(size_t index) {
  const Variable &variable = getVariable(index);
  if (hasValue[index] || variable.role != Role::State)
    return Error::success();
  if (std::optional<std::vector<uint8_t>> value =
          getOwnInitialValue(variable, /*firstStep=*/0))
    return assign(index, *value);
  return Error::success();
}

static bool hasOwnInitialValue(const Variable &variable) {
  InitialKind kind = variable.initial.kind;
  return variable.role == Role::State && kind != InitialKind::Seeded &&
         !isConverted(kind);
}

/// Returns the conversions that give a variable its value: itself first, and
/// last the nearest variable that has a value.
Expected<std::vector<size_t>> BoundPlan::getChainTo(size_t index) const {
  std::optional<std::vector<size_t>> chain = getCastChain(castSources, index);
  if (!chain)
    return fail(unbound, getVariable(index),
                "its initial value is converted from itself");
  auto source = llvm::find_if(*chain, [&](size_t i) {
    return hasValue[i] || hasOwnInitialValue(getVariable(i));
  });
  if (source == chain->end())
    return fail(unbound, getVariable(chain->back()), "neither bound nor set");
  chain->erase(std::next(source), chain->end());
  return *chain;
}

Error BoundPlan::setConverted(ArrayRef<size_t> chain) {
  if (Error error = setInitialValue(chain.back()))
    return error;
  for (size_t i = chain.size() - 1; i != 0; --i) {
    size_t from = chain[i], to = chain[i - 1];
    Expected<std::vector<uint8_t>> value = engine->getVariable(from);
    if (!value)
      return value.takeError();
    if (Error error =
            assign(to, convert(getVariable(from), *value, getVariable(to))))
      return error;
  }
  return Error::success();
}

/// Everything is checked before memory is allocated.
Error BoundPlan::complete() {
  if (isComplete)
    return Error::success();
  std::vector<std::vector<size_t>> chains;
  for (size_t index : indices) {
    if (hasValue[index])
      continue;
    Expected<std::vector<size_t>> chain = getChainTo(index);
    if (!chain)
      return chain.takeError();
    chains.push_back(std::move(*chain));
  }
  if (Error error = engine->completeMemory())
    return error;
  for (const std::vector<size_t> &chain : chains)
    if (!hasValue[chain.front()])
      if (Error error = setConverted(chain))
        return error;
  isComplete = true;
  return Error::success();
}

Error BoundPlan::step(void *stream) {
  if (!getPlan().exchanges.empty())
    return createStringError(
        std::make_error_code(std::errc::not_supported),
        formatv("the plan exchanges words with other ranks ('{0}'): expected "
                "stepfoldPlanBeginStep",
                getPlan().exchanges.front().name));
  if (Error error = complete())
    return error;
  return engine->runPartOn(stream, 0);
}

Expected<std::optional<size_t>> BoundPlan::runPart(void *stream, bool begins) {
  if (Error error = checkWithin(!begins))
    return std::move(error);
  if (begins)
    if (Error error = complete())
      return std::move(error);
  size_t part = begins ? 0 : *nextPart;
  nextPart.reset();
  if (Error error = engine->runPartOn(stream, part))
    return std::move(error);
  if (part == getPlan().exchanges.size())
    return std::nullopt;
  nextPart = part + 1;
  return part;
}

Expected<bool> BoundPlan::abortStep() {
  if (Error error = checkWithin(true))
    return std::move(error);
  size_t exchange = *nextPart - 1;
  nextPart.reset();
  return getPlan().writesStateBefore(exchange + 1);
}
