//===- BoundPlan.h - A plan on its way to the first step --------*- C++ -*-===//
//
// A plan as programs that embed the runtime see it: they bind or set variables
// by role and name, and the other variables get the plan's initial values.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_C_BOUNDPLAN_H
#define STEPFOLD_LIB_RUNTIME_C_BOUNDPLAN_H

#include "stepfold/Runtime/Engine/PlanEngine.h"

#include "llvm/ADT/StringMap.h"

#include <memory>
#include <optional>

namespace stepfold::runtime {

class BoundPlan {
public:
  static llvm::Expected<std::unique_ptr<BoundPlan>>
  load(llvm::StringRef path, const PlanEngineOptions &options);

  const Plan &getPlan() const { return engine->getPlan(); }
  /// State and gradients, as indices of the engine's variables.
  llvm::ArrayRef<size_t> getIndices() const { return indices; }
  const Variable &getVariable(size_t index) const {
    return engine->getVariables()[index];
  }
  std::optional<size_t> find(Role role, llvm::StringRef name) const;
  std::optional<size_t> findAllocation(llvm::StringRef name) const;

  // Within a step, these fail.

  llvm::Error bind(llvm::ArrayRef<PlanEngine::Binding> bindings);
  llvm::Error bindAllocation(const PlanEngine::Binding &binding);
  /// Makes copies of the variable anew, too, as far as they have a value.
  llvm::Error set(size_t index, llvm::ArrayRef<uint8_t> bytes);
  llvm::Error get(size_t index, llvm::MutableArrayRef<uint8_t> bytes);
  llvm::Error checkProducts(uint32_t numSamples);

  const ProductCheck *getProductCheck() const {
    return engine->getProductCheck();
  }

  /// Queues one execution of the stage on a stream of the target's. The first
  /// gives state that was neither bound nor set its initial value. Fails with
  /// `unbound` if a variable is left without a value, and with
  /// `errc::not_supported` if the stage has exchanges.
  llvm::Error step(void *stream);

  /// Queues the next part of a step, the first one if `begins`. Returns the
  /// number of the exchange behind it; nothing at the end of the step. After an
  /// error, the step has ended.
  llvm::Expected<std::optional<size_t>> runPart(void *stream, bool begins);
  /// Ends a step before its next part. Returns whether it has written state
  /// besides words.
  llvm::Expected<bool> abortStep();

  /// Error code for variables that have no value.
  static constexpr std::errc unbound = std::errc::bad_address;

private:
  explicit BoundPlan(std::unique_ptr<PlanEngine> engine)
      : engine(std::move(engine)) {}
  llvm::Error initialize();
  /// Fails within a step, or outside of one.
  llvm::Error checkWithin(bool isExpected) const;
  llvm::Error assign(size_t index, llvm::ArrayRef<uint8_t> bytes);
  llvm::Error complete();
  llvm::Error setInitialValue(size_t index);
  llvm::Expected<std::vector<size_t>> getChainTo(size_t index) const;
  llvm::Error setConverted(llvm::ArrayRef<size_t> chain);

  std::unique_ptr<PlanEngine> engine;
  std::vector<size_t> indices;
  llvm::StringMap<size_t> states, gradients, allocations;
  std::vector<std::optional<size_t>> castSources;
  /// The copies of each variable.
  std::vector<std::vector<size_t>> copies;
  std::vector<bool> hasValue;
  bool isComplete = false;
  /// The next part of the step that has begun.
  std::optional<size_t> nextPart;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_C_BOUNDPLAN_H
