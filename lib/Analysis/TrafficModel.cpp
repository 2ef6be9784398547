//===- TrafficModel.cpp - Bytes that a stage moves ------------------------===//

#include "stepfold/Analysis/TrafficModel.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/SpecializedBody.h"
#include "stepfold/IR/Sample.h"
#include "stepfold/IR/StructuredUtils.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

uint64_t stepfold::getByteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      !getElementTypeOrSelf(shaped.getElementType()).isIntOrFloat())
    return 0;
  return static_cast<uint64_t>(shaped.getNumElements()) *
         getElementBytes(shaped.getElementType());
}

/// The bytes of the elements that a sampled reduction reads.
static uint64_t getSampledByteSize(Type type) {
  auto shaped = cast<ShapedType>(type);
  int64_t numElements = shaped.getNumElements();
  return numElements == 0
             ? 0
             : getByteSize(type) / numElements * countSampled(numElements);
}

namespace {

/// Streams of an op, outs and then ins, that a kernel accesses.
struct Accesses {
  SmallVector<bool> isRead, isWritten;

  unsigned count() const {
    return llvm::count(isRead, true) + llvm::count(isWritten, true);
  }
};

} // namespace

static Accesses findAccesses(const SpecializedBody &body) {
  StructuredOpInterface op = body.getOp();
  Accesses accesses;
  unsigned numSums = op.getNumSums();
  for (unsigned index = 0; index < op.getOuts().size(); ++index) {
    accesses.isRead.push_back(index >= numSums && body.isRead(index - numSums));
    accesses.isWritten.push_back(body.isWritten(index));
  }
  for (unsigned index = 0; index < op.getIns().size(); ++index)
    accesses.isRead.push_back(
        body.isRead(op.getInArgument(index).getArgNumber()));
  return accesses;
}

/// A kernel that branches on flags has the accesses of its busiest branch.
static Accesses findAccesses(StructuredOpInterface op) {
  SmallVector<unsigned, 2> flags = getBranchFlags(op);
  Accesses busiest;
  for (unsigned values = 0; values < (1u << flags.size()); ++values) {
    SmallVector<SpecializedBody::KnownFlag> known;
    for (auto [index, flag] : llvm::enumerate(flags))
      known.push_back({flag, (values >> index & 1) != 0});
    Accesses accesses = findAccesses(SpecializedBody(op, known));
    if (values == 0 || accesses.count() > busiest.count())
      busiest = std::move(accesses);
  }
  return busiest;
}

namespace {

/// Adds up the streams of one op.
class OpModel {
public:
  explicit OpModel(Operation *op) { traffic.op = op; }

  OpTraffic estimate() {
    if (auto structured = dyn_cast<StructuredOpInterface>(traffic.op))
      addStreams(structured);
    if (auto reduceParameters = dyn_cast<ReduceParametersOp>(traffic.op)) {
      add(StreamTraffic::Out, reduceParameters.getOut(), /*isRead=*/false,
          true);
      add(StreamTraffic::In, reduceParameters.getVector(), /*isRead=*/true,
          false);
    }
    if (auto matrixOp = dyn_cast<MatrixOpInterface>(traffic.op)) {
      add(StreamTraffic::Out, matrixOp.getWritten(), /*isRead=*/false, true);
      for (OperandRange stream : matrixOp.getReadStreams())
        add(StreamTraffic::In, stream, /*isRead=*/true, false);
    }
    return std::move(traffic);
  }

private:
  void addStreams(StructuredOpInterface op) {
    Accesses accesses = findAccesses(op);
    auto reduce = dyn_cast<ReduceOp>(op.getOperation());
    bool isSampled = reduce && reduce.getSampled();
    unsigned index = 0;
    for (OperandRange stream : op.getOuts()) {
      add(StreamTraffic::Out, stream, accesses.isRead[index],
          accesses.isWritten[index]);
      ++index;
    }
    for (OperandRange stream : op.getIns())
      add(StreamTraffic::In, stream, accesses.isRead[index++],
          /*isWritten=*/false, isSampled);
    for (Value vector : op.getPerParameter())
      add(StreamTraffic::PerParameter, vector, true, false);
    for (Value scalar : op.getScalars())
      add(StreamTraffic::Scalar, scalar, true, false);
  }

  void add(StreamTraffic::Kind kind, ValueRange stream, bool isRead,
           bool isWritten, bool isSampled = false) {
    StreamTraffic &result = traffic.streams.emplace_back();
    result.kind = kind;
    for (Value value : stream)
      if (auto table = value.getDefiningOp<TableOp>())
        llvm::append_range(result.buffers, table.getBuffers());
      else
        result.buffers.push_back(value);
    for (Value buffer : result.buffers) {
      uint64_t bytes = isSampled ? getSampledByteSize(buffer.getType())
                                 : getByteSize(buffer.getType());
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

StageTraffic stepfold::estimateTraffic(ArrayRef<Operation *> ops) {
  StageTraffic stage;
  llvm::DenseMap<Operation *, size_t> positions;
  for (Operation *op : ops) {
    if (!isStageCompute(op))
      continue;
    OpTraffic traffic = OpModel(op).estimate();
    for (const StreamTraffic &stream : traffic.streams) {
      stage.bytesRead += stream.bytesRead;
      stage.bytesWritten += stream.bytesWritten;
    }
    positions[op] = stage.ops.size();
    stage.ops.push_back(std::move(traffic));
  }
  for (const Launch &launch : planLaunches(ops)) {
    if (!hasWork(launch))
      continue;
    unsigned count = countKernels(launch);
    stage.launches += count;
    stage.ops[positions.lookup(launch.front().op)].launches += count;
  }
  return stage;
}
