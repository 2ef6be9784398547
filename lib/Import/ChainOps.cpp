//===- ChainOps.cpp - Ops between gradients and updates --------*- C++ -*-===//
//
// A table of kinds. A kind has a function that checks types and attributes,
// and one that creates the structured ops.
//
//===----------------------------------------------------------------------===//

#include "ChainOps.h"
#include "FunctionImporter.h"

#include "stepfold/IR/Generalize.h"
#include "stepfold/Import/PirAttributes.h"
#include "stepfold/Import/PirTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

using Form = ChainKind::Form;
using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The type of a dense tensor of a known shape; null for any other.
static RankedTensorType getTensor(const PirValues &values, TensorKey key) {
  auto type = dyn_cast_or_null<RankedTensorType>(values.getType(key));
  return type && type.hasStaticShape() && !type.getEncoding()
             ? type
             : RankedTensorType();
}

static RankedTensorType getResult(const PirOp &op, const PirValues &values,
                                  unsigned index = 0) {
  return index < op.results.size()
             ? getTensor(values, {op.results[index].id, 0})
             : RankedTensorType();
}

static bool isFloat(RankedTensorType type) {
  if (!type)
    return false;
  Type element = type.getElementType();
  return element.isF16() || element.isBF16() || element.isF32() ||
         element.isF64();
}

/// Whether the elements have a type that the framework computes in.
static bool isComputed(RankedTensorType type) {
  return type &&
         (type.getElementType().isF32() || type.getElementType().isF64());
}

static bool isOne(RankedTensorType type, Type element) {
  return type && type.getNumElements() == 1 && type.getElementType() == element;
}

static bool isOneFloat(RankedTensorType type) {
  return isFloat(type) && type.getNumElements() == 1;
}

