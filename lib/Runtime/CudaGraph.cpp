//===- CudaGraph.cpp - Work that the driver takes in one call -------------===//

#include "CudaGraph.h"

using namespace llvm;
using namespace stepfold::runtime;

Error CudaGraph::record(function_ref<Error(CUstream)> queue) {
  reset();
  const CudaDriver &driver = device.getDriver();
  CUstream stream = device.getStream();
  if (Error error =
          driver.check(driver.beginCapture(stream, cudaCaptureModeRelaxed),
                       "begin to capture a CUDA stream"))
    return error;
  Error queueError = queue(stream);
  // Ends the capture after an error, too.
  CUgraph graph = nullptr;
  Error error =
      driver.check(driver.endCapture(stream, &graph), "capture a CUDA stream");
  if (queueError) {
    consumeError(std::move(error));
    error = std::move(queueError);
  }
  if (!error)
    error =
        driver.check(driver.instantiateGraph(&executable, graph, /*flags=*/0),
                     "instantiate a CUDA graph");
  if (error)
    executable = nullptr;
  if (graph)
    driver.destroyGraph(graph);
  return error;
}

Error CudaGraph::launch(CUstream stream) const {
  const CudaDriver &driver = device.getDriver();
  return driver.check(driver.launchGraph(executable, stream),
                      "launch a CUDA graph");
}

void CudaGraph::reset() {
  if (executable)
    device.getDriver().destroyExecutableGraph(executable);
  executable = nullptr;
}
