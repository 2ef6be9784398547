//===- OptimIfConvert.cpp - optim-if-convert ------------------------------===//
//
// What a conditional guards is executed always, and what it stores is selected
// by its condition. The stage is then one block, as every other pass has it;
// the kernels branch on the condition again (lib/Conversion), which stays on
// the device.
//
//===----------------------------------------------------------------------===//

#include "FilledConstants.h"
#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/IR/StructuredUtils.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMIFCONVERTPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// What can be converted
//===----------------------------------------------------------------------===//

/// The tensor of one flag that `condition` is the element of; null where it is
/// something else.
static Value getFlag(Value condition) {
  auto extract = condition.getDefiningOp<tensor::ExtractOp>();
  return extract && hasOneElement(extract.getTensor().getType())
             ? extract.getTensor()
             : Value();
}

/// Whether `op` may divide by zero. Upstream takes remainders for total.
static bool mayTrap(Operation *op) {
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return true;
  auto speculatable = dyn_cast<ConditionallySpeculatable>(op);
  return speculatable &&
         speculatable.getSpeculatability() == Speculation::NotSpeculatable;
}

/// Whether `op` does no more than compute its results, whatever its operands.
static bool mayBeExecutedAlways(Operation *op) {
  if (!op->isRegistered() || !isMemoryEffectFree(op))
    return false;
  auto visit = [](Operation *nested) {
    return mayTrap(nested) ? WalkResult::interrupt() : WalkResult::advance();
  };
  return !op->walk(visit).wasInterrupted();
}

/// The op that keeps `conditional` from being converted; null where none does.
static Operation *findObstacle(scf::IfOp conditional) {
  for (Region &region : conditional->getRegions())
    for (Operation &op : region.getOps())
      if (!isa<ml_program::GlobalLoadOp, ml_program::GlobalStoreOp, GradientOp,
               scf::YieldOp>(op) &&
          !mayBeExecutedAlways(&op))
        return &op;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

namespace {

/// The values that globals hold at a place in a block, as far as the block
/// says. The place moves on; what is inserted before it is seen.
class Contents {
public:
  using Map = llvm::DenseMap<Attribute, Value>;
  explicit Contents(Block &block) : block(block) {}

  /// Those before `op`, which is not before the last such. The op in front of
  /// it must not be erased.
  Map &getBefore(Operation *op);
  Block &getBlock() const { return block; }

private:
  void visit(Operation *op);

  Block &block;
  SymbolTableCollection symbols;
  Map values;
  Operation *visited = nullptr;
};

} // namespace

Contents::Map &Contents::getBefore(Operation *op) {
  Operation *next = visited ? visited->getNextNode() : &block.front();
  for (; next != op; next = next->getNextNode()) {
    visit(next);
    visited = next;
  }
  return values;
}

void Contents::visit(Operation *op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
    values[load.getGlobalAttr()] = load.getResult();
    return;
  }
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    values[store.getGlobalAttr()] = store.getValue();
    return;
  }
  GlobalAccess access = getGlobalAccess(op, symbols);
  if (access.any)
    values.clear();
  for (StringAttr written : access.written)
    values.erase(FlatSymbolRefAttr::get(written));
}

/// Erases the stores of `block` whose value nothing reads before the next.
static void eraseDeadStores(Block &block) {
  SymbolTableCollection symbols;
  llvm::DenseSet<Attribute> overwritten;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      overwritten.erase(load.getGlobalAttr());
      continue;
    }
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      if (!overwritten.insert(store.getGlobalAttr()).second)
        store.erase();
      continue;
    }
    GlobalAccess access = getGlobalAccess(&op, symbols);
    if (access.any)
      overwritten.clear();
    for (const auto &globals : {access.read, access.written})
      for (StringAttr global : globals)
        overwritten.erase(FlatSymbolRefAttr::get(global));
  }
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Computes a tensor of one flag from others.
static Value
createFlag(ImplicitLocOpBuilder &builder, ValueRange flags,
           function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> compute) {
  Value empty = tensor::EmptyOp::create(builder, ArrayRef<int64_t>{1},
                                        builder.getI1Type());
  SmallVector<ValueRange> ins;
  for (unsigned i = 0; i < flags.size(); ++i)
    ins.push_back(flags.slice(i, 1));
  return ForeachParameterOp::create(
             builder, ArrayRef<ValueRange>{ValueRange(empty)}, ins,
             ValueRange(), ValueRange(),
             [&](ImplicitLocOpBuilder &body, ValueRange arguments) {
               return SmallVector<Value>{compute(body, arguments.drop_front())};
             })
      ->getResult(0);
}

