//===- PlanEmitter.cpp - From launches to a plan --------------------------===//
//
// A stage in the kernel phase is straight-line code over tables, addresses and
// launches (optim-verify-launches). A plan contains the same as data. The
// properties of arguments that a kernel relies on follow from the arguments of
// its launch and from the code of the kernel itself.
//
//===----------------------------------------------------------------------===//

#include "PlanEmitter.h"

#include "KernelWrites.h"
#include "PlanMemory.h"

#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Tables.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;
using runtime::Plan;

namespace {

class PlanEmitter {
public:
  PlanEmitter(func::FuncOp stage, bool reusesScratch)
      : stage(stage), reusesScratch(reusesScratch), memory(plan) {}

  llvm::Error emit(ArrayRef<runtime::Variable> variables);
  EmittedPlan take() { return {std::move(plan), std::move(memory.constants)}; }

private:
  llvm::Error addLaunch(gpu::LaunchFuncOp op);
  llvm::Error addCall(func::CallOp op);
  llvm::Error addExchange(ExchangeOp op);
  /// A stream of an op, and the list that gets the indices of its buffers.
  using StreamList = std::pair<OperandRange, std::vector<uint32_t> *>;
  llvm::Error findIndices(ArrayRef<StreamList> lists);
  llvm::Error addProduct(MatmulOp op);
  llvm::Error addRowCopies(CopyRowsOp op);
  llvm::Error addStep(FunctionOpInterface function, unsigned numBounds,
                      ValueRange values, uint32_t numBlocks,
                      Plan::Launch launch, Plan::Kernel kernel);
  llvm::Expected<Plan::ArgumentType>
  getArgumentType(Value value, Plan::Argument argument, unsigned position,
                  const KernelWrites &writes);
  llvm::Expected<Plan::TableType> getTableType(AddressTableOp op,
                                               unsigned position,
                                               const KernelWrites &writes);
  llvm::Expected<Plan::AdjacentType>
  getAdjacentType(AdjacentAddressOp op, unsigned position,
                  const KernelWrites &writes);
  Plan::ChunkListType getChunkListType(const Plan::ChunkList &list);

  func::FuncOp stage;
  bool reusesScratch;
  SymbolTableCollection symbols;
  Plan plan;
  PlanMemory memory;
};

} // namespace

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

/// Returns how many numbers a buffer has, of which an exact sum is several.
static uint64_t countNumbers(MemRefType type) {
  auto words = dyn_cast<VectorType>(type.getElementType());
  return type.getNumElements() * (words ? words.getNumElements() : 1);
}

/// The number of elements that all buffers of `table` have; nothing where they
/// differ.
static std::optional<uint64_t> getCommonSize(TableOp table) {
  auto sizes = llvm::map_range(table.getBuffers(), [](Value buffer) {
    return countNumbers(cast<MemRefType>(buffer.getType()));
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
    Type elementType = cast<TableType>(stream.getType()).getElementType();
    std::optional<runtime::DType> dtype =
        getDType(getElementTypeOrSelf(elementType));
    if (!dtype)
      return llvm::createStringError(llvm::formatv(
          "a plan has no tables with elements of {0}", elementType));
    int64_t row = index * first.getSize();
    Plan::StreamType &added = type.streams.emplace_back();
    added.dtype = *dtype;
    added.isWritten = writes.rows.contains({position, row});
    if (std::optional<ArrayRef<int64_t>> blockSizes = op.getBlockSizes())
      added.blockSize = (*blockSizes)[index];
  }
  return type;
}

llvm::Expected<Plan::AdjacentType>
PlanEmitter::getAdjacentType(AdjacentAddressOp op, unsigned position,
                             const KernelWrites &writes) {
  auto table = op.getTable().getDefiningOp<AddressTableOp>();
  llvm::Expected<Plan::TableType> type = getTableType(table, position, writes);
  if (!type)
    return type.takeError();
  Plan::AdjacentType adjacent = {type->numBuffers, type->streams.front()};
  adjacent.stream.isWritten = writes.arguments.contains(position);
  return adjacent;
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
  if (auto adjacent = value.getDefiningOp<AdjacentAddressOp>())
    return getAdjacentType(adjacent, position, writes);
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
                   ArrayRef(memory.constants).slice(argument.value, bytes)))};
  return Plan::BufferType{plan.buffers[argument.value].dtype,
                          countNumbers(type), isWritten};
}

