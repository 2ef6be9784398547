//===- StepToBuffers.cpp - convert-step-to-buffers ------------------------===//
//
// Upstream has no lowering of program state. Here it becomes arguments of the
// step, so that whoever executes it says where the state is.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Conversion/StepToBuffers.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold {
#define GEN_PASS_DEF_CONVERTSTEPTOBUFFERSPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The memref that holds a tensor of `type`; null where there is none.
static MemRefType getBufferType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return {};
  return MemRefType::get(tensor.getShape(), tensor.getElementType());
}

namespace {

class StepConverter {
public:
  explicit StepConverter(func::FuncOp step)
      : step(step), module(step->getParentOfType<ModuleOp>()) {}

  LogicalResult convert();

private:
  FailureOr<BlockArgument> addArgument(Operation *user, Type type,
                                       NamedAttribute binding);
  LogicalResult convertLoad(ml_program::GlobalLoadOp load);
  LogicalResult convertStore(ml_program::GlobalStoreOp store);
  LogicalResult convertReturns();
  LogicalResult convertCalls(ArrayRef<CallStageOp> calls);
  void convertCall(CallStageOp call, func::FuncOp runStage, Value stage);
  FailureOr<BlockArgument> getGlobal(Operation *user, SymbolRefAttr name,
                                     Type type);
  std::string explainStage();
  LogicalResult checkOps();
  void eraseRest();
  func::FuncOp declareRunStage(ArrayRef<Attribute> parameters);

  func::FuncOp step;
  ModuleOp module;
  DenseMap<StringAttr, BlockArgument> globals;
};

} // namespace

/// Adds an argument that stands for a tensor of `type`, of which `user` has
/// need.
FailureOr<BlockArgument> StepConverter::addArgument(Operation *user, Type type,
                                                    NamedAttribute binding) {
  MemRefType buffer = getBufferType(type);
  if (!buffer)
    return user->emitOpError()
           << "expected a tensor of static shape, got " << type;
  unsigned index = step.getNumArguments();
  if (failed(step.insertArgument(
          index, buffer, DictionaryAttr::get(step.getContext(), binding),
          user->getLoc())))
    return failure();
  return step.getArgument(index);
}

FailureOr<BlockArgument>
StepConverter::getGlobal(Operation *user, SymbolRefAttr name, Type type) {
  StringAttr leaf = name.getLeafReference();
  if (BlockArgument known = globals.lookup(leaf))
    return known;
  FailureOr<BlockArgument> argument =
      addArgument(user, type,
                  {StringAttr::get(step.getContext(), kGlobalAttrName),
                   FlatSymbolRefAttr::get(leaf)});
  if (succeeded(argument))
    globals[leaf] = *argument;
  return argument;
}

LogicalResult StepConverter::convertLoad(ml_program::GlobalLoadOp load) {
  if (load->use_empty()) {
    load.erase();
    return success();
  }
  FailureOr<BlockArgument> global =
      getGlobal(load, load.getGlobal(), load.getType());
  if (failed(global))
    return failure();
  ImplicitLocOpBuilder builder(load.getLoc(), load);
  Value copy = memref::AllocOp::create(
      builder, llvm::cast<MemRefType>(global->getType()));
  memref::CopyOp::create(builder, *global, copy);
  Value tensor = bufferization::ToTensorOp::create(
      builder, load.getType(), copy, /*restrict=*/true, /*writable=*/true);
  load.replaceAllUsesWith(tensor);
  load.erase();
  return success();
}

static void createWrite(ImplicitLocOpBuilder &builder, Value tensor,
                        Value buffer) {
  bufferization::MaterializeInDestinationOp::create(
      builder, /*result=*/Type(), tensor, buffer, /*restrict=*/false,
      /*writable=*/true);
}

LogicalResult StepConverter::convertStore(ml_program::GlobalStoreOp store) {
  FailureOr<BlockArgument> global =
      getGlobal(store, store.getGlobal(), store.getValue().getType());
  if (failed(global))
    return failure();
  ImplicitLocOpBuilder builder(store.getLoc(), store);
  createWrite(builder, store.getValue(), *global);
  store.erase();
  return success();
}

LogicalResult StepConverter::convertReturns() {
  SmallVector<Value> buffers;
  for (auto [index, type] : llvm::enumerate(step.getResultTypes())) {
    FailureOr<BlockArgument> result = addArgument(
        step, type,
        {StringAttr::get(step.getContext(), kResultAttrName),
         IntegerAttr::get(IntegerType::get(step.getContext(), 64), index)});
    if (failed(result))
      return failure();
    buffers.push_back(*result);
  }
  step.walk([&](func::ReturnOp op) {
    ImplicitLocOpBuilder builder(op.getLoc(), op);
    for (auto [value, buffer] : llvm::zip_equal(op.getOperands(), buffers))
      createWrite(builder, value, buffer);
    op->setOperands({});
  });
  step.setType(FunctionType::get(step.getContext(), step.getArgumentTypes(),
                                 /*results=*/{}));
  step.removeResAttrsAttr();
  return success();
}

