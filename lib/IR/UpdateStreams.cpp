//===- UpdateStreams.cpp - The streams of update ops ----------------------===//
//
// Streams of the operands and results of an op, by its StreamSpecs.
//
//===----------------------------------------------------------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

FloatType mlir::optim::getComputeType(FloatType storage) {
  if (storage.isF64())
    return storage;
  return Float32Type::get(storage.getContext());
}

Type mlir::optim::getStreamElementType(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  if (auto table = dyn_cast<TableType>(type))
    return table.getElementType();
  return {};
}

bool mlir::optim::hasOneElement(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasStaticShape() && shaped.getNumElements() == 1;
}

static ArrayRef<int32_t> getStreamSizes(Operation *op) {
  return cast<OptimizerOpInterface>(op).getStreamSizes();
}

static ArrayRef<StreamSpec> getSpecs(Operation *op) {
  return cast<OptimizerOpInterface>(op).getStreamSpecs();
}

OperandRange shared::getStream(Operation *op, unsigned index) {
  ArrayRef<int32_t> sizes = getStreamSizes(op);
  unsigned begin = 0;
  for (int32_t size : sizes.take_front(index))
    begin += size;
  return op->getOperands().slice(begin, sizes[index]);
}

ResultRange shared::getUpdatedStream(Operation *op, unsigned index) {
  OperandRange stream = getStream(op, index);
  if (op->getNumResults() == 0 || !isUpdated(getSpecs(op)[index].kind))
    return op->getResults().take_front(0);
  return op->getResults().slice(stream.getBeginOperandIndex(), stream.size());
}

unsigned shared::getStreamIndex(Operation *op, StringRef name) {
  ArrayRef<StreamSpec> specs = getSpecs(op);
  const StreamSpec *spec = llvm::find_if(
      specs, [&](const StreamSpec &spec) { return spec.name == name; });
  return spec - specs.begin();
}

unsigned shared::getNumUpdatedOperands(Operation *op) {
  unsigned count = 0;
  for (auto [spec, size] : llvm::zip(getSpecs(op), getStreamSizes(op)))
    if (isUpdated(spec.kind))
      count += size;
  return count;
}

SmallVector<double> shared::getNumbers(Operation *op, StringRef setting) {
  if (!getStream(op, getStreamIndex(op, setting)).empty())
    return {};
  Attribute attribute = op->getAttr(setting);
  if (auto number = dyn_cast_or_null<FloatAttr>(attribute))
    return {number.getValueAsDouble()};
  auto numbers = dyn_cast_or_null<DenseF64ArrayAttr>(attribute);
  return numbers ? llvm::to_vector(numbers.asArrayRef())
                 : SmallVector<double>();
}

bool shared::hasNumericsOf(Operation *op, NumericsFamily family) {
  auto numerics = op->getAttrOfType<NumericsAttr>("numerics");
  bool isTorch = numerics && numerics.getValue() == Numerics::Torch;
  return family == NumericsFamily::Any ||
         (family == NumericsFamily::Torch) == isTorch;
}

FloatType shared::getComputeType(Operation *op) {
  return optim::getComputeType(
      cast<FloatType>(getStreamElementType(op->getOperand(0).getType())));
}

DictionaryAttr shared::getGroupKey(Operation *op) {
  auto optimizer = cast<OptimizerOpInterface>(op);
  MLIRContext *context = op->getContext();
  NamedAttrList key;
  for (NamedAttribute attribute : op->getAttrs()) {
    StringRef name = attribute.getName();
    if (name != kSegmentSizes &&
        !llvm::is_contained(optimizer.getPerParameterAttrNames(), name))
      key.append(attribute);
  }
  // Names that no attribute of an op can have, so that none is overwritten.
  key.append("#op", StringAttr::get(context, op->getName().getStringRef()));
  for (auto [index, spec] : llvm::enumerate(optimizer.getStreamSpecs())) {
    OperandRange stream = getStream(op, index);
    if (!stream.empty())
      key.append(("#" + spec.name).str(),
                 TypeAttr::get(getStreamElementType(stream[0].getType())));
  }
  return key.getDictionary(context);
}
