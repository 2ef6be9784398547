//===- AccumulationOps.cpp - Gradients of several steps --------*- C++ -*-===//
//
// The ops with which gradients are accumulated in variables, and the counters
// that say when these are used.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

using Form = ChainKind::Form;
using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

/// A variable of a type that the framework computes in, which the op
/// overwrites.
static bool describeOverwritten(const PirOp &op, const PirValues &values,
                                ChainOp &chain) {
  if (op.operands.empty() || op.results.size() != 1)
    return false;
  TensorKey key = values.resolve(op.operands[0]);
  chain.tensors = {key};
  RankedTensorType type = getTensor(values, key);
  return values.isVariable(key) && isComputed(type) &&
         type == getResult(op, values);
}

/// The sum of such a variable and a gradient of its type.
static bool describeAccumulation(const PirOp &op, const PirValues &values,
                                 ChainOp &chain) {
  if (op.operands.size() != 2 || !describeOverwritten(op, values, chain))
    return false;
  chain.tensors.push_back(values.resolve(op.operands[1]));
  return getTensor(values, chain.tensors[0]) ==
         getTensor(values, chain.tensors[1]);
}

/// Such a variable, and a scalar, which the framework converts.
static bool describeScaleInPlace(const PirOp &op, const PirValues &values,
                                 ChainOp &chain) {
  MLIRContext *context = values.getContext();
  if (op.operands.size() != 2 || !describeOverwritten(op, values, chain))
    return false;
  chain.scalars = {values.resolve(op.operands[1])};
  RankedTensorType scale = getTensor(values, chain.scalars[0]);
  return isComputed(scale) && scale.getNumElements() == 1 &&
         getAttribute<FloatAttr>(op, "bias", context) &&
         getAttribute<BoolAttr>(op, "bias_after_scale", context);
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
  return describeIntegers<count>(op, values, chain) &&
         values.isVariable(chain.scalars[0]) &&
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
// Accumulation
//===----------------------------------------------------------------------===//

/// Gives the variable that is the first gradient new elements, computed from
/// its old ones, from other gradients and from the scalars.
static void importOverwritten(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  constexpr auto form = StructuredOperands::Form::Foreach;
  StructuredOperands operands(importer.getBuilder(), form, 1);
  SmallVector<Value> gradients = importer.getTensors();
  SmallVector<Handle> handles = {operands.addOut(gradients[0])};
  for (Value other : ArrayRef(gradients).drop_front())
    handles.push_back(operands.addIn(other));
  for (unsigned index = 0; index < importer.getNumScalars(); ++index)
    handles.push_back(addScalar(importer, operands, form, index));
  auto type = cast<FloatType>(getStreamElementType(gradients[0].getType()));
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
  importOverwritten(importer, [](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return arithmetic.add(x[0], x[1]);
  });
}

static void importScaleInPlace(ChainImporter &importer) {
  importOverwritten(importer, [&](Arithmetic &arithmetic, ArrayRef<Value> x) {
    return createScaled(importer, arithmetic, x[0], x[1]);
  });
}

static void importFill(ChainImporter &importer) {
  importOverwritten(importer, [&](Arithmetic &arithmetic, ArrayRef<Value>) {
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
  Value isMinusOne = compare(Predicate::eq, divisor, constant(-1));
  Value isZero = compare(Predicate::eq, divisor, zero);
  Value isTrivial = arith::OrIOp::create(builder, isZero, isMinusOne);
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
  Value x = importer.getScalar(0), y = importer.getScalar(1);
  Value out = importer.createEmpty(importer.getResultType());
  Value flag = createFromIntegers(
      importer, out, {x, y}, [](ImplicitLocOpBuilder &builder, ValueRange x) {
        return arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, x[1],
                                     x[2]);
      });
  importer.setResult(flag);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr StringLiteral scaleAttributes[] = {"bias", "bias_after_scale"};
static constexpr StringLiteral fillAttributes[] = {"value", "shape", "dtype",
                                                   "place"};
static constexpr StringLiteral incrementAttributes[] = {"value"};

static const ChainKind accumulationKinds[] = {
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

ArrayRef<ChainKind> stepfold::pir::getAccumulationKinds() {
  return accumulationKinds;
}
