//===- Sample.h - The elements that a sampled reduction reads ---*- C++ -*-===//
//
// A sampled reduction looks for what has changed nearly everywhere, such as a
// copy of a parameter that is not its cast any more. It reads one sector of
// each block of a parameter (docs/numerics.md).
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_SAMPLE_H
#define STEPFOLD_IR_SAMPLE_H

#include <algorithm>
#include <cstdint>

namespace mlir::optim {

/// Elements of a block, counted from the start of the parameter.
inline constexpr int64_t kSampleBlock = 4096;

/// Elements of a sector: 32 bytes, which memory transfers as one, of 16 bits
/// each.
inline constexpr int64_t kSampleSector = 16;

/// Sectors of a block.
inline constexpr int64_t kSampleSectors = kSampleBlock / kSampleSector;

/// Number of sectors, modulo the sectors of a block, between the sampled sector
/// of a block and that of the next block. It is odd, so that 256 consecutive
/// blocks are sampled in all of their sectors. It is near the golden section of
/// the number of sectors, so that a few consecutive blocks are sampled in
/// sectors far apart, which are other rows and columns of a matrix.
inline constexpr int64_t kSampleStep = 157;

/// Elements that are sampled of a parameter. A last block that is shorter has
/// those of its first sector.
inline int64_t countSampled(int64_t numElements) {
  return numElements / kSampleBlock * kSampleSector +
         std::min(numElements % kSampleBlock, kSampleSector);
}

/// The element that is the sampled one `index` of a parameter.
inline int64_t getSampledElement(int64_t index, int64_t numElements) {
  int64_t block = index / kSampleSector;
  int64_t sector = block < numElements / kSampleBlock
                       ? block * kSampleStep % kSampleSectors
                       : 0;
  return block * kSampleBlock + sector * kSampleSector + index % kSampleSector;
}

} // namespace mlir::optim

#endif // STEPFOLD_IR_SAMPLE_H
