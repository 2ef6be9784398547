//===- CudaGraph.cpp - Launches that the driver takes in one call ---------===//

#include "CudaGraph.h"

#include <utility>

using namespace llvm;
using namespace stepfold::runtime;

Error CudaGraphBuilder::append(CUgraphNode node, const CUgraphEdgeData &edge) {
  CUgraphNode before = std::exchange(last, node);
  if (!before)
    return Error::success();
  return driver.check(driver.addDependencies(graph, &before, &node, &edge,
                                             /*numDependencies=*/1),
                      "order the nodes of a CUDA graph");
}

Error CudaGraphBuilder::add(CudaLaunch &launch) {
  if (launch.isEmpty())
    return Error::success();
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
  return append(node, edge);
}

Error CudaGraphBuilder::add(const CUmemcpy3D &copy) {
  CUcontext context = nullptr;
  CUgraphNode node = nullptr;
  CUresult result = driver.getCurrentContext(&context);
  if (result == cudaSuccess)
    result = driver.addCopyNode(&node, graph, /*dependencies=*/nullptr,
                                /*numDependencies=*/0, &copy, context);
  if (Error error = driver.check(result, "add a copy to a CUDA graph"))
    return error;
  return append(node, CUgraphEdgeData());
}

Error CudaGraphBuilder::add(const CudaCapturedGraph &captured) {
  CUgraphNode node = nullptr;
  if (Error error = driver.check(
          driver.addChildGraphNode(&node, graph, /*dependencies=*/nullptr,
                                   /*numDependencies=*/0, captured.get()),
          "add captured work to a CUDA graph"))
    return error;
  return append(node, CUgraphEdgeData());
}

Error CudaGraph::make(function_ref<Error(CudaGraphBuilder &)> build) {
  reset();
  CUgraph graph = nullptr;
  if (Error error = driver.check(driver.createGraph(&graph, /*flags=*/0),
                                 "create a CUDA graph"))
    return error;
  CudaGraphBuilder builder(driver, graph);
  Error error = build(builder);
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
