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
Value Arithmetic::pow(Value base, Value exponent) {
  return PowOp::create(builder, base, exponent);
}
Value Arithmetic::fma(Value a, Value b, Value c) {
  return math::FmaOp::create(builder, a, b, c);
}

Value Arithmetic::polynomial(Value argument, ArrayRef<double> coefficients) {
  Value result = constant(coefficients.back());
  for (double coefficient : llvm::reverse(coefficients.drop_back()))
    result = fma(result, argument, constant(coefficient));
  return result;
}

// The Taylor coefficients, (-1)^i pi^k / k! rounded to f64, with k = 2i for the
// cosine and 2i + 1 for the sine. The error of the truncation is below 1e-17.

Value Arithmetic::cosPi(Value a) {
  static constexpr double coefficients[] = {
      0x1.0000000000000p+0,  -0x1.3bd3cc9be45dep+2,  0x1.03c1f081b5ac4p+2,
      -0x1.55d3c7e3cbffap+0, 0x1.e1f506891babbp-3,   -0x1.a6d1f2a204a8cp-6,
      0x1.f9d38a3763cc3p-10, -0x1.b6e24f44b128fp-14, 0x1.20c62c2f2d7f5p-18};
  return polynomial(mul(a, a), coefficients);
}
Value Arithmetic::sinPi(Value a) {
  static constexpr double coefficients[] = {
      0x1.921fb54442d18p+1,  -0x1.4abbce625be53p+2,  0x1.466bc6775aae2p+1,
      -0x1.32d2cce62bd86p-1, 0x1.50783487ee782p-4,   -0x1.e3074fde8871fp-8,
      0x1.e8f434d018d63p-12, -0x1.6fadb9f155744p-16, 0x1.aaec32af93359p-21};
  return mul(a, polynomial(mul(a, a), coefficients));
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

Handle StructuredOperands::addSetting(OptimizerOpInterface op, StringRef name,
                                      FloatType type) {
  if (OperandRange stream = op.getStream(name); !stream.empty())
    return addOneElementStream(stream);
  SmallVector<double> values = op.getNumbers(name);
  if (llvm::all_equal(values))
    return {Handle::Constant, 0, values.front()};
  if (!type)
    type = op.getComputeType();
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

Value StructuredOperands::Arguments::in(FloatType type, Handle handle) const {
  Arithmetic inType = arithmetic.inType(type);
  if (handle.kind == Handle::Constant)
    return inType.constant(handle.value);
  Value value = inType.in(raw(handle));
  return handle.isNegated ? inType.neg(value) : value;
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
  for (auto [state, value] : llvm::zip_equal(states, newStates))
    yielded.push_back(arithmetic.out(value, arguments.raw(state).getType()));
  if (master)
    yielded.push_back(newParameter);
  return yielded;
}
