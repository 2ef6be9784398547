//===- TrafficModel.cpp - Bytes that a stage moves ------------------------===//

#include "stepfold/Analysis/TrafficModel.h"

#include "stepfold/Analysis/Launches.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

uint64_t stepfold::getByteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      !shaped.getElementType().isIntOrFloat())
    return 0;
  return static_cast<uint64_t>(shaped.getNumElements()) *
         llvm::divideCeil(shaped.getElementTypeBitWidth(), 8);
}

namespace {

/// Adds up the streams of one op.
class OpModel {
public:
  explicit OpModel(Operation *op) { traffic.op = op; }

  OpTraffic estimate() {
    if (auto structured = dyn_cast<StructuredOpInterface>(traffic.op))
      addStreams(structured);
    if (auto sum = dyn_cast<SumParametersOp>(traffic.op)) {
      add(StreamTraffic::Out, sum.getOut(), /*isRead=*/false, true);
      add(StreamTraffic::In, sum.getVector(), /*isRead=*/true, false);
    }
    traffic.launches = countLaunches(traffic.op);
    return std::move(traffic);
  }

private:
  void addStreams(StructuredOpInterface op) {
    for (OperandRange stream : op.getOuts()) {
      bool isRead = shared::readsInit(*stream.getBase());
      add(StreamTraffic::Out, stream, isRead, /*isWritten=*/true);
    }
    for (OperandRange stream : op.getIns())
      add(StreamTraffic::In, stream, /*isRead=*/true, /*isWritten=*/false);
    for (Value vector : op.getPerParameter())
      add(StreamTraffic::PerParameter, vector, true, false);
    for (Value scalar : op.getScalars())
      add(StreamTraffic::Scalar, scalar, true, false);
  }

  void add(StreamTraffic::Kind kind, ValueRange stream, bool isRead,
           bool isWritten) {
    StreamTraffic &result = traffic.streams.emplace_back();
    result.kind = kind;
    for (Value value : stream)
      if (auto table = value.getDefiningOp<TableOp>())
        llvm::append_range(result.buffers, table.getBuffers());
      else
        result.buffers.push_back(value);
    for (Value buffer : result.buffers) {
      uint64_t bytes = getByteSize(buffer.getType());
      if (isRead && read.insert(buffer).second)
        result.bytesRead += bytes;
      if (isWritten && written.insert(buffer).second)
        result.bytesWritten += bytes;
    }
  }

  OpTraffic traffic;
  llvm::DenseSet<Value> read, written;
};

} // namespace

OpTraffic stepfold::estimateTraffic(Operation *op) {
  return OpModel(op).estimate();
}

StageTraffic stepfold::estimateTraffic(ArrayRef<Operation *> ops) {
  StageTraffic stage;
  for (Operation *op : ops) {
    if (!isStageCompute(op))
      continue;
    OpTraffic traffic = estimateTraffic(op);
    for (const StreamTraffic &stream : traffic.streams) {
      stage.bytesRead += stream.bytesRead;
      stage.bytesWritten += stream.bytesWritten;
    }
    stage.launches += traffic.launches;
    stage.ops.push_back(std::move(traffic));
  }
  return stage;
}