/// The parameters whose gradients an outlined stage gets, in order.
static SmallVector<Attribute> getGradientNames(func::FuncOp stage) {
  SmallVector<Attribute> names;
  for (unsigned index = 0; index < stage.getNumArguments(); ++index)
    if (Attribute name = stage.getArgAttr(index, kGradientAttrName))
      names.push_back(name);
  return names;
}

func::FuncOp StepConverter::declareRunStage(ArrayRef<Attribute> parameters) {
  OpBuilder builder(step);
  Type index = builder.getIndexType();
  Type array = MemRefType::get(static_cast<int64_t>(parameters.size()), index);
  auto function =
      func::FuncOp::create(builder, step.getLoc(), kRunStageName,
                           builder.getFunctionType({index, array}, {}));
  function.setPrivate();
  function->setAttr(kGradientsAttrName, builder.getArrayAttr(parameters));
  return function;
}

/// The stage gets the addresses of the gradients.
void StepConverter::convertCall(CallStageOp call, func::FuncOp runStage,
                                Value stage) {
  ImplicitLocOpBuilder builder(call.getLoc(), call);
  Value array = memref::AllocaOp::create(
      builder, cast<MemRefType>(runStage.getArgumentTypes()[1]));
  for (auto [index, gradient] : llvm::enumerate(call.getGradients())) {
    auto toBuffer = bufferization::ToBufferOp::create(
        builder, getBufferType(gradient.getType()), gradient);
    toBuffer.setReadOnly(true);
    Value address =
        memref::ExtractAlignedPointerAsIndexOp::create(builder, toBuffer);
    Value position = arith::ConstantIndexOp::create(builder, index);
    memref::StoreOp::create(builder, address, array, position);
  }
  func::CallOp::create(builder, runStage, ValueRange{stage, array});
  call.erase();
}

/// Returns the reason why the stage of the step is not outlined, or a hint.
std::string StepConverter::explainStage() {
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (failed(stage) || stage->getParts().size() < 2)
    return "remarks of optim-outline-stage name the reason";
  return "expected a step with one optimizer stage, got " +
         std::to_string(stage->getParts().size()) +
         ": keep one by optim-select-stage";
}

LogicalResult StepConverter::checkOps() {
  WalkResult result = step.walk([&](Operation *op) {
    // A stage that was not outlined still has its marks.
    if (isa<GradientOp>(op))
      op->emitOpError() << "is in a stage that is not outlined: "
                        << explainStage();
    else if (!op->isRegistered())
      op->emitOpError() << "is not registered, and no known pass lowers it";
    else
      return WalkResult::advance();
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Whoever executes the step runs one stage.
static LogicalResult checkCallees(ArrayRef<CallStageOp> calls) {
  for (CallStageOp call : calls) {
    StringRef first = CallStageOp(calls.front()).getCallee();
    if (call.getCallee() != first)
      return call.emitOpError()
             << "expected calls of one stage, got '" << call.getCallee()
             << "' after '" << first << "'";
  }
  return success();
}

void StepConverter::eraseRest() {
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (&op != step)
      op.erase();
}

LogicalResult StepConverter::convertCalls(ArrayRef<CallStageOp> calls) {
  SmallVector<Attribute> parameters;
  if (!calls.empty())
    parameters = getGradientNames(module.lookupSymbol<func::FuncOp>(
        CallStageOp(calls.front()).getCallee()));
  eraseRest();
  unsigned index = step.getNumArguments();
  if (failed(step.insertArgument(index, IndexType::get(step.getContext()),
                                 /*argAttrs=*/{}, step.getLoc())))
    return failure();
  if (calls.empty())
    return success();
  func::FuncOp runStage = declareRunStage(parameters);
  for (CallStageOp call : calls)
    convertCall(call, runStage, step.getArgument(index));
  return success();
}

LogicalResult StepConverter::convert() {
  if (step.isDeclaration())
    return step.emitOpError() << "expected a body";
  if (step.getNumArguments() != 0)
    return step.emitOpError()
           << "expected no arguments, got " << step.getNumArguments()
           << ": the data of a step is state";
  if (failed(checkOps()))
    return failure();
  SmallVector<CallStageOp> calls;
  SmallVector<Operation *> accesses;
  step.walk([&](Operation *op) {
    if (auto call = dyn_cast<CallStageOp>(op))
      calls.push_back(call);
    else if (isa<ml_program::GlobalLoadOp, ml_program::GlobalStoreOp>(op))
      accesses.push_back(op);
  });
  if (failed(checkCallees(calls)))
    return failure();
  for (Operation *op : accesses) {
    auto load = dyn_cast<ml_program::GlobalLoadOp>(op);
    if (failed(load ? convertLoad(load)
                    : convertStore(cast<ml_program::GlobalStoreOp>(op))))
      return failure();
  }
  if (failed(convertReturns()))
    return failure();
  return convertCalls(calls);
}

namespace {

struct ConvertStepToBuffers final
    : stepfold::impl::ConvertStepToBuffersPassBase<ConvertStepToBuffers> {
  void runOnOperation() override {
    auto step = getOperation().lookupSymbol<func::FuncOp>(kTrainStepName);
    if (!step) {
      getOperation().emitError()
          << "expected a function '@" << kTrainStepName << "'";
      return signalPassFailure();
    }
    if (failed(StepConverter(step).convert()))
      signalPassFailure();
  }
};

} // namespace
