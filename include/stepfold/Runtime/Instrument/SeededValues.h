//===- SeededValues.h - Values drawn from a seed ----------------*- C++ -*-===//
//
// The numbers that stand for what neither a plan nor a program defines:
// gradients, and parameters that the original program initialises at random.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_INSTRUMENT_SEEDEDVALUES_H
#define STEPFOLD_RUNTIME_INSTRUMENT_SEEDEDVALUES_H

#include "stepfold/Data/Variable.h"

namespace stepfold::runtime {

/// Draws the value that `variable` has initially.
std::vector<uint8_t> drawState(const TensorInfo &variable, uint64_t seed);

/// Draws the gradient of a step.
std::vector<uint8_t> drawGradient(const TensorInfo &variable, uint64_t seed,
                                  uint64_t step);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_INSTRUMENT_SEEDEDVALUES_H
