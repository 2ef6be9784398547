//===- ElementwiseOps.cpp - Elementwise ops of the stage -------*- C++ -*-===//
//
// Import of elementwise ops on gradients, on variables such as parameters, and
// on scalars. A row of the table states the types that an op may have and its
// arithmetic. An op on scalars alone computes a scalar.
//
// Ops whose roundings differ between the framework's own kernels, such as
// `pd_op.pow` and the square root of a whole tensor, have no row.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"
#include "ElementArithmetic.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Type getElementType(const PirValues &values, TensorKey key) {
  RankedTensorType type = getTensor(values, key);
  return type ? type.getElementType() : Type();
}

/// The element types of the operands, null for what is no dense tensor.
static SmallVector<Type> getOperandTypes(const PirValues &values,
                                         const ChainOp &chain) {
  SmallVector<Type> types;
  for (const ChainOperand &operand : chain.operands)
    types.push_back(getElementType(values, operand.key));
  return types;
}

/// Operands and result of one floating-point type, as many as `count`.
template <size_t count>
static bool hasOneType(const PirOp &op, const PirValues &values,
                       ChainOp &chain) {
  RankedTensorType result = getResult(op, values);
  SmallVector<Type> types = getOperandTypes(values, chain);
  return isFloat(result) && types.size() == count &&
         llvm::all_of(
             types, [&](Type type) { return type == result.getElementType(); });
}

/// As before, with any number of operands.
static bool hasOneTypeOfAny(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  RankedTensorType result = getResult(op, values);
  SmallVector<Type> types = getOperandTypes(values, chain);
  return isFloat(result) && !types.empty() &&
         llvm::all_of(
             types, [&](Type type) { return type == result.getElementType(); });
}

/// A tensor of a type that the framework computes in, and scalars, which it
/// converts.
static bool hasConvertedScalars(const PirOp &op, const PirValues &values,
                                size_t numScalars, ChainOp &chain) {
  ArrayRef<ChainOperand> operands = chain.operands;
  return operands.size() == 1 + numScalars &&
         isComputed(getResult(op, values)) &&
         getElementType(values, operands[0].key) ==
             getResult(op, values).getElementType() &&
         llvm::all_of(
             ArrayRef(operands).drop_front(), [&](const ChainOperand &operand) {
               return !operand.isTensor &&
                      isComputed(getTensor(values, operand.key)) &&
                      getTensor(values, operand.key).getNumElements() == 1;
             });
}

/// The framework's square root of a whole tensor is not rounded correctly.
static bool isRootOfScalar(const PirOp &op, const PirValues &values,
                           ChainOp &chain) {
  return chain.tensors.empty() && hasOneType<1>(op, values, chain);
}

/// Returns true if `type` has the number `id`, which is a constant.
static bool holdsConstant(const PirValues &values, FloatType type, ValueId id) {
  std::optional<double> number = values.getConstant(id);
  if (!number)
    return false;
  APFloat value(*number);
  bool losesInfo = true;
  value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return !losesInfo;
}

/// A tensor of 16 bits, and a factor that its type holds. Other factors are
/// rounded to the type by kernels for CPUs, and to f32 by those for GPUs.
static bool isScaleOfNarrow(const PirOp &op, const PirValues &values,
                            FloatAttr bias, ChainOp &chain) {
  ArrayRef<ChainOperand> operands = chain.operands;
  RankedTensorType result = getResult(op, values);
  return operands.size() == 2 && isFloat(result) && !isComputed(result) &&
         getElementType(values, operands[0].key) == result.getElementType() &&
         !operands[1].isTensor && bias.getValue().isZero() &&
         holdsConstant(values, cast<FloatType>(result.getElementType()),
                       operands[1].key.first);
}

static bool isScale(const PirOp &op, const PirValues &values, ChainOp &chain) {
  MLIRContext *context = values.getContext();
  auto bias = getAttribute<FloatAttr>(op, "bias", context);
  return bias && getAttribute<BoolAttr>(op, "bias_after_scale", context) &&
         (hasConvertedScalars(op, values, 1, chain) ||
          isScaleOfNarrow(op, values, bias, chain));
}

static bool isClip(const PirOp &op, const PirValues &values, ChainOp &chain) {
  return hasConvertedScalars(op, values, 2, chain);
}

