//===- Tensor.h - A tensor of the reference interpreter ---------*- C++ -*-===//
//
// A ranked tensor of static shape, stored densely in row-major order.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_TENSOR_H
#define STEPFOLD_REFERENCE_TENSOR_H

#include "stepfold/Reference/Element.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <vector>

namespace stepfold::reference {

/// A tensor value. Copies share their storage until one of them is written to.
/// Elements lie in memory as the target's do: little-endian, an `i1` as a byte
/// that is 0 or 1. A tensor of vectors has those of the vectors, in a last
/// dimension.
class Tensor {
public:
  /// A tensor of zeros.
  Tensor(ElementType elementType, llvm::ArrayRef<int64_t> shape);
  /// A 0-d tensor.
  explicit Tensor(const Element &scalar);

  /// A tensor of zeros of an MLIR tensor or memref type.
  static llvm::Expected<Tensor> zeros(mlir::Type type);
  /// The tensor that a dense constant describes.
  static llvm::Expected<Tensor> fromAttribute(mlir::ElementsAttr attribute);

  ElementType getElementType() const { return elementType; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getNumElements() const { return numElements; }
  bool hasSameTypeAs(const Tensor &other) const {
    return elementType == other.elementType && shape == other.shape;
  }
  /// As MLIR spells it: `tensor<4x2xf32>`.
  std::string getTypeString() const;

  /// The element at a row-major index.
  Element get(int64_t index) const;
  Element getScalar() const { return get(0); }
  /// Fails where the element is invalid or of another type.
  llvm::Error set(int64_t index, const Element &element);
  void fill(const Element &element);

  llvm::ArrayRef<char> getData() const { return *storage; }
  /// The bytes, for writing.
  llvm::MutableArrayRef<char> getMutableData();

  /// The same elements under another shape with as many of them.
  Tensor reshaped(llvm::ArrayRef<int64_t> newShape) const;

private:
  ElementType elementType;
  llvm::SmallVector<int64_t> shape;
  int64_t numElements;
  std::shared_ptr<std::vector<char>> storage;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_TENSOR_H
