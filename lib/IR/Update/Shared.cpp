//===- Shared.cpp - Code that several update ops share --------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

using Form = StructuredOperands::Form;

static Value createWeightedSum(Arithmetic &a, Value factor, Value mean,
                               ArrayRef<Value> addends) {
  Value addend = a.sub(a.constant(1.0), factor);
  for (Value value : addends)
    addend = a.mul(addend, value);
  return a.add(a.mul(factor, mean), addend);
}

Value mlir::optim::createMean(Arithmetic &a, Value factor, Value mean,
                              Value value) {
  return createWeightedSum(a, factor, mean, value);
}

Value mlir::optim::createMeanSquare(Arithmetic &a, Value factor, Value mean,
                                    Value value) {
  return createWeightedSum(a, factor, mean, {value, value});
}

Value mlir::optim::createSign(Arithmetic &a, Value value, Value neither) {
  Value zero = a.constant(0.0);
  Value negative = a.select(a.less(value, zero), a.constant(-1.0), neither);
  return a.select(a.less(zero, value), a.constant(1.0), negative);
}

AdvancedPowers mlir::optim::createAdvance(ImplicitLocOpBuilder &builder,
                                          OptimizerOpInterface op,
                                          StringRef stream, StringRef setting,
                                          PowerOf corrected) {
  OperandRange powers = op.getStream(stream);
  FloatType type = op.getComputeType();
  auto powerType = cast<FloatType>(getStreamElementType(powers[0].getType()));
  StructuredOperands operands(builder, Form::ForeachParameter, powers.size());
  auto power = operands.addOut(powers);
  operands.addOut(createVector(builder, powers.size(), type));
  auto factor = operands.addSetting(op, setting);
  StructuredOpInterface advance =
      operands.create(powerType, [&](Arithmetic &a, const auto &arguments) {
        Value old = arguments[power];
        auto correct = [&](Value value) {
          return a.sub(a.constant(1.0), value);
        };
        if (corrected == PowerOf::OldStep) {
          Value correction = correct(old);
          return SmallVector<Value>{a.mul(old, arguments[factor]),
                                    a.out(correction, type)};
        }
        Value advanced = a.mul(old, arguments[factor]);
        return SmallVector<Value>{advanced, a.out(correct(advanced), type)};
      });
  return {advance->getResults().drop_back(), advance->getResults().back()};
}

Value mlir::optim::createSumsOfSquares(ImplicitLocOpBuilder &builder,
                                       OptimizerOpInterface op,
                                       ValueRange stream, StringRef factor) {
  FloatType type = op.getComputeType();
  StructuredOperands operands(builder, Form::Reduce, stream.size());
  operands.addOut(createVector(builder, stream.size(), type));
  auto element = operands.addIn(stream);
  StructuredOperands::Handle scale;
  if (!factor.empty())
    scale = operands.addSetting(op, factor);
  StructuredOpInterface reduce =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Value value = arguments[element];
        if (!factor.empty())
          value = a.mul(value, arguments[scale]);
        return SmallVector<Value>{a.mul(value, value)};
      });
  return reduce->getResult(0);
}

OptionalDecay::OptionalDecay(StructuredOperands &operands,
                             OptimizerOpInterface op)
    : weight(operands.addSetting(op, "weight_decay")) {
  // As the region sees it: rounded.
  bool isWide = op.getComputeType().isF64();
  auto isNonZero = [&](double number) {
    return isWide ? number != 0 : static_cast<float>(number) != 0;
  };
  // An operand may be zero in some steps.
  SmallVector<double> numbers = op.getNumbers("weight_decay");
  if (numbers.empty())
    presence = Presence::Somewhere;
  else if (llvm::none_of(numbers, isNonZero))
    presence = Presence::Nowhere;
  else
    presence = llvm::all_of(numbers, isNonZero) ? Presence::Everywhere
                                                : Presence::Somewhere;
}

Value OptionalDecay::apply(Arithmetic &a,
                           const StructuredOperands::Arguments &arguments,
                           Value value,
                           function_ref<Value(Value)> decay) const {
  if (presence == Presence::Nowhere)
    return value;
  Value number = arguments[weight];
  Value decayed = decay(number);
  return presence == Presence::Everywhere
             ? decayed
             : a.select(a.isNonZero(number), decayed, value);
}

SmallVector<Value>
mlir::optim::insertScalarState(StructuredOpInterface update, size_t numMasters,
                               ArrayRef<ValueRange> streams) {
  ResultRange updates = update->getResults();
  SmallVector<Value> results(updates.drop_back(numMasters));
  for (ValueRange stream : streams)
    llvm::append_range(results, stream);
  llvm::append_range(results, updates.take_back(numMasters));
  return results;
}
