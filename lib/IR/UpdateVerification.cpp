//===- UpdateVerification.cpp - Verification of update ops ----------------===//
//
// The constraints of every update op (OptimizerOpInterface) on streams, form
// and the number of settings. Ranges of settings are in the definitions.
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"
#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

static ArrayRef<StreamSpec> getSpecs(Operation *op) {
  return cast<OptimizerOpInterface>(op).getStreamSpecs();
}

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
  case StreamKind::Gradient:
    return type == parameterType || type == computeType
               ? success()
               : error("the parameters' type " + spell(parameterType) +
                       " or the compute type " + spell(computeType));
  case StreamKind::Master:
    if (!isNarrow)
      return op->emitOpError()
             << "expected " << spec.name
             << " only beside parameters of f16 or bf16, got parameters of "
             << parameterType;
    return type == computeType
               ? success()
               : error("the compute type " + spell(computeType));
  case StreamKind::ScalarState:
  case StreamKind::Scalar:
    return type.isF32() || type.isF64() ? success() : error("f32 or f64");
  case StreamKind::Flag:
    return type.isInteger(1) ? success() : error("i1");
  }
  llvm_unreachable("unknown stream kind");
}

/// Says that `op` has what only other numerics have.
static LogicalResult rejectOther(Operation *op, const StreamSpec &spec) {
  bool isTorch = spec.family == NumericsFamily::Torch;
  return op->emitOpError() << "expected no " << spec.name
                           << ", which belongs to the numerics "
                           << (isTorch ? "torch" : "paddle");
}

/// Checks number, shapes and element types of stream `index`.
static LogicalResult verifyStream(Operation *op, unsigned index,
                                  OperandRange params) {
  const StreamSpec &spec = getSpecs(op)[index];
  OperandRange stream = shared::getStream(op, index);
  bool mayBeShared = isOneElement(spec.kind);
  bool isOther = !shared::hasNumericsOf(op, spec.family);
  if (stream.empty() && (spec.optional || isOther))
    return success();
  if (isOther)
    return rejectOther(op, spec);
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

/// Checks that the setting of `spec` is either a number or an operand. The
/// number of an op that has operands is the default, as if it were not there.
static LogicalResult verifySetting(Operation *op, const StreamSpec &spec) {
  OperandRange stream =
      shared::getStream(op, shared::getStreamIndex(op, spec.name));
  Attribute attribute = op->getAttr(spec.name);
  auto number = dyn_cast_or_null<FloatAttr>(attribute);
  auto numbers = dyn_cast_or_null<DenseF64ArrayAttr>(attribute);
  bool isDefault =
      !attribute ||
      (number && number.getValueAsDouble() == spec.defaultNumber) ||
      (numbers && numbers.size() == 1 && numbers[0] == spec.defaultNumber);
  if (!isDefault && !shared::hasNumericsOf(op, spec.family))
    return rejectOther(op, spec);
  if (stream.empty())
    return attribute ? success()
                     : op->emitOpError() << "expected " << spec.name
                                         << " as a number or as an operand";
  return isDefault ? success()
                   : op->emitOpError()
                         << "expected " << spec.name
                         << " as a number or as an operand, got both";
}

/// Checks that scalar state that all parameters share is advanced by settings
/// that they share: only a per-parameter setting may differ.
static LogicalResult verifySharedState(OptimizerOpInterface op) {
  size_t numParameters = op.getNumParameters();
  StringRef sharedState;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
    if (size_t size = op.getStream(index).size();
        spec.kind == StreamKind::ScalarState && size != 0 &&
        size < numParameters)
      sharedState = spec.name;
  if (sharedState.empty())
    return success();
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
    if (spec.isSetting && op.getStream(index).size() > 1 &&
        !llvm::is_contained(op.getPerParameterAttrNames(), spec.name))
      return op.emitOpError()
             << "expected 1 operand in " << spec.name
             << " for parameters that share their " << sharedState << ", got "
             << op.getStream(index).size();
  return success();
}

/// Checks that settings of a parameter's own have one element or one for each
/// parameter. The constraints of settings check everything else.
static LogicalResult verifySettings(Operation *op, size_t numParameters) {
  auto optimizer = cast<OptimizerOpInterface>(op);
  if (failed(verifySharedState(optimizer)))
    return failure();
  for (const StreamSpec &spec : optimizer.getStreamSpecs())
    if (spec.isSetting && failed(verifySetting(op, spec)))
      return failure();
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
