//===- StageLowering.cpp - From structured ops to kernels -----------------===//

#include "StageLowering.h"
#include "ExactPieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/SumFinishers.h"
#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ElementaryExpansion.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Sample.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

StageLowering::StageLowering(func::FuncOp stage, unsigned addressSpace)
    : stage(stage), host(stage.getLoc(), stage.getContext()),
      pointerType(LLVM::LLVMPointerType::get(stage.getContext(), addressSpace)),
      symbols(stage->getParentOfType<ModuleOp>()) {}

void StageLowering::lower() {
  // Before a kernel's elements become vectors, which any arithmetic can.
  IRRewriter rewriter(stage.getContext());
  expandElementaryFunctions(rewriter, stage);
  expandRoundedSums(rewriter, stage);
  SmallVector<Operation *> ops;
  for (Operation &op : stage.getBody().front())
    if (isStageCompute(&op))
      ops.push_back(&op);
  // Behind all buffers, in the order of the launches.
  host.setInsertionPoint(stage.getBody().front().getTerminator());
  for (Operation *op : ops)
    if (auto reduceParameters = dyn_cast<ReduceParametersOp>(op))
      addReduceParameters(reduceParameters);
  std::vector<Launch> launches = planLaunches(ops);
  hasOneLaunch = launches.size() == 1;
  for (const Launch &launch : launches) {
    host.setLoc(launch.front().op->getLoc());
    lowerLaunch(launch);
    written.add(launch);
  }
  for (Operation *op : llvm::reverse(ops))
    op->erase();
}

void StageLowering::lowerLaunch(const Launch &launch) {
  Operation *first = launch.front().op;
  switch (launch.front().kind) {
  case LaunchPart::Elements:
    return lowerElements(cast<ForeachOp>(first));
  case LaunchPart::PartialSums:
    return lowerReduce(cast<ReduceOp>(first));
  case LaunchPart::Parameters:
  case LaunchPart::FinishedSums:
    return lowerParameters(launch);
  case LaunchPart::Matrices:
    host.clone(*first);
    return endLaunches();
  case LaunchPart::Exchange:
    host.clone(*first);
    return endLaunches();
  }
}

