//===- KernelBody.cpp - Code inside kernels -------------------------------===//

#include "KernelBody.h"
#include "BlockBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Sample.h"
#include "stepfold/IR/StructuredUtils.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Type stepfold::getAccessType(Type elementType, unsigned width) {
  if (width == 1)
    return elementType;
  return VectorType::get({static_cast<int64_t>(width)}, elementType);
}

Value stepfold::broadcast(ImplicitLocOpBuilder &builder, Value value,
                          unsigned width) {
  if (width == 1)
    return value;
  return vector::BroadcastOp::create(
      builder, cast<VectorType>(getAccessType(value.getType(), width)), value);
}

Value stepfold::toVector(ImplicitLocOpBuilder &builder, Value value,
                         unsigned width) {
  return isa<VectorType>(value.getType()) ? value
                                          : broadcast(builder, value, width);
}

Value stepfold::createZero(ImplicitLocOpBuilder &builder, Type elementType,
                           unsigned width) {
  return arith::ConstantOp::create(
      builder, builder.getZeroAttr(getAccessType(elementType, width)));
}

Value stepfold::createInt(ImplicitLocOpBuilder &builder, unsigned bitWidth,
                          int64_t value) {
  return arith::ConstantOp::create(
      builder, builder.getIntegerAttr(builder.getIntegerType(bitWidth), value));
}

Value stepfold::toInt64(ImplicitLocOpBuilder &builder, Value value) {
  if (value.getType().isInteger(64))
    return value;
  return arith::ExtUIOp::create(builder, builder.getI64Type(), value);
}

Value stepfold::isLess(ImplicitLocOpBuilder &builder, Value a, Value b) {
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, a, b);
}

