//===- Engine.h - What can execute an optimizer stage -----------*- C++ -*-===//
//
// The interface between those who run a stage (the instrument) and those who
// execute it (interpreter, JIT, host and CUDA plans).
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_ENGINE_H
#define STEPFOLD_RUNTIME_ENGINE_ENGINE_H

#include "stepfold/Runtime/Data/DType.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace stepfold::runtime {

/// The values of these enumerations are part of the program engine ABI.
enum class Role : uint8_t {
  State = 0,
  Gradient = 1,
  /// Of the plan's own: nothing outside of a step knows it.
  Scratch = 2,
  /// What a step that is executed whole returns, the loss say.
  Result = 3,
};
enum class Access : uint8_t { Read = 0, Write = 1, ReadWrite = 2 };
enum class InitialKind : uint8_t {
  Seeded = 0,
  Splat = 1,
  Data = 2,
  Cast = 3,
  Copy = 4,
  Step = 5,
};

llvm::StringRef getName(Role role);
llvm::StringRef getName(Access access);
llvm::StringRef getName(InitialKind kind);

/// Whether the value is that of another variable, converted. A copy stays that:
/// it is derived state, which checkpoints do not hold.
inline bool isConverted(InitialKind kind) {
  return kind == InitialKind::Cast || kind == InitialKind::Copy;
}

/// A dense row-major tensor that the stage reads or writes.
struct TensorInfo {
  std::string name;
  Role role = Role::State;
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  Access access = Access::ReadWrite;

  uint64_t getNumElements() const;
  uint64_t getNumBytes() const { return getNumElements() * getSize(dtype); }
};

/// Whether the variable follows from others and from the number of steps:
/// checkpoints do not hold it.
inline bool isDerived(InitialKind kind) {
  return kind == InitialKind::Copy || kind == InitialKind::Step;
}

/// What the startup program gives a state variable.
struct InitialValue {
  InitialKind kind = InitialKind::Seeded;
  /// Splat: the bits of every element.
  uint64_t bits = 0;
  /// Data: the elements.
  std::vector<uint8_t> data;
  /// Cast, Copy: the state variable whose converted value this is.
  std::string of;

  bool isConverted() const { return stepfold::runtime::isConverted(kind); }
};

struct Variable : TensorInfo {
  /// Means something for state alone.
  InitialValue initial;
};

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
  explicit Engine(std::vector<Variable> variables)
      : variables(std::move(variables)) {}
  virtual ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  llvm::ArrayRef<Variable> getVariables() const { return variables; }

  /// Sets the elements of a variable, which must be as many as it has.
  llvm::Error setVariable(size_t index, llvm::ArrayRef<uint8_t> bytes);
  llvm::Expected<std::vector<uint8_t>> getVariable(size_t index);

  /// Executes the stage once.
  virtual llvm::Error step() = 0;

  /// Measures the stage. State goes on from step to step while it does.
  virtual llvm::Expected<StepTimes> time(const TimingOptions &options);

private:
  /// The index and the size have been checked.
  virtual llvm::Error writeVariable(size_t index,
                                    llvm::ArrayRef<uint8_t> bytes) = 0;
  virtual llvm::Error readVariable(size_t index,
                                   llvm::MutableArrayRef<uint8_t> bytes) = 0;

  std::vector<Variable> variables;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_ENGINE_H
