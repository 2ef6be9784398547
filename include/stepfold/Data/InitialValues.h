//===- InitialValues.h - Initial values of state ----------------*- C++ -*-===//
//
// The initial values that a plan or a program defines.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_INITIALVALUES_H
#define STEPFOLD_DATA_INITIALVALUES_H

#include "stepfold/Data/Variable.h"

#include "llvm/Support/Error.h"

#include <optional>

namespace stepfold::runtime {

/// The bits `bits` for every element.
std::vector<uint8_t> splat(const TensorInfo &tensor, uint64_t bits);

/// The elements of one tensor in the type of another of its shape. Both types
/// are floating-point.
std::vector<uint8_t> convert(const TensorInfo &from,
                             llvm::ArrayRef<uint8_t> bytes,
                             const TensorInfo &to);

/// The initial value of state that needs nothing else: neither a seed nor
/// another variable. A step counter begins as `firstStep`.
std::optional<std::vector<uint8_t>> getOwnInitialValue(const Variable &variable,
                                                       uint64_t firstStep);

/// Returns for each variable the one whose converted value it begins as.
llvm::Expected<std::vector<std::optional<size_t>>>
resolveCasts(llvm::ArrayRef<Variable> variables);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_INITIALVALUES_H
