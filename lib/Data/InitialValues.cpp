//===- InitialValues.cpp - Initial values of state ------------------------===//

#include "stepfold/Data/InitialValues.h"

#include "stepfold/Data/VariableError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace stepfold::runtime;

std::vector<uint8_t> stepfold::runtime::splat(const TensorInfo &tensor,
                                              uint64_t bits) {
  uint8_t element[8];
  support::endian::write64le(element, bits);
  unsigned size = getSize(tensor.dtype);
  std::vector<uint8_t> bytes(tensor.getNumBytes());
  for (size_t i = 0; i < bytes.size(); i += size)
    std::copy_n(element, size, &bytes[i]);
  return bytes;
}

std::vector<uint8_t> stepfold::runtime::convert(const TensorInfo &from,
                                                ArrayRef<uint8_t> bytes,
                                                const TensorInfo &to) {
  std::vector<uint8_t> converted(to.getNumBytes());
  convertFloats(from.dtype, bytes, to.dtype, converted);
  return converted;
}

std::optional<std::vector<uint8_t>>
stepfold::runtime::getOwnInitialValue(const Variable &variable,
                                      uint64_t firstStep) {
  switch (variable.initial.kind) {
  case InitialKind::Splat:
    return splat(variable, variable.initial.bits);
  case InitialKind::Data:
    return variable.initial.data;
  case InitialKind::Step:
    return splat(variable, firstStep);
  case InitialKind::Seeded:
  case InitialKind::Cast:
  case InitialKind::Copy:
    break;
  }
  return std::nullopt;
}

Expected<std::vector<std::optional<size_t>>>
stepfold::runtime::resolveCasts(ArrayRef<Variable> variables) {
  StringMap<size_t> states;
  for (const auto &[index, variable] : enumerate(variables))
    if (variable.role == Role::State)
      states[variable.name] = index;
  std::vector<std::optional<size_t>> sources(variables.size());
  for (const auto &[index, variable] : enumerate(variables)) {
    if (variable.role != Role::State || !variable.initial.isConverted())
      continue;
    auto source = states.find(variable.initial.of);
    if (source == states.end())
      return fail(variable, "converted from '{0}', which does not exist",
                  variable.initial.of);
    const Variable &of = variables[source->second];
    if (!isFloat(of.dtype) || !isFloat(variable.dtype) ||
        of.shape != variable.shape)
      return fail(variable, "cannot be converted from '{0}'", of.name);
    sources[index] = source->second;
  }
  return sources;
}
