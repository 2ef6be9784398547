//===- Generalize.cpp - Building blocks of generalizations ----------------===//

#include "stepfold/IR/Generalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <limits>

using namespace mlir;
using namespace mlir::optim;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static APFloat roundTo(double value, FloatType type) {
  APFloat result(value);
  bool losesInfo;
  result.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return result;
}

Value Arithmetic::constant(double value) {
  return arith::ConstantOp::create(builder,
                                   FloatAttr::get(type, roundTo(value, type)));
}

Value Arithmetic::convert(Value value, Type to) {
  unsigned fromWidth = value.getType().getIntOrFloatBitWidth();
  unsigned toWidth = to.getIntOrFloatBitWidth();
  if (value.getType() == to)
    return value;
  if (fromWidth < toWidth)
    return arith::ExtFOp::create(builder, to, value);
  return arith::TruncFOp::create(builder, to, value);
}

Value Arithmetic::add(Value a, Value b) {
  return arith::AddFOp::create(builder, a, b);
}
Value Arithmetic::sub(Value a, Value b) {
  return arith::SubFOp::create(builder, a, b);
}
Value Arithmetic::mul(Value a, Value b) {
  return arith::MulFOp::create(builder, a, b);
}
Value Arithmetic::div(Value a, Value b) {
  return arith::DivFOp::create(builder, a, b);
}
Value Arithmetic::neg(Value a) { return arith::NegFOp::create(builder, a); }
Value Arithmetic::abs(Value a) { return math::AbsFOp::create(builder, a); }
Value Arithmetic::sqrt(Value a) { return math::SqrtOp::create(builder, a); }
Value Arithmetic::fma(Value a, Value b, Value c) {
  return math::FmaOp::create(builder, a, b, c);
}
Value Arithmetic::less(Value a, Value b) {
  return arith::CmpFOp::create(builder, arith::CmpFPredicate::OLT, a, b);
}
Value Arithmetic::lessOrEqual(Value a, Value b) {
  return arith::CmpFOp::create(builder, arith::CmpFPredicate::OLE, a, b);
}
Value Arithmetic::isPositive(Value a) { return less(constant(0.0), a); }
Value Arithmetic::isNonZero(Value a) {
  return arith::CmpFOp::create(builder, arith::CmpFPredicate::UNE, a,
                               constant(0.0));
}
Value Arithmetic::isNan(Value a) {
  return arith::CmpFOp::create(builder, arith::CmpFPredicate::UNO, a, a);
}
Value Arithmetic::isFinite(Value a) {
  Value infinity = constant(std::numeric_limits<double>::infinity());
  return less(abs(a), infinity);
}
Value Arithmetic::both(Value a, Value b) {
  return arith::AndIOp::create(builder, a, b);
}
Value Arithmetic::either(Value a, Value b) {
  return arith::OrIOp::create(builder, a, b);
}
Value Arithmetic::select(Value condition, Value a, Value b) {
  return arith::SelectOp::create(builder, condition, a, b);
}

//===----------------------------------------------------------------------===//
// Structured operands
//===----------------------------------------------------------------------===//

Value mlir::optim::createVector(ImplicitLocOpBuilder &builder, int64_t size,
                                Type type) {
  return tensor::EmptyOp::create(builder, ArrayRef<int64_t>{size}, type);
}

using Handle = StructuredOperands::Handle;

Handle StructuredOperands::addOut(ValueRange stream) {
  outs.emplace_back(stream);
  return {Handle::Out, static_cast<unsigned>(outs.size() - 1)};
}

Handle StructuredOperands::addIn(ValueRange stream) {
  ins.emplace_back(stream);
  return {Handle::In, static_cast<unsigned>(ins.size() - 1)};
}

Handle StructuredOperands::addGradients(OptimizerOpInterface op) {
  Handle handle = addIn(op.getStream("grads"));
  handle.isNegated = op->hasAttr("maximize");
  return handle;
}

Handle StructuredOperands::addScalar(Value value) {
  scalars.push_back(value);
  return {Handle::Scalar, static_cast<unsigned>(scalars.size() - 1)};
}

