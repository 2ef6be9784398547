//===- PlanEmitter.cpp - From launches to a plan --------------------------===//
//
// A stage in the kernel phase is straight-line code over tables, addresses and
// launches (optim-verify-launches); a plan says the same as data. What a kernel
// takes for granted of its arguments follows from what it is launched with and
// from the code of the kernel itself.
//
//===----------------------------------------------------------------------===//

#include "PlanEmitter.h"

#include "KernelWrites.h"

#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Runtime/Data/Digest.h"
#include "stepfold/Runtime/Plan/Tables.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;
using runtime::Plan;

namespace {

class PlanEmitter {
public:
  explicit PlanEmitter(func::FuncOp stage) : stage(stage) {}

  llvm::Error emit(ArrayRef<runtime::Variable> variables);
  EmittedPlan take() { return {std::move(plan), std::move(constants)}; }

private:
  void addBuffers(ArrayRef<runtime::Variable> variables);
  llvm::Error addAllocations();
  llvm::Error addScratchBuffers();
  llvm::Expected<std::vector<uint32_t>> getBufferIndices(Value table);
  llvm::Error addTable(AddressTableOp op);
  llvm::Error addChunkList(ChunkListOp op);
  llvm::Error addLaunch(gpu::LaunchFuncOp op);
  llvm::Error addCall(func::CallOp op);
  llvm::Error addStep(FunctionOpInterface function, unsigned numBounds,
                      ValueRange values, uint32_t numBlocks, Plan::Step step,
                      Plan::Kernel kernel);
  llvm::Expected<Plan::Argument> getArgument(Value value);
  llvm::Expected<Plan::ArgumentType>
  getArgumentType(Value value, Plan::Argument argument, unsigned position,
                  const KernelWrites &writes);
  llvm::Expected<Plan::TableType> getTableType(AddressTableOp op,
                                               unsigned position,
                                               const KernelWrites &writes);
  Plan::ChunkListType getChunkListType(const Plan::ChunkList &list);
  llvm::Expected<uint64_t> placeConstant(memref::GetGlobalOp op);
  uint64_t placeScratch(MemRefType type);
  uint64_t placeBytes(ArrayRef<uint8_t> bytes);

  func::FuncOp stage;
  SymbolTableCollection symbols;
  Plan plan;
  std::vector<uint8_t> constants;
  /// The tables and chunk lists that values are.
  llvm::DenseMap<Value, Plan::Argument> tables;
  llvm::DenseMap<Value, uint64_t> scratch;
  /// Scratch that tables name: a buffer each.
  llvm::DenseMap<Value, uint32_t> scratchBuffers;
  llvm::DenseMap<StringRef, uint64_t> placedConstants;
};

} // namespace

