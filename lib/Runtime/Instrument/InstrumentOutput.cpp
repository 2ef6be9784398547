//===- InstrumentOutput.cpp - Prints state, results and times -------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "ShapeText.h"
#include "stepfold/Data/Digest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

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
  // Without a step, there are no gradients yet.
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
