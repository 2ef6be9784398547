//===- ReportBuilder.cpp - Watches a compilation --------------------------===//

#include "ReportBuilder.h"

#include "UnmergedTraffic.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/TrafficModel.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static SmallVector<OptimizerOpInterface> findUpdates(ModuleOp module) {
  SmallVector<OptimizerOpInterface> updates;
  module.walk([&](OptimizerOpInterface op) { updates.push_back(op); });
  return updates;
}

static std::map<std::string, uint64_t>
countByName(ArrayRef<OptimizerOpInterface> updates) {
  std::map<std::string, uint64_t> counts;
  for (OptimizerOpInterface op : updates)
    ++counts[op->getName().getStringRef().str()];
  return counts;
}

static uint64_t countGroups(ArrayRef<OptimizerOpInterface> updates) {
  llvm::DenseSet<Attribute> keys;
  for (OptimizerOpInterface op : updates)
    keys.insert(op.getGroupKey());
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

/// The function `name`, if it has one block. Compiling it says so if not.
static func::FuncOp findFunction(ModuleOp module, StringRef name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  return function && function.getBody().hasOneBlock() ? function
                                                      : func::FuncOp();
}

namespace {

/// The stage of a program in any phase; nothing where compiling says what is
/// wrong with it.
struct StageView {
  explicit StageView(ModuleOp module) {
    if (func::FuncOp step = findFunction(module, kTrainStepName))
      addStep(step);
    if (func::FuncOp stage = findFunction(module, kOptimizerStageName))
      ops = getOps(stage);
  }

  /// The names of the globals that `@train_step` itself, or its stage, stores
  /// to.
  llvm::DenseSet<StringAttr> getStored() const;

  SmallVector<Operation *> ops;
  /// Casts of parameters outside of it.
  std::vector<ParameterCast> outsideCasts;

private:
  void addStep(func::FuncOp step) {
    FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
    if (failed(stage))
      return;
    ops.assign(stage->getOps().begin(), stage->getOps().end());
    outsideCasts = findParameterCasts(step, *stage);
    ofStep = std::move(*stage);
  }

  /// Of a program that has `@train_step`.
  std::optional<OptimizerStage> ofStep;
};

} // namespace

llvm::DenseSet<StringAttr> StageView::getStored() const {
  llvm::DenseSet<StringAttr> stored;
  if (!ofStep)
    return stored;
  for (const OptimizerStage::Global &global : ofStep->getGlobals())
    if (global.isStored)
      stored.insert(global.name);
  for (OptimizerStage::ExcludedStore excluded : ofStep->getExcludedStores())
    stored.insert(excluded.store.getGlobal().getLeafReference());
  return stored;
}

/// The traffic of the program as it came: its ops each on their own.
static llvm::Error addTraffic(Report::Form &before, ArrayRef<Operation *> ops,
                              const StreamRoles &roles) {
  UnmergedTraffic traffic(roles);
  for (Operation *op : ops)
    if (llvm::Error error = traffic.add(op))
      return error;
  before.launches = traffic.getTotal().launches;
  before.traffic = traffic.getTotal().byRole;
  return llvm::Error::success();
}

/// Whether `op` does nothing but convert the elements of one stream.
static bool isConversion(Operation *op) {
  auto foreach = dyn_cast<ForeachOp>(op);
  if (!foreach || foreach.getOuts().size() != 1 || foreach.getIns().size() != 1)
    return false;
  Block *body = StructuredOpInterface(foreach).getBlock();
  return !body->without_terminator().empty() &&
         llvm::all_of(body->without_terminator(), [](Operation &nested) {
           return isa<arith::ExtFOp, arith::TruncFOp>(nested);
         });
}

/// The tensors that traversals of `ops` convert, and do nothing else with.
static uint64_t countCastsAlone(ArrayRef<Operation *> ops) {
  uint64_t count = 0;
  for (Operation *op : ops)
    if (isConversion(op))
      count += getNumParameters(op);
    else if (isa<CastOp>(op))
      ++count;
  return count;
}

llvm::Expected<std::unique_ptr<ReportBuilder>>
ReportBuilder::create(ModuleOp module, StringRef target,
                      RemarkHandler onRemark) {
  Report report;
  report.target = target.str();
  SmallVector<OptimizerOpInterface> updates = findUpdates(module);
  report.numGroups = countGroups(updates);
  report.before.updates = countByName(updates);
  report.before.persistentBytes = getStateBytes(module);
  StageView stage(module);
  report.before.casts.alone = countCastsAlone(stage.ops);
  if (llvm::Error error =
          addTraffic(report.before, stage.ops, StreamRoles(module)))
    return std::move(error);
  // Collects remarks from here on.
  std::unique_ptr<ReportBuilder> builder(
      new ReportBuilder(*module.getContext(), std::move(onRemark)));
  builder->report = std::move(report);
  builder->addOriginal(module, stage.outsideCasts);
  return builder;
}

void ReportBuilder::addOriginal(ModuleOp module,
                                ArrayRef<ParameterCast> outsideCasts) {
  report.before.casts.outside = outsideCasts.size();
  for (const ParameterCast &cast : outsideCasts) {
    Casts &ofType =
        casts[{cast.global.str(), cast.getType().getAsOpaquePointer()}];
    ++ofType.number;
    if (isa<func::FuncOp>(cast.op->getParentOp()))
      ++ofType.numInEachStep;
  }
  for (auto global : module.getOps<ml_program::GlobalOp>())
    if (global->hasAttr(kCopyOfAttrName))
      originalCopies.insert(global.getSymName());
}

void ReportBuilder::addCopies(ModuleOp module,
                              const llvm::DenseSet<StringAttr> &stored) {
  SymbolTable symbols(module);
  for (auto global : module.getOps<ml_program::GlobalOp>()) {
    auto of = global->getAttrOfType<FlatSymbolRefAttr>(kCopyOfAttrName);
    if (!of || originalCopies.contains(global.getSymName()))
      continue;
    auto parameter = symbols.lookup<ml_program::GlobalOp>(of.getAttr());
    if (!parameter)
      continue; // Compiling it says so.
    Casts replaced =
        casts[{of.getValue().str(), global.getType().getAsOpaquePointer()}];
    Report::Copy copy;
    copy.name = global.getSymName();
    copy.parameter = of.getValue();
    copy.bytes = getByteSize(global.getType());
    copy.casts = replaced.number;
    copy.savedBytes = replaced.numInEachStep *
                      (getByteSize(parameter.getType()) + copy.bytes);
    if (stored.contains(global.getSymNameAttr()))
      copy.savedBytes -= copy.bytes;
    report.copies.push_back(std::move(copy));
  }
}

void ReportBuilder::addRewritten(ModuleOp module) {
  report.after.updates = countByName(findUpdates(module));
  StageView stage(module);
  report.after.casts.outside = stage.outsideCasts.size();
  numStageCasts = countCastsAlone(stage.ops);
  addCopies(module, stage.getStored());
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

static Report::Op makeOp(func::FuncOp stage, const StreamRoles &roles,
                         const OpTraffic &traffic) {
  Report::Op result;
  result.name = traffic.op->getName().getStringRef().str();
  result.numParameters = getNumParameters(traffic.op);
  result.launches = traffic.launches;
  for (const StreamTraffic &stream : traffic.streams)
    result.streams.push_back(
        {getName(stream.kind).str(), describe(stage, stream.buffers.front()),
         roles.get(stream.buffers.front()), stream.buffers.size(),
         stream.bytesRead, stream.bytesWritten});
  return result;
}

void ReportBuilder::addStage(func::FuncOp stage,
                             ArrayRef<runtime::Variable> variables) {
  auto module = stage->getParentOfType<ModuleOp>();
  report.after.persistentBytes = getStateBytes(module);
  report.extraStateBytes =
      report.after.persistentBytes - report.before.persistentBytes;
  for (const runtime::Variable &variable : variables) {
    if (variable.role == runtime::Role::State) {
      report.stateBytes += variable.getNumBytes();
      continue;
    }
    ++report.numParameters;
    report.numElements += variable.getNumElements();
  }
  SmallVector<Operation *> ops = getOps(stage);
  StreamRoles roles(module);
  StageTraffic traffic = estimateTraffic(ops);
  report.after.launches = traffic.launches;
  report.after.traffic = roles.sum(traffic).byRole;
  for (const OpTraffic &op : traffic.ops)
    report.ops.push_back(makeOp(stage, roles, op));
  report.after.casts.alone = countCastsAlone(ops);
  // A cast that several traversals repeat is one.
  report.after.casts.fused =
      numStageCasts - std::min(numStageCasts, report.after.casts.alone);
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
