//===- CudaCapture.h - Calls of other libraries as graphs -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDACAPTURE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDACAPTURE_H

#include "CudaDevice.h"

#include <utility>

namespace stepfold::runtime {

/// Work that was queued on a stream, as a part of other graphs. It has not been
/// executed.
class CudaCapturedGraph {
public:
  CudaCapturedGraph(const CudaDriver &driver, CUgraph graph)
      : driver(&driver), graph(graph) {}
  CudaCapturedGraph(CudaCapturedGraph &&other)
      : driver(other.driver), graph(std::exchange(other.graph, nullptr)) {}
  CudaCapturedGraph &operator=(CudaCapturedGraph &&other) {
    std::swap(driver, other.driver);
    std::swap(graph, other.graph);
    return *this;
  }
  ~CudaCapturedGraph() {
    if (graph)
      driver->destroyGraph(graph);
  }

  CUgraph get() const { return graph; }

private:
  const CudaDriver *driver;
  CUgraph graph;
};

/// A green context of the device with a stream that is captured. While a
/// stream of a context is captured, nobody may wait for that context: other
/// threads know nothing of this one, and wait for that of the device at any
/// time. Captured graphs belong to it.
class CudaCapture {
public:
  /// Returns null for a driver that is too old.
  static llvm::Expected<std::unique_ptr<CudaCapture>>
  create(const CudaDevice &device);
  ~CudaCapture();
  CudaCapture(const CudaCapture &) = delete;

  /// Returns what `enqueue` queues on its stream, which is not executed. Needs
  /// the scope of the device, in which calls that are captured may allocate.
  llvm::Expected<CudaCapturedGraph>
  capture(llvm::function_ref<llvm::Error(CUstream)> enqueue) const;

private:
  explicit CudaCapture(const CudaDriver &driver) : driver(driver) {}
  llvm::Error open(const CudaDevice &device);

  const CudaDriver &driver;
  CUgreenContext green = nullptr;
  CUcontext context = nullptr;
  CUstream stream = nullptr;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDACAPTURE_H
