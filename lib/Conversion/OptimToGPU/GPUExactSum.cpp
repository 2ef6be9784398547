//===- GPUExactSum.cpp - Exact sums of a block of threads -----------------===//

#include "GPUExactSum.h"
#include "GPUBuilders.h"
#include "GPULowering.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

/// Calls an intrinsic that combines numbers of all lanes.
static Value callForWarp(ImplicitLocOpBuilder &builder, StringRef intrinsic,
                         Type type, ValueRange arguments) {
  return LLVM::CallIntrinsicOp::create(
             builder, type, builder.getStringAttr(intrinsic), arguments)
      .getResults();
}

static Value reduceWarp(ImplicitLocOpBuilder &builder, StringRef intrinsic,
                        Value number) {
  return callForWarp(builder, intrinsic, number.getType(),
                     {number, createInt(builder, 32, -1)});
}

/// Returns true if `condition` holds for any lane.
static Value isAny(ImplicitLocOpBuilder &builder, Value condition) {
  return callForWarp(builder, "llvm.nvvm.vote.any.sync", builder.getI1Type(),
                     {createInt(builder, 32, -1), condition});
}

/// Returns the largest magnitude of all lanes; `top` is that of a lane.
static Value findTop(ImplicitLocOpBuilder &builder, Value top) {
  return reduceWarp(builder, "llvm.nvvm.redux.sync.umax", top);
}

//===----------------------------------------------------------------------===//
// Vectors of a lane
//===----------------------------------------------------------------------===//

/// Combines the elements of vectors.
static Value reduce(ImplicitLocOpBuilder &builder, vector::CombiningKind kind,
                    ValueRange vectors) {
  Value total;
  for (Value vector : vectors) {
    Value own = vector::ReductionOp::create(builder, kind, vector);
    total = total ? vector::makeArithReduction(builder, builder.getLoc(), kind,
                                               total, own)
                  : own;
  }
  return total;
}

/// Returns the bits of the largest magnitude.
static Value findOwnTop(ImplicitLocOpBuilder &builder, ValueRange numbers,
                        ContributionTraits traits) {
  auto magnitudes = llvm::map_to_vector(numbers, [&](Value number) {
    return getMagnitudes(builder, number, traits);
  });
  return reduce(builder, vector::CombiningKind::MAXUI, magnitudes);
}

/// Returns true if a number is not zero.
static Value isAnyLeft(ImplicitLocOpBuilder &builder, ValueRange rests) {
  auto bits = llvm::map_to_vector(rests, [&](Value rest) -> Value {
    Type type = cast<VectorType>(rest.getType()).clone(builder.getI32Type());
    return arith::BitcastOp::create(builder, type, rest);
  });
  Value all = reduce(builder, vector::CombiningKind::OR, bits);
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, all,
                               createInt(builder, 32, 0));
}

static int64_t countElements(ValueRange vectors) {
  return vectors.size() *
         cast<VectorType>(vectors.front().getType()).getNumElements();
}

/// Takes the pieces of a window away from `rests`. Returns their sums, with the
/// bias, one for each unit.
static SmallVector<Value> sumPieces(ImplicitLocOpBuilder &builder,
                                    const ExactWindow &window,
                                    MutableArrayRef<Value> rests) {
  SmallVector<Value> sums;
  for (unsigned unit = 0; unit < window.getShifters().size(); ++unit) {
    SmallVector<Value> pieces;
    for (Value &rest : rests)
      pieces.push_back(window.take(builder, unit, rest));
    sums.push_back(reduce(builder, vector::CombiningKind::ADD, pieces));
  }
  return sums;
}

//===----------------------------------------------------------------------===//
// The sum of a block
//===----------------------------------------------------------------------===//

struct BlockExactSum::State {
  /// The window, the sums of its pieces, with the bias, and their number.
  ExactWindow window;
  SmallVector<Value> sums;
  Value count;
  /// The limit of the window.
  Value limit;

  SmallVector<Value> pack() const {
    SmallVector<Value> values(window.getShifters());
    llvm::append_range(values, sums);
    values.append({count, limit});
    return values;
  }
};

BlockExactSum::State BlockExactSum::unpack(ValueRange state) const {
  unsigned numUnits = traits.numUnits;
  return {ExactWindow(state.take_front(numUnits)),
          SmallVector<Value>(state.slice(numUnits, numUnits)),
          state[2 * numUnits], state.back()};
}

BlockExactSum::State BlockExactSum::begin(ImplicitLocOpBuilder &builder,
                                          Value top) const {
  ExactWindow window(builder, top, traits.numUnits);
  Value zero = createInt(builder, 32, 0);
  return {window, SmallVector<Value>(traits.numUnits, zero), zero,
          window.getLimit(builder)};
}

