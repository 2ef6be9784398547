//===- PlanMemory.cpp - Memory of a plan's values -------------------------===//

#include "PlanMemory.h"

#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Plan/Tables.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;
using runtime::Plan;

static_assert(kScratchAlignment == runtime::planBlockAlignment);

void PlanMemory::addBuffers(ArrayRef<runtime::Variable> variables) {
  plan.buffers.reserve(variables.size());
  for (const runtime::Variable &variable : variables) {
    Plan::Buffer buffer;
    static_cast<runtime::TensorInfo &>(buffer) = variable;
    const runtime::InitialValue &initial = variable.initial;
    buffer.initial.kind = initial.kind;
    buffer.initial.bits = initial.bits;
    buffer.initial.of = initial.of;
    if (initial.kind == runtime::InitialKind::Data)
      buffer.initial.offset = placeBytes(initial.data);
    plan.buffers.push_back(std::move(buffer));
  }
}

llvm::Error PlanMemory::addAllocations(ModuleOp module) {
  llvm::DenseMap<std::pair<runtime::Role, StringRef>, uint32_t> indices;
  for (auto [index, buffer] : llvm::enumerate(plan.buffers))
    indices[{buffer.role, buffer.name}] = index;
  for (auto buffer : module.getOps<BufferOp>()) {
    Plan::Allocation allocation;
    allocation.name = buffer.getSymName();
    RankedTensorType type = buffer.getTensorType();
    std::optional<runtime::DType> dtype = getDType(type.getElementType());
    if (!dtype)
      return llvm::createStringError("a plan has no buffers of the type of '" +
                                     allocation.name + "'");
    allocation.dtype = *dtype;
    allocation.elements = type.getNumElements();
    allocation.alignment = buffer.getAlignment();
    runtime::Role role =
        buffer.getGradients() ? runtime::Role::Gradient : runtime::Role::State;
    for (auto [name, offset] :
         llvm::zip_equal(buffer.getGlobals().getAsRange<FlatSymbolRefAttr>(),
                         buffer.getOffsets())) {
      auto position = indices.find({role, name.getValue()});
      if (position != indices.end())
        allocation.segments.push_back(
            {position->second, static_cast<uint64_t>(offset)});
    }
    if (!allocation.segments.empty())
      plan.allocations.push_back(std::move(allocation));
  }
  return llvm::Error::success();
}

llvm::Error PlanMemory::addScratchBuffers(func::FuncOp stage) {
  SmallVector<ValueRange> lists;
  for (Operation &op : stage.getBody().front())
    if (isa<TableOp, MatrixOpInterface>(op))
      lists.push_back(op.getOperands());
  for (ValueRange list : lists)
    for (Value buffer : list) {
      if (!buffer.getDefiningOp<memref::AllocOp>() ||
          !scratchBuffers.try_emplace(buffer, plan.buffers.size()).second)
        continue;
      auto type = cast<MemRefType>(buffer.getType());
      std::optional<runtime::DType> dtype =
          getDType(getElementTypeOrSelf(type.getElementType()));
      if (!dtype)
        return llvm::createStringError(
            llvm::formatv("a plan has no scratch of type {0}", type));
      Plan::Buffer scratchBuffer;
      scratchBuffer.name = "scratch" + std::to_string(scratchBuffers.size());
      scratchBuffer.role = runtime::Role::Scratch;
      scratchBuffer.dtype = *dtype;
      scratchBuffer.shape = type.getShape().vec();
      if (auto words = dyn_cast<VectorType>(type.getElementType()))
        llvm::append_range(scratchBuffer.shape, words.getShape());
      plan.buffers.push_back(std::move(scratchBuffer));
    }
  return llvm::Error::success();
}

uint64_t PlanMemory::placeBytes(ArrayRef<uint8_t> bytes) {
  uint64_t offset =
      llvm::alignTo(constants.size(), runtime::planOffsetAlignment);
  constants.resize(offset);
  constants.insert(constants.end(), bytes.begin(), bytes.end());
  return offset;
}

