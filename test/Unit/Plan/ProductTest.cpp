//===- ProductTest.cpp - Tests of products in plans -----------------------===//

#include "../TestSupport.h"
#include "PlanTexts.h"

#include "stepfold/Plan/Plan.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// A launch, two products, of matrices of two sizes, and a launch. Buffers 3 to
/// 6 are those of the first product, 7 to 9 those of the other.
static Plan makePlan() {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {64});
  plan.target.arch = "sm_90";
  Plan::Product sum;
  sum.accumulation = Accumulation::MMA16;
  sum.isRhsTransposed = true;
  sum.alpha = 2.5f;
  sum.beta = -1.0f;
  sum.outs = {addMatrix(plan, 4, 5)};
  sum.lhs = {addMatrix(plan, 4, 7)};
  sum.rhs = {addMatrix(plan, 5, 7)};
  sum.plus = {addMatrix(plan, 4, 5)};
  Plan::Product square;
  square.accumulation = Accumulation::MMA16;
  square.isLhsTransposed = square.isSymmetric = true;
  square.outs = {addMatrix(plan, 6, 6)};
  square.lhs = square.rhs = {addMatrix(plan, 9, 6)};
  plan.steps.push_back(sum);
  plan.steps.push_back(square);
  plan.steps.push_back(plan.steps[0]);
  return plan;
}

static Plan::Product &getProduct(Plan &plan, size_t step) {
  return std::get<Plan::Product>(plan.steps[step]);
}

TEST(Product, HasTheSizesOfItsBuffers) {
  Plan plan = makePlan();
  ASSERT_EQ(getMessage(plan.verify()), "");
  EXPECT_EQ(plan.getSizes(getProduct(plan, 1), 0),
            (Plan::ProductSizes{4, 5, 7}));
  EXPECT_EQ(plan.getSizes(getProduct(plan, 2), 0),
            (Plan::ProductSizes{6, 6, 9}));
}

TEST(Product, IsAStepInPlanJSON) {
  Plan plan = makePlan();
  plan.code.ptx.digest = DIGEST;
  std::string text = print(plan);
  EXPECT_NE(
      text.find("{\"product\":{\"accumulation\":\"mma16\",\"alpha\":"
                "\"0x40200000\",\"beta\":\"0xbf800000\",\"lhs\":[4],\"out\":"
                "[3],\"plus\":[6],\"rhs\":[5],\"rhs_transposed\":true}}"),
      std::string::npos)
      << text;
  Expected<Plan> read = parsePlan(text);
  ASSERT_EQ(read ? "" : toString(read.takeError()), "");
  ASSERT_EQ(read->steps.size(), 4u);
  EXPECT_TRUE(getProduct(*read, 2).isLhsTransposed);
  EXPECT_TRUE(getProduct(*read, 2).isSymmetric);
  EXPECT_FALSE(getProduct(*read, 2).isRhsTransposed);
  EXPECT_EQ(getProduct(*read, 1).beta, -1.0f);
  EXPECT_EQ(print(*read), text);
}

TEST(Product, WritesState) {
  Plan plan = makePlan();
  plan.steps.erase(plan.steps.begin());
  plan.buffers.push_back(makeBuffer("words", Role::State, {}, DType::I64));
  plan.exchanges.push_back({"norm", ExchangeKind::Sum, {9}, 1});
  ASSERT_EQ(getMessage(plan.verify()), "");
  EXPECT_TRUE(plan.writesStateBefore(1));
  plan.buffers[3].role = Role::Scratch;
  EXPECT_FALSE(plan.writesStateBefore(1));
}

static std::string getRejection(function_ref<void(Plan &)> edit) {
  Plan plan = makePlan();
  edit(plan);
  return getMessage(plan.verify());
}

/// Returns the rejection of an edited first product.
static std::string
getProductRejection(function_ref<void(Plan::Product &)> edit) {
  return getRejection([&](Plan &plan) { edit(getProduct(plan, 1)); });
}

TEST(Product, HasTheAccumulationOfItsTarget) {
  EXPECT_EQ(getProductRejection([](Plan::Product &product) {
              product.accumulation = Accumulation::Sequential;
            }),
            "steps[1].product.accumulation: expected mma16, that of sm_90, got "
            "sequential");
  for (std::string arch : {"sm_80", "sm_89", "sm_100"})
    EXPECT_EQ(getRejection([&](Plan &plan) { plan.target.arch = arch; }),
              "steps[1].product.accumulation: products are defined for sm_90 "
              "alone, and the target is " +
                  arch);
  EXPECT_EQ(getRejection([](Plan &plan) { plan.target.arch = "sm_90a"; }), "");
  auto makeHost = [](Plan &plan) {
    Plan host = makeAxpyPlan(Plan::TargetKind::Host, {64});
    host.buffers = plan.buffers;
    host.steps.insert(host.steps.end(), plan.steps.begin() + 1,
                      plan.steps.end());
    plan = std::move(host);
  };
  EXPECT_EQ(getRejection(makeHost),
            "steps[1].product.accumulation: expected sequential, that of a "
            "CPU, got mma16");
}

