//===- LoopBuilders.cpp - Loops and arrays of kernels for CPUs ------------===//

#include "LoopBuilders.h"
#include "../KernelBody.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace stepfold;

void stepfold::forEach(ImplicitLocOpBuilder &builder, Value begin, Value end,
                       int64_t step,
                       function_ref<void(ImplicitLocOpBuilder &, Value)> body) {
  scf::ForOp::create(
      builder, begin, end, createInt(builder, 64, step), ValueRange(),
      [&](OpBuilder &inner, Location loc, Value index, ValueRange) {
        ImplicitLocOpBuilder bodyBuilder(loc, inner);
        body(bodyBuilder, index);
        scf::YieldOp::create(bodyBuilder);
      });
}

void stepfold::forEach(ImplicitLocOpBuilder &builder, int64_t begin,
                       int64_t end, int64_t step,
                       function_ref<void(ImplicitLocOpBuilder &, Value)> body) {
  forEach(builder, createInt(builder, 64, begin), createInt(builder, 64, end),
          step, body);
}

Value stepfold::createArray(ImplicitLocOpBuilder &builder, Type pointerType,
                            Type elementType, int64_t size) {
  return LLVM::AllocaOp::create(builder, pointerType, elementType,
                                createInt(builder, 64, size),
                                /*alignment=*/64);
}