MemRefType BlockExactSum::getWordsType(ImplicitLocOpBuilder &builder) {
  return getWorkgroupType(builder, kNumWarps * kExactWords,
                          builder.getI64Type());
}

static_assert(kReductionThreads / kWarpSize * kExactWords <= kReductionThreads,
              "each word has a thread");

void BlockExactSum::clear(ImplicitLocOpBuilder &builder) const {
  Value hasWord =
      isLess(builder, thread, createIndex(builder, kNumWarps * kExactWords));
  createIf(builder, hasWord, [&](ImplicitLocOpBuilder &body) {
    memref::StoreOp::create(body, createInt(body, 64, 0), words,
                            ValueRange{thread});
  });
}

SmallVector<Value>
BlockExactSum::createState(ImplicitLocOpBuilder &builder) const {
  return begin(builder, createInt(builder, 32, 0)).pack();
}

SmallVector<Value>
BlockExactSum::addRound(ImplicitLocOpBuilder &builder, ValueRange old,
                        ArrayRef<Value> contributions) const {
  Value ownTop = findOwnTop(builder, contributions, traits);
  Value exceeds = isAny(builder, isLess(builder, old.back(), ownTop));
  auto beginWindow = [&](OpBuilder &nested, Location loc) {
    ImplicitLocOpBuilder body(loc, nested);
    finish(body, old);
    Value top = findTop(body, ownTop);
    Value fits = isLess(body, top, createInt(body, 32, kExactLimit));
    SmallVector<Value> left = addTooLarge(body, fits, contributions);
    top = arith::SelectOp::create(body, fits, addMargin(body, top),
                                  createInt(body, 32, 0));
    SmallVector<Value> results = begin(body, top).pack();
    llvm::append_range(results, left);
    scf::YieldOp::create(body, results);
  };
  auto keepWindow = [&](OpBuilder &nested, Location loc) {
    SmallVector<Value> results(old);
    llvm::append_range(results, contributions);
    scf::YieldOp::create(nested, loc, results);
  };
  ValueRange values =
      scf::IfOp::create(builder, exceeds, beginWindow, keepWindow).getResults();

  State state = unpack(values.take_front(old.size()));
  SmallVector<Value> rests(values.drop_front(old.size()));
  for (auto [sum, more] :
       llvm::zip_equal(state.sums, sumPieces(builder, state.window, rests)))
    sum = pin(builder, arith::AddIOp::create(builder, sum, more));
  state.count = addInt(builder, state.count, countElements(rests));
  addWindows(builder, rests);
  return state.pack();
}

void BlockExactSum::finish(ImplicitLocOpBuilder &builder,
                           ValueRange values) const {
  State state = unpack(values);
  Value isUsed = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                       state.count, createInt(builder, 32, 0));
  createIf(builder, isUsed, [&](ImplicitLocOpBuilder &body) {
    addToBlock(body, state.window, state.sums, state.count);
  });
}

void BlockExactSum::combineWarps(ImplicitLocOpBuilder &builder) const {
  Value hasWord = isLess(builder, thread, createIndex(builder, kExactWords));
  createIf(builder, hasWord, [&](ImplicitLocOpBuilder &body) {
    Value total;
    for (int64_t warp = 0; warp < kNumWarps; ++warp) {
      Value index = arith::AddIOp::create(
          body, thread, createIndex(body, warp * kExactWords));
      Value word = memref::LoadOp::create(body, words, ValueRange{index});
      total = total ? arith::AddIOp::create(body, total, word) : word;
    }
    memref::StoreOp::create(body, total, words, ValueRange{thread});
  });
  // The first warp has all words of the sum.
  emitWarpSync(builder);
}

Value BlockExactSum::load(ImplicitLocOpBuilder &builder) const {
  SmallVector<Value> values;
  for (int64_t word = 0; word < kExactWords; ++word)
    values.push_back(memref::LoadOp::create(
        builder, words, ValueRange{createIndex(builder, word)}));
  return createNormalized(builder, values);
}

/// Returns the bits of a magnitude that later rounds will hardly exceed.
Value BlockExactSum::addMargin(ImplicitLocOpBuilder &builder, Value top) {
  constexpr int64_t kTwice = int64_t(1) << 23;
  return arith::MinUIOp::create(builder, addInt(builder, top, kTwice),
                                createInt(builder, 32, kExactLimit - 1));
}

