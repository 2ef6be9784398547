//===- OptimPromoteScalars.cpp - optim-promote-scalars --------------------===//
//
// Scalars that only updates use may have another type: that of their global, of
// the updates' operands and results, and of their initial values changes
// together, or not at all.
//
//===----------------------------------------------------------------------===//

#include "LearningRateSchedule.h"

#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMPROMOTESCALARSPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// Why a scalar stays as it is.
struct Refusal {
  Operation *culprit;
  std::string reason;
};

/// A one-element stream of an update. All that it holds has one type.
struct Slot {
  OptimizerOpInterface update;
  unsigned stream;
  /// The scalars that are read by it or that its results are stored to.
  SmallVector<unsigned> scalars;

  const StreamSpec &getSpec() { return update.getStreamSpecs()[stream]; }
};

/// A global of one f32 element.
struct Scalar {
  ml_program::GlobalOp global;
  SmallVector<ml_program::GlobalLoadOp> loads;
  SmallVector<ml_program::GlobalStoreOp> stores, startupStores;
  SmallVector<unsigned> slots;
  /// Whether it is a parameter of one element, or that one's state.
  bool isTensorState = false;
  /// Whether updates write it.
  bool isState = false;
  std::optional<Refusal> refusal;

  void refuse(Operation *culprit, const Twine &reason) {
    if (!refusal)
      refusal = Refusal{culprit, reason.str()};
  }
};

/// Finds the scalars of a program, and which of them updates alone use.
class ScalarAnalysis {
public:
  static ScalarAnalysis compute(ModuleOp module, func::FuncOp step,
                                const OptimizerStage &stage);
  MutableArrayRef<Scalar> getScalars() { return scalars; }
  MutableArrayRef<Slot> getSlots() { return slots; }

private:
  void collectScalars(ModuleOp module);
  void collectAccesses(ModuleOp module, func::FuncOp step);
  void addLoad(ml_program::GlobalLoadOp load, func::FuncOp step);
  void addStore(ml_program::GlobalStoreOp store, func::FuncOp step);
  void collectSlots(ArrayRef<Operation *> stageOps);
  void addSlot(OptimizerOpInterface update, unsigned stream);
  void checkUses(Scalar &scalar);
  void checkInitialValue(Scalar &scalar);
  void spreadRefusals();
  std::optional<unsigned> find(SymbolRefAttr global) const;
  std::optional<unsigned> getLoaded(Value value) const;

  std::vector<Scalar> scalars;
  DenseMap<StringAttr, unsigned> indices;
  std::vector<Slot> slots;
  /// Uses of loaded values, and stores, that slots account for.
  DenseSet<OpOperand *> slotUses;
  DenseSet<Operation *> slotStores;
};

} // namespace

static std::string quote(Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

std::optional<unsigned> ScalarAnalysis::find(SymbolRefAttr global) const {
  auto found = indices.find(global.getLeafReference());
  if (found == indices.end())
    return std::nullopt;
  return found->second;
}

/// The scalar that `value` was loaded from.
std::optional<unsigned> ScalarAnalysis::getLoaded(Value value) const {
  auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
  return load ? find(load.getGlobal()) : std::nullopt;
}

void ScalarAnalysis::collectScalars(ModuleOp module) {
  for (auto global : module.getOps<ml_program::GlobalOp>()) {
    auto type = dyn_cast<RankedTensorType>(global.getType());
    if (!type || !hasOneElement(type) || !type.getElementType().isF32())
      continue;
    indices[global.getSymNameAttr()] = scalars.size();
    scalars.emplace_back().global = global;
  }
}

void ScalarAnalysis::addLoad(ml_program::GlobalLoadOp load, func::FuncOp step) {
  std::optional<unsigned> index = find(load.getGlobal());
  if (!index)
    return;
  auto function = load->getParentOfType<func::FuncOp>();
  if (function == step)
    scalars[*index].loads.push_back(load);
  else
    scalars[*index].refuse(load, "'" + function.getSymName() + "' reads it");
}

void ScalarAnalysis::addStore(ml_program::GlobalStoreOp store,
                              func::FuncOp step) {
  std::optional<unsigned> index = find(store.getGlobal());
  if (!index)
    return;
  Scalar &scalar = scalars[*index];
  auto function = store->getParentOfType<func::FuncOp>();
  if (function == step)
    scalar.stores.push_back(store);
  else if (function.getSymName() == kStartupName)
    scalar.startupStores.push_back(store);
  else
    scalar.refuse(store, "'" + function.getSymName() + "' stores to it");
}

void ScalarAnalysis::collectAccesses(ModuleOp module, func::FuncOp step) {
  SymbolTableCollection symbols;
  bool areRefused = false;
  module.walk([&](Operation *op) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      return addLoad(load, step);
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      return addStore(store, step);
    GlobalAccess access = getOwnGlobalAccess(op, symbols);
    if (access.isNone() || areRefused)
      return;
    std::string reason = quote(op) + " may access it";
    areRefused = access.any;
    if (access.any)
      for (Scalar &scalar : scalars)
        scalar.refuse(op, reason);
    for (StringAttr name : access.read)
      if (std::optional<unsigned> index = find(SymbolRefAttr::get(name)))
        scalars[*index].refuse(op, reason);
  });
}

