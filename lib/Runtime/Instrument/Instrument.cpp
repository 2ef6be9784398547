//===- Instrument.cpp - Runs a stage and prints its results ---------------===//
//
// Gives state its first values and runs steps, for any engine.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "stepfold/Data/CastChain.h"
#include "stepfold/Data/InitialValues.h"
#include "stepfold/Data/Memory.h"
#include "stepfold/Data/VariableError.h"
#include "stepfold/Runtime/Instrument/SeededValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

Expected<Injection> stepfold::runtime::parseInjection(StringRef text) {
  Injection injection;
  auto [value, rest] = text.split('@');
  auto [step, parameter] = rest.split(':');
  if ((value != "inf" && value != "nan") ||
      step.getAsInteger(10, injection.step) || parameter.empty())
    return createStringError(
        formatv("expected inf@STEP:PARAM or nan@STEP:PARAM, got '{0}'", text));
  injection.value =
      value == "inf" ? Injection::Value::Inf : Injection::Value::NaN;
  injection.parameter = parameter.str();
  return injection;
}

Error Instrument::indexVariables() {
  // One is drawn at a time; all together may lie in memory of a device.
  for (const Variable &variable : variables)
    if (Error error = checkMemory(variable))
      return error;
  for (const auto &[index, variable] : enumerate(variables)) {
    if (variable.role == Role::Scratch)
      continue;
    if (variable.role == Role::Result) {
      results.push_back(index);
      continue;
    }
    bool isState = variable.role == Role::State;
    auto &names = isState ? states : gradients;
    if (!names.try_emplace(variable.name, index).second)
      return fail(variable, "defined twice");
    if (isState)
      sortedStates.push_back(index);
  }
  llvm::sort(sortedStates, [&](size_t a, size_t b) {
    return variables[a].name < variables[b].name;
  });
  for (size_t index : sortedStates)
    if (isDerived(index))
      derived.push_back(index);
  return Error::success();
}

Error Instrument::checkInjections() const {
  for (const Injection &injection : options.injections) {
    auto gradient = gradients.find(injection.parameter);
    if (gradient == gradients.end())
      return createStringError(formatv("cannot inject: there is no gradient "
                                       "of '{0}'",
                                       injection.parameter));
    if (injection.step < options.firstStep ||
        injection.step - options.firstStep >= options.steps)
      return createStringError(formatv(
          "cannot inject at step {0}: the steps are {1} to {2}", injection.step,
          options.firstStep, int64_t(options.firstStep + options.steps) - 1));
    const Variable &variable = variables[gradient->second];
    if (!isFloat(variable.dtype) || variable.getNumElements() == 0)
      return fail(variable, "cannot inject: expected floating-point elements");
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Initial state
//===----------------------------------------------------------------------===//

Error Instrument::resolveCasts() {
  Expected<std::vector<std::optional<size_t>>> sources =
      stepfold::runtime::resolveCasts(variables);
  if (!sources)
    return sources.takeError();
  castSources = std::move(*sources);
  return Error::success();
}

Expected<std::vector<uint8_t>> Instrument::getInitialValue(size_t index) const {
  std::optional<std::vector<size_t>> chain = getCastChain(castSources, index);
  if (!chain)
    return fail(variables[index], "its initial value is converted from itself");
  const Variable &first = variables[chain->back()];
  std::optional<std::vector<uint8_t>> own =
      getOwnInitialValue(first, options.firstStep);
  std::vector<uint8_t> bytes = own ? *own : drawState(first, options.seed);
  for (size_t i = chain->size() - 1; i != 0; --i)
    bytes = convert(variables[(*chain)[i]], bytes, variables[(*chain)[i - 1]]);
  return bytes;
}

Error Instrument::initialize() {
  if (Error error = resolveCasts())
    return error;
  for (size_t index : sortedStates) {
    Expected<std::vector<uint8_t>> bytes = getInitialValue(index);
    if (!bytes)
      return bytes.takeError();
    if (Error error = engine.setVariable(index, *bytes))
      return error;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Instrument::inject(uint64_t step, const Variable &gradient,
                        MutableArrayRef<uint8_t> bytes) const {
  for (const Injection &injection : options.injections) {
    if (injection.step != step || injection.parameter != gradient.name)
      continue;
    double value = injection.value == Injection::Value::Inf
                       ? std::numeric_limits<double>::infinity()
                       : std::numeric_limits<double>::quiet_NaN();
    uint8_t element[8];
    support::endian::write64le(element, bit_cast<uint64_t>(value));
    convertFloats(DType::F64, element, gradient.dtype,
                  bytes.take_front(getSize(gradient.dtype)));
  }
}

Error Instrument::setGradients(uint64_t step) {
  for (const auto &[index, variable] : enumerate(variables)) {
    if (variable.role != Role::Gradient)
      continue;
    std::vector<uint8_t> bytes = drawGradient(variable, options.seed, step);
    inject(step, variable, bytes);
    if (Error error = engine.setVariable(index, bytes))
      return error;
  }
  return Error::success();
}

Error Instrument::begin() {
  if (Error error = indexVariables())
    return error;
  if (Error error = checkInjections())
    return error;
  return options.load.empty() ? initialize() : load();
}

Error Instrument::step(uint64_t step) {
  if (Error error = setGradients(step))
    return error;
  return engine.step();
}

static Error runStep(Instrument &instrument, const InstrumentOptions &options,
                     uint64_t step, raw_ostream &os) {
  if (Error error = instrument.step(step))
    return error;
  if (Error error = instrument.printResults(step, os))
    return error;
  if (!options.everyStep)
    return Error::success();
  os << "# after step " << step << "\n";
  if (Error error = instrument.printStates(os))
    return error;
  if (options.save.empty())
    return Error::success();
  return instrument.save(options.save + "." + std::to_string(step));
}

Error stepfold::runtime::runInstrument(Engine &engine,
                                       const InstrumentOptions &options,
                                       raw_ostream &os) {
  Instrument instrument(engine, options);
  if (Error error = instrument.begin())
    return error;
  for (uint64_t i = 0; i != options.steps; ++i)
    if (Error error = runStep(instrument, options, options.firstStep + i, os))
      return error;
  if (!options.everyStep || options.steps == 0)
    if (Error error = instrument.printStates(os))
      return error;
  if (!options.save.empty())
    if (Error error = instrument.save(options.save))
      return error;
  return options.timing ? instrument.printTimes(os) : Error::success();
}
