//===- TrafficModel.h - Bytes that a stage moves ----------------*- C++ -*-===//
//
// How many bytes the ops of a stage move through device memory in
// one step, and how many kernels they launch.
//
// An op reads each of its `ins`, and each of its `outs` whose old value it
// uses, and writes each of its `outs`, each buffer once. Vectors and scalars
// count once an op, although several blocks read them. Partial sums of a
// reduction do not count: there is one for 8,192 elements.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_TRAFFICMODEL_H
#define STEPFOLD_ANALYSIS_TRAFFICMODEL_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// The traffic of one stream of an op, in bytes.
struct StreamTraffic {
  enum Kind { Out, In, PerParameter, Scalar } kind;
  /// The stream's buffers; a table counts as those that it lists.
  llvm::SmallVector<mlir::Value> buffers;
  uint64_t bytesRead = 0, bytesWritten = 0;
};

struct OpTraffic {
  mlir::Operation *op;
  llvm::SmallVector<StreamTraffic> streams;
  unsigned launches = 0;
};

struct StageTraffic {
  std::vector<OpTraffic> ops;
  uint64_t bytesRead = 0, bytesWritten = 0, launches = 0;

  uint64_t getTotalBytes() const { return bytesRead + bytesWritten; }
};

/// `op` is a structured op or `optim.sum_parameters`.
OpTraffic estimateTraffic(mlir::Operation *op);

/// The sum over such ops among `ops`.
StageTraffic estimateTraffic(llvm::ArrayRef<mlir::Operation *> ops);

/// Bytes of a tensor or memref of static shape; of another type, 0.
uint64_t getByteSize(mlir::Type type);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_TRAFFICMODEL_H