Handle StructuredOperands::addVectorOrScalar(Value value) {
  bool isScalar = hasOneElement(value.getType()) && numParameters != 1;
  if (!isScalar && form == Form::ForeachParameter)
    return addIn(value);
  bool isVector = cast<ShapedType>(value.getType()).getRank() == 1;
  if (!isScalar && isVector) {
    perParameter.push_back(value);
    return {Handle::PerParameter,
            static_cast<unsigned>(perParameter.size() - 1)};
  }
  return addScalar(value);
}

Handle StructuredOperands::addOneElementStream(ValueRange stream) {
  if (stream.size() == 1)
    return addVectorOrScalar(stream[0]);
  if (form == Form::ForeachParameter)
    return addIn(stream);
  // Elements of a list reach an elementwise region as a vector.
  auto type = cast<FloatType>(getStreamElementType(stream[0].getType()));
  StructuredOperands gather(builder, Form::ForeachParameter, stream.size());
  gather.addOut(createVector(builder, stream.size(), type));
  Handle element = gather.addIn(stream);
  StructuredOpInterface op =
      gather.create(type, [&](Arithmetic &, const Arguments &arguments) {
        return SmallVector<Value>{arguments[element]};
      });
  return addVectorOrScalar(op->getResult(0));
}

Handle StructuredOperands::addSetting(ArrayRef<double> values, FloatType type) {
  if (llvm::all_equal(values))
    return {Handle::Constant, 0, values.front()};
  SmallVector<APFloat> rounded;
  for (double value : values)
    rounded.push_back(roundTo(value, type));
  auto vectorType =
      RankedTensorType::get({static_cast<int64_t>(values.size())}, type);
  return addVectorOrScalar(arith::ConstantOp::create(
      builder, DenseElementsAttr::get(vectorType, rounded)));
}

Value StructuredOperands::Arguments::raw(Handle handle) const {
  size_t index = handle.index;
  if (handle.kind != Handle::Out && operands.form != Form::Reduce)
    index += operands.outs.size();
  if (handle.kind == Handle::PerParameter || handle.kind == Handle::Scalar)
    index += operands.ins.size();
  if (handle.kind == Handle::Scalar)
    index += operands.perParameter.size();
  return arguments[index];
}

Value StructuredOperands::Arguments::operator[](Handle handle) const {
  if (handle.kind == Handle::Constant)
    return arithmetic.constant(handle.value);
  Value value = arithmetic.in(raw(handle));
  return handle.isNegated ? arithmetic.neg(value) : value;
}

StructuredOpInterface StructuredOperands::create(FloatType type, Body body) {
  SmallVector<ValueRange> outRanges(outs.begin(), outs.end());
  SmallVector<ValueRange> inRanges(ins.begin(), ins.end());
  auto build = [&](ImplicitLocOpBuilder &bodyBuilder, ValueRange arguments) {
    Arithmetic arithmetic(bodyBuilder, type);
    return body(arithmetic, Arguments(*this, arithmetic, arguments));
  };
  switch (form) {
  case Form::Foreach:
    return ForeachOp::create(builder, outRanges, inRanges, perParameter,
                             scalars, build);
  case Form::Reduce:
    return ReduceOp::create(builder, outRanges, inRanges, perParameter, scalars,
                            build);
  case Form::ForeachParameter:
    return ForeachParameterOp::create(builder, outRanges, inRanges,
                                      perParameter, scalars, build);
  }
  llvm_unreachable("unknown form");
}

//===----------------------------------------------------------------------===//
// Updated streams
//===----------------------------------------------------------------------===//

UpdatedStreams::UpdatedStreams(StructuredOperands &operands, ValueRange params,
                               ArrayRef<ValueRange> stateStreams,
                               ValueRange masters)
    : parameter(operands.addOut(params)) {
  for (ValueRange state : stateStreams)
    states.push_back(operands.addOut(state));
  if (!masters.empty())
    master = operands.addOut(masters);
}

SmallVector<Value>
UpdatedStreams::yield(Arithmetic &arithmetic,
                      const StructuredOperands::Arguments &arguments,
                      Value newParameter, ArrayRef<Value> newStates) const {
  Type storage = arguments.raw(parameter).getType();
  SmallVector<Value> yielded = {arithmetic.out(newParameter, storage)};
  llvm::append_range(yielded, newStates);
  if (master)
    yielded.push_back(newParameter);
  return yielded;
}
