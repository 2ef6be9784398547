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

static Error checkIndex(StringRef what, size_t index, size_t count) {
  if (index < count)
    return Error::success();
  return createStringError(
      formatv("expected {0} index below {1}, got {2}", what, count, index));
}

Error Engine::setVariable(size_t index, ArrayRef<uint8_t> bytes) {
  if (Error error = checkIndex("a variable", index, variables.size()))
    return error;
  const Variable &variable = variables[index];
  if (bytes.size() != variable.getNumBytes())
    return fail(variable, "expected {0} bytes, got {1}", variable.getNumBytes(),
                bytes.size());
  return writeVariable(index, bytes);
}

Expected<std::vector<uint8_t>> Engine::getVariable(size_t index) {
  if (Error error = checkIndex("a variable", index, variables.size()))
    return error;
  std::vector<uint8_t> bytes(variables[index].getNumBytes());
  if (Error error = readVariable(index, bytes))
    return error;
  return bytes;
}

Error Engine::step() {
  for (size_t part = 0; part <= exchanges.size(); ++part)
    if (Error error = runPart(part))
      return error;
  return Error::success();
}

Expected<std::vector<int64_t>> Engine::getWords(size_t exchange) {
  if (Error error = checkIndex("an exchange", exchange, exchanges.size()))
    return error;
  std::vector<int64_t> words(exchanges[exchange].numWords);
  if (Error error = readWords(exchange, words))
    return error;
  return words;
}

Error Engine::setWords(size_t exchange, ArrayRef<int64_t> words) {
  if (Error error = checkIndex("an exchange", exchange, exchanges.size()))
    return error;
  const Exchange &expected = exchanges[exchange];
  if (words.size() != expected.numWords)
    return createStringError(
        formatv("exchange '{0}': expected {1} words, got {2}", expected.name,
                expected.numWords, words.size()));
  return writeWords(exchange, words);
}

/// An engine with exchanges has its own.
Error Engine::readWords(size_t, MutableArrayRef<int64_t>) {
  llvm_unreachable("the engine has no exchanges");
}
Error Engine::writeWords(size_t, ArrayRef<int64_t>) {
  llvm_unreachable("the engine has no exchanges");
}

Expected<StepTimes> Engine::time(const TimingOptions &) {
  return createStringError("this engine does not measure times: expected cuda");
}
