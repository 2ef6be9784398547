//===- CInterfaceTest.cpp - Tests of libStepfoldRuntime.so ----------------===//
//
// A host plan, bound and stepped from outside, and every way in which that
// fails.
//
//===----------------------------------------------------------------------===//

#include "CInterfaceTestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

extern "C" uint32_t getApiVersionFromC(void);

TEST_F(CInterfaceTest, DescribesVariables) {
  EXPECT_EQ(stepfoldGetApiVersion(), uint32_t(STEPFOLD_RUNTIME_API_VERSION));
  EXPECT_EQ(getApiVersionFromC(), uint32_t(STEPFOLD_RUNTIME_API_VERSION));
  plan.buffers.push_back(makeBuffer("temporary", Role::Scratch, {5}));
  plan.scratchBytes = 5 * sizeof(float);
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  StepfoldTarget target = STEPFOLD_TARGET_CUDA;
  EXPECT_EQ(stepfoldPlanGetTarget(handle, &target), STEPFOLD_OK);
  EXPECT_EQ(target, STEPFOLD_TARGET_HOST);
  size_t count = 0;
  EXPECT_EQ(stepfoldPlanGetNumVariables(handle, &count), STEPFOLD_OK);
  EXPECT_EQ(count, 5u);
  StepfoldVariableInfo info;
  ASSERT_EQ(stepfoldPlanGetVariable(handle, 2, &info), STEPFOLD_OK);
  EXPECT_EQ(StringRef(info.name), "p1");
  ASSERT_EQ(info.rank, 1u);
  EXPECT_EQ(info.shape[0], 70);
  EXPECT_EQ(info.bytes, 280u);
  EXPECT_EQ(info.role, STEPFOLD_ROLE_STATE);
  EXPECT_EQ(info.dtype, STEPFOLD_DTYPE_F32);
  EXPECT_EQ(info.access, STEPFOLD_ACCESS_READ_WRITE);
  EXPECT_EQ(info.initial, STEPFOLD_INITIAL_CAST);
  ASSERT_EQ(stepfoldPlanGetVariable(handle, 3, &info), STEPFOLD_OK);
  EXPECT_EQ(info.role, STEPFOLD_ROLE_GRADIENT);
  EXPECT_EQ(info.access, STEPFOLD_ACCESS_READ);
  EXPECT_FAILURE(stepfoldPlanGetVariable(handle, 5, &info),
                 STEPFOLD_INVALID_ARGUMENT,
                 "expected a variable index below 5, got 5");
}

TEST_F(CInterfaceTest, StepsInMemoryOfTheCaller) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  EXPECT_EQ(p0, std::vector<float>(70, 2));
  EXPECT_EQ(get("p0"), p0);
  EXPECT_EQ(get("p1"), std::vector<float>(70, 1));

  // The next step sees what was bound or set last.
  std::vector<float> other(100, 10);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", other), STEPFOLD_OK);
  float lr = 0.25;
  EXPECT_EQ(stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
            STEPFOLD_OK);
  p1Gradient[69] = 8;
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  EXPECT_EQ(p0[0], 2);
  EXPECT_EQ(other[0], 9.5f);
  EXPECT_EQ(other[69], 9.5f);
  EXPECT_EQ(other[70], 10);
  EXPECT_EQ(get("p1")[0], 0);
  EXPECT_EQ(get("p1")[69], -1);
}

TEST_F(CInterfaceTest, WritesBoundMemoryWhenSet) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  std::vector<float> values(70, 11);
  EXPECT_EQ(
      stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "p0", values.data(), 280),
      STEPFOLD_OK);
  EXPECT_EQ(p0, values);
}

TEST_F(CInterfaceTest, NamesWhatHasNoValue) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_FAILURE(stepfoldPlanStep(handle, nullptr), STEPFOLD_NOT_BOUND,
                 "state 'p0': neither bound nor set");
  EXPECT_FAILURE(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "p1", p0.data(), 280),
      STEPFOLD_NOT_BOUND,
      "state 'p1': has no value before it is bound or set, or the first step");
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_OK);
  EXPECT_FAILURE(stepfoldPlanStep(handle, nullptr), STEPFOLD_NOT_BOUND,
                 "gradient 'p0': neither bound nor set");
}

