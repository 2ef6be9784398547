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
  return createNormalized(builder, values);
}

namespace {

/// Adds contributions of the lanes of a warp.
class WarpSum {
public:
  WarpSum(Value thread, Value words, Value array, ContributionTraits traits)
      : thread(thread), words(words), array(array), traits(traits) {}

  void emit(ImplicitLocOpBuilder &builder, ArrayRef<Value> contributions) {
    auto addWindow = [&](ImplicitLocOpBuilder &body, Value top,
                         ValueRange left) {
      SmallVector<Value> rests(left);
      addPieces(body, top, rests);
      SmallVector<Value> results = {findTopOfRests(body, rests)};
      results.append(rests);
      return results;
    };
    addExactly(builder, findTop(builder, contributions, traits), contributions,
               addWindow, [&](ImplicitLocOpBuilder &body) {
                 addSingly(body, contributions);
               });
  }

private:
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
  /// Combines the elements of vectors.
  static Value reduce(ImplicitLocOpBuilder &builder, vector::CombiningKind kind,
                      ValueRange vectors) {
    Value total;
    for (Value vector : vectors) {
      Value own = vector::ReductionOp::create(builder, kind, vector);
      total = total ? vector::makeArithReduction(builder, builder.getLoc(),
                                                 kind, total, own)
                    : own;
    }
    return total;
  }

  /// Returns the bits of the largest magnitude of all lanes.
  static Value findTop(ImplicitLocOpBuilder &builder, ArrayRef<Value> numbers,
                       ContributionTraits traits) {
    auto magnitudes = llvm::map_to_vector(numbers, [&](Value number) {
      return getMagnitudes(builder, number, traits);
    });
    Value own = reduce(builder, vector::CombiningKind::MAXUI, magnitudes);
    return reduceWarp(builder, "llvm.nvvm.redux.sync.umax", own);
  }

  /// The same, where there is hardly ever anything left.
  static Value findTopOfRests(ImplicitLocOpBuilder &builder,
                              ArrayRef<Value> rests) {
    Type i1 = builder.getI1Type(), i32 = builder.getI32Type();
    auto bits = llvm::map_to_vector(rests, [&](Value rest) -> Value {
      Type type = cast<VectorType>(rest.getType()).clone(i32);
      return arith::BitcastOp::create(builder, type, rest);
    });
    Value all = reduce(builder, vector::CombiningKind::OR, bits);
    Value isLeft = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, all,
                                         createInt(builder, 32, 0));
    Value isAnyLeft = callForWarp(builder, "llvm.nvvm.vote.any.sync", i1,
                                  {createInt(builder, 32, -1), isLeft});
    auto branch = scf::IfOp::create(
        builder, isAnyLeft,
        [&](OpBuilder &nested, Location loc) {
          ImplicitLocOpBuilder body(loc, nested);
          // A rest may be negative.
          scf::YieldOp::create(body, findTop(body, rests, {}));
        },
        [&](OpBuilder &nested, Location loc) {
          ImplicitLocOpBuilder body(loc, nested);
          scf::YieldOp::create(body, createInt(body, 32, 0));
        });
    return branch.getResult(0);
  }

  /// Adds the pieces of the window for `top`, and leaves the rests.
  void addPieces(ImplicitLocOpBuilder &builder, Value top,
                 MutableArrayRef<Value> rests) {
    ExactWindow window(builder, top, traits.numUnits);
    // The sums over the warp of both halves of what a lane has, unit by unit.
    SmallVector<Value> halves;
    for (unsigned unit = 0; unit < traits.numUnits; ++unit) {
      SmallVector<Value> pieces;
      for (Value &rest : rests)
        pieces.push_back(window.take(builder, unit, rest));
      int64_t count =
          rests.size() * cast<VectorType>(rests[0].getType()).getNumElements();
      Value total = window.removeBias(
          builder, unit, reduce(builder, vector::CombiningKind::ADD, pieces),
          createInt(builder, 32, count));
      auto [low, high] = splitHalves(builder, total);
      for (Value half : {low, high})
        halves.push_back(reduceWarp(builder, "llvm.nvvm.redux.sync.add", half));
    }
    // A lane for each adds it.
    Value lane = arith::RemUIOp::create(builder, toInt32(builder, thread),
                                        createInt(builder, 32, kWarpSize));
    Value hasHalf =
        isLess(builder, lane, createInt(builder, 32, halves.size()));
    createIf(builder, hasHalf, [&](ImplicitLocOpBuilder &body) {
      Value own = halves[0];
      for (size_t index = 1; index < halves.size(); ++index) {
        Value isOwn = arith::CmpIOp::create(body, arith::CmpIPredicate::eq,
                                            lane, createInt(body, 32, index));
        own = arith::SelectOp::create(body, isOwn, halves[index], own);
      }
      Value two = createInt(body, 32, 2);
      Value offset =
          arith::MulIOp::create(body, arith::RemUIOp::create(body, lane, two),
                                createInt(body, 32, kHalfBits));
      window.addToWords(body, arith::DivUIOp::create(body, lane, two), offset,
                        arith::ExtSIOp::create(body, body.getI64Type(), own),
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
  ContributionTraits traits;
};

} // namespace

void stepfold::addContributions(ImplicitLocOpBuilder &builder,
                                ArrayRef<Value> contributions, Value thread,
                                Value words, Value array,
                                ContributionTraits traits) {
  WarpSum(thread, words, array, traits).emit(builder, contributions);
}