void ScalarAnalysis::addSlot(OptimizerOpInterface update, unsigned stream) {
  Slot slot{update, stream, {}};
  std::optional<Refusal> refusal;
  auto add = [&](unsigned scalar) {
    slot.scalars.push_back(scalar);
    scalars[scalar].slots.push_back(slots.size());
  };
  OperandRange operands = update.getStream(stream);
  for (OpOperand &operand : update->getOpOperands().slice(
           operands.getBeginOperandIndex(), operands.size())) {
    if (std::optional<unsigned> scalar = getLoaded(operand.get())) {
      slotUses.insert(&operand);
      add(*scalar);
      continue;
    }
    refusal = Refusal{update, (quote(update) + " has an operand in " +
                               slot.getSpec().name +
                               " that is not a scalar of f32 in the state")
                                  .str()};
  }
  for (Value result : update.getUpdatedStream(stream))
    for (Operation *user : result.getUsers()) {
      auto store = dyn_cast<ml_program::GlobalStoreOp>(user);
      std::optional<unsigned> scalar =
          store ? find(store.getGlobal()) : std::nullopt;
      if (!scalar || store->getBlock() != update->getBlock()) {
        refusal = Refusal{user, quote(user) + " reads its new value as f32"};
        continue;
      }
      slotStores.insert(store);
      scalars[*scalar].isState = true;
      add(*scalar);
    }
  if (refusal)
    for (unsigned scalar : slot.scalars)
      scalars[scalar].refuse(refusal->culprit, refusal->reason);
  slots.push_back(std::move(slot));
}

void ScalarAnalysis::collectSlots(ArrayRef<Operation *> stageOps) {
  for (Operation *op : stageOps) {
    auto update = dyn_cast<OptimizerOpInterface>(op);
    if (!update)
      continue;
    for (auto [index, spec] : llvm::enumerate(update.getStreamSpecs())) {
      if (update.getStream(index).empty() || spec.kind == StreamKind::Flag)
        continue;
      if (isOneElement(spec.kind)) {
        addSlot(update, index);
        continue;
      }
      for (Value operand : update.getStream(index))
        if (std::optional<unsigned> scalar = getLoaded(operand))
          scalars[*scalar].isTensorState = true;
    }
  }
}

/// Refuses what anything but a slot reads or writes.
void ScalarAnalysis::checkUses(Scalar &scalar) {
  for (ml_program::GlobalLoadOp load : scalar.loads)
    for (OpOperand &use : load->getUses())
      if (!slotUses.contains(&use))
        return scalar.refuse(use.getOwner(),
                             quote(use.getOwner()) + " reads it as f32");
  for (ml_program::GlobalStoreOp store : scalar.stores) {
    if (slotStores.contains(store))
      continue;
    Operation *source = store.getValue().getDefiningOp();
    return scalar.refuse(store, (source ? quote(source) : "the caller") +
                                    " gives it an f32 value");
  }
}

