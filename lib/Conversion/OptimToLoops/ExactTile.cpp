//===- ExactTile.cpp - Exact sums of a kernel for CPUs --------------------===//

#include "ExactTile.h"
#include "../KernelBody.h"
#include "LoopBuilders.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Most elements of a tile, of 8 KiB.
static constexpr int64_t kMaxElements = 2048;
static constexpr unsigned kAlignment = sizeof(float);
/// Units of a window. So many suffice for most tiles of gradients.
static constexpr unsigned kUnits = 3;

ExactTile::ExactTile(ImplicitLocOpBuilder &builder, Type pointerType,
                     int64_t vectorWidth)
    : vectorWidth(vectorWidth),
      contributions(createArray(builder, pointerType, builder.getF32Type(),
                                getSize(vectorWidth))),
      words(createArray(builder, pointerType, builder.getI64Type(),
                        kExactWords)) {}

int64_t ExactTile::getSize(int64_t vectorWidth) {
  return std::min(kMaxElements, kMaxPieces * vectorWidth);
}

void ExactTile::clear(ImplicitLocOpBuilder &builder) const {
  for (int64_t word = 0; word < kExactWords; ++word)
    storeElement(builder, createInt(builder, 64, 0), words,
                 createInt(builder, 64, word));
}

void ExactTile::pad(ImplicitLocOpBuilder &builder, Value begin,
                    Value end) const {
  forEach(builder, begin, end, vectorWidth,
          [&](ImplicitLocOpBuilder &body, Value index) {
            store(body, createZero(body, body.getF32Type(), vectorWidth),
                  index);
          });
}

void ExactTile::store(ImplicitLocOpBuilder &builder, Value value,
                      Value index) const {
  storeElements(builder, value, contributions, index, kAlignment);
}

Value ExactTile::load(ImplicitLocOpBuilder &builder, Value index) const {
  return loadElements(builder, builder.getF32Type(), contributions, index,
                      vectorWidth, kAlignment);
}

static Value reduce(ImplicitLocOpBuilder &builder, vector::CombiningKind kind,
                    Value lanes) {
  return vector::ReductionOp::create(builder, kind, lanes);
}

Value ExactTile::findTop(ImplicitLocOpBuilder &builder, Value count) const {
  auto loop = scf::ForOp::create(
      builder, createInt(builder, 64, 0), count,
      createInt(builder, 64, vectorWidth),
      createZero(builder, builder.getI32Type(), vectorWidth),
      [&](OpBuilder &nested, Location loc, Value index, ValueRange old) {
        ImplicitLocOpBuilder body(loc, nested);
        Value largest = arith::MaxUIOp::create(
            body, old[0], getMagnitudes(body, load(body, index)));
        scf::YieldOp::create(body, largest);
      });
  return reduce(builder, vector::CombiningKind::MAXUI, loop.getResult(0));
}

void ExactTile::finishTile(ImplicitLocOpBuilder &builder, Value count) const {
  auto addWindow = [&](ImplicitLocOpBuilder &body, Value top, ValueRange) {
    return SmallVector<Value>{addPieces(body, count, top)};
  };
  auto addSingly = [&](ImplicitLocOpBuilder &body) {
    forEach(body, createInt(body, 64, 0), count, 1,
            [&](ImplicitLocOpBuilder &inner, Value index) {
              Value bits =
                  loadElement(inner, inner.getI32Type(), contributions, index);
              addToWords(inner, bits,
                         [&](ImplicitLocOpBuilder &add, Value bin,
                             Value number) { addToWord(add, bin, number); });
            });
  };
  addExactly(builder, findTop(builder, count), /*state=*/{}, addWindow,
             addSingly);
}

Value ExactTile::addPieces(ImplicitLocOpBuilder &builder, Value count,
                           Value top) const {
  ExactWindow window(builder, top, kUnits);
  SmallVector<Value> starts(
      kUnits + 1, createZero(builder, builder.getI32Type(), vectorWidth));
  auto loop = scf::ForOp::create(
      builder, createInt(builder, 64, 0), count,
      createInt(builder, 64, vectorWidth), starts,
      [&](OpBuilder &nested, Location loc, Value index, ValueRange old) {
        ImplicitLocOpBuilder body(loc, nested);
        Value rest = load(body, index);
        SmallVector<Value> sums;
        for (unsigned unit = 0; unit < kUnits; ++unit)
          sums.push_back(arith::AddIOp::create(body, old[unit],
                                               window.take(body, unit, rest)));
        store(body, rest, index);
        sums.push_back(arith::MaxUIOp::create(body, old.back(),
                                              getMagnitudes(body, rest)));
        scf::YieldOp::create(body, sums);
      });
  for (unsigned unit = 0; unit < kUnits; ++unit) {
    Type wide = getAccessType(builder.getI64Type(), vectorWidth);
    Value lanes = arith::ExtSIOp::create(builder, wide, loop.getResult(unit));
    window.addToWords(builder, unit,
                      reduce(builder, vector::CombiningKind::ADD, lanes),
                      [&](ImplicitLocOpBuilder &add, Value bin, Value number) {
                        addToWord(add, bin, number);
                      });
  }
  return reduce(builder, vector::CombiningKind::MAXUI,
                loop.getResults().back());
}

void ExactTile::addToWord(ImplicitLocOpBuilder &builder, Value bin,
                          Value number) const {
  Value old = loadElement(builder, builder.getI64Type(), words, bin);
  storeElement(builder, arith::AddIOp::create(builder, old, number), words,
               bin);
}

Value ExactTile::finish(ImplicitLocOpBuilder &builder) const {
  Value sum = loadElement(builder, getExactSumType(builder.getContext()), words,
                          createInt(builder, 64, 0));
  return createNormalized(builder, sum);
}
