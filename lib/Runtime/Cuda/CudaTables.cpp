//===- CudaTables.cpp - The tables of a plan on a GPU ---------------------===//
//
// Writes tables into pinned memory, and copies them to the GPU.
//
//===----------------------------------------------------------------------===//

#include "CudaTables.h"

#include "stepfold/Plan/Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

CudaTables::CudaTables(CudaDevice &device, const Plan &plan)
    : device(device), driver(device.getDriver()), plan(plan) {
  for (const Plan::Table &table : plan.tables) {
    offsets.push_back(bytes);
    bytes = alignTo(bytes + getNumAddresses(table) * sizeof(CUdeviceptr),
                    planBlockAlignment);
  }
}

CudaTables::~CudaTables() {
  for (Staging &staging : stagings)
    driver.destroyEvent(staging.isCopied);
}

void CudaTables::write(MutableArrayRef<uint8_t> bytes,
                       ArrayRef<uint64_t> addresses) const {
  for (const auto &[table, offset] : zip_equal(plan.tables, offsets))
    llvm::copy(getBytes(buildAddressTable(table, addresses)),
               bytes.begin() + offset);
}

Error CudaTables::addStaging() {
  Expected<uint8_t *> memory = device.allocatePinned(bytes);
  if (!memory)
    return memory.takeError();
  Staging staging{*memory, nullptr};
  if (Error error = driver.check(
          driver.createEvent(&staging.isCopied, cudaEventDisableTiming),
          "create a CUDA event"))
    return error;
  stagings.push_back(staging);
  return Error::success();
}

/// Returns memory that no copy reads any more. There is more of it only where
/// the host has run further ahead of the GPU than ever before.
Expected<CudaTables::Staging *> CudaTables::getStaging() {
  constexpr size_t minStagings = 2;
  while (stagings.size() < minStagings)
    if (Error error = addStaging())
      return error;
  for (Staging &staging : stagings) {
    // An event that was never recorded counts as reached.
    CUresult result = driver.queryEvent(staging.isCopied);
    if (result == cudaSuccess)
      return &staging;
    if (result != cudaErrorNotReady)
      return driver.check(result, "query a CUDA event");
  }
  if (Error error = addStaging())
    return error;
  return &stagings.back();
}

Expected<CUdeviceptr> CudaTables::update(const BufferMemory &buffers,
                                         CUstream stream) {
  if (current.generation == buffers.getGeneration())
    return current.address;
  CudaScope scope = device.enter();
  if (current.address == 0) {
    Expected<CUdeviceptr> address = device.allocate(bytes);
    if (!address)
      return address;
    current.address = *address;
  }
  Expected<Staging *> staging = getStaging();
  if (!staging)
    return staging.takeError();
  MutableArrayRef<uint8_t> memory((*staging)->memory, bytes);
  write(memory, buffers.getAddresses());
  if (Error error = device.copyToDevice(current.address, memory, stream))
    return error;
  if (Error error =
          driver.check(driver.recordEvent((*staging)->isCopied, stream),
                       "record a CUDA event"))
    return error;
  current.generation = buffers.getGeneration();
  return current.address;
}

Expected<CUdeviceptr> CudaTables::freeze(const BufferMemory &buffers) {
  if (frozen.generation == buffers.getGeneration())
    return frozen.address;
  CudaScope scope = device.enter();
  Expected<CUdeviceptr> address = device.allocate(bytes);
  if (!address)
    return address;
  std::vector<uint8_t> tables(bytes);
  write(tables, buffers.getAddresses());
  if (Error error = device.copyToDevice(*address, tables))
    return error;
  frozen = {*address, buffers.getGeneration()};
  return frozen.address;
}

Expected<CUdeviceptr> CudaTables::getBlock(const BufferMemory &buffers,
                                           CUstream stream, bool isCapturing) {
  if (bytes == 0)
    return 0;
  return isCapturing ? freeze(buffers) : update(buffers, stream);
}
