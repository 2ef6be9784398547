//===- BoundPlan.cpp - A plan on its way to the first step ----------------===//

#include "BoundPlan.h"

#include "CastChain.h"
#include "InitialValues.h"
#include "VariableError.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<BoundPlan>>
BoundPlan::load(StringRef path, const PlanEngineOptions &options) {
  Expected<PlanFolder> folder = loadPlanFolder(path);
  if (!folder)
    return folder.takeError();
  Plan::TargetKind target = folder->plan.target.kind;
  Expected<std::unique_ptr<Engine>> engine =
      createPlanEngine(std::move(*folder), options);
  if (!engine)
    return engine.takeError();
  std::unique_ptr<BoundPlan> plan(new BoundPlan(std::move(*engine), target));
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
    if (!isState)
      continue;
    if (std::optional<std::vector<uint8_t>> value =
            getOwnInitialValue(variable, /*firstStep=*/0))
      if (Error error = set(index, *value))
        return error;
  }
  auto sources = resolveCasts(variables);
  if (!sources)
    return sources.takeError();
  castSources = std::move(*sources);
  return Error::success();
}

std::optional<size_t> BoundPlan::find(Role role, StringRef name) const {
  const StringMap<size_t> &names = role == Role::State ? states : gradients;
  auto found = names.find(name);
  if (found == names.end())
    return std::nullopt;
  return found->second;
}

Error BoundPlan::bind(size_t index, void *memory, uint64_t bytes) {
  if (Error error = engine->bindVariable(index, memory, bytes))
    return error;
  hasValue[index] = true;
  return Error::success();
}

Error BoundPlan::set(size_t index, ArrayRef<uint8_t> bytes) {
  if (Error error = engine->setVariable(index, bytes))
    return error;
  hasValue[index] = true;
  return Error::success();
}

Error BoundPlan::get(size_t index, MutableArrayRef<uint8_t> bytes) {
  const Variable &variable = getVariable(index);
  if (!hasValue[index])
    return fail(variable, "has no value before it is bound or set, or the "
                          "first step");
  if (bytes.size() != variable.getNumBytes())
    return fail(variable, "expected {0} bytes, got {1}", variable.getNumBytes(),
                bytes.size());
  Expected<std::vector<uint8_t>> value = engine->getVariable(index);
  if (!value)
    return value.takeError();
  llvm::copy(*value, bytes.begin());
  return Error::success();
}

/// Follows the conversions from the nearest variable that has a value.
Error BoundPlan::setConverted(size_t index) {
  std::optional<std::vector<size_t>> chain = getCastChain(castSources, index);
  if (!chain)
    return fail(getVariable(index), "converted from itself");
  auto first = llvm::find_if(*chain, [&](size_t i) { return hasValue[i]; });
  if (first == chain->end())
    return fail(getVariable(chain->back()), "neither bound nor set");
  for (; first != chain->begin(); --first) {
    Expected<std::vector<uint8_t>> value = engine->getVariable(*first);
    if (!value)
      return value.takeError();
    size_t result = *std::prev(first);
    if (Error error = set(
            result, convert(getVariable(*first), *value, getVariable(result))))
      return error;
  }
  return Error::success();
}

Error BoundPlan::complete() {
  if (isComplete)
    return Error::success();
  for (size_t index : indices)
    if (!hasValue[index])
      if (Error error = setConverted(index))
        return error;
  isComplete = true;
  return Error::success();
}
