//===- Instrument.h - Runs a stage and prints its results -------*- C++ -*-===//
//
// The measuring instrument of the project: draws or loads state, runs an engine
// for some steps on drawn gradients, and prints a digest of every state
// variable. It knows nothing of how the engine executes.
//
// runInstrument does all of it, also for several ranks that exchange words.
// Those who want to look at the state themselves take the class: begin(), then
// step() for each step.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENT_H
#define STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENT_H

#include "stepfold/Runtime/Engine/Engine.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <optional>

namespace stepfold::runtime {

struct SavedTensor;

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
  /// Print the state after each step and not only after the last, and save it
  /// to the path of `save` with the number of the step.
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

class Instrument {
public:
  /// Keeps references to both.
  Instrument(Engine &engine, const InstrumentOptions &options)
      : engine(engine), variables(engine.getVariables()), options(options) {}

  /// Checks the options and gives the state its first values.
  llvm::Error begin();
  /// Executes one step on its gradients.
  llvm::Error step(uint64_t step);
  /// Draws the gradients of a step that others execute.
  llvm::Error setGradients(uint64_t step);
  /// The state variables in the order of their names.
  llvm::ArrayRef<size_t> getStates() const { return sortedStates; }
  /// The variable that a copy is of, or that a variable begins as.
  std::optional<size_t> getCastSource(size_t index) const {
    return castSources[index];
  }

  llvm::Error printStates(llvm::raw_ostream &os);
  llvm::Error printResults(uint64_t step, llvm::raw_ostream &os);
  llvm::Error printTimes(llvm::raw_ostream &os);
  llvm::Error save(llvm::StringRef path);

private:
  llvm::Error indexVariables();
  llvm::Error checkInjections() const;

  llvm::Error initialize();
  llvm::Error resolveCasts();
  llvm::Expected<std::vector<uint8_t>> getInitialValue(size_t index) const;

  llvm::Error load();
  llvm::Error loadTensor(const SavedTensor &tensor);
  bool isDerived(size_t index) const {
    return stepfold::runtime::isDerived(variables[index].initial.kind);
  }
  llvm::Error remakeDerived();

  void inject(uint64_t step, const Variable &gradient,
              llvm::MutableArrayRef<uint8_t> bytes) const;
  llvm::Error printVariable(size_t index, llvm::StringRef prefix,
                            llvm::raw_ostream &os);

  Engine &engine;
  llvm::ArrayRef<Variable> variables;
  const InstrumentOptions &options;

  llvm::StringMap<size_t> states, gradients;
  /// The state variables in the order of their names, and of those the ones
  /// that are derived.
  std::vector<size_t> sortedStates;
  std::vector<size_t> derived;
  std::vector<size_t> results;
  std::vector<std::optional<size_t>> castSources;
};

/// Runs the engine and prints to `os`, for each state variable in the order of
/// names: name, dtype, shape and digest, separated by tabs; before that, for
/// each step, what it returns, and of scalars the value.
llvm::Error runInstrument(Engine &engine, const InstrumentOptions &options,
                          llvm::raw_ostream &os);

/// Runs one engine for each rank in lock step, and exchanges their words. Rank
/// r has the seed of the options plus r. Prints the same for each, after a line
/// with its number.
llvm::Error runRanks(llvm::ArrayRef<std::unique_ptr<Engine>> engines,
                     const InstrumentOptions &options, llvm::raw_ostream &os);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENT_H
