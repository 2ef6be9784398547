//===- OptimOutlineStage.cpp - optim-outline-stage ------------------------===//

#include "OutlinePlan.h"

#include "stepfold/Analysis/OutsideStores.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMOUTLINESTAGEPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// Builds the function of a stage. Its arguments are the stage's globals, then
/// its gradients.
class StageFunctionBuilder {
public:
  StageFunctionBuilder(func::FuncOp caller, const OptimizerStage &stage)
      : caller(caller), stage(stage), builder(caller) {}
  void build();

private:
  func::FuncOp createFunction();
  Value toTensor(BlockArgument argument, bool isWritable);
  void readArguments();
  void cloneOps();
  void writeArguments();

  func::FuncOp caller;
  const OptimizerStage &stage;
  OpBuilder builder;
  Block *body = nullptr;
  IRMapping mapping;
  /// Value of each global, in program order, and the location of its store.
  llvm::DenseMap<StringAttr, Value> current;
  llvm::DenseMap<StringAttr, Location> stores;
};

} // namespace

func::FuncOp StageFunctionBuilder::createFunction() {
  SymbolTable symbols(caller->getParentOfType<ModuleOp>());
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  auto addArgument = [&](RankedTensorType type, StringRef role,
                         StringAttr name) {
    types.push_back(MemRefType::get(type.getShape(), type.getElementType()));
    attributes.push_back(builder.getDictionaryAttr(
        builder.getNamedAttr(role, FlatSymbolRefAttr::get(name))));
  };
  for (const OptimizerStage::Global &global : stage.getGlobals()) {
    auto op = symbols.lookup<ml_program::GlobalOp>(global.name);
    addArgument(cast<RankedTensorType>(op.getType()), kGlobalAttrName,
                global.name);
  }
  for (GradientOp gradient : stage.getGradients())
    addArgument(cast<RankedTensorType>(gradient.getType()), kGradientAttrName,
                gradient.getParameterAttr().getAttr());
  auto function =
      func::FuncOp::create(builder, caller.getLoc(), kOptimizerStageName,
                           builder.getFunctionType(types, /*results=*/{}));
  function.setAllArgAttrs(attributes);
  return function;
}

Value StageFunctionBuilder::toTensor(BlockArgument argument, bool isWritable) {
  auto type = cast<MemRefType>(argument.getType());
  return bufferization::ToTensorOp::create(
      builder, argument.getLoc(),
      RankedTensorType::get(type.getShape(), type.getElementType()), argument,
      /*restrict=*/true, isWritable);
}

void StageFunctionBuilder::readArguments() {
  unsigned index = 0;
  for (const OptimizerStage::Global &global : stage.getGlobals()) {
    BlockArgument argument = body->getArgument(index++);
    if (global.isLoaded)
      current[global.name] = toTensor(argument, /*isWritable=*/true);
  }
  for (GradientOp gradient : stage.getGradients())
    mapping.map(gradient.getResult(), toTensor(body->getArgument(index++),
                                               /*isWritable=*/false));
}

void StageFunctionBuilder::cloneOps() {
  for (Operation *op : stage.getOps()) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      mapping.map(load.getResult(),
                  current[load.getGlobal().getLeafReference()]);
    } else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      StringAttr global = store.getGlobal().getLeafReference();
      current[global] = mapping.lookup(store.getValue());
      stores.insert_or_assign(global, store.getLoc());
    } else if (!isa<GradientOp>(op)) {
      builder.clone(*op, mapping);
    }
  }
}

void StageFunctionBuilder::writeArguments() {
  for (auto [position, global] : llvm::enumerate(stage.getGlobals()))
    if (global.isStored)
      bufferization::MaterializeInDestinationOp::create(
          builder, stores.at(global.name), /*result=*/Type(),
          current[global.name], body->getArgument(position), /*restrict=*/false,
          /*writable=*/true);
}

void StageFunctionBuilder::build() {
  body = createFunction().addEntryBlock();
  builder.setInsertionPointToStart(body);
  readArguments();
  cloneOps();
  // Last: a materialization before a read would change what it reads.
  writeArguments();
  func::ReturnOp::create(builder, caller.getLoc());
}

/// Puts the call in place of the stage's operations.
static void replaceByCall(const OptimizerStage &stage,
                          const OutlinePlan &plan) {
  OpBuilder builder(plan.getCallPosition()->getContext());
  builder.setInsertionPointAfter(plan.getCallPosition());
  Location loc = plan.getCallPosition()->getLoc();
  SmallVector<Value> gradients;
  for (GradientOp gradient : stage.getGradients())
    gradients.push_back(gradient.getValue());
  CallStageOp::create(builder, loc, kOptimizerStageName, gradients);

  for (auto [value, global] : plan.getEscapingValues()) {
    Value loaded = ml_program::GlobalLoadOp::create(
        builder, loc, value.getType(), FlatSymbolRefAttr::get(global));
    value.replaceUsesWithIf(loaded, [&](OpOperand &use) {
      return !plan.isOfStage(use.getOwner());
    });
  }
  for (Operation *op : plan.getMovedOps())
    op->moveBefore(builder.getInsertionBlock(), builder.getInsertionPoint());
  for (Operation *op : llvm::reverse(stage.getOps()))
    if (op->use_empty())
      op->erase();
}

namespace {

struct OptimOutlineStage final
    : stepfold::impl::OptimOutlineStagePassBase<OptimOutlineStage> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> found = findTrainStep(module);
    if (failed(found))
      return signalPassFailure();
    func::FuncOp caller = *found;
    if (!caller || module.lookupSymbol(kOptimizerStageName))
      return;
    const FailureOr<OptimizerStage> &stage =
        getChildAnalysis<OptimizerStageAnalysis>(caller).stage;
    if (failed(stage))
      return signalPassFailure();
    auto options = [&](StringRef name) {
      return remark::RemarkOpts::name(name)
          .category("optim-outline-stage")
          .function(caller.getSymName());
    };
    for (const OutsideStores &stores : findOutsideStores(caller, *stage))
      remark::analysis(stores.first->getLoc(), options("StoreExcluded"))
          << stores.text;
    if (stage->getOps().empty()) {
      remark::missed(caller.getLoc(), options("NoStage")) << remark::reason(
          "no store of the function depends only on gradients and state");
      return;
    }
    if (stage->getParts().size() > 1) {
      remark::missed(caller.getLoc(), options("SeveralStages"))
          << remark::reason("{0}", stage->describeParts());
      return;
    }
    OutlinePlan plan(caller, *stage);
    if (std::optional<Refusal> refusal = plan.compute()) {
      remark::missed(refusal->culprit->getLoc(), options("StageNotOutlined"))
          << remark::reason("{0}", refusal->reason);
      return;
    }
    unsigned numOps = stage->getOps().size();
    unsigned numGlobals = stage->getGlobals().size();
    unsigned numGradients = stage->getGradients().size();
    Location loc = caller.getLoc();
    StageFunctionBuilder(caller, *stage).build();
    replaceByCall(*stage, plan);
    remark::passed(loc, options("StageOutlined"))
        << "optimizer stage outlined" << remark::metric("Ops", numOps)
        << remark::metric("Globals", numGlobals)
        << remark::metric("Gradients", numGradients);
  }
};

} // namespace
