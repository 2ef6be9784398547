//===- LearningRateSchedule.cpp - Rates computed from the step ------------===//

#include "LearningRateSchedule.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Kind = LearningRateSchedule::Kind;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static bool parseValue(StringRef text, double &value) {
  return !text.getAsDouble(value) && std::isfinite(value);
}
static bool parseValue(StringRef text, std::optional<double> &value) {
  return parseValue(text, value.emplace());
}
/// Numbers of steps are exact in f64, four times as many too.
static bool parseValue(StringRef text, int64_t &value) {
  return !text.getAsInteger(10, value) && value >= 0 &&
         value <= int64_t(1) << 50;
}
template <typename T>
static bool parseValue(StringRef text, SmallVector<T> &values) {
  for (StringRef element : llvm::split(text, ','))
    if (!parseValue(element, values.emplace_back()))
      return false;
  return true;
}

/// Returns true if the setting `key` can have the value, false if it cannot,
/// and nothing if there is no such setting.
static std::optional<bool> parseSetting(LearningRateSchedule &schedule,
                                        StringRef key, StringRef text) {
  if (key == "rate")
    return parseValue(text, schedule.rate);
  if (key == "gamma")
    return parseValue(text, schedule.gamma);
  if (key == "end")
    return parseValue(text, schedule.end);
  if (key == "steps")
    return parseValue(text, schedule.steps);
  if (key == "power")
    return parseValue(text, schedule.power);
  if (key == "warmup-steps")
    return parseValue(text, schedule.warmupSteps);
  if (key == "warmup-start")
    return parseValue(text, schedule.warmupStart);
  if (key == "boundaries")
    return parseValue(text, schedule.boundaries);
  if (key == "rates")
    return parseValue(text, schedule.rates);
  return std::nullopt;
}

static llvm::Error check(const LearningRateSchedule &schedule) {
  constexpr int64_t maxPower = 64;
  bool usesSteps =
      schedule.kind != Kind::Constant && schedule.kind != Kind::Piecewise;
  if (usesSteps && schedule.steps < 1)
    return llvm::createStringError("expected at least 1 in steps");
  if (schedule.power < 1 || schedule.power > maxPower)
    return llvm::createStringError(llvm::formatv(
        "expected a power of 1 to {0}, got {1}", maxPower, schedule.power));
  if (schedule.kind != Kind::Piecewise)
    return llvm::Error::success();
  if (schedule.rates.size() != schedule.boundaries.size() + 1)
    return llvm::createStringError(
        llvm::formatv("expected {0} rates for {1} boundaries, got {2}",
                      schedule.boundaries.size() + 1,
                      schedule.boundaries.size(), schedule.rates.size()));
  if (llvm::adjacent_find(schedule.boundaries, std::greater_equal<int64_t>()) !=
      schedule.boundaries.end())
    return llvm::createStringError("expected increasing boundaries");
  return llvm::Error::success();
}

llvm::Expected<LearningRateSchedule>
LearningRateSchedule::parse(StringRef text) {
  LearningRateSchedule schedule;
  auto [kindText, settings] = text.split(':');
  auto kind = llvm::StringSwitch<std::optional<Kind>>(kindText)
                  .Case("constant", Kind::Constant)
                  .Case("step", Kind::Step)
                  .Case("cosine", Kind::Cosine)
                  .Case("polynomial", Kind::Polynomial)
                  .Case("piecewise", Kind::Piecewise)
                  .Default(std::nullopt);
  if (!kind)
    return llvm::createStringError(
        "expected constant, step, cosine, polynomial or piecewise, got '" +
        kindText.str() + "'");
  schedule.kind = *kind;
  for (StringRef setting : llvm::split(settings, ':')) {
    if (settings.empty())
      break;
    auto [key, value] = setting.split('=');
    std::optional<bool> isParsed = parseSetting(schedule, key, value);
    if (!isParsed)
      return llvm::createStringError(
          "expected rate, gamma, end, steps, power, warmup-steps, "
          "warmup-start, boundaries or rates, got '" +
          key.str() + "'");
    if (!*isParsed)
      return llvm::createStringError("cannot parse the setting '" +
                                     setting.str() + "'");
  }
  if (llvm::Error error = check(schedule))
    return std::move(error);
  return schedule;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {

/// Builds a schedule's arithmetic: integers for steps, f64 for rates.
class ScheduleBuilder {
public:
  ScheduleBuilder(const LearningRateSchedule &schedule,
                  ImplicitLocOpBuilder &builder, double base)
      : schedule(schedule), builder(builder), a(builder, builder.getF64Type()),
        base(base) {}

  Value build(Value count);

private:
  Value buildMain(Value count);
  Value buildStep(Value count);
  Value buildCosine(Value count);
  Value buildPolynomial(Value count);
  Value buildPiecewise(Value count);

  Value integer(int64_t value) {
    return arith::ConstantOp::create(builder, builder.getI64IntegerAttr(value));
  }
  Value toFloat(Value value) {
    return arith::SIToFPOp::create(builder, builder.getF64Type(), value);
  }
  Value less(Value left, Value right) {
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::slt, left,
                                 right);
  }
  Value minus(Value left, Value right) {
    return arith::SubIOp::create(builder, left, right);
  }
  Value times(Value left, int64_t right) {
    return arith::MulIOp::create(builder, left, integer(right));
  }

  const LearningRateSchedule &schedule;
  ImplicitLocOpBuilder &builder;
  Arithmetic a;
  double base;
};

} // namespace

