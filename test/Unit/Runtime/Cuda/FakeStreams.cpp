//===- FakeStreams.cpp - Streams of a CUDA driver without a GPU -----------===//
//
// Streams, graphs and events.
//
//===----------------------------------------------------------------------===//

#include "FakeDriverState.h"

namespace stepfold::runtime::test {

CUresult cuStreamCreate(CUstream *stream, unsigned flags) {
  RETURN_IF_FAILED(callInContext("cuStreamCreate"));
  if (flags != cudaStreamNonBlocking)
    return cudaErrorInvalidValue;
  *stream = &getDriver().streams.emplace_back();
  return cudaSuccess;
}

CUresult cuStreamDestroy_v2(CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuStreamDestroy"));
  Driver::run(*stream);
  return erase(getDriver().streams, stream);
}

CUresult cuStreamSynchronize(CUstream stream) {
  RETURN_IF_FAILED(callUnsafe("cuStreamSynchronize"));
  if (getDriver().get(stream).isCapturing)
    return getDriver().violate("cuStreamSynchronize",
                               cudaErrorCaptureUnsupported);
  Driver::run(getDriver().get(stream));
  return cudaSuccess;
}

CUresult cuStreamIsCapturing(CUstream stream, int *status) {
  RETURN_IF_FAILED(callInContext("cuStreamIsCapturing"));
  *status = getDriver().get(stream).isCapturing;
  return cudaSuccess;
}

CUresult cuThreadExchangeStreamCaptureMode(int *mode) {
  std::swap(*mode, captureMode);
  return cudaSuccess;
}

CUresult cuGraphCreate(CUgraph *graph, unsigned) {
  RETURN_IF_FAILED(callInContext("cuGraphCreate"));
  *graph = &getDriver().graphs.emplace_back();
  return cudaSuccess;
}

CUresult cuGraphAddKernelNode_v2(CUgraphNode *node, CUgraph graph,
                                 const CUgraphNode *, size_t,
                                 const CUkernelNodeParams *params) {
  RETURN_IF_FAILED(callInContext("cuGraphAddKernelNode"));
  FakeLaunch launch{params->kernel->name, nullptr, params->gridDimX, {}, false};
  for (size_t i = 0; i != params->kernel->numArguments; ++i)
    launch.arguments.push_back(*static_cast<uint64_t *>(params->parameters[i]));
  *node = &graph->nodes.emplace_back(CUgraphNode_st{launch, {}});
  return cudaSuccess;
}

CUresult cuGraphAddChildGraphNode(CUgraphNode *node, CUgraph graph,
                                  const CUgraphNode *, size_t, CUgraph child) {
  RETURN_IF_FAILED(callInContext("cuGraphAddChildGraphNode"));
  CUgraphNode_st &made = graph->nodes.emplace_back();
  made.captured = child->nodes.front().captured;
  *node = &made;
  return cudaSuccess;
}

CUresult cuStreamBeginCapture_v2(CUstream stream, int) {
  RETURN_IF_FAILED(callInContext("cuStreamBeginCapture"));
  // Others may wait for the context of a device.
  if (!stream->green || stream->green != getDriver().getGreenContext())
    return getDriver().violate("cuStreamBeginCapture",
                               cudaErrorCaptureUnsupported);
  getDriver().beginCapture(stream);
  return cudaSuccess;
}

CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph) {
  FakeGraph captured = getDriver().endCapture(stream);
  RETURN_IF_FAILED(callInContext("cuStreamEndCapture"));
  *graph = &getDriver().graphs.emplace_back();
  (*graph)->nodes.emplace_back().captured = std::move(captured);
  return cudaSuccess;
}

/// Kernels here are chains, in the order in which they were added.
CUresult cuGraphAddDependencies_v2(CUgraph graph, const CUgraphNode *from,
                                   const CUgraphNode *to,
                                   const CUgraphEdgeData *edge, size_t) {
  RETURN_IF_FAILED(callInContext("cuGraphAddDependencies"));
  if (graph->nodes.size() < 2 || *to != &graph->nodes.back() ||
      *from != &*std::prev(graph->nodes.end(), 2))
    return getDriver().violate("cuGraphAddDependencies", cudaErrorInvalidValue);
  (*to)->launch.isDependent =
      edge->fromPort == cudaGraphKernelNodePortProgrammatic &&
      edge->type == cudaGraphDependencyTypeProgrammatic;
  (*to)->isOrdered = true;
  return cudaSuccess;
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *executable, CUgraph graph,
                                     unsigned long long) {
  RETURN_IF_FAILED(callUnsafe("cuGraphInstantiate"));
  CUgraphExec_st &made = getDriver().executables.emplace_back();
  for (const CUgraphNode_st &node : graph->nodes) {
    if (!node.isOrdered && !made.nodes.empty())
      getDriver().violate("cuGraphInstantiate", cudaErrorInvalidValue);
    made.nodes.push_back(node);
  }
  *executable = &made;
  return cudaSuccess;
}

CUresult cuGraphLaunch(CUgraphExec executable, CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuGraphLaunch"));
  if (getDriver().get(stream).isCapturing)
    return getDriver().violate("cuGraphLaunch", cudaErrorCaptureUnsupported);
  if (!contains(getDriver().executables, executable))
    return getDriver().violate("cuGraphLaunch", cudaErrorInvalidValue);
  for (const CUgraphNode_st &node : executable->nodes) {
    for (const Work &work : node.captured)
      getDriver().enqueue(stream, work);
    if (!node.captured.empty())
      continue;
    FakeLaunch launch = node.launch;
    launch.stream = stream;
    getDriver().launch(launch);
  }
  return cudaSuccess;
}

CUresult cuGraphDestroy(CUgraph graph) {
  RETURN_IF_FAILED(callInContext("cuGraphDestroy"));
  return erase(getDriver().graphs, graph);
}

CUresult cuGraphExecDestroy(CUgraphExec executable) {
  RETURN_IF_FAILED(callInContext("cuGraphExecDestroy"));
  return erase(getDriver().executables, executable);
}

CUresult cuEventCreate(CUevent *event, unsigned) {
  RETURN_IF_FAILED(callInContext("cuEventCreate"));
  *event = &getDriver().events.emplace_back();
  return cudaSuccess;
}

CUresult cuEventDestroy_v2(CUevent event) {
  RETURN_IF_FAILED(callInContext("cuEventDestroy"));
  return erase(getDriver().events, event);
}

CUresult cuEventRecord(CUevent event, CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuEventRecord"));
  event->isReached = false;
  getDriver().enqueue(stream, [=] { event->isReached = true; });
  return cudaSuccess;
}

CUresult cuEventQuery(CUevent event) {
  RETURN_IF_FAILED(callUnsafe("cuEventQuery"));
  return event->isReached ? cudaSuccess : cudaErrorNotReady;
}

/// Not in a driver that is not complete.
#ifndef STEPFOLD_TEST_INCOMPLETE
CUresult cuEventElapsedTime(float *milliseconds, CUevent, CUevent) {
  *milliseconds = 1;
  return cudaSuccess;
}
#endif

} // namespace stepfold::runtime::test
