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

/// Gradients of one element type, in a list.
static bool describeList(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  RankedTensorType first;
  for (TensorKey key : values.resolveList(op.operands[0])) {
    RankedTensorType type = getTensor(values, key);
    first = first ? first : type;
    if (!isFloat(type) || type.getElementType() != first.getElementType())
      return false;
    chain.gradients.push_back(key);
  }
  return !chain.gradients.empty() &&
         values.resolveList(op.results[0].id).size() == chain.gradients.size();
}

static bool isFlag(RankedTensorType type) {
  return type && isOne(type, IntegerType::get(type.getContext(), 1));
}

static bool describeUnscale(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  if (op.operands.size() != 2 || op.results.size() != 2 ||
      !describeList(op, values, chain))
    return false;
  chain.scalars = {values.resolve(op.operands[1])};
  Type element = getTensor(values, chain.gradients[0]).getElementType();
  return isOne(getTensor(values, chain.scalars[0]), getComputeType(element)) &&
         isFlag(getResult(op, values, 1));
}

/// Operands 2 to 4 are state: the scale and two counters.
static bool describeLossScaling(const PirOp &op, const PirValues &values,
                                ChainOp &chain) {
  if (op.operands.size() != 6 || op.results.size() != 4 ||
      !describeList(op, values, chain))
    return false;
  MLIRContext *context = values.getContext();
  chain.scalars = {values.resolve(op.operands[1])};
  for (unsigned index = 2; index < 5; ++index) {
    const PirOp *variable = values.getDefiningOp(op.operands[index]);
    Type element = index == 2 ? Type(Float32Type::get(context))
                              : Type(IntegerType::get(context, 32));
    if (!variable || !isVariable(*variable) ||
        !isOne(getTensor(values, {op.operands[index], 0}), element))
      return false;
  }
  // Whether the state is left alone must be known.
  DenseElementsAttr stop = values.getFull(op.operands[5]);
  if (!stop || !stop.getElementType().isInteger(1) ||
      stop.getNumElements() != 1 || stop.getSplatValue<bool>())
    return false;
  return isFlag(getTensor(values, chain.scalars[0])) &&
         getAttribute<IntegerAttr>(op, "incr_every_n_steps", context) &&
         getAttribute<IntegerAttr>(op, "decr_every_n_nan_or_inf", context) &&
         getAttribute<FloatAttr>(op, "incr_ratio", context) &&
         getAttribute<FloatAttr>(op, "decr_ratio", context);
}

/// A variable of a type that the framework computes in, which the op
/// overwrites.
static bool describeOverwritten(const PirOp &op, const PirValues &values,
                                ChainOp &chain) {
  if (op.operands.empty() || op.results.size() != 1)
    return false;
  TensorKey key = values.resolve(op.operands[0]);
  const PirOp *variable = values.getDefiningOp(key.first);
  chain.gradients = {key};
  RankedTensorType type = getTensor(values, key);
  return variable && isVariable(*variable) && isComputed(type) &&
         type == getResult(op, values);
}

/// The sum of such a variable and a gradient of its type.
static bool describeAccumulation(const PirOp &op, const PirValues &values,
                                 ChainOp &chain) {
  if (op.operands.size() != 2 || !describeOverwritten(op, values, chain))
    return false;
  chain.gradients.push_back(values.resolve(op.operands[1]));
  return getTensor(values, chain.gradients[0]) ==
         getTensor(values, chain.gradients[1]);
}

static bool describeScaleInPlace(const PirOp &op, const PirValues &values,
                                 ChainOp &chain) {
  return describeScale(op, values, chain) &&
         describeOverwritten(op, values, chain);
}

static bool describeFill(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  return op.operands.size() == 1 && describeOverwritten(op, values, chain) &&
         getAttribute<FloatAttr>(op, "value", values.getContext());
}

/// Integers of one type, as many as `count`.
template <size_t count>
static bool describeIntegers(const PirOp &op, const PirValues &values,
                             ChainOp &chain) {
  if (op.operands.size() != count || op.results.size() != 1)
    return false;
  for (ValueId id : op.operands)
    chain.scalars.push_back(values.resolve(id));
  RankedTensorType type = getTensor(values, chain.scalars[0]);
  return type &&
         (type.getElementType().isInteger(32) ||
          type.getElementType().isInteger(64)) &&
         llvm::all_of(chain.scalars, [&](TensorKey key) {
           return isOne(getTensor(values, key), type.getElementType());
         });
}

