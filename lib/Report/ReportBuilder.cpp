//===- ReportBuilder.cpp - The report of one compilation ------------------===//

#include "stepfold/Report/ReportBuilder.h"

#include "OpByOp.h"
#include "StageView.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/TrafficModel.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static SmallVector<OptimizerOpInterface> findUpdates(const StageView &stage) {
  SmallVector<OptimizerOpInterface> updates;
  for (Operation *op : stage.getOps())
    op->walk([&](OptimizerOpInterface update) { updates.push_back(update); });
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

/// The bytes of tensors, and of lists of them.
static uint64_t getByteSizes(TypeRange types) {
  uint64_t bytes = 0;
  for (Type type : types) {
    auto list = dyn_cast<TupleType>(type);
    bytes += list ? getByteSizes(list.getTypes()) : getByteSize(type);
  }
  return bytes;
}

static std::map<std::string, Report::Readers>
countReaders(const StageView &stage) {
  std::map<std::string, Report::Readers> readers;
  for (Operation *op : stage.getReaders()) {
    Report::Readers &named = readers[op->getName().getStringRef().str()];
    ++named.ops;
    named.bytes += getByteSizes(op->getOperandTypes());
    named.bytes += getByteSizes(op->getResultTypes());
  }
  return readers;
}

static uint64_t getStateBytes(ModuleOp module) {
  uint64_t bytes = 0;
  for (auto global : module.getOps<ml_program::GlobalOp>())
    bytes += getByteSize(global.getType());
  return bytes;
}

/// Returns true if `op` only converts the elements of one stream.
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

llvm::Error ReportBuilder::runAtPhase(Phase phase, ModuleOp module) {
  switch (phase) {
  case Phase::Imported:
    return addImported(module);
  case Phase::Grouped:
    addGrouped(module);
    break;
  case Phase::Bufferized:
    addBufferized(module);
    break;
  case Phase::Kernels:
    break; // Nothing says any more what is read and written.
  }
  return llvm::Error::success();
}

llvm::Error ReportBuilder::addImported(ModuleOp module) {
  StageView stage(module);
  SmallVector<OptimizerOpInterface> updates = findUpdates(stage);
  report.numGroups = countGroups(updates);
  report.before.updates = countByName(updates);
  report.before.persistentBytes = getStateBytes(module);
  report.before.readers = countReaders(stage);
  report.before.casts.alone = countCastsAlone(stage.getOps());
  report.before.casts.outside = stage.getOutsideCasts().size();
  for (const ParameterCast &cast : stage.getOutsideCasts()) {
    Casts &ofType =
        casts[{cast.global.str(), cast.getType().getAsOpaquePointer()}];
    ++ofType.number;
    if (isa<func::FuncOp>(cast.op->getParentOp()))
      ++ofType.numInEachStep;
  }
  for (auto global : module.getOps<ml_program::GlobalOp>())
    if (global->hasAttr(kCopyOfAttrName))
      originalCopies.insert(global.getSymName());
  StreamRoles roles(module);
  OpByOp program(module.getContext(), roles);
  program.add(stage.getOps());
  llvm::Expected<Traffic> traffic = program.estimate();
  if (!traffic)
    return traffic.takeError();
  report.before.launches = traffic->launches;
  report.before.traffic = traffic->byRole;
  // Remarks of the estimate's passes are not collected.
  remarks.emplace(*module.getContext(), onRemark);
  return llvm::Error::success();
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
      continue; // Compiling it reports the error.
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

void ReportBuilder::addGrouped(ModuleOp module) {
  StageView stage(module);
  report.after.updates = countByName(findUpdates(stage));
  report.after.readers = countReaders(stage);
  report.after.casts.outside = stage.getOutsideCasts().size();
  numStageCasts = countCastsAlone(stage.getOps());
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

void ReportBuilder::addBufferized(ModuleOp module) {
  report.after.persistentBytes = getStateBytes(module);
  report.extraStateBytes =
      report.after.persistentBytes - report.before.persistentBytes;
  auto stage = module.lookupSymbol<func::FuncOp>(kOptimizerStageName);
  SmallVector<Operation *> ops = llvm::map_to_vector(
      stage.getBody().front(), [](Operation &op) { return &op; });
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

void ReportBuilder::addVariables(const runtime::Plan &plan) {
  report.scratchBytes = plan.scratchBytes;
  for (const runtime::Plan::Buffer &buffer : plan.buffers)
    switch (buffer.role) {
    case runtime::Role::State:
      report.stateBytes += buffer.getNumBytes();
      break;
    case runtime::Role::Scratch:
      report.scratchBytes += buffer.getNumBytes();
      break;
    case runtime::Role::Gradient:
      ++report.numParameters;
      report.numElements += buffer.getNumElements();
      break;
    case runtime::Role::Result:
      break; // Only a whole step has results.
    }
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
  report.target = plan.target.kind == runtime::Plan::TargetKind::Host
                      ? "host"
                      : plan.target.arch;
  addVariables(plan);
  for (const runtime::Plan::Allocation &allocation : plan.allocations)
    report.buffers.push_back(makeBuffer(plan, allocation));
  report.remarks = takeRemarks();
  return std::move(report);
}
