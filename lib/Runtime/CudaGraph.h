//===- CudaGraph.h - Work that the driver takes in one call -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDAGRAPH_H
#define STEPFOLD_LIB_RUNTIME_CUDAGRAPH_H

#include "CudaDevice.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace stepfold::runtime {

/// Everything here needs the scope of the device.
class CudaGraph {
public:
  explicit CudaGraph(const CudaDevice &device) : device(device) {}
  ~CudaGraph() { reset(); }
  CudaGraph(const CudaGraph &) = delete;
  CudaGraph &operator=(const CudaGraph &) = delete;

  /// Takes what `queue` queues on the stream that it gets. An error leaves it
  /// empty.
  llvm::Error record(llvm::function_ref<llvm::Error(CUstream)> queue);
  bool isEmpty() const { return !executable; }
  /// Queues what was recorded. It must not be empty, and the stream not be
  /// capturing.
  llvm::Error launch(CUstream stream) const;
  /// Makes it empty. What of it is queued will still be executed.
  void reset();

private:
  const CudaDevice &device;
  CUgraphExec executable = nullptr;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDAGRAPH_H
