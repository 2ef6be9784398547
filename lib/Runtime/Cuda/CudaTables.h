//===- CudaTables.h - The tables of a plan on a GPU -------------*- C++ -*-===//
//
// Keeps the tables that hold addresses, all in one block of device memory, so
// that one copy brings all of them up to date.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDATABLES_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDATABLES_H

#include "CudaDevice.h"
#include "stepfold/Runtime/Engine/BufferMemory.h"

#include <optional>

namespace stepfold::runtime {

/// Everything here needs the scope of the device.
class CudaTables {
public:
  CudaTables(CudaDevice &device, const Plan &plan);
  ~CudaTables();

  /// Returns the offset of a table, in bytes from the start of the block.
  uint64_t getOffset(size_t table) const { return offsets[table]; }

  /// Returns the block with the addresses of all buffers for a step on a
  /// stream, which may be captured; 0 if there are no tables.
  llvm::Expected<CUdeviceptr> getBlock(const BufferMemory &buffers,
                                       CUstream stream, bool isCapturing);

private:
  /// Memory that copies are made from, and when it may be written again.
  struct Staging {
    uint8_t *memory = nullptr;
    CUevent isCopied = nullptr;
  };
  struct Block {
    CUdeviceptr address = 0;
    /// Generation of the addresses in the block.
    std::optional<uint64_t> generation;
  };

  /// Queues a copy on the stream if addresses have changed since the last time.
  /// The steps before the copy must be ordered with it.
  llvm::Expected<CUdeviceptr> update(const BufferMemory &buffers,
                                     CUstream stream);
  /// Returns a block for a step that is captured, which replays use as it is:
  /// nothing changes it any more. It is filled when this returns, by a copy of
  /// the runtime's own that is no part of the graph.
  llvm::Expected<CUdeviceptr> freeze(const BufferMemory &buffers);
  void write(llvm::MutableArrayRef<uint8_t> bytes,
             llvm::ArrayRef<uint64_t> addresses) const;
  llvm::Error addStaging();
  llvm::Expected<Staging *> getStaging();

  CudaDevice &device;
  const CudaDriver &driver;
  const Plan &plan;
  std::vector<uint64_t> offsets;
  uint64_t bytes = 0;
  Block current;
  Block frozen;
  std::vector<Staging> stagings;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDATABLES_H
