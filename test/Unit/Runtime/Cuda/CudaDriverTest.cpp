//===- CudaDriverTest.cpp - Tests of loading the CUDA driver --------------===//

#include "Runtime/Cuda/CudaDriver.h"
#include "CudaTestSupport.h"

#include <dlfcn.h>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

using CudaDrivers = CudaTest;

TEST_F(CudaDrivers, Loads) {
  Expected<CudaDriver> loaded = loadCudaDriver(STEPFOLD_TEST_DRIVER);
  ASSERT_TRUE(bool(loaded)) << toString(loaded.takeError());
  EXPECT_EQ(loaded->version, 13000);
  EXPECT_TRUE(loaded->hasGraphs);
  EXPECT_TRUE(loaded->hasCaptures);
}

TEST_F(CudaDrivers, HaveFewerFunctions) {
  for (auto [version, hasGraphs] : {std::pair(12020, false), {12040, true}}) {
    driver.version = version;
    Expected<CudaDriver> loaded = loadCudaDriver(STEPFOLD_TEST_DRIVER);
    ASSERT_TRUE(bool(loaded)) << toString(loaded.takeError());
    EXPECT_EQ(loaded->hasGraphs, hasGraphs) << version;
    EXPECT_FALSE(loaded->hasCaptures) << version;
  }
}

TEST_F(CudaDrivers, AreMissing) {
  std::string message = getMessage(loadCudaDriver("/none/libcuda.so.1"));
  EXPECT_EQ(StringRef(message).split(": ").first,
            "no CUDA driver on this machine");
  EXPECT_TRUE(StringRef(message).contains("/none/libcuda.so.1")) << message;
}

TEST_F(CudaDrivers, HaveNoDevice) {
  driver.failures["cuInit"] = cudaErrorNoDevice;
  EXPECT_EQ(getMessage(loadCudaDriver(STEPFOLD_TEST_DRIVER)),
            "no CUDA device on this machine");
}

TEST_F(CudaDrivers, AreTooOld) {
  driver.version = 11040;
  EXPECT_EQ(getMessage(loadCudaDriver(STEPFOLD_TEST_DRIVER)),
            "the CUDA driver is too old: expected one for CUDA 11.8 or newer, "
            "got 11.4");
}

TEST_F(CudaDrivers, LackAFunction) {
  EXPECT_EQ(getMessage(loadCudaDriver(STEPFOLD_TEST_INCOMPLETE_DRIVER)),
            "the CUDA driver, for CUDA 13.0, has no function "
            "cuEventElapsedTime");
}

/// Without a driver behind it, the counting driver fails.
TEST_F(CudaDrivers, AreCounted) {
  void *library = dlopen(STEPFOLD_TEST_COUNTING_DRIVER, RTLD_NOW | RTLD_LOCAL);
  ASSERT_TRUE(library) << dlerror();
  auto *getNumCalls = reinterpret_cast<uint64_t (*)(const char *)>(
      dlsym(library, "stepfoldGetNumCalls"));
  auto *synchronize =
      reinterpret_cast<CUresult (*)()>(dlsym(library, "cuCtxSynchronize"));
  ASSERT_TRUE(getNumCalls && synchronize);
  EXPECT_EQ(getNumCalls("cuCtxSynchronize"), 0u);
  EXPECT_NE(synchronize(), cudaSuccess);
  EXPECT_NE(synchronize(), cudaSuccess);
  EXPECT_EQ(getNumCalls("cuCtxSynchronize"), 2u);
  EXPECT_EQ(getNumCalls("cuInit"), 0u);
  EXPECT_EQ(getNumCalls("cuOther"), ~uint64_t(0));
}
