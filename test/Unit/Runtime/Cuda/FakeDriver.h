//===- FakeDriver.h - A CUDA driver without a GPU ---------------*- C++ -*-===//
//
// Interface for tests of a library that replaces libcuda.so.1: it keeps device
// memory in that of the host, and runs queued work when somebody waits for it.
// Kernels are functions of the test's.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVER_H
#define STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVER_H

#include "Runtime/Cuda/CudaAPI.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace stepfold::runtime::test {

struct FakeLaunch {
  std::string kernel;
  CUstream stream;
  unsigned gridX;
  std::vector<uint64_t> arguments;
  /// True if it may begin before the previous launch has ended.
  bool isDependent;
};

/// Work in the order in which it was captured.
using FakeGraph = std::vector<std::function<void()>>;

class FakeDriver {
public:
  virtual ~FakeDriver();

  /// Behaviour of the driver; tests change it.
  int version = 13000;
  int deviceCount = 2;
  int major = 9, minor = 0;
  size_t totalMemory = 1 << 30;
  /// Results of functions, by symbol, that fail.
  std::map<std::string, CUresult> failures;
  /// A kernel gets its arguments, and runs for all blocks.
  using Kernel = std::function<void(const FakeLaunch &)>;
  std::map<std::string, Kernel> kernels;

  /// Uses of the driver.
  std::map<std::string, unsigned> calls;
  std::vector<FakeLaunch> launches;
  /// Images that modules were to be loaded from, up to a zero.
  std::vector<std::string> images;
  /// Calls without a current context, or that capturing forbids.
  std::vector<std::string> violations;

  /// Returns the number of allocated bytes of device memory.
  virtual size_t getAllocatedBytes() const = 0;
  /// Returns the number of objects of the driver that are not freed: memory of
  /// the device and of the host, streams, events, modules, uses of contexts.
  virtual size_t getNumObjects() const = 0;
  virtual CUdeviceptr allocate(int device, size_t bytes) = 0;
  virtual void free(CUdeviceptr address) = 0;
  /// A stream of the caller's.
  virtual CUstream createStream() = 0;
  virtual void destroyStream(CUstream stream) = 0;
  virtual CUcontext getContext(int device) = 0;
  /// The calling thread's.
  virtual std::vector<CUcontext> &getContextStack() = 0;

  /// Queues or captures the work of a library.
  virtual void enqueue(CUstream stream, std::function<void()> work) = 0;
  virtual bool isCapturing(CUstream stream) = 0;
  /// Runs all that is queued.
  virtual void run() = 0;
  virtual void beginCapture(CUstream stream) = 0;
  virtual FakeGraph endCapture(CUstream stream) = 0;
  virtual void replay(const FakeGraph &graph) = 0;
  /// Forgets everything.
  virtual void reset() = 0;
};

} // namespace stepfold::runtime::test

/// Functions of the library besides those of the driver: the driver, and parts
/// of it for tests in Python.
extern "C" {
stepfold::runtime::test::FakeDriver *getFakeDriver();
void fakeDriverSetVersion(int version);
uint64_t fakeDriverAllocate(int device, size_t bytes);
void *fakeDriverCreateStream();
size_t fakeDriverGetNumLaunches();
void *fakeDriverGetLastStream();
}

#endif // STEPFOLD_TEST_UNIT_RUNTIME_CUDA_FAKEDRIVER_H
