//===- OptimPackTables.cpp - optim-pack-tables ----------------------------===//

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

#include "llvm/ADT/Hashing.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMPACKTABLESPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// Makes tables at the head of the stage, one for each different stream.
class TableBuilder {
public:
  explicit TableBuilder(func::FuncOp stage)
      : builder(stage.getContext()), block(&stage.getBody().front()) {}

  Value getTable(ValueRange stream, Location loc) {
    SmallVector<Value> buffers(stream);
    // Tables of arguments come first, in order. The ops behind them are
    // replaced one after the other, so that none of those can mark the place.
    Operation *predecessor = lastOfArguments;
    // Buffers that are not arguments are scratch, defined further down.
    for (Value buffer : buffers)
      if (Operation *producer = buffer.getDefiningOp())
        if (!predecessor || predecessor->isBeforeInBlock(producer))
          predecessor = producer;
    auto &candidates = tables[hashValues(buffers)];
    for (TableOp table : candidates)
      if (ValueRange(table.getBuffers()) == ValueRange(buffers))
        return table;
    auto type = TableType::get(builder.getContext(),
                               static_cast<int64_t>(buffers.size()),
                               getStreamElementType(buffers[0].getType()));
    if (predecessor)
      builder.setInsertionPointAfter(predecessor);
    else
      builder.setInsertionPointToStart(block);
    candidates.push_back(TableOp::create(builder, loc, type, buffers));
    if (predecessor == lastOfArguments)
      lastOfArguments = candidates.back().getOperation();
    return candidates.back();
  }

private:
  static llvm::hash_code hashValues(ArrayRef<Value> values) {
    return llvm::hash_combine_range(values.begin(), values.end());
  }

  OpBuilder builder;
  Block *block;
  Operation *lastOfArguments = nullptr;
  llvm::DenseMap<size_t, SmallVector<TableOp, 1>> tables;
};

struct OptimPackTables final
    : stepfold::impl::OptimPackTablesPassBase<OptimPackTables> {
  void runOnOperation() override {
    auto stage = getOperation().lookupSymbol<func::FuncOp>(kOptimizerStageName);
    if (!stage)
      return;
    StageForm form =
        isPacked(stage) ? StageForm::Packed : StageForm::Bufferized;
    if (failed(verifyStageForm(stage, form)))
      return signalPassFailure();
    if (form == StageForm::Packed)
      return;
    TableBuilder tables(stage);
    IRRewriter rewriter(&getContext());
    for (Operation &op :
         llvm::make_early_inc_range(stage.getBody().front().getOperations()))
      if (auto structured = dyn_cast<StructuredOpInterface>(op))
        pack(rewriter, structured, tables);
  }

private:
  /// Replaces `op` by one whose list streams are tables.
  static void pack(IRRewriter &rewriter, StructuredOpInterface op,
                   TableBuilder &tables) {
    bool isPerParameter = isa<ForeachParameterOp>(op);
    bool changed = false;
    auto packStream = [&](OperandRange stream, bool isVector) {
      bool isList = isa<MemRefType>(stream[0].getType()) && !isVector &&
                    !(isPerParameter && stream.size() == 1);
      if (!isList)
        return SmallVector<Value>(stream);
      changed = true;
      return SmallVector<Value>{tables.getTable(stream, op.getLoc())};
    };

    SmallVector<Value> operands;
    SmallVector<int32_t> outSegments, inSegments;
    for (auto [index, stream] : llvm::enumerate(op.getOuts())) {
      SmallVector<Value> packed = packStream(stream, index < op.getNumSums());
      outSegments.push_back(packed.size());
      llvm::append_range(operands, packed);
    }
    int32_t numOuts = operands.size();
    for (OperandRange stream : op.getIns()) {
      SmallVector<Value> packed = packStream(stream, /*isVector=*/false);
      inSegments.push_back(packed.size());
      llvm::append_range(operands, packed);
    }
    if (!changed)
      return;
    int32_t numIns = operands.size() - numOuts;
    llvm::append_range(operands, op.getPerParameter());
    llvm::append_range(operands, op.getScalars());

    rewriter.setInsertionPoint(op);
    OperationState state(op.getLoc(), op->getName(), operands, TypeRange(),
                         op->getAttrs());
    NamedAttrList attributes(state.attributes);
    attributes.set(
        "operandSegmentSizes",
        rewriter.getDenseI32ArrayAttr(
            {numOuts, numIns, static_cast<int32_t>(op.getPerParameter().size()),
             static_cast<int32_t>(op.getScalars().size())}));
    attributes.set("out_segments", rewriter.getDenseI32ArrayAttr(outSegments));
    attributes.set("in_segments", rewriter.getDenseI32ArrayAttr(inSegments));
    state.attributes = attributes;
    state.addRegion()->takeBody(op.getBody());
    rewriter.create(state);
    rewriter.eraseOp(op);
  }
};

} // namespace
