//===- OptimToLinalg.cpp - convert-optim-to-linalg ------------------------===//
//
// Elementwise ops of the dialect outside of the stage, as a forward or backward
// pass has them, become what upstream's passes know how to lower.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Conversion/OptimToLinalgPatterns.h"
#include "stepfold/Conversion/Passes.h"
#include "stepfold/IR/ElementaryExpansion.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace stepfold {
#define GEN_PASS_DEF_CONVERTOPTIMTOLINALGPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;

/// The element at `index` of a vector, or the only one of any other tensor.
static Value extractElement(ImplicitLocOpBuilder &builder, Value tensor,
                            int64_t index) {
  auto rank = cast<RankedTensorType>(tensor.getType()).getRank();
  SmallVector<Value> indices(rank,
                             arith::ConstantIndexOp::create(builder, index));
  return tensor::ExtractOp::create(builder, tensor, indices);
}

/// Clones the region of `op` behind `arguments` and yields what it yields.
static void cloneBody(OpBuilder &builder, ForeachOp op, ValueRange arguments) {
  Block &body = op.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  for (Operation &nested : body.without_terminator())
    builder.clone(nested, mapping);
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  linalg::YieldOp::create(builder, op.getLoc(), results);
}

/// Converts the ops on parameter `index`, and returns a result for each updated
/// stream.
static ResultRange convertParameter(ImplicitLocOpBuilder &builder, ForeachOp op,
                                    int64_t index) {
  SmallVector<Value> ins, outs, singles;
  for (OperandRange stream : op.getIns())
    ins.push_back(stream[index]);
  for (OperandRange stream : op.getOuts())
    outs.push_back(stream[index]);
  for (Value vector : op.getPerParameter())
    singles.push_back(extractElement(builder, vector, index));
  for (Value scalar : op.getScalars())
    singles.push_back(extractElement(builder, scalar, 0));

  int64_t rank = cast<RankedTensorType>(outs.front().getType()).getRank();
  SmallVector<AffineMap> maps(ins.size() + outs.size(),
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, ValueRange(outs).getTypes(), ins, outs, maps, iterators,
      [&](OpBuilder &bodyBuilder, Location, ValueRange elements) {
        // The op's region has outs first.
        SmallVector<Value> arguments(elements.drop_front(ins.size()));
        llvm::append_range(arguments, elements.take_front(ins.size()));
        llvm::append_range(arguments, singles);
        cloneBody(bodyBuilder, op, arguments);
      });
  return generic.getResults();
}

namespace {

class ConvertForeach : public OpRewritePattern<ForeachOp> {
public:
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ForeachOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not on tensors");
    expandElementaryFunctions(rewriter, op);
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    size_t numParameters = op.getOuts()[0].size();
    SmallVector<Value> results(op->getNumResults());
    for (size_t index = 0; index < numParameters; ++index)
      for (auto [stream, result] :
           llvm::enumerate(convertParameter(builder, op, index)))
        results[stream * numParameters + index] = result;
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct ConvertOptimToLinalg final
    : stepfold::impl::ConvertOptimToLinalgPassBase<ConvertOptimToLinalg> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet owned(context);
    stepfold::populateOptimToLinalgPatterns(owned);
    patterns = std::move(owned);
    return success();
  }

  void runOnOperation() override {
    walkAndApplyPatterns(getOperation(), patterns);
  }

  FrozenRewritePatternSet patterns;
};

} // namespace

void stepfold::populateOptimToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertForeach>(patterns.getContext());
}
