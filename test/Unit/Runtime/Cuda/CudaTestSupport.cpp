//===- CudaTestSupport.cpp - Shared code of tests of CUDA plans -----------===//

#include "CudaTestSupport.h"

#include "stepfold/Plan/Tables.h"

#include "llvm/Support/ErrorHandling.h"

#include <dlfcn.h>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

DeviceArray::DeviceArray(FakeDriver &driver, size_t size, float value,
                         int device)
    : driver(driver), address(driver.allocate(device, size * sizeof(float))),
      size(size) {
  for (size_t i = 0; i != size; ++i)
    (*this)[i] = value;
}

DeviceArray::~DeviceArray() { driver.free(address); }

bool DeviceArray::isAll(float value) const {
  for (size_t i = 0; i != size; ++i)
    if ((*this)[i] != value)
      return false;
  return true;
}

/// The runtime loads the same library, once in this process.
static FakeDriver &loadFakeDriver() {
  setenv("STEPFOLD_CUDA_DRIVER", STEPFOLD_TEST_DRIVER, /*replace=*/1);
  void *library = dlopen(STEPFOLD_TEST_DRIVER, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    report_fatal_error(dlerror());
  auto *get = reinterpret_cast<decltype(&getFakeDriver)>(
      dlsym(library, "getFakeDriver"));
  get()->reset();
  return *get();
}

/// state -= lr * gradient, as the PTX below would have it.
static void runAxpy(const FakeLaunch &launch) {
  constexpr size_t numParameters = 2;
  auto *chunks = reinterpret_cast<const Chunk *>(launch.arguments[0]);
  auto *table = reinterpret_cast<float *const *>(launch.arguments[1]);
  float lr = *reinterpret_cast<const float *>(launch.arguments[2]);
  for (unsigned block = 0; block != launch.gridX; ++block) {
    const Chunk &chunk = chunks[block];
    float *state = table[chunk.parameter] + chunk.begin;
    const float *gradient =
        table[numParameters + chunk.parameter] + chunk.begin;
    for (uint32_t i = 0; i != chunk.length; ++i)
      state[i] -= lr * gradient[i];
  }
}

CudaTest::CudaTest()
    : driver(loadFakeDriver()),
      plan(makeAxpyPlan(Plan::TargetKind::CUDA, {70, 70})), p0(driver, 70, 3),
      p0Gradient(driver, 70, 2), p1(driver, 70, 5), p1Gradient(driver, 70, 4) {}

void CudaTest::SetUp() {
  driver.kernels["axpy"] = runAxpy;
  folder.write("stage.ptx", ".version 8.0\n.visible .entry axpy(.param .u64 "
                            "chunks, .param .u64 table, .param .u64 lr) {}\n");
  stream = driver.createStream();
}

void CudaTest::TearDown() {
  destroy();
  // The four arrays and the caller's stream.
  EXPECT_EQ(driver.getNumObjects(), 5u + leaks);
  EXPECT_EQ(driver.violations, std::vector<std::string>());
}

void CudaTest::destroy() {
  stepfoldPlanDestroy(handle);
  handle = nullptr;
}

StepfoldStatus CudaTest::load(const StepfoldPlanOptions *options) {
  writePlan(folder, plan);
  return stepfoldPlanLoad(folder.getPath().c_str(), options, &handle);
}

StepfoldStatus CudaTest::bind(StepfoldRole role, const char *name,
                              const DeviceArray &array) {
  return stepfoldPlanBind(handle, role, name, array.getAddress(),
                          array.getNumBytes());
}

void CudaTest::useScratch() {
  for (Plan::Buffer &buffer : plan.buffers)
    if (buffer.dtype == DType::BF16) {
      buffer.role = Role::Scratch;
      buffer.initial = {};
      buffer.offset = plan.scratchBytes;
      plan.scratchBytes += alignTo(buffer.getNumBytes(), planBlockAlignment);
    }
}

void CudaTest::bindParameters() {
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", p0Gradient), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p1", p1), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
}

testing::AssertionResult CudaTest::says(StringRef message) const {
  StringRef actual = stepfoldGetLastError();
  if (actual.contains(message))
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << actual.str();
}
