//===- ReportBuilder.cpp - Watches a compilation --------------------------===//

#include "ReportBuilder.h"

#include "RunPasses.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Pipelines/Pipelines.h"

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

ReportBuilder::ReportBuilder(ModuleOp module, StringRef target)
    : original(module.clone()), remarks(*module.getContext()) {
  report.target = target.str();
  report.before.updates = countUpdates(module);
  report.numGroups = countGroups(module);
}

void ReportBuilder::addMerged(ModuleOp module) {
  report.after.updates = countUpdates(module);
}

static void addTraffic(Report::Form &form, const StageTraffic &traffic) {
  form.launches = traffic.launches;
  form.bytesRead = traffic.bytesRead;
  form.bytesWritten = traffic.bytesWritten;
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
  result.numParameters = traffic.op.getNumParameters();
  result.launches = traffic.launches;
  for (const StreamTraffic &stream : traffic.streams)
    result.streams.push_back(
        {getName(stream.kind).str(), describe(stage, stream.buffers.front()),
         stream.buffers.size(), stream.bytesRead, stream.bytesWritten});
  return result;
}

static SmallVector<Operation *> getOps(func::FuncOp function) {
  return llvm::map_to_vector(function.getBody().front(),
                             [](Operation &op) { return &op; });
}

void ReportBuilder::addStage(func::FuncOp stage,
                             ArrayRef<runtime::Variable> variables) {
  auto module = stage->getParentOfType<ModuleOp>();
  report.extraStateBytes = getStateBytes(module) - getStateBytes(*original);
  for (const runtime::Variable &variable : variables) {
    if (variable.role == runtime::Role::State) {
      report.stateBytes += variable.getNumBytes();
      continue;
    }
    ++report.numParameters;
    report.numElements += variable.getNumElements();
  }
  StageTraffic traffic = estimateTraffic(getOps(stage));
  addTraffic(report.after, traffic);
  for (OpTraffic &op : traffic.ops)
    report.ops.push_back(makeOp(stage, op));
}

/// The traffic of the program as it came: as compiled, but no op is merged with
/// another.
llvm::Error ReportBuilder::addBefore() {
  OptimizePipelineOptions options;
  options.merge = false;
  if (llvm::Error error = runPasses(*original, [&](PassManager &pm) {
        buildOptimizePipeline(pm, options);
      }))
    return error;
  if (auto stage = original->lookupSymbol<func::FuncOp>(kOptimizerStageName)) {
    addTraffic(report.before, estimateTraffic(getOps(stage)));
    return llvm::Error::success();
  }
  // It was compiled: it has a stage, and that can be computed.
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(
      original->lookupSymbol<func::FuncOp>(kTrainStepName));
  addTraffic(report.before, estimateTraffic(stage->getOps()));
  return llvm::Error::success();
}

llvm::Expected<Report> ReportBuilder::finish(uint64_t scratchBytes) {
  report.scratchBytes = scratchBytes;
  report.remarks = remarks.take();
  if (llvm::Error error = addBefore())
    return std::move(error);
  return std::move(report);
}
