//===- StageLowering.cpp - From structured ops to kernels -----------------===//

#include "StageLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/IR/CanonicalReduction.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

StageLowering::StageLowering(func::FuncOp stage, unsigned addressSpace)
    : stage(stage), host(stage.getLoc(), stage.getContext()),
      pointerType(LLVM::LLVMPointerType::get(stage.getContext(), addressSpace)),
      symbols(stage->getParentOfType<ModuleOp>()) {}

void StageLowering::lower() {
  SmallVector<Operation *> ops;
  for (Operation &op : stage.getBody().front())
    if (isStageCompute(&op))
      ops.push_back(&op);
  // Behind all buffers, in the order of the launches.
  host.setInsertionPoint(stage.getBody().front().getTerminator());
  for (Operation *op : ops)
    if (auto sum = dyn_cast<SumParametersOp>(op))
      addSum(sum);
  for (const Launch &launch : planLaunches(ops)) {
    host.setLoc(launch.front().op->getLoc());
    lowerLaunch(launch);
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
  }
}

void StageLowering::lowerElements(ForeachOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<Value> tables = getTables(structured);
  ChunkShape shape = getForeachShape();
  SmallVector<Value> arguments = {createChunkList(tables.front(), shape),
                                  createAddressTable(tables)};
  appendSettings(structured, arguments);
  lowerForeach(op, createName("foreach"), arguments,
               countChunks(tables.front(), shape));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

void StageLowering::lowerReduce(ReduceOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<Value> tables = getTables(structured);
  ChunkShape shape = {kReductionChunk};
  int64_t numChunks = countChunks(tables.front(), shape).getTotal();
  int64_t numSums = op.getNumSums();
  Type type = getStreamElementType(op.getOuts()[0][0].getType());
  Value partials = memref::AllocOp::create(
      host, MemRefType::get({numSums * numChunks}, type));

  SmallVector<Value> arguments = {createChunkList(tables.front(), shape),
                                  createAddressTable(tables),
                                  createAddress(partials)};
  appendSettings(structured, arguments);
  lowerPartialSums(op, createName("reduce"), arguments, numChunks);

  recordPartials(op, {partials, createChunkOffsets(tables.front()), numChunks});
}

void StageLowering::recordPartials(Operation *op, const Partials &sums) {
  partialsOf[op] = sums;
  auto reduce = dyn_cast<ReduceOp>(op);
  if (reduce && reduce.getPositions())
    return; // A kernel of its own finishes them.
  for (auto [index, out] : llvm::enumerate(getSums(op)))
    unfinished[out] = {op, static_cast<unsigned>(index)};
}

void StageLowering::addSum(SumParametersOp op) {
  if (auto parts = findDirectParts(op)) {
    directParts[op.getOut()] = *parts;
    return;
  }
  int64_t size = cast<MemRefType>(op.getVector().getType()).getNumElements();
  Value offsets =
      createConstant("chunk_offsets", {0, static_cast<int32_t>(size)});
  recordPartials(op, {op.getVector(), offsets, size});
}

StageLowering::UnfinishedSum
StageLowering::addUnfinishedSum(Operation *op, unsigned output,
                                SmallVectorImpl<Value> &arguments) {
  return addUnfinishedSum(op, output, partialsOf.lookup(op).offsets, arguments);
}

StageLowering::UnfinishedSum
StageLowering::addUnfinishedSum(Operation *op, unsigned output, Value offsets,
                                SmallVectorImpl<Value> &arguments) {
  Partials sums = partialsOf.lookup(op);
  UnfinishedSum sum;
  sum.type = getStreamElementType(op->getOperand(output).getType());
  sum.partials = arguments.size();
  arguments.push_back(createAddress(sums.partials));
  sum.offsets = arguments.size();
  arguments.push_back(createAddress(offsets));
  sum.firstPartial = output * sums.count;
  return sum;
}

StageLowering::UnfinishedSum
StageLowering::addFlatSum(SumPart part, SmallVectorImpl<Value> &arguments) {
  int32_t count = partialsOf.lookup(part.reduce).count;
  return addUnfinishedSum(part.reduce, part.out,
                          createConstant("chunk_offsets", {0, count}),
                          arguments);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

void StageLowering::lowerParameters(const Launch &launch) {
  std::vector<ParameterKernel> kernels;
  SmallVector<Value> arguments;
  bool onlyFinishes = true;
  for (const LaunchPart &part : launch) {
    bool finishes = part.kind == LaunchPart::FinishedSums;
    onlyFinishes &= finishes;
    kernels.push_back(
        finishes ? finishSums(part.op, arguments)
                 : addParameters(cast<ForeachParameterOp>(part.op), arguments));
  }
  lowerParameterKernels(
      kernels, createName(onlyFinishes ? "finish" : "parameter"), arguments);
}

StageLowering::ParameterKernel
StageLowering::finishSums(Operation *op, SmallVectorImpl<Value> &arguments) {
  ParameterKernel kernel;
  kernel.numParameters = getNumParameters(op);
  OperandRange sums = getSums(op);
  for (auto [index, vector] : llvm::enumerate(sums)) {
    kernel.sums.push_back(addUnfinishedSum(op, index, arguments));
    unfinished.erase(vector);
  }
  for (Value vector : sums) {
    kernel.outs.push_back({ParameterStream::Vector,
                           static_cast<unsigned>(arguments.size()),
                           getStreamElementType(vector.getType())});
    arguments.push_back(createAddress(vector));
  }
  auto reduce = dyn_cast<ReduceOp>(op);
  if (reduce && reduce.getPositions()) {
    kernel.positions = arguments.size();
    arguments.push_back(
        createAddress(createConstant("positions", *reduce.getPositions())));
  }
  return kernel;
}

StageLowering::ParameterKernel
StageLowering::addParameters(ForeachParameterOp op,
                             SmallVectorImpl<Value> &arguments) {
  ParameterKernel kernel;
  kernel.op = op;
  kernel.numParameters = op.getNumParameters();
  SmallVector<Value> lists;
  auto addStream = [&](OperandRange stream) -> ParameterStream {
    Value value = stream[0];
    Type type = getStreamElementType(value.getType());
    if (isa<TableType>(value.getType())) {
      lists.push_back(value);
      return {ParameterStream::List, static_cast<unsigned>(lists.size() - 1),
              type};
    }
    if (auto it = unfinished.find(value); it != unfinished.end()) {
      auto [op, output] = it->second;
      kernel.sums.push_back(addUnfinishedSum(op, output, arguments));
      return {ParameterStream::Sum,
              static_cast<unsigned>(kernel.sums.size() - 1), type};
    }
    if (auto it = directParts.find(value); it != directParts.end()) {
      for (SumPart part : it->second)
        kernel.sums.push_back(addFlatSum(part, arguments));
      unsigned numParts = it->second.size();
      return {ParameterStream::Sum,
              static_cast<unsigned>(kernel.sums.size() - numParts), type,
              numParts};
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
    arguments.push_back(createAddressTable(lists));
  }
  for (Value scalar : op.getScalars()) {
    kernel.scalars.push_back(arguments.size());
    arguments.push_back(createAddress(scalar));
  }
  return kernel;
}

static Value addSums(ImplicitLocOpBuilder &builder, ValueRange sums) {
  Value result = sums.front();
  for (Value sum : sums.drop_front())
    result = arith::AddFOp::create(builder, result, sum);
  return result;
}

void StageLowering::emitParameter(ImplicitLocOpBuilder &builder,
                                  const ParameterKernel &kernel,
                                  ValueRange arguments, ValueRange sums,
                                  Value index) {
  Value zero = createInt(builder, 32, 0);
  SmallVector<Value> lists;
  if (kernel.listTable)
    lists = loadAddresses(builder, arguments[*kernel.listTable], index,
                          kernel.numListStreams, kernel.numParameters);
  auto load = [&](const ParameterStream &stream) -> Value {
    switch (stream.kind) {
    case ParameterStream::Vector:
      return loadElement(builder, stream.type, arguments[stream.index], index);
    case ParameterStream::List:
      return loadElement(builder, stream.type, lists[stream.index], zero);
    case ParameterStream::Sum:
      return addSums(builder, sums.slice(stream.index, stream.numSums));
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
        builder,
        SpecializedBody(cast<StructuredOpInterface>(op.getOperation())), values,
        1);
  }
  if (kernel.positions) {
    Value position = loadElement(builder, builder.getI32Type(),
                                 arguments[*kernel.positions], index);
    index = arith::ExtUIOp::create(builder, builder.getI64Type(), position);
  }
  for (auto [stream, result] : llvm::zip(kernel.outs, results)) {
    if (stream.kind == ParameterStream::List)
      storeElement(builder, result, lists[stream.index], zero);
    else
      storeElement(builder, result, arguments[stream.index], index);
  }
}

static void emitSelectedFrom(
    ImplicitLocOpBuilder &builder, ArrayRef<int64_t> sizes, size_t part,
    Value index,
    function_ref<void(ImplicitLocOpBuilder &, size_t, Value)> emit) {
  if (part + 1 == sizes.size())
    return emit(builder, part, index);
  Value size = createInt(builder, 64, sizes[part]);
  Value isHere =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, index, size);
  scf::IfOp::create(
      builder, isHere,
      [&](OpBuilder &inner, Location loc) {
        ImplicitLocOpBuilder body(loc, inner);
        emit(body, part, index);
        scf::YieldOp::create(body);
      },
      [&](OpBuilder &inner, Location loc) {
        ImplicitLocOpBuilder body(loc, inner);
        Value rest = arith::SubIOp::create(body, index, size);
        emitSelectedFrom(body, sizes, part + 1, rest, emit);
        scf::YieldOp::create(body);
      });
}

void stepfold::emitSelected(
    ImplicitLocOpBuilder &builder, ArrayRef<int64_t> sizes, Value index,
    function_ref<void(ImplicitLocOpBuilder &, size_t, Value)> emit) {
  emitSelectedFrom(builder, sizes, /*part=*/0, index, emit);
}

//===----------------------------------------------------------------------===//
// What the stage hands to kernels
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

Value StageLowering::createAddressTable(ValueRange tables) {
  return AddressTableOp::create(host, pointerType, tables);
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
  }
  return count;
}

Value StageLowering::createChunkOffsets(Value table) {
  SmallVector<int32_t> offsets = {0};
  for (int64_t size : getSizes(table))
    offsets.push_back(offsets.back() + llvm::divideCeil(size, kReductionChunk));
  return createConstant("chunk_offsets", offsets);
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
