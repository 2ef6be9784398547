//===- KernelBody.cpp - Code inside kernels -------------------------------===//

#include "KernelBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

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

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static unsigned getByteSize(Type elementType) {
  return llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
}

static Value createElementAddress(ImplicitLocOpBuilder &builder,
                                  Type elementType, Value base, Value offset) {
  return LLVM::GEPOp::create(builder, base.getType(), elementType, base,
                             ArrayRef<LLVM::GEPArg>{offset},
                             LLVM::GEPNoWrapFlags::inbounds);
}

Value stepfold::loadElements(ImplicitLocOpBuilder &builder, Type elementType,
                             Value base, Value offset, unsigned width,
                             unsigned alignment) {
  Value address = createElementAddress(builder, elementType, base, offset);
  return LLVM::LoadOp::create(builder, getAccessType(elementType, width),
                              address, alignment);
}

void stepfold::storeElements(ImplicitLocOpBuilder &builder, Value value,
                             Value base, Value offset, unsigned alignment) {
  Value address = createElementAddress(
      builder, getElementTypeOrSelf(value.getType()), base, offset);
  LLVM::StoreOp::create(builder, value, address, alignment);
}

Value stepfold::loadElement(ImplicitLocOpBuilder &builder, Type elementType,
                            Value base, Value offset) {
  return loadElements(builder, elementType, base, offset, /*width=*/1,
                      getByteSize(elementType));
}

void stepfold::storeElement(ImplicitLocOpBuilder &builder, Value value,
                            Value base, Value offset) {
  storeElements(builder, value, base, offset, getByteSize(value.getType()));
}

ChunkEntry stepfold::loadChunkEntry(ImplicitLocOpBuilder &builder, Value table,
                                    Value index, unsigned numStreams) {
  Type pointerType = table.getType();
  Type i32 = builder.getI32Type();
  SmallVector<Type> fields(numStreams, pointerType);
  fields.append(3, i32);
  auto entryType =
      LLVM::LLVMStructType::getLiteral(builder.getContext(), fields);
  auto loadField = [&](unsigned field) -> Value {
    Value address = LLVM::GEPOp::create(
        builder, pointerType, entryType, table,
        ArrayRef<LLVM::GEPArg>{index, static_cast<int32_t>(field)},
        LLVM::GEPNoWrapFlags::inbounds);
    return LLVM::LoadOp::create(builder, fields[field], address,
                                /*alignment=*/field < numStreams ? 8 : 4,
                                /*isVolatile=*/false, /*isNonTemporal=*/false,
                                /*isInvariant=*/true);
  };
  ChunkEntry entry;
  for (unsigned stream = 0; stream < numStreams; ++stream)
    entry.streams.push_back(loadField(stream));
  entry.length = loadField(numStreams);
  entry.vectorLength = loadField(numStreams + 1);
  entry.parameter = loadField(numStreams + 2);
  return entry;
}

unsigned AccessShape::getAlignment(Type elementType) const {
  return std::min(width * getByteSize(elementType),
                  std::max(maxAlignment, getByteSize(elementType)));
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

SmallVector<Value> stepfold::inlineBody(ImplicitLocOpBuilder &builder,
                                        const SpecializedBody &body,
                                        ValueRange arguments, unsigned width) {
  StructuredOpInterface op = body.getOp();
  IRMapping mapping;
  mapping.map(op.getBlock()->getArguments(), arguments);
  for (Operation &bodyOp : op.getBlock()->without_terminator()) {
    if (!body.isNeeded(&bodyOp))
      continue;
    if (auto constant = dyn_cast<arith::ConstantOp>(bodyOp)) {
      Attribute value = constant.getValue();
      Type type = getAccessType(constant.getType(), width);
      if (width != 1)
        value = DenseElementsAttr::get(cast<ShapedType>(type), value);
      mapping.map(constant.getResult(),
                  arith::ConstantOp::create(builder, cast<TypedAttr>(value)));
      continue;
    }
    for (Value operand : bodyOp.getOperands())
      if (!mapping.contains(operand))
        mapping.map(operand, mapping.lookup(body.resolve(operand)));
    Operation *clone = builder.clone(bodyOp, mapping);
    for (auto [result, cloned] :
         llvm::zip(bodyOp.getResults(), clone->getResults()))
      cloned.setType(getAccessType(result.getType(), width));
  }
  SmallVector<Value> yielded;
  for (auto [index, value] : llvm::enumerate(op.getYieldedValues()))
    yielded.push_back(
        body.isWritten(index) ? mapping.lookup(body.resolve(value)) : Value());
  return yielded;
}

EntrySettings stepfold::loadSettings(ImplicitLocOpBuilder &builder,
                                     StructuredOpInterface op,
                                     ValueRange addresses, Value parameter) {
  EntrySettings settings;
  Value zero = createInt(builder, 32, 0);
  unsigned numVectors = op.getPerParameter().size();
  for (auto [index, address] : llvm::enumerate(addresses)) {
    Value operand = index < numVectors ? op.getPerParameter()[index]
                                       : op.getScalars()[index - numVectors];
    settings.values.push_back(
        loadElement(builder, getStreamElementType(operand.getType()), address,
                    index < numVectors ? parameter : zero));
  }
  return settings;
}

static SmallVector<Value>
branchOn(ImplicitLocOpBuilder &builder, StructuredOpInterface op,
         const EntrySettings &settings, TypeRange types,
         ArrayRef<unsigned> flags,
         SmallVector<SpecializedBody::KnownFlag> known, EmitSpecialized emit) {
  if (flags.empty())
    return emit(builder, SpecializedBody(op, known));
  unsigned flag = flags.front();
  size_t numStreams = op.getBlock()->getNumArguments() - settings.values.size();
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
                                           const EntrySettings &settings,
                                           TypeRange types,
                                           EmitSpecialized emit) {
  return branchOn(builder, op, settings, types, getBranchFlags(op), {}, emit);
}

SmallVector<Value> stepfold::computeElements(ImplicitLocOpBuilder &builder,
                                             const SpecializedBody &body,
                                             const ChunkEntry &entry,
                                             const EntrySettings &settings,
                                             Value offset, AccessShape shape) {
  StructuredOpInterface op = body.getOp();
  SmallVector<Value> arguments;
  for (auto [stream, argument] :
       llvm::zip(entry.streams, op.getBlock()->getArguments())) {
    Type type = argument.getType();
    if (body.isRead(argument.getArgNumber()))
      arguments.push_back(loadElements(builder, type, stream, offset,
                                       shape.width, shape.getAlignment(type)));
    else
      arguments.push_back(createZero(builder, type, shape.width));
  }
  for (Value setting : settings.values)
    arguments.push_back(broadcast(builder, setting, shape.width));
  return inlineBody(builder, body, arguments, shape.width);
}

void stepfold::updateElements(ImplicitLocOpBuilder &builder,
                              const SpecializedBody &body,
                              const ChunkEntry &entry,
                              const EntrySettings &settings, Value offset,
                              AccessShape shape) {
  SmallVector<Value> newElements =
      computeElements(builder, body, entry, settings, offset, shape);
  for (auto [value, stream] : llvm::zip(newElements, entry.streams))
    if (value)
      storeElements(builder, value, stream, offset,
                    shape.getAlignment(getElementTypeOrSelf(value.getType())));
}
