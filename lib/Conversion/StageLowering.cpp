//===- StageLowering.cpp - From structured ops to kernels -----------------===//

#include "StageLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/IR/CanonicalReduction.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

StageLowering::StageLowering(func::FuncOp stage, unsigned addressSpace)
    : stage(stage), host(stage.getLoc(), stage.getContext()),
      pointerType(LLVM::LLVMPointerType::get(stage.getContext(), addressSpace)),
      symbols(stage->getParentOfType<ModuleOp>()) {}

LogicalResult StageLowering::lower() {
  for (Operation &op :
       llvm::make_early_inc_range(stage.getBody().front().getOperations())) {
    if (!isStageCompute(&op))
      continue;
    host.setInsertionPoint(&op);
    host.setLoc(op.getLoc());
    if (failed(lowerOp(op)))
      return failure();
    op.erase();
  }
  return success();
}

LogicalResult StageLowering::lowerOp(Operation &op) {
  if (auto sum = dyn_cast<SumParametersOp>(op)) {
    lowerSum(sum);
    return success();
  }
  auto structured = cast<StructuredOpInterface>(op);
  if (!isa<ForeachParameterOp>(op) &&
      !llvm::all_of(getTables(structured), [](Value stream) {
        return isa_and_nonnull<TableOp>(stream.getDefiningOp());
      }))
    return op.emitOpError() << "expected every stream to be an optim.table";
  if (auto foreachOp = dyn_cast<ForeachOp>(op)) {
    SmallVector<Value> tables = getTables(structured);
    int64_t elements = getForeachElements();
    SmallVector<Value> arguments = {createChunkTable(tables, elements)};
    appendSettings(structured, arguments);
    lowerForeach(foreachOp, createName("foreach"), arguments,
                 countEntries(tables.front(), elements));
    return success();
  }
  if (auto reduceOp = dyn_cast<ReduceOp>(op)) {
    lowerReduce(reduceOp);
    return success();
  }
  lowerParameters(cast<ForeachParameterOp>(op));
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

void StageLowering::lowerReduce(ReduceOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<Value> tables = getTables(structured);
  int64_t numEntries = countEntries(tables.front(), kReductionChunk);
  int64_t numOuts = op.getOuts().size();
  Type type = getStreamElementType(op.getOuts()[0][0].getType());
  Value partials = memref::AllocOp::create(
      host, MemRefType::get({numOuts * numEntries}, type));

  SmallVector<Value> arguments = {createChunkTable(tables, kReductionChunk),
                                  createAddress(partials)};
  appendSettings(structured, arguments);
  lowerPartialSums(op, createName("reduce"), arguments, numEntries);

  Partials sums = {partials, createChunkOffsets(tables.front()), numEntries};
  for (auto [index, stream] : llvm::enumerate(op.getOuts()))
    unfinished[stream[0]] = {sums, static_cast<unsigned>(index)};
  if (!findFinisher(op))
    finishSums(op, op.getNumParameters());
}

void StageLowering::lowerSum(SumParametersOp op) {
  int64_t size = cast<MemRefType>(op.getVector().getType()).getNumElements();
  Value offsets = createOffsets({0, static_cast<int32_t>(size)});
  unfinished[op.getOut()] = {Partials{op.getVector(), offsets, size}, 0};
  if (!findFinisher(op))
    finishSums(op, /*numParameters=*/1);
}

StageLowering::UnfinishedSum
StageLowering::addUnfinishedSum(Value vector,
                                SmallVectorImpl<Value> &arguments) {
  auto [sums, output] = unfinished.lookup(vector);
  UnfinishedSum sum;
  sum.type = getStreamElementType(vector.getType());
  sum.partials = arguments.size();
  arguments.push_back(createAddress(sums.partials));
  sum.offsets = arguments.size();
  arguments.push_back(createAddress(sums.offsets));
  sum.firstPartial = output * sums.numEntries;
  return sum;
}

void StageLowering::finishSums(DestinationStyleOpInterface op,
                               int64_t numParameters) {
  ParameterKernel kernel;
  kernel.numParameters = numParameters;
  SmallVector<Value> arguments;
  for (Value vector : op.getDpsInits()) {
    kernel.sums.push_back(addUnfinishedSum(vector, arguments));
    unfinished.erase(vector);
  }
  for (Value vector : op.getDpsInits()) {
    kernel.outs.push_back({ParameterStream::Vector,
                           static_cast<unsigned>(arguments.size()),
                           getStreamElementType(vector.getType())});
    arguments.push_back(createAddress(vector));
  }
  lowerForeachParameter(kernel, createName("finish"), arguments);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

void StageLowering::lowerParameters(ForeachParameterOp op) {
  ParameterKernel kernel;
  kernel.op = op;
  kernel.numParameters = op.getNumParameters();
  SmallVector<Value> arguments, lists;
  auto addStream = [&](OperandRange stream) -> ParameterStream {
    Value value = stream[0];
    Type type = getStreamElementType(value.getType());
    if (isa<TableType>(value.getType())) {
      lists.push_back(value);
      return {ParameterStream::List, static_cast<unsigned>(lists.size() - 1),
              type};
    }
    if (unfinished.contains(value)) {
      kernel.sums.push_back(addUnfinishedSum(value, arguments));
      return {ParameterStream::Sum,
              static_cast<unsigned>(kernel.sums.size() - 1), type};
    }
    arguments.push_back(createAddress(value));
    return {ParameterStream::Vector,
            static_cast<unsigned>(arguments.size() - 1), type};
  };
  for (OperandRange stream : op.getOuts())
    kernel.outs.push_back(addStream(stream));
  for (OperandRange stream : op.getIns())
    kernel.ins.push_back(addStream(stream));
  if (!lists.empty()) {
    kernel.listTable = arguments.size();
    kernel.numListStreams = lists.size();
    arguments.push_back(createChunkTable(lists, /*elements=*/1));
  }
  for (Value scalar : op.getScalars()) {
    kernel.scalars.push_back(arguments.size());
    arguments.push_back(createAddress(scalar));
  }
  lowerForeachParameter(kernel, createName("parameter"), arguments);
}

void StageLowering::emitParameter(ImplicitLocOpBuilder &builder,
                                  const ParameterKernel &kernel,
                                  ValueRange arguments, ValueRange sums,
                                  Value index) {
  Value zero = createInt(builder, 32, 0);
  ChunkEntry lists;
  if (kernel.listTable)
    lists = loadChunkEntry(builder, arguments[*kernel.listTable], index,
                           kernel.numListStreams);
  auto load = [&](const ParameterStream &stream) -> Value {
    switch (stream.kind) {
    case ParameterStream::Vector:
      return loadElement(builder, stream.type, arguments[stream.index], index);
    case ParameterStream::List:
      return loadElement(builder, stream.type, lists.streams[stream.index],
                         zero);
    case ParameterStream::Sum:
      return sums[stream.index];
    }
    llvm_unreachable("unknown kind of stream");
  };

  SmallVector<Value> results(sums);
  if (ForeachParameterOp op = kernel.op) {
    SmallVector<Value> values;
    Block *block = &op.getBody().front();
    for (auto [stream, argument] :
         llvm::zip(kernel.outs, block->getArguments()))
      values.push_back(argument.use_empty()
                           ? createZero(builder, stream.type, 1)
                           : load(stream));
    for (const ParameterStream &stream : kernel.ins)
      values.push_back(load(stream));
    for (auto [scalar, position] : llvm::zip(op.getScalars(), kernel.scalars))
      values.push_back(loadElement(builder,
                                   getStreamElementType(scalar.getType()),
                                   arguments[position], zero));
    results = inlineBody(
        builder, cast<StructuredOpInterface>(op.getOperation()), values, 1);
  }
  for (auto [stream, result] : llvm::zip(kernel.outs, results)) {
    if (stream.kind == ParameterStream::List)
      storeElement(builder, result, lists.streams[stream.index], zero);
    else
      storeElement(builder, result, arguments[stream.index], index);
  }
}

//===----------------------------------------------------------------------===//
// What the stage hands to kernels
//===----------------------------------------------------------------------===//

SmallVector<Value> StageLowering::getTables(StructuredOpInterface op) {
  SmallVector<Value> tables;
  if (op.passesOuts())
    for (OperandRange stream : op.getOuts())
      tables.push_back(stream[0]);
  for (OperandRange stream : op.getIns())
    tables.push_back(stream[0]);
  return tables;
}

Value StageLowering::createChunkTable(ValueRange tables, int64_t elements) {
  int64_t vector = elements == 1 ? 1 : getVectorWidth();
  return ChunkTableOp::create(host, pointerType, tables, elements, vector);
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

/// Number of entries of a parameter of `numElements` elements.
static int64_t countParameterEntries(int64_t numElements, int64_t elements) {
  return llvm::divideCeil(numElements, elements);
}

int64_t stepfold::countEntries(Value table, int64_t elements) {
  int64_t count = 0;
  for (Value buffer : table.getDefiningOp<TableOp>().getBuffers())
    count += countParameterEntries(
        cast<MemRefType>(buffer.getType()).getNumElements(), elements);
  return count;
}

Value StageLowering::createChunkOffsets(Value table) {
  SmallVector<int32_t> offsets = {0};
  for (Value buffer : table.getDefiningOp<TableOp>().getBuffers())
    offsets.push_back(offsets.back() +
                      countParameterEntries(
                          cast<MemRefType>(buffer.getType()).getNumElements(),
                          kReductionChunk));
  return createOffsets(offsets);
}

Value StageLowering::createOffsets(ArrayRef<int32_t> offsets) {
  auto type = RankedTensorType::get({static_cast<int64_t>(offsets.size())},
                                    host.getI32Type());
  auto value = DenseElementsAttr::get(type, offsets);
  Value &constant = constants[value];
  if (constant)
    return constant;

  auto memrefType = MemRefType::get(type.getShape(), type.getElementType());
  OpBuilder::InsertionGuard guard(host);
  // Not inserted here: the symbol table finds a free name first.
  host.clearInsertionPoint();
  auto global = memref::GlobalOp::create(
      host, "chunk_offsets", host.getStringAttr("private"), memrefType, value,
      /*constant=*/true, /*alignment=*/IntegerAttr());
  symbols.insert(global);
  host.setInsertionPointToStart(&stage.getBody().front());
  constant = memref::GetGlobalOp::create(host, memrefType, global.getSymName());
  return constant;
}

std::string StageLowering::createName(StringRef phase) {
  return (stage.getSymName() + "_" + phase + "_" + Twine(numKernels++)).str();
}
