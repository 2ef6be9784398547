//===- OptimBufferizeStage.cpp - optim-bufferize-stage --------------------===//
//
// The stage is one block without aliases, in which a tensor is known by the
// buffer that holds it. One walk checks that every update can be in place. The
// analysis of one-shot bufferization would take seconds, and would make a copy
// if an update cannot be in place. The rewrite itself is upstream's.
//
//===----------------------------------------------------------------------===//

#include "../Program/FilledConstants.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMBUFFERIZESTAGEPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

/// Gives each init that is scratch a `tensor.empty` of its own: ops that share
/// one, after CSE, do not share a buffer.
static void separateScratch(Block &block) {
  IRRewriter rewriter(block.getParentOp()->getContext());
  for (Operation &op : block) {
    auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op);
    if (!destinationStyle)
      continue;
    for (OpOperand &init : destinationStyle.getDpsInitsMutable()) {
      auto empty = init.get().getDefiningOp<tensor::EmptyOp>();
      if (!empty || empty->hasOneUse())
        continue;
      rewriter.setInsertionPoint(&op);
      init.set(rewriter.clone(*empty)->getResult(0));
    }
  }
}

/// The tensor whose buffer holds `value`: the first of the inits that led to
/// it.
static Value findFirstInit(Value value) {
  while (auto op = value.getDefiningOp<DestinationStyleOpInterface>())
    value = op.getTiedOpOperand(cast<OpResult>(value))->get();
  return value;
}

/// The tensor that `buffer` is read as; null where it is not read.
static Value findTensor(Value buffer) {
  for (Operation *user : buffer.getUsers())
    if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(user))
      return toTensor.getResult();
  return {};
}

/// Has results that were computed in scratch and then stored be computed in the
/// buffers of their globals.
static void placeResults(Block &block) {
  ImplicitLocOpBuilder builder(block.getParentOp()->getLoc(),
                               OpBuilder::atBlockBegin(&block));
  for (auto op : block.getOps<bufferization::MaterializeInDestinationOp>()) {
    auto empty = findFirstInit(op.getSource()).getDefiningOp<tensor::EmptyOp>();
    if (!empty || empty.getType() != op.getSource().getType())
      continue;
    Value tensor = findTensor(op.getDest());
    if (!tensor)
      tensor = bufferization::ToTensorOp::create(
          builder, empty.getType(), op.getDest(), /*restrict=*/true,
          /*writable=*/true);
    empty.getResult().replaceAllUsesWith(tensor);
  }
}

namespace {

/// Checks that every update of the stage can be in place. A buffer is named by
/// the value that it held first: an argument of the function, or a tensor.
class InPlaceChecker {
public:
  LogicalResult check(Operation &op);

private:
  Value getBuffer(Value tensor) const {
    return buffers.lookup_or(tensor, tensor);
  }
  /// Returns the tensor that `buffer` holds now.
  Value getContents(Value buffer) const {
    return contents.lookup_or(buffer, buffer);
  }
  LogicalResult checkRead(Operation &op, Value tensor) const;
  LogicalResult checkConstant(OpOperand &use) const;
  LogicalResult checkWritable(Operation &op, Value tensor) const;
  LogicalResult checkUpdate(DestinationStyleOpInterface op);
  LogicalResult
  checkMaterialize(bufferization::MaterializeInDestinationOp op) const;

  DenseMap<Value, Value> buffers;
  DenseMap<Value, Value> contents;
};

} // namespace

/// Another op may have updated the buffer of `tensor`.
LogicalResult InPlaceChecker::checkRead(Operation &op, Value tensor) const {
  Value now = getContents(getBuffer(tensor));
  if (now == tensor)
    return success();
  InFlightDiagnostic error =
      op.emitOpError() << "reads a tensor after an in-place update, which "
                          "clobbers the old value";
  error.attachNote(now.getLoc()) << "updated here";
  return error;
}

/// Checks that no table needs a buffer for a constant: remaining constants have
/// none.
LogicalResult InPlaceChecker::checkConstant(OpOperand &use) const {
  Operation *op = use.getOwner();
  auto constant = use.get().getDefiningOp<arith::ConstantOp>();
  if (!constant || !isa<optim::StructuredOpInterface>(op) || !needsBuffer(use))
    return success();
  InFlightDiagnostic error =
      op->emitOpError()
      << "reads a constant with different elements as a parameter's tensor";
  error.attachNote(constant.getLoc()) << "defined here";
  return error;
}

