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

ExactTile::ExactTile(ImplicitLocOpBuilder &builder, Type pointerType,
                     int64_t vectorWidth, ContributionTraits traits)
    : vectorWidth(vectorWidth), traits(traits),
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
        Value magnitudes = getMagnitudes(body, load(body, index), traits);
        Value largest = arith::MaxUIOp::create(body, old[0], magnitudes);
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
  ExactWindow window(builder, top, traits.numUnits);
  SmallVector<Value> starts(
      traits.numUnits + 1,
      createZero(builder, builder.getI32Type(), vectorWidth));
  auto loop = scf::ForOp::create(
      builder, createInt(builder, 64, 0), count,
      createInt(builder, 64, vectorWidth), starts,
      [&](OpBuilder &nested, Location loc, Value index, ValueRange old) {
        ImplicitLocOpBuilder body(loc, nested);
        Value rest = load(body, index);
        SmallVector<Value> sums;
        for (unsigned unit = 0; unit < traits.numUnits; ++unit)
          sums.push_back(arith::AddIOp::create(body, old[unit],
                                               window.take(body, unit, rest)));
        store(body, rest, index);
        // A rest may be negative.
        sums.push_back(arith::MaxUIOp::create(body, old.back(),
                                              getMagnitudes(body, rest, {})));
        scf::YieldOp::create(body, sums);
      });
  // Each vector has a piece for each of its lanes.
  Value numVectors = arith::TruncIOp::create(
      builder, builder.getI32Type(),
      arith::CeilDivUIOp::create(builder, count,
                                 createInt(builder, 64, vectorWidth)));
  for (unsigned unit = 0; unit < traits.numUnits; ++unit) {
    // The sum of one lane is an i32, and that of all lanes needs more bits.
    Value lanes =
        window.removeBias(builder, unit, loop.getResult(unit), numVectors);
    Type wide = getAccessType(builder.getI64Type(), vectorWidth);
    Value total = reduce(builder, vector::CombiningKind::ADD,
                         arith::ExtSIOp::create(builder, wide, lanes));
    addTotal(builder, window, unit, total);
  }
  return reduce(builder, vector::CombiningKind::MAXUI,
                loop.getResults().back());
}

void ExactTile::addTotal(ImplicitLocOpBuilder &builder,
                         const ExactWindow &window, unsigned unit,
                         Value total) const {
  auto [low, high] = splitHalves(builder, total);
  for (auto [offset, number] :
       {std::pair<int64_t, Value>(0, low), {kHalfBits, high}})
    window.addToWords(builder, createInt(builder, 32, unit),
                      createInt(builder, 32, offset), number,
                      [&](ImplicitLocOpBuilder &add, Value bin, Value part) {
                        addToWord(add, bin, part);
                      });
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