/// Adds what is left of contributions, in windows of its own.
void BlockExactSum::addWindows(ImplicitLocOpBuilder &builder,
                               ArrayRef<Value> rests) const {
  auto addWindow = [&](OpBuilder &nested, Location loc, ValueRange old) {
    ImplicitLocOpBuilder body(loc, nested);
    SmallVector<Value> left(old);
    // A rest may be negative.
    Value top = findTop(body, findOwnTop(body, left, {}));
    ExactWindow window(body, top, traits.numUnits);
    SmallVector<Value> sums = sumPieces(body, window, left);
    addToBlock(body, window, sums, createInt(body, 32, countElements(left)));
    scf::YieldOp::create(body, left);
  };
  auto isMore = [](OpBuilder &nested, Location loc, ValueRange left) {
    ImplicitLocOpBuilder body(loc, nested);
    scf::ConditionOp::create(body, isAny(body, isAnyLeft(body, left)), left);
  };
  scf::WhileOp::create(builder, TypeRange(ValueRange(rests)), rests, isMore,
                       addWindow);
}

/// Adds the sums of pieces of all lanes to the words.
void BlockExactSum::addToBlock(ImplicitLocOpBuilder &builder,
                               const ExactWindow &window, ValueRange sums,
                               Value count) const {
  SmallVector<Value> halves;
  for (auto [unit, sum] : llvm::enumerate(sums)) {
    auto [low, high] =
        splitHalves(builder, window.removeBias(builder, unit, sum, count));
    for (Value half : {low, high})
      halves.push_back(reduceWarp(builder, "llvm.nvvm.redux.sync.add", half));
  }
  // A lane for each adds it.
  Value lane = arith::RemUIOp::create(builder, toInt32(builder, thread),
                                      createInt(builder, 32, kWarpSize));
  Value hasHalf = isLess(builder, lane, createInt(builder, 32, halves.size()));
  createIf(builder, hasHalf, [&](ImplicitLocOpBuilder &body) {
    Value two = createInt(body, 32, 2);
    Value offset =
        arith::MulIOp::create(body, arith::RemUIOp::create(body, lane, two),
                              createInt(body, 32, kHalfBits));
    window.addToWords(body, arith::DivUIOp::create(body, lane, two), offset,
                      arith::ExtSIOp::create(body, body.getI64Type(),
                                             select(body, halves, lane)),
                      [&](ImplicitLocOpBuilder &add, Value bin, Value number) {
                        addToWord(add, bin, number);
                      });
  });
}

/// Returns the value of `values` that has the index, an i32.
Value BlockExactSum::select(ImplicitLocOpBuilder &builder, ValueRange values,
                            Value index) {
  Value selected = values[0];
  for (size_t other = 1; other < values.size(); ++other) {
    Value isOther = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                          index, createInt(builder, 32, other));
    selected =
        arith::SelectOp::create(builder, isOther, values[other], selected);
  }
  return selected;
}

/// Adds contributions one by one, unless each fits into a window. Returns those
/// that are left.
SmallVector<Value>
BlockExactSum::addTooLarge(ImplicitLocOpBuilder &builder, Value fits,
                           ArrayRef<Value> contributions) const {
  auto addEach = [&](OpBuilder &nested, Location loc) {
    ImplicitLocOpBuilder body(loc, nested);
    SmallVector<Value> elements;
    for (Value vector : contributions)
      llvm::append_range(
          elements, vector::ToElementsOp::create(body, vector).getResults());
    scf::ForOp::create(
        body, createInt(body, 32, 0),
        pin(body, createInt(body, 32, elements.size())), // Is not unrolled.
        createInt(body, 32, 1), ValueRange(),
        [&](OpBuilder &inner, Location loc, Value index, ValueRange) {
          ImplicitLocOpBuilder each(loc, inner);
          Value bits = arith::BitcastOp::create(each, each.getI32Type(),
                                                select(each, elements, index));
          addToWords(each, bits,
                     [&](ImplicitLocOpBuilder &add, Value bin, Value number) {
                       addToWord(add, bin, number);
                     });
          scf::YieldOp::create(each);
        });
    SmallVector<Value> zeros =
        llvm::map_to_vector(contributions, [&](Value vector) -> Value {
          return arith::ConstantOp::create(
              body, cast<TypedAttr>(body.getZeroAttr(vector.getType())));
        });
    scf::YieldOp::create(body, zeros);
  };
  auto keep = [&](OpBuilder &nested, Location loc) {
    scf::YieldOp::create(nested, loc, contributions);
  };
  return SmallVector<Value>(
      scf::IfOp::create(builder, fits, keep, addEach).getResults());
}

void BlockExactSum::addToWord(ImplicitLocOpBuilder &builder, Value bin,
                              Value number) const {
  // Warps that share words would wait for each other.
  Value warp =
      arith::DivUIOp::create(builder, thread, createIndex(builder, kWarpSize));
  Value first =
      arith::MulIOp::create(builder, warp, createIndex(builder, kExactWords));
  Value index = arith::AddIOp::create(
      builder, first,
      arith::IndexCastOp::create(builder, builder.getIndexType(), bin));
  memref::AtomicRMWOp::create(builder, arith::AtomicRMWKind::addi, number,
                              words, ValueRange{index});
}