/// What the framework computes in, for tensors of an element type.
static FloatType getComputeType(Type element) {
  return element.isF64()
             ? Float64Type::get(element.getContext())
             : cast<FloatType>(Float32Type::get(element.getContext()));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Attribute `name`; null where it is not of type `AttrT`.
template <typename AttrT>
static AttrT getAttribute(const PirOp &op, StringRef name,
                          MLIRContext *context) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute)
    return {};
  // What is wrong with it is reported where the op is kept.
  FirstError ignored;
  const JsonCursor &cursor = attribute->value;
  Attribute value = importAttribute(
      JsonCursor(cursor.json(), cursor.place().str(), ignored), context);
  return ignored.any() ? AttrT() : dyn_cast_or_null<AttrT>(value);
}

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
    if (!isComputed(result) ||
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
  return stack && stack->name == "pd_op.stack" && isComputed(type) &&
         type.getNumElements() > 0 &&
         isOne(getResult(op, values), type.getElementType());
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

namespace stepfold::pir {
class ChainImporter {
public:
  ChainImporter(const PirOp &op, const ChainOp &chain,
                FunctionImporter &importer)
      : op(op), chain(chain), importer(importer),
        builder(importer.getLoc(op), importer.getBuilder()) {}

  ImplicitLocOpBuilder &getBuilder() { return builder; }
  const PirValues &getValues() const { return importer.getValues(); }
  RankedTensorType getResultType() const { return getResult(op, getValues()); }
  double getNumber(StringRef name) const {
    return getAttribute<FloatAttr>(op, name, builder.getContext())
        .getValueAsDouble();
  }
  bool getFlag(StringRef name) const {
    return getAttribute<BoolAttr>(op, name, builder.getContext()).getValue();
  }
  size_t getNumScalars() const { return chain.scalars.size(); }

  SmallVector<Value> getGradients();
  /// Scalar `index`, as a tensor of one element.
  Value getScalar(unsigned index);
  /// Scalar `index`, where it is a number that the program states.
  std::optional<double> getConstant(unsigned index) const {
    return getValues().getConstant(chain.scalars[index].first);
  }
  Value createEmpty(RankedTensorType type) {
    return tensor::EmptyOp::create(builder, type.getShape(),
                                   type.getElementType());
  }
  void setResult(Value value, unsigned result = 0, unsigned element = 0) {
    importer.setStageValue({op.results[result].id, element}, value);
  }

private:
  const PirOp &op;
  const ChainOp &chain;
  FunctionImporter &importer;
  ImplicitLocOpBuilder builder;
};
} // namespace stepfold::pir

SmallVector<Value> ChainImporter::getGradients() {
  SmallVector<Value> gradients;
  for (TensorKey key : chain.gradients)
    gradients.push_back(importer.readGradient(key, op));
  return gradients;
}

Value ChainImporter::getScalar(unsigned index) {
  TensorKey key = chain.scalars[index];
  if (DenseElementsAttr full = getValues().getFull(key.first))
    return arith::ConstantOp::create(builder, full);
  return importer.readScalar(key, op);
}

/// Adds scalar `index` to an op's operands; constants become part of its
/// region.
static Handle addScalar(ChainImporter &importer, StructuredOperands &operands,
                        StructuredOperands::Form form, unsigned index) {
  if (std::optional<double> value = importer.getConstant(index))
    return {Handle::Constant, 0, *value};
  Value scalar = importer.getScalar(index);
  return form == StructuredOperands::Form::Foreach ? operands.addScalar(scalar)
                                                   : operands.addIn(scalar);
}

/// Computes a scalar of the result's type from scalars.
static void importScalars(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  RankedTensorType type = importer.getResultType();
  constexpr auto form = StructuredOperands::Form::ForeachParameter;
  StructuredOperands operands(importer.getBuilder(), form, 1);
  SmallVector<Handle> handles;
  for (unsigned index = 0; index < importer.getNumScalars(); ++index)
    handles.push_back(addScalar(importer, operands, form, index));
  operands.addOut(importer.createEmpty(type));
  StructuredOpInterface created = operands.create(
      getComputeType(type.getElementType()),
      [&](Arithmetic &arithmetic, const Arguments &arguments) {
        SmallVector<Value> values;
        for (Handle handle : handles)
          values.push_back(arguments[handle]);
        return SmallVector<Value>{
            arithmetic.out(compute(arithmetic, values), type.getElementType())};
      });
  importer.setResult(created->getResult(0));
}

/// Computes a gradient of the result's type from one gradient and scalars.
static void importElementwise(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, Value, ArrayRef<Value>)> compute) {
  RankedTensorType type = importer.getResultType();
  constexpr auto form = StructuredOperands::Form::Foreach;
  StructuredOperands operands(importer.getBuilder(), form, 1);
  Handle gradient = operands.addIn(importer.getGradients());
  SmallVector<Handle> handles;
  for (unsigned index = 0; index < importer.getNumScalars(); ++index)
    handles.push_back(addScalar(importer, operands, form, index));
  operands.addOut(importer.createEmpty(type));
  StructuredOpInterface created = operands.create(
      getComputeType(type.getElementType()),
      [&](Arithmetic &arithmetic, const Arguments &arguments) {
        Value element = arguments[gradient];
        SmallVector<Value> values;
        for (Handle handle : handles)
          values.push_back(arguments[handle]);
        return SmallVector<Value>{arithmetic.out(
            compute(arithmetic, element, values), type.getElementType())};
      });
  importer.setResult(created->getResult(0));
}

//===----------------------------------------------------------------------===//
// Scalars
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

static void importScalarCast(ChainImporter &importer) {
  importScalars(importer, [](Arithmetic &, ArrayRef<Value> x) { return x[0]; });
}

