//===- MatrixStreams.h - Streams of ops on matrices -------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_IR_MATRIXSTREAMS_H
#define STEPFOLD_LIB_IR_MATRIXSTREAMS_H

#include "stepfold/IR/Optim.h"

namespace mlir::optim::shared {

/// Returns rows and columns of a tensor or memref of two dimensions.
std::pair<int64_t, int64_t> getMatrixSize(Type type);

/// Parses the matrices of a stream, and appends their number to `sizes`. Those
/// of the first stream have results, if they are tensors.
ParseResult parseMatrices(OpAsmParser &parser, OperationState &result,
                          SmallVectorImpl<int32_t> &sizes);

/// Prints `keyword` and the matrices of a stream, on a line of their own if
/// `op` has several pieces.
void printMatrices(OpAsmPrinter &printer, MatrixOpInterface op,
                   StringRef keyword, ValueRange matrices);

} // namespace mlir::optim::shared

#endif // STEPFOLD_LIB_IR_MATRIXSTREAMS_H
