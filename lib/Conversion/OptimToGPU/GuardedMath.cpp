//===- GuardedMath.cpp - Quotients and roots without branches -------------===//

#include "GuardedMath.h"
#include "ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace stepfold;

/// A number, or a vector of it.
static Value createFloat(ImplicitLocOpBuilder &builder, Type type,
                         double value) {
  Attribute number = builder.getFloatAttr(getElementTypeOrSelf(type), value);
  if (auto vectorType = dyn_cast<VectorType>(type))
    number = DenseElementsAttr::get(vectorType, number);
  return arith::ConstantOp::create(builder, cast<TypedAttr>(number));
}

static Value createFMA(ImplicitLocOpBuilder &builder, Value a, Value b,
                       Value c) {
  return math::FmaOp::create(builder, a, b, c);
}

Value GuardedMath::emit(ImplicitLocOpBuilder &builder, Operation *op) {
  if (!getElementTypeOrSelf(op->getResult(0).getType()).isF32())
    return nullptr;
  if (isa<arith::DivFOp>(op))
    return emitQuotient(builder, op->getOperand(0), op->getOperand(1));
  if (isa<math::SqrtOp>(op))
    return emitRoot(builder, op->getOperand(0));
  return nullptr;
}

/// Returns the scalar that all elements of `value` are, or null.
static Value getShared(Value value) {
  if (!isa<VectorType>(value.getType()))
    return value;
  auto broadcast = value.getDefiningOp<vector::BroadcastOp>();
  return broadcast && !isa<VectorType>(broadcast.getSourceType())
             ? broadcast.getSource()
             : Value();
}

/// Emits a reciprocal: an approximation, and a step of Newton's iteration. The
/// approximation is 0 where it would be subnormal, which the tests rely on.
static Value emitReciprocal(ImplicitLocOpBuilder &builder, Value value) {
  Value near = callIntrinsic(builder, "llvm.nvvm.rcp.approx.ftz.f", value);
  Value error = createFMA(builder, arith::NegFOp::create(builder, value), near,
                          createFloat(builder, near.getType(), 1));
  return createFMA(builder, near, error, near);
}

/// Returns `result` if the magnitude of `value` is from 2^`low` to 2^`high`,
/// and NaN otherwise.
static Value selectIfInRange(ImplicitLocOpBuilder &builder, Value value,
                             int low, int high, Value result) {
  Type type = value.getType();
  Value magnitude = math::AbsFOp::create(builder, value);
  auto test = [&](arith::CmpFPredicate predicate, int exponent) -> Value {
    return arith::CmpFOp::create(
        builder, predicate, magnitude,
        createFloat(builder, type, std::ldexp(1.0, exponent)));
  };
  Value isInRange =
      arith::AndIOp::create(builder, test(arith::CmpFPredicate::OGE, low),
                            test(arith::CmpFPredicate::OLE, high));
  return arith::SelectOp::create(
      builder, isInRange, result,
      createFloat(builder, type, std::numeric_limits<double>::quiet_NaN()));
}

/// The sequence is that of the device (docs/numerics.md says where it is
/// exact). The remainder has no bits below 2^-149 if the dividend is at least
/// 2^-100. Divisors that are 0, subnormal or infinite, and quotients that
/// overflow on the way, give NaN or 0. A root is from 2^-50 to 2^64. Thus the
/// quotients of roots by one divisor are in range if that is, which is tested
/// along with the root.
Value GuardedMath::emitQuotient(ImplicitLocOpBuilder &builder, Value dividend,
                                Value divisor) {
  Value shared = getShared(divisor);
  Value reciprocal = emitReciprocal(builder, shared ? shared : divisor);
  if (shared && shared != divisor)
    reciprocal =
        vector::BroadcastOp::create(builder, divisor.getType(), reciprocal);
  Value near = arith::MulFOp::create(builder, dividend, reciprocal);
  Value remainder = createFMA(builder, arith::NegFOp::create(builder, divisor),
                              near, dividend);
  Value quotient = createFMA(builder, reciprocal, remainder, near);
  auto root = roots.find(dividend);
  bool isRoot = root != roots.end();
  if (!isRoot)
    require(builder, dividend, -100);
  if (isRoot && shared) {
    Value &least = tests[root->second].least;
    least = selectIfInRange(builder, shared, -60, 60, least);
  } else {
    require(builder, quotient, -125);
  }
  return quotient;
}

/// The difference of the value and the first root's square has no bits below
/// 2^-149 if the root is at least 2^-50. Values that are 0, subnormal, negative
/// or infinite give NaN: the reciprocal of the root of a negative subnormal
/// value is -infinity, of which the magnitude is taken.
Value GuardedMath::emitRoot(ImplicitLocOpBuilder &builder, Value value) {
  Value reciprocal =
      callIntrinsic(builder, "llvm.nvvm.rsqrt.approx.ftz.f", value);
  Value near = arith::MulFOp::create(builder, value, reciprocal);
  Value half =
      arith::MulFOp::create(builder, math::AbsFOp::create(builder, reciprocal),
                            createFloat(builder, value.getType(), 0.5));
  Value difference =
      createFMA(builder, arith::NegFOp::create(builder, near), near, value);
  Value root = createFMA(builder, difference, half, near);
  roots[root] = tests.size();
  require(builder, root, -50);
  return root;
}

void GuardedMath::require(ImplicitLocOpBuilder &builder, Value value,
                          int exponent) {
  tests.push_back(
      {value, createFloat(builder, getElementTypeOrSelf(value.getType()),
                          std::ldexp(1.0, exponent))});
}

Value GuardedMath::emitCondition(ImplicitLocOpBuilder &builder) const {
  Value all;
  auto add = [&](Value condition) {
    all = all ? arith::AndIOp::create(builder, all, condition) : condition;
  };
  for (auto [value, least] : tests) {
    auto type = dyn_cast<VectorType>(value.getType());
    Value condition = arith::CmpFOp::create(
        builder, arith::CmpFPredicate::OGE,
        math::AbsFOp::create(builder, value),
        type ? vector::BroadcastOp::create(builder, type, least) : least);
    for (int64_t i = 0; type && i < type.getNumElements(); ++i)
      add(vector::ExtractOp::create(builder, condition, ArrayRef<int64_t>{i}));
    if (!type)
      add(condition);
  }
  return all;
}
