//===- Instrument.cpp - Runs a stage and prints what it did ---------------===//
//
// Draws, loads, steps, prints and saves, for any engine.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "../Data/CastChain.h"
#include "../Data/InitialValues.h"
#include "../Data/VariableError.h"
#include "stepfold/Runtime/Data/Digest.h"
#include "stepfold/Runtime/Data/Memory.h"
#include "stepfold/Runtime/Instrument/SafeTensors.h"
#include "stepfold/Runtime/Instrument/SeededValues.h"
#include "stepfold/Runtime/Support/FirstError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

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
    return fail(variables[index], "converted from itself");
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
// Checkpoints
//===----------------------------------------------------------------------===//

static std::string getShapeText(ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "scalar";
  return join(map_range(shape, [](int64_t size) { return itostr(size); }), "x");
}

static bool isF32OrF64(DType type) {
  return type == DType::F32 || type == DType::F64;
}

/// The same values in another type; nothing where it does not have one of them.
static std::optional<std::vector<uint8_t>>
convertExactly(DType from, ArrayRef<uint8_t> bytes, DType to) {
  if (from == to)
    return bytes.vec();
  std::vector<uint8_t> converted(bytes.size() / getSize(from) * getSize(to));
  convertFloats(from, bytes, to, converted);
  std::vector<uint8_t> back(bytes.size());
  convertFloats(to, converted, from, back);
  if (ArrayRef<uint8_t>(back) != bytes)
    return std::nullopt;
  return converted;
}

/// An error about a tensor of a file, whose names and shapes are of any length.
static Error failToLoad(StringRef file, const Twine &message) {
  FirstError error;
  error.report(file, message);
  return error.take();
}

Error Instrument::loadTensor(const SavedTensor &tensor) {
  auto state = states.find(tensor.name);
  if (state == states.end() || isDerived(state->second))
    return failToLoad(options.load,
                      quote(tensor.name) + " is no state variable");
  const Variable &variable = variables[state->second];
  bool isConvertible = isF32OrF64(tensor.dtype) && isF32OrF64(variable.dtype);
  if (tensor.shape != variable.shape ||
      (tensor.dtype != variable.dtype && !isConvertible))
    return failToLoad(
        options.load,
        formatv("{0}: expected {1} {2}, got {3} {4}", quote(tensor.name),
                getName(variable.dtype), getShapeText(variable.shape),
                getName(tensor.dtype), getShapeText(tensor.shape)));
  std::optional<std::vector<uint8_t>> bytes =
      convertExactly(tensor.dtype, tensor.bytes, variable.dtype);
  if (!bytes)
    return failToLoad(
        options.load,
        formatv("{0}: expected {1}, got {2} with a value that {1} does not "
                "have",
                quote(tensor.name), getName(variable.dtype),
                getName(tensor.dtype)));
  return engine.setVariable(state->second, *bytes);
}

Error Instrument::load() {
  Expected<std::vector<SavedTensor>> tensors = loadSafeTensors(options.load);
  if (!tensors)
    return tensors.takeError();
  StringMap<size_t> missing = states;
  for (const SavedTensor &tensor : *tensors) {
    if (Error error = loadTensor(tensor))
      return error;
    missing.erase(tensor.name);
  }
  for (size_t index : sortedStates)
    if (!isDerived(index) && missing.count(variables[index].name))
      return createStringError(formatv("{0}: expected a tensor '{1}'",
                                       options.load, variables[index].name));
  return remakeDerived();
}

/// Gives copies the values of what they are copies of, and counters the number
/// of the first step.
Error Instrument::remakeDerived() {
  if (Error error = resolveCasts())
    return error;
  for (size_t index : derived) {
    if (!castSources[index]) {
      if (Error error = engine.setVariable(
              index, splat(variables[index], options.firstStep)))
        return error;
      continue;
    }
    size_t source = *castSources[index];
    Expected<std::vector<uint8_t>> bytes = engine.getVariable(source);
    if (!bytes)
      return bytes.takeError();
    if (Error error = engine.setVariable(
            index, convert(variables[source], *bytes, variables[index])))
      return error;
  }
  return Error::success();
}

