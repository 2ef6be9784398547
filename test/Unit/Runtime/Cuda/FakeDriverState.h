//===- FakeDriverState.h - State of a driver without a GPU ------*- C++ -*-===//
//
// Objects behind the handles of the driver, and its rules: about current
// contexts, capturing, and what is freed.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVERSTATE_H
#define STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVERSTATE_H

#include "FakeDriver.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <list>

namespace stepfold::runtime {

using Work = std::function<void()>;

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
/// A launch, or captured work, or a copy, which is as captured.
struct CUgraphNode_st {
  test::FakeLaunch launch;
  test::FakeGraph captured;
  bool isOrdered = false;
};
struct CUgraph_st {
  std::list<CUgraphNode_st> nodes;
};
struct CUgraphExec_st {
  std::vector<CUgraphNode_st> nodes;
};
struct CUgreenCtx_st {
  CUctx_st context;
};
struct CUstream_st {
  /// Null if it belongs to the context of a device.
  CUcontext green = nullptr;
  std::vector<Work> queue;
  bool isCapturing = false;
  test::FakeGraph graph;
};
struct CUevent_st {
  bool isReached = true;
};

namespace test {

extern thread_local std::vector<CUcontext> contextStack;
extern thread_local int captureMode;

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
  std::list<CUgreenCtx_st> greenContexts;
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
           graphs.size() + executables.size() + greenContexts.size() +
           contexts[0].uses + contexts[1].uses;
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
    images.clear();
    violations.clear(), contextStack.clear();
    modules.clear(), events.clear(), streams.clear();
    graphs.clear(), executables.clear(), greenContexts.clear();
    contexts[0].uses = contexts[1].uses = 0;
    defaultStream = {};
  }

  /// Returns the current context if it is a green one; null otherwise.
  CUcontext getGreenContext() const {
    for (const CUgreenCtx_st &green : greenContexts)
      if (!contextStack.empty() && contextStack.back() == &green.context)
        return contextStack.back();
    return nullptr;
  }
  /// Returns true if a stream of the current context is captured.
  bool isCapturing() const {
    CUcontext green = getGreenContext();
    return defaultStream.isCapturing ||
           std::any_of(streams.begin(), streams.end(),
                       [&](const CUstream_st &s) {
                         return s.isCapturing && s.green == green;
                       });
  }
  bool isCapturing(CUstream stream) override { return get(stream).isCapturing; }
  void enqueue(CUstream stream, Work work) override {
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

Driver &getDriver();

/// The element that a handle points to.
template <typename T> auto find(std::list<T> &list, T *handle) {
  return std::find_if(list.begin(), list.end(),
                      [&](const T &element) { return &element == handle; });
}

template <typename T> bool contains(std::list<T> &list, T *handle) {
  return find(list, handle) != list.end();
}

template <typename T> CUresult erase(std::list<T> &list, T *handle) {
  auto found = find(list, handle);
  if (found == list.end())
    return cudaErrorInvalidValue;
  list.erase(found);
  return cudaSuccess;
}

extern "C" {
#define STEPFOLD_DECLARE(name, symbol, ...) CUresult symbol(__VA_ARGS__);
STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_DECLARE)
#undef STEPFOLD_DECLARE
}

} // namespace test
} // namespace stepfold::runtime

#define RETURN_IF_FAILED(call)                                                 \
  if (CUresult result = getDriver().call)                                      \
  return result

#endif // STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVERSTATE_H
