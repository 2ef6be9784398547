//===- CanonicalReduction.h - Constants of the reduction order --*- C++ -*-===//
//
// The constants of the canonical order in which a parameter is summed
// (docs/numerics.md). They are part of the dialect: changing one changes the
// bits of every program that reduces.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_CANONICALREDUCTION_H
#define STEPFOLD_IR_CANONICALREDUCTION_H

#include <cstdint>

namespace mlir::optim {

/// Elements of a chunk, counted from the start of the parameter.
inline constexpr int64_t kReductionChunk = 8192;

/// Lanes of a chunk; element `i` of the chunk belongs to lane `i mod lanes`.
inline constexpr int64_t kReductionLanes = 2048;

/// Lanes across chunks; partial sum `c` belongs to lane `c mod lanes`.
inline constexpr int64_t kReductionPartialLanes = 256;

} // namespace mlir::optim

#endif // STEPFOLD_IR_CANONICALREDUCTION_H
