//===- ElementArithmetic.cpp - The framework's arithmetic ------*- C++ -*-===//
//
// Each method of `Arithmetic` rounds once, as the framework's op does.
//
//===----------------------------------------------------------------------===//

#include "ElementArithmetic.h"

using namespace mlir;
using namespace stepfold::pir;

Value framework::addAll(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value sum = x[0];
  for (Value next : x.drop_front())
    sum = arithmetic.add(sum, next);
  return sum;
}
Value framework::subtract(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.sub(x[0], x[1]);
}
Value framework::multiply(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.mul(x[0], x[1]);
}
Value framework::divide(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.div(x[0], x[1]);
}

Value framework::maximum(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value isBeyond = arithmetic.less(x[1], x[0]);
  Value isNan = arithmetic.isNan(x[0]);
  return arithmetic.select(arithmetic.either(isBeyond, isNan), x[0], x[1]);
}
Value framework::minimum(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value isBeyond = arithmetic.less(x[0], x[1]);
  Value isNan = arithmetic.isNan(x[0]);
  return arithmetic.select(arithmetic.either(isBeyond, isNan), x[0], x[1]);
}

Value framework::clip(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value isAbove = arithmetic.less(x[2], x[0]);
  Value upper = arithmetic.select(isAbove, x[2], x[0]);
  Value isBelow = arithmetic.less(x[0], x[1]);
  return arithmetic.select(isBelow, x[1], upper);
}

Value framework::keep(Arithmetic &, ArrayRef<Value> x) { return x[0]; }
Value framework::squareRoot(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.sqrt(x[0]);
}
Value framework::absolute(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.abs(x[0]);
}
Value framework::square(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.mul(x[0], x[0]);
}
Value framework::reciprocal(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.div(arithmetic.constant(1.0), x[0]);
}

Value framework::sign(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value zero = arithmetic.constant(0.0);
  Value minusOne = arithmetic.constant(-1.0);
  Value isNegative = arithmetic.less(x[0], zero);
  Value result = arithmetic.select(isNegative, minusOne, zero);
  Value one = arithmetic.constant(1.0);
  Value isPositive = arithmetic.less(zero, x[0]);
  result = arithmetic.select(isPositive, one, result);
  return arithmetic.select(arithmetic.isNan(x[0]), x[0], result);
}

Value framework::relu(Arithmetic &arithmetic, ArrayRef<Value> x) {
  Value zero = arithmetic.constant(0.0);
  return arithmetic.select(arithmetic.less(zero, x[0]), x[0], zero);
}

Value framework::lessThan(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.less(x[0], x[1]);
}
Value framework::lessEqual(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.lessOrEqual(x[0], x[1]);
}
Value framework::greaterThan(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.less(x[1], x[0]);
}
Value framework::greaterEqual(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.lessOrEqual(x[1], x[0]);
}
Value framework::logicalAnd(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.both(x[0], x[1]);
}
Value framework::logicalOr(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.either(x[0], x[1]);
}
Value framework::where(Arithmetic &arithmetic, ArrayRef<Value> x) {
  return arithmetic.select(x[0], x[1], x[2]);
}
