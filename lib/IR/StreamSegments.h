//===- StreamSegments.h - Operands cut into streams -------------*- C++ -*-===//
//
// Attributes by which ops store the stream of each operand.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IR_STREAMSEGMENTS_H
#define STEPFOLD_LIB_IR_STREAMSEGMENTS_H

#include "mlir/IR/ValueRange.h"

namespace mlir::optim {

// Attributes of update ops and structured ops, ...
inline constexpr llvm::StringLiteral kSegmentSizes = "operandSegmentSizes";
// ... and of structured ops alone.
inline constexpr llvm::StringLiteral kOutSegments = "out_segments";
inline constexpr llvm::StringLiteral kInSegments = "in_segments";
inline constexpr llvm::StringLiteral kNumUpdates = "num_updates";
// Attributes of reductions.
inline constexpr llvm::StringLiteral kCombiners = "combiners";
inline constexpr llvm::StringLiteral kCombiner = "combiner";

/// Buffers of a structured op's stream of one operand a parameter, which may be
/// packed.
int64_t getListSize(ValueRange stream);

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_STREAMSEGMENTS_H
