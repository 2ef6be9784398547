//===- InstrumentTest.cpp - Tests of the run loop -------------------------===//
//
// An engine of this file, which adds the gradient to the state, shows what the
// instrument does with any engine.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"
#include "../../TestSupport.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/Runtime/Instrument/SafeTensors.h"
#include "stepfold/Runtime/Instrument/SeededValues.h"

#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <limits>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
class MockEngine : public Engine {
public:
  explicit MockEngine(std::vector<Variable> variables)
      : Engine(std::move(variables)), values(getVariables().size()) {}

  /// Adds the gradient that is variable 1 to the state that is variable 0.
  Error runPart(size_t) override {
    if (values.size() > 1 && getVariables()[1].role == Role::Gradient)
      add(values[0], values[1]);
    history.push_back(values);
    return failAt-- == 0 ? createStringError("step failed") : Error::success();
  }

  std::vector<std::vector<uint8_t>> values;
  /// The values after each step.
  std::vector<std::vector<std::vector<uint8_t>>> history;
  int failAt = 1000;

private:
  static void add(std::vector<uint8_t> &state,
                  const std::vector<uint8_t> &gradient) {
    std::vector<float> a = fromBytes<float>(state),
                       b = fromBytes<float>(gradient);
    for (size_t i = 0; i != a.size(); ++i)
      a[i] += b[i];
    state = toBytes(a);
  }

  Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override {
    values[index] = bytes.vec();
    return Error::success();
  }
  Error readVariable(size_t index, MutableArrayRef<uint8_t> bytes) override {
    llvm::copy(values[index], bytes.begin());
    return Error::success();
  }
};
} // namespace

static Variable makeVariable(StringRef name, Role role,
                             std::vector<int64_t> shape,
                             DType dtype = DType::F32) {
  Variable variable;
  static_cast<TensorInfo &>(variable) = makeBuffer(name, role, shape, dtype);
  return variable;
}

static Variable makeCast(StringRef name, StringRef of, DType dtype) {
  Variable variable = makeVariable(name, Role::State, {3}, dtype);
  variable.initial.kind = InitialKind::Cast;
  variable.initial.of = of.str();
  return variable;
}

/// One parameter "w" with its gradient.
static std::vector<Variable> makeParameter() {
  return {makeVariable("w", Role::State, {3}),
          makeVariable("w", Role::Gradient, {3})};
}

static std::string run(Engine &engine, const InstrumentOptions &options) {
  std::string text;
  raw_string_ostream os(text);
  std::string message = getMessage(runInstrument(engine, options, os));
  return message.empty() ? text : "error: " + message;
}

static std::string getLine(StringRef name, StringRef dtype, StringRef shape,
                           ArrayRef<uint8_t> bytes) {
  return join(ArrayRef<std::string>{name.str(), dtype.str(), shape.str(),
                                    getDigest(*parseDType(dtype), bytes)},
              "\t") +
         "\n";
}

TEST(Instrument, PrintsInitialStateOfEveryKind) {
  Variable splat = makeVariable("c", Role::State, {}, DType::F64);
  splat.initial = {InitialKind::Splat, 0x3ff0000000000000, {}, ""};
  Variable data = makeVariable("b", Role::State, {2, 1}, DType::I8);
  data.initial = {InitialKind::Data, 0, {5, 6}, ""};
  Variable seeded = makeVariable("z\t\n\\", Role::State, {3}, DType::F16);
  Variable gradient = makeVariable("b", Role::Gradient, {2, 1});
  // The chain z -> y -> x, not in that order.
  MockEngine engine({makeCast("x", "y", DType::F64),
                     makeCast("y", seeded.name, DType::F32), splat, data,
                     gradient, seeded});
  InstrumentOptions options;
  options.steps = 0;
  options.seed = 5;

  std::vector<uint8_t> drawn = drawState(seeded, 5);
  std::vector<uint8_t> y(12), x(24);
  convertFloats(DType::F16, drawn, DType::F32, y);
  convertFloats(DType::F16, drawn, DType::F64, x);
  EXPECT_EQ(run(engine, options),
            getLine("b", "i8", "2x1", {5, 6}) +
                getLine("c", "f64", "scalar", toBytes<double>({1})) +
                getLine("x", "f64", "3", x) + getLine("y", "f32", "3", y) +
                getLine("z\\t\\n\\\\", "f16", "3", drawn));
  EXPECT_TRUE(engine.history.empty());
}

