//===- FakeDriver.cpp - A CUDA driver without a GPU -----------------------===//
//
// The functions that the runtime uses of the driver, with its rules: about
// current contexts, capturing, and what is freed.
//
//===----------------------------------------------------------------------===//

#include "FakeDriver.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <list>

using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

using Work = std::function<void()>;

namespace stepfold::runtime {
struct CUctx_st {
  int device;
  unsigned uses = 0;
};
struct CUfunc_st {
  std::string name;
  size_t numArguments;
};
struct CUmod_st {
  std::string code;
  std::list<CUfunc_st> kernels;
};
struct CUgraphNode_st {
  FakeLaunch launch;
  bool isOrdered = false;
};
struct CUgraph_st {
  std::list<CUgraphNode_st> nodes;
};
struct CUgraphExec_st {
  std::vector<FakeLaunch> launches;
};
struct CUstream_st {
  std::vector<Work> queue;
  bool isCapturing = false;
  FakeGraph graph;
};
struct CUevent_st {
  bool isReached = true;
};
struct CUlinkState_st {
  std::string code;
  char *log;
  size_t logSize;
};
} // namespace stepfold::runtime

FakeDriver::~FakeDriver() = default;

namespace {
thread_local std::vector<CUcontext> contextStack;
thread_local int captureMode = 0;

class Driver final : public FakeDriver {
public:
  struct Memory {
    int device;
    size_t bytes;
  };
  static constexpr int pinned = -1;
  std::map<CUdeviceptr, Memory> memory;
  std::list<CUmod_st> modules;
  std::list<CUstream_st> streams;
  std::list<CUevent_st> events;
  std::list<CUgraph_st> graphs;
  std::list<CUgraphExec_st> executables;
  CUstream_st defaultStream;
  CUctx_st contexts[2] = {{0}, {1}};

  size_t getAllocatedBytes() const override {
    size_t bytes = 0;
    for (const auto &[address, block] : memory)
      bytes += block.device == pinned ? 0 : block.bytes;
    return bytes;
  }
  size_t getNumObjects() const override {
    return memory.size() + modules.size() + streams.size() + events.size() +
           graphs.size() + executables.size() + contexts[0].uses +
           contexts[1].uses;
  }
  CUdeviceptr allocate(int device, size_t bytes) override {
    void *block = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    // Nothing is zero by chance.
    std::memset(block, 0xcc, bytes);
    auto address = reinterpret_cast<CUdeviceptr>(block);
    memory[address] = {device, bytes};
    return address;
  }
  void free(CUdeviceptr address) override {
    memory.erase(address);
    std::free(reinterpret_cast<void *>(address));
  }
  CUstream createStream() override { return &streams.emplace_back(); }
  void destroyStream(CUstream stream) override {
    streams.remove_if([&](const CUstream_st &s) { return &s == stream; });
  }
  CUcontext getContext(int device) override { return &contexts[device]; }
  std::vector<CUcontext> &getContextStack() override { return contextStack; }

  static void run(CUstream_st &stream) {
    std::vector<Work> queue;
    queue.swap(stream.queue);
    for (const Work &work : queue)
      work();
  }
  void run() override {
    run(defaultStream);
    for (CUstream_st &stream : streams)
      run(stream);
  }
  CUstream_st &get(CUstream stream) { return stream ? *stream : defaultStream; }
  void beginCapture(CUstream stream) override {
    get(stream).isCapturing = true;
  }
  FakeGraph endCapture(CUstream stream) override {
    get(stream).isCapturing = false;
    return std::move(get(stream).graph);
  }
  void replay(const FakeGraph &graph) override {
    for (const Work &work : graph)
      work();
  }
  void reset() override {
    while (!memory.empty())
      free(memory.begin()->first);
    version = 13000, deviceCount = 2, major = 9, minor = 0;
    totalMemory = 1 << 30;
    failures.clear(), kernels.clear(), calls.clear(), launches.clear();
    violations.clear(), contextStack.clear();
    modules.clear(), events.clear(), streams.clear();
    graphs.clear(), executables.clear();
    contexts[0].uses = contexts[1].uses = 0;
    defaultStream = {};
  }

