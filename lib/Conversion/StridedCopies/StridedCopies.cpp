//===- StridedCopies.cpp - convert-strided-copies -------------------------===//
//
// Upstream lowers a copy of or to a part of a buffer to a call of its runtime
// library, which generated code here does without.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Conversion/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace stepfold {
#define GEN_PASS_DEF_CONVERTSTRIDEDCOPIESPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;

static bool isStrided(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && !type.getLayout().isIdentity();
}

namespace {

struct ConvertStridedCopies final
    : stepfold::impl::ConvertStridedCopiesPassBase<ConvertStridedCopies> {
  void runOnOperation() override {
    getOperation().walk([](memref::CopyOp op) {
      if (!isStrided(op.getSource()) && !isStrided(op.getTarget()))
        return;
      OpBuilder builder(op);
      linalg::CopyOp::create(builder, op.getLoc(), op.getSource(),
                             op.getTarget());
      op.erase();
    });
  }
};

} // namespace