static bool isCast(const PirOp &op, const PirValues &values, ChainOp &chain) {
  ArrayRef<ChainOperand> operands = chain.operands;
  if (operands.size() != 1 || !isFloat(getResult(op, values)) ||
      !isFloat(getTensor(values, operands[0].key)))
    return false;
  return !operands[0].isTensor || getElementType(values, operands[0].key) !=
                                      getResult(op, values).getElementType();
}

/// A value that only moves.
static bool isCopy(const PirOp &op, const PirValues &values, ChainOp &chain) {
  ArrayRef<ChainOperand> operands = chain.operands;
  return operands.size() == 1 && getResult(op, values) &&
         getTensor(values, operands[0].key) == getResult(op, values);
}

/// Two operands of one floating-point type, and a flag for each element.
static bool isComparison(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  SmallVector<Type> types = getOperandTypes(values, chain);
  RankedTensorType result = getResult(op, values);
  return types.size() == 2 && types[0] && types[0] == types[1] &&
         isa<FloatType>(types[0]) && result &&
         result.getElementType().isInteger(1);
}

template <size_t count>
static bool hasFlags(const PirOp &op, const PirValues &values, ChainOp &chain) {
  SmallVector<Type> types = getOperandTypes(values, chain);
  RankedTensorType result = getResult(op, values);
  return types.size() == count && result &&
         result.getElementType().isInteger(1) &&
         llvm::all_of(types,
                      [](Type type) { return type && type.isInteger(1); });
}

/// A flag, and two operands of the result's type.
static bool isSelection(const PirOp &op, const PirValues &values,
                        ChainOp &chain) {
  SmallVector<Type> types = getOperandTypes(values, chain);
  RankedTensorType result = getResult(op, values);
  return types.size() == 3 && isFloat(result) && types[0] &&
         types[0].isInteger(1) && types[1] == result.getElementType() &&
         types[2] == result.getElementType();
}

//===----------------------------------------------------------------------===//
// Import
//===----------------------------------------------------------------------===//

/// Returns the type in which the framework computes: the floating-point type of
/// an operand, or that of the result if no operand has one.
static FloatType getComputeType(ChainImporter &importer) {
  Type element = importer.getResultType().getElementType();
  for (const ChainOperand &operand : importer.getOperands()) {
    if (isa<FloatType>(element))
      break;
    element = getElementType(importer.getValues(), operand.key);
  }
  return isa<FloatType>(element) ? stepfold::pir::getComputeType(element)
                                 : importer.getBuilder().getF32Type();
}

/// Computes the result: a tensor where an operand is one, else a scalar.
static void importElementwise(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  SmallVector<Value> tensors = importer.getTensors();
  auto form = tensors.empty() ? StructuredOperands::Form::ForeachParameter
                              : StructuredOperands::Form::Foreach;
  StructuredOperands operands(importer.getBuilder(), form, 1);
  SmallVector<Handle> handles;
  unsigned tensor = 0, scalar = 0;
  for (const ChainOperand &operand : importer.getOperands())
    handles.push_back(operand.isTensor
                          ? operands.addIn(tensors[tensor++])
                          : addScalar(importer, operands, form, scalar++));
  operands.addOut(importer.createEmpty(importer.getResultType(tensors)));
  Type element = importer.getResultType().getElementType();
  auto isFlag = [](Handle handle, const Arguments &arguments) {
    return handle.kind != Handle::Constant &&
           arguments.raw(handle).getType().isInteger(1);
  };
  StructuredOpInterface created = operands.create(
      getComputeType(importer),
      [&](Arithmetic &arithmetic, const Arguments &arguments) {
        SmallVector<Value> values;
        for (Handle handle : handles)
          values.push_back(isFlag(handle, arguments) ? arguments.raw(handle)
                                                     : arguments[handle]);
        Value result = compute(arithmetic, values);
        return SmallVector<Value>{arithmetic.out(result, element)};
      });
  importer.setResult(created->getResult(0));
}

template <Value (*compute)(Arithmetic &, ArrayRef<Value>)>
static void importElementwise(ChainImporter &importer) {
  importElementwise(importer, compute);
}

static void importScale(ChainImporter &importer) {
  importElementwise(importer, [&](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return createScaled(importer, arithmetic, x[0], x[1]);
  });
}

