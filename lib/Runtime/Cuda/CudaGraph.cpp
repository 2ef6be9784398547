//===- CudaGraph.cpp - Launches that the driver takes in one call ---------===//

#include "CudaGraph.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Each kernel behind the one before.
Error CudaGraph::addKernels(CUgraph graph,
                            MutableArrayRef<CudaLaunch> launches) const {
  CUgraphNode last = nullptr;
  for (CudaLaunch &launch : launches) {
    if (launch.isEmpty())
      continue;
    const CUlaunchConfig &config = launch.config;
    CUkernelNodeParams params = {launch.kernel,
                                 config.gridDimX,
                                 config.gridDimY,
                                 config.gridDimZ,
                                 config.blockDimX,
                                 config.blockDimY,
                                 config.blockDimZ,
                                 config.sharedMemBytes,
                                 launch.parameters.data(),
                                 /*extra=*/nullptr,
                                 /*libraryKernel=*/nullptr,
                                 /*context=*/nullptr};
    CUgraphNode node = nullptr;
    if (Error error = driver.check(
            driver.addKernelNode(&node, graph, /*dependencies=*/nullptr,
                                 /*numDependencies=*/0, &params),
            "add the kernel " + launch.name + " to a CUDA graph"))
      return error;
    CUgraphEdgeData edge = {};
    if (launch.isDependent()) {
      edge.fromPort = cudaGraphKernelNodePortProgrammatic;
      edge.type = cudaGraphDependencyTypeProgrammatic;
    }
    if (last)
      if (Error error =
              driver.check(driver.addDependencies(graph, &last, &node, &edge,
                                                  /*numDependencies=*/1),
                           "order the kernels of a CUDA graph"))
        return error;
    last = node;
  }
  return Error::success();
}

Error CudaGraph::make(MutableArrayRef<CudaLaunch> launches) {
  reset();
  CUgraph graph = nullptr;
  if (Error error = driver.check(driver.createGraph(&graph, /*flags=*/0),
                                 "create a CUDA graph"))
    return error;
  Error error = addKernels(graph, launches);
  if (!error)
    error =
        driver.check(driver.instantiateGraph(&executable, graph, /*flags=*/0),
                     "instantiate a CUDA graph");
  if (error)
    executable = nullptr;
  driver.destroyGraph(graph);
  return error;
}

Error CudaGraph::launch(CUstream stream) const {
  return driver.check(driver.launchGraph(executable, stream),
                      "launch a CUDA graph");
}

void CudaGraph::reset() {
  if (executable)
    driver.destroyExecutableGraph(executable);
  executable = nullptr;
}