/// The same, where the first is a variable that the op overwrites.
template <size_t count>
static bool describeCounter(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  if (!describeIntegers<count>(op, values, chain))
    return false;
  const PirOp *variable = values.getDefiningOp(chain.scalars[0].first);
  return variable && isVariable(*variable) &&
         getTensor(values, chain.scalars[0]) == getResult(op, values);
}

static bool describeIncrement(const PirOp &op, const PirValues &values,
                              ChainOp &chain) {
  auto value = getAttribute<FloatAttr>(op, "value", values.getContext());
  return value && value.getValue().isInteger() &&
         std::abs(value.getValueAsDouble()) <=
             std::numeric_limits<int32_t>::max() &&
         describeCounter<1>(op, values, chain);
}

static bool describeComparison(const PirOp &op, const PirValues &values,
                               ChainOp &chain) {
  return describeIntegers<2>(op, values, chain) &&
         isFlag(getResult(op, values));
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
  int64_t getInteger(StringRef name) const {
    return getAttribute<IntegerAttr>(op, name, builder.getContext()).getInt();
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
  void setResult(Value value, unsigned result = 0) {
    importer.setStageValue({op.results[result].id, 0}, value);
  }
  /// Sets the first result, a list that overwrites the first operand.
  void setGradients(ValueRange gradients) {
    for (auto [index, gradient] : llvm::enumerate(gradients)) {
      importer.setStageValue({op.results[0].id, static_cast<unsigned>(index)},
                             gradient);
      importer.writeSum(chain.gradients[index], gradient, op);
    }
  }
  Value readState(unsigned operand) {
    return importer.readScalar({op.operands[operand], 0}, op);
  }
  /// Gives the variable that is operand `operand` a value, which the result
  /// stands for.
  void writeState(unsigned operand, unsigned result, Value value) {
    ArrayRef<Variable *> variables =
        importer.getVariables(op.operands[operand]);
    importer.write(variables.front(), value, op);
    importer.bindResult(op.results[result], variables, op);
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
static Value createScaled(ChainImporter &importer, Arithmetic &arithmetic,
                          Value x, Value scale) {
  Value bias = arithmetic.constant(importer.getNumber("bias"));
  if (!importer.getFlag("bias_after_scale"))
    return arithmetic.mul(arithmetic.add(x, bias), scale);
  return arithmetic.add(arithmetic.mul(x, scale), bias);
}

static void importScale(ChainImporter &importer) {
  importElementwise(importer, [&](Arithmetic &arithmetic, Value gradient,
                                  ArrayRef<Value> scalars) {
    return createScaled(importer, arithmetic, gradient, scalars[0]);
  });
}

static void importScaledScalar(ChainImporter &importer) {
  importScalars(importer, [&](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return createScaled(importer, arithmetic, x[0], x[1]);
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
// Loss scaling
//===----------------------------------------------------------------------===//

/// Computes gradients of the same types from gradients and one scalar, which
/// reaches `compute` as it is stored.
static ResultRange importEachGradient(
    ChainImporter &importer, ValueRange gradients, Value scalar,
    llvm::function_ref<Value(Arithmetic &, Value, Value)> compute) {
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::Foreach,
                              gradients.size());
  SmallVector<Value> outs;
  for (Value gradient : gradients)
    outs.push_back(
        importer.createEmpty(cast<RankedTensorType>(gradient.getType())));
  operands.addOut(outs);
  Handle in = operands.addIn(gradients);
  Handle other = operands.addScalar(scalar);
  Type element = getStreamElementType(gradients[0].getType());
  return operands
      .create(getComputeType(element),
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value value = arguments[in];
                Value result = compute(arithmetic, value, arguments.raw(other));
                return SmallVector<Value>{arithmetic.out(result, element)};
              })
      ->getResults();
}

/// Whether an element of any gradient is infinite or NaN, as a tensor of one
/// flag: the number of such elements of each gradient, added up.
static Value createFoundInfinite(ChainImporter &importer,
                                 ValueRange gradients) {
  ImplicitLocOpBuilder &builder = importer.getBuilder();
  FloatType type = builder.getF32Type();
  StructuredOperands operands(builder, StructuredOperands::Form::Reduce,
                              gradients.size());
  operands.addOut(createVector(builder, gradients.size(), type));
  Handle in = operands.addIn(gradients);
  Value counts =
      operands
          .create(type,
                  [&](Arithmetic &arithmetic, const Arguments &arguments) {
                    Value isFinite = arithmetic.isFinite(arguments.raw(in));
                    Value zero = arithmetic.constant(0.0);
                    Value one = arithmetic.constant(1.0);
                    return SmallVector<Value>{
                        arithmetic.select(isFinite, zero, one)};
                  })
          ->getResult(0);
  auto scalarType = RankedTensorType::get({1}, type);
  Value count =
      SumParametersOp::create(builder, importer.createEmpty(scalarType), counts)
          .getSum();
  Value flag =
      importer.createEmpty(RankedTensorType::get({1}, builder.getI1Type()));
  StructuredOperands comparison(builder,
                                StructuredOperands::Form::ForeachParameter, 1);
  comparison.addOut(flag);
  Handle total = comparison.addIn(count);
  return comparison
      .create(type,
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                return SmallVector<Value>{
                    arithmetic.isPositive(arguments[total])};
              })
      ->getResult(0);
}

/// The kernel for GPUs: all gradients are multiplied by 1 / scale, rounded, and
/// then looked at. That for CPUs looks first, and what it leaves behind where
/// it finds something is never used.
static void importUnscale(ChainImporter &importer) {
  SmallVector<Value> gradients = importer.getGradients();
  FloatType type = getComputeType(getStreamElementType(gradients[0].getType()));
  Value inverse = createScalar(
      importer, RankedTensorType::get({1}, type), importer.getScalar(0),
      [](Arithmetic &arithmetic, Value scale) {
        return arithmetic.div(arithmetic.constant(1.0), scale);
      });
  ResultRange unscaled = importEachGradient(
      importer, gradients, inverse,
      [](Arithmetic &arithmetic, Value gradient, Value factor) {
        return arithmetic.mul(gradient, factor);
      });
  importer.setGradients(unscaled);
  importer.setResult(createFoundInfinite(importer, unscaled), 1);
}

namespace {
/// The scale and its counters: of good steps, and of bad ones.
struct LossScalingState {
  Value scale, good, bad;
};
} // namespace

/// What a step makes of the state, in a region.
static LossScalingState createLossScaling(const ChainImporter &importer,
                                          ImplicitLocOpBuilder &builder,
                                          LossScalingState old, Value found) {
  Arithmetic arithmetic(builder, builder.getF32Type());
  auto integer = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, builder.getI32IntegerAttr(value));
  };
  auto count = [&](Value counter, StringRef limit) {
    Value next = arith::AddIOp::create(builder, counter, integer(1));
    Value isFull =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, next,
                              integer(importer.getInteger(limit)));
    Value counted = arithmetic.select(isFull, integer(0), next);
    return std::make_pair(counted, isFull);
  };
  auto [good, isRaised] = count(old.good, "incr_every_n_steps");
  auto [bad, isLowered] = count(old.bad, "decr_every_n_nan_or_inf");

  Value one = arithmetic.constant(1.0);
  Value lower = arithmetic.mul(
      old.scale, arithmetic.constant(importer.getNumber("decr_ratio")));
  lower = arithmetic.select(arithmetic.less(lower, one), one, lower);
  Value higher = arithmetic.mul(
      old.scale, arithmetic.constant(importer.getNumber("incr_ratio")));
  higher = arithmetic.select(arithmetic.isFinite(higher), higher, old.scale);
  lower = arithmetic.select(isLowered, lower, old.scale);
  higher = arithmetic.select(isRaised, higher, old.scale);
  Value zero = integer(0);
  return {arithmetic.select(found, lower, higher),
          arithmetic.select(found, zero, good),
          arithmetic.select(found, bad, zero)};
}