TEST(Instrument, RunsStepsOnDrawnGradients) {
  MockEngine engine(makeParameter());
  InstrumentOptions options;
  options.steps = 2;
  options.firstStep = 10;
  options.seed = 9;
  std::string text = run(engine, options);
  ASSERT_EQ(engine.history.size(), 2u);
  ArrayRef<Variable> variables = engine.getVariables();
  EXPECT_EQ(engine.history[0][1], drawGradient(variables[1], 9, 10));
  EXPECT_EQ(engine.history[1][1], drawGradient(variables[1], 9, 11));
  std::vector<float> state = fromBytes<float>(drawState(variables[0], 9));
  for (const auto &values : engine.history)
    for (size_t i = 0; i != 3; ++i)
      state[i] += fromBytes<float>(values[1])[i];
  EXPECT_EQ(text, getLine("w", "f32", "3", toBytes(state)));
}

TEST(Instrument, PrintsEveryStep) {
  MockEngine engine(makeParameter());
  InstrumentOptions options;
  options.steps = 2;
  options.everyStep = true;
  std::string text = run(engine, options);
  ASSERT_EQ(engine.history.size(), 2u);
  EXPECT_EQ(text, "# after step 0\n" +
                      getLine("w", "f32", "3", engine.history[0][0]) +
                      "# after step 1\n" +
                      getLine("w", "f32", "3", engine.history[1][0]));
}

TEST(Instrument, Injects) {
  std::vector<Variable> variables = makeParameter();
  variables.push_back(makeVariable("h", Role::Gradient, {2}, DType::BF16));
  MockEngine engine(variables);
  InstrumentOptions options;
  options.steps = 3;
  options.injections = {{Injection::Value::Inf, 1, "w"},
                        {Injection::Value::NaN, 2, "h"}};
  run(engine, options);
  ASSERT_EQ(engine.history.size(), 3u);
  for (size_t step = 0; step != 3; ++step) {
    std::vector<uint8_t> expected = drawGradient(variables[1], 0, step);
    std::vector<float> gradient = fromBytes<float>(engine.history[step][1]);
    EXPECT_EQ(std::isinf(gradient[0]), step == 1);
    EXPECT_EQ(std::vector<float>(gradient.begin() + 1, gradient.end()),
              (std::vector<float>{fromBytes<float>(expected)[1],
                                  fromBytes<float>(expected)[2]}));
    uint16_t half = fromBytes<uint16_t>(engine.history[step][2])[0];
    EXPECT_EQ((half & 0x7fff) > 0x7f80, step == 2);
  }
}

TEST(Instrument, RefusesInjectionsThatWouldDoNothing) {
  std::vector<Variable> variables = makeParameter();
  variables.push_back(makeVariable("empty", Role::Gradient, {0}));
  variables.push_back(makeVariable("v", Role::State, {1}));
  MockEngine engine(variables);
  InstrumentOptions options;
  options.steps = 3;
  options.firstStep = 2;
  options.injections = {{Injection::Value::Inf, 2, "v"}};
  EXPECT_EQ(run(engine, options),
            "error: cannot inject: there is no gradient of 'v'");
  options.injections = {{Injection::Value::Inf, 5, "w"}};
  EXPECT_EQ(run(engine, options),
            "error: cannot inject at step 5: the steps are 2 to 4");
  options.injections = {{Injection::Value::Inf, 1, "w"}};
  EXPECT_EQ(run(engine, options),
            "error: cannot inject at step 1: the steps are 2 to 4");
  options.injections = {{Injection::Value::Inf, 2, "empty"}};
  EXPECT_EQ(run(engine, options),
            "error: gradient 'empty': cannot inject: expected floating-point "
            "elements");
  EXPECT_TRUE(engine.history.empty());
}

TEST(Instrument, ParsesInjections) {
  Expected<Injection> injection = parseInjection("nan@12:a:b@c");
  ASSERT_EQ(injection ? "" : toString(injection.takeError()), "");
  EXPECT_EQ(injection->value, Injection::Value::NaN);
  EXPECT_EQ(injection->step, 12u);
  EXPECT_EQ(injection->parameter, "a:b@c");
  for (const char *text : {"", "inf", "inf@1", "inf@1:", "inf@:w", "inf@-1:w",
                           "inf@1x:w", "big@1:w"})
    EXPECT_EQ(getMessage(parseInjection(text)),
              std::string("expected inf@STEP:PARAM or nan@STEP:PARAM, got '") +
                  text + "'");
}

TEST(Instrument, GoesOnFromACheckpoint) {
  TemporaryFolder folder;
  InstrumentOptions options;
  options.steps = 3;
  MockEngine whole(makeParameter());
  std::string expected = run(whole, options);

  options.steps = 2;
  options.save = folder.getFile("a");
  MockEngine first(makeParameter());
  run(first, options);
  options.steps = 1;
  options.firstStep = 2;
  options.load = options.save;
  options.save.clear();
  MockEngine second(makeParameter());
  EXPECT_EQ(run(second, options), expected);
}