LogicalResult InPlaceChecker::checkWritable(Operation &op, Value tensor) const {
  Operation *producer = tensor.getDefiningOp();
  auto toTensor = dyn_cast_or_null<bufferization::ToTensorOp>(producer);
  if (!isa_and_nonnull<arith::ConstantOp>(producer) &&
      (!toTensor || toTensor.getWritable()))
    return success();
  InFlightDiagnostic error = op.emitOpError()
                             << "updates a tensor that is not writable";
  error.attachNote(tensor.getLoc()) << "defined here";
  return error;
}

LogicalResult InPlaceChecker::checkUpdate(DestinationStyleOpInterface op) {
  llvm::DenseSet<Value> updated;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value tensor = init.get();
    if (failed(checkWritable(*op, tensor)))
      return failure();
    if (!updated.insert(getBuffer(tensor)).second)
      return op->emitOpError() << "updates one tensor twice";
  }
  for (Value input : op->getOperands().drop_front(op.getNumDpsInits()))
    if (updated.contains(getBuffer(input)))
      return op->emitOpError() << "reads a tensor that it updates";
  for (auto [init, result] :
       llvm::zip_equal(op.getDpsInits(), op->getResults())) {
    Value buffer = getBuffer(init);
    buffers[result] = buffer;
    contents[buffer] = result;
  }
  return success();
}

/// The global that `buffer`, an argument of the stage, is bound to.
static Attribute getGlobal(Value buffer) {
  auto argument = dyn_cast<BlockArgument>(buffer);
  auto stage = argument
                   ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                   : func::FuncOp();
  return stage
             ? stage.getArgAttr(argument.getArgNumber(), optim::kGlobalAttrName)
             : Attribute();
}

LogicalResult InPlaceChecker::checkMaterialize(
    bufferization::MaterializeInDestinationOp op) const {
  if (getBuffer(op.getSource()) == op.getDest())
    return success();
  InFlightDiagnostic error =
      op.emitOpError() << "requires a copy: the tensor is not in this buffer";
  if (Attribute global = getGlobal(op.getDest()))
    error << ", the storage of " << global;
  return error;
}

LogicalResult InPlaceChecker::check(Operation &op) {
  if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
    buffers[toTensor.getResult()] = toTensor.getBuffer();
    contents[toTensor.getBuffer()] = toTensor.getResult();
    return success();
  }
  for (OpOperand &use : op.getOpOperands())
    if (isa<TensorType>(use.get().getType()) &&
        (failed(checkRead(op, use.get())) || failed(checkConstant(use))))
      return failure();
  if (auto materialize =
          dyn_cast<bufferization::MaterializeInDestinationOp>(op))
    return checkMaterialize(materialize);
  auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op);
  if (destinationStyle && destinationStyle.hasPureTensorSemantics())
    return checkUpdate(destinationStyle);
  return success();
}

/// Erases what says that results are in their buffers: the checker has seen it,
/// and bufferization would make copies of a buffer to itself.
static void eraseMaterializations(Block &block) {
  for (auto op : llvm::make_early_inc_range(
           block.getOps<bufferization::MaterializeInDestinationOp>()))
    op.erase();
}

/// Removes conversions that nothing uses any more.
static void eraseUnused(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

namespace {

struct OptimBufferizeStage final
    : stepfold::impl::OptimBufferizeStagePassBase<OptimBufferizeStage> {
  void runOnOperation() override {
    FailureOr<func::FuncOp> found =
        findStage(getOperation(), StageForm::Outlined);
    if (failed(found))
      return signalPassFailure();
    func::FuncOp stage = *found;
    if (!stage)
      return;
    Block &body = stage.getBody().front();
    fillConstants(body);
    separateScratch(body);
    placeResults(body);
    InPlaceChecker checker;
    for (Operation &op : body)
      if (failed(checker.check(op)))
        return signalPassFailure();
    eraseMaterializations(body);
    // The checker was the analysis.
    bufferization::BufferizationOptions options;
    options.copyBeforeWrite = false;
    bufferization::BufferizationState state;
    if (failed(bufferization::bufferizeOp(stage, options, state)))
      return signalPassFailure();
    eraseUnused(body);
  }
};

} // namespace
