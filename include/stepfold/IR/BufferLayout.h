//===- BufferLayout.h - Tensors behind each other --------------*- C++ -*-===//
//
// Offsets of tensors in a buffer: those that optim-coalesce chooses, and those
// that the framework's coalesce_tensor chooses.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_BUFFERLAYOUT_H
#define STEPFOLD_IR_BUFFERLAYOUT_H

#include "llvm/Support/MathExtras.h"

namespace mlir::optim {

/// Each tensor begins at the first multiple of the alignment behind the one
/// before, and the buffer ends at such a multiple.
class BufferLayout {
public:
  /// `alignment` is a multiple of `elementBytes`.
  BufferLayout(int64_t alignment, int64_t elementBytes)
      : step(alignment / elementBytes) {}

  /// The element at which the next tensor, of `numElements`, begins.
  int64_t add(int64_t numElements) {
    int64_t offset = end;
    end = llvm::alignTo(end + numElements, step);
    return offset;
  }
  int64_t getNumElements() const { return end; }

private:
  int64_t step, end = 0;
};

} // namespace mlir::optim

#endif // STEPFOLD_IR_BUFFERLAYOUT_H
