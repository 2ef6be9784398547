//===- Checkpoints.cpp - Loads and saves state ----------------------------===//
//
// The state of an instrument, in files of the safetensors format.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "ShapeText.h"
#include "stepfold/Data/InitialValues.h"
#include "stepfold/Runtime/Instrument/SafeTensors.h"
#include "stepfold/Support/FirstError.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

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

Error Instrument::save(StringRef path) {
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
  return saveSafeTensors(path, tensors);
}
