//===- Trace.cpp - Results of an engine, step by step ---------------------===//

#include "Trace.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold;
using namespace stepfold::differential;
using runtime::DType;
using runtime::Engine;
using runtime::TensorInfo;
using runtime::Variable;

using Bytes = std::vector<uint8_t>;

//===----------------------------------------------------------------------===//
// Comparing tensors
//===----------------------------------------------------------------------===//

/// The bits of an element and, of a floating-point one, its value.
static std::string getElementText(DType dtype, ArrayRef<uint8_t> element) {
  std::string text;
  raw_string_ostream os(text);
  os << "0x";
  for (uint8_t byte : reverse(element))
    os << format_hex_no_prefix(byte, 2);
  if (!runtime::isFloat(dtype))
    return text;
  uint8_t wide[8];
  runtime::convertFloats(dtype, element, DType::F64, wide);
  os << format(" (%.17g)", bit_cast<double>(support::endian::read64le(wide)));
  return text;
}

/// The first element in which tensors of one size differ.
static std::optional<std::string> findDifference(DType dtype, Bytes expected,
                                                 Bytes actual) {
  if (expected == actual)
    return std::nullopt;
  runtime::canonicalizeNaNs(dtype, expected);
  runtime::canonicalizeNaNs(dtype, actual);
  auto [first, other] =
      std::mismatch(expected.begin(), expected.end(), actual.begin());
  if (first == expected.end())
    return std::nullopt;
  size_t size = runtime::getSize(dtype);
  size_t index = (first - expected.begin()) / size;
  auto getText = [&](ArrayRef<uint8_t> bytes) {
    return getElementText(dtype, bytes.slice(index * size, size));
  };
  return formatv("in element {0}: expected {1}, got {2}", index,
                 getText(expected), getText(actual))
      .str();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Appends the values of all variables of the trace.
static Error record(Engine &engine, ArrayRef<size_t> indices, Trace &trace) {
  std::vector<Bytes> &moment = trace.moments.emplace_back();
  for (size_t index : indices) {
    Expected<Bytes> bytes = engine.getVariable(index);
    if (!bytes)
      return bytes.takeError();
    moment.push_back(std::move(*bytes));
  }
  return Error::success();
}

static Error checkCopy(Engine &engine, size_t index, size_t source) {
  const Variable &copy = engine.getVariables()[index];
  const Variable &original = engine.getVariables()[source];
  Expected<Bytes> actual = engine.getVariable(index);
  if (!actual)
    return actual.takeError();
  Expected<Bytes> value = engine.getVariable(source);
  if (!value)
    return value.takeError();
  Bytes expected(actual->size());
  runtime::convertFloats(original.dtype, *value, copy.dtype, expected);
  auto difference = findDifference(copy.dtype, expected, *actual);
  if (!difference)
    return Error::success();
  return createStringError(formatv("'{0}' is not the cast of '{1}' {2}",
                                   copy.name, original.name, *difference));
}

static Error checkCopies(Engine &engine,
                         const runtime::Instrument &instrument) {
  ArrayRef<Variable> variables = engine.getVariables();
  for (size_t index : instrument.getStates())
    if (variables[index].initial.kind == runtime::InitialKind::Copy)
      if (Error error =
              checkCopy(engine, index, *instrument.getCastSource(index)))
        return error;
  return Error::success();
}

Expected<Trace>
differential::runSteps(Engine &engine,
                       const runtime::InstrumentOptions &options) {
  runtime::Instrument instrument(engine, options);
  if (Error error = instrument.begin())
    return std::move(error);
  Trace trace;
  std::vector<size_t> indices;
  for (size_t index : instrument.getStates()) {
    const Variable &variable = engine.getVariables()[index];
    if (isDerived(variable.initial.kind))
      continue;
    indices.push_back(index);
    trace.variables.push_back(variable);
  }
  if (Error error = record(engine, indices, trace))
    return std::move(error);
  for (uint64_t i = 0; i != options.steps; ++i) {
    if (Error error = instrument.step(options.firstStep + i))
      return std::move(error);
    if (Error error = record(engine, indices, trace))
      return std::move(error);
    if (Error error = checkCopies(engine, instrument))
      return createStringError(formatv("after step {0}: {1}",
                                       options.firstStep + i,
                                       toString(std::move(error))));
  }
  return trace;
}

//===----------------------------------------------------------------------===//
// Comparing traces
//===----------------------------------------------------------------------===//

static std::string getTypeText(const TensorInfo &variable) {
  std::string text = getName(variable.dtype).str();
  for (int64_t size : variable.shape)
    text += " " + itostr(size);
  return text;
}

/// `trace` without the variables that `other` has not and that never change.
static Trace dropUnread(const Trace &trace, const Trace &other) {
  StringSet<> names;
  for (const TensorInfo &variable : other.variables)
    names.insert(variable.name);
  Trace kept;
  kept.moments.resize(trace.moments.size());
  for (size_t i = 0; i != trace.variables.size(); ++i) {
    auto isFirst = [&](const auto &moment) {
      return moment[i] == trace.moments.front()[i];
    };
    if (!names.contains(trace.variables[i].name) &&
        all_of(trace.moments, isFirst))
      continue;
    kept.variables.push_back(trace.variables[i]);
    for (auto [all, some] : zip_equal(trace.moments, kept.moments))
      some.push_back(all[i]);
  }
  return kept;
}

static std::optional<std::string>
findOtherVariable(ArrayRef<TensorInfo> expected, ArrayRef<TensorInfo> actual) {
  for (size_t i = 0; i != std::min(expected.size(), actual.size()); ++i) {
    const TensorInfo &a = expected[i], &b = actual[i];
    if (a.name != b.name || a.dtype != b.dtype || a.shape != b.shape)
      return formatv("expected variable '{0}', {1}, got '{2}', {3}", a.name,
                     getTypeText(a), b.name, getTypeText(b))
          .str();
  }
  if (expected.size() == actual.size())
    return std::nullopt;
  return formatv("expected {0} variables, got {1}", expected.size(),
                 actual.size())
      .str();
}

std::optional<std::string> differential::findDifference(const Trace &reference,
                                                        const Trace &actual) {
  Trace expected = dropUnread(reference, actual);
  if (auto difference = findOtherVariable(expected.variables, actual.variables))
    return difference;
  for (size_t moment = 0; moment != expected.moments.size(); ++moment)
    for (const auto &[variable, before, after] :
         zip_equal(expected.variables, expected.moments[moment],
                   actual.moments[moment]))
      if (auto difference = ::findDifference(variable.dtype, before, after))
        return formatv("'{0}' differs {1} {2}", variable.name,
                       moment == 0
                           ? "at the beginning"
                           : formatv("after step {0}", moment - 1).str(),
                       *difference)
            .str();
  return std::nullopt;
}

std::optional<std::string>
differential::findUnlike(const Trace &trace, ArrayRef<std::string> names) {
  std::optional<size_t> first;
  for (const auto &[index, variable] : enumerate(trace.variables)) {
    if (!is_contained(names, variable.name))
      continue;
    if (!first)
      first = index;
    else if (trace.moments[0][index] != trace.moments[0][*first])
      return formatv("'{0}' and '{1}' begin with different values",
                     trace.variables[*first].name, variable.name)
          .str();
  }
  return std::nullopt;
}

std::vector<std::pair<std::string, std::string>>
differential::getChanges(const Trace &trace) {
  std::vector<std::pair<std::string, std::string>> result;
  for (const auto &[index, variable] : enumerate(trace.variables)) {
    if (variable.access == runtime::Access::Read ||
        variable.getNumElements() == 0)
      continue;
    std::string changes;
    for (size_t moment = 1; moment != trace.moments.size(); ++moment)
      changes +=
          trace.moments[moment - 1][index] == trace.moments[moment][index]
              ? '0'
              : '1';
    result.emplace_back(variable.name, changes);
  }
  return result;
}