  bool isCapturing() const {
    return defaultStream.isCapturing ||
           std::any_of(streams.begin(), streams.end(),
                       [](const CUstream_st &s) { return s.isCapturing; });
  }
  void enqueue(CUstream stream, Work work) {
    CUstream_st &target = get(stream);
    (target.isCapturing ? target.graph : target.queue)
        .push_back(std::move(work));
  }

  void launch(const FakeLaunch &launch) {
    launches.push_back(launch);
    enqueue(launch.stream, [this, launch] {
      auto found = kernels.find(launch.kernel);
      if (found != kernels.end())
        found->second(launch);
    });
  }

  CUresult violate(const char *symbol, CUresult result) {
    violations.push_back(symbol);
    return result;
  }
  CUresult call(const char *symbol) {
    ++calls[symbol];
    auto failure = failures.find(symbol);
    return failure == failures.end() ? cudaSuccess : failure->second;
  }
  /// A call that needs a current context.
  CUresult callInContext(const char *symbol) {
    if (contextStack.empty() || contextStack.back()->uses == 0)
      return violate(symbol, /*CUDA_ERROR_INVALID_CONTEXT=*/201);
    return call(symbol);
  }
  /// A call that may wait for others, so that a thread which captures must not
  /// make it unless it has said that it knows.
  CUresult callUnsafe(const char *symbol) {
    if (isCapturing() && captureMode != cudaCaptureModeRelaxed)
      return violate(symbol, cudaErrorCaptureUnsupported);
    return callInContext(symbol);
  }
};
} // namespace

static Driver &getDriver() {
  static Driver driver;
  return driver;
}

extern "C" FakeDriver *getFakeDriver() { return &getDriver(); }

extern "C" uint64_t fakeDriverAllocate(int device, size_t bytes) {
  return getDriver().allocate(device, bytes);
}
extern "C" size_t fakeDriverGetNumLaunches() {
  return getDriver().launches.size();
}
extern "C" void *fakeDriverGetLastStream() {
  return getDriver().launches.back().stream;
}
extern "C" void *fakeDriverCreateStream() { return getDriver().createStream(); }

/// The element that a handle points to.
template <typename T> static auto find(std::list<T> &list, T *handle) {
  return std::find_if(list.begin(), list.end(),
                      [&](const T &element) { return &element == handle; });
}

template <typename T> static bool contains(std::list<T> &list, T *handle) {
  return find(list, handle) != list.end();
}

template <typename T> static CUresult erase(std::list<T> &list, T *handle) {
  auto found = find(list, handle);
  if (found == list.end())
    return cudaErrorInvalidValue;
  list.erase(found);
  return cudaSuccess;
}

#define RETURN_IF_FAILED(call)                                                 \
  if (CUresult result = getDriver().call)                                      \
  return result

extern "C" {
#define STEPFOLD_DECLARE(name, symbol, ...) CUresult symbol(__VA_ARGS__);
STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_DECLARE)

//===----------------------------------------------------------------------===//
// Devices and contexts
//===----------------------------------------------------------------------===//

CUresult cuInit(unsigned) { return getDriver().call("cuInit"); }

CUresult cuDriverGetVersion(int *version) {
  *version = getDriver().version;
  return cudaSuccess;
}

CUresult cuGetErrorName(CUresult, const char **name) {
  *name = "FAKE_ERROR";
  return cudaSuccess;
}

CUresult cuGetErrorString(CUresult, const char **text) {
  *text = "fake error";
  return cudaSuccess;
}

CUresult cuDeviceGetCount(int *count) {
  *count = getDriver().deviceCount;
  return cudaSuccess;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  *device = ordinal;
  return cudaSuccess;
}

