//===- CudaTimer.h - Times on a CUDA stream ---------------------*- C++ -*-===//
//
// Measures the time between points of a stream, on the GPU's own clock.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDATIMER_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDATIMER_H

#include "CudaDevice.h"

namespace stepfold::runtime {

class CudaTimer {
public:
  /// Returns the microseconds of each of `count` calls of `run`, which queue
  /// work on the stream.
  static llvm::Expected<std::vector<double>>
  measure(const CudaDevice &device, size_t count,
          llvm::function_ref<llvm::Error()> run);

private:
  /// Marks this point of the stream.
  llvm::Error mark();
  /// Waits for the last mark and returns the microseconds between one mark and
  /// the next: one value less than there are marks.
  llvm::Expected<std::vector<double>> getIntervals() const;

  explicit CudaTimer(const CudaDevice &device) : device(device) {}
  ~CudaTimer();

  const CudaDevice &device;
  std::vector<CUevent> marks;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDATIMER_H
