//===- ExpandConversions.cpp - Between f64 and 16 bits --------------------===//
//
// Rounding twice to nearest is not rounding once. It is if the first result
// keeps, in its last bit, that something was cut off: round to odd takes the
// neighbour whose last bit is set (S. Boldo, G. Melquiond, "When double
// rounding is odd", 2005). f32 has the two bits more than f16 and bf16 that
// this needs, among their subnormals too.
//
//===----------------------------------------------------------------------===//

#include "ExpandConversions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

/// `type`, or a vector of it where `like` is a vector.
static Type getTypeLike(Type like, Type type) {
  auto vector = dyn_cast<VectorType>(like);
  return vector ? vector.clone(type) : type;
}

/// `value`, of f64, as f32, rounded to odd.
static Value roundToOdd(ImplicitLocOpBuilder &builder, Value value) {
  Type floatType = getTypeLike(value.getType(), builder.getF32Type());
  Type intType = getTypeLike(value.getType(), builder.getI32Type());
  Value nearest = arith::TruncFOp::create(builder, floatType, value);
  Value back = arith::ExtFOp::create(builder, value.getType(), nearest);
  // False for a NaN, which stays as it is.
  Value isInexact =
      arith::CmpFOp::create(builder, arith::CmpFPredicate::ONE, back, value);
  Value isAway = arith::CmpFOp::create(builder, arith::CmpFPredicate::OGT,
                                       math::AbsFOp::create(builder, back),
                                       math::AbsFOp::create(builder, value));
  Value bits = arith::BitcastOp::create(builder, intType, nearest);
  Value towardZero = arith::SubIOp::create(
      builder, bits, arith::ExtUIOp::create(builder, intType, isAway));
  Value one = arith::ConstantOp::create(builder, builder.getOneAttr(intType));
  Value odd = arith::OrIOp::create(builder, towardZero, one);
  Value result = arith::SelectOp::create(builder, isInexact, odd, bits);
  return arith::BitcastOp::create(builder, floatType, result);
}

static bool isF64(Value value) {
  return getElementTypeOrSelf(value.getType()).isF64();
}

void stepfold::expandConversions(Operation *root) {
  root->walk([](arith::TruncFOp op) {
    if (!isF64(op.getIn()) ||
        getElementTypeOrSelf(op.getType()).getIntOrFloatBitWidth() != 16)
      return;
    ImplicitLocOpBuilder builder(op.getLoc(), op);
    op.getInMutable().assign(roundToOdd(builder, op.getIn()));
  });
  root->walk([](arith::ExtFOp op) {
    if (!isF64(op.getOut()) || !getElementTypeOrSelf(op.getIn()).isBF16())
      return;
    ImplicitLocOpBuilder builder(op.getLoc(), op);
    Type type = getTypeLike(op.getType(), builder.getF32Type());
    op.getInMutable().assign(arith::ExtFOp::create(builder, type, op.getIn()));
  });
}