CUresult cuDeviceGetName(char *name, int size, CUdevice) {
  std::strncpy(name, "Fake GPU", size);
  return cudaSuccess;
}

CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice) {
  *value =
      attribute == cudaAttributeMajor ? getDriver().major : getDriver().minor;
  return cudaSuccess;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  *context = &getDriver().contexts[device];
  ++(*context)->uses;
  return cudaSuccess;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  --getDriver().contexts[device].uses;
  return cudaSuccess;
}

CUresult cuCtxGetCurrent(CUcontext *context) {
  *context = contextStack.empty() ? nullptr : contextStack.back();
  return cudaSuccess;
}

CUresult cuCtxPushCurrent_v2(CUcontext context) {
  contextStack.push_back(context);
  return cudaSuccess;
}

CUresult cuCtxPopCurrent_v2(CUcontext *context) {
  *context = contextStack.back();
  contextStack.pop_back();
  return cudaSuccess;
}

CUresult cuCtxSynchronize() {
  RETURN_IF_FAILED(callInContext("cuCtxSynchronize"));
  if (getDriver().isCapturing())
    return getDriver().violate("cuCtxSynchronize", cudaErrorCaptureUnsupported);
  getDriver().run();
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

CUresult cuLinkCreate_v2(unsigned count, int *options, void **values,
                         CUlinkState *state) {
  RETURN_IF_FAILED(callInContext("cuLinkCreate"));
  *state = new CUlinkState_st{};
  for (unsigned i = 0; i != count; ++i)
    if (options[i] == cudaJitErrorLogBuffer)
      (*state)->log = static_cast<char *>(values[i]);
    else if (options[i] == cudaJitErrorLogBufferSize)
      (*state)->logSize = reinterpret_cast<size_t>(values[i]);
  return cudaSuccess;
}

CUresult cuLinkAddData_v2(CUlinkState state, int type, void *data, size_t size,
                          const char *, unsigned, int *, void **) {
  RETURN_IF_FAILED(callInContext("cuLinkAddData"));
  if (type != cudaJitInputPTX || static_cast<char *>(data)[size - 1] != 0)
    return cudaErrorInvalidValue;
  state->code = static_cast<char *>(data);
  if (state->code.find(".version 99") != std::string::npos)
    return cudaErrorUnsupportedPTXVersion;
  if (state->code.find("nonsense") == std::string::npos)
    return cudaSuccess;
  std::strncpy(state->log, "line 4: nonsense", state->logSize);
  return /*CUDA_ERROR_INVALID_PTX=*/218;
}

CUresult cuLinkComplete(CUlinkState state, void **image, size_t *size) {
  RETURN_IF_FAILED(callInContext("cuLinkComplete"));
  state->code = "machine code of " + state->code;
  *image = state->code.data();
  *size = state->code.size();
  return cudaSuccess;
}

CUresult cuLinkDestroy(CUlinkState state) {
  delete state;
  return cudaSuccess;
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned,
                            int *, void **) {
  RETURN_IF_FAILED(callInContext("cuModuleLoadDataEx"));
  const char *code = static_cast<const char *>(image);
  if (std::strncmp(code, "machine code of ", 16) != 0)
    return /*CUDA_ERROR_INVALID_IMAGE=*/200;
  *module = &getDriver().modules.emplace_back(CUmod_st{code, {}});
  return cudaSuccess;
}

CUresult cuModuleUnload(CUmodule module) {
  RETURN_IF_FAILED(callInContext("cuModuleUnload"));
  return erase(getDriver().modules, module);
}

/// Counts the parameters in the text of the kernel.
CUresult cuModuleGetFunction(CUfunction *kernel, CUmodule module,
                             const char *name) {
  RETURN_IF_FAILED(callInContext("cuModuleGetFunction"));
  const std::string &code = module->code;
  size_t begin = code.find(".entry " + std::string(name) + "(");
  if (begin == std::string::npos)
    return cudaErrorNotFound;
  size_t end = code.find(')', begin), count = 0;
  while ((begin = code.find(".param", begin)) < end) {
    ++begin;
    ++count;
  }
  *kernel = &module->kernels.emplace_back(CUfunc_st{name, count});
  return cudaSuccess;
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction kernel,
                          void **parameters, void **) {
  RETURN_IF_FAILED(callInContext("cuLaunchKernelEx"));
  FakeLaunch launch{kernel->name, config->stream, config->gridDimX, {}, false};
  for (unsigned i = 0; i != config->numAttributes; ++i) {
    const CUlaunchAttribute &attribute = config->attributes[i];
    if (attribute.id == cudaLaunchAttributeProgrammaticStreamSerialization)
      launch.isDependent =
          attribute.value.programmaticStreamSerializationAllowed != 0;
  }
  for (size_t i = 0; i != kernel->numArguments; ++i)
    launch.arguments.push_back(*static_cast<uint64_t *>(parameters[i]));
  getDriver().launch(launch);
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

CUresult cuMemGetInfo_v2(size_t *free, size_t *total) {
  RETURN_IF_FAILED(callInContext("cuMemGetInfo"));
  *total = getDriver().totalMemory;
  *free = *total - getDriver().getAllocatedBytes();
  return cudaSuccess;
}

CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t bytes) {
  RETURN_IF_FAILED(callUnsafe("cuMemAlloc"));
  if (bytes == 0)
    return cudaErrorInvalidValue;
  if (bytes > getDriver().totalMemory - getDriver().getAllocatedBytes())
    return cudaErrorOutOfMemory;
  *address = getDriver().allocate(contextStack.back()->device, bytes);
  return cudaSuccess;
}

CUresult cuMemFree_v2(CUdeviceptr address) {
  RETURN_IF_FAILED(callUnsafe("cuMemFree"));
  getDriver().free(address);
  return cudaSuccess;
}

CUresult cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  RETURN_IF_FAILED(callUnsafe("cuMemHostAlloc"));
  *memory =
      reinterpret_cast<void *>(getDriver().allocate(Driver::pinned, bytes));
  return cudaSuccess;
}