void ScalarAnalysis::checkInitialValue(Scalar &scalar) {
  if (!scalar.global.isPrivate())
    return scalar.refuse(scalar.global, "it is not private to the module");
  Attribute value = scalar.global.getValueAttr();
  bool isConstant = isa_and_nonnull<DenseFPElementsAttr>(value);
  if (!isConstant && scalar.startupStores.empty())
    scalar.refuse(scalar.global, "nothing in the program gives it a value");
}

/// A stream has one type: what stays keeps all others of its slots.
void ScalarAnalysis::spreadRefusals() {
  SmallVector<unsigned> worklist;
  for (auto [index, scalar] : llvm::enumerate(scalars))
    if (scalar.refusal)
      worklist.push_back(index);
  DenseSet<unsigned> visited;
  while (!worklist.empty()) {
    unsigned index = worklist.pop_back_val();
    for (unsigned slotIndex : scalars[index].slots) {
      if (!visited.insert(slotIndex).second)
        continue;
      Slot &slot = slots[slotIndex];
      for (unsigned other : slot.scalars) {
        if (scalars[other].refusal)
          continue;
        scalars[other].refuse(slot.update,
                              quote(slot.update) + " uses it together with '" +
                                  scalars[index].global.getSymName() +
                                  "', which stays f32");
        worklist.push_back(other);
      }
    }
  }
}

ScalarAnalysis ScalarAnalysis::compute(ModuleOp module, func::FuncOp step,
                                       const OptimizerStage &stage) {
  ScalarAnalysis analysis;
  analysis.collectScalars(module);
  analysis.collectAccesses(module, step);
  analysis.collectSlots(stage.getOps());
  for (Scalar &scalar : analysis.scalars) {
    analysis.checkUses(scalar);
    analysis.checkInitialValue(scalar);
  }
  analysis.spreadRefusals();
  return analysis;
}

//===----------------------------------------------------------------------===//
// Rewrite
//===----------------------------------------------------------------------===//

static RankedTensorType widen(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.clone(Float64Type::get(type.getContext()));
}

namespace {

/// Gives scalars and slots their new type.
class Promotion {
public:
  explicit Promotion(ScalarAnalysis &analysis) : analysis(analysis) {}
  void promote(Scalar &scalar);

private:
  std::optional<double> getExactInitial(const Scalar &scalar);
  DenseElementsAttr convert(const Scalar &scalar, DenseFPElementsAttr value);
  Value convertStored(const Scalar &scalar, ml_program::GlobalStoreOp store);

  ScalarAnalysis &analysis;
};

} // namespace

/// The value of the attribute that the scalar begins as, where all updates that
/// use it agree on one.
std::optional<double> Promotion::getExactInitial(const Scalar &scalar) {
  std::optional<double> result;
  for (unsigned index : scalar.slots) {
    Slot &slot = analysis.getSlots()[index];
    StringRef name = slot.getSpec().initial;
    auto attribute = name.empty() ? FloatAttr()
                                  : slot.update->getAttrOfType<FloatAttr>(name);
    if (!attribute || (result && *result != attribute.getValueAsDouble()))
      return std::nullopt;
    result = attribute.getValueAsDouble();
  }
  return result;
}

/// The value that `value`, of f32, stands for.
DenseElementsAttr Promotion::convert(const Scalar &scalar,
                                     DenseFPElementsAttr value) {
  APFloat stored = *value.value_begin<APFloat>();
  double result = stored.convertToFloat();
  if (std::optional<double> exact = getExactInitial(scalar))
    if (static_cast<float>(*exact) == stored.convertToFloat())
      result = *exact;
  return DenseElementsAttr::get(widen(value.getType()), result);
}

/// What `@startup` stores, in f64.
Value Promotion::convertStored(const Scalar &scalar,
                               ml_program::GlobalStoreOp store) {
  Value value = store.getValue();
  RankedTensorType type = widen(value.getType());
  OpBuilder builder(store);
  DenseFPElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, store.getLoc(),
                                     convert(scalar, constant));
  // What was given in f64 is not rounded first.
  if (auto cast = value.getDefiningOp<CastOp>())
    if (cast.getInput().getType() == type)
      return cast.getInput();
  return CastOp::create(builder, store.getLoc(), type, value);
}

