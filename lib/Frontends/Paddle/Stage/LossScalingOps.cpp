//===- LossScalingOps.cpp - Unscaling, and the search for inf --*- C++ -*-===//
//
// Gradients are unscaled and searched for infinities in lists, one for each of
// their types; what is found decides on the scale and on whether updates are
// skipped.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
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

/// Gradients of one element type, in a list.
static bool describeList(const PirOp &op, const PirValues &values,
                         ChainOp &chain) {
  RankedTensorType first;
  for (TensorKey key : values.resolveList(op.operands[0])) {
    RankedTensorType type = getTensor(values, key);
    first = first ? first : type;
    if (!isFloat(type) || type.getElementType() != first.getElementType())
      return false;
    chain.tensors.push_back(key);
  }
  return !chain.tensors.empty() &&
         values.resolveList(op.results[0].id).size() == chain.tensors.size();
}

static bool describeUnscale(const PirOp &op, const PirValues &values,
                            ChainOp &chain) {
  if (op.operands.size() != 2 || op.results.size() != 2 ||
      !describeList(op, values, chain))
    return false;
  chain.scalars = {values.resolve(op.operands[1])};
  Type element = getTensor(values, chain.tensors[0]).getElementType();
  return isOne(getTensor(values, chain.scalars[0]), getComputeType(element)) &&
         isFlag(getResult(op, values, 1));
}

/// Checks that operands 2 to 4 are state: the scale and two counters. If the op
/// leaves the state alone, they may be results of ops in place on it.
static bool hasState(const PirOp &op, const PirValues &values,
                     bool isLeftAlone) {
  MLIRContext *context = values.getContext();
  for (unsigned index = 2; index < 5; ++index) {
    ValueId id = op.operands[index];
    ValueId variable = isLeftAlone ? values.getVariable(id) : id;
    Type element = index == 2 ? Type(Float32Type::get(context))
                              : Type(IntegerType::get(context, 32));
    if (!values.isVariable({variable, 0}) ||
        !isOne(getTensor(values, {id, 0}), element))
      return false;
  }
  return true;
}

/// Returns the value of the last operand, which must be a constant. It is true
/// if the op leaves the state alone.
static std::optional<bool> getStopsUpdate(const PirOp &op,
                                          const PirValues &values) {
  DenseElementsAttr stop = values.getFull(op.operands.back());
  if (!stop || !stop.getElementType().isInteger(1) ||
      stop.getNumElements() != 1)
    return std::nullopt;
  return stop.getSplatValue<bool>();
}

static bool describeLossScaling(const PirOp &op, const PirValues &values,
                                ChainOp &chain) {
  if (op.operands.size() != 6 || op.results.size() != 4 ||
      !describeList(op, values, chain))
    return false;
  MLIRContext *context = values.getContext();
  chain.scalars = {values.resolve(op.operands[1])};
  std::optional<bool> stops = getStopsUpdate(op, values);
  return stops && hasState(op, values, *stops) &&
         isFlag(getTensor(values, chain.scalars[0])) &&
         getAttribute<IntegerAttr>(op, "incr_every_n_steps", context) &&
         getAttribute<IntegerAttr>(op, "decr_every_n_nan_or_inf", context) &&
         getAttribute<FloatAttr>(op, "incr_ratio", context) &&
         getAttribute<FloatAttr>(op, "decr_ratio", context);
}

/// Flags in a list, one behind another.
static bool describeConcat(const PirOp &op, const PirValues &values,
                           ChainOp &chain) {
  if (op.operands.size() != 2 || !values.getFull(op.operands[1]))
    return false;
  for (TensorKey key : values.resolveList(op.operands[0])) {
    chain.scalars.push_back(key);
    if (!isFlag(getTensor(values, key)))
      return false;
  }
  int64_t size = chain.scalars.size();
  RankedTensorType result = getResult(op, values);
  return size > 0 && result && result.getElementType().isInteger(1) &&
         result.getShape() == ArrayRef<int64_t>(size);
}