static uint64_t getByteSize(MemRefType type) {
  return type.getNumElements() *
         llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

static llvm::Expected<uint32_t> getConstant(Value value,
                                            const std::string &name) {
  IntegerAttr attribute;
  if (!matchPattern(value, m_Constant(&attribute)) ||
      attribute.getValue().isNegative())
    return llvm::createStringError("expected a constant " + name);
  int64_t result = attribute.getInt();
  if (result > std::numeric_limits<int32_t>::max())
    return llvm::createStringError("expected a " + name +
                                   " of at most 2147483647, got " +
                                   std::to_string(result));
  return static_cast<uint32_t>(result);
}

void PlanEmitter::addBuffers(ArrayRef<runtime::Variable> variables) {
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

/// Adds the shared buffers of the module, as far as they hold variables of the
/// stage.
llvm::Error PlanEmitter::addAllocations() {
  llvm::DenseMap<std::pair<runtime::Role, StringRef>, uint32_t> indices;
  for (auto [index, buffer] : llvm::enumerate(plan.buffers))
    indices[{buffer.role, buffer.name}] = index;
  for (auto buffer : stage->getParentOfType<ModuleOp>().getOps<BufferOp>()) {
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

llvm::Error PlanEmitter::addScratchBuffers() {
  for (auto table : stage.getOps<TableOp>())
    for (Value buffer : table.getBuffers()) {
      if (!buffer.getDefiningOp<memref::AllocOp>() ||
          !scratchBuffers.try_emplace(buffer, plan.buffers.size()).second)
        continue;
      auto type = cast<MemRefType>(buffer.getType());
      std::optional<runtime::DType> dtype = getDType(type.getElementType());
      if (!dtype)
        return llvm::createStringError("a plan has no scratch of this type");
      Plan::Buffer scratchBuffer;
      scratchBuffer.name = "scratch" + std::to_string(scratchBuffers.size());
      scratchBuffer.role = runtime::Role::Scratch;
      scratchBuffer.dtype = *dtype;
      scratchBuffer.shape = type.getShape().vec();
      plan.buffers.push_back(std::move(scratchBuffer));
    }
  return llvm::Error::success();
}

uint64_t PlanEmitter::placeBytes(ArrayRef<uint8_t> bytes) {
  uint64_t offset =
      llvm::alignTo(constants.size(), runtime::planOffsetAlignment);
  constants.resize(offset);
  constants.insert(constants.end(), bytes.begin(), bytes.end());
  return offset;
}

uint64_t PlanEmitter::placeScratch(MemRefType type) {
  uint64_t offset =
      llvm::alignTo(plan.scratchBytes, runtime::planOffsetAlignment);
  plan.scratchBytes = offset + getByteSize(type);
  return offset;
}

llvm::Expected<uint64_t> PlanEmitter::placeConstant(memref::GetGlobalOp op) {
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
  ArrayRef<char> raw = value.getRawData();
  std::vector<uint8_t> bytes;
  size_t repetitions = value.isSplat() ? value.getNumElements() : 1;
  for (size_t i = 0; i < repetitions; ++i)
    bytes.insert(bytes.end(), raw.begin(), raw.end());
  return position->second = placeBytes(bytes);
}

/// Returns the buffers of an `optim.table`.
llvm::Expected<std::vector<uint32_t>>
PlanEmitter::getBufferIndices(Value table) {
  auto op = table.getDefiningOp<TableOp>();
  if (!op)
    return llvm::createStringError("expected buffers as an optim.table");
  std::vector<uint32_t> indices;
  for (Value buffer : op.getBuffers()) {
    auto argument = dyn_cast<BlockArgument>(buffer);
    auto scratchBuffer = scratchBuffers.find(buffer);
    if (!argument && scratchBuffer == scratchBuffers.end())
      return llvm::createStringError("expected a table of arguments of the "
                                     "stage or of scratch");
    indices.push_back(argument ? argument.getArgNumber()
                               : scratchBuffer->second);
  }
  return indices;
}

llvm::Error PlanEmitter::addTable(AddressTableOp op) {
  Plan::Table table;
  for (Value stream : op.getStreams()) {
    llvm::Expected<std::vector<uint32_t>> indices = getBufferIndices(stream);
    if (!indices)
      return indices.takeError();
    table.streams.push_back(std::move(*indices));
  }
  tables[op.getResult()] = {Plan::ArgumentKind::Table, plan.tables.size()};
  plan.tables.push_back(std::move(table));
  return llvm::Error::success();
}

llvm::Error PlanEmitter::addChunkList(ChunkListOp op) {
  Plan::ChunkList list;
  list.elements = op.getElements();
  list.tailElements = op.getTailElements().value_or(0);
  llvm::Expected<std::vector<uint32_t>> indices =
      getBufferIndices(op.getBuffers());
  if (!indices)
    return indices.takeError();
  list.buffers = std::move(*indices);
  tables[op.getResult()] = {Plan::ArgumentKind::Chunks, plan.chunkLists.size()};
  plan.chunkLists.push_back(std::move(list));
  return llvm::Error::success();
}

llvm::Expected<Plan::Argument> PlanEmitter::getArgument(Value value) {
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

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The number of elements that all buffers of `table` have; nothing where they
/// differ.
static std::optional<uint64_t> getCommonSize(TableOp table) {
  auto sizes = llvm::map_range(table.getBuffers(), [](Value buffer) {
    return cast<MemRefType>(buffer.getType()).getNumElements();
  });
  if (!llvm::all_equal(sizes))
    return std::nullopt;
  return *sizes.begin();
}

llvm::Expected<Plan::TableType>
PlanEmitter::getTableType(AddressTableOp op, unsigned position,
                          const KernelWrites &writes) {
  Plan::TableType type;
  auto first = cast<TableType>(op.getStreams().front().getType());
  type.numBuffers = first.getSize();
  for (auto [index, stream] : llvm::enumerate(op.getStreams())) {
    std::optional<runtime::DType> dtype =
        getDType(cast<TableType>(stream.getType()).getElementType());
    if (!dtype)
      return llvm::createStringError("a plan has no tables of this type");
    int64_t row = index * first.getSize();
    type.streams.push_back({*dtype, writes.rows.contains({position, row})});
  }
  return type;
}

Plan::ChunkListType PlanEmitter::getChunkListType(const Plan::ChunkList &list) {
  runtime::ChunkCount count = countChunks(plan, list);
  Plan::ChunkListType type;
  type.elements = list.elements;
  type.tailElements = list.tailElements;
  type.numBuffers = list.buffers.size();
  type.numWhole = count.whole;
  type.numTails = count.tails;
  return type;
}

llvm::Expected<Plan::ArgumentType>
PlanEmitter::getArgumentType(Value value, Plan::Argument argument,
                             unsigned position, const KernelWrites &writes) {
  if (auto table = value.getDefiningOp<AddressTableOp>())
    return getTableType(table, position, writes);
  if (argument.kind == Plan::ArgumentKind::Chunks)
    return getChunkListType(plan.chunkLists[argument.value]);
  auto type =
      cast<MemRefType>(value.getDefiningOp<AddressOp>().getBuffer().getType());
  bool isWritten = writes.arguments.contains(position);
  uint64_t bytes = getByteSize(type);
  if (argument.kind == Plan::ArgumentKind::Scratch)
    return Plan::ScratchType{bytes, isWritten};
  if (argument.kind == Plan::ArgumentKind::Constant)
    return Plan::ConstantType{
        bytes, runtime::getDigest(llvm::toStringRef(
                   ArrayRef(constants).slice(argument.value, bytes)))};
  return Plan::BufferType{plan.buffers[argument.value].dtype,
                          static_cast<uint64_t>(type.getNumElements()),
                          isWritten};
}

/// Adds a kernel, what it takes from the launch with `values`, and the step.
/// `numBounds` is how many arguments it has before them.
llvm::Error PlanEmitter::addStep(FunctionOpInterface function,
                                 unsigned numBounds, ValueRange values,
                                 uint32_t numBlocks, Plan::Step step,
                                 Plan::Kernel kernel) {
  kernel.name = function.getName();
  llvm::Expected<KernelWrites> writes = findWrites(function);
  if (!writes)
    return writes.takeError();
  bool hasChunks = llvm::any_of(values, [](Value value) {
    return value.getDefiningOp<ChunkListOp>() != nullptr;
  });
  for (auto [index, value] : llvm::enumerate(values)) {
    llvm::Expected<Plan::Argument> argument = getArgument(value);
    if (!argument)
      return argument.takeError();
    auto type = getArgumentType(value, *argument, numBounds + index, *writes);
    if (!type)
      return type.takeError();
    auto *table = std::get_if<Plan::TableType>(&*type);
    if (table && !hasChunks) {
      auto op = value.getDefiningOp<AddressTableOp>();
      table->numElements =
          getCommonSize(op.getStreams().front().getDefiningOp<TableOp>());
      if (!table->numElements)
        return llvm::createStringError(
            "expected the buffers of a table without chunks to have one size");
    }
    step.arguments.push_back(*argument);
    kernel.arguments.push_back(std::move(*type));
  }
  if (!hasChunks)
    kernel.numBlocks = numBlocks;
  if (kernel.getNumBlocks() != numBlocks)
    return llvm::createStringError("expected '" + kernel.name +
                                   "' to be launched with " +
                                   llvm::Twine(kernel.getNumBlocks()) +
                                   " blocks, got " + llvm::Twine(numBlocks));
  step.kernel = plan.kernels.size();
  plan.kernels.push_back(std::move(kernel));
  plan.steps.push_back(std::move(step));
  return llvm::Error::success();
}

static llvm::Expected<std::array<uint32_t, 3>>
getExtent(gpu::KernelDim3 sizes, const std::string &name) {
  Value values[] = {sizes.x, sizes.y, sizes.z};
  std::array<uint32_t, 3> extent;
  for (int i = 0; i < 3; ++i) {
    llvm::Expected<uint32_t> size = getConstant(values[i], name);
    if (!size)
      return size.takeError();
    extent[i] = *size;
  }
  return extent;
}

llvm::Error PlanEmitter::addLaunch(gpu::LaunchFuncOp op) {
  std::string kernelName = "'" + op.getKernelName().str() + "'";
  auto grid =
      getExtent(op.getGridSizeOperandValues(), "grid size of " + kernelName);
  if (!grid)
    return grid.takeError();
  if ((*grid)[1] != 1 || (*grid)[2] != 1)
    return llvm::createStringError("expected a grid of one dimension");
  auto block =
      getExtent(op.getBlockSizeOperandValues(), "block size of " + kernelName);
  if (!block)
    return block.takeError();
  Plan::Step step;
  step.isDependentLaunch = op->hasAttr(kDependentLaunchAttrName);
  Plan::Kernel kernel;
  kernel.block = *block;
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      op, op.getKernelAttr());
  return addStep(function, /*numBounds=*/0, op.getKernelOperands(), (*grid)[0],
                 std::move(step), std::move(kernel));
}

llvm::Error PlanEmitter::addCall(func::CallOp op) {
  llvm::Expected<uint32_t> count = getConstant(
      op.getOperand(1), "number of blocks of '" + op.getCallee().str() + "'");
  if (!count)
    return count.takeError();
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      op, op.getCalleeAttr());
  return addStep(function, /*numBounds=*/2, op.getOperands().drop_front(2),
                 *count, Plan::Step(), Plan::Kernel());
}

llvm::Error PlanEmitter::emit(ArrayRef<runtime::Variable> variables) {
  addBuffers(variables);
  if (llvm::Error error = addAllocations())
    return error;
  if (llvm::Error error = addScratchBuffers())
    return error;
  for (Operation &op : stage.getBody().front()) {
    llvm::Error error = llvm::Error::success();
    if (auto table = dyn_cast<AddressTableOp>(op))
      error = addTable(table);
    else if (auto list = dyn_cast<ChunkListOp>(op))
      error = addChunkList(list);
    else if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
      error = addLaunch(launch);
    else if (auto call = dyn_cast<func::CallOp>(op))
      error = addCall(call);
    if (error)
      return error;
  }
  if (!constants.empty())
    plan.constants = {{"constants.bin", ""}, constants.size()};
  return llvm::Error::success();
}

llvm::Expected<EmittedPlan>
stepfold::emitPlan(func::FuncOp stage, ArrayRef<runtime::Variable> variables) {
  if (stage.getNumArguments() > variables.size())
    return llvm::createStringError("expected a variable for each argument of "
                                   "the stage");
  PlanEmitter emitter(stage);
  if (llvm::Error error = emitter.emit(variables))
    return std::move(error);
  return emitter.take();
}