static void importCopy(ChainImporter &importer) {
  importer.setResult(importer.getScalar(0));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The sum of a gradient's squares, in the type that the framework computes
/// in.
static Value createSquaredNorm(ChainImporter &importer, Value gradient) {
  ImplicitLocOpBuilder &builder = importer.getBuilder();
  FloatType type = getComputeType(getStreamElementType(gradient.getType()));
  StructuredOperands operands(builder, StructuredOperands::Form::Reduce, 1);
  operands.addOut(createVector(builder, 1, type));
  Handle in = operands.addIn(gradient);
  return operands
      .create(type,
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value element = arguments[in];
                return SmallVector<Value>{arithmetic.mul(element, element)};
              })
      ->getResult(0);
}

/// Computes a one-element tensor of `type` from another, in the type of that.
static Value
createScalar(ChainImporter &importer, RankedTensorType type, Value scalar,
             llvm::function_ref<Value(Arithmetic &, Value)> compute) {
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::ForeachParameter, 1);
  operands.addOut(importer.createEmpty(type));
  Handle in = operands.addIn(scalar);
  return operands
      .create(cast<FloatType>(getStreamElementType(scalar.getType())),
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value result = compute(arithmetic, arguments[in]);
                return SmallVector<Value>{
                    arithmetic.out(result, type.getElementType())};
              })
      ->getResult(0);
}

static void importSquaredNorm(ChainImporter &importer) {
  RankedTensorType type = importer.getResultType();
  Value sum = createSquaredNorm(importer, importer.getGradients()[0]);
  if (sum.getType() != type)
    sum = createScalar(importer, type, sum,
                       [](Arithmetic &, Value value) { return value; });
  importer.setResult(sum);
}

/// Gathers one-element tensors into a vector.
static Value createGather(ImplicitLocOpBuilder &builder, ValueRange scalars) {
  auto type = cast<FloatType>(getStreamElementType(scalars[0].getType()));
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
  Value empty = importer.createEmpty(importer.getResultType());
  importer.setResult(
      SumParametersOp::create(importer.getBuilder(), empty, vector).getSum());
}

static void importSum(ChainImporter &importer) {
  importSumOf(importer.getScalar(0), importer);
}

static void importAddN(ChainImporter &importer) {
  importSumOf(importGatheredScalars(importer), importer);
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

/// x * scale + bias, or (x + bias) * scale; rounded twice. A bias of zero is
/// added too: it makes -0 to +0.
static void importScale(ChainImporter &importer) {
  double number = importer.getNumber("bias");
  bool isLast = importer.getFlag("bias_after_scale");
  importElementwise(importer, [=](Arithmetic &arithmetic, Value gradient,
                                  ArrayRef<Value> scalars) {
    Value bias = arithmetic.constant(number);
    if (!isLast)
      return arithmetic.mul(arithmetic.add(gradient, bias), scalars[0]);
    return arithmetic.add(arithmetic.mul(gradient, scalars[0]), bias);
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
static constexpr StringLiteral stackAttributes[] = {"axis"};
static constexpr StringLiteral sumAttributes[] = {"dtype", "keepdim"};
static constexpr StringLiteral castAttributes[] = {"dtype"};
static constexpr StringLiteral copyAttributes[] = {"dst_place_type"};

static const ChainKind chainKinds[] = {
    {"pd_op.cast", Form::Gradient, castAttributes, describeCast, importCast},
    {"pd_op.multiply",
     Form::Gradient,
     {},
     describeProduct,
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
    {"pd_op.cast", Form::Scalar, castAttributes, describeScalarCast,
     importScalarCast},
    {"pd_op.memcpy", Form::Scalar, copyAttributes, describeCopy, importCopy},
};

const ChainKind *stepfold::pir::lookupChainKind(StringRef name,
                                                bool isGradient) {
  const auto *found = llvm::find_if(chainKinds, [&](const ChainKind &kind) {
    return kind.name == name &&
           kind.form != (isGradient ? Form::Scalar : Form::Gradient);
  });
  return found == std::end(chainKinds) ? nullptr : found;
}

void stepfold::pir::importChainOp(const PirOp &op, const ChainOp &chain,
                                  FunctionImporter &importer) {
  ChainImporter chainImporter(op, chain, importer);
  chain.kind->import(chainImporter);
}
