//===- UpdateOps.cpp - What all update ops share --------------------------===//
//
// Streams, verification, assembly and effects of update ops, all from their
// StreamSpecs. What distinguishes an optimizer is in lib/IR/Update.
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"
#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kSegmentSizes = "operandSegmentSizes";

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

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Checks that the element type of a stream is one that its kind allows.
static LogicalResult verifyElementType(Operation *op, const StreamSpec &spec,
                                       Type type, FloatType parameterType) {
  auto error = [&](const Twine &expected) {
    return op->emitOpError() << "expected " << spec.name << " of " << expected
                             << ", got elements of " << type;
  };
  auto spell = [](Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  };
  FloatType computeType = getComputeType(parameterType);
  bool isNarrow = parameterType != computeType;
  switch (spec.kind) {
  case StreamKind::Parameter:
    return success(); // Checked first, by the caller.
  case StreamKind::State:
    return type == computeType
               ? success()
               : error("the compute type " + spell(computeType));
  case StreamKind::Master:
    if (!isNarrow)
      return op->emitOpError()
             << "expected " << spec.name
             << " only beside parameters of f16 or bf16, got parameters of "
             << parameterType;
    return type == computeType
               ? success()
               : error("the compute type " + spell(computeType));
  case StreamKind::Gradient:
    return type == parameterType || type == computeType
               ? success()
               : error("the parameters' type " + spell(parameterType) +
                       " or the compute type " + spell(computeType));
  case StreamKind::ScalarState:
  case StreamKind::Scalar:
    return type.isF32() || type.isF64() ? success() : error("f32 or f64");
  case StreamKind::Flag:
    return type.isInteger(1) ? success() : error("i1");
  }
  llvm_unreachable("unknown stream kind");
}

/// Checks number, shapes and element types of stream `index`.
static LogicalResult verifyStream(Operation *op, unsigned index,
                                  OperandRange params) {
  const StreamSpec &spec = getSpecs(op)[index];
  OperandRange stream = shared::getStream(op, index);
  bool mayBeShared = isOneElement(spec.kind);
  if (stream.empty() && spec.optional)
    return success();
  if (spec.kind == StreamKind::Flag && stream.size() != 1)
    return op->emitOpError() << "expected 1 operand in " << spec.name
                             << ", got " << stream.size();
  if (stream.size() != params.size() && !(mayBeShared && stream.size() == 1))
    return op->emitOpError()
           << "expected " << (mayBeShared ? "1 or " : "") << params.size()
           << " operands in " << spec.name << ", got " << stream.size();

  auto first = cast<ShapedType>(stream[0].getType());
  for (auto [position, value] : llvm::enumerate(stream)) {
    auto type = cast<ShapedType>(value.getType());
    if (mayBeShared && !hasOneElement(type))
      return op->emitOpError() << "expected " << spec.name << " #" << position
                               << " to have one element, got " << type;
    if (!mayBeShared) {
      auto param = cast<ShapedType>(params[position].getType());
      if (type.getShape() != param.getShape())
        return op->emitOpError() << "expected " << spec.name << " #" << position
                                 << " to have its parameter's shape " << param
                                 << ", got " << type;
    }
    if (type.getElementType() != first.getElementType())
      return op->emitOpError()
             << "expected " << spec.name << " #" << position
             << " to have elements of " << first.getElementType()
             << " as the first, got " << type;
  }
  auto parameterType =
      cast<FloatType>(cast<ShapedType>(params[0].getType()).getElementType());
  return verifyElementType(op, spec, first.getElementType(), parameterType);
}

/// Checks that operands are all tensors or all memrefs, and the results.
static LogicalResult verifyForm(Operation *op) {
  unsigned numMemRefs = llvm::count_if(
      op->getOperandTypes(), [](Type type) { return isa<MemRefType>(type); });
  if (numMemRefs != 0 && numMemRefs != op->getNumOperands())
    return op->emitOpError() << "expected all operands to be tensors or all to "
                                "be memrefs, got "
                             << numMemRefs << " memrefs of "
                             << op->getNumOperands() << " operands";
  for (unsigned index = 0; index < getSpecs(op).size(); ++index)
    if (failed(verifySizes(op, shared::getStream(op, index))))
      return failure();
  if (numMemRefs == 0)
    return success(); // The destination-style interface checks the results.
  llvm::SmallDenseSet<Value> written;
  for (Value operand :
       op->getOperands().take_front(shared::getNumUpdatedOperands(op)))
    if (!written.insert(operand).second)
      return op->emitOpError()
             << "expected every buffer to be updated once, got one of type "
             << operand.getType() << " twice";
  return success();
}

