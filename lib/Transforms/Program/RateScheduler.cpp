//===- RateScheduler.cpp - Rates by the number of the step ----------------===//

#include "RateScheduler.h"

#include "stepfold/Analysis/StageForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

std::optional<double> RateScheduler::getBase(const ScalarGlobal &scalar) const {
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
void RateScheduler::run(ScalarGlobal &scalar) {
  auto type = cast<RankedTensorType>(scalar.global.getType());
  Value rate = createRate(type, *getBase(scalar));
  ml_program::GlobalStoreOp::create(
      builder, FlatSymbolRefAttr::get(scalar.global.getSymNameAttr()), rate);
  for (ml_program::GlobalLoadOp load : scalar.loads) {
    load.replaceAllUsesWith(rate);
    load.erase();
  }
}
