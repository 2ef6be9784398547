//===- BoundPlan.h - A plan on its way to the first step --------*- C++ -*-===//
//
// What those who embed the runtime see of a plan: variables by role and name,
// which they bind or set, and which otherwise get the plan's initial values.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_BOUNDPLAN_H
#define STEPFOLD_LIB_RUNTIME_BOUNDPLAN_H

#include "stepfold/Runtime/PlanEngine.h"

#include "llvm/ADT/StringMap.h"

#include <optional>

namespace stepfold::runtime {

class BoundPlan {
public:
  static llvm::Expected<std::unique_ptr<BoundPlan>>
  load(llvm::StringRef path, const PlanEngineOptions &options);

  Plan::TargetKind getTarget() const { return target; }
  /// State and gradients, as indices of the engine's variables.
  llvm::ArrayRef<size_t> getIndices() const { return indices; }
  const Variable &getVariable(size_t index) const {
    return engine->getVariables()[index];
  }
  bool hasValueOf(size_t index) const { return hasValue[index]; }
  std::optional<size_t> find(Role role, llvm::StringRef name) const;

  llvm::Error bind(size_t index, void *memory, uint64_t bytes);
  llvm::Error set(size_t index, llvm::ArrayRef<uint8_t> bytes);
  llvm::Error get(size_t index, llvm::MutableArrayRef<uint8_t> bytes);

  /// Gives converted state that was neither bound nor set its value. Fails if a
  /// variable is left without one.
  llvm::Error complete();
  /// Executes a complete plan once.
  llvm::Error step() { return engine->step(); }

private:
  BoundPlan(std::unique_ptr<Engine> engine, Plan::TargetKind target)
      : engine(std::move(engine)), target(target) {}
  llvm::Error initialize();
  llvm::Error setConverted(size_t index);

  std::unique_ptr<Engine> engine;
  Plan::TargetKind target;
  std::vector<size_t> indices;
  llvm::StringMap<size_t> states, gradients;
  std::vector<std::optional<size_t>> castSources;
  std::vector<bool> hasValue;
  bool isComplete = false;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_BOUNDPLAN_H