Value stepfold::addInt(ImplicitLocOpBuilder &builder, Value a, int64_t b) {
  return arith::AddIOp::create(
      builder, a, createInt(builder, a.getType().getIntOrFloatBitWidth(), b));
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Returns a builder of a branch without results.
static auto asBranch(function_ref<void(ImplicitLocOpBuilder &)> body) {
  return [body](OpBuilder &inner, Location loc) {
    ImplicitLocOpBuilder bodyBuilder(loc, inner);
    body(bodyBuilder);
    scf::YieldOp::create(bodyBuilder);
  };
}

void stepfold::createIf(ImplicitLocOpBuilder &builder, Value condition,
                        function_ref<void(ImplicitLocOpBuilder &)> body) {
  scf::IfOp::create(builder, condition, asBranch(body));
}

void stepfold::createIfElse(
    ImplicitLocOpBuilder &builder, Value condition,
    function_ref<void(ImplicitLocOpBuilder &)> thenBody,
    function_ref<void(ImplicitLocOpBuilder &)> elseBody) {
  scf::IfOp::create(builder, condition, asBranch(thenBody), asBranch(elseBody));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns the natural alignment of an element, in bytes: an exact sum has that
/// of a word.
static unsigned getNaturalAlignment(Type elementType) {
  return getElementBytes(getElementTypeOrSelf(elementType));
}

Value stepfold::createElementAddress(ImplicitLocOpBuilder &builder,
                                     Type elementType, Value base,
                                     Value offset) {
  // A vector of LLVM would be padded.
  if (auto words = dyn_cast<VectorType>(elementType))
    elementType = LLVM::LLVMArrayType::get(words.getElementType(),
                                           words.getNumElements());
  return LLVM::GEPOp::create(builder, base.getType(), elementType, base,
                             ArrayRef<LLVM::GEPArg>{offset},
                             LLVM::GEPNoWrapFlags::inbounds);
}

/// In memory, a flag is a byte; a vector of them would be packed into bits.
static bool isFlagVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getElementType().isInteger(1);
}

Value stepfold::loadElements(ImplicitLocOpBuilder &builder, Type elementType,
                             Value base, Value offset, unsigned width,
                             unsigned alignment) {
  Value address = createElementAddress(builder, elementType, base, offset);
  Type type = getAccessType(elementType, width);
  if (!isFlagVector(type))
    return LLVM::LoadOp::create(builder, type, address, alignment);
  Type bytes = getAccessType(builder.getI8Type(), width);
  Value loaded = LLVM::LoadOp::create(builder, bytes, address, alignment);
  return arith::TruncIOp::create(builder, type, loaded);
}

void stepfold::storeElements(ImplicitLocOpBuilder &builder, Value value,
                             Value base, Value offset, unsigned alignment) {
  Value address = createElementAddress(
      builder, getElementTypeOrSelf(value.getType()), base, offset);
  if (auto type = value.getType(); isFlagVector(type)) {
    auto bytes = cast<VectorType>(type).clone(builder.getI8Type());
    value = arith::ExtUIOp::create(builder, bytes, value);
  }
  LLVM::StoreOp::create(builder, value, address, alignment);
}

Value stepfold::loadElement(ImplicitLocOpBuilder &builder, Type elementType,
                            Value base, Value offset) {
  return loadElements(builder, elementType, base, offset, /*width=*/1,
                      getNaturalAlignment(elementType));
}

void stepfold::storeElement(ImplicitLocOpBuilder &builder, Value value,
                            Value base, Value offset) {
  Type type = value.getType();
  if (isExactSum(type))
    LLVM::StoreOp::create(builder, value,
                          createElementAddress(builder, type, base, offset),
                          getNaturalAlignment(type));
  else
    storeElements(builder, value, base, offset, getNaturalAlignment(type));
}

/// Loads a part of a table or list, which no kernel writes.
static Value loadConstant(ImplicitLocOpBuilder &builder, Type type,
                          Value address) {
  unsigned size =
      isa<LLVM::LLVMPointerType>(type) ? 8 : getNaturalAlignment(type);
  return LLVM::LoadOp::create(builder, type, address, /*alignment=*/size,
                              /*isVolatile=*/false, /*isNonTemporal=*/false,
                              /*isInvariant=*/true);
}

SmallVector<Value> stepfold::loadAddresses(ImplicitLocOpBuilder &builder,
                                           Value addresses, Value parameter,
                                           unsigned numStreams,
                                           int64_t numParameters) {
  Type pointerType = addresses.getType();
  Value column = createElementAddress(builder, pointerType, addresses,
                                      toInt64(builder, parameter));
  SmallVector<Value> loaded;
  for (unsigned stream = 0; stream < numStreams; ++stream) {
    Value row = createInt(builder, 64, stream * numParameters);
    loaded.push_back(
        loadConstant(builder, pointerType,
                     createElementAddress(builder, pointerType, column, row)));
  }
  return loaded;
}

static unsigned getNumStreams(StructuredOpInterface op) {
  return op.getBlock()->getNumArguments() - op.getPerParameter().size() -
         op.getScalars().size();
}

/// Has a chunk have the sampled elements of what it has. Chunks begin where the
/// sectors of blocks are those of the first blocks of a parameter.
static void sampleChunk(ImplicitLocOpBuilder &builder, Chunk &chunk) {
  chunk.wholeBlocks = arith::DivUIOp::create(
      builder, chunk.length, createInt(builder, 32, kSampleBlock));
  Value whole = arith::MulIOp::create(builder, chunk.wholeBlocks,
                                      createInt(builder, 32, kSampleSector));
  Value rest = arith::RemUIOp::create(builder, chunk.length,
                                      createInt(builder, 32, kSampleBlock));
  Value tail = arith::MinUIOp::create(builder, rest,
                                      createInt(builder, 32, kSampleSector));
  chunk.length = arith::AddIOp::create(builder, whole, tail);
}

/// The position, from the start of a chunk, of its element `offset`.
static Value locate(ImplicitLocOpBuilder &builder, const Chunk &chunk,
                    Value offset) {
  if (!chunk.wholeBlocks)
    return offset;
  auto constant = [&](int64_t value) {
    return createInt(builder, offset.getType().getIntOrFloatBitWidth(), value);
  };
  Value wholeBlocks = offset.getType().isInteger(64)
                          ? toInt64(builder, chunk.wholeBlocks)
                          : chunk.wholeBlocks;
  Value block =
      arith::DivUIOp::create(builder, offset, constant(kSampleSector));
  Value own = arith::RemUIOp::create(builder, offset, constant(kSampleSector));
  Value turned = arith::MulIOp::create(builder, block, constant(kSampleStep));
  turned = arith::RemUIOp::create(builder, turned, constant(kSampleSectors));
  Value isWhole = arith::CmpIOp::create(builder, arith::CmpIPredicate::ult,
                                        block, wholeBlocks);
  Value sector = arith::SelectOp::create(builder, isWhole, turned, constant(0));
  Value first = arith::AddIOp::create(
      builder, arith::MulIOp::create(builder, block, constant(kSampleBlock)),
      arith::MulIOp::create(builder, sector, constant(kSampleSector)));
  return arith::AddIOp::create(builder, first, own);
}

/// Returns the address of a field of entry `index` of a list of chunks.
static Value createFieldAddress(ImplicitLocOpBuilder &builder, Value chunks,
                                Value index, int32_t field) {
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  auto recordType =
      LLVM::LLVMStructType::getLiteral(builder.getContext(), {i64, i32, i32});
  return LLVM::GEPOp::create(builder, chunks.getType(), recordType, chunks,
                             ArrayRef<LLVM::GEPArg>{index, field},
                             LLVM::GEPNoWrapFlags::inbounds);
}

Value stepfold::createChunkAddress(ImplicitLocOpBuilder &builder, Value chunks,
                                   Value index) {
  return createFieldAddress(builder, chunks, index, 0);
}

Chunk stepfold::loadChunk(ImplicitLocOpBuilder &builder,
                          StructuredOpInterface op, ValueRange arguments,
                          Value index, Type positionType) {
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  auto loadField = [&](Type type, int32_t field) {
    return loadConstant(
        builder, type, createFieldAddress(builder, arguments[0], index, field));
  };
  Value begin = loadField(i64, 0);
  Chunk chunk;
  chunk.length = loadField(i32, 1);
  chunk.parameter = loadField(i32, 2);
  if (positionType)
    chunk.begin = positionType == i64
                      ? begin
                      : arith::TruncIOp::create(builder, positionType, begin);
  SmallVector<Value> bases =
      loadAddresses(builder, arguments[1], chunk.parameter, getNumStreams(op),
                    op.getNumParameters());
  SmallVector<OperandRange> streams = op.getElementStreams();
  for (auto [base, stream, argument] :
       llvm::zip(bases, streams, op.getBlock()->getArguments())) {
    int64_t blockSize = op.isBlockStream(stream) ? *op.getBlockSize() : 1;
    chunk.blockSizes.push_back(blockSize);
    Value first = begin;
    if (blockSize != 1)
      first = arith::DivUIOp::create(builder, begin,
                                     createInt(builder, 64, blockSize));
    chunk.streams.push_back(
        positionType
            ? base
            : createElementAddress(builder, argument.getType(), base, first));
  }
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  if (reduce && reduce.getSampled())
    sampleChunk(builder, chunk);
  return chunk;
}

unsigned AccessShape::getAlignment(Type elementType) const {
  unsigned alignment = getNaturalAlignment(elementType);
  return std::min(width * alignment, std::max(maxAlignment, alignment));
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

Value BodyInliner::lookup(Value value) const {
  if (Value inlined = mapping.lookupOrNull(value))
    return inlined;
  return mapping.lookupOrNull(body.resolve(value));
}

Value stepfold::combineElements(ImplicitLocOpBuilder &builder,
                                Combiner combiner, Value vector) {
  int64_t size = cast<VectorType>(vector.getType()).getNumElements();
  for (int64_t half = size / 2; half >= 1; half /= 2) {
    auto getHalf = [&](int64_t begin) {
      return vector::ShuffleOp::create(
          builder, vector, vector,
          llvm::to_vector(llvm::seq<int64_t>(begin, begin + half)));
    };
    vector = createCombined(builder, combiner, getHalf(0), getHalf(half));
  }
  return vector::ExtractOp::create(builder, vector, ArrayRef<int64_t>{0});
}

Value BodyInliner::inlineOp(ImplicitLocOpBuilder &builder, Operation &bodyOp) {
  if (auto constant = dyn_cast<arith::ConstantOp>(bodyOp)) {
    Attribute value = constant.getValue();
    Type type = getAccessType(constant.getType(), keepsScalars ? 1 : width);
    if (isa<VectorType>(type) && type != constant.getType())
      value = DenseElementsAttr::get(cast<ShapedType>(type), value);
    return arith::ConstantOp::create(builder, cast<TypedAttr>(value));
  }
  bool isUniform = llvm::none_of(bodyOp.getOperands(), [&](Value operand) {
    return isa<VectorType>(lookup(operand).getType());
  });
  IRMapping operands;
  for (auto [index, operand] : llvm::enumerate(bodyOp.getOperands())) {
    Value value = lookup(operand);
    bool isCondition = index == 0 && isa<arith::SelectOp>(bodyOp);
    operands.map(operand, isUniform || isCondition
                              ? value
                              : toVector(builder, value, width));
  }
  Operation *clone = builder.clone(bodyOp, operands);
  Value result = clone->getResult(0);
  result.setType(getAccessType(result.getType(), isUniform ? 1 : width));
  Value emitted = emitOp ? emitOp(builder, clone) : nullptr;
  if (!emitted)
    return result;
  clone->erase();
  return emitted;
}

void BodyInliner::inlineReady(ImplicitLocOpBuilder &builder,
                              ArrayRef<Value> arguments,
                              function_ref<bool(Operation &)> isIncluded) {
  Block *block = body.getOp().getBlock();
  for (auto [argument, value] : llvm::zip(block->getArguments(), arguments))
    if (value)
      mapping.map(argument, value);
  for (Operation &bodyOp : block->without_terminator()) {
    if (mapping.contains(bodyOp.getResult(0)) || !body.isNeeded(&bodyOp) ||
        isa<BlockMaximumOp>(bodyOp) || !isIncluded(bodyOp) ||
        !llvm::all_of(bodyOp.getOperands(),
                      [&](Value operand) { return lookup(operand); }))
      continue;
    mapping.map(bodyOp.getResult(0), inlineOp(builder, bodyOp));
  }
}

SmallVector<Value> BodyInliner::getYielded() const {
  SmallVector<Value> yielded;
  for (auto [index, value] : llvm::enumerate(body.getOp().getYieldedValues()))
    yielded.push_back(
        body.isWritten(index) ? mapping.lookup(body.resolve(value)) : Value());
  return yielded;
}

ChunkSettings stepfold::loadSettings(ImplicitLocOpBuilder &builder,
                                     StructuredOpInterface op,
                                     ValueRange addresses, Value parameter,
                                     ChunkSettings settings, IsReady isReady) {
  settings.values.resize(addresses.size());
  Value zero = createInt(builder, 32, 0);
  unsigned numVectors = op.getPerParameter().size();
  for (auto [index, address] : llvm::enumerate(addresses)) {
    Value operand = index < numVectors ? op.getPerParameter()[index]
                                       : op.getScalars()[index - numVectors];
    Value &value = settings.values[index];
    if (!value && isReady(operand))
      value = loadElement(builder, getStreamElementType(operand.getType()),
                          address, index < numVectors ? parameter : zero);
  }
  return settings;
}

static SmallVector<Value>
branchOn(ImplicitLocOpBuilder &builder, StructuredOpInterface op,
         const ChunkSettings &settings, TypeRange types,
         ArrayRef<unsigned> flags,
         SmallVector<SpecializedBody::KnownFlag> known, EmitSpecialized emit) {
  if (flags.empty())
    return emit(builder, SpecializedBody(op, known));
  unsigned flag = flags.front();
  unsigned numStreams = getNumStreams(op);
  auto emitFor = [&](bool value) {
    return [&, value](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      auto extended = known;
      extended.push_back({flag, value});
      scf::YieldOp::create(body, branchOn(body, op, settings, types,
                                          flags.drop_front(), extended, emit));
    };
  };
  auto branch = scf::IfOp::create(builder, settings.values[flag - numStreams],
                                  emitFor(true), emitFor(false));
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> stepfold::branchOnFlags(ImplicitLocOpBuilder &builder,
                                           StructuredOpInterface op,
                                           const ChunkSettings &settings,
                                           TypeRange types,
                                           EmitSpecialized emit) {
  return branchOn(builder, op, settings, types, getBranchFlags(op), {}, emit);
}

/// Returns `position`, or the last element before the end if that is before it.
static Value clamp(ImplicitLocOpBuilder &builder, Value position,
                   const AccessShape &shape) {
  return arith::MinUIOp::create(builder, position,
                                addInt(builder, shape.end, -1));
}

/// Loads elements, of which a chunk may have fewer.
static Value loadClamped(ImplicitLocOpBuilder &builder, Type type, Value stream,
                         Value offset, const AccessShape &shape) {
  SmallVector<Value> elements;
  for (unsigned i = 0; i < shape.width; ++i)
    elements.push_back(
        loadElement(builder, type, stream,
                    clamp(builder, addInt(builder, offset, i), shape)));
  auto vectorType = cast<VectorType>(getAccessType(type, shape.width));
  return vector::FromElementsOp::create(builder, vectorType, elements);
}

/// Stores those of the elements that a chunk has.
static void storeClamped(ImplicitLocOpBuilder &builder, Value value,
                         Value stream, Value offset, const AccessShape &shape) {
  for (unsigned i = 0; i < shape.width; ++i) {
    Value position = addInt(builder, offset, i);
    Value exists = isLess(builder, position, shape.end);
    Value element =
        vector::ExtractOp::create(builder, value, ArrayRef<int64_t>{i});
    createIf(builder, exists, [&](ImplicitLocOpBuilder &body) {
      storeElement(body, element, stream, position);
    });
  }
}

static Value loadAccess(ImplicitLocOpBuilder &builder, Type type, Value stream,
                        Value offset, const AccessShape &shape) {
  if (shape.end)
    return loadClamped(builder, type, stream, offset, shape);
  if (shape.stride == 1)
    return loadElements(builder, type, stream, offset, shape.width,
                        shape.getAlignment(type));
  Value first = createElementAddress(builder, type, stream, offset);
  SmallVector<Value> elements;
  for (unsigned i = 0; i < shape.width; ++i)
    elements.push_back(loadElement(builder, type, first,
                                   createInt(builder, 32, i * shape.stride)));
  auto vectorType = cast<VectorType>(getAccessType(type, shape.width));
  return vector::FromElementsOp::create(builder, vectorType, elements);
}

static void storeAccess(ImplicitLocOpBuilder &builder, Value value,
                        Value stream, Value offset, const AccessShape &shape) {
  Type type = getElementTypeOrSelf(value.getType());
  if (shape.end)
    return storeClamped(builder, value, stream, offset, shape);
  if (shape.stride == 1)
    return storeElements(builder, value, stream, offset,
                         shape.getAlignment(type));
  Value first = createElementAddress(builder, type, stream, offset);
  for (unsigned i = 0; i < shape.width; ++i) {
    Value element =
        vector::ExtractOp::create(builder, value, ArrayRef<int64_t>{i});
    storeElement(builder, element, first,
                 createInt(builder, 32, i * shape.stride));
  }
}

/// Returns true if `value` is computed by one of the ops behind `last` in its
/// block.
static bool isComputedBehind(Value value, Operation *last) {
  Operation *definition = value.getDefiningOp();
  return definition && last && definition->getBlock() == last->getBlock() &&
         last->isBeforeInBlock(definition);
}

ElementUpdate::ElementUpdate(const SpecializedBody &body, const Chunk &chunk,
                             Value offset, AccessShape shape,
                             const BlockEmitter *blocks)
    : body(body), chunk(chunk), offset(offset), shape(shape), blocks(blocks),
      loaded(chunk.streams.size()) {}

Value ElementUpdate::getBlock(ImplicitLocOpBuilder &builder,
                              unsigned stream) const {
  Value element = shape.end ? clamp(builder, offset, shape) : offset;
  return arith::DivUIOp::create(
      builder, element,
      createInt(builder, element.getType().getIntOrFloatBitWidth(),
                chunk.blockSizes[stream]));
}

bool ElementUpdate::load(ImplicitLocOpBuilder &builder, unsigned stream) {
  if (loaded[stream] || !body.isRead(stream))
    return false;
  Type type = body.getOp().getBlock()->getArgument(stream).getType();
  if (chunk.blockSizes[stream] != 1) {
    Value element = loadElement(builder, type, chunk.streams[stream],
                                getBlock(builder, stream));
    loaded[stream] = element;
    return true;
  }
  loaded[stream] = loadAccess(builder, type, chunk.streams[stream],
                              locate(builder, chunk, offset), shape);
  return true;
}

void ElementUpdate::loadReady(ImplicitLocOpBuilder &builder, IsReady isReady,
                              unsigned maxStreams) {
  for (auto [index, stream] : llvm::enumerate(body.getOp().getElementStreams()))
    if (maxStreams != 0 && isReady(stream[0]) && load(builder, index))
      --maxStreams;
}

void ElementUpdate::load(ImplicitLocOpBuilder &builder) {
  for (size_t stream = 0; stream < loaded.size(); ++stream)
    load(builder, stream);
}

void ElementUpdate::store(ImplicitLocOpBuilder &builder, Value elements,
                          unsigned stream) const {
  if (chunk.blockSizes[stream] == 1)
    return storeAccess(builder, toVector(builder, elements, shape.width),
                       chunk.streams[stream], offset, shape);
  blocks->emitStore(builder, offset, body.isRead(stream),
                    [&](ImplicitLocOpBuilder &inner) {
                      auto emit = [&](ImplicitLocOpBuilder &nested) {
                        storeElement(nested, elements, chunk.streams[stream],
                                     getBlock(nested, stream));
                      };
                      if (!shape.end)
                        return emit(inner);
                      createIf(inner, isLess(inner, offset, shape.end), emit);
                    });
}

SmallVector<Value>
ElementUpdate::inlineBody(ImplicitLocOpBuilder &builder,
                          const ChunkSettings &settings) const {
  SmallVector<Value> arguments;
  for (auto [elements, argument] :
       llvm::zip(loaded, body.getOp().getBlock()->getArguments()))
    arguments.push_back(
        elements ? elements
                 : createZero(builder, argument.getType(), shape.width));
  for (Value setting : settings.values)
    arguments.push_back(blocks ? setting
                               : broadcast(builder, setting, shape.width));
  if (blocks)
    return inlineBlocks(builder, body, shape.width, arguments, *blocks);
  BodyInliner inliner(body, shape.width);
  inliner.inlineReady(builder, arguments);
  return inliner.getYielded();
}

SmallVector<Value> ElementUpdate::finish(ImplicitLocOpBuilder &builder,
                                         const ChunkSettings &settings) {
  load(builder);
  Block::iterator end = builder.getInsertionPoint();
  Operation *lastLoad =
      end == builder.getBlock()->begin() ? nullptr : &*std::prev(end);
  SmallVector<Value> yielded = inlineBody(builder, settings);
  unsigned numSums = body.getOp().getNumSums();
  // Updated streams come first. Each store directly follows the computation of
  // its elements, so that these and their address no longer occupy registers.
  // Square roots and divisions need many registers, and ptxas moves no store
  // across them.
  for (auto [stream, value] :
       llvm::enumerate(ArrayRef(yielded).drop_front(numSums))) {
    if (!value)
      continue;
    OpBuilder::InsertionGuard guard(builder);
    if (isComputedBehind(value, lastLoad))
      builder.setInsertionPointAfterValue(value);
    store(builder, value, stream);
  }
  yielded.truncate(numSums);
  return yielded;
}
