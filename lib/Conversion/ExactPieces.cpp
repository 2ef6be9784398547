//===- ExactPieces.cpp - Exact sums by pieces of numbers ------------------===//

#include "ExactPieces.h"
#include "KernelBody.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Fields of the format f32.
static constexpr int64_t kFractionBits = 23, kMaxExponent = 255;
static constexpr int64_t kFraction = (int64_t(1) << kFractionBits) - 1;

static Value shiftLeft(ImplicitLocOpBuilder &builder, Value value,
                       Value amount) {
  return arith::ShLIOp::create(builder, value, amount);
}
static Value shiftRight(ImplicitLocOpBuilder &builder, Value value,
                        int64_t amount) {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  return arith::ShRUIOp::create(builder, value,
                                createInt(builder, width, amount));
}
static Value bitAnd(ImplicitLocOpBuilder &builder, Value value, int64_t mask) {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  return arith::AndIOp::create(builder, value, createInt(builder, width, mask));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The place of a unit is its binary exponent above that of what bin 0 counts.
/// Numbers with exponent field f are less than 2^(f - 126). The first unit is
/// 2^-22 of that, so that a first piece has 22 bits and a sign. The last is not
/// below what bin 0 counts.
static constexpr int64_t kPlaceAboveField =
    -126 - (kPieceBits - 1) - kExactUnit;
/// The exponent field of 2^23 units, above the place of the unit.
static constexpr int64_t kFieldAbovePlace = kExactUnit + kPieceBits + 127;

ExactWindow::ExactWindow(ImplicitLocOpBuilder &builder, Value top,
                         unsigned numUnits) {
  Value place = addInt(builder, shiftRight(builder, top, kFractionBits),
                       kPlaceAboveField);
  int64_t least = kPieceBits * (numUnits - 1);
  Value firstPlace =
      arith::MaxUIOp::create(builder, place, createInt(builder, 32, least));
  for (unsigned unit = 0; unit < numUnits; ++unit) {
    Value field = addInt(builder, firstPlace,
                         kFieldAbovePlace - kPieceBits * int64_t(unit));
    shifters.push_back(arith::OrIOp::create(
        builder,
        shiftLeft(builder, field, createInt(builder, 32, kFractionBits)),
        createInt(builder, 32, int64_t(1) << (kFractionBits - 1))));
  }
}

/// Returns the exponent field of 2^23 first units.
static Value getFirstField(ImplicitLocOpBuilder &builder, Value shifter) {
  return shiftRight(builder, shifter, kFractionBits);
}

Value ExactWindow::getLimit(ImplicitLocOpBuilder &builder) const {
  Value field = addInt(builder, getFirstField(builder, shifters.front()),
                       -kFieldAbovePlace - kPlaceAboveField);
  return arith::OrIOp::create(
      builder, shiftLeft(builder, field, createInt(builder, 32, kFractionBits)),
      createInt(builder, 32, kFraction));
}

Value ExactWindow::take(ImplicitLocOpBuilder &builder, unsigned unit,
                        Value &rest) const {
  auto type = cast<VectorType>(rest.getType());
  Value shifter =
      arith::BitcastOp::create(builder, builder.getF32Type(), shifters[unit]);
  shifter = broadcast(builder, shifter, type.getNumElements());
  Value shifted = arith::AddFOp::create(builder, rest, shifter);
  Value piece = arith::SubFOp::create(builder, shifted, shifter);
  rest = arith::SubFOp::create(builder, rest, piece);
  return arith::BitcastOp::create(builder, type.clone(builder.getI32Type()),
                                  shifted);
}

Value ExactWindow::removeBias(ImplicitLocOpBuilder &builder, unsigned unit,
                              Value sum, Value count) const {
  // Modulo 2^32, as the sum.
  Value bias = arith::MulIOp::create(builder, shifters[unit], count);
  if (auto vector = dyn_cast<VectorType>(sum.getType()))
    bias = broadcast(builder, bias, vector.getNumElements());
  return arith::SubIOp::create(builder, sum, bias);
}

/// Returns the bin of a place.
static Value getBin(ImplicitLocOpBuilder &builder, Value place) {
  return shiftRight(builder, place, llvm::Log2_64(kExactBinBits));
}

void ExactWindow::addToWords(ImplicitLocOpBuilder &builder, Value unit,
                             Value offset, Value number, AddToWord add) const {
  Value firstPlace = addInt(builder, getFirstField(builder, shifters.front()),
                            -kFieldAbovePlace);
  Value below =
      arith::MulIOp::create(builder, unit, createInt(builder, 32, kPieceBits));
  Value place = arith::AddIOp::create(
      builder, arith::SubIOp::create(builder, firstPlace, below), offset);
  Value shift = toInt64(builder, bitAnd(builder, place, kExactBinBits - 1));
  add(builder, getBin(builder, place), shiftLeft(builder, number, shift));
}

std::pair<Value, Value> stepfold::splitHalves(ImplicitLocOpBuilder &builder,
                                              Value sum) {
  unsigned width = sum.getType().getIntOrFloatBitWidth();
  Value high = arith::ShRSIOp::create(builder, sum,
                                      createInt(builder, width, kHalfBits));
  return {bitAnd(builder, sum, (int64_t(1) << kHalfBits) - 1), high};
}

//===----------------------------------------------------------------------===//
// Single numbers
//===----------------------------------------------------------------------===//

void stepfold::addToWords(ImplicitLocOpBuilder &builder, Value bits,
                          ExactWindow::AddToWord add) {
  Type i64 = builder.getI64Type();
  auto select = [&](ImplicitLocOpBuilder &inner, Value condition, Value a,
                    Value b) -> Value {
    return arith::SelectOp::create(inner, condition, a, b);
  };
  auto isEqual = [](ImplicitLocOpBuilder &inner, Value value,
                    int64_t other) -> Value {
    return arith::CmpIOp::create(inner, arith::CmpIPredicate::eq, value,
                                 createInt(inner, 32, other));
  };
  Value isNegative = arith::TruncIOp::create(builder, builder.getI1Type(),
                                             shiftRight(builder, bits, 31));
  Value field =
      bitAnd(builder, shiftRight(builder, bits, kFractionBits), kMaxExponent);
  Value fraction = bitAnd(builder, bits, kFraction);
  auto addCount = [&](ImplicitLocOpBuilder &inner) {
    auto word = [&](int64_t index) { return createInt(inner, 32, index); };
    Value infinity = select(inner, isNegative, word(kExactNegativeInfinity),
                            word(kExactPositiveInfinity));
    add(inner,
        select(inner, isEqual(inner, fraction, 0), infinity, word(kExactNaN)),
        createInt(inner, 64, 1));
  };
  auto addFinite = [&](ImplicitLocOpBuilder &inner) {
    Value isSubnormal = isEqual(inner, field, 0);
    Value zero = createInt(inner, 32, 0);
    Value leading =
        select(inner, isSubnormal, zero, createInt(inner, 32, kFraction + 1));
    Value integer = arith::ExtUIOp::create(
        inner, i64, arith::OrIOp::create(inner, fraction, leading));
    Value place = select(inner, isSubnormal, zero, addInt(inner, field, -1));
    Value number =
        shiftLeft(inner, integer,
                  toInt64(inner, bitAnd(inner, place, kExactBinBits - 1)));
    number = select(
        inner, isNegative,
        arith::SubIOp::create(inner, createInt(inner, 64, 0), number), number);
    // Two words get 32 bits each at most, so that many numbers can be added.
    Value bin = getBin(inner, place);
    add(inner, bin, bitAnd(inner, number, (int64_t(1) << kExactBinBits) - 1));
    add(inner, addInt(inner, bin, 1),
        arith::ShRSIOp::create(inner, number,
                               createInt(inner, 64, kExactBinBits)));
  };
  createIfElse(builder, isEqual(builder, field, kMaxExponent), addCount,
               addFinite);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Returns how many bits the integer has that a value of a region is, times a
/// power of 2: at most those of an f32.
static unsigned countBits(Value value) {
  constexpr unsigned kMaxBits = kFractionBits + 1;
  Operation *op = value.getDefiningOp();
  if (auto extension = dyn_cast_or_null<arith::ExtFOp>(op))
    return cast<FloatType>(extension.getIn().getType()).getFPMantissaWidth();
  if (auto product = dyn_cast_or_null<arith::MulFOp>(op))
    return std::min(kMaxBits,
                    countBits(product.getLhs()) + countBits(product.getRhs()));
  if (isa_and_nonnull<arith::NegFOp, math::AbsFOp>(op))
    return countBits(op->getOperand(0));
  return kMaxBits;
}

ContributionTraits ContributionTraits::get(Value yielded) {
  ContributionTraits traits;
  Operation *op = yielded.getDefiningOp();
  auto product = dyn_cast_or_null<arith::MulFOp>(op);
  traits.areNonNegative = isa_and_nonnull<math::AbsFOp>(op) ||
                          (product && product.getLhs() == product.getRhs());
  // Two units hold squares of bf16 within 29 binary orders of magnitude, and
  // three hold numbers of f32 within 44.
  if (countBits(yielded) <= 16)
    traits.numUnits = 2;
  return traits;
}

Value stepfold::getMagnitudes(ImplicitLocOpBuilder &builder, Value numbers,
                              ContributionTraits traits) {
  int64_t width = cast<VectorType>(numbers.getType()).getNumElements();
  Type type = getAccessType(builder.getI32Type(), width);
  Value bits = arith::BitcastOp::create(builder, type, numbers);
  if (traits.areNonNegative)
    return bits;
  return arith::AndIOp::create(
      builder, bits,
      broadcast(builder, createInt(builder, 32, 0x7fffffff), width));
}

void stepfold::addExactly(
    ImplicitLocOpBuilder &builder, Value top, ValueRange state,
    AddWindow addWindow, function_ref<void(ImplicitLocOpBuilder &)> addSingly) {
  auto isMore = [](OpBuilder &nested, Location loc, ValueRange left) {
    ImplicitLocOpBuilder body(loc, nested);
    Value holds = arith::CmpIOp::create(body, arith::CmpIPredicate::ne, left[0],
                                        createInt(body, 32, 0));
    scf::ConditionOp::create(body, holds, left);
  };
  auto addNext = [&](OpBuilder &nested, Location loc, ValueRange left) {
    ImplicitLocOpBuilder body(loc, nested);
    scf::YieldOp::create(body, addWindow(body, left[0], left.drop_front()));
  };
  SmallVector<Value> start = {top};
  llvm::append_range(start, state);
  Value isInWindow = isLess(builder, top, createInt(builder, 32, kExactLimit));
  createIfElse(
      builder, isInWindow,
      [&](ImplicitLocOpBuilder &body) {
        scf::WhileOp::create(body, TypeRange(ValueRange(start)), start, isMore,
                             addNext);
      },
      addSingly);
}