/// Describes an op that computes if one of concatenated flags is set. The first
/// scalar is all of them, the others are the flags.
static bool describeAny(const PirOp &op, const PirValues &values,
                        ChainOp &chain) {
  if (op.operands.size() != 1 || !isFlag(getResult(op, values)))
    return false;
  const PirOp *concat = values.getDefiningOp(op.operands[0]);
  if (!concat || concat->name != "pd_op.concat" || concat->operands.empty())
    return false;
  chain.scalars = {values.resolve(op.operands[0])};
  llvm::append_range(chain.scalars, values.resolveList(concat->operands[0]));
  return true;
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

/// Creates a tensor of one flag, which is true if an element of any gradient is
/// infinite or NaN: the number of such elements of each gradient, added up, is
/// not 0.
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
                    Value isFinite = arithmetic.isFinite(arguments[in]);
                    Value zero = arithmetic.constant(0.0);
                    Value one = arithmetic.constant(1.0);
                    return SmallVector<Value>{
                        arithmetic.select(isFinite, zero, one)};
                  })
          ->getResult(0);
  auto scalarType = RankedTensorType::get({1}, type);
  Value count = ReduceParametersOp::create(
                    builder, importer.createEmpty(scalarType), counts)
                    .getResult();
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
  SmallVector<Value> gradients = importer.getTensors();
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
  importer.setResult(createFoundInfinite(importer, unscaled), 1);
  importer.setGradients(unscaled);
}

namespace {
/// The scale, the counter of good steps, and that of bad steps.
struct LossScalingState {
  Value scale, good, bad;
};
} // namespace

/// Computes the state after a step, in a region.
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
  ResultRange gradients = importEachGradient(
      importer, importer.getTensors(), found,
      [](Arithmetic &arithmetic, Value gradient, Value isFound) {
        return arithmetic.select(isFound, arithmetic.constant(0.0), gradient);
      });
  constexpr unsigned scale = 2, good = 3, bad = 4;
  if (*getStopsUpdate(importer.getOp(), importer.getValues())) {
    for (unsigned operand : {scale, good, bad})
      importer.keepState(operand, operand - 1);
    return importer.setGradients(gradients);
  }
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
  importer.setGradients(gradients);
}

/// Only pd_op.any reads more than one flag, and it reads each by itself.
static void importConcat(ChainImporter &importer) {
  if (importer.getNumScalars() == 1)
    importer.setResult(importer.getScalar(0));
}

static void importAny(ChainImporter &importer) {
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::ForeachParameter, 1);
  operands.addOut(importer.createEmpty(importer.getResultType()));
  SmallVector<Handle> flags;
  for (unsigned index = 1; index < importer.getNumScalars(); ++index)
    flags.push_back(operands.addIn(importer.getScalar(index)));
  StructuredOpInterface created =
      operands.create(importer.getBuilder().getF32Type(),
                      [&](Arithmetic &arithmetic, const Arguments &arguments) {
                        Value isAny = arguments.raw(flags[0]);
                        for (Handle flag : ArrayRef(flags).drop_front())
                          isAny = arithmetic.either(isAny, arguments.raw(flag));
                        return SmallVector<Value>{isAny};
                      });
  importer.setResult(created->getResult(0));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral lossScalingAttributes[] = {
    "incr_every_n_steps", "decr_every_n_nan_or_inf", "incr_ratio",
    "decr_ratio"};
static constexpr StringLiteral anyAttributes[] = {"axis", "keepdim"};

static const ChainKind lossScalingKinds[] = {
    {"pd_op.check_finite_and_unscale_",
     Form::List,
     {},
     describeUnscale,
     importUnscale},
    {"pd_op.update_loss_scaling_", Form::List, lossScalingAttributes,
     describeLossScaling, importLossScaling},
    {"pd_op.concat", Form::Scalar, {}, describeConcat, importConcat},
    {"pd_op.any", Form::Scalar, anyAttributes, describeAny, importAny},
};

ArrayRef<ChainKind> stepfold::pir::getLossScalingKinds() {
  return lossScalingKinds;
}
