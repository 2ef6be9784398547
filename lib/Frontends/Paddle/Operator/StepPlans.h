//===- StepPlans.h - The plans that operators execute -----------*- C++ -*-===//
//
// Plans of folders, which are loaded with the first step that needs them and
// kept until the process ends.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPPLANS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPPLANS_H

#include "stepfold-c/Runtime.h"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace stepfold::paddle_operator {

/// A plan, of which the folder may be replaced by another one.
struct PlanKey {
  std::string folder;
  /// The seal of the plan, as stepfoldReadSeal returns it.
  std::string seal;
};

/// The variables of a plan in the order in which an operator has their memory,
/// with a line break behind each name.
struct VariableNames {
  std::string writtenState, state, gradients;

  bool operator<(const VariableNames &other) const {
    return std::tie(writtenState, state, gradients) <
           std::tie(other.writtenState, other.state, other.gradients);
  }
};

/// The elements of a tensor of the framework.
struct Memory {
  enum class Place { Host, GPU, Other };

  void *address = nullptr;
  /// Absent for a type that plans do not have.
  std::optional<StepfoldDType> dtype;
  /// Valid during the step.
  const int64_t *shape = nullptr;
  size_t rank = 0;
  Place place = Place::Host;
  /// The index of a GPU.
  uint32_t device = 0;
};

/// Binds the variables to `memory`, and executes a step: for a plan of a GPU,
/// on `stream`, a CUstream. State of such a plan may be on the host if the
/// operator has it in place, as the framework keeps powers: it is copied to the
/// device and back, which waits for the device. Returns an error, or an empty
/// string. Nothing is written before all of the memory was checked.
std::string executeStep(const PlanKey &key, const VariableNames &names,
                        const std::vector<Memory> &memory, void *stream);

} // namespace stepfold::paddle_operator

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPPLANS_H
