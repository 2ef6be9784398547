//===- CudaTestSupport.h - Shared code of tests of CUDA plans ---*- C++ -*-===//

#ifndef STEPFOLD_TEST_UNIT_RUNTIME_CUDA_CUDATESTSUPPORT_H
#define STEPFOLD_TEST_UNIT_RUNTIME_CUDA_CUDATESTSUPPORT_H

#include "../../TestSupport.h"
#include "FakeDriver.h"
#include "stepfold-c/Runtime.h"

namespace stepfold::runtime::test {

/// Floats in memory of a device.
class DeviceArray {
public:
  DeviceArray(FakeDriver &driver, size_t size, float value, int device = 0);
  ~DeviceArray();
  DeviceArray(const DeviceArray &) = delete;

  void *getAddress() const { return reinterpret_cast<void *>(address); }
  uint64_t getNumBytes() const { return size * sizeof(float); }
  float &operator[](size_t i) const {
    return reinterpret_cast<float *>(address)[i];
  }
  /// Returns true if all elements have this value.
  bool isAll(float value) const;

private:
  FakeDriver &driver;
  CUdeviceptr address;
  size_t size;
};

/// Plans of axpy for CUDA, on the driver without a GPU. In the end, nothing of
/// the driver's is left, and no call was made that its rules forbid.
class CudaTest : public testing::Test {
protected:
  CudaTest();
  void SetUp() override;
  void TearDown() override;

  StepfoldStatus load(const StepfoldPlanOptions *options = nullptr);
  void destroy();
  StepfoldStatus bind(StepfoldRole role, const char *name,
                      const DeviceArray &array);
  /// Moves all buffers of bf16, which are matrices, to scratch.
  void useScratch();
  /// Binds p0 and p1 with their gradients, but not lr.
  void bindParameters();
  StepfoldStatus step(CUstream stream) {
    return stepfoldPlanStep(handle, stream);
  }
  /// Returns success if the last failure has this message.
  testing::AssertionResult says(llvm::StringRef message) const;

  FakeDriver &driver;
  TemporaryFolder folder;
  Plan plan;
  StepfoldPlan *handle = nullptr;
  /// Stream of the caller.
  CUstream stream = nullptr;
  DeviceArray p0, p0Gradient, p1, p1Gradient;
  /// Number of objects of the driver that will be left.
  size_t leaks = 0;
};

} // namespace stepfold::runtime::test

#endif // STEPFOLD_TEST_UNIT_RUNTIME_CUDA_CUDATESTSUPPORT_H