static Value createNot(ImplicitLocOpBuilder &builder, Value flag) {
  return createFlag(
      builder, flag, [](ImplicitLocOpBuilder &body, ValueRange flags) -> Value {
        Value truth = arith::ConstantOp::create(body, body.getBoolAttr(true));
        return arith::XOrIOp::create(body, flags[0], truth);
      });
}

static Value createOr(ImplicitLocOpBuilder &builder, Value a, Value b) {
  return createFlag(builder, {a, b},
                    [](ImplicitLocOpBuilder &body, ValueRange flags) -> Value {
                      return arith::OrIOp::create(body, flags[0], flags[1]);
                    });
}

namespace {

/// Moves the operations of a region to before its conditional.
class RegionConverter {
public:
  /// Nothing that the region stores is stored where `skip`, a tensor of one
  /// flag, holds.
  RegionConverter(scf::IfOp conditional, Value skip, Contents &contents)
      : conditional(conditional), skip(skip),
        builder(conditional.getLoc(), conditional),
        before(contents.getBefore(conditional)) {}

  void convert(Region &region);

private:
  void moveOut(Operation *op);
  void skipUpdate(OptimizerOpInterface op);
  void separateSums(Operation *op);
  void skipReduction(ReduceOp op);
  Value load(SymbolRefAttr global, Type type);
  void storeSelected();
  bool isSkipped(Value value, Value old) const;
  template <typename OpT>
  ResultRange select(ArrayRef<Value> olds, ArrayRef<Value> news,
                     TypedAttr constant);

  scf::IfOp conditional;
  Value skip;
  ImplicitLocOpBuilder builder;
  /// What globals held before the region, and what the region has made of them.
  Contents::Map &before;
  llvm::DenseMap<Attribute, Value> current;
  llvm::MapVector<SymbolRefAttr, Value> stored;
  /// For each flag of an update, that and `skip` in one.
  llvm::DenseMap<Value, Value> combined;
  llvm::DenseSet<Operation *> skippedReductions;
};

} // namespace

Value RegionConverter::load(SymbolRefAttr global, Type type) {
  Value &value = before[global];
  if (!value)
    value = ml_program::GlobalLoadOp::create(builder, type, global);
  return value;
}

/// Has `op` change nothing where `skip` holds.
void RegionConverter::skipUpdate(OptimizerOpInterface op) {
  ArrayRef<StreamSpec> specs = op.getStreamSpecs();
  SmallVector<SmallVector<Value>> streams;
  for (unsigned index = 0; index < specs.size(); ++index) {
    streams.emplace_back(op.getStream(index));
    if (specs[index].kind != StreamKind::Flag)
      continue;
    if (streams.back().empty()) {
      streams.back().push_back(skip);
      continue;
    }
    Value &flag = streams.back().front();
    Value &both = combined[flag];
    if (!both)
      both = createOr(builder, flag, skip);
    flag = both;
  }
  Operation *skipping = createUpdateOp(builder, op.getLoc(), op->getName(),
                                       streams, op->getAttrs());
  op->replaceAllUsesWith(skipping);
  op->erase();
}

/// Has the sums of `op` go to tensors of their own where what these hold is not
/// read: what is stored is selected between the old sum and the new one.
void RegionConverter::separateSums(Operation *op) {
  OpBuilder inits(op);
  for (OpOperand &sum :
       op->getOpOperands().take_front(stepfold::getSums(op).size())) {
    if (shared::readsInit(sum) || sum.get().getDefiningOp<tensor::EmptyOp>())
      continue;
    auto type = cast<RankedTensorType>(sum.get().getType());
    sum.set(tensor::EmptyOp::create(inits, op->getLoc(), type.getShape(),
                                    type.getElementType()));
  }
}

