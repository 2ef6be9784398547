//===- Engine.cpp - Interface that executes a stage -----------------------===//
//
// The parts that all engines share: checks of indices and sizes.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Engine/Engine.h"

#include "stepfold/Data/VariableError.h"

using namespace llvm;
using namespace stepfold::runtime;

Engine::~Engine() = default;

static Error checkIndex(size_t index, size_t count) {
  if (index < count)
    return Error::success();
  return createStringError(
      formatv("expected a variable index below {0}, got {1}", count, index));
}

Error Engine::setVariable(size_t index, ArrayRef<uint8_t> bytes) {
  if (Error error = checkIndex(index, variables.size()))
    return error;
  const Variable &variable = variables[index];
  if (bytes.size() != variable.getNumBytes())
    return fail(variable, "expected {0} bytes, got {1}", variable.getNumBytes(),
                bytes.size());
  return writeVariable(index, bytes);
}

Expected<std::vector<uint8_t>> Engine::getVariable(size_t index) {
  if (Error error = checkIndex(index, variables.size()))
    return error;
  std::vector<uint8_t> bytes(variables[index].getNumBytes());
  if (Error error = readVariable(index, bytes))
    return error;
  return bytes;
}

Expected<StepTimes> Engine::time(const TimingOptions &) {
  return createStringError("this engine does not measure times: expected cuda");
}