static void importLossScaling(ChainImporter &importer) {
  Value found = importer.getScalar(0);
  importer.setGradients(importEachGradient(
      importer, importer.getGradients(), found,
      [](Arithmetic &arithmetic, Value gradient, Value isFound) {
        return arithmetic.select(isFound, arithmetic.constant(0.0), gradient);
      }));
  constexpr unsigned scale = 2, good = 3, bad = 4;
  SmallVector<Value> old = {importer.readState(scale), importer.readState(good),
                            importer.readState(bad)};
  auto update = ForeachParameterOp::create(
      importer.getBuilder(),
      ArrayRef<ValueRange>{ValueRange(old[0]), ValueRange(old[1]),
                           ValueRange(old[2])},
      ArrayRef<ValueRange>{ValueRange(found)}, ValueRange(), ValueRange(),
      [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
        LossScalingState state = createLossScaling(
            importer, builder, {arguments[0], arguments[1], arguments[2]},
            arguments[3]);
        return SmallVector<Value>{state.scale, state.good, state.bad};
      });
  importer.writeState(scale, 1, update->getResult(0));
  importer.writeState(good, 2, update->getResult(1));
  importer.writeState(bad, 3, update->getResult(2));
}

//===----------------------------------------------------------------------===//
// Accumulation
//===----------------------------------------------------------------------===//

