//===- OptimGeneralize.cpp - Update ops and casts to structured ops -------===//

#include "../Utils/BlockRewrites.h"
#include "stepfold/IR/Generalize.h"
#include "stepfold/Transforms/Fusion/GeneralizePatterns.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMGENERALIZEPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Replaces `casts`, which convert between the same types, by one foreach.
static void generalizeCasts(RewriterBase &rewriter, ArrayRef<CastOp> casts) {
  CastOp first = casts.front();
  ImplicitLocOpBuilder builder(first.getLoc(), rewriter);
  SmallVector<Value> inputs, empties;
  for (CastOp cast : casts) {
    auto type = llvm::cast<RankedTensorType>(cast.getResult().getType());
    inputs.push_back(cast.getInput());
    empties.push_back(tensor::EmptyOp::create(builder, type.getShape(),
                                              type.getElementType()));
  }
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              casts.size());
  operands.addOut(empties);
  auto element = operands.addIn(inputs);
  Type from = getStreamElementType(inputs.front().getType());
  Type to = getStreamElementType(empties.front().getType());
  // There is no conversion between f16 and bf16, which have one width. f32
  // holds every value of both, so that only the second conversion rounds.
  bool viaF32 = from.getIntOrFloatBitWidth() == to.getIntOrFloatBitWidth();
  auto computeType =
      llvm::cast<FloatType>(viaF32 ? rewriter.getF32Type() : from);
  StructuredOpInterface foreach =
      operands.create(computeType, [&](Arithmetic &a, const auto &arguments) {
        return SmallVector<Value>{a.out(arguments[element], to)};
      });
  for (auto [cast, result] : llvm::zip_equal(casts, foreach->getResults()))
    rewriter.replaceOp(cast, result);
}

static bool isStatic(CastOp cast) {
  return llvm::cast<ShapedType>(cast.getInput().getType()).hasStaticShape();
}

/// The casts to `type` of all values of `results`, one of each; nothing where
/// one has none.
static SmallVector<CastOp> findCasts(ResultRange results, Type type) {
  SmallVector<CastOp> casts;
  for (Value result : results)
    for (Operation *user : result.getUsers()) {
      auto cast = dyn_cast<CastOp>(user);
      if (!cast || getStreamElementType(cast.getType()) != type ||
          cast->getBlock() != result.getDefiningOp()->getBlock() ||
          !isStatic(cast))
        continue;
      casts.push_back(cast);
      break;
    }
  if (casts.size() != results.size())
    return {};
  return casts;
}

/// The reduction of one element is fused like any op over parameters.
static void canonicalizeReduceParameters(RewriterBase &, Block &block) {
  PatternRewriter rewriter(block.getParentOp()->getContext());
  for (auto op :
       llvm::make_early_inc_range(block.getOps<ReduceParametersOp>())) {
    rewriter.setInsertionPoint(op);
    (void)ReduceParametersOp::canonicalize(op, rewriter);
  }
}

namespace {

/// Casts that are generalized together: those of all parameters of one update,
/// named or structured, so that they can be fused with it.
class CastLists {
public:
  CastLists(ArrayRef<OptimizerOpInterface> updates,
            ArrayRef<ForeachOp> foreachs) {
    for (OptimizerOpInterface op : updates)
      for (unsigned i = 0; i < op.getStreamSpecs().size(); ++i)
        addLists(op.getUpdatedStream(i));
    for (ForeachOp op : foreachs)
      for (unsigned i = 0; op->getNumResults() != 0 && i < op.getOuts().size();
           ++i)
        addLists(op.getResultStream(i));
  }
  bool contains(CastOp cast) const { return members.contains(cast); }
  ArrayRef<SmallVector<CastOp>> get() const { return lists; }

private:
  void addLists(ResultRange results) {
    if (results.size() < 2)
      return;
    llvm::SmallSetVector<Type, 2> types;
    for (Operation *user : results.front().getUsers())
      if (auto cast = dyn_cast<CastOp>(user))
        types.insert(getStreamElementType(cast.getType()));
    for (Type type : types) {
      SmallVector<CastOp> casts = findCasts(results, type);
      if (casts.empty())
        continue;
      for (CastOp cast : casts)
        members.insert(cast);
      lists.push_back(std::move(casts));
    }
  }

  DenseSet<Operation *> members;
  SmallVector<SmallVector<CastOp>> lists;
};

class GeneralizeUpdate
    : public OpInterfaceRewritePattern<OptimizerOpInterface> {
public:
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(OptimizerOpInterface op,
                                PatternRewriter &rewriter) const override {
    // One on buffers stays.
    if (!isa<RankedTensorType>(op->getOperand(0).getType()))
      return failure();
    generalizeUpdate(rewriter, op);
    return success();
  }
};

struct OptimGeneralize final
    : stepfold::impl::OptimGeneralizePassBase<OptimGeneralize> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet patterns(context);
    stepfold::populateGeneralizePatterns(patterns);
    updatePatterns = std::move(patterns);
    return success();
  }

  void runOnOperation() override {
    // Collect first, since the replacement of an update has casts of its own.
    SmallVector<OptimizerOpInterface> updates;
    SmallVector<ForeachOp> foreachs;
    SmallVector<CastOp> casts;
    getOperation()->walk([&](Operation *op) {
      if (auto cast = dyn_cast<CastOp>(op))
        casts.push_back(cast);
      else if (auto foreach = dyn_cast<ForeachOp>(op))
        foreachs.push_back(foreach);
      else if (auto update = dyn_cast<OptimizerOpInterface>(op))
        updates.push_back(update);
    });
    CastLists castLists(updates, foreachs);
    llvm::erase_if(casts,
                   [&](CastOp cast) { return castLists.contains(cast); });
    walkAndApplyPatterns(getOperation(), updatePatterns);
    IRRewriter rewriter(&getContext());
    for (CastOp cast : casts) {
      rewriter.setInsertionPoint(cast);
      generalizeIfStatic(rewriter, cast);
    }
    for (ArrayRef<CastOp> casts : castLists.get()) {
      // Behind the update, where all of its results are.
      CastOp first = casts.front();
      rewriter.setInsertionPointAfterValue(first.getInput());
      generalizeCasts(rewriter, casts);
    }
    rewriteBlocks(getOperation(), canonicalizeReduceParameters);
  }

private:
  void generalizeIfStatic(RewriterBase &rewriter, CastOp cast) {
    if (isStatic(cast))
      return generalizeCasts(rewriter, cast);
    remark::missed(cast.getLoc(), remark::RemarkOpts::name("DynamicShape")
                                      .category("optim-generalize")
                                      .function(getOperation().getName()))
        << "the cast's shape is not static";
  }

  FrozenRewritePatternSet updatePatterns;
};

} // namespace

void stepfold::populateGeneralizePatterns(RewritePatternSet &patterns) {
  patterns.add<GeneralizeUpdate>(patterns.getContext());
}