static void importCast(ChainImporter &importer) {
  SmallVector<Value> tensors = importer.getTensors();
  if (tensors.empty())
    return importElementwise<framework::keep>(importer);
  importer.setResult(CastOp::create(
      importer.getBuilder(), importer.getResultType(tensors), tensors[0]));
}

static void importCopy(ChainImporter &importer) {
  SmallVector<Value> tensors = importer.getTensors();
  importer.setResult(tensors.empty() ? importer.getScalar(0) : tensors[0]);
}

bool stepfold::pir::isCopyOp(StringRef name) {
  const ChainKind *kind = lookupChainKind(name);
  return kind && kind->import == importCopy;
}

/// The framework adds up more than two scalars as it sums a vector.
static void importAddN(ChainImporter &importer) {
  if (importer.getTensors().empty() && importer.getNumScalars() > 2)
    return importSumOfScalars(importer);
  importElementwise<framework::addAll>(importer);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral scaleAttributes[] = {"bias", "bias_after_scale"};
static constexpr StringLiteral castAttributes[] = {"dtype"};
static constexpr StringLiteral copyAttributes[] = {"dst_place_type"};

static constexpr ChainKind
elementwise(StringLiteral name, ArrayRef<StringLiteral> attributes,
            bool (*describe)(const PirOp &, const PirValues &, ChainOp &),
            void (*import)(ChainImporter &)) {
  return {name, ChainKind::Form::Elementwise, attributes, describe, import};
}

static const ChainKind elementwiseKinds[] = {
    elementwise("pd_op.add", {}, hasOneType<2>,
                importElementwise<framework::addAll>),
    elementwise("pd_op.add_n", {}, hasOneTypeOfAny, importAddN),
    // Its result is a new tensor, in spite of its name.
    elementwise("pd_op.add_n_", {}, hasOneTypeOfAny, importAddN),
    elementwise("pd_op.subtract", {}, hasOneType<2>,
                importElementwise<framework::subtract>),
    elementwise("pd_op.multiply", {}, hasOneType<2>,
                importElementwise<framework::multiply>),
    elementwise("pd_op.multiply_", {}, hasOneType<2>,
                importElementwise<framework::multiply>),
    elementwise("pd_op.divide", {}, hasOneType<2>,
                importElementwise<framework::divide>),
    elementwise("pd_op.maximum", {}, hasOneType<2>,
                importElementwise<framework::maximum>),
    elementwise("pd_op.minimum", {}, hasOneType<2>,
                importElementwise<framework::minimum>),
    elementwise("pd_op.scale", scaleAttributes, isScale, importScale),
    elementwise("pd_op.clip", {}, isClip, importElementwise<framework::clip>),
    elementwise("pd_op.cast", castAttributes, isCast, importCast),
    elementwise("pd_op.assign", {}, isCopy, importCopy),
    elementwise("pd_op.memcpy", copyAttributes, isCopy, importCopy),
    elementwise("pd_op.sqrt", {}, isRootOfScalar,
                importElementwise<framework::squareRoot>),
    elementwise("pd_op.abs", {}, hasOneType<1>,
                importElementwise<framework::absolute>),
    elementwise("pd_op.sign", {}, hasOneType<1>,
                importElementwise<framework::sign>),
    elementwise("pd_op.square", {}, hasOneType<1>,
                importElementwise<framework::square>),
    elementwise("pd_op.reciprocal", {}, hasOneType<1>,
                importElementwise<framework::reciprocal>),
    elementwise("pd_op.relu", {}, hasOneType<1>,
                importElementwise<framework::relu>),
    elementwise("pd_op.less_than", {}, isComparison,
                importElementwise<framework::lessThan>),
    elementwise("pd_op.less_equal", {}, isComparison,
                importElementwise<framework::lessEqual>),
    elementwise("pd_op.greater_than", {}, isComparison,
                importElementwise<framework::greaterThan>),
    elementwise("pd_op.greater_equal", {}, isComparison,
                importElementwise<framework::greaterEqual>),
    elementwise("pd_op.logical_and", {}, hasFlags<2>,
                importElementwise<framework::logicalAnd>),
    elementwise("pd_op.logical_or", {}, hasFlags<2>,
                importElementwise<framework::logicalOr>),
    elementwise("pd_op.where", {}, isSelection,
                importElementwise<framework::where>),
};

ArrayRef<ChainKind> stepfold::pir::getElementwiseKinds() {
  return elementwiseKinds;
}
