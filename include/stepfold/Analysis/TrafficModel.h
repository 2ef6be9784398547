//===- TrafficModel.h - Bytes that a stage moves ----------------*- C++ -*-===//
//
// The traffic model counts the bytes that the ops of a stage move through
// device memory in one step, and the kernels that they launch.
//
// An op reads each buffer of its `ins`, and of those `outs` whose old values it
// uses; a sampled one, the elements that it reads. It writes each buffer of its
// `outs`. Vectors and scalars count once for each op, although several blocks
// read them. Partial sums of a reduction do not count, since there is one for
// 8,192 elements. A product reads each of its matrices once, as if a matrix
// stayed on the device until all of the product is computed.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_TRAFFICMODEL_H
#define STEPFOLD_ANALYSIS_TRAFFICMODEL_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// The traffic of one stream of an op, in bytes.
struct StreamTraffic {
  enum Kind { Out, In, PerParameter, Scalar } kind;
  /// The buffers of the stream. A table counts as the buffers that it lists.
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

/// Returns the traffic of the structured ops, `optim.reduce_parameters` and ops
/// on matrices among `ops`. A launch for several ops counts for the first of
/// them.
StageTraffic estimateTraffic(llvm::ArrayRef<mlir::Operation *> ops);

/// Returns the size in bytes of a tensor or memref of static shape, and 0 for
/// other types.
uint64_t getByteSize(mlir::Type type);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_TRAFFICMODEL_H