/// Gives the variable that is the first operand new elements, computed from its
/// old ones and from `others`.
static void importOverwritten(
    ChainImporter &importer, Value old, ValueRange others,
    llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::Foreach, 1);
  SmallVector<Handle> handles = {operands.addOut(old)};
  for (Value other : others)
    handles.push_back(operands.addIn(other));
  auto type = cast<FloatType>(getStreamElementType(old.getType()));
  StructuredOpInterface created = operands.create(
      type, [&](Arithmetic &arithmetic, const Arguments &arguments) {
        SmallVector<Value> elements;
        for (Handle handle : handles)
          elements.push_back(arguments[handle]);
        return SmallVector<Value>{compute(arithmetic, elements)};
      });
  importer.writeState(0, 0, created->getResult(0));
}

static void importAccumulation(ChainImporter &importer) {
  SmallVector<Value> gradients = importer.getGradients();
  importOverwritten(importer, gradients[0], gradients[1],
                    [](Arithmetic &arithmetic, ArrayRef<Value> x) {
                      return arithmetic.add(x[0], x[1]);
                    });
}

static void importScaleInPlace(ChainImporter &importer) {
  Value old = importer.getGradients()[0];
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::Foreach, 1);
  Handle out = operands.addOut(old);
  Handle scale =
      addScalar(importer, operands, StructuredOperands::Form::Foreach, 0);
  auto type = cast<FloatType>(getStreamElementType(old.getType()));
  StructuredOpInterface created = operands.create(
      type, [&](Arithmetic &arithmetic, const Arguments &arguments) {
        return SmallVector<Value>{createScaled(
            importer, arithmetic, arguments[out], arguments[scale])};
      });
  importer.writeState(0, 0, created->getResult(0));
}

