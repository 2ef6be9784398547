//===- OptimPromoteScalars.cpp - optim-promote-scalars --------------------===//
//
// Scalars that only updates use may have another type: that of their global, of
// the updates' operands and results, and of their initial values changes
// together, or not at all.
//
//===----------------------------------------------------------------------===//

#include "RateScheduler.h"
#include "ScalarAnalysis.h"
#include "TrainStep.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMPROMOTESCALARSPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

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
  void promote(ScalarGlobal &scalar);

private:
  std::optional<double> getExactInitial(const ScalarGlobal &scalar);
  DenseElementsAttr convert(const ScalarGlobal &scalar,
                            DenseFPElementsAttr value);
  Value convertStored(const ScalarGlobal &scalar,
                      ml_program::GlobalStoreOp store);

  ScalarAnalysis &analysis;
};

} // namespace

/// The number that the scalar begins as, where all updates that use it agree on
/// one.
std::optional<double> Promotion::getExactInitial(const ScalarGlobal &scalar) {
  std::optional<double> result;
  for (unsigned index : scalar.slots) {
    ScalarStream &slot = analysis.getSlots()[index];
    StringRef name = slot.getSpec().initialSetting;
    SmallVector<double> numbers;
    if (!name.empty())
      numbers = slot.update.getNumbers(name);
    if (numbers.size() != 1 || (result && *result != numbers.front()))
      return std::nullopt;
    result = numbers.front();
  }
  return result;
}

/// The value that `value`, of f32, stands for.
DenseElementsAttr Promotion::convert(const ScalarGlobal &scalar,
                                     DenseFPElementsAttr value) {
  APFloat stored = *value.value_begin<APFloat>();
  double result = stored.convertToFloat();
  if (std::optional<double> exact = getExactInitial(scalar))
    if (static_cast<float>(*exact) == stored.convertToFloat())
      result = *exact;
  return DenseElementsAttr::get(widen(value.getType()), result);
}

/// Returns the value of a store in `@startup`, in f64.
Value Promotion::convertStored(const ScalarGlobal &scalar,
                               ml_program::GlobalStoreOp store) {
  Value value = store.getValue();
  RankedTensorType type = widen(value.getType());
  OpBuilder builder(store);
  DenseFPElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, store.getLoc(),
                                     convert(scalar, constant));
  // A value that was given in f64 is not rounded first.
  if (auto cast = value.getDefiningOp<CastOp>())
    if (cast.getInput().getType() == type)
      return cast.getInput();
  return CastOp::create(builder, store.getLoc(), type, value);
}

void Promotion::promote(ScalarGlobal &scalar) {
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
    FailureOr<std::optional<TrainStep>> found =
        findStepAndStage(module, getAnalysisManager());
    if (failed(found))
      return signalPassFailure();
    if (!*found)
      return;
    auto [step, stage] = **found;
    ScalarAnalysis analysis = ScalarAnalysis::compute(module, step, *stage);
    SmallVector<ScalarGlobal *> rates = promote(step, analysis);
    if (!parsed)
      return;
    if (rates.empty())
      remark::missed(step.getLoc(), remarkOpts("NotScheduled"))
          << "no learning rate is scheduled: none is state that only updates "
             "read";
    RateScheduler scheduler(module, step, *parsed);
    for (ScalarGlobal *rate : rates)
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
  SmallVector<ScalarGlobal *> promote(func::FuncOp step,
                                      ScalarAnalysis &analysis) {
    Promotion promotion(analysis);
    SmallVector<ScalarGlobal *> rates;
    size_t numStates = 0;
    for (ScalarGlobal &scalar : analysis.getScalars()) {
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

  void scheduleRate(RateScheduler &scheduler, ScalarGlobal &scalar) {
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
