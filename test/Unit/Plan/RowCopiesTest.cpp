//===- RowCopiesTest.cpp - Tests of copies of rows in plans ---------------===//

#include "../TestSupport.h"
#include "PlanTexts.h"

#include "stepfold/Plan/Plan.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// A launch, copies of two matrices to two each, and of three to one, and a
/// launch. Buffers 3 and 6 become 4 and 5, 7 and 8; 10 to 12 become 9.
static Plan makePlan() {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {64});
  Plan::RowCopies apart, together;
  for (auto [rows, columns] : {std::pair(5, 7), std::pair(2, 3)}) {
    apart.ins.push_back(addMatrix(plan, 2 * rows, columns));
    apart.outs.push_back(addMatrix(plan, rows, columns));
    apart.outs.push_back(addMatrix(plan, rows, columns));
  }
  together.outs = {addMatrix(plan, 12, 5)};
  for (int i = 0; i != 3; ++i)
    together.ins.push_back(addMatrix(plan, 4, 5));
  plan.steps.push_back(apart);
  plan.steps.push_back(together);
  plan.steps.push_back(plan.steps[0]);
  return plan;
}

static Plan::RowCopies &getCopies(Plan &plan, size_t step) {
  return std::get<Plan::RowCopies>(plan.steps[step]);
}

static void expectRows(const Plan::Rows &rows, uint32_t buffer, uint64_t begin,
                       uint64_t pitch) {
  EXPECT_EQ(rows.buffer, buffer);
  EXPECT_EQ(rows.begin, begin);
  EXPECT_EQ(rows.pitch, pitch);
}

TEST(RowCopies, AreOneForEachMatrixWithRowsToItself) {
  Plan plan = makePlan();
  ASSERT_EQ(getMessage(plan.verify()), "");
  std::vector<Plan::RowCopy> apart = plan.listCopies(getCopies(plan, 1));
  ASSERT_EQ(apart.size(), 4u);
  expectRows(apart[1].out, 5, 0, 14);
  expectRows(apart[1].in, 3, 14, 28);
  expectRows(apart[2].out, 7, 0, 6);
  expectRows(apart[2].in, 6, 0, 12);
  EXPECT_EQ(apart[2].numRows, 2u);
  EXPECT_EQ(apart[2].rowBytes, 6u);
  std::vector<Plan::RowCopy> together = plan.listCopies(getCopies(plan, 2));
  ASSERT_EQ(together.size(), 3u);
  expectRows(together[2].out, 9, 20, 30);
  expectRows(together[2].in, 12, 0, 10);
  for (uint32_t buffer : {3, 4, 5})
    plan.buffers[buffer].shape = {0, 7};
  for (uint32_t buffer : {6, 7, 8})
    plan.buffers[buffer].shape[1] = 0;
  ASSERT_EQ(getMessage(plan.verify()), "");
  EXPECT_TRUE(plan.listCopies(getCopies(plan, 1)).empty());
}

TEST(RowCopies, AreAStepInPlanJSON) {
  Plan plan = makePlan();
  plan.code.ptx.digest = DIGEST;
  std::string text = print(plan);
  EXPECT_NE(text.find("{\"row_copies\":{\"in\":[3,6],\"out\":[4,5,7,8]}}"),
            std::string::npos)
      << text;
  Expected<Plan> read = parsePlan(text);
  ASSERT_EQ(read ? "" : toString(read.takeError()), "");
  ASSERT_EQ(read->steps.size(), 4u);
  EXPECT_EQ(getCopies(*read, 2).ins, std::vector<uint32_t>({10, 11, 12}));
  EXPECT_EQ(print(*read), text);
}

TEST(RowCopies, WriteState) {
  Plan plan = makePlan();
  plan.steps.erase(plan.steps.begin());
  plan.buffers.push_back(makeBuffer("words", Role::State, {}, DType::I64));
  plan.exchanges.push_back({"norm", ExchangeKind::Sum, {13}, 1});
  ASSERT_EQ(getMessage(plan.verify()), "");
  EXPECT_TRUE(plan.writesStateBefore(1));
  for (uint32_t buffer : {4, 5, 7, 8})
    plan.buffers[buffer].role = Role::Scratch;
  EXPECT_FALSE(plan.writesStateBefore(1));
}

static std::string getRejection(function_ref<void(Plan &)> edit) {
  Plan plan = makePlan();
  edit(plan);
  return getMessage(plan.verify());
}

static std::string getRejection(size_t step,
                                function_ref<void(Plan::RowCopies &)> edit) {
  return getRejection([&](Plan &plan) { edit(getCopies(plan, step)); });
}

TEST(RowCopies, HaveMatricesThatFit) {
  EXPECT_EQ(getRejection(1, [](auto &copies) { copies.ins = {}; }),
            "steps[1].row_copies.in: expected at least 1 buffer");
  EXPECT_EQ(getRejection(2, [](auto &copies) { copies.outs = {}; }),
            "steps[2].row_copies.out: expected at least 1 buffer");
  EXPECT_EQ(getRejection(1, [](auto &copies) { copies.outs.pop_back(); }),
            "steps[1].row_copies.out: expected n buffers, 2 at least, for each "
            "of the 2 in in, got 3");
  EXPECT_EQ(getRejection(2, [](auto &copies) { copies.ins = {10}; }),
            "steps[2].row_copies.in: expected n buffers, 2 at least, for each "
            "of the 1 in out, got 1");
  EXPECT_EQ(getRejection(2, [](auto &copies) { copies.ins[1] = 13; }),
            "steps[2].row_copies.in[1]: buffer index 13 is out of range (13 "
            "buffers)");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[6].shape = {12}; }),
            "steps[1].row_copies.in[1]: expected a buffer of 2 dimensions, got "
            "1");
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[7].dtype = DType::F16; }),
      "steps[1].row_copies.out[2]: expected a buffer of bf16, as the others, "
      "got f16");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[8].shape = {3, 2}; }),
            "steps[1].row_copies.out[3]: expected 1 / 2 of the rows of in[1], "
            "which has 4 x 3 elements, got 3 x 2");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[10].shape = {4, 6}; }),
            "steps[2].row_copies.in[0]: expected 1 / 3 of the rows of out[0], "
            "which has 12 x 5 elements, got 4 x 6");
}

TEST(RowCopies, WriteNothingElse) {
  EXPECT_EQ(
      getRejection([](Plan &plan) { plan.buffers[9].access = Access::Read; }),
      "steps[2].row_copies.out[0]: buffers[9] is written, and its access is "
      "read");
  EXPECT_EQ(getRejection(1, [](auto &copies) { copies.outs[1] = 4; }),
            "steps[1].row_copies.out[1]: buffer 4 is another operand, too");
  EXPECT_EQ(getRejection(
                [](Plan &plan) { plan.getLaunch(3).isDependentLaunch = true; }),
            "steps[3].dependent_launch: expected none behind a step that is no "
            "launch");
}

TEST(RowCopies, AreReadStrictly) {
  std::string text = hostPlan;
  std::string launch = "{\"kernel\": \"k\", \"arguments\": []}";
  text.replace(text.find(launch), launch.size(),
               "{\"row_copies\": {\"out\": [0], \"in\": [0], \"n\": 2}}");
  EXPECT_EQ(getMessage(parseSealed(text)),
            "plan.json: steps[0].row_copies: unknown key 'n'");
}
