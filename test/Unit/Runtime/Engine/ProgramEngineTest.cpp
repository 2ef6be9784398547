//===- ProgramEngineTest.cpp - Tests of the C boundary --------------------===//
//
// An engine that is exported and imported again must be the same engine.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Engine/ProgramEngine.h"
#include "../../TestSupport.h"

#include <cstdlib>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
class CountingEngine : public Engine {
public:
  CountingEngine(std::vector<Variable> variables, bool &destroyed)
      : Engine(std::move(variables), {{"sum", ExchangeKind::Maximum, 2}}),
        destroyed(destroyed) {}
  ~CountingEngine() override { destroyed = true; }

  Error runPart(size_t part) override {
    // Each step has two parts.
    if (part == 0 && ++value[0] == 12)
      return createStringError("step failed");
    return Error::success();
  }

private:
  Error readWords(size_t, MutableArrayRef<int64_t> result) override {
    llvm::copy(words, result.begin());
    return Error::success();
  }
  Error writeWords(size_t, ArrayRef<int64_t> newWords) override {
    words = newWords.vec();
    return Error::success();
  }

  Error writeVariable(size_t, ArrayRef<uint8_t> bytes) override {
    value = bytes.vec();
    return Error::success();
  }
  Error readVariable(size_t, MutableArrayRef<uint8_t> bytes) override {
    if (value.empty())
      return createStringError("no value");
    llvm::copy(value, bytes.begin());
    return Error::success();
  }

  std::vector<uint8_t> value;
  std::vector<int64_t> words = {0, 0};
  bool &destroyed;
};
} // namespace

static std::vector<Variable> makeVariables() {
  Variable state;
  static_cast<TensorInfo &>(state) =
      makeBuffer(StringRef("a\0b", 3), Role::State, {1, 2}, DType::I8);
  state.access = Access::Write;
  state.initial = {InitialKind::Data, 77, {1, 2}, "other"};
  Variable gradient;
  static_cast<TensorInfo &>(gradient) =
      makeBuffer("g", Role::Gradient, {}, DType::BF16);
  return {state, gradient};
}

TEST(ProgramEngine, CrossesTheBoundary) {
  bool destroyed = false;
  char *error = nullptr;
  {
    StepfoldEngine *exported = exportEngine(
        std::make_unique<CountingEngine>(makeVariables(), destroyed), &error);
    ASSERT_NE(exported, nullptr);
    EXPECT_EQ(error, nullptr);
    Expected<std::unique_ptr<Engine>> engine = importEngine(exported);
    ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");

    ArrayRef<Variable> variables = (*engine)->getVariables();
    std::vector<Variable> expected = makeVariables();
    ASSERT_EQ(variables.size(), 2u);
    for (size_t i = 0; i != 2; ++i) {
      EXPECT_EQ(variables[i].name, expected[i].name);
      EXPECT_EQ(variables[i].role, expected[i].role);
      EXPECT_EQ(variables[i].dtype, expected[i].dtype);
      EXPECT_EQ(variables[i].shape, expected[i].shape);
      EXPECT_EQ(variables[i].access, expected[i].access);
      EXPECT_EQ(variables[i].initial.kind, expected[i].initial.kind);
      EXPECT_EQ(variables[i].initial.bits, expected[i].initial.bits);
      EXPECT_EQ(variables[i].initial.data, expected[i].initial.data);
      EXPECT_EQ(variables[i].initial.of, expected[i].initial.of);
    }

    ArrayRef<Exchange> exchanges = (*engine)->getExchanges();
    ASSERT_EQ(exchanges.size(), 1u);
    EXPECT_EQ(exchanges[0].name, "sum");
    EXPECT_EQ(exchanges[0].kind, ExchangeKind::Maximum);
    EXPECT_EQ(exchanges[0].numWords, 2u);
    EXPECT_EQ(getMessage((*engine)->setWords(0, {1, -1})), "");
    Expected<std::vector<int64_t>> words = (*engine)->getWords(0);
    ASSERT_EQ(words ? "" : toString(words.takeError()), "");
    EXPECT_EQ(*words, (std::vector<int64_t>{1, -1}));
    EXPECT_EQ(getMessage((*engine)->setWords(0, {1})),
              "exchange 'sum': expected 2 words, got 1");
    EXPECT_EQ(getMessage((*engine)->getWords(1)),
              "expected an exchange index below 1, got 1");

    EXPECT_EQ(getMessage((*engine)->getVariable(0)), "no value");
    EXPECT_EQ(getMessage((*engine)->setVariable(0, {10, 20})), "");
    EXPECT_EQ(getMessage((*engine)->step()), "");
    Expected<std::vector<uint8_t>> value = (*engine)->getVariable(0);
    ASSERT_EQ(value ? "" : toString(value.takeError()), "");
    EXPECT_EQ(*value, (std::vector<uint8_t>{11, 20}));
    EXPECT_EQ(getMessage((*engine)->step()), "step failed");
    EXPECT_FALSE(destroyed);
  }
  EXPECT_TRUE(destroyed);
}

TEST(ProgramEngine, HandsErrorsOver) {
  char *error = nullptr;
  EXPECT_EQ(exportEngine(createStringError("no program"), &error), nullptr);
  EXPECT_STREQ(error, "no program");
  std::free(error);
}

TEST(ProgramEngine, RefusesAnotherVersion) {
  StepfoldEngine other = {};
  other.abiVersion = 99;
  EXPECT_EQ(getMessage(importEngine(&other)),
            "expected version 3 of the program engine ABI, got 99");
}

TEST(ProgramEngine, ReportsAMissingLibrary) {
  std::string message =
      getMessage(createProgramEngine("a.mlir", "jit", /*wholeStep=*/false,
                                     "/nonexistent/libStepfoldProgram.so"));
  EXPECT_EQ(StringRef(message).take_until([](char c) { return c == ':'; }),
            "running a program needs libStepfoldProgram");
  message = getMessage(
      createProgramEngine("a.mlir", "jit", /*wholeStep=*/false, "libm.so.6"));
  EXPECT_EQ(message, "'libm.so.6' has no function stepfoldCreateProgramEngine");
}
