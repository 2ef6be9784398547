//===- Adam.cpp - optim.adam and optim.adamw ------------------------------===//
//
// The two differ in the decay and the rate's ratio; the rest is one template.
//
//===----------------------------------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

using Form = StructuredOperands::Form;

namespace {

/// Vectors of the compute type that the elementwise update reads. Their
/// contents depend on the numerics: see AdamFormula.
struct StepScalars {
  Value denominator, step;
  /// Null without decay.
  Value decay;
};

/// Parts of the formula that differ between the named numerics.
class AdamFormula {
public:
  AdamFormula(Arithmetic &arithmetic, Numerics numerics)
      : a(arithmetic), isGPU(numerics == Numerics::Paddle),
        isFused(numerics == Numerics::PaddleCPUFMA) {}

  /// Returns true if `epsilon` is scaled once for all elements of a parameter,
  /// instead of added to each root.
  static bool scalesEpsilon(Numerics numerics) {
    return numerics != Numerics::Paddle;
  }

  // Values that all elements of a parameter share.

  /// `root` is the square root of the second bias correction.
  Value denominatorScalar(Value root, function_ref<Value()> epsilon) {
    return isGPU ? root : a.mul(epsilon(), root);
  }
  /// Returns whether the ratio of the rate scales the change too, and not the
  /// decay alone.
  bool scalesStep() const { return isGPU; }
  /// The factor of the change, negative. `bias` is the first correction.
  Value stepScalar(Value rate, Value bias, Value root) {
    return a.neg(isGPU ? a.div(rate, bias) : a.mul(rate, a.div(root, bias)));
  }
  Value decayScalar(Value rate, Value weight) {
    Value product = a.mul(rate, weight);
    return isGPU ? a.sub(a.constant(1.0), product) : a.neg(product);
  }

  // The update of an element.

  Value decayed(Value param, Value scalar) {
    return isGPU ? a.mul(param, scalar)
                 : a.mulAdd(scalar, param, param, isFused);
  }
  Value moment(Value beta, Value old, Value addend) {
    return a.mulAdd(beta, old, addend, isFused);
  }
  /// The gradient's share of the second moment.
  Value weightedSquare(Value weight, Value grad) {
    return isFused ? a.mul(weight, a.mul(grad, grad))
                   : a.mul(a.mul(weight, grad), grad);
  }
  Value denominator(Value moment2, Value scalar,
                    function_ref<Value()> epsilon) {
    Value root = a.sqrt(moment2);
    return isGPU ? a.add(a.div(root, scalar), epsilon()) : a.add(root, scalar);
  }
  Value changed(Value param, Value direction, Value step) {
    return a.mulAdd(direction, step, param, isFused);
  }

private:
  Arithmetic &a;
  bool isGPU, isFused;
};

} // namespace

/// True for an op with decoupled decay.
template <typename Op>
static constexpr bool decays = std::is_same_v<Op, AdamWOp>;

/// Computes what all elements of a parameter share.
template <typename Op>
static StepScalars createStepScalars(ImplicitLocOpBuilder &builder, Op op,
                                     Value correction1, Value correction2) {
  FloatType type = op.getComputeType();
  int64_t numParameters = op.getNumParameters();
  StructuredOperands operands(builder, Form::ForeachParameter, numParameters);
  for (int i = 0; i < (decays<Op> ? 3 : 2); ++i)
    operands.addOut(createVector(builder, numParameters, type));
  auto bias1 = operands.addVectorOrScalar(correction1);
  auto bias2 = operands.addVectorOrScalar(correction2);
  auto lr = operands.addOneElementStream(op.getLr());
  // An f64 rate is multiplied by its ratio before it is rounded.
  bool isWide = getStreamElementType(op.getLr()[0].getType()).isF64();
  auto rateType = isWide ? cast<FloatType>(builder.getF64Type()) : type;
  StructuredOperands::Handle epsilon, ratio, weight;
  if (AdamFormula::scalesEpsilon(op.getNumerics()))
    epsilon = operands.addSetting(op, "epsilon");
  if (decays<Op>) {
    ratio = operands.addSetting(op, "lr_ratio", rateType);
    weight = operands.addSetting(op, "weight_decay");
  }
  StructuredOpInterface scalars =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        AdamFormula formula(a, op.getNumerics());
        Value unscaled = arguments.in(rateType, lr), rate = unscaled;
        if (decays<Op>)
          rate = a.mul(unscaled, arguments.in(rateType, ratio));
        rate = a.in(rate);
        Value decayRate = rate;
        if (decays<Op> && !formula.scalesStep())
          rate = a.in(unscaled);
        Value root = a.sqrt(arguments[bias2]);
        SmallVector<Value> yielded = {
            formula.denominatorScalar(root, [&] { return arguments[epsilon]; }),
            formula.stepScalar(rate, arguments[bias1], root)};
        if (decays<Op>)
          yielded.push_back(formula.decayScalar(decayRate, arguments[weight]));
        return yielded;
      });
  ResultRange results = scalars->getResults();
  return {results[0], results[1], decays<Op> ? results[2] : Value()};
}

