//===- CInterfaceExchangeTest.cpp - Steps with exchanges, in C ------------===//

#include "CInterfaceTestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {

/// A step of two launches, of which each subtracts half of the gradients, and
/// an exchange between them.
class CInterfaceExchangeTest : public CInterfaceTest {
protected:
  void SetUp() override {
    CInterfaceTest::SetUp();
    plan.buffers.push_back(makeBuffer("words", Role::State, {2}, DType::I64));
    plan.buffers.back().initial.kind = InitialKind::Splat;
    plan.steps.push_back(plan.steps[0]);
    plan.exchanges.push_back({"norm", ExchangeKind::Maximum, {5}, 1});
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    bindAll();
  }

  size_t next = 7;
  int wrote = 7;
};

} // namespace

TEST_F(CInterfaceExchangeTest, Describes) {
  size_t count = 0;
  ASSERT_EQ(stepfoldPlanGetNumExchanges(handle, &count), STEPFOLD_OK);
  EXPECT_EQ(count, 1u);
  StepfoldExchangeInfo info;
  ASSERT_EQ(stepfoldPlanGetExchange(handle, 0, &info), STEPFOLD_OK);
  EXPECT_EQ(StringRef(info.name), "norm");
  EXPECT_EQ(info.kind, STEPFOLD_EXCHANGE_MAXIMUM);
  EXPECT_EQ(info.numWords, 2u);
  ASSERT_EQ(info.numVariables, 1u);
  StepfoldVariableInfo words;
  ASSERT_EQ(stepfoldPlanGetVariable(handle, info.variables[0], &words),
            STEPFOLD_OK);
  EXPECT_EQ(StringRef(words.name), "words");
  EXPECT_FAILURE(stepfoldPlanGetExchange(handle, 1, &info),
                 STEPFOLD_INVALID_ARGUMENT,
                 "expected an exchange index below 1, got 1");
}

TEST_F(CInterfaceExchangeTest, StepsInParts) {
  int64_t words[2] = {3, 4};
  ASSERT_EQ(stepfoldPlanBind(handle, STEPFOLD_ROLE_STATE, "words", words, 16),
            STEPFOLD_OK);
  for (float end : {1.0f, -1.0f}) {
    ASSERT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK)
        << stepfoldGetLastError();
    EXPECT_EQ(next, 0u);
    EXPECT_EQ(p0[0], end + 1);
    ASSERT_EQ(stepfoldPlanContinueStep(handle, nullptr, &next), STEPFOLD_OK)
        << stepfoldGetLastError();
    EXPECT_EQ(next, SIZE_MAX);
    EXPECT_EQ(p0[0], end);
  }
  EXPECT_FAILURE(stepfoldPlanContinueStep(handle, nullptr, &next),
                 STEPFOLD_INVALID_ARGUMENT,
                 "no step has begun: expected stepfoldPlanBeginStep before");
}

TEST_F(CInterfaceExchangeTest, IsNotSteppedAsAWhole) {
  EXPECT_FAILURE(stepfoldPlanStep(handle, nullptr), STEPFOLD_UNSUPPORTED,
                 "the plan exchanges words with other ranks ('norm'): expected "
                 "stepfoldPlanBeginStep");
  EXPECT_EQ(p0[0], 3);
}

TEST_F(CInterfaceExchangeTest, ChangesNothingWithinAStep) {
  ASSERT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK);
  const char *message = "a step has begun: expected it to be continued to its "
                        "end, or aborted";
  std::vector<float> other(70);
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_STATE, "p0", other),
                 STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(
      stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "p0", other.data(), 280),
      STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "p0", other.data(), 280),
      STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(stepfoldPlanBeginStep(handle, nullptr, &next),
                 STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(stepfoldPlanCheckProducts(handle, 1),
                 STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_EQ(stepfoldPlanContinueStep(handle, nullptr, &next), STEPFOLD_OK);
}

TEST_F(CInterfaceExchangeTest, IsAborted) {
  EXPECT_FAILURE(stepfoldPlanAbortStep(handle, &wrote),
                 STEPFOLD_INVALID_ARGUMENT,
                 "no step has begun: expected stepfoldPlanBeginStep before");
  ASSERT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK);
  ASSERT_EQ(stepfoldPlanAbortStep(handle, &wrote), STEPFOLD_OK);
  EXPECT_EQ(wrote, 1);
  EXPECT_EQ(p0[0], 2);
  // Another step begins anew.
  ASSERT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK);
  EXPECT_EQ(next, 0u);
}

TEST_F(CInterfaceExchangeTest, EndsAStepThatFails) {
  ASSERT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK);
  EXPECT_FAILURE(stepfoldPlanContinueStep(handle, &p0, &next),
                 STEPFOLD_INVALID_ARGUMENT,
                 "a plan for host has no streams: expected a null pointer");
  EXPECT_EQ(stepfoldPlanBeginStep(handle, nullptr, &next), STEPFOLD_OK);
}

TEST_F(CInterfaceExchangeTest, RefusesNull) {
  StepfoldExchangeInfo info;
  size_t count;
  const char *plan = "plan: expected a value, got a null pointer";
  EXPECT_FAILURE(stepfoldPlanGetNumExchanges(nullptr, &count),
                 STEPFOLD_INVALID_ARGUMENT, plan);
  EXPECT_FAILURE(stepfoldPlanGetExchange(nullptr, 0, &info),
                 STEPFOLD_INVALID_ARGUMENT, plan);
  EXPECT_FAILURE(stepfoldPlanBeginStep(nullptr, nullptr, &next),
                 STEPFOLD_INVALID_ARGUMENT, plan);
  EXPECT_FAILURE(stepfoldPlanContinueStep(nullptr, nullptr, &next),
                 STEPFOLD_INVALID_ARGUMENT, plan);
  EXPECT_FAILURE(stepfoldPlanAbortStep(nullptr, &wrote),
                 STEPFOLD_INVALID_ARGUMENT, plan);
  EXPECT_FAILURE(stepfoldPlanBeginStep(handle, nullptr, nullptr),
                 STEPFOLD_INVALID_ARGUMENT,
                 "next: expected a value, got a null pointer");
  EXPECT_FAILURE(stepfoldPlanAbortStep(handle, nullptr),
                 STEPFOLD_INVALID_ARGUMENT,
                 "wrote: expected a value, got a null pointer");
}
