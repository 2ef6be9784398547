//===- CudaGraph.h - Launches that the driver takes in one call -*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAGRAPH_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAGRAPH_H

#include "CudaCapture.h"

namespace stepfold::runtime {

/// A launch as the driver takes it, without the stream.
struct CudaLaunch {
  std::string name;
  CUfunction kernel = nullptr;
  CUlaunchConfig config = {};
  /// Attributes that `config` points to: none, or the one that lets the kernel
  /// begin before the previous launch has ended.
  std::vector<CUlaunchAttribute> attributes;
  /// Points to each argument.
  std::vector<void *> parameters;

  bool isDependent() const { return !attributes.empty(); }
  bool isEmpty() const {
    return config.gridDimX == 0 || config.gridDimY == 0 || config.gridDimZ == 0;
  }
};

/// Nodes of a graph under construction, each behind the one before.
class CudaGraphBuilder {
public:
  CudaGraphBuilder(const CudaDriver &driver, CUgraph graph)
      : driver(driver), graph(graph) {}

  /// Adds a launch with the arguments that it has now.
  llvm::Error add(CudaLaunch &launch);
  /// Adds a copy within the memory of the current context.
  llvm::Error add(const CUmemcpy3D &copy);
  /// Adds the nodes of another graph.
  llvm::Error add(const CudaCapturedGraph &captured);

private:
  llvm::Error append(CUgraphNode node, const CUgraphEdgeData &edge);

  const CudaDriver &driver;
  CUgraph graph;
  CUgraphNode last = nullptr;
};

/// Everything here needs the scope of the device.
class CudaGraph {
public:
  explicit CudaGraph(const CudaDevice &device) : driver(device.getDriver()) {}
  ~CudaGraph() { reset(); }
  CudaGraph(const CudaGraph &) = delete;
  CudaGraph &operator=(const CudaGraph &) = delete;

  /// Makes it of the nodes that `build` adds. Launches are not captured: while
  /// a stream of the device's context is, no thread may wait for the device. An
  /// error leaves it empty.
  llvm::Error
  make(llvm::function_ref<llvm::Error(CudaGraphBuilder &builder)> build);
  bool isEmpty() const { return !executable; }
  /// Queues the launches. It must not be empty, and the stream not be
  /// capturing.
  llvm::Error launch(CUstream stream) const;
  /// Makes it empty. Queued launches will still be executed.
  void reset();

private:
  const CudaDriver &driver;
  CUgraphExec executable = nullptr;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAGRAPH_H