TEST(Product, HasMatricesThatFit) {
  EXPECT_EQ(
      getProductRejection([](Plan::Product &product) { product.outs = {}; }),
      "steps[1].product.out: expected at least 1 buffer");
  EXPECT_EQ(
      getProductRejection([](Plan::Product &product) { product.rhs = {5, 5}; }),
      "steps[1].product.rhs: expected 1 buffers, as many as in out, got "
      "2");
  EXPECT_EQ(
      getProductRejection([](Plan::Product &product) { product.lhs = {9}; }),
      "steps[1].product.lhs[0]: buffer index 9 is out of range (9 "
      "buffers)");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[4].shape = {28}; }),
            "steps[1].product.lhs[0]: expected a buffer of 2 dimensions, got "
            "1");
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[3].dtype = DType::F32; }),
      "steps[1].product.out[0]: expected a buffer of f16 or bf16, got f32");
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[5].dtype = DType::F16; }),
      "steps[1].product.rhs[0]: expected a buffer of bf16, as the others, got "
      "f16");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[5].shape = {5, 8}; }),
            "steps[1].product.rhs[0]: expected 7 rows of the factor, as lhs "
            "has columns, got 8");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[3].shape = {5, 4}; }),
            "steps[1].product.out[0]: expected 4 x 5 elements, got 5 x 4");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[6].shape = {4, 4}; }),
            "steps[1].product.plus[0]: expected 4 x 5 elements, got 4 x 4");
  EXPECT_EQ(getProductRejection(
                [](Plan::Product &product) { product.isSymmetric = true; }),
            "steps[1].product.out[0]: expected a square of a symmetric "
            "product, got 4 x 5 elements");
}

TEST(Product, WritesNothingElse) {
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[3].access = Access::Read; }),
      "steps[1].product.out[0]: buffers[3] is written, and its access is read");
  EXPECT_EQ(
      getProductRejection([](Plan::Product &product) { product.plus = {3}; }),
      "steps[1].product.out[0]: buffer 3 is another operand, too");
  EXPECT_EQ(getRejection(
                [](Plan &plan) { plan.getLaunch(3).isDependentLaunch = true; }),
            "steps[3].dependent_launch: expected none behind a step that is no "
            "launch");
}

static std::string getRefusal(const std::string &product) {
  std::string text = hostPlan;
  std::string launch = "{\"kernel\": \"k\", \"arguments\": []}";
  text.replace(text.find(launch), launch.size(),
               "{\"product\": " + product + "}");
  return getMessage(parseSealed(text));
}

TEST(Product, IsReadStrictly) {
  const std::string lists = "\"out\": [0], \"lhs\": [0], \"rhs\": [0]";
  EXPECT_EQ(getRefusal("{\"accumulation\": \"mma8\", \"alpha\": \"0x0\", " +
                       lists + "}"),
            "plan.json: steps[0].product.accumulation: expected one of "
            "sequential, mma16, got 'mma8'");
  EXPECT_EQ(getRefusal("{\"accumulation\": \"mma16\", \"alpha\": "
                       "\"0x100000000\", " +
                       lists + "}"),
            "plan.json: steps[0].product.alpha: expected bits of f32");
  EXPECT_EQ(getRefusal("{\"accumulation\": \"mma16\", \"alpha\": \"0x0\", "
                       "\"beta\": \"0x0\", " +
                       lists + "}"),
            "plan.json: steps[0].product.beta: expected none without plus");
  EXPECT_EQ(getRefusal("{\"accumulation\": \"mma16\", \"alpha\": \"0x0\", "
                       "\"beta\": \"0x0\", \"plus\": [], " +
                       lists + "}"),
            "plan.json: steps[0].product.plus: expected at least 1 buffer");
  EXPECT_EQ(getRefusal("{\"accumulation\": \"mma16\", \"alpha\": \"0x0\", "
                       "\"split_k\": 2, " +
                       lists + "}"),
            "plan.json: steps[0].product: unknown key 'split_k'");
}