uint64_t PlanMemory::placeScratch(MemRefType type) {
  uint64_t offset =
      llvm::alignTo(plan.scratchBytes, runtime::planOffsetAlignment);
  plan.scratchBytes = offset + getByteSize(type);
  return offset;
}

namespace {
/// Buffers of scratch of one size and shape that the same steps need. They lie
/// one behind the other, so that equal products are at equal distances.
struct ScratchUnit {
  /// Position of the first and the last step that accesses them.
  size_t first, last;
  std::vector<uint32_t> buffers;
  /// Distance between two buffers, and the bytes of all.
  uint64_t stride, bytes;
  uint64_t offset = 0;
};
} // namespace

/// Returns the units of the buffers of scratch that steps access, in the order
/// of their first steps.
static std::vector<ScratchUnit> findScratchUnits(const Plan &plan) {
  llvm::MapVector<uint32_t, std::pair<size_t, size_t>> uses;
  for (auto [position, step] : llvm::enumerate(plan.steps))
    plan.forEachBuffer(step, [&, position = position](uint32_t buffer) {
      if (plan.buffers[buffer].role == runtime::Role::Scratch)
        uses.try_emplace(buffer, position, position).first->second.second =
            position;
    });
  std::map<std::tuple<size_t, size_t, std::vector<int64_t>, runtime::DType>,
           ScratchUnit>
      units;
  for (auto [buffer, steps] : uses) {
    const Plan::Buffer &info = plan.buffers[buffer];
    ScratchUnit &unit =
        units[{steps.first, steps.second, info.shape, info.dtype}];
    unit.first = steps.first;
    unit.last = steps.second;
    unit.stride =
        llvm::alignTo(info.getNumBytes(), runtime::planBlockAlignment);
    unit.buffers.push_back(buffer);
    unit.bytes = unit.stride * unit.buffers.size();
  }
  auto found = llvm::make_second_range(units);
  return {found.begin(), found.end()};
}

/// Returns the least offset at which a unit shares no memory with those of
/// `placed` that steps need at the same time.
static uint64_t findOffset(const ScratchUnit &unit,
                           ArrayRef<ScratchUnit> placed) {
  SmallVector<std::pair<uint64_t, uint64_t>> taken;
  for (const ScratchUnit &other : placed)
    if (other.first <= unit.last && unit.first <= other.last)
      taken.push_back({other.offset, other.offset + other.bytes});
  llvm::sort(taken);
  uint64_t offset = 0;
  for (auto [begin, end] : taken) {
    if (offset + unit.bytes <= begin)
      break;
    offset = std::max(offset, end);
  }
  return offset;
}

void PlanMemory::placeScratchBuffers(bool reusesScratch) {
  uint64_t begin =
      llvm::alignTo(plan.scratchBytes, runtime::planBlockAlignment);
  std::vector<ScratchUnit> units = findScratchUnits(plan);
  uint64_t bytes = 0;
  for (size_t i = 0; i < units.size(); ++i) {
    ScratchUnit &unit = units[i];
    unit.offset =
        reusesScratch ? findOffset(unit, ArrayRef(units).take_front(i)) : bytes;
    bytes = std::max(bytes, unit.offset + unit.bytes);
    for (auto [position, buffer] : llvm::enumerate(unit.buffers))
      plan.buffers[buffer].offset =
          begin + unit.offset + position * unit.stride;
  }
  // A buffer without elements lies in scratch, too.
  if (!units.empty())
    plan.scratchBytes = begin + bytes;
}

/// Returns the elements of a constant as they are in memory.
static std::vector<uint8_t> getBytes(DenseElementsAttr value) {
  std::vector<uint8_t> bytes;
  if (value.getElementType().isInteger(1)) {
    // MLIR has the elements as bits.
    for (bool element : value.getValues<bool>())
      bytes.push_back(element);
    return bytes;
  }
  ArrayRef<char> raw = value.getRawData();
  size_t repetitions = value.isSplat() ? value.getNumElements() : 1;
  for (size_t i = 0; i < repetitions; ++i)
    bytes.insert(bytes.end(), raw.begin(), raw.end());
  return bytes;
}

