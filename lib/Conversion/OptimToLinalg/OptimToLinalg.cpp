//===- OptimToLinalg.cpp - convert-optim-to-linalg ------------------------===//
//
// Elementwise ops of the dialect outside of the stage, as a forward or backward
// pass has them, become what upstream's passes know how to lower.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Conversion/Passes.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

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

/// Replaces what `op` does to parameter `index`.
static void convertParameter(ImplicitLocOpBuilder &builder, ForeachOp op,
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
  for (auto [stream, result] : llvm::enumerate(generic.getResults()))
    op.getResultStream(stream)[index].replaceAllUsesWith(result);
}

namespace {

struct ConvertOptimToLinalg final
    : stepfold::impl::ConvertOptimToLinalgPassBase<ConvertOptimToLinalg> {
  void runOnOperation() override {
    SmallVector<ForeachOp> worklist;
    getOperation().walk([&](ForeachOp op) {
      if (op.hasPureTensorSemantics())
        worklist.push_back(op);
    });
    for (ForeachOp op : worklist) {
      ImplicitLocOpBuilder builder(op.getLoc(), op);
      for (int64_t index = 0, count = op.getOuts()[0].size(); index < count;
           ++index)
        convertParameter(builder, op, index);
      op.erase();
    }
  }
};

} // namespace