/// Checks that all settings are finite numbers, and those of a parameter's own
/// have one element or one a parameter.
static LogicalResult verifySettings(Operation *op, size_t numParameters) {
  auto optimizer = cast<OptimizerOpInterface>(op);
  for (StringRef name : optimizer.getPerParameterAttrNames()) {
    auto values = op->getAttrOfType<DenseF64ArrayAttr>(name);
    if (!values)
      return op->emitOpError() << "expected " << name << ", an array of f64";
    if (values.size() != 1 &&
        static_cast<size_t>(values.size()) != numParameters)
      return op->emitOpError()
             << "expected 1 or " << numParameters << " elements in " << name
             << ", got " << values.size();
  }
  for (StringAttr name : op->getName().getAttributeNames()) {
    Attribute attribute = op->getAttr(name);
    SmallVector<double> values;
    if (auto array = dyn_cast_or_null<DenseF64ArrayAttr>(attribute))
      llvm::append_range(values, array.asArrayRef());
    else if (auto scalar = dyn_cast_or_null<FloatAttr>(attribute))
      values.push_back(scalar.getValueAsDouble());
    for (auto [position, value] : llvm::enumerate(values))
      if (!std::isfinite(value))
        return op->emitOpError() << "expected finite " << name.getValue()
                                 << ", got " << value << " at " << position;
  }
  return success();
}

LogicalResult shared::verifyOptimizerOp(Operation *op) {
  OperandRange params = getStream(op, 0);
  if (params.empty())
    return op->emitOpError() << "expected at least 1 parameter";
  Type type = getStreamElementType(params[0].getType());
  if (!type.isF16() && !type.isBF16() && !type.isF32() && !type.isF64())
    return op->emitOpError()
           << "expected parameters of f16, bf16, f32 or f64, got elements of "
           << type;
  if (failed(verifyForm(op)))
    return failure();
  for (unsigned index = 0; index < getSpecs(op).size(); ++index)
    if (failed(verifyStream(op, index, params)))
      return failure();
  return verifySettings(op, params.size());
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

ParseResult shared::parseOptimizerOp(OpAsmParser &parser,
                                     OperationState &result,
                                     ArrayRef<StreamSpec> specs) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int32_t> sizes;
  SmallVector<Type> parameterTypes;
  for (const StreamSpec &spec : specs) {
    if (failed(parser.parseOptionalKeyword(spec.name))) {
      if (!spec.optional)
        return parser.emitError(parser.getCurrentLocation())
               << "expected '" << spec.name << "'";
      sizes.push_back(0);
      continue;
    }
    SmallVector<OpAsmParser::UnresolvedOperand> names;
    SmallVector<Type> types;
    if (parseStream(parser, names, types, parameterTypes) ||
        parser.resolveOperands(names, types, loc, result.operands))
      return failure();
    if (parameterTypes.empty())
      parameterTypes = types;
    if (isUpdated(spec.kind))
      for (Type type : types)
        if (isa<RankedTensorType>(type))
          result.addTypes(type);
    sizes.push_back(names.size());
  }
  result.addAttribute(kSegmentSizes,
                      parser.getBuilder().getDenseI32ArrayAttr(sizes));
  return parseAttributes(parser, result);
}

/// Whether an attribute names the numerics that an op has by default.
static bool isDefaultNumerics(Attribute attribute) {
  if (auto lars = dyn_cast<LarsNumericsAttr>(attribute))
    return lars.getValue() == LarsNumerics::Paddle;
  if (auto adam = dyn_cast<AdamNumericsAttr>(attribute))
    return adam.getValue() == AdamNumerics::Paddle;
  return false;
}

void shared::printOptimizerOp(OpAsmPrinter &printer, Operation *op) {
  OperandRange params = getStream(op, 0);
  // With more than one parameter a stream fills a line.
  bool breakLines = params.size() > 1;
  printer.increaseIndent();
  printer.increaseIndent();
  auto separate = [&] {
    if (breakLines)
      printer.printNewline();
    else
      printer << ' ';
  };
  for (auto [index, spec] : llvm::enumerate(getSpecs(op))) {
    OperandRange stream = getStream(op, index);
    if (stream.empty())
      continue;
    separate();
    printer << spec.name;
    ValueRange like;
    if (index != 0 && !isOneElement(spec.kind))
      like = params;
    printStream(printer, stream, like);
  }
  SmallVector<StringRef> elided = {kSegmentSizes};
  for (NamedAttribute attribute : op->getAttrs())
    if (isDefaultNumerics(attribute.getValue()))
      elided.push_back(attribute.getName());
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  printer.decreaseIndent();
  printer.decreaseIndent();
}

void shared::nameOptimizerResults(Operation *op, OpAsmSetValueNameFn setName) {
  for (auto [index, spec] : llvm::enumerate(getSpecs(op))) {
    ResultRange results = getUpdatedStream(op, index);
    if (!results.empty())
      setName(results.front(), spec.name);
  }
}