void StageLowering::lowerElements(ForeachOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<int64_t> blockSizes;
  if (std::optional<uint64_t> blockSize = op.getBlockSize())
    for (OperandRange stream : structured.getElementStreams())
      blockSizes.push_back(structured.isBlockStream(stream) ? *blockSize : 1);
  Value sizes = structured.getShapeStream()[0];
  ChunkShape shape = getForeachShape(op);
  SmallVector<Value> arguments = {
      createChunkList(sizes, shape),
      createAddressTable(getTables(structured), blockSizes)};
  appendSettings(structured, arguments);
  lowerForeach(op, createName("foreach"), arguments, countChunks(sizes, shape));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The elements of a chunk of a sampled reduction: of these, one of the
/// canonical order is sampled.
static constexpr int64_t kSampledChunk =
    kReductionChunk / kSampleSector * kSampleBlock;
static_assert(kSampledChunk % (kSampleBlock * kSampleSectors) == 0,
              "all chunks begin with the same sector");

/// Returns the elements of a chunk.
static int64_t getReductionChunk(ReduceOp op) {
  if (op.getSampled())
    return kSampledChunk;
  bool hasExact = false, isFree = true;
  for (unsigned out = 0; out < op.getNumSums(); ++out) {
    hasExact |= getCombiner(op, out) == Combiner::Exact;
    isFree &= isOrderFree(getCombiner(op, out));
  }
  return hasExact && isFree ? kExactChunk : kReductionChunk;
}

void StageLowering::lowerReduce(ReduceOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<Value> tables = getTables(structured);
  ChunkShape shape = {getReductionChunk(op)};
  int64_t numChunks = countChunks(tables.front(), shape).getTotal();
  SmallVector<Value> buffers;
  for (OperandRange out : op.getOuts().take_front(op.getNumSums())) {
    auto type =
        MemRefType::get(numChunks, getStreamElementType(out[0].getType()));
    buffers.push_back(memref::AllocOp::create(host, type));
  }
  SmallVector<Value> arguments = {createChunkList(tables.front(), shape),
                                  createAddressTable(tables)};
  for (Value partials : buffers)
    arguments.push_back(createAddress(partials));
  appendSettings(structured, arguments);
  lowerPartialSums(op, createName("reduce"), arguments, numChunks);

  recordPartials(op, createPartials(buffers, tables.front(), shape, numChunks));
}

void StageLowering::recordPartials(Operation *op, const Partials &sums) {
  partialsOf[op] = sums;
  auto reduce = dyn_cast<ReduceOp>(op);
  if (reduce && reduce.getPositions())
    return; // A kernel of its own finishes them.
  for (auto [index, out] : llvm::enumerate(getSums(op)))
    unfinished[out] = {op, static_cast<unsigned>(index)};
}

void StageLowering::addReduceParameters(ReduceParametersOp op) {
  if (auto parts = findDirectParts(op)) {
    directParts[op.getOut()] = *parts;
    return;
  }
  int64_t size = cast<MemRefType>(op.getVector().getType()).getNumElements();
  recordPartials(op, createFlatPartials(op.getVector(), size));
}

UnfinishedSum
StageLowering::addUnfinishedSum(Operation *op, unsigned output,
                                const Partials &partials,
                                SmallVectorImpl<Value> &arguments) {
  UnfinishedSum sum;
  sum.type = getStreamElementType(op->getOperand(output).getType());
  sum.combiner = getCombiner(op, output);
  sum.partials = arguments.size();
  arguments.push_back(createAddress(partials.buffers[output]));
  sum.offsets = arguments.size();
  arguments.push_back(createAddress(partials.offsets));
  sum.maxPartials = partials.maxOfParameter;
  return sum;
}

UnfinishedSum StageLowering::addFlatSum(SumPart part,
                                        SmallVectorImpl<Value> &arguments) {
  Partials partials = partialsOf.lookup(part.reduce);
  return addUnfinishedSum(part.reduce, part.out,
                          createFlatPartials(partials.buffers, partials.count),
                          arguments);
}

//===----------------------------------------------------------------------===//
// Arguments that the stage hands to kernels
//===----------------------------------------------------------------------===//

SmallVector<Value> StageLowering::getTables(StructuredOpInterface op) {
  SmallVector<Value> tables;
  for (OperandRange stream : op.getElementStreams())
    tables.push_back(stream[0]);
  return tables;
}

Value StageLowering::createChunkList(Value table, ChunkShape shape) {
  IntegerAttr tail;
  if (shape.tailElements != 0)
    tail = host.getI64IntegerAttr(shape.tailElements);
  return ChunkListOp::create(host, pointerType, table,
                             host.getI64IntegerAttr(shape.elements), tail);
}

Value StageLowering::createAddressTable(ValueRange tables,
                                        ArrayRef<int64_t> blockSizes) {
  DenseI64ArrayAttr attribute;
  if (llvm::any_of(blockSizes, [](int64_t size) { return size != 1; }))
    attribute = host.getDenseI64ArrayAttr(blockSizes);
  return AddressTableOp::create(host, pointerType, tables, attribute);
}

Value StageLowering::createAddress(Value memref) {
  return AddressOp::create(host, pointerType, memref);
}

void StageLowering::appendSettings(StructuredOpInterface op,
                                   SmallVectorImpl<Value> &arguments) {
  for (Value vector : op.getPerParameter())
    arguments.push_back(createAddress(vector));
  for (Value scalar : op.getScalars())
    arguments.push_back(createAddress(scalar));
}

/// Returns the numbers of elements of the buffers of an `optim.table`.
static auto getSizes(Value table) {
  return llvm::map_range(
      table.getDefiningOp<TableOp>().getBuffers(), [](Value buffer) {
        return cast<MemRefType>(buffer.getType()).getNumElements();
      });
}

ChunkCount stepfold::countChunks(Value table, ChunkShape shape) {
  ChunkCount count{0};
  for (int64_t size : getSizes(table)) {
    int64_t tail = size % shape.elements;
    bool isCut = shape.tailElements != 0 && tail <= shape.elements / 2;
    count.whole += size / shape.elements + (tail != 0 && !isCut);
    if (isCut)
      count.tails += llvm::divideCeil(tail, shape.tailElements);
    count.largest = std::max(count.largest, size);
  }
  return count;
}

StageLowering::Partials StageLowering::createPartials(ValueRange buffers,
                                                      Value table,
                                                      ChunkShape shape,
                                                      int64_t count) {
  SmallVector<int32_t> offsets = {0};
  int64_t maxOfParameter = 0;
  for (int64_t size : getSizes(table)) {
    int64_t numChunks = llvm::divideCeil(size, shape.elements);
    offsets.push_back(offsets.back() + numChunks);
    maxOfParameter = std::max(maxOfParameter, numChunks);
  }
  return {SmallVector<Value, 1>(buffers),
          createConstant("chunk_offsets", offsets), count, maxOfParameter};
}

StageLowering::Partials StageLowering::createFlatPartials(ValueRange buffers,
                                                          int64_t count) {
  Value offsets =
      createConstant("chunk_offsets", {0, static_cast<int32_t>(count)});
  return {SmallVector<Value, 1>(buffers), offsets, count,
          /*maxOfParameter=*/count};
}

Value StageLowering::createConstant(StringRef name, ArrayRef<int32_t> values) {
  auto type = RankedTensorType::get({static_cast<int64_t>(values.size())},
                                    host.getI32Type());
  auto value = DenseElementsAttr::get(type, values);
  Value &constant = constants[value];
  if (constant)
    return constant;

  auto memrefType = MemRefType::get(type.getShape(), type.getElementType());
  OpBuilder::InsertionGuard guard(host);
  // Not inserted here: the symbol table finds a free name first.
  host.clearInsertionPoint();
  auto global = memref::GlobalOp::create(
      host, name, host.getStringAttr("private"), memrefType, value,
      /*constant=*/true, /*alignment=*/IntegerAttr());
  symbols.insert(global);
  host.setInsertionPointToStart(&stage.getBody().front());
  constant = memref::GetGlobalOp::create(host, memrefType, global.getSymName());
  return constant;
}

std::string StageLowering::createName(StringRef phase) {
  return (stage.getSymName() + "_" + phase + "_" + Twine(numKernels++)).str();
}
