//===- CudaTimer.cpp - Times on a CUDA stream -----------------------------===//
//
// Uses the driver's events.
//
//===----------------------------------------------------------------------===//

#include "CudaTimer.h"

using namespace llvm;
using namespace stepfold::runtime;

CudaTimer::~CudaTimer() {
  for (CUevent event : marks)
    device.getDriver().destroyEvent(event);
}

Expected<std::vector<double>> CudaTimer::measure(const CudaDevice &device,
                                                 size_t count,
                                                 function_ref<Error()> run) {
  CudaTimer timer(device);
  for (size_t i = 0; i != count; ++i) {
    if (Error error = timer.mark())
      return error;
    if (Error error = run())
      return error;
  }
  if (Error error = timer.mark())
    return error;
  return timer.getIntervals();
}

Error CudaTimer::mark() {
  const CudaDriver &driver = device.getDriver();
  CUevent event = nullptr;
  if (Error error =
          driver.check(driver.createEvent(&event, 0), "create a CUDA event"))
    return error;
  marks.push_back(event);
  return driver.check(driver.recordEvent(event, device.getStream()),
                      "record a CUDA event");
}

Expected<std::vector<double>> CudaTimer::getIntervals() const {
  if (Error error = device.synchronize())
    return error;
  const CudaDriver &driver = device.getDriver();
  std::vector<double> intervals;
  for (size_t i = 1; i < marks.size(); ++i) {
    float milliseconds = 0;
    CUresult result =
        driver.getElapsedTime(&milliseconds, marks[i - 1], marks[i]);
    if (Error error = driver.check(result, "read a CUDA event"))
      return error;
    intervals.push_back(milliseconds * 1000.0);
  }
  return intervals;
}
