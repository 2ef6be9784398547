//===- ExchangeTest.cpp - Tests of exchanges in plans ---------------------===//

#include "../TestSupport.h"
#include "PlanTexts.h"

#include "stepfold/Plan/Plan.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// A launch, an exchange of two buffers of 3 words together, and two launches.
static Plan makePlan() {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {64});
  plan.buffers.push_back(makeBuffer("a", Role::State, {2}, DType::I64));
  plan.buffers.push_back(makeBuffer("b", Role::State, {}, DType::I64));
  plan.steps.push_back(plan.steps[0]);
  plan.steps.push_back(plan.steps[0]);
  plan.getLaunch(2).isDependentLaunch = true;
  plan.exchanges.push_back({"norm", ExchangeKind::Sum, {3, 4}, 1});
  return plan;
}

TEST(Exchange, DividesAStep) {
  Plan plan = makePlan();
  plan.exchanges.push_back({"last", ExchangeKind::Maximum, {4}, 3});
  ASSERT_EQ(getMessage(plan.verify()), "");
  EXPECT_EQ(plan.getPart(0), std::pair(size_t(0), size_t(1)));
  EXPECT_EQ(plan.getPart(1), std::pair(size_t(1), size_t(3)));
  EXPECT_EQ(plan.getPart(2), std::pair(size_t(3), size_t(3)));
}

TEST(Exchange, IsAStepInPlanJSON) {
  Plan plan = makePlan();
  plan.exchanges.push_back({"last", ExchangeKind::Maximum, {4}, 3});
  plan.code.ptx.digest = DIGEST;
  std::string text = print(plan);
  EXPECT_NE(text.find("{\"exchange\":{\"buffers\":[3,4],\"kind\":\"sum\","
                      "\"name\":\"norm\"}}"),
            std::string::npos);
  Expected<Plan> read = parsePlan(text);
  ASSERT_EQ(read ? "" : toString(read.takeError()), "");
  ASSERT_EQ(read->exchanges.size(), 2u);
  EXPECT_EQ(read->steps.size(), 3u);
  EXPECT_EQ(read->exchanges[0].name, "norm");
  EXPECT_EQ(read->exchanges[0].kind, ExchangeKind::Sum);
  EXPECT_EQ(read->exchanges[0].buffers, (std::vector<uint32_t>{3, 4}));
  EXPECT_EQ(read->exchanges[0].position, 1u);
  EXPECT_EQ(read->exchanges[1].kind, ExchangeKind::Maximum);
  EXPECT_EQ(read->exchanges[1].position, 3u);
  EXPECT_EQ(print(*read), text);
}

TEST(Exchange, KnowsWhatIsWritten) {
  Plan plan = makePlan();
  EXPECT_FALSE(plan.writesStateBefore(0));
  EXPECT_TRUE(plan.writesStateBefore(1));
  auto &table = std::get<Plan::TableType>(plan.kernels[0].arguments[1]);
  table.streams[0].isWritten = false;
  EXPECT_FALSE(plan.writesStateBefore(1));
  // Words are not state that an aborted step has spoiled.
  std::get<Plan::BufferType>(plan.kernels[0].arguments[2]).isWritten = true;
  plan.getLaunch(0).arguments[2].value = 3;
  EXPECT_FALSE(plan.writesStateBefore(1));
  plan.getLaunch(0).arguments[2].value = 2;
  EXPECT_TRUE(plan.writesStateBefore(1));
}

static std::string getRejection(function_ref<void(Plan &)> edit) {
  Plan plan = makePlan();
  edit(plan);
  return getMessage(plan.verify());
}

TEST(Exchange, IsVerified) {
  EXPECT_EQ(getRejection([](Plan &plan) { plan.exchanges[0].name = ""; }),
            "steps[1].exchange.name: expected a name");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.exchanges[0].buffers = {}; }),
            "steps[1].exchange.buffers: expected at least 1");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.exchanges[0].buffers[1] = 5; }),
            "steps[1].exchange.buffers[1]: buffer index 5 is out of range (5 "
            "buffers)");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.exchanges[0].buffers[1] = 3; }),
            "steps[1].exchange.buffers[1]: buffer 3 is exchanged twice");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.exchanges[0].buffers[0] = 0; }),
            "steps[1].exchange.buffers[0]: expected state of i64 that the "
            "stage writes, got a state of f32 with the access readwrite");
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[4].access = Access::Read; }),
      "steps[1].exchange.buffers[1]: expected state of i64 that the "
      "stage writes, got a state of i64 with the access read");
  EXPECT_EQ(getRejection([](Plan &plan) {
              plan.exchanges.push_back({"norm", ExchangeKind::Sum, {3}, 2});
              plan.getLaunch(2).isDependentLaunch = false;
            }),
            "steps[3].exchange.name: 'norm' is exchanged twice");
  EXPECT_EQ(getRejection(
                [](Plan &plan) { plan.getLaunch(1).isDependentLaunch = true; }),
            "steps[2].dependent_launch: expected none behind an exchange");
  // A launch behind an exchange is counted with it.
  EXPECT_EQ(getRejection([](Plan &plan) { plan.getLaunch(1).kernel = 7; }),
            "steps[2].kernel: kernel index 7 is out of range (1 kernels)");
}

static std::string getRefusal(const std::string &step) {
  std::string text = hostPlan;
  std::string launch = "{\"kernel\": \"k\", \"arguments\": []}";
  text.replace(text.find(launch), launch.size(), step);
  return getMessage(parseSealed(text));
}

TEST(Exchange, IsReadStrictly) {
  EXPECT_EQ(getRefusal("{\"gather\": {}}"),
            "plan.json: steps[0]: expected one of kernel, product, row_copies, "
            "exchange");
  EXPECT_EQ(getRefusal("{\"exchange\": {\"name\": \"a\", \"kind\": "
                       "\"product\", \"buffers\": [0]}}"),
            "plan.json: steps[0].exchange.kind: expected one of sum, maximum, "
            "got 'product'");
  EXPECT_EQ(getRefusal("{\"exchange\": {\"name\": \"a\", \"kind\": \"sum\", "
                       "\"buffers\": [0], \"ring\": 1}}"),
            "plan.json: steps[0].exchange: unknown key 'ring'");
  EXPECT_EQ(getRefusal("{\"exchange\": {}, \"kernel\": \"k\"}"),
            "plan.json: steps[0]: unknown key 'kernel'");
}

TEST(Exchange, CombinesWords) {
  int64_t words[] = {1, -5, INT64_MAX}, others[] = {2, -6, 1};
  combineWords(ExchangeKind::Sum, words, others);
  EXPECT_EQ(ArrayRef(words), ArrayRef<int64_t>({3, -11, INT64_MIN}));
  combineWords(ExchangeKind::Maximum, words, others);
  EXPECT_EQ(ArrayRef(words), ArrayRef<int64_t>({3, -6, 1}));
}
