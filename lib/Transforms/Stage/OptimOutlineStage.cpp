//===- OptimOutlineStage.cpp - optim-outline-stage ------------------------===//
//
// The call of the outlined stage runs all of it at one place. That is the same
// program as long as no operation outside the stage that stands between a load
// or store of the stage and that place touches the same global.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMOUTLINESTAGEPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Analysis
//===----------------------------------------------------------------------===//

namespace {

/// Why a stage cannot be outlined.
struct Refusal {
  Operation *culprit;
  std::string reason;
};

/// Decides where the call may stand.
class OutlinePlan {
public:
  OutlinePlan(func::FuncOp function, const OptimizerStage &stage)
      : function(function), stage(stage) {}

  /// Finds out whether the stage can be one call.
  std::optional<Refusal> compute();

  /// The call stands right after this op.
  Operation *getCallPosition() const { return position; }
  bool isOfStage(Operation *op) const { return stageOps.contains(op); }
  /// Values of the stage that are used after the call outside of it, with the
  /// global that holds them then.
  ArrayRef<std::pair<Value, StringAttr>> getEscapingValues() const {
    return escaping;
  }

private:
  std::optional<Refusal> checkGradients();
  std::optional<Refusal> checkAccesses();
  std::optional<Refusal> checkUses();

  func::FuncOp function;
  const OptimizerStage &stage;
  llvm::DenseSet<Operation *> stageOps;
  Operation *position = nullptr;
  SmallVector<std::pair<Value, StringAttr>> escaping;
};

} // namespace

std::optional<Refusal> OutlinePlan::compute() {
  stageOps.insert(stage.getOps().begin(), stage.getOps().end());
  position = stage.getOps().back();
  for (Operation *op : stage.getGradients())
    position = op;
  for (Operation *op : stage.getOps())
    if (isa<scf::IfOp>(op))
      return Refusal{op, "a conditional stores state: run optim-if-convert "
                         "first"};
  if (auto refusal = checkGradients())
    return refusal;
  if (auto refusal = checkAccesses())
    return refusal;
  return checkUses();
}

std::optional<Refusal> OutlinePlan::checkGradients() {
  llvm::DenseMap<StringAttr, Operation *> seen;
  for (GradientOp gradient : stage.getGradients()) {
    StringAttr parameter = gradient.getParameterAttr().getAttr();
    if (!seen.try_emplace(parameter, gradient).second)
      return Refusal{gradient, ("parameter '" + parameter.getValue() +
                                "' has more than one gradient")
                                   .str()};
  }
  return std::nullopt;
}

namespace {

/// For each global of the stage: from the first to the last of the stage's
/// accesses and the call, where nothing may interfere.
class StageAccesses {
public:
  explicit StageAccesses(Operation *call) : call(call), all{call, call} {}

  void addLoad(StringAttr global, Operation *op) { add(loads, global, op); }
  void addStore(StringAttr global, Operation *op) { add(stores, global, op); }

  /// Whether what `access` does at `op` interferes with any global.
  bool interferes(const GlobalAccess &access, Operation *op) const {
    // All intervals have the call in common: they make up one.
    if (access.any)
      return all.contains(op);
    return llvm::any_of(access.read,
                        [&](StringAttr global) {
                          return contains(stores, global, op);
                        }) ||
           llvm::any_of(access.written, [&](StringAttr global) {
             return getVerb(access, global, op) != nullptr;
           });
  }
  /// What `access` must not do with `global` at `op` but may; null where
  /// there is nothing.
  const char *getVerb(const GlobalAccess &access, StringAttr global,
                      Operation *op) const {
    bool mayWrite = access.mayWrite(global);
    if ((mayWrite || access.mayRead(global)) && contains(stores, global, op))
      return "access";
    return mayWrite && contains(loads, global, op) ? "write" : nullptr;
  }

private:
  struct Interval {
    Operation *begin, *end;
    void include(Operation *op) {
      if (op->isBeforeInBlock(begin))
        begin = op;
      if (end->isBeforeInBlock(op))
        end = op;
    }
    bool contains(Operation *op) const {
      return !op->isBeforeInBlock(begin) && !end->isBeforeInBlock(op);
    }
  };
  using Intervals = llvm::DenseMap<StringAttr, Interval>;

  void add(Intervals &intervals, StringAttr global, Operation *op) {
    intervals.try_emplace(global, Interval{call, call})
        .first->second.include(op);
    all.include(op);
  }
  static bool contains(const Intervals &intervals, StringAttr global,
                       Operation *op) {
    auto found = intervals.find(global);
    return found != intervals.end() && found->second.contains(op);
  }

  Operation *call;
  Interval all;
  Intervals loads, stores;
};

} // namespace

std::optional<Refusal> OutlinePlan::checkAccesses() {
  StageAccesses accesses(position);
  for (Operation *op : stage.getOps())
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      accesses.addLoad(load.getGlobal().getLeafReference(), op);
    else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      accesses.addStore(store.getGlobal().getLeafReference(), op);

  SymbolTableCollection symbols;
  for (Operation &op : function.getBody().front()) {
    // What nothing uses may be read anywhere.
    bool isUnused = isa<ml_program::GlobalLoadOp>(op) && op.use_empty();
    if (isOfStage(&op) || isUnused)
      continue;
    GlobalAccess access = getGlobalAccess(&op, symbols);
    if (!accesses.interferes(access, &op))
      continue;
    for (const OptimizerStage::Global &global : stage.getGlobals())
      if (const char *verb = accesses.getVerb(access, global.name, &op))
        return Refusal{&op,
                       ("'" + op.getName().getStringRef() + "' may " + verb +
                        " '" + global.name.getValue() + "' within the stage")
                           .str()};
  }
  return std::nullopt;
}