TEST(Instrument, RefusesCheckpointsThatDoNotMatch) {
  TemporaryFolder folder;
  InstrumentOptions options;
  options.load = folder.getFile("a");
  auto load = [&](std::vector<SavedTensor> tensors) {
    EXPECT_EQ(getMessage(saveSafeTensors(options.load, tensors)), "");
    MockEngine engine(makeParameter());
    std::string text = run(engine, options);
    EXPECT_TRUE(engine.history.empty());
    size_t position = text.find(options.load);
    return position == std::string::npos
               ? text
               : text.replace(position, options.load.size(), "a");
  };
  SavedTensor good{"w", DType::F32, {3}, std::vector<uint8_t>(12)};
  EXPECT_EQ(load({}), "error: a: expected a tensor 'w'");
  EXPECT_EQ(load({good, {"x", DType::I8, {0}, {}}}),
            "error: a: 'x' is no state variable");
  EXPECT_EQ(load({{"w", DType::I32, {3}, good.bytes}}),
            "error: a: 'w': expected f32 3, got i32 3");
  EXPECT_EQ(load({{"w", DType::F32, {3, 1}, good.bytes}}),
            "error: a: 'w': expected f32 3, got f32 3x1");
}

TEST(Instrument, ConvertsCheckpointsThatLoseNothing) {
  TemporaryFolder folder;
  InstrumentOptions options;
  options.load = folder.getFile("a");
  auto load = [&](DType dtype, std::vector<uint8_t> bytes, DType saved) {
    EXPECT_EQ(
        getMessage(saveSafeTensors(options.load, {{"w", saved, {1}, bytes}})),
        "");
    MockEngine engine({makeVariable("w", Role::State, {1}, dtype)});
    std::string text = run(engine, options);
    return text.substr(std::min(text.find("'w': "), text.size()));
  };
  std::vector<uint8_t> half32 = {0, 0, 0, 0x3f};
  std::vector<uint8_t> half64 = {0, 0, 0, 0, 0, 0, 0xe0, 0x3f};
  std::vector<uint8_t> inexact64 = {1, 0, 0, 0, 0, 0, 0xe0, 0x3f};
  options.steps = 0;
  EXPECT_EQ(load(DType::F64, half32, DType::F32), "");
  EXPECT_EQ(load(DType::F32, half64, DType::F64), "");
  EXPECT_EQ(load(DType::F32, inexact64, DType::F64),
            "'w': expected f32, got f64 with a value that f32 does not have");
  EXPECT_EQ(load(DType::F32, {0, 0x38}, DType::F16),
            "'w': expected f32 1, got f16 1");
}

TEST(Instrument, GivesACounterTheNumberOfTheFirstStep) {
  TemporaryFolder folder;
  Variable counter = makeVariable("n", Role::State, {}, DType::I64);
  counter.initial.kind = InitialKind::Step;
  InstrumentOptions options;
  options.steps = 0;
  options.firstStep = 7;
  options.copies = true;
  options.save = folder.getFile("a");
  MockEngine engine({counter});
  std::string expected =
      "# counter " + getLine("n", "i64", "scalar", {7, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_EQ(run(engine, options), expected);
  // It is not in the checkpoint, and set when one is loaded.
  options.load = options.save;
  options.save.clear();
  MockEngine other({counter});
  EXPECT_EQ(run(other, options), expected);
}

TEST(Instrument, SavesNothingAfterAnError) {
  TemporaryFolder folder;
  InstrumentOptions options;
  options.steps = 3;
  options.save = folder.getFile("a");
  MockEngine engine(makeParameter());
  engine.failAt = 1;
  EXPECT_EQ(run(engine, options), "error: step failed");
  EXPECT_EQ(engine.history.size(), 2u);
  EXPECT_EQ(folder.list(), "");
}

TEST(Instrument, RefusesVariablesThatMakeNoSense) {
  InstrumentOptions options;
  auto getError = [&](std::vector<Variable> variables) {
    MockEngine engine(std::move(variables));
    return run(engine, options);
  };
  Variable w = makeVariable("w", Role::State, {3});
  EXPECT_EQ(getError({w, w}), "error: state 'w': defined twice");
  EXPECT_EQ(getError({makeCast("a", "b", DType::F32)}),
            "error: state 'a': converted from 'b', which does not exist");
  EXPECT_EQ(getError({makeCast("a", "w", DType::I32), w}),
            "error: state 'a': cannot be converted from 'w'");
  EXPECT_EQ(getError({makeCast("a", "b", DType::F32),
                      makeCast("b", "a", DType::F32)}),
            "error: state 'a': its initial value is converted from itself");
  w.initial = {InitialKind::Data, 0, {1}, ""};
  EXPECT_EQ(getError({w}), "error: state 'w': expected 12 bytes, got 1");
}
