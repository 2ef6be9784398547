//===- FakeMemory.cpp - Memory of a CUDA driver without a GPU -------------===//

#include "FakeDriverState.h"

namespace stepfold::runtime::test {

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
  auto &rangeStart = *static_cast<CUdeviceptr *>(values[2]);
  auto &rangeBytes = *static_cast<size_t *>(values[3]);
  type = 0;
  ordinal = -2;
  rangeStart = rangeBytes = 0;
  for (const auto &[begin, block] : getDriver().memory)
    if (address >= begin && address < begin + block.bytes) {
      type = block.device == Driver::pinned ? 1 : cudaMemoryTypeDevice;
      ordinal = std::max(block.device, 0);
      rangeStart = begin;
      rangeBytes = block.bytes;
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

/// Returns the copy that a box describes; none where the driver has no such.
static Work makeCopy(const CUmemcpy3D &box) {
  for (const CUmemcpySide &side : {box.from, box.to})
    if (side.memoryType != cudaMemoryTypeDevice ||
        side.pitch < box.widthInBytes || side.xInBytes || side.y || side.z)
      return {};
  if (box.widthInBytes == 0 || box.height == 0 || box.depth != 1)
    return {};
  return [box] {
    for (size_t row = 0; row != box.height; ++row)
      std::memcpy(
          reinterpret_cast<void *>(box.to.device + row * box.to.pitch),
          reinterpret_cast<void *>(box.from.device + row * box.from.pitch),
          box.widthInBytes);
  };
}

CUresult cuMemcpy3DAsync_v2(const CUmemcpy3D *box, CUstream stream) {
  RETURN_IF_FAILED(callInContext("cuMemcpy3DAsync"));
  Work copy = makeCopy(*box);
  if (!copy)
    return getDriver().violate("cuMemcpy3DAsync", cudaErrorInvalidValue);
  getDriver().enqueue(stream, copy);
  return cudaSuccess;
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *node, CUgraph graph,
                              const CUgraphNode *, size_t,
                              const CUmemcpy3D *box, CUcontext context) {
  RETURN_IF_FAILED(callInContext("cuGraphAddMemcpyNode"));
  Work copy = makeCopy(*box);
  if (!copy || context != contextStack.back())
    return getDriver().violate("cuGraphAddMemcpyNode", cudaErrorInvalidValue);
  *node = &graph->nodes.emplace_back();
  (*node)->captured.push_back(copy);
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

} // namespace stepfold::runtime::test
