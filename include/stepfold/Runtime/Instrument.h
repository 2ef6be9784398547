//===- Instrument.h - Runs a stage and prints what it did -------*- C++ -*-===//
//
// The measuring instrument of the project: draws or loads state, runs an engine
// for some steps on drawn gradients, and prints a digest of every state
// variable. It knows nothing of how the engine executes.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_INSTRUMENT_H
#define STEPFOLD_RUNTIME_INSTRUMENT_H

#include "stepfold/Runtime/Engine.h"

#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace stepfold::runtime {

/// Replaces element 0 of the gradient of `parameter` in one step.
struct Injection {
  enum class Value { Inf, NaN };
  Value value = Value::Inf;
  uint64_t step = 0;
  std::string parameter;
};

/// Parses "inf@STEP:PARAM" or "nan@STEP:PARAM".
llvm::Expected<Injection> parseInjection(llvm::StringRef text);

struct InstrumentOptions {
  uint64_t seed = 0;
  /// The steps that are run are [firstStep, firstStep + steps).
  uint64_t firstStep = 0;
  uint64_t steps = 1;
  /// Print the state after each step and not only after the last.
  bool everyStep = false;
  /// Print copies of state too, after the state and apart from it.
  bool copies = false;
  /// Checkpoints to begin with and to write at the end; empty for none.
  std::string load;
  std::string save;
  std::vector<Injection> injections;
  /// Measure the stage after everything else.
  std::optional<TimingOptions> timing;
};

/// Runs the engine and prints to `os`, for each state variable in the order of
/// names: name, dtype, shape and digest, separated by tabs; before that, for
/// each step, what it returns, and of scalars the value.
llvm::Error runInstrument(Engine &engine, const InstrumentOptions &options,
                          llvm::raw_ostream &os);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_INSTRUMENT_H
