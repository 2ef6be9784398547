//===- ReportBuilder.cpp - Watches a compilation --------------------------===//

#include "ReportBuilder.h"

#include "UnmergedTraffic.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/TrafficModel.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static std::map<std::string, uint64_t> countUpdates(ModuleOp module) {
  std::map<std::string, uint64_t> updates;
  module.walk([&](OptimizerOpInterface op) {
    ++updates[op->getName().getStringRef().str()];
  });
  return updates;
}

static uint64_t countGroups(ModuleOp module) {
  llvm::DenseSet<Attribute> keys;
  module.walk([&](OptimizerOpInterface op) { keys.insert(op.getGroupKey()); });
  return keys.size();
}

static uint64_t getStateBytes(ModuleOp module) {
  uint64_t bytes = 0;
  for (auto global : module.getOps<ml_program::GlobalOp>())
    bytes += getByteSize(global.getType());
  return bytes;
}

static SmallVector<Operation *> getOps(func::FuncOp function) {
  return llvm::map_to_vector(function.getBody().front(),
                             [](Operation &op) { return &op; });
}

/// The ops of the stage of a program in any phase.
static FailureOr<SmallVector<Operation *>> getStageOps(ModuleOp module) {
  if (auto stage = module.lookupSymbol<func::FuncOp>(kOptimizerStageName))
    return getOps(stage);
  auto step = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  if (!step || !step.getBody().hasOneBlock())
    return failure(); // Compiling it says so.
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (failed(stage))
    return failure();
  return SmallVector<Operation *>(stage->getOps());
}

/// The traffic of the program as it came: its ops each on their own.
static llvm::Error addBefore(Report::Form &before, ModuleOp module) {
  FailureOr<SmallVector<Operation *>> ops = getStageOps(module);
  if (failed(ops))
    return llvm::Error::success();
  UnmergedTraffic traffic;
  for (Operation *op : *ops)
    if (llvm::Error error = traffic.add(op))
      return error;
  before.launches = traffic.getTotal().launches;
  before.bytesRead = traffic.getTotal().bytesRead;
  before.bytesWritten = traffic.getTotal().bytesWritten;
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<ReportBuilder>>
ReportBuilder::create(ModuleOp module, StringRef target) {
  Report report;
  report.target = target.str();
  report.numGroups = countGroups(module);
  report.before.updates = countUpdates(module);
  if (llvm::Error error = addBefore(report.before, module))
    return std::move(error);
  // Collects remarks from here on.
  std::unique_ptr<ReportBuilder> builder(
      new ReportBuilder(*module.getContext()));
  builder->report = std::move(report);
  builder->originalStateBytes = getStateBytes(module);
  return builder;
}

void ReportBuilder::addMerged(ModuleOp module) {
  report.after.updates = countUpdates(module);
}

static std::string describe(func::FuncOp stage, Value buffer) {
  auto argument = dyn_cast<BlockArgument>(buffer);
  if (!argument)
    return buffer.getDefiningOp<memref::GetGlobalOp>() ? "constant" : "scratch";
  unsigned index = argument.getArgNumber();
  if (auto global =
          stage.getArgAttrOfType<FlatSymbolRefAttr>(index, kGlobalAttrName))
    return "state " + global.getValue().str();
  return "gradient " +
         stage.getArgAttrOfType<FlatSymbolRefAttr>(index, kGradientAttrName)
             .getValue()
             .str();
}

static StringRef getName(StreamTraffic::Kind kind) {
  switch (kind) {
  case StreamTraffic::Out:
    return "out";
  case StreamTraffic::In:
    return "in";
  case StreamTraffic::PerParameter:
    return "per_parameter";
  case StreamTraffic::Scalar:
    return "scalar";
  }
  llvm_unreachable("unknown kind of stream");
}

static Report::Op makeOp(func::FuncOp stage, OpTraffic &traffic) {
  Report::Op result;
  result.name = traffic.op->getName().getStringRef().str();
  result.numParameters = getNumParameters(traffic.op);
  result.launches = traffic.launches;
  for (const StreamTraffic &stream : traffic.streams)
    result.streams.push_back(
        {getName(stream.kind).str(), describe(stage, stream.buffers.front()),
         stream.buffers.size(), stream.bytesRead, stream.bytesWritten});
  return result;
}

void ReportBuilder::addStage(func::FuncOp stage,
                             ArrayRef<runtime::Variable> variables) {
  auto module = stage->getParentOfType<ModuleOp>();
  report.extraStateBytes = getStateBytes(module) - originalStateBytes;
  for (const runtime::Variable &variable : variables) {
    if (variable.role == runtime::Role::State) {
      report.stateBytes += variable.getNumBytes();
      continue;
    }
    ++report.numParameters;
    report.numElements += variable.getNumElements();
  }
  StageTraffic traffic = estimateTraffic(getOps(stage));
  report.after.launches = traffic.launches;
  report.after.bytesRead = traffic.bytesRead;
  report.after.bytesWritten = traffic.bytesWritten;
  for (OpTraffic &op : traffic.ops)
    report.ops.push_back(makeOp(stage, op));
}

static uint64_t countScratchBytes(const runtime::Plan &plan) {
  uint64_t bytes = plan.scratchBytes;
  for (const runtime::Plan::Buffer &buffer : plan.buffers)
    if (buffer.role == runtime::Role::Scratch)
      bytes += buffer.getNumBytes();
  return bytes;
}

static Report::Buffer makeBuffer(const runtime::Plan &plan,
                                 const runtime::Plan::Allocation &allocation) {
  uint64_t padding = allocation.getNumBytes();
  for (const auto &segment : allocation.segments)
    padding -= plan.buffers[segment.buffer].getNumBytes();
  return {allocation.name, allocation.segments.size(), allocation.getNumBytes(),
          padding};
}

Report ReportBuilder::finish(const runtime::Plan &plan) {
  report.scratchBytes = countScratchBytes(plan);
  for (const runtime::Plan::Allocation &allocation : plan.allocations)
    report.buffers.push_back(makeBuffer(plan, allocation));
  report.remarks = remarks.take();
  return std::move(report);
}
