//===- ExactPieces.cpp - Exact sums by pieces of numbers ------------------===//

#include "ExactPieces.h"
#include "KernelBody.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Of the format f32.
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

/// Numbers with exponent field f are less than 2^(f - 126). The first unit is
/// 2^-22 of that, so that a first piece has 22 bits and a sign. The last is not
/// below what bin 0 counts.
ExactWindow::ExactWindow(ImplicitLocOpBuilder &builder, Value top,
                         unsigned numUnits) {
  constexpr int64_t kAboveField = -126 - (kPieceBits - 1) - kExactUnit;
  Value place =
      addInt(builder, shiftRight(builder, top, kFractionBits), kAboveField);
  int64_t least = kPieceBits * (numUnits - 1);
  firstPlace =
      arith::MaxUIOp::create(builder, place, createInt(builder, 32, least));
}

Value ExactWindow::getPlace(ImplicitLocOpBuilder &builder,
                            unsigned unit) const {
  return addInt(builder, firstPlace, -kPieceBits * int64_t(unit));
}

Value ExactWindow::take(ImplicitLocOpBuilder &builder, unsigned unit,
                        Value &rest) const {
  // The bits of 1.5 * 2^23 units. Its exponent field is that of 2^23 units.
  constexpr int64_t kFieldAbovePlace = kExactUnit + kPieceBits + 127;
  Value field = addInt(builder, getPlace(builder, unit), kFieldAbovePlace);
  Value shifterBits = arith::OrIOp::create(
      builder, shiftLeft(builder, field, createInt(builder, 32, kFractionBits)),
      createInt(builder, 32, int64_t(1) << (kFractionBits - 1)));
  Value shifter =
      arith::BitcastOp::create(builder, builder.getF32Type(), shifterBits);
  Type integers = builder.getI32Type();
  if (auto vector = dyn_cast<VectorType>(rest.getType())) {
    integers = vector.clone(integers);
    shifter = broadcast(builder, shifter, vector.getNumElements());
    shifterBits = broadcast(builder, shifterBits, vector.getNumElements());
  }
  Value shifted = arith::AddFOp::create(builder, rest, shifter);
  Value piece = arith::SubFOp::create(builder, shifted, shifter);
  rest = arith::SubFOp::create(builder, rest, piece);
  return arith::SubIOp::create(
      builder, arith::BitcastOp::create(builder, integers, shifted),
      shifterBits);
}

/// Returns the bin of a place.
static Value getBin(ImplicitLocOpBuilder &builder, Value place) {
  return shiftRight(builder, place, llvm::Log2_64(kExactBinBits));
}

/// Adds an i64 of less than 32 bits and a sign, counted at `place`.
static void addAt(ImplicitLocOpBuilder &builder, Value place, Value number,
                  ExactWindow::AddToWord add) {
  Value shift = toInt64(builder, bitAnd(builder, place, kExactBinBits - 1));
  add(builder, getBin(builder, place), shiftLeft(builder, number, shift));
}

void ExactWindow::addToWords(ImplicitLocOpBuilder &builder, unsigned unit,
                             Value total, AddToWord add) const {
  constexpr int64_t kHalf = 16;
  Value place = getPlace(builder, unit);
  addAt(builder, place, bitAnd(builder, total, (int64_t(1) << kHalf) - 1), add);
  addAt(builder, addInt(builder, place, kHalf),
        arith::ShRSIOp::create(builder, total, createInt(builder, 64, kHalf)),
        add);
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

Value stepfold::getMagnitudes(ImplicitLocOpBuilder &builder, Value numbers) {
  int64_t width = cast<VectorType>(numbers.getType()).getNumElements();
  Type type = getAccessType(builder.getI32Type(), width);
  return arith::AndIOp::create(
      builder, arith::BitcastOp::create(builder, type, numbers),
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