/// Has `op` sum zeros and update nothing where `skip` holds: what uses the sums
/// is skipped, too, and a kernel that sums zeros reads nothing.
void RegionConverter::skipReduction(ReduceOp op) {
  StructuredOpInterface structured = asStructured(op);
  Value flag = appendScalar(structured, skip);
  Operation *yield = structured.getBlock()->getTerminator();
  OpBuilder body(yield);
  for (auto [index, yielded] : llvm::enumerate(yield->getOpOperands())) {
    Type type = yielded.get().getType();
    Value skipped = index < op.getNumSums()
                        ? arith::ConstantOp::create(body, op.getLoc(), type,
                                                    body.getZeroAttr(type))
                        : Value(structured.getOutArgument(index));
    yielded.set(arith::SelectOp::create(body, op.getLoc(), flag, skipped,
                                        yielded.get()));
  }
  skippedReductions.insert(op);
}

void RegionConverter::moveOut(Operation *op) {
  op->moveBefore(conditional);
  builder.setLoc(op->getLoc());
  if (isa<ReduceOp, SumParametersOp>(op))
    separateSums(op);
  if (auto update = dyn_cast<OptimizerOpInterface>(op))
    skipUpdate(update);
  else if (auto reduce = dyn_cast<ReduceOp>(op))
    skipReduction(reduce);
}

void RegionConverter::convert(Region &region) {
  for (Operation &op : llvm::make_early_inc_range(region.getOps())) {
    builder.setLoc(op.getLoc());
    if (auto access = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      Value &value = current[access.getGlobalAttr()];
      if (!value)
        value = load(access.getGlobalAttr(), access.getType());
      access.replaceAllUsesWith(value);
      access.erase();
    } else if (auto access = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      // The value from before is read where it still is there.
      load(access.getGlobalAttr(), access.getValue().getType());
      current[access.getGlobalAttr()] = access.getValue();
      stored[access.getGlobalAttr()] = access.getValue();
      access.erase();
    } else if (!isa<scf::YieldOp>(op)) {
      moveOut(&op);
    }
  }
  builder.setLoc(conditional.getLoc());
  storeSelected();
}

/// Whether `value` is `old` wherever `skip` holds.
bool RegionConverter::isSkipped(Value value, Value old) const {
  if (skippedReductions.contains(value.getDefiningOp())) {
    auto reduce = cast<ReduceOp>(value.getDefiningOp());
    unsigned result = cast<OpResult>(value).getResultNumber();
    // A sum is one result. It is 0 there, whatever it was.
    return result >= reduce.getNumSums() && reduce->getOperand(result) == old;
  }
  auto update = value.getDefiningOp<OptimizerOpInterface>();
  if (!update || update->getBlock() != conditional->getBlock())
    return false;
  OperandRange flags = update.getStream("skip");
  bool isOfRegion =
      !flags.empty() &&
      (flags[0] == skip || llvm::any_of(combined, [&](const auto &entry) {
         return entry.second == flags[0];
       }));
  return isOfRegion &&
         update->getOperand(cast<OpResult>(value).getResultNumber()) == old;
}

/// Selects between the old and new values of several globals, which are all
/// elements `constant` if that is given.
template <typename OpT>
ResultRange RegionConverter::select(ArrayRef<Value> olds, ArrayRef<Value> news,
                                    TypedAttr constant) {
  auto body = [&](ImplicitLocOpBuilder &inner, ValueRange arguments) {
    Value value = constant ? Value(arith::ConstantOp::create(inner, constant))
                           : arguments[1];
    return SmallVector<Value>{
        arith::SelectOp::create(inner, arguments.back(), arguments[0], value)};
  };
  SmallVector<ValueRange, 1> ins;
  if (!constant)
    ins.push_back(news);
  return OpT::create(builder, ArrayRef<ValueRange>{ValueRange(olds)}, ins,
                     ValueRange(), ValueRange(skip), body)
      ->getResults();
}

