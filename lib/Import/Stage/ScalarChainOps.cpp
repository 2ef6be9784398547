//===- ScalarChainOps.cpp - Scalars of the stage ---------------*- C++ -*-===//
//
// Norms, sums of them, and what is computed of these.
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
  chain.gradients = {gradient};
  return isFloat(type) && isOne(getResult(op, values), type.getElementType());
}

/// Scalars of one type, as many as `count`.
template <size_t count>
static bool describeScalars(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  RankedTensorType result = getResult(op, values);
  if (op.operands.size() != count || !isOneFloat(result))
    return false;
  for (ValueId id : op.operands) {
    chain.scalars.push_back(values.resolve(id));
    if (!isOne(getTensor(values, chain.scalars.back()),
               result.getElementType()))
      return false;
  }
  return true;
}

/// A scalar of a type that the framework computes in, scaled by another.
static bool describeScaledScalar(const PirOp &op, const PirValues &values,
                                 ChainOp &chain) {
  MLIRContext *context = values.getContext();
  if (op.operands.size() != 2)
    return false;
  for (ValueId id : op.operands) {
    chain.scalars.push_back(values.resolve(id));
    RankedTensorType type = getTensor(values, chain.scalars.back());
    if (!isComputed(type) || type.getNumElements() != 1)
      return false;
  }
  return getTensor(values, chain.scalars[0]) == getResult(op, values) &&
         getAttribute<FloatAttr>(op, "bias", context) &&
         getAttribute<BoolAttr>(op, "bias_after_scale", context);
}

static bool describeScalarCast(const PirOp &op, const PirValues &values,
                               ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  chain.scalars = {values.resolve(op.operands[0])};
  return isOneFloat(getResult(op, values)) &&
         isOneFloat(getTensor(values, chain.scalars[0]));
}

/// A scalar that only moves.
static bool describeCopy(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  chain.scalars = {values.resolve(op.operands[0])};
  RankedTensorType type = getTensor(values, chain.scalars[0]);
  return type && type.getNumElements() == 1 && type == getResult(op, values);
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

static bool describeAddN(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  return describeGather(op, values, chain) &&
         getResult(op, values).getNumElements() == 1;
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
// Arithmetic
//===----------------------------------------------------------------------===//

static void importSqrt(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.sqrt(x[0]);
  });
}
static void importAdd(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.add(x[0], x[1]);
  });
}
static void importSubtract(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.sub(x[0], x[1]);
  });
}
static void importMultiply(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.mul(x[0], x[1]);
  });
}
static void importDivide(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.div(x[0], x[1]);
  });
}

/// The framework's maximum is NaN where either operand is, the first such; of
/// equal operands, and so of zeros, it is the second.
static void importMaximum(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    Value isBeyond = arithmetic.less(x[1], x[0]);
    Value isNan = arithmetic.isNan(x[0]);
    return arithmetic.select(arithmetic.either(isBeyond, isNan), x[0], x[1]);
  });
}

/// As importMaximum.
static void importMinimum(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    Value isBeyond = arithmetic.less(x[0], x[1]);
    Value isNan = arithmetic.isNan(x[0]);
    return arithmetic.select(arithmetic.either(isBeyond, isNan), x[0], x[1]);
  });
}

static void importScaledScalar(ChainImporter &importer) {
  importScalars(importer, [&](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return createScaled(importer, arithmetic, x[0], x[1]);
  });
}

static void importScalarCast(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &, ArrayRef<Value> x) { return x[0]; });
}

static void importCopy(ChainImporter &importer) {
  importer.setResult(importer.getScalar(0));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// `scalar` as a tensor of `type`.
static Value createRounded(ChainImporter &importer, RankedTensorType type,
                           Value scalar) {
  if (scalar.getType() == type)
    return scalar;
  return createScalar(importer, type, scalar,
                      [](Arithmetic &, Value value) { return value; });
}

static void importSquaredNorm(ChainImporter &importer) {
  Value sum = createSquaredNorm(importer, importer.getGradients()[0]);
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
  Value sum =
      SumParametersOp::create(importer.getBuilder(), empty, vector).getSum();
  importer.setResult(createRounded(importer, type, sum));
}

static void importSum(ChainImporter &importer) {
  importSumOf(importer.getScalar(0), importer);
}

/// Of two, the sum is one addition.
static void importAddN(ChainImporter &importer) {
  if (importer.getNumScalars() == 2)
    return importAdd(importer);
  importSumOf(importGatheredScalars(importer), importer);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral scaleAttributes[] = {"bias", "bias_after_scale"};
static constexpr StringLiteral stackAttributes[] = {"axis"};
static constexpr StringLiteral sumAttributes[] = {"dtype", "keepdim"};
static constexpr StringLiteral castAttributes[] = {"dtype"};
static constexpr StringLiteral copyAttributes[] = {"dst_place_type"};

static const ChainKind scalarKinds[] = {
    {"pd_op.squared_l2_norm",
     Form::Scalar,
     {},
     describeReduction,
     importSquaredNorm},
    {"pd_op.stack", Form::Scalar, stackAttributes, describeStack, importStack},
    {"pd_op.sum", Form::Scalar, sumAttributes, describeSum, importSum},
    {"pd_op.add_n", Form::Scalar, {}, describeAddN, importAddN},
    {"pd_op.sqrt", Form::Scalar, {}, describeScalars<1>, importSqrt},
    {"pd_op.add", Form::Scalar, {}, describeScalars<2>, importAdd},
    {"pd_op.subtract", Form::Scalar, {}, describeScalars<2>, importSubtract},
    {"pd_op.multiply", Form::Scalar, {}, describeScalars<2>, importMultiply},
    {"pd_op.divide", Form::Scalar, {}, describeScalars<2>, importDivide},
    {"pd_op.maximum", Form::Scalar, {}, describeScalars<2>, importMaximum},
    {"pd_op.minimum", Form::Scalar, {}, describeScalars<2>, importMinimum},
    {"pd_op.scale", Form::Scalar, scaleAttributes, describeScaledScalar,
     importScaledScalar},
    {"pd_op.cast", Form::Scalar, castAttributes, describeScalarCast,
     importScalarCast},
    {"pd_op.memcpy", Form::Scalar, copyAttributes, describeCopy, importCopy},
};

ArrayRef<ChainKind> stepfold::pir::getScalarKinds() { return scalarKinds; }