std::optional<Refusal> OutlinePlan::checkUses() {
  llvm::DenseMap<Value, StringAttr> finalStores;
  llvm::DenseMap<StringAttr, Value> stored;
  for (Operation *op : stage.getOps())
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      stored[store.getGlobal().getLeafReference()] = store.getValue();
  for (auto [global, value] : stored)
    finalStores.try_emplace(value, global);

  for (Operation *op : stage.getOps()) {
    // What these define is there with or without the stage.
    if (isa<GradientOp, ml_program::GlobalLoadOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>())
      continue;
    for (Value result : op->getResults()) {
      bool escapes = false;
      for (Operation *user : result.getUsers()) {
        Operation *inBlock =
            function.getBody().front().findAncestorOpInBlock(*user);
        if (isOfStage(inBlock))
          continue;
        if (!finalStores.contains(result) ||
            !position->isBeforeInBlock(inBlock))
          return Refusal{user, ("'" + user->getName().getStringRef() +
                                "' uses a value of the stage that is in no "
                                "global at this point")
                                   .str()};
        escapes = true;
      }
      if (escapes)
        escaping.push_back({result, finalStores[result]});
    }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Rewrite
//===----------------------------------------------------------------------===//

/// Builds the function of the stage; arguments are its globals, then its
/// gradients.
static func::FuncOp createStageFunction(func::FuncOp caller,
                                        const OptimizerStage &stage) {
  MLIRContext *context = caller.getContext();
  OpBuilder builder(caller);
  auto module = caller->getParentOfType<ModuleOp>();
  SymbolTable symbols(module);

  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  StringAttr globalRole = builder.getStringAttr(kGlobalAttrName);
  StringAttr gradientRole = builder.getStringAttr(kGradientAttrName);
  auto addArgument = [&](RankedTensorType type, StringAttr role,
                         StringAttr name) {
    types.push_back(MemRefType::get(type.getShape(), type.getElementType()));
    attributes.push_back(builder.getDictionaryAttr(
        NamedAttribute(role, FlatSymbolRefAttr::get(name))));
  };
  for (const OptimizerStage::Global &global : stage.getGlobals()) {
    auto op = symbols.lookup<ml_program::GlobalOp>(global.name);
    addArgument(cast<RankedTensorType>(op.getType()), globalRole, global.name);
  }
  for (GradientOp gradient : stage.getGradients())
    addArgument(cast<RankedTensorType>(gradient.getType()), gradientRole,
                gradient.getParameterAttr().getAttr());

  auto function =
      func::FuncOp::create(builder, caller.getLoc(), kOptimizerStageName,
                           FunctionType::get(context, types, /*results=*/{}));
  function.setAllArgAttrs(attributes);
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);

  // What each global holds, in program order, and where it is stored.
  llvm::DenseMap<StringAttr, Value> current;
  llvm::DenseMap<StringAttr, Location> stores;
  IRMapping mapping;
  auto toTensor = [&](BlockArgument argument, bool isWritable) -> Value {
    auto type = cast<MemRefType>(argument.getType());
    return bufferization::ToTensorOp::create(
        builder, argument.getLoc(),
        RankedTensorType::get(type.getShape(), type.getElementType()), argument,
        /*restrict=*/true, isWritable);
  };
  unsigned index = 0;
  for (const OptimizerStage::Global &global : stage.getGlobals()) {
    BlockArgument argument = body->getArgument(index++);
    if (global.isLoaded)
      current[global.name] = toTensor(argument, /*isWritable=*/true);
  }
  for (GradientOp gradient : stage.getGradients())
    mapping.map(gradient.getResult(), toTensor(body->getArgument(index++),
                                               /*isWritable=*/false));

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

  // Last: a materialization before a read would change what it reads.
  for (auto [position, global] : llvm::enumerate(stage.getGlobals()))
    if (global.isStored)
      bufferization::MaterializeInDestinationOp::create(
          builder, stores.at(global.name), /*result=*/Type(),
          current[global.name], body->getArgument(position), /*restrict=*/false,
          /*writable=*/true);
  func::ReturnOp::create(builder, caller.getLoc());
  return function;
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
    for (OptimizerStage::ExcludedStore excluded : stage->getExcludedStores())
      remark::analysis(excluded.store.getLoc(), options("StoreExcluded"))
          << "store to '" +
                 excluded.store.getGlobal()
                     .getLeafReference()
                     .getValue()
                     .str() +
                 "' is not part of the stage: it " + excluded.getReason();
    if (stage->getOps().empty()) {
      remark::missed(caller.getLoc(), options("NoStage"))
          << remark::reason("no store of the function depends only on "
                            "gradients and state");
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
    createStageFunction(caller, *stage);
    replaceByCall(*stage, plan);
    remark::passed(loc, options("StageOutlined"))
        << "optimizer stage outlined" << remark::metric("Ops", numOps)
        << remark::metric("Globals", numGlobals)
        << remark::metric("Gradients", numGradients);
  }
};

} // namespace