/// Adds a kernel, what it takes from the launch with `values`, and the step.
/// `numBounds` is how many arguments it has before them.
llvm::Error PlanEmitter::addStep(FunctionOpInterface function,
                                 unsigned numBounds, ValueRange values,
                                 uint32_t numBlocks, Plan::Launch launch,
                                 Plan::Kernel kernel) {
  kernel.name = function.getName();
  llvm::Expected<KernelWrites> writes = findWrites(function);
  if (!writes)
    return writes.takeError();
  bool hasChunks = llvm::any_of(values, [](Value value) {
    return value.getDefiningOp<ChunkListOp>() != nullptr;
  });
  for (auto [index, value] : llvm::enumerate(values)) {
    llvm::Expected<Plan::Argument> argument = memory.getArgument(value);
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
            "expected the buffers of a table of '" + kernel.name +
            "', which has no chunk list, to have one size");
    }
    launch.arguments.push_back(*argument);
    kernel.arguments.push_back(std::move(*type));
  }
  if (!hasChunks)
    kernel.numBlocks = numBlocks;
  if (kernel.getNumBlocks() != numBlocks)
    return llvm::createStringError("expected '" + kernel.name +
                                   "' to be launched with " +
                                   llvm::Twine(kernel.getNumBlocks()) +
                                   " blocks, got " + llvm::Twine(numBlocks));
  launch.kernel = plan.kernels.size();
  plan.kernels.push_back(std::move(kernel));
  plan.steps.push_back(std::move(launch));
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
    return llvm::createStringError("expected a grid of one dimension for " +
                                   kernelName);
  auto block =
      getExtent(op.getBlockSizeOperandValues(), "block size of " + kernelName);
  if (!block)
    return block.takeError();
  Plan::Launch launch;
  launch.isDependentLaunch = op->hasAttr(kDependentLaunchAttrName);
  Plan::Kernel kernel;
  kernel.block = *block;
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      op, op.getKernelAttr());
  return addStep(function, /*numBounds=*/0, op.getKernelOperands(), (*grid)[0],
                 std::move(launch), std::move(kernel));
}

llvm::Error PlanEmitter::addCall(func::CallOp op) {
  llvm::Expected<uint32_t> count = getConstant(
      op.getOperand(1), "number of blocks of '" + op.getCallee().str() + "'");
  if (!count)
    return count.takeError();
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      op, op.getCalleeAttr());
  return addStep(function, /*numBounds=*/2, op.getOperands().drop_front(2),
                 *count, Plan::Launch(), Plan::Kernel());
}

llvm::Error PlanEmitter::addExchange(ExchangeOp op) {
  Plan::Exchange exchange;
  exchange.name = op.getName();
  exchange.kind = op.getKind() == ExchangeKind::Sum
                      ? runtime::ExchangeKind::Sum
                      : runtime::ExchangeKind::Maximum;
  exchange.position = plan.steps.size();
  for (Value words : op.getWords()) {
    auto argument = dyn_cast<BlockArgument>(words);
    if (!argument)
      return llvm::createStringError(
          "expected the words of exchange '" + exchange.name +
          "' to be stored to globals: ranks exchange them in their memory");
    exchange.buffers.push_back(argument.getArgNumber());
  }
  plan.exchanges.push_back(std::move(exchange));
  return llvm::Error::success();
}

llvm::Error PlanEmitter::findIndices(ArrayRef<StreamList> lists) {
  for (auto [stream, list] : lists) {
    llvm::Expected<std::vector<uint32_t>> indices =
        memory.getBufferIndices(stream);
    if (!indices)
      return indices.takeError();
    *list = std::move(*indices);
  }
  return llvm::Error::success();
}

llvm::Error PlanEmitter::addProduct(MatmulOp op) {
  Plan::Product product{getProductForm(op), {}, {}, {}, {}};
  if (llvm::Error error = findIndices({{op.getOuts(), &product.outs},
                                       {op.getLhs(), &product.lhs},
                                       {op.getRhs(), &product.rhs},
                                       {op.getPlus(), &product.plus}}))
    return error;
  plan.steps.push_back(std::move(product));
  return llvm::Error::success();
}

llvm::Error PlanEmitter::addRowCopies(CopyRowsOp op) {
  Plan::RowCopies copies;
  if (llvm::Error error = findIndices(
          {{op.getOuts(), &copies.outs}, {op.getIns(), &copies.ins}}))
    return error;
  plan.steps.push_back(std::move(copies));
  return llvm::Error::success();
}

llvm::Error PlanEmitter::emit(ArrayRef<runtime::Variable> variables) {
  memory.addBuffers(variables);
  if (llvm::Error error =
          memory.addAllocations(stage->getParentOfType<ModuleOp>()))
    return error;
  if (llvm::Error error = memory.addScratchBuffers(stage))
    return error;
  for (Operation &op : stage.getBody().front()) {
    llvm::Error error = llvm::Error::success();
    if (auto table = dyn_cast<AddressTableOp>(op))
      error = memory.addTable(table);
    else if (auto adjacent = dyn_cast<AdjacentAddressOp>(op))
      memory.addAdjacent(adjacent);
    else if (auto list = dyn_cast<ChunkListOp>(op))
      error = memory.addChunkList(list);
    else if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
      error = addLaunch(launch);
    else if (auto call = dyn_cast<func::CallOp>(op))
      error = addCall(call);
    else if (auto exchange = dyn_cast<ExchangeOp>(op))
      error = addExchange(exchange);
    else if (auto product = dyn_cast<MatmulOp>(op))
      error = addProduct(product);
    else if (auto copies = dyn_cast<CopyRowsOp>(op))
      error = addRowCopies(copies);
    if (error)
      return error;
  }
  memory.placeScratchBuffers(reusesScratch);
  if (!memory.constants.empty())
    plan.constants = {{"constants.bin", ""}, memory.constants.size()};
  return llvm::Error::success();
}

llvm::Expected<EmittedPlan>
stepfold::emitPlan(func::FuncOp stage, ArrayRef<runtime::Variable> variables,
                   bool reusesScratch) {
  if (stage.getNumArguments() > variables.size())
    return llvm::createStringError("expected a variable for each argument of "
                                   "the stage");
  PlanEmitter emitter(stage, reusesScratch);
  if (llvm::Error error = emitter.emit(variables))
    return std::move(error);
  return emitter.take();
}