Error Instrument::save() {
  std::vector<SavedTensor> tensors;
  for (size_t index : sortedStates) {
    if (isDerived(index))
      continue;
    const Variable &variable = variables[index];
    Expected<std::vector<uint8_t>> bytes = engine.getVariable(index);
    if (!bytes)
      return bytes.takeError();
    tensors.push_back(
        {variable.name, variable.dtype, variable.shape, std::move(*bytes)});
  }
  return saveSafeTensors(options.save, tensors);
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

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Keeps a name on one line and in one column.
static std::string escapeName(StringRef name) {
  std::string text;
  for (char c : name) {
    if (c == '\\')
      text += "\\\\";
    else if (c == '\t')
      text += "\\t";
    else if (c == '\n')
      text += "\\n";
    else
      text += c;
  }
  return text;
}

Error Instrument::printVariable(size_t index, StringRef prefix,
                                raw_ostream &os) {
  const Variable &variable = variables[index];
  Expected<std::vector<uint8_t>> bytes = engine.getVariable(index);
  if (!bytes)
    return bytes.takeError();
  os << prefix << escapeName(variable.name) << '\t' << getName(variable.dtype)
     << '\t' << getShapeText(variable.shape) << '\t'
     << getDigest(variable.dtype, *bytes) << '\n';
  return Error::success();
}

/// The element of a one-element tensor as a number that says all of its bits,
/// if it is floating-point.
static std::string getNumberText(const Variable &variable,
                                 ArrayRef<uint8_t> bytes) {
  if (!isFloat(variable.dtype) || variable.getNumElements() != 1)
    return "";
  uint8_t wide[8];
  convertFloats(variable.dtype, bytes, DType::F64, wide);
  double number = bit_cast<double>(support::endian::read64le(wide));
  std::string text;
  raw_string_ostream(text) << '\t' << format("%.17g", number);
  return text;
}

Error Instrument::printResults(uint64_t step, raw_ostream &os) {
  for (size_t index : results) {
    const Variable &variable = variables[index];
    Expected<std::vector<uint8_t>> bytes = engine.getVariable(index);
    if (!bytes)
      return bytes.takeError();
    os << "# step " << step << " result " << variable.name << '\t'
       << getName(variable.dtype) << '\t' << getShapeText(variable.shape)
       << '\t' << getDigest(variable.dtype, *bytes)
       << getNumberText(variable, *bytes) << '\n';
  }
  return Error::success();
}

Error Instrument::printStates(raw_ostream &os) {
  for (size_t index : sortedStates)
    if (!isDerived(index))
      if (Error error = printVariable(index, "", os))
        return error;
  if (!options.copies)
    return Error::success();
  for (size_t index : derived)
    if (Error error = printVariable(
            index, castSources[index] ? "# copy " : "# counter ", os))
      return error;
  return Error::success();
}

static void printTimes(StringRef what, std::vector<double> times,
                       raw_ostream &os) {
  if (times.empty())
    return;
  llvm::sort(times);
  os << formatv("# time {0}: median {1:f2} us, min {2:f2} us\n", what,
                times[times.size() / 2], times.front());
}

Error Instrument::printTimes(raw_ostream &os) {
  // Where no step was run, there are no gradients yet.
  if (options.steps == 0)
    if (Error error = setGradients(options.firstStep))
      return error;
  Expected<StepTimes> times = engine.time(*options.timing);
  if (!times)
    return times.takeError();
  ::printTimes("step", times->step, os);
  for (const auto &[index, kernel] : enumerate(times->kernels))
    ::printTimes(formatv("launch {0} {1}", index, kernel.name).str(),
                 kernel.times, os);
  return Error::success();
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
  return instrument.printStates(os);
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
    if (Error error = instrument.save())
      return error;
  return options.timing ? instrument.printTimes(os) : Error::success();
}
