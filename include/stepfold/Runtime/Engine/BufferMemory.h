//===- BufferMemory.h - Memory of a plan's buffers --------------*- C++ -*-===//
//
// Gives each buffer of a plan an address: in memory of the caller's, or in
// memory that is allocated when it is needed.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_BUFFERMEMORY_H
#define STEPFOLD_RUNTIME_ENGINE_BUFFERMEMORY_H

#include "stepfold/Runtime/Engine/MemoryRange.h"
#include "stepfold/Runtime/Engine/Placement.h"

#include "llvm/ADT/FunctionExtras.h"

namespace stepfold::runtime {

class BufferMemory {
public:
  /// Returns the address of memory that stays as long as this object, filled
  /// with zeros.
  using Allocate = llvm::unique_function<llvm::Expected<uint64_t>(
      uint64_t bytes, uint64_t alignment)>;

  BufferMemory(const Plan &plan, unsigned misalignment, Allocate allocate);

  /// Returns the part of `buffer`. It is stored apart from the buffer's
  /// description, so that the parts of all buffers are near each other.
  const Placement::Part &getPart(size_t buffer) const {
    return placement.buffers[buffer];
  }

  void bind(size_t buffer, uint64_t address);
  void bindAllocation(size_t allocation, uint64_t address);
  /// Returns true if the buffer is in memory of the caller.
  bool isBound(size_t buffer) const { return flags[buffer].isBound; }

  /// Returns the address of a buffer, which gets memory if it has none.
  llvm::Expected<uint64_t> getAddress(size_t buffer);
  /// Gives scratch memory, if it has none.
  llvm::Error completeScratch();
  /// Gives all buffers without memory parts of one block.
  llvm::Error completeAddresses();
  /// The addresses of all buffers; 0 for those without memory.
  llvm::ArrayRef<uint64_t> getAddresses() const { return addresses; }
  /// The address of the block of scratch, if it has memory.
  uint64_t getScratch() const { return scratch; }
  /// Is another number whenever an address has changed.
  uint64_t getGeneration() const { return generation; }

  /// Fails if a buffer that is written shares memory with another. Kernels are
  /// compiled on the promise that none does. Scratch may: no step accesses
  /// both.
  llvm::Error checkOverlaps();

private:
  /// Whatever a search for overlaps reads: buffers are far apart.
  struct Range : MemoryRange {
    uint32_t buffer;
    bool isWritten;
  };
  /// Flags of a buffer: it is in memory of the caller, in `changed`, and in
  /// `moved`.
  struct Flags {
    bool isBound = false, isChanged = false, isMoved = false;
  };
  void setAddress(size_t buffer, uint64_t address);
  void markPlaced(size_t block);
  /// Puts a block of the placement at an address.
  void setBlock(size_t block, uint64_t address);
  void updateRanges();
  bool areMovedApart() const;
  llvm::Error findOverlap() const;

  const Plan &plan;
  Placement placement;
  Allocate allocate;
  /// The buffers in each block of the placement.
  std::vector<std::vector<uint32_t>> blockBuffers;
  std::vector<uint64_t> addresses;
  /// True for each block that has memory, whether the caller's or not.
  std::vector<bool> hasMemory;
  size_t numWithoutMemory;
  std::vector<Flags> flags;
  uint64_t generation = 0, scratch = 0;
  /// Ranges of memory of all buffers, sorted, except those of buffers that
  /// changed since.
  std::vector<Range> ranges;
  std::vector<uint32_t> changed;
  /// Those of `ranges` that belong to written buffers.
  std::vector<MemoryRange> written;
  /// Buffers whose address changed since the last search for overlaps.
  std::vector<uint32_t> moved;
  bool hasOverlap = false;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_BUFFERMEMORY_H