void Promotion::promote(Scalar &scalar) {
  RankedTensorType type = widen(scalar.global.getType());
  Attribute value = scalar.global.getValueAttr();
  if (auto constant = dyn_cast<DenseFPElementsAttr>(value))
    scalar.global.setValueAttr(convert(scalar, constant));
  else
    scalar.global.setValueAttr(
        ml_program::ExternAttr::get(type.getContext(), type));
  scalar.global.setType(type);
  for (ml_program::GlobalStoreOp store : scalar.startupStores)
    store.getValueMutable().assign(convertStored(scalar, store));
  for (ml_program::GlobalLoadOp load : scalar.loads)
    load.getResult().setType(type);
  for (ml_program::GlobalStoreOp store : scalar.stores)
    store.getValue().setType(type);
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

namespace {

/// Has the stage compute rates from the number of the step.
class RateScheduler {
public:
  RateScheduler(ModuleOp module, func::FuncOp step,
                const LearningRateSchedule &schedule)
      : module(module), schedule(schedule),
        builder(step.getLoc(),
                OpBuilder::atBlockBegin(&step.getBody().front())) {}
  /// Whether `scalar`, a promoted rate, has a rate to begin with.
  bool canSchedule(const Scalar &scalar) const {
    return getBase(scalar).has_value();
  }
  void run(Scalar &scalar);

private:
  std::optional<double> getBase(const Scalar &scalar) const;
  Value getCount();
  Value createRate(RankedTensorType type, double base);

  ModuleOp module;
  const LearningRateSchedule &schedule;
  ImplicitLocOpBuilder builder;
  /// The number of this step, counted from 1; null before the first rate.
  Value number;
};

} // namespace

std::optional<double> RateScheduler::getBase(const Scalar &scalar) const {
  if (schedule.rate || schedule.kind == LearningRateSchedule::Kind::Piecewise)
    return schedule.rate.value_or(
        schedule.rates.empty() ? 0.0 : schedule.rates.front());
  ml_program::GlobalOp global = scalar.global;
  auto value = dyn_cast<DenseFPElementsAttr>(global.getValueAttr());
  if (!value || !scalar.startupStores.empty())
    return std::nullopt;
  return (*value.value_begin<APFloat>()).convertToDouble();
}

/// The step counter of the program, advanced.
Value RateScheduler::getCount() {
  if (number)
    return number;
  auto type = RankedTensorType::get({}, builder.getI64Type());
  auto counter = ml_program::GlobalOp::create(
      builder, "step_count", type, /*is_mutable=*/true,
      DenseElementsAttr::get(type, int64_t(0)),
      builder.getStringAttr("private"));
  counter->setAttr(kStepCounterAttrName, builder.getUnitAttr());
  counter->remove();
  SymbolTable(module).insert(counter, module.getBody()->begin());
  auto name = FlatSymbolRefAttr::get(counter.getSymNameAttr());
  Value count = ml_program::GlobalLoadOp::create(builder, type, name);
  auto advance = ForeachParameterOp::create(
      builder, ArrayRef<ValueRange>{count}, {}, {}, {},
      [](ImplicitLocOpBuilder &body, ValueRange arguments) {
        Value one = arith::ConstantOp::create(body, body.getI64IntegerAttr(1));
        return SmallVector<Value>{
            arith::AddIOp::create(body, arguments[0], one)};
      });
  number = advance->getResult(0);
  ml_program::GlobalStoreOp::create(builder, name, number);
  return number;
}

Value RateScheduler::createRate(RankedTensorType type, double base) {
  Value count = getCount();
  Value empty =
      tensor::EmptyOp::create(builder, type.getShape(), type.getElementType());
  // From the advanced counter, so that fusion makes one op of both.
  auto rate = ForeachParameterOp::create(
      builder, ArrayRef<ValueRange>{empty}, ArrayRef<ValueRange>{count}, {}, {},
      [&](ImplicitLocOpBuilder &body, ValueRange arguments) {
        Value one = arith::ConstantOp::create(body, body.getI64IntegerAttr(1));
        Value before = arith::SubIOp::create(body, arguments[1], one);
        return SmallVector<Value>{schedule.build(body, before, base)};
      });
  return rate->getResult(0);
}

/// The variable keeps the rate that was used last, for those who read it
/// between steps and for checkpoints.
void RateScheduler::run(Scalar &scalar) {
  auto type = cast<RankedTensorType>(scalar.global.getType());
  Value rate = createRate(type, *getBase(scalar));
  ml_program::GlobalStoreOp::create(
      builder, FlatSymbolRefAttr::get(scalar.global.getSymNameAttr()), rate);
  for (ml_program::GlobalLoadOp load : scalar.loads) {
    load.replaceAllUsesWith(rate);
    load.erase();
  }
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOpts(StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("optim-promote-scalars")
      .function(kTrainStepName);
}

namespace {

struct OptimPromoteScalars final
    : stepfold::impl::OptimPromoteScalarsPassBase<OptimPromoteScalars> {
  using OptimPromoteScalarsPassBase::OptimPromoteScalarsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    std::optional<LearningRateSchedule> parsed;
    if (!schedule.empty() && failed(parseSchedule(parsed)))
      return signalPassFailure();
    FailureOr<func::FuncOp> found = findTrainStep(module);
    if (failed(found))
      return signalPassFailure();
    func::FuncOp step = *found;
    if (!step)
      return;
    const FailureOr<OptimizerStage> &stage =
        getChildAnalysis<OptimizerStageAnalysis>(step).stage;
    if (failed(stage))
      return signalPassFailure();
    ScalarAnalysis analysis = ScalarAnalysis::compute(module, step, *stage);
    SmallVector<Scalar *> rates = promote(step, analysis);
    if (!parsed)
      return;
    if (rates.empty())
      remark::missed(step.getLoc(), remarkOpts("NotScheduled"))
          << "no learning rate is scheduled: none is state that only updates "
             "read";
    RateScheduler scheduler(module, step, *parsed);
    for (Scalar *rate : rates)
      scheduleRate(scheduler, *rate);
  }

private:
  LogicalResult parseSchedule(std::optional<LearningRateSchedule> &parsed) {
    llvm::Expected<LearningRateSchedule> expected =
        LearningRateSchedule::parse(schedule);
    if (!expected)
      return getOperation().emitError("schedule: ")
             << llvm::toString(expected.takeError());
    parsed = std::move(*expected);
    return success();
  }

  /// Promotes what can be, and returns the learning rates among it.
  SmallVector<Scalar *> promote(func::FuncOp step, ScalarAnalysis &analysis) {
    Promotion promotion(analysis);
    SmallVector<Scalar *> rates;
    size_t numStates = 0;
    for (Scalar &scalar : analysis.getScalars()) {
      bool isOther = scalar.isTensorState && scalar.slots.empty();
      if (scalar.loads.empty() || isOther)
        continue;
      if (scalar.refusal) {
        remark::missed(scalar.refusal->culprit->getLoc(),
                       remarkOpts("NotPromoted"))
            << "'" + scalar.global.getSymName().str() +
                   "' stays f32: " + scalar.refusal->reason;
        continue;
      }
      promotion.promote(scalar);
      if (scalar.isState)
        ++numStates;
      else
        rates.push_back(&scalar);
    }
    report(step, rates.size(), numStates);
    return rates;
  }

  void scheduleRate(RateScheduler &scheduler, Scalar &scalar) {
    Location loc = scalar.global.getLoc();
    std::string name = scalar.global.getSymName().str();
    if (!scheduler.canSchedule(scalar)) {
      remark::missed(loc, remarkOpts("NotScheduled"))
          << "'" + name +
                 "' is not scheduled: its initial value is not a constant";
      return;
    }
    scheduler.run(scalar);
    remark::passed(loc, remarkOpts("Scheduled"))
        << "'" + name + "' is computed from the number of the step";
  }

  void report(func::FuncOp step, size_t numRates, size_t numStates) {
    size_t count = numRates + numStates;
    if (count == 0)
      return;
    constexpr size_t addedBytes = sizeof(double) - sizeof(float);
    remark::passed(step.getLoc(), remarkOpts("Promoted"))
        << "scalars that only updates use became f64, which changes bits"
        << remark::metric("rates", numRates)
        << remark::metric("states", numStates)
        << remark::metric("persistentBytes", count * addedBytes);
  }
};

} // namespace
