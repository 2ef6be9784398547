//===- Sizes.cpp - Size limits of tensor lists ----------------------------===//

#include "Sizes.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;

/// The number of elements of a static shape, or more than may be.
static int64_t countElements(ShapedType type) {
  int64_t count = 1;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(count, size, count))
      return kMaxElements + 1;
  return count;
}

LogicalResult mlir::optim::verifySizes(Operation *op, ValueRange values) {
  int64_t total = 0;
  for (Type type : values.getTypes()) {
    auto shaped = cast<ShapedType>(type);
    if (!shaped.hasStaticShape())
      return op->emitOpError() << "expected static shapes, got " << type;
    // Each is small enough that the sum does not overflow.
    total += std::min(countElements(shaped), kMaxElements + 1);
    if (total > kMaxElements)
      return op->emitOpError() << "expected at most " << kMaxElements
                               << " elements in a list, got more with " << type;
  }
  return success();
}