TEST_F(CInterfaceTest, RefusesMemoryThatDoesNotFit) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  std::vector<float> small(69);
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_STATE, "p0", small),
                 STEPFOLD_INVALID_ARGUMENT,
                 "state 'p0': expected at least 280 bytes, got 276");
  EXPECT_FAILURE(stepfoldPlanBind(handle, STEPFOLD_ROLE_GRADIENT, "p1",
                                  reinterpret_cast<char *>(p0.data()) + 2, 280),
                 STEPFOLD_INVALID_ARGUMENT,
                 "gradient 'p1': expected an address that is a multiple of 4");
  EXPECT_FAILURE(
      stepfoldPlanBind(handle, STEPFOLD_ROLE_STATE, "p0", nullptr, 280),
      STEPFOLD_INVALID_ARGUMENT,
      "state 'p0': expected memory, got a null pointer");
  EXPECT_FAILURE(
      stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "lr", p0.data(), 8),
      STEPFOLD_INVALID_ARGUMENT, "state 'lr': expected 4 bytes, got 8");
  EXPECT_FAILURE(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "lr", p0.data(), 2),
      STEPFOLD_INVALID_ARGUMENT, "state 'lr': expected 4 bytes, got 2");
}

/// No value is made for who has no room for it.
TEST_F(CInterfaceTest, ChecksSizesFirst) {
  plan.buffers.push_back(makeBuffer("huge", Role::State, {int64_t(1) << 58}));
  plan.buffers.back().initial.kind = InitialKind::Splat;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_FAILURE(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "huge", p0.data(), 280),
      STEPFOLD_INVALID_ARGUMENT,
      "state 'huge': expected 1152921504606846976 bytes, got 280");
}

TEST_F(CInterfaceTest, RefusesOverlaps) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  EXPECT_EQ(stepfoldPlanBind(handle, STEPFOLD_ROLE_GRADIENT, "p1",
                             p0.data() + 69, 280),
            STEPFOLD_OK);
  EXPECT_FAILURE(stepfoldPlanStep(handle, nullptr), STEPFOLD_EXECUTION_FAILED,
                 "gradient 'p1': overlaps state 'p0' in memory");
  // Memory that is only read may be shared.
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p0Gradient), STEPFOLD_OK);
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  EXPECT_EQ(get("p1"), std::vector<float>(70, 2));
}

TEST_F(CInterfaceTest, RefusesPartsOfAllocations) {
  plan.allocations.push_back({"states", DType::F32, 256, 4, {{0, 0}, {2, 70}}});
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_UNSUPPORTED,
                 "state 'p0': cannot be bound alone: it is a part of the "
                 "allocation 'states', which can be bound as a whole");
}

TEST_F(CInterfaceTest, BindsAllocationsAsAWhole) {
  plan.allocations.push_back({"states", DType::F32, 256, 8, {{0, 0}, {2, 70}}});
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  size_t count = 0;
  ASSERT_EQ(stepfoldPlanGetNumAllocations(handle, &count), STEPFOLD_OK);
  EXPECT_EQ(count, 1u);
  StepfoldAllocationInfo info;
  ASSERT_EQ(stepfoldPlanGetAllocation(handle, 0, &info), STEPFOLD_OK);
  EXPECT_EQ(StringRef(info.name), "states");
  EXPECT_EQ(info.dtype, STEPFOLD_DTYPE_F32);
  EXPECT_EQ(info.elements, 256u);
  EXPECT_EQ(info.bytes, 1024u);
  EXPECT_EQ(info.alignment, 8u);
  ASSERT_EQ(info.numSegments, 2u);
  EXPECT_EQ(info.segments[1].variable, 2u);
  EXPECT_EQ(info.segments[1].offset, 70u);
  EXPECT_FAILURE(stepfoldPlanGetAllocation(handle, 1, &info),
                 STEPFOLD_INVALID_ARGUMENT,
                 "expected an allocation index below 1, got 1");

  alignas(8) float block[256] = {};
  std::fill_n(block, 70, 3.0f);
  std::fill_n(block + 70, 70, 5.0f);
  EXPECT_FAILURE(stepfoldPlanBindAllocation(handle, "other", block, 1024),
                 STEPFOLD_NOT_FOUND, "the plan has no allocation 'other'");
  EXPECT_FAILURE(stepfoldPlanBindAllocation(handle, "states", block, 1023),
                 STEPFOLD_INVALID_ARGUMENT,
                 "allocation 'states': expected at least 1024 bytes, got 1023");
  EXPECT_FAILURE(stepfoldPlanBindAllocation(handle, "states", block + 1, 1024),
                 STEPFOLD_INVALID_ARGUMENT,
                 "allocation 'states': expected an address that is a multiple "
                 "of 8");
  EXPECT_EQ(stepfoldPlanBindAllocation(handle, "states", block, 1024),
            STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", p0Gradient), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  EXPECT_EQ(block[69], 2);
  EXPECT_EQ(block[70], 3);
  EXPECT_EQ(block[139], 3);
  EXPECT_EQ(block[140], 0);
}

TEST_F(CInterfaceTest, BindsManyOrNone) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  size_t variables[] = {0, 1, 3};
  void *memory[] = {p0.data(), p0Gradient.data(), p1Gradient.data()};
  uint64_t bytes[] = {280, 280, 279};
  EXPECT_FAILURE(stepfoldPlanBindMany(handle, 3, variables, memory, bytes),
                 STEPFOLD_INVALID_ARGUMENT,
                 "gradient 'p1': expected at least 280 bytes, got 279");
  EXPECT_FAILURE(stepfoldPlanStep(handle, nullptr), STEPFOLD_NOT_BOUND,
                 "state 'p0': neither bound nor set");
  variables[2] = 5;
  EXPECT_FAILURE(stepfoldPlanBindMany(handle, 3, variables, memory, bytes),
                 STEPFOLD_INVALID_ARGUMENT,
                 "expected a variable index below 5, got 5");
  EXPECT_FAILURE(stepfoldPlanBindMany(handle, 3, variables, nullptr, bytes),
                 STEPFOLD_INVALID_ARGUMENT,
                 "memory: expected a value, got a null pointer");
  variables[2] = 3;
  bytes[2] = 280;
  EXPECT_EQ(stepfoldPlanBindMany(handle, 0, nullptr, nullptr, nullptr),
            STEPFOLD_OK);
  EXPECT_EQ(stepfoldPlanBindMany(handle, 3, variables, memory, bytes),
            STEPFOLD_OK);
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  EXPECT_EQ(p0, std::vector<float>(70, 2));
}

