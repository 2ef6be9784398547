//===- GPUExactSum.cpp - Exact sums of a block of threads -----------------===//

#include "GPUExactSum.h"
#include "../ExactPieces.h"
#include "GPUBuilders.h"
#include "GPULowering.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Units of a window: so many suffice for nearly all warps of gradients.
static constexpr unsigned kUnits = 3;

void stepfold::clearExactSum(ImplicitLocOpBuilder &builder, Value thread,
                             Value words) {
  Value hasWord = isLess(builder, thread, createIndex(builder, kExactWords));
  createIf(builder, hasWord, [&](ImplicitLocOpBuilder &body) {
    memref::StoreOp::create(body, createInt(body, 64, 0), words,
                            ValueRange{thread});
  });
}

Value stepfold::loadExactSum(ImplicitLocOpBuilder &builder, Value words) {
  SmallVector<Value> values;
  for (int64_t word = 0; word < kExactWords; ++word)
    values.push_back(memref::LoadOp::create(
        builder, words, ValueRange{createIndex(builder, word)}));
  Value sum = vector::FromElementsOp::create(
      builder, getExactSumType(builder.getContext()), values);
  return createNormalized(builder, sum);
}

namespace {

/// Adds contributions of the lanes of a warp.
class WarpSum {
public:
  WarpSum(Value thread, Value words, Value array)
      : thread(thread), words(words), array(array) {}

  void emit(ImplicitLocOpBuilder &builder, ArrayRef<Value> contributions) {
    auto addWindow = [&](ImplicitLocOpBuilder &body, Value top,
                         ValueRange left) {
      SmallVector<Value> rests(left);
      addPieces(body, top, rests);
      SmallVector<Value> results = {findTop(body, rests)};
      results.append(rests);
      return results;
    };
    addExactly(
        builder, findTop(builder, contributions), contributions, addWindow,
        [&](ImplicitLocOpBuilder &body) { addSingly(body, contributions); });
  }

private:
  using Combine = function_ref<Value(ImplicitLocOpBuilder &, Value, Value)>;

  /// Combines a number with those of the other lanes: in blocks of `from` lanes
  /// it is already, and in blocks of `to` then.
  static Value combine(ImplicitLocOpBuilder &builder, Value number,
                       int64_t from, int64_t to, Combine emit) {
    for (int64_t offset = from; offset < to; offset *= 2) {
      Value other = gpu::ShuffleOp::create(builder, number, offset, kWarpSize,
                                           gpu::ShuffleMode::XOR)
                        .getShuffleResult();
      number = emit(builder, number, other);
    }
    return number;
  }
  static Value addNumbers(ImplicitLocOpBuilder &builder, Value a, Value b) {
    return arith::AddIOp::create(builder, a, b);
  }
  static Value reduce(ImplicitLocOpBuilder &builder, vector::CombiningKind kind,
                      Value elements) {
    return vector::ReductionOp::create(builder, kind, elements);
  }

  /// Returns the bits of the largest magnitude of all lanes.
  static Value findTop(ImplicitLocOpBuilder &builder, ArrayRef<Value> numbers) {
    auto maximum = [](ImplicitLocOpBuilder &inner, Value a, Value b) -> Value {
      return arith::MaxUIOp::create(inner, a, b);
    };
    Value largest;
    for (Value number : numbers) {
      Value own = reduce(builder, vector::CombiningKind::MAXUI,
                         getMagnitudes(builder, number));
      largest = largest ? maximum(builder, largest, own) : own;
    }
    return combine(builder, largest, 1, kWarpSize, maximum);
  }

  /// Adds the pieces of the window for `top`, and leaves the rests.
  void addPieces(ImplicitLocOpBuilder &builder, Value top,
                 MutableArrayRef<Value> rests) {
    // Of 8 lanes, an i32 has the sum of all pieces.
    constexpr int64_t kLanes = 8;
    ExactWindow window(builder, top, kUnits);
    SmallVector<Value> totals;
    for (unsigned unit = 0; unit < kUnits; ++unit) {
      Value sum;
      for (Value &rest : rests) {
        Value pieces = window.take(builder, unit, rest);
        sum = sum ? addNumbers(builder, sum, pieces) : pieces;
      }
      Value total = reduce(builder, vector::CombiningKind::ADD, sum);
      total = combine(builder, total, 1, kLanes, addNumbers);
      total = arith::ExtSIOp::create(builder, builder.getI64Type(), total);
      totals.push_back(combine(builder, total, kLanes, kWarpSize, addNumbers));
    }
    Value lane = arith::RemUIOp::create(builder, thread,
                                        createIndex(builder, kWarpSize));
    Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                          lane, createIndex(builder, 0));
    createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
      for (auto [unit, total] : llvm::enumerate(totals))
        window.addToWords(body, unit, total,
                          [&](ImplicitLocOpBuilder &add, Value bin,
                              Value number) { addToWord(add, bin, number); });
    });
  }

  /// Adds numbers one by one.
  void addSingly(ImplicitLocOpBuilder &builder, ArrayRef<Value> contributions) {
    // A loop takes them from memory of the thread: their code is long, and
    // hardly ever executed.
    int64_t width =
        cast<VectorType>(contributions[0].getType()).getNumElements();
    int64_t count = contributions.size() * width;
    for (auto [index, vector] : llvm::enumerate(contributions))
      storeElements(builder, vector, array,
                    createInt(builder, 32, index * width), kMaxAccessBytes);
    scf::ForOp::create(
        builder, createInt(builder, 32, 0), createInt(builder, 32, count),
        createInt(builder, 32, 1), ValueRange(),
        [&](OpBuilder &nested, Location loc, Value index, ValueRange) {
          ImplicitLocOpBuilder body(loc, nested);
          addToWords(body, loadElement(body, body.getI32Type(), array, index),
                     [&](ImplicitLocOpBuilder &add, Value bin, Value number) {
                       addToWord(add, bin, number);
                     });
          scf::YieldOp::create(body);
        });
  }

  void addToWord(ImplicitLocOpBuilder &builder, Value bin, Value number) const {
    Value index =
        arith::IndexCastOp::create(builder, builder.getIndexType(), bin);
    memref::AtomicRMWOp::create(builder, arith::AtomicRMWKind::addi, number,
                                words, ValueRange{index});
  }

  Value thread, words, array;
};

} // namespace

void stepfold::addContributions(ImplicitLocOpBuilder &builder,
                                ArrayRef<Value> contributions, Value thread,
                                Value words, Value array) {
  WarpSum(thread, words, array).emit(builder, contributions);
}