llvm::Expected<uint64_t> PlanMemory::placeConstant(memref::GetGlobalOp op) {
  auto [position, isNew] = placedConstants.try_emplace(op.getName(), 0);
  if (!isNew)
    return position->second;
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      op, op.getNameAttr());
  DenseElementsAttr value;
  if (global && global.getInitialValue())
    value = dyn_cast<DenseElementsAttr>(*global.getInitialValue());
  if (!value || !global.getConstant())
    return llvm::createStringError("expected '" + op.getName().str() +
                                   "' to be a dense constant");
  return position->second = placeBytes(getBytes(value));
}

llvm::Expected<std::vector<uint32_t>>
PlanMemory::getTableIndices(Value table) const {
  auto op = table.getDefiningOp<TableOp>();
  if (!op)
    return llvm::createStringError("expected buffers as an optim.table");
  return getBufferIndices(op.getBuffers());
}

llvm::Expected<std::vector<uint32_t>>
PlanMemory::getBufferIndices(ValueRange buffers) const {
  std::vector<uint32_t> indices;
  for (Value buffer : buffers) {
    auto argument = dyn_cast<BlockArgument>(buffer);
    auto scratchBuffer = scratchBuffers.find(buffer);
    if (!argument && scratchBuffer == scratchBuffers.end())
      return llvm::createStringError("expected lists of arguments of the stage "
                                     "or of scratch");
    indices.push_back(argument ? argument.getArgNumber()
                               : scratchBuffer->second);
  }
  return indices;
}

llvm::Error PlanMemory::addTable(AddressTableOp op) {
  Plan::Table table;
  for (Value stream : op.getStreams()) {
    llvm::Expected<std::vector<uint32_t>> indices = getTableIndices(stream);
    if (!indices)
      return indices.takeError();
    table.streams.push_back(std::move(*indices));
  }
  tables[op.getResult()] = {Plan::ArgumentKind::Table, plan.tables.size()};
  plan.tables.push_back(std::move(table));
  return llvm::Error::success();
}

void PlanMemory::addAdjacent(AdjacentAddressOp op) {
  tables[op.getResult()] = {Plan::ArgumentKind::Adjacent,
                            tables.lookup(op.getTable()).value};
}

llvm::Error PlanMemory::addChunkList(ChunkListOp op) {
  Plan::ChunkList list;
  list.elements = op.getElements();
  list.tailElements = op.getTailElements().value_or(0);
  llvm::Expected<std::vector<uint32_t>> indices =
      getTableIndices(op.getBuffers());
  if (!indices)
    return indices.takeError();
  list.buffers = std::move(*indices);
  tables[op.getResult()] = {Plan::ArgumentKind::Chunks, plan.chunkLists.size()};
  plan.chunkLists.push_back(std::move(list));
  return llvm::Error::success();
}

llvm::Expected<Plan::Argument> PlanMemory::getArgument(Value value) {
  using Kind = Plan::ArgumentKind;
  if (auto table = tables.find(value); table != tables.end())
    return table->second;
  auto address = value.getDefiningOp<AddressOp>();
  if (!address)
    return llvm::createStringError(
        "expected a kernel's argument to be a table, a list or an address");
  Value buffer = address.getBuffer();
  if (auto argument = dyn_cast<BlockArgument>(buffer))
    return Plan::Argument{Kind::Buffer, argument.getArgNumber()};
  if (auto known = scratchBuffers.find(buffer); known != scratchBuffers.end())
    return Plan::Argument{Kind::Buffer, known->second};
  if (auto alloc = buffer.getDefiningOp<memref::AllocOp>()) {
    auto [position, isNew] = scratch.try_emplace(buffer, 0);
    if (isNew)
      position->second = placeScratch(alloc.getType());
    return Plan::Argument{Kind::Scratch, position->second};
  }
  if (auto global = buffer.getDefiningOp<memref::GetGlobalOp>()) {
    llvm::Expected<uint64_t> offset = placeConstant(global);
    if (!offset)
      return offset.takeError();
    return Plan::Argument{Kind::Constant, *offset};
  }
  return llvm::createStringError("expected the address of an argument of the "
                                 "stage, of scratch or of a constant");
}
