//===- ExpandMath.cpp - Exact arithmetic of a device ----------------------===//

#include "ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace stepfold;

/// Calls `intrinsic` on each element of the operand of `op`.
static void replaceByIntrinsic(Operation *op, StringRef intrinsic) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Value operand = op->getOperand(0);
  auto call = [&](Value element) -> Value {
    return LLVM::CallIntrinsicOp::create(builder, element.getType(),
                                         builder.getStringAttr(intrinsic),
                                         ValueRange{element})
        .getResult(0);
  };
  auto type = dyn_cast<VectorType>(operand.getType());
  Value result;
  if (!type) {
    result = call(operand);
  } else {
    result = operand;
    for (int64_t i = 0; i < type.getNumElements(); ++i) {
      Value element =
          vector::ExtractOp::create(builder, operand, ArrayRef<int64_t>{i});
      result = vector::InsertOp::create(builder, call(element), result,
                                        ArrayRef<int64_t>{i});
    }
  }
  op->replaceAllUsesWith(ValueRange{result});
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

/// Returns true for a vector of pairs of f32 that is rounded to bf16.
static bool roundsPairs(Operation *op) {
  if (!isa<arith::TruncFOp>(op))
    return false;
  auto from = dyn_cast<VectorType>(op->getOperand(0).getType());
  return from && from.getElementType().isF32() &&
         getElementTypeOrSelf(op->getResult(0).getType()).isBF16() &&
         from.getNumElements() % 2 == 0;
}

/// Rounds two elements by one instruction. The backend has none for vectors,
/// and rounds each element by an instruction that takes longer.
static void replaceByPairs(Operation *op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Value operand = op->getOperand(0);
  auto type = cast<VectorType>(op->getResult(0).getType());
  auto pairType = VectorType::get({2}, type.getElementType());
  auto extract = [&](Value vector, int64_t index) -> Value {
    return vector::ExtractOp::create(builder, vector, ArrayRef<int64_t>{index});
  };
  SmallVector<Value> elements;
  for (int64_t i = 0; i < type.getNumElements(); i += 2) {
    // The first operand becomes the upper half.
    Value pair =
        LLVM::CallIntrinsicOp::create(
            builder, pairType, builder.getStringAttr("llvm.nvvm.ff2bf16x2.rn"),
            ValueRange{extract(operand, i + 1), extract(operand, i)})
            .getResult(0);
    elements.append({extract(pair, 0), extract(pair, 1)});
  }
  Value result = vector::FromElementsOp::create(builder, type, elements);
  op->replaceAllUsesWith(ValueRange{result});
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
    else if (roundsPairs(op))
      replaceByPairs(op);
    else if (selectsBytes(op))
      selectWords(op);
  });
}
