//===- OptimGeneralize.cpp - Update ops and casts to structured ops -------===//

#include "stepfold/IR/Generalize.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMGENERALIZEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;

/// Replaces `cast` by a foreach of one parameter.
static void generalizeCast(RewriterBase &rewriter, CastOp cast) {
  ImplicitLocOpBuilder builder(cast.getLoc(), rewriter);
  auto type = llvm::cast<RankedTensorType>(cast.getResult().getType());
  Value empty =
      tensor::EmptyOp::create(builder, type.getShape(), type.getElementType());
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              /*numParameters=*/1);
  operands.addOut(empty);
  auto element = operands.addIn(cast.getInput());
  Type from = getStreamElementType(cast.getInput().getType());
  Type to = type.getElementType();
  // Of one width, f16 and bf16 have no conversion into each other; f32 holds
  // every value of both, so that only the second conversion rounds.
  bool viaF32 = from.getIntOrFloatBitWidth() == to.getIntOrFloatBitWidth();
  auto computeType =
      llvm::cast<FloatType>(viaF32 ? rewriter.getF32Type() : from);
  StructuredOpInterface foreach =
      operands.create(computeType, [&](Arithmetic &a, const auto &arguments) {
        return SmallVector<Value>{a.out(arguments[element], to)};
      });
  rewriter.replaceOp(cast, foreach->getResults());
}

namespace {

struct OptimGeneralize final
    : stepfold::impl::OptimGeneralizePassBase<OptimGeneralize> {
  void runOnOperation() override {
    // Collected first: what replaces an op is not visited again.
    SmallVector<Operation *> worklist;
    getOperation()->walk([&](Operation *op) {
      if (isa<OptimizerOpInterface, CastOp>(op))
        worklist.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : worklist) {
      rewriter.setInsertionPoint(op);
      if (auto cast = dyn_cast<CastOp>(op))
        generalizeIfStatic(rewriter, cast);
      else if (isa<RankedTensorType>(op->getOperand(0).getType()))
        llvm::cast<OptimizerOpInterface>(op).generalize(rewriter);
    }
  }

private:
  void generalizeIfStatic(RewriterBase &rewriter, CastOp cast) {
    if (llvm::cast<ShapedType>(cast.getInput().getType()).hasStaticShape())
      return generalizeCast(rewriter, cast);
    remark::missed(cast.getLoc(), remark::RemarkOpts::name("DynamicShape")
                                      .category("optim-generalize")
                                      .function(getOperation().getName()))
        << "the cast's shape is not static";
  }
};

} // namespace
