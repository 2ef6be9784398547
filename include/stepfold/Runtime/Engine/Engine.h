//===- Engine.h - Interface that executes a stage ---------------*- C++ -*-===//
//
// The interface between those who run a stage (the instrument) and those who
// execute it (interpreter, JIT, host and CUDA plans).
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_ENGINE_H
#define STEPFOLD_RUNTIME_ENGINE_ENGINE_H

#include "stepfold/Data/Exchange.h"
#include "stepfold/Data/Variable.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace stepfold::runtime {

/// Durations in microseconds, one for each repetition.
struct StepTimes {
  std::vector<double> step;
  struct Kernel {
    std::string name;
    std::vector<double> times;
  };
  /// One for each launch of the step, in order; empty unless asked for.
  std::vector<Kernel> kernels;
};

struct TimingOptions {
  unsigned warmup = 20;
  unsigned repetitions = 100;
  bool timeKernels = false;
};

/// Something that holds the variables of a stage and can execute the stage.
class Engine {
public:
  explicit Engine(std::vector<Variable> variables,
                  std::vector<Exchange> exchanges = {})
      : variables(std::move(variables)), exchanges(std::move(exchanges)) {}
  virtual ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  llvm::ArrayRef<Variable> getVariables() const { return variables; }
  /// The exchanges of a step, in order.
  llvm::ArrayRef<Exchange> getExchanges() const { return exchanges; }

  /// Sets the elements of a variable, which must be as many as it has.
  llvm::Error setVariable(size_t index, llvm::ArrayRef<uint8_t> bytes);
  llvm::Expected<std::vector<uint8_t>> getVariable(size_t index);

  /// Executes the stage once, as the only rank.
  llvm::Error step();

  /// Executes the part of a step before exchange `part`, or the part behind the
  /// last exchange. A step is all parts in order, with the words exchanged
  /// between them. The first part begins another step.
  virtual llvm::Error runPart(size_t part) = 0;
  /// The words of an exchange, after the part before it.
  llvm::Expected<std::vector<int64_t>> getWords(size_t exchange);
  llvm::Error setWords(size_t exchange, llvm::ArrayRef<int64_t> words);

  /// Measures the stage. State goes on from step to step while it does.
  virtual llvm::Expected<StepTimes> time(const TimingOptions &options);

private:
  /// The index and the size have been checked.
  virtual llvm::Error writeVariable(size_t index,
                                    llvm::ArrayRef<uint8_t> bytes) = 0;
  virtual llvm::Error readVariable(size_t index,
                                   llvm::MutableArrayRef<uint8_t> bytes) = 0;
  /// The exchange and the number of words have been checked.
  virtual llvm::Error readWords(size_t exchange,
                                llvm::MutableArrayRef<int64_t> words);
  virtual llvm::Error writeWords(size_t exchange,
                                 llvm::ArrayRef<int64_t> words);

  std::vector<Variable> variables;
  std::vector<Exchange> exchanges;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_ENGINE_H
