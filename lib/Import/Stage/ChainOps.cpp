//===- ChainOps.cpp - Ops between gradients and updates --------*- C++ -*-===//
//
// Tables of kinds; here, that of gradients. A kind has a function that checks
// types and attributes, and one that creates the structured ops.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

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

/// A gradient, operand `index`, and a scalar of its element type.
template <unsigned index>
static bool describeByScalar(const PirOp &op, const PirValues &values,
                             ChainOp &chain) {
  if (op.operands.size() != 2)
    return false;
  chain.gradients = {values.resolve(op.operands[index])};
  chain.scalars = {values.resolve(op.operands[1 - index])};
  RankedTensorType type = getTensor(values, chain.gradients[0]);
  return isFloat(type) && type == getResult(op, values) &&
         isOne(getTensor(values, chain.scalars[0]), type.getElementType());
}

/// As before, in either order.
static bool describeProduct(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  return describeByScalar<0>(op, values, chain) ||
         describeByScalar<1>(op, values, chain);
}

/// A gradient of a type that the framework computes in, and scalars, which it
/// converts.
static bool describeUnrounded(const PirOp &op, const PirValues &values,
                              size_t numScalars, ChainOp &chain) {
  if (op.operands.size() != 1 + numScalars)
    return false;
  chain.gradients = {values.resolve(op.operands[0])};
  RankedTensorType type = getTensor(values, chain.gradients[0]);
  for (ValueId id : ArrayRef(op.operands).drop_front()) {
    chain.scalars.push_back(values.resolve(id));
    RankedTensorType scalar = getTensor(values, chain.scalars.back());
    if (!isComputed(scalar) || scalar.getNumElements() != 1)
      return false;
  }
  return isComputed(type) && type == getResult(op, values);
}

static bool describeScale(const PirOp &op, const PirValues &values,
                          ChainOp &chain) {
  MLIRContext *context = values.getContext();
  return describeUnrounded(op, values, 1, chain) &&
         getAttribute<FloatAttr>(op, "bias", context) &&
         getAttribute<BoolAttr>(op, "bias_after_scale", context);
}

static bool describeClip(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  return describeUnrounded(op, values, 2, chain);
}

static bool describeClipByNorm(const PirOp &op, const PirValues &values,
                               ChainOp &chain) {
  return describeUnrounded(op, values, 0, chain) &&
         getAttribute<FloatAttr>(op, "max_norm", values.getContext());
}

static bool describeCast(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  if (op.operands.size() != 1)
    return false;
  TensorKey gradient = values.resolve(op.operands[0]);
  RankedTensorType from = getTensor(values, gradient);
  RankedTensorType to = getResult(op, values);
  chain.gradients = {gradient};
  return isFloat(from) && isFloat(to) && from.getShape() == to.getShape() &&
         from.getElementType() != to.getElementType();
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

static void importCast(ChainImporter &importer) {
  importer.setResult(CastOp::create(importer.getBuilder(),
                                    importer.getResultType(),
                                    importer.getGradients()[0]));
}

static void importMultiplyGradient(ChainImporter &importer) {
  importElementwise(importer, [](Arithmetic &arithmetic, Value gradient,
                                 ArrayRef<Value> scalars) {
    return arithmetic.mul(gradient, scalars[0]);
  });
}

static void importDivideGradient(ChainImporter &importer) {
  importElementwise(importer, [](Arithmetic &arithmetic, Value gradient,
                                 ArrayRef<Value> scalars) {
    return arithmetic.div(gradient, scalars[0]);
  });
}

static void importScale(ChainImporter &importer) {
  importElementwise(importer, [&](Arithmetic &arithmetic, Value gradient,
                                  ArrayRef<Value> scalars) {
    return createScaled(importer, arithmetic, gradient, scalars[0]);
  });
}

/// NaN stays NaN: no comparison with it holds.
static void importClip(ChainImporter &importer) {
  importElementwise(importer, [](Arithmetic &arithmetic, Value gradient,
                                 ArrayRef<Value> scalars) {
    Value isAbove = arithmetic.less(scalars[1], gradient);
    Value upper = arithmetic.select(isAbove, scalars[1], gradient);
    Value isBelow = arithmetic.less(gradient, scalars[0]);
    return arithmetic.select(isBelow, scalars[0], upper);
  });
}

/// x * (norm <= max_norm ? 1 : max_norm / norm). The framework adds 1e-6 to a
/// norm of at most 1e-30, which only tells for a max_norm below that.
static void importClipByNorm(ChainImporter &importer) {
  Value gradient = importer.getGradients()[0];
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
  operands.addOut(importer.createEmpty(importer.getResultType()));
  Handle in = operands.addIn(gradient);
  Handle scalar = operands.addScalar(factor);
  auto type = cast<FloatType>(importer.getResultType().getElementType());
  StructuredOpInterface created = operands.create(
      type, [&](Arithmetic &arithmetic, const Arguments &arguments) {
        return SmallVector<Value>{
            arithmetic.mul(arguments[in], arguments[scalar])};
      });
  importer.setResult(created->getResult(0));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral scaleAttributes[] = {"bias", "bias_after_scale"};
static constexpr StringLiteral clipByNormAttributes[] = {"max_norm"};
static constexpr StringLiteral castAttributes[] = {"dtype"};

static const ChainKind gradientKinds[] = {
    {"pd_op.cast", Form::Gradient, castAttributes, describeCast, importCast},
    {"pd_op.multiply",
     Form::Gradient,
     {},
     describeProduct,
     importMultiplyGradient},
    {"pd_op.multiply_",
     Form::Gradient,
     {},
     describeByScalar<0>,
     importMultiplyGradient},
    {"pd_op.divide",
     Form::Gradient,
     {},
     describeByScalar<0>,
     importDivideGradient},
    {"pd_op.scale", Form::Gradient, scaleAttributes, describeScale,
     importScale},
    {"pd_op.clip", Form::Gradient, {}, describeClip, importClip},
    {"pd_op.clip_by_norm", Form::Gradient, clipByNormAttributes,
     describeClipByNorm, importClipByNorm},
};

const ChainKind *stepfold::pir::lookupChainKind(StringRef name,
                                                bool isGradient) {
  Form other = isGradient ? Form::Scalar : Form::Gradient;
  for (ArrayRef<ChainKind> kinds :
       {ArrayRef(gradientKinds), getScalarKinds(), getLossScalingKinds(),
        getAccumulationKinds()})
    for (const ChainKind &kind : kinds)
      if (kind.name == name && kind.form != other)
        return &kind;
  return nullptr;
}

void stepfold::pir::importChainOp(const PirOp &op, const ChainOp &chain,
                                  StageBuilder &stage) {
  ChainImporter importer(op, chain, stage);
  chain.kind->import(importer);
}