static void importFill(ChainImporter &importer) {
  importOverwritten(importer, importer.getGradients()[0], {},
                    [&](Arithmetic &arithmetic, ArrayRef<Value>) {
                      return arithmetic.constant(importer.getNumber("value"));
                    });
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

/// Computes one element from one-element tensors of integers.
static Value createFromIntegers(
    ChainImporter &importer, Value out, ValueRange ins,
    llvm::function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> compute) {
  SmallVector<ValueRange> streams;
  for (unsigned index = 0; index < ins.size(); ++index)
    streams.push_back(ins.slice(index, 1));
  return ForeachParameterOp::create(
             importer.getBuilder(), ArrayRef<ValueRange>{ValueRange(out)},
             streams, ValueRange(), ValueRange(),
             [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
               return SmallVector<Value>{compute(builder, arguments)};
             })
      ->getResult(0);
}

static void importIncrement(ChainImporter &importer) {
  Value old = importer.getScalar(0);
  auto step = static_cast<int64_t>(importer.getNumber("value"));
  Value next = createFromIntegers(
      importer, old, {}, [&](ImplicitLocOpBuilder &builder, ValueRange x) {
        Value amount = arith::ConstantOp::create(
            builder, builder.getIntegerAttr(x[0].getType(), step));
        return arith::AddIOp::create(builder, x[0], amount);
      });
  importer.writeState(0, 0, next);
}

/// The remainder has the sign of the divisor. That by zero, which stops the
/// framework's process, is defined as zero, and so is that by -1, which leaves
/// none: a division that overflows does not happen.
static Value createRemainder(ImplicitLocOpBuilder &builder, Value dividend,
                             Value divisor) {
  Type type = divisor.getType();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder,
                                     builder.getIntegerAttr(type, value));
  };
  using Predicate = arith::CmpIPredicate;
  auto compare = [&](Predicate predicate, Value a, Value b) -> Value {
    return arith::CmpIOp::create(builder, predicate, a, b);
  };
  Value zero = constant(0);
  Value isTrivial =
      arith::OrIOp::create(builder, compare(Predicate::eq, divisor, zero),
                           compare(Predicate::eq, divisor, constant(-1)));
  Value safe =
      arith::SelectOp::create(builder, isTrivial, constant(1), divisor);
  Value truncated = arith::RemSIOp::create(builder, dividend, safe);
  Value signs = arith::XOrIOp::create(builder, truncated, safe);
  Value differsInSign = compare(Predicate::slt, signs, zero);
  Value isInexact = compare(Predicate::ne, truncated, zero);
  Value isOff = arith::AndIOp::create(builder, isInexact, differsInSign);
  Value floored = arith::AddIOp::create(builder, truncated, safe);
  return arith::SelectOp::create(builder, isOff, floored, truncated);
}

static void importRemainder(ChainImporter &importer) {
  Value next =
      createFromIntegers(importer, importer.getScalar(0), importer.getScalar(1),
                         [](ImplicitLocOpBuilder &builder, ValueRange x) {
                           return createRemainder(builder, x[0], x[1]);
                         });
  importer.writeState(0, 0, next);
}

static void importEqual(ChainImporter &importer) {
  Value flag = createFromIntegers(
      importer, importer.createEmpty(importer.getResultType()),
      {importer.getScalar(0), importer.getScalar(1)},
      [](ImplicitLocOpBuilder &builder, ValueRange x) {
        return arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, x[1],
                                     x[2]);
      });
  importer.setResult(flag);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral scaleAttributes[] = {"bias", "bias_after_scale"};
static constexpr StringLiteral clipByNormAttributes[] = {"max_norm"};
static constexpr StringLiteral lossScalingAttributes[] = {
    "incr_every_n_steps", "decr_every_n_nan_or_inf", "incr_ratio",
    "decr_ratio"};
static constexpr StringLiteral stackAttributes[] = {"axis"};
static constexpr StringLiteral sumAttributes[] = {"dtype", "keepdim"};
static constexpr StringLiteral castAttributes[] = {"dtype"};
static constexpr StringLiteral copyAttributes[] = {"dst_place_type"};
static constexpr StringLiteral fillAttributes[] = {"value", "shape", "dtype",
                                                   "place"};
static constexpr StringLiteral incrementAttributes[] = {"value"};

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
    {"pd_op.check_finite_and_unscale_",
     Form::List,
     {},
     describeUnscale,
     importUnscale},
    {"pd_op.update_loss_scaling_", Form::List, lossScalingAttributes,
     describeLossScaling, importLossScaling},
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
    {"pd_op.add_",
     Form::Gradient,
     {},
     describeAccumulation,
     importAccumulation},
    {"pd_op.scale_", Form::Gradient, scaleAttributes, describeScaleInPlace,
     importScaleInPlace},
    {"pd_op.full_", Form::Gradient, fillAttributes, describeFill, importFill},
    {"pd_op.increment_", Form::Scalar, incrementAttributes, describeIncrement,
     importIncrement},
    {"pd_op.remainder_", Form::Scalar, {}, describeCounter<2>, importRemainder},
    {"pd_op.equal", Form::Scalar, {}, describeComparison, importEqual},
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