void RegionConverter::storeSelected() {
  // Values of one element type together, apart from those that a structured op
  // computed once for each parameter, and from constants.
  struct Group {
    SmallVector<SymbolRefAttr> globals;
    SmallVector<Value> olds, news;
  };
  using Key = std::tuple<Type, /*isScalar=*/unsigned, /*constant=*/Attribute>;
  llvm::MapVector<Key, Group> groups;
  for (auto [global, value] : stored) {
    Value old = before[global];
    if (value == old)
      continue;
    if (isSkipped(value, old)) {
      ml_program::GlobalStoreOp::create(builder, global, value);
      continue;
    }
    bool isScalar =
        hasOneElement(value.getType()) && !value.getDefiningOp<ForeachOp>();
    Group &group = groups[{getStreamElementType(value.getType()), isScalar,
                           getRepeatedElement(value)}];
    group.globals.push_back(global);
    group.olds.push_back(old);
    group.news.push_back(value);
  }
  for (auto &[key, group] : groups) {
    auto [type, isScalar, constant] = key;
    auto element = cast_if_present<TypedAttr>(constant);
    ResultRange selected =
        isScalar ? select<ForeachParameterOp>(group.olds, group.news, element)
                 : select<ForeachOp>(group.olds, group.news, element);
    for (auto [global, value] : llvm::zip_equal(group.globals, selected))
      ml_program::GlobalStoreOp::create(builder, global, value);
  }
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOpts(StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("optim-if-convert")
      .function(kTrainStepName);
}

static void convert(scf::IfOp conditional, Value flag, Contents &contents) {
  ImplicitLocOpBuilder builder(conditional.getLoc(), conditional);
  Value negated = createNot(builder, flag);
  RegionConverter(conditional, negated, contents)
      .convert(conditional.getThenRegion());
  if (!conditional.getElseRegion().empty())
    RegionConverter(conditional, flag, contents)
        .convert(conditional.getElseRegion());
  conditional.erase();
}

namespace {

struct OptimIfConvert final
    : stepfold::impl::OptimIfConvertPassBase<OptimIfConvert> {
  void runOnOperation() override {
    FailureOr<func::FuncOp> found = findTrainStep(getOperation());
    if (failed(found))
      return signalPassFailure();
    func::FuncOp step = *found;
    if (!step)
      return;
    const FailureOr<OptimizerStage> &stage =
        getChildAnalysis<OptimizerStageAnalysis>(step).stage;
    if (failed(stage))
      return signalPassFailure();
    SmallVector<scf::IfOp> conditionals;
    for (Operation *op : stage->getOps())
      op->walk(
          [&](scf::IfOp conditional) { conditionals.push_back(conditional); });
    Contents contents(step.getBody().front());
    SmallVector<Operation *> extracts;
    for (scf::IfOp conditional : conditionals) {
      Operation *extract = conditional.getCondition().getDefiningOp();
      bool isNested = conditional->getBlock() != &contents.getBlock();
      Contents nested(*conditional->getBlock());
      if (tryConvert(conditional, isNested ? nested : contents))
        extracts.push_back(extract);
    }
    if (extracts.empty())
      return markAllAnalysesPreserved();
    // Two conditionals may have one condition.
    for (Operation *extract :
         llvm::SetVector<Operation *>(extracts.begin(), extracts.end()))
      if (extract->use_empty())
        extract->erase();
    eraseDeadStores(step.getBody().front());
  }

private:
  /// What is nested comes first.
  bool tryConvert(scf::IfOp conditional, Contents &contents) {
    Location loc = conditional.getLoc();
    auto refuse = [&](Location culprit, const std::string &reason) {
      remark::missed(culprit, remarkOpts("NotConverted"))
          << "the conditional stays: " + reason;
      return false;
    };
    if (conditional.getNumResults() > 0)
      return refuse(loc, "it has results");
    Value flag = getFlag(conditional.getCondition());
    if (!flag)
      return refuse(loc, "its condition is not the element of a tensor");
    if (Operation *obstacle = findObstacle(conditional))
      return refuse(obstacle->getLoc(),
                    "'" + obstacle->getName().getStringRef().str() +
                        "' must not be executed if the condition is false");
    size_t numOps = 0;
    for (Region &region : conditional->getRegions())
      for (Operation &op : region.getOps())
        numOps += !isa<scf::YieldOp>(op);
    convert(conditional, flag, contents);
    remark::passed(loc, remarkOpts("Converted"))
        << "a conditional was converted to selects on its condition"
        << remark::metric("Ops", numOps);
    return true;
  }
};

} // namespace
