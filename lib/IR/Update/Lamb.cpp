//===- Lamb.cpp - optim.lamb ----------------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

namespace {

using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

/// Values that the reduction and the update both compute for an element.
struct Step {
  Value moment1, moment2, direction;
};

/// Inputs of a step besides the parameter and its moments.
class StepInputs {
public:
  StepInputs(StructuredOperands &operands, LambOp op, Value correction1,
             Value correction2)
      : grad(operands.addGradients(op)),
        bias1(operands.addVectorOrScalar(correction1)),
        bias2(operands.addVectorOrScalar(correction2)),
        beta1(operands.addSetting(op, "beta1")),
        beta2(operands.addSetting(op, "beta2")),
        epsilon(operands.addSetting(op, "epsilon")),
        decay(operands.addSetting(op, "weight_decay")) {}

  Step createStep(Arithmetic &a, const Arguments &arguments, Value param,
                  Value moment1, Value moment2) {
    Value gradient = arguments[grad];
    Value m1 = createMean(a, arguments[beta1], moment1, gradient);
    Value m2 = createMeanSquare(a, arguments[beta2], moment2, gradient);
    Value divisor =
        a.add(a.sqrt(a.div(m2, arguments[bias2])), arguments[epsilon]);
    Value adam = a.div(a.div(m1, arguments[bias1]), divisor);
    return {m1, m2, a.add(adam, a.mul(arguments[decay], param))};
  }

private:
  Handle grad, bias1, bias2, beta1, beta2, epsilon, decay;
};

} // namespace

/// The sums of squares of the directions.
static Value createDirectionSums(ImplicitLocOpBuilder &builder, LambOp op,
                                 Value correction1, Value correction2) {
  int64_t numParameters = op.getNumParameters();
  FloatType type = op.getComputeType();
  StructuredOperands operands(builder, StructuredOperands::Form::Reduce,
                              numParameters);
  operands.addOut(createVector(builder, numParameters, type));
  auto param = operands.addIn(op.getMasters().empty() ? op.getParams()
                                                      : op.getMasters());
  auto moment1 = operands.addIn(op.getMoment1());
  auto moment2 = operands.addIn(op.getMoment2());
  StepInputs inputs(operands, op, correction1, correction2);
  StructuredOpInterface reduce =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Step step = inputs.createStep(a, arguments, arguments[param],
                                      arguments[moment1], arguments[moment2]);
        return SmallVector<Value>{a.mul(step.direction, step.direction)};
      });
  return reduce->getResult(0);
}

/// The learning rate of each parameter, a vector of the compute type.
static Value createRates(ImplicitLocOpBuilder &builder, LambOp op,
                         Value correction1, Value correction2) {
  FloatType type = op.getComputeType();
  int64_t numParameters = op.getNumParameters();
  Value paramSums = createSumsOfSquares(
      builder, op, op.getMasters().empty() ? op.getParams() : op.getMasters());
  Value directionSums =
      createDirectionSums(builder, op, correction1, correction2);

  StructuredOperands operands(
      builder, StructuredOperands::Form::ForeachParameter, numParameters);
  operands.addOut(createVector(builder, numParameters, type));
  auto paramSum = operands.addVectorOrScalar(paramSums);
  auto directionSum = operands.addVectorOrScalar(directionSums);
  auto lrStream = operands.addOneElementStream(op.getLr());
  auto decay = operands.addSetting(op, "weight_decay");
  StructuredOpInterface rates =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Value paramNorm = a.sqrt(arguments[paramSum]);
        Value directionNorm = a.sqrt(arguments[directionSum]);
        Value lr = arguments[lrStream];
        Value adapts =
            a.both(a.isPositive(paramNorm), a.isPositive(directionNorm));
        if (!op.getAlwaysAdapt())
          adapts = a.both(adapts, a.isPositive(arguments[decay]));
        Value rate = a.mul(lr, a.div(paramNorm, directionNorm));
        return SmallVector<Value>{a.select(adapts, rate, lr)};
      });
  return rates->getResult(0);
}

SmallVector<Value> LambOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  AdvancedPowers powers1 = createAdvance(builder, *this, "beta1_pow", "beta1");
  AdvancedPowers powers2 = createAdvance(builder, *this, "beta2_pow", "beta2");
  bool adapts =
      getAlwaysAdapt() || !getWeightDecayOperand().empty() ||
      llvm::any_of(getWeightDecay(), [](double decay) { return decay > 0; });
  Value rates;
  if (adapts)
    rates = createRates(builder, *this, powers1.correction, powers2.correction);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment1(), getMoment2()},
                         getMasters());
  StepInputs inputs(operands, *this, powers1.correction, powers2.correction);
  auto rate = adapts ? operands.addVectorOrScalar(rates)
                     : operands.addOneElementStream(getLr());
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Step step = inputs.createStep(a, arguments, param,
                                      updated.readState(arguments, 0),
                                      updated.readState(arguments, 1));
        Value change = a.mul(arguments[rate], step.direction);
        return updated.yield(a, arguments, a.sub(param, change),
                             {step.moment1, step.moment2});
      });
  return insertScalarState(update, getMasters().size(),
                           {powers1.powers, powers2.powers});
}