CUresult cuMemFreeHost(void *memory) {
  RETURN_IF_FAILED(callUnsafe("cuMemFreeHost"));
  getDriver().free(reinterpret_cast<CUdeviceptr>(memory));
  return cudaSuccess;
}

CUresult cuPointerGetAttributes(unsigned, int *, void **values,
                                CUdeviceptr address) {
  auto &type = *static_cast<int *>(values[0]);
  auto &ordinal = *static_cast<int *>(values[1]);
  type = 0;
  ordinal = -2;
  for (const auto &[begin, block] : getDriver().memory)
    if (address >= begin && address < begin + block.bytes) {
      type = block.device == Driver::pinned ? 1 : cudaMemoryTypeDevice;
      ordinal = std::max(block.device, 0);
    }
  return cudaSuccess;
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes,
                              CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuMemcpyHtoDAsync"));
  getDriver().enqueue(
      stream, [=] { std::memcpy(reinterpret_cast<void *>(to), from, bytes); });
  return cudaSuccess;
}

CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t bytes,
                              CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuMemcpyDtoHAsync"));
  getDriver().enqueue(
      stream, [=] { std::memcpy(to, reinterpret_cast<void *>(from), bytes); });
  return cudaSuccess;
}

CUresult cuMemsetD8Async(CUdeviceptr address, unsigned char value, size_t bytes,
                         CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuMemsetD8Async"));
  getDriver().enqueue(stream, [=] {
    std::memset(reinterpret_cast<void *>(address), value, bytes);
  });
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

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
  *node = &graph->nodes.emplace_back(CUgraphNode_st{launch});
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
    if (!node.isOrdered && !made.launches.empty())
      getDriver().violate("cuGraphInstantiate", cudaErrorInvalidValue);
    made.launches.push_back(node.launch);
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
  for (FakeLaunch launch : executable->launches) {
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
}