/// base * gamma ^ (count / steps), the power by repeated squaring.
Value ScheduleBuilder::buildStep(Value count) {
  // Larger exponents count as the largest that has these bits.
  constexpr unsigned exponentBits = 32;
  Value exponent =
      arith::DivSIOp::create(builder, count, integer(schedule.steps));
  exponent = arith::MinSIOp::create(builder, exponent,
                                    integer((int64_t(1) << exponentBits) - 1));
  Value one = integer(1);
  Value power = a.constant(1.0), square = a.constant(schedule.gamma);
  for (unsigned bit = 0; bit < exponentBits; ++bit) {
    if (bit > 0)
      square = a.mul(square, square);
    Value shifted = arith::ShRSIOp::create(builder, exponent, integer(bit));
    Value isSet = arith::CmpIOp::create(
        builder, arith::CmpIPredicate::eq,
        arith::AndIOp::create(builder, shifted, one), one);
    power = a.select(isSet, a.mul(power, square), power);
  }
  return a.mul(a.constant(base), power);
}

/// end + (base - end) * (1 + cos(pi * count / steps)) / 2. The angle is reduced
/// in integers, so that what is rounded first is a quotient of at most 1/4.
Value ScheduleBuilder::buildCosine(Value count) {
  int64_t steps = schedule.steps;
  Value length = integer(steps);
  // To a half turn, by the symmetry of the cosine ...
  Value phase = arith::RemSIOp::create(builder, count, integer(2 * steps));
  phase =
      a.select(less(length, phase), minus(integer(2 * steps), phase), phase);
  // ... then to a quarter, where it changes sign ...
  Value isNegative = less(length, times(phase, 2));
  phase = a.select(isNegative, minus(length, phase), phase);
  // ... and to an eighth, where the sine of the rest takes over.
  Value isSine = less(length, times(phase, 4));
  Value cosine = a.cosPi(a.div(toFloat(phase), toFloat(length)));
  Value sine = a.sinPi(a.div(toFloat(minus(length, times(phase, 2))),
                             toFloat(integer(2 * steps))));
  // Results that are not selected may be outside of the polynomial's range, but
  // are finite.
  Value result = a.select(isSine, sine, cosine);
  result = a.select(isNegative, a.neg(result), result);
  Value end = a.constant(schedule.end);
  Value range = a.sub(a.constant(base), end);
  Value share =
      a.div(a.mul(range, a.add(a.constant(1.0), result)), a.constant(2.0));
  return a.add(end, share);
}

/// (base - end) * (1 - min(count, steps) / steps) ^ power + end.
Value ScheduleBuilder::buildPolynomial(Value count) {
  Value length = integer(schedule.steps);
  Value done = arith::MinSIOp::create(builder, count, length);
  Value rest = a.sub(a.constant(1.0), a.div(toFloat(done), toFloat(length)));
  Value power = rest;
  for (int64_t i = 1; i < schedule.power; ++i)
    power = a.mul(power, rest);
  Value end = a.constant(schedule.end);
  return a.add(a.mul(a.sub(a.constant(base), end), power), end);
}

/// The rate of the first boundary that lies after the count.
Value ScheduleBuilder::buildPiecewise(Value count) {
  Value result = a.constant(schedule.rates.back());
  for (size_t i = schedule.boundaries.size(); i-- > 0;)
    result = a.select(less(count, integer(schedule.boundaries[i])),
                      a.constant(schedule.rates[i]), result);
  return result;
}

Value ScheduleBuilder::buildMain(Value count) {
  switch (schedule.kind) {
  case Kind::Constant:
    return a.constant(base);
  case Kind::Step:
    return buildStep(count);
  case Kind::Cosine:
    return buildCosine(count);
  case Kind::Polynomial:
    return buildPolynomial(count);
  case Kind::Piecewise:
    return buildPiecewise(count);
  }
  llvm_unreachable("unknown kind of schedule");
}

Value ScheduleBuilder::build(Value count) {
  if (schedule.warmupSteps == 0)
    return buildMain(count);
  // (base - start) * count / warmup-steps + start, then the schedule from its
  // own beginning.
  Value length = integer(schedule.warmupSteps);
  Value isWarmup = less(count, length);
  Value start = a.constant(schedule.warmupStart);
  Value range = a.sub(a.constant(base), start);
  Value warmup =
      a.add(a.div(a.mul(range, toFloat(count)), toFloat(length)), start);
  Value after = a.select(isWarmup, integer(0), minus(count, length));
  return a.select(isWarmup, warmup, buildMain(after));
}

Value LearningRateSchedule::build(ImplicitLocOpBuilder &builder, Value count,
                                  double base) const {
  return ScheduleBuilder(*this, builder, base).build(count);
}
