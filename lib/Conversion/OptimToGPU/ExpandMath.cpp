//===- ExpandMath.cpp - Exact arithmetic of a device ----------------------===//

#include "ExpandMath.h"
#include "GPUBuilders.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace stepfold;

static Value extract(ImplicitLocOpBuilder &builder, Value vector,
                     int64_t index) {
  return vector::ExtractOp::create(builder, vector, ArrayRef<int64_t>{index});
}

Value stepfold::callIntrinsic(ImplicitLocOpBuilder &builder,
                              StringRef intrinsic, Value operand) {
  auto call = [&](Value element) -> Value {
    return LLVM::CallIntrinsicOp::create(builder, element.getType(),
                                         builder.getStringAttr(intrinsic),
                                         ValueRange{element})
        .getResult(0);
  };
  auto type = dyn_cast<VectorType>(operand.getType());
  if (!type)
    return call(operand);
  SmallVector<Value> results;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    results.push_back(call(extract(builder, operand, i)));
  return vector::FromElementsOp::create(builder, type, results);
}

static void replaceByIntrinsic(Operation *op, StringRef intrinsic) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  op->replaceAllUsesWith(
      ValueRange{callIntrinsic(builder, intrinsic, op->getOperand(0))});
  op->erase();
}

static void replaceByFMA(Operation *op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Value result = LLVM::FMAOp::create(builder, op->getOperand(0),
                                     op->getOperand(1), op->getOperand(2));
  op->replaceAllUsesWith(ValueRange{result});
  op->erase();
}

/// Returns true if one flag selects a vector of bytes.
static bool selectsBytes(Operation *op) {
  if (!isa<arith::SelectOp>(op) ||
      !op->getOperand(0).getType().isSignlessInteger(1))
    return false;
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  return type && type.getElementType().isInteger(8) &&
         type.getNumElements() % 4 == 0;
}

/// Selects words of four bytes, as which they are stored.
static void selectWords(Operation *op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  auto type = cast<VectorType>(op->getResult(0).getType());
  auto words =
      VectorType::get({type.getNumElements() / 4}, builder.getI32Type());
  auto toWords = [&](Value bytes) -> Value {
    return vector::BitCastOp::create(builder, words, bytes);
  };
  Value selected = arith::SelectOp::create(builder, op->getOperand(0),
                                           toWords(op->getOperand(1)),
                                           toWords(op->getOperand(2)));
  Value result = vector::BitCastOp::create(builder, type, selected);
  op->replaceAllUsesWith(ValueRange{result});
  op->erase();
}

/// Returns true for a cast of a vector of pairs between f32 and bf16.
static bool castsPairs(Type wide, Type narrow) {
  auto type = dyn_cast<VectorType>(wide);
  return type && type.getElementType().isF32() &&
         getElementTypeOrSelf(narrow).isBF16() &&
         type.getNumElements() % 2 == 0;
}

/// Rounds two elements by one instruction. The backend has none for vectors,
/// and rounds each element by an instruction that takes longer.
static void roundPairs(arith::TruncFOp op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  auto type = cast<VectorType>(op.getType());
  auto pairType = VectorType::get({2}, type.getElementType());
  auto wordType = VectorType::get({1}, builder.getI32Type());
  Value wide = op.getIn();
  SmallVector<Value> words;
  for (int64_t i = 0; i < type.getNumElements(); i += 2) {
    // The first operand becomes the upper half.
    Value pair =
        LLVM::CallIntrinsicOp::create(
            builder, pairType, builder.getStringAttr("llvm.nvvm.ff2bf16x2.rn"),
            ValueRange{extract(builder, wide, i + 1),
                       extract(builder, wide, i)})
            .getResult(0);
    words.push_back(extract(
        builder, vector::BitCastOp::create(builder, wordType, pair), 0));
  }
  auto wordsType =
      VectorType::get({type.getNumElements() / 2}, builder.getI32Type());
  Value all = vector::FromElementsOp::create(builder, wordsType, words);
  op->replaceAllUsesWith(vector::BitCastOp::create(builder, type, all));
  op->erase();
}

/// Extends two elements from one word. The backend takes words apart first.
static void extendPairs(arith::ExtFOp op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  auto type = cast<VectorType>(op.getType());
  Type i32 = builder.getI32Type();
  auto wordsType = VectorType::get({type.getNumElements() / 2}, i32);
  Value words = vector::BitCastOp::create(builder, wordsType, op.getIn());
  Value half = createInt(builder, 32, 16);
  Value upper = createInt(builder, 32, -(int64_t(1) << 16));
  SmallVector<Value> elements;
  for (int64_t i = 0; i < wordsType.getNumElements(); ++i) {
    Value word = extract(builder, words, i);
    for (Value bits : {Value(arith::ShLIOp::create(builder, word, half)),
                       Value(arith::AndIOp::create(builder, word, upper))})
      elements.push_back(
          arith::BitcastOp::create(builder, type.getElementType(), bits));
  }
  op->replaceAllUsesWith(
      vector::FromElementsOp::create(builder, type, elements));
  op->erase();
}

/// Returns true for a vector of two words, of which the lowest bytes are taken.
static bool takesTwoBytes(arith::TruncIOp op) {
  auto type = dyn_cast<VectorType>(op.getType());
  return type && type.getNumElements() == 2 &&
         type.getElementType().isInteger(8) &&
         getElementTypeOrSelf(op.getIn()).isInteger(32);
}

/// Takes both bytes by one instruction.
static void takeTwoBytes(arith::TruncIOp op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Type i32 = builder.getI32Type(), i16 = builder.getI16Type();
  Value words = op.getIn();
  Value bytes =
      LLVM::CallIntrinsicOp::create(
          builder, i32, builder.getStringAttr("llvm.nvvm.prmt"),
          ValueRange{extract(builder, words, 0), extract(builder, words, 1),
                     createInt(builder, 32, 0x0040)})
          .getResult(0);
  Value word = vector::FromElementsOp::create(
      builder, VectorType::get({1}, i16),
      ValueRange{arith::TruncIOp::create(builder, i16, bytes)});
  op->replaceAllUsesWith(
      vector::BitCastOp::create(builder, op.getType(), word));
  op->erase();
}

void stepfold::expandMath(gpu::GPUModuleOp module) {
  module.walk([](Operation *op) {
    bool isDouble = op->getNumResults() == 1 &&
                    getElementTypeOrSelf(op->getResult(0).getType()).isF64();
    if (isa<math::SqrtOp>(op))
      replaceByIntrinsic(op, isDouble ? "llvm.nvvm.sqrt.rn.d"
                                      : "llvm.nvvm.sqrt.rn.f");
    else if (isa<math::AbsFOp>(op))
      replaceByIntrinsic(op, "llvm.fabs");
    else if (isa<math::FmaOp>(op))
      replaceByFMA(op);
    else if (auto cast = dyn_cast<arith::TruncFOp>(op);
             cast && castsPairs(cast.getIn().getType(), cast.getType()))
      roundPairs(cast);
    else if (auto cast = dyn_cast<arith::ExtFOp>(op);
             cast && castsPairs(cast.getType(), cast.getIn().getType()))
      extendPairs(cast);
    else if (auto cast = dyn_cast<arith::TruncIOp>(op);
             cast && takesTwoBytes(cast))
      takeTwoBytes(cast);
    else if (selectsBytes(op))
      selectWords(op);
  });
}