TEST_F(CInterfaceTest, HasNoStreams) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  EXPECT_FAILURE(stepfoldPlanStep(handle, &p0), STEPFOLD_INVALID_ARGUMENT,
                 "a plan for host has no streams: expected a null pointer");
}

TEST_F(CInterfaceTest, RefusesUnknownNames) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_GRADIENT, "lr", p0), STEPFOLD_NOT_FOUND,
                 "the plan has no gradient 'lr'");
  EXPECT_FAILURE(bind(static_cast<StepfoldRole>(2), "p0", p0),
                 STEPFOLD_INVALID_ARGUMENT, "role: expected 0 or 1, got 2");
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_STATE, nullptr, p0),
                 STEPFOLD_INVALID_ARGUMENT,
                 "name: expected a value, got a null pointer");
}

TEST_F(CInterfaceTest, HasNoProductsToCheck) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  StepfoldProductCheck check = {1, 1, nullptr};
  ASSERT_EQ(stepfoldPlanCheckProducts(handle, 100), STEPFOLD_OK);
  ASSERT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK)
      << stepfoldGetLastError();
  for (uint32_t numSamples : {100, 0}) {
    ASSERT_EQ(stepfoldPlanGetProductCheck(handle, &check), STEPFOLD_OK);
    EXPECT_EQ(check.numProducts, 0u);
    EXPECT_EQ(check.numElements, 0u);
    EXPECT_STREQ(check.difference, "");
    ASSERT_EQ(stepfoldPlanCheckProducts(handle, numSamples), STEPFOLD_OK);
  }
  EXPECT_FAILURE(stepfoldPlanCheckProducts(nullptr, 1),
                 STEPFOLD_INVALID_ARGUMENT,
                 "plan: expected a value, got a null pointer");
  EXPECT_FAILURE(stepfoldPlanGetProductCheck(nullptr, &check),
                 STEPFOLD_INVALID_ARGUMENT,
                 "plan: expected a value, got a null pointer");
  EXPECT_FAILURE(stepfoldPlanGetProductCheck(handle, nullptr),
                 STEPFOLD_INVALID_ARGUMENT,
                 "check: expected a value, got a null pointer");
}

TEST_F(CInterfaceTest, RefusesNullPointers) {
  const char *message = "plan: expected a value, got a null pointer";
  size_t count = 0;
  EXPECT_FAILURE(stepfoldPlanStep(nullptr, nullptr), STEPFOLD_INVALID_ARGUMENT,
                 message);
  EXPECT_FAILURE(stepfoldPlanGetNumVariables(nullptr, &count),
                 STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_INVALID_ARGUMENT,
                 message);
  EXPECT_FAILURE(stepfoldPlanLoad("folder", nullptr, nullptr),
                 STEPFOLD_INVALID_ARGUMENT, message);
  EXPECT_FAILURE(stepfoldPlanLoad(nullptr, nullptr, &handle),
                 STEPFOLD_INVALID_ARGUMENT,
                 "folder: expected a value, got a null pointer");
}
