//===- Accumulation.h - Sums of a product of matrices -----------*- C++ -*-===//

#ifndef STEPFOLD_DATA_ACCUMULATION_H
#define STEPFOLD_DATA_ACCUMULATION_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace stepfold::runtime {

/// Order and roundings in which a product of matrices adds (docs/numerics.md,
/// "Products of matrices").
enum class Accumulation : uint8_t { Sequential, MMA16 };
inline constexpr unsigned numAccumulations = 2;

llvm::StringRef getName(Accumulation accumulation);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_ACCUMULATION_H
