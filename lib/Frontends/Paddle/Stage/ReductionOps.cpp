//===- ReductionOps.cpp - Norms, and sums of them --------------*- C++ -*-===//
//
// Sums over the elements of a tensor, sums of scalars, and what the framework
// computes in one op with such a sum.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

using Form = ChainKind::Form;
using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

/// A sum over one gradient.
static bool describeReduction(const PirOp &op, const PirValues &values,
                              ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  TensorKey gradient = values.resolve(op.operands[0]);
  RankedTensorType type = getTensor(values, gradient);
  chain.tensors = {gradient};
  return isFloat(type) && isOne(getResult(op, values), type.getElementType());
}

/// A tensor of a type that the framework computes in, and the limit of its
/// norm.
static bool describeClipByNorm(const PirOp &op, const PirValues &values,
                               ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  chain.tensors = {values.resolve(op.operands[0])};
  RankedTensorType type = getTensor(values, chain.tensors[0]);
  return isComputed(type) && type == getResult(op, values) &&
         getAttribute<FloatAttr>(op, "max_norm", values.getContext());
}

/// Scalars of one type, in a list.
static bool describeGather(const PirOp &op, const PirValues &values,
                           ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  RankedTensorType result = getResult(op, values);
  for (TensorKey key : values.resolveList(op.operands[0])) {
    chain.scalars.push_back(key);
    if (!isFloat(result) ||
        !isOne(getTensor(values, key), result.getElementType()))
      return false;
  }
  return !chain.scalars.empty();
}

static bool describeStack(const PirOp &op, const PirValues &values,
                          ChainOp &chain) {
  return describeGather(op, values, chain) &&
         getResult(op, values).getNumElements() ==
             static_cast<int64_t>(chain.scalars.size());
}

/// The sum over all elements of a stack.
static bool describeSum(const PirOp &op, const PirValues &values,
                        ChainOp &chain) {
  if (op.operands.size() != 2)
    return false;
  const PirOp *stack = values.getDefiningOp(op.operands[0]);
  chain.scalars = {values.resolve(op.operands[0])};
  RankedTensorType type = getTensor(values, chain.scalars[0]);
  return stack && stack->name == "pd_op.stack" && isFloat(type) &&
         type.getNumElements() > 0 &&
         isOne(getResult(op, values), type.getElementType());
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The sum of a tensor's squares. The framework squares elements of 16 bits in
/// their own type, and sums the squares in f32.
static Value createSquaredNorm(ChainImporter &importer, Value gradient) {
  ImplicitLocOpBuilder &builder = importer.getBuilder();
  Type element = getStreamElementType(gradient.getType());
  FloatType type = getComputeType(element);
  StructuredOperands operands(builder, StructuredOperands::Form::Reduce, 1);
  operands.addOut(createVector(builder, 1, type));
  Handle in = operands.addIn(gradient);
  return operands
      .create(type,
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value x = arguments[in];
                Value square = arithmetic.out(arithmetic.mul(x, x), element);
                return SmallVector<Value>{arithmetic.in(square)};
              })
      ->getResult(0);
}

/// `scalar` as a tensor of `type`.
static Value createRounded(ChainImporter &importer, RankedTensorType type,
                           Value scalar) {
  if (scalar.getType() == type)
    return scalar;
  return createScalar(importer, type, scalar,
                      [](Arithmetic &, Value value) { return value; });
}

static void importSquaredNorm(ChainImporter &importer) {
  Value sum = createSquaredNorm(importer, importer.getTensors()[0]);
  importer.setResult(createRounded(importer, importer.getResultType(), sum));
}

/// Gathers one-element tensors into a vector of the type that the framework
/// sums in.
static Value createGather(ImplicitLocOpBuilder &builder, ValueRange scalars) {
  FloatType type = getComputeType(getStreamElementType(scalars[0].getType()));
  StructuredOperands operands(
      builder, StructuredOperands::Form::ForeachParameter, scalars.size());
  operands.addOut(createVector(builder, scalars.size(), type));
  Handle scalar = operands.addIn(scalars);
  return operands
      .create(type,
              [&](Arithmetic &, const Arguments &arguments) {
                return SmallVector<Value>{arguments[scalar]};
              })
      ->getResult(0);
}

static Value importGatheredScalars(ChainImporter &importer) {
  SmallVector<Value> scalars;
  for (unsigned index = 0; index < importer.getNumScalars(); ++index)
    scalars.push_back(importer.getScalar(index));
  return createGather(importer.getBuilder(), scalars);
}

static void importStack(ChainImporter &importer) {
  importer.setResult(importGatheredScalars(importer));
}

/// Sums a vector to a scalar of the result's type.
static void importSumOf(Value vector, ChainImporter &importer) {
  RankedTensorType type = importer.getResultType();
  Value empty = importer.createEmpty(RankedTensorType::get(
      type.getShape(), getStreamElementType(vector.getType())));
  Value sum = ReduceParametersOp::create(importer.getBuilder(), empty, vector)
                  .getResult();
  importer.setResult(createRounded(importer, type, sum));
}

static void importSum(ChainImporter &importer) {
  importSumOf(importer.getScalar(0), importer);
}

void stepfold::pir::importSumOfScalars(ChainImporter &importer) {
  importSumOf(importGatheredScalars(importer), importer);
}

/// x * (norm <= max_norm ? 1 : max_norm / norm). The framework adds 1e-6 to a
/// norm of at most 1e-30, which only tells for a max_norm below that.
static void importClipByNorm(ChainImporter &importer) {
  Value gradient = importer.getTensors()[0];
  RankedTensorType type = importer.getResultType(gradient);
  Value sum = createSquaredNorm(importer, gradient);
  double limit = importer.getNumber("max_norm");
  Value factor = createScalar(
      importer, cast<RankedTensorType>(sum.getType()), sum,
      [&](Arithmetic &arithmetic, Value value) {
        Value norm = arithmetic.sqrt(value);
        Value maxNorm = arithmetic.constant(limit);
        Value isWithin = arithmetic.lessOrEqual(norm, maxNorm);
        Value ratio = arithmetic.div(maxNorm, norm);
        return arithmetic.select(isWithin, arithmetic.constant(1.0), ratio);
      });
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::Foreach, 1);
  operands.addOut(importer.createEmpty(type));
  Handle in = operands.addIn(gradient);
  Handle scalar = operands.addScalar(factor);
  StructuredOpInterface created =
      operands.create(cast<FloatType>(type.getElementType()),
                      [&](Arithmetic &arithmetic, const Arguments &arguments) {
                        return SmallVector<Value>{
                            arithmetic.mul(arguments[in], arguments[scalar])};
                      });
  importer.setResult(created->getResult(0));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral stackAttributes[] = {"axis"};
static constexpr StringLiteral sumAttributes[] = {"dtype", "keepdim"};
static constexpr StringLiteral clipByNormAttributes[] = {"max_norm"};

static const ChainKind reductionKinds[] = {
    {"pd_op.squared_l2_norm",
     Form::Scalar,
     {},
     describeReduction,
     importSquaredNorm},
    {"pd_op.clip_by_norm", Form::Gradient, clipByNormAttributes,
     describeClipByNorm, importClipByNorm},
    {"pd_op.stack", Form::Scalar, stackAttributes, describeStack, importStack},
    {"pd_op.sum", Form::Scalar, sumAttributes, describeSum, importSum},
};

ArrayRef<ChainKind> stepfold::pir::getReductionKinds() {
  return reductionKinds;
}
