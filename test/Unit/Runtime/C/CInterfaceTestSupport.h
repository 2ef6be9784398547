//===- CInterfaceTestSupport.h - Shared by tests of the C API ---*- C++ -*-===//

#ifndef STEPFOLD_TEST_UNIT_RUNTIME_C_CINTERFACETESTSUPPORT_H
#define STEPFOLD_TEST_UNIT_RUNTIME_C_CINTERFACETESTSUPPORT_H

#include "../../TestSupport.h"
#include "stepfold-c/Runtime.h"

namespace stepfold::runtime::test {

/// A plan of two parameters, p0 and p1, in memory of this test's. p1 begins as
/// p0; lr as 0.5.
class CInterfaceTest : public testing::Test {
protected:
  void SetUp() override {
    plan = makeAxpyPlan(Plan::TargetKind::Host, {70, 70});
    plan.buffers[2].initial.kind = InitialKind::Cast;
    plan.buffers[2].initial.of = "p0";
    writeAxpyObject(folder, plan);
  }
  void TearDown() override { stepfoldPlanDestroy(handle); }

  StepfoldStatus load() {
    writePlan(folder, plan);
    return stepfoldPlanLoad(folder.getPath().c_str(), nullptr, &handle);
  }
  StepfoldStatus bind(StepfoldRole role, const char *name,
                      std::vector<float> &memory) {
    return stepfoldPlanBind(handle, role, name, memory.data(),
                            memory.size() * sizeof(float));
  }
  void bindAll() {
    EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_OK);
    EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", p0Gradient), STEPFOLD_OK);
    EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
  }
  std::vector<float> get(const char *name) {
    std::vector<float> values(70);
    EXPECT_EQ(
        stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, name, values.data(), 280),
        STEPFOLD_OK)
        << stepfoldGetLastError();
    return values;
  }

  TemporaryFolder folder;
  Plan plan;
  StepfoldPlan *handle = nullptr;
  std::vector<float> p0 = std::vector<float>(70, 3);
  std::vector<float> p0Gradient = std::vector<float>(70, 2);
  std::vector<float> p1Gradient = std::vector<float>(70, 4);
};

} // namespace stepfold::runtime::test

#define EXPECT_FAILURE(call, status, message)                                  \
  do {                                                                         \
    EXPECT_EQ(call, status);                                                   \
    EXPECT_EQ(std::string(stepfoldGetLastError()), message);                   \
  } while (false)

#endif // STEPFOLD_TEST_UNIT_RUNTIME_C_CINTERFACETESTSUPPORT_H
