//===- WarpBlocks.cpp - Blocks of elements in a warp ----------------------===//

#include "WarpBlocks.h"
#include "GPUBuilders.h"
#include "GPULowering.h"
#include "GuardedMath.h"

#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

SmallVector<Value> WarpBlocks::emitGroup(ImplicitLocOpBuilder &builder,
                                         EmitPart emit) const {
  GuardedMath math;
  SmallVector<Value> guarded =
      emit(builder, [&](ImplicitLocOpBuilder &inner, Operation *op) {
        return math.emit(inner, op);
      });
  Value isExact = math.emitCondition(builder);
  if (!isExact)
    return guarded;
  auto branch = scf::IfOp::create(
      builder, isExact,
      [&](OpBuilder &inner, Location loc) {
        scf::YieldOp::create(inner, loc, guarded);
      },
      [&](OpBuilder &inner, Location loc) {
        ImplicitLocOpBuilder again(loc, inner);
        scf::YieldOp::create(again, emit(again, nullptr));
      });
  return llvm::to_vector_of<Value>(branch.getResults());
}

/// Returns `value` of the lane whose number differs in the bit `offset`.
static Value shuffle(ImplicitLocOpBuilder &builder, Value value,
                     int64_t offset) {
  return gpu::ShuffleOp::create(builder, value, offset, kWarpSize,
                                gpu::ShuffleMode::XOR)
      .getShuffleResult();
}

Value WarpBlocks::emitMaximum(ImplicitLocOpBuilder &builder,
                              Value largest) const {
  for (int64_t offset = blockSize / kNarrowAccessWidth / 2; offset >= 1;
       offset /= 2)
    largest = createCombined(builder, Combiner::Maximum, largest,
                             shuffle(builder, largest, offset));
  return largest;
}

void WarpBlocks::emitStore(
    ImplicitLocOpBuilder &builder, Value offset, bool isRead,
    function_ref<void(ImplicitLocOpBuilder &)> emitStore) const {
  // Other lanes may not yet have loaded the old element.
  if (isRead)
    emitWarpSync(builder);
  unsigned width = offset.getType().getIntOrFloatBitWidth();
  Value inBlock = arith::RemUIOp::create(builder, offset,
                                         createInt(builder, width, blockSize));
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        inBlock, createInt(builder, width, 0));
  createIf(builder, isFirst, emitStore);
}
