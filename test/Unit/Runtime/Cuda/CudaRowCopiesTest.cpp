//===- CudaRowCopiesTest.cpp - Tests of copies of rows without a GPU ------===//

#include "CudaTestSupport.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {

/// Number of matrices whose rows are in turn, and the size of each.
constexpr uint32_t number = 3, rows = 5, columns = 7;
constexpr uint32_t size = number * rows * columns;

/// A plan that takes a matrix apart, and puts its parts together again. Before
/// that, a kernel looks at the last result, and writes the matrix.
class CudaRowCopiesTest : public CudaTest {
protected:
  CudaRowCopiesTest() {
    Plan::RowCopies apart, together;
    apart.ins = {add("from", number * rows)};
    for (uint32_t i = 0; i != number; ++i)
      apart.outs.push_back(add("part" + std::to_string(i), rows));
    together.ins = apart.outs;
    together.outs = {add("to", number * rows)};
    Plan::Kernel kernel;
    kernel.name = "look";
    kernel.numBlocks = 1;
    Plan::Launch launch;
    launch.kernel = plan.kernels.size();
    for (uint32_t buffer :
         {apart.ins.front(), apart.outs[1], together.outs.front()}) {
      kernel.arguments.push_back(
          Plan::BufferType{DType::BF16, plan.buffers[buffer].getNumElements(),
                           /*isWritten=*/buffer == apart.ins.front()});
      launch.arguments.push_back({Plan::ArgumentKind::Buffer, buffer});
    }
    plan.kernels.push_back(kernel);
    plan.steps = {launch, apart, together, plan.steps.front()};
  }

  void SetUp() override {
    CudaTest::SetUp();
    folder.write("stage.ptx",
                 ".version 8.0\n.visible .entry axpy(.param .u64 chunks, "
                 ".param .u64 table, .param .u64 lr) {}\n"
                 ".visible .entry look(.param .u64 from, .param .u64 part, "
                 ".param .u64 to) {}\n");
    driver.kernels["look"] = [this](const FakeLaunch &launch) {
      auto get = [&](size_t i) {
        return reinterpret_cast<uint16_t *>(launch.arguments[i]);
      };
      lastPart.assign(get(1), get(1) + rows * columns);
      lastResult.assign(get(2), get(2) + size);
      for (uint32_t i = 0; i != size; ++i)
        get(0)[i] = numSteps * size + i;
      ++numSteps;
    };
  }

  uint32_t add(const std::string &name, int64_t numRows) {
    plan.buffers.push_back(
        makeBuffer(name, Role::State, {numRows, columns}, DType::BF16));
    plan.buffers.back().initial.kind = InitialKind::Splat;
    return plan.buffers.size() - 1;
  }

  /// Takes a step, and checks what the one before it has left.
  void checkStep() {
    bindParameters();
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    driver.run();
    if (numSteps == 1)
      return;
    uint16_t first = (numSteps - 2) * size;
    for (uint32_t i = 0; i != size; ++i)
      ASSERT_EQ(lastResult[i], uint16_t(first + i));
    for (uint32_t i = 0; i != rows * columns; ++i) {
      uint32_t row = i / columns * number + 1;
      ASSERT_EQ(lastPart[i], uint16_t(first + row * columns + i % columns));
    }
  }

  uint32_t numSteps = 0;
  std::vector<uint16_t> lastPart, lastResult;
};

} // namespace

/// The matrices may move, so that the step is no graph.
TEST_F(CudaRowCopiesTest, CopiesMatricesOfTheCaller) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  for (unsigned i = 0; i != 8; ++i)
    checkStep();
  EXPECT_EQ(driver.calls.count("cuGraphLaunch"), 0u);
  EXPECT_EQ(driver.calls["cuMemcpy3DAsync"], 8 * 2 * number);
}

TEST_F(CudaRowCopiesTest, LaunchesAGraphOfCopiesOfScratch) {
  useScratch();
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  for (unsigned i = 0; i != 8; ++i) {
    driver.calls.clear();
    checkStep();
    EXPECT_EQ(driver.calls["cuGraphAddMemcpyNode"], i == 3 ? 2 * number : 0);
    EXPECT_EQ(driver.calls["cuGraphLaunch"], i < 3 ? 0u : 1u);
    EXPECT_EQ(driver.calls["cuMemcpy3DAsync"], i < 3 ? 2 * number : 0);
  }
}

TEST_F(CudaRowCopiesTest, CopiesWithoutAGraphThatCannotBeMade) {
  useScratch();
  driver.failures = {{"cuGraphAddMemcpyNode", /*NOT_SUPPORTED=*/801}};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  for (unsigned i = 0; i != 8; ++i)
    checkStep();
  EXPECT_EQ(driver.calls["cuGraphAddMemcpyNode"], 1u);
  EXPECT_EQ(driver.calls.count("cuGraphLaunch"), 0u);
}

TEST_F(CudaRowCopiesTest, ReportsACopyThatFails) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  driver.failures = {{"cuMemcpy3DAsync", /*LAUNCH_FAILED=*/719}};
  EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
  EXPECT_TRUE(says("cannot copy rows of a matrix: fake error (FAKE_ERROR)"));
}