template <typename Op>
static SmallVector<Value> generalizeAdam(RewriterBase &rewriter, Op op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  AdvancedPowers powers1 = createAdvance(builder, op, "beta1_pow", "beta1");
  AdvancedPowers powers2 = createAdvance(builder, op, "beta2_pow", "beta2");
  StepScalars scalars =
      createStepScalars(builder, op, powers1.correction, powers2.correction);

  bool isAmsgrad = !op.getMoment2Max().empty();
  SmallVector<ValueRange> states = {op.getMoment1(), op.getMoment2()};
  if (isAmsgrad)
    states.push_back(op.getMoment2Max());
  StructuredOperands operands(builder, Form::Foreach, op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), states, op.getMasters());
  auto gradStream = operands.addGradients(op);
  auto denominator = operands.addVectorOrScalar(scalars.denominator);
  auto step = operands.addVectorOrScalar(scalars.step);
  StructuredOperands::Handle decay;
  if (scalars.decay)
    decay = operands.addVectorOrScalar(scalars.decay);
  auto beta1 = operands.addSetting(op, "beta1");
  auto beta2 = operands.addSetting(op, "beta2");
  StructuredOperands::Handle epsilon;
  if (!AdamFormula::scalesEpsilon(op.getNumerics()))
    epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        AdamFormula formula(a, op.getNumerics());
        Value param = updated.readParameter(arguments);
        if (scalars.decay)
          param = formula.decayed(param, arguments[decay]);
        Value grad = arguments[gradStream];
        Value b1 = arguments[beta1], b2 = arguments[beta2];
        Value one = a.constant(1.0);
        Value m1 = formula.moment(b1, updated.readState(arguments, 0),
                                  a.mul(a.sub(one, b1), grad));
        Value m2 = formula.moment(b2, updated.readState(arguments, 1),
                                  formula.weightedSquare(a.sub(one, b2), grad));
        SmallVector<Value> newStates = {m1, m2};
        Value source = m2;
        if (isAmsgrad) {
          Value max = updated.readState(arguments, 2);
          source = a.select(a.less(m2, max), max, m2);
          newStates.push_back(source);
        }
        Value divisor = formula.denominator(source, arguments[denominator],
                                            [&] { return arguments[epsilon]; });
        Value newParam =
            formula.changed(param, a.div(m1, divisor), arguments[step]);
        return updated.yield(a, arguments, newParam, newStates);
      });

  return insertScalarState(update, op.getMasters().size(),
                           {powers1.powers, powers2.powers});
}

/// Vectors of 1 - beta1, 1 - beta2, the root of the second bias correction, the
/// negative rate without bias, and what a decoupled decay leaves.
template <typename Op>
static SmallVector<Value> createTorchNumbers(TorchNumbers &numbers) {
  SmallVector<StringRef> inputs = {"s", "lr", "beta1", "beta2"};
  if (decays<Op>)
    inputs.push_back("weight_decay");
  return numbers.compute(
      inputs, decays<Op> ? 5 : 4, [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        auto correction = [&](StringRef beta) {
          return a.sub(one, a.pow(in(beta), in("s")));
        };
        // Both powers first: a GPU computes them side by side, if no root or
        // quotient in f64 is between them, which has branches.
        Value correction1 = correction("beta1"),
              correction2 = correction("beta2");
        SmallVector<Value> results = {
            a.sub(one, in("beta1")), a.sub(one, in("beta2")),
            a.sqrt(correction2), a.neg(a.div(in("lr"), correction1))};
        if (decays<Op>)
          results.push_back(a.sub(one, a.mul(in("lr"), in("weight_decay"))));
        return results;
      });
}

template <typename Op>
static SmallVector<Value> generalizeTorch(RewriterBase &rewriter, Op op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  SmallVector<Value> vectors = createTorchNumbers<Op>(numbers);

  bool isAmsgrad = !op.getMoment2Max().empty();
  SmallVector<ValueRange> states = {op.getMoment1(), op.getMoment2()};
  if (isAmsgrad)
    states.push_back(op.getMoment2Max());
  StructuredOperands operands(builder, Form::Foreach, op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), states, op.getMasters());
  TorchDecay decay(operands, op, decays<Op> ? vectors[4] : Value());
  TorchMoments moments(operands, op, ArrayRef(vectors).take_front(2));
  auto root = operands.addVectorOrScalar(vectors[2]);
  auto rate = operands.addVectorOrScalar(vectors[3]);
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        auto [m1, m2] = moments.update(a, arguments, updated, grad);
        SmallVector<Value> newStates = {m1, m2};
        if (isAmsgrad)
          newStates.push_back(
              createMaximum(a, updated.readState(arguments, 2), m2));
        Value divisor = a.add(a.div(a.sqrt(newStates.back()), arguments[root]),
                              arguments[epsilon]);
        Value newParam = createAddcdiv(a, param, arguments[rate], m1, divisor);
        return updated.yield(a, arguments, newParam, newStates);
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> AdamOp::generalize(RewriterBase &rewriter) {
  return getNumerics() == Numerics::Torch ? generalizeTorch(rewriter, *this)
                                          : generalizeAdam(rewriter, *this);
}
SmallVector<Value> AdamWOp::generalize(RewriterBase &rewriter) {
  return getNumerics() == Numerics::Torch ? generalizeTorch(rewriter, *this)
                                          : generalizeAdam(rewriter, *this);
}
