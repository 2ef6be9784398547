//===- Tensor.cpp - A tensor of the reference interpreter -----------------===//
//
// Dense storage with access to single elements.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Tensor.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

namespace stepfold::reference {

static llvm::Error typeError(llvm::StringRef what, mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << what << ", got " << type;
  return llvm::createStringError(text);
}

Tensor::Tensor(ElementType elementType, llvm::ArrayRef<int64_t> shape)
    : elementType(elementType), shape(shape), numElements(1) {
  for (int64_t size : shape)
    numElements *= size;
  storage =
      std::make_shared<std::vector<char>>(numElements * elementType.getBytes());
}

Tensor::Tensor(const Element &scalar) : Tensor(scalar.getType(), {}) {
  fill(scalar);
}

llvm::Expected<Tensor> Tensor::zeros(mlir::Type type) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return typeError("expected a tensor of static shape", type);
  llvm::SmallVector<int64_t> shape(shaped.getShape());
  mlir::Type element = shaped.getElementType();
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(element)) {
    llvm::append_range(shape, vector.getShape());
    element = vector.getElementType();
  }
  std::optional<ElementType> elementType = ElementType::get(element);
  if (!elementType)
    return typeError("expected elements of a supported type", type);
  return Tensor(*elementType, shape);
}

llvm::Expected<Tensor> Tensor::fromAttribute(mlir::ElementsAttr attribute) {
  auto dense = mlir::dyn_cast<mlir::DenseElementsAttr>(attribute);
  if (!dense)
    return typeError("expected a dense constant", attribute.getType());
  llvm::Expected<Tensor> tensor = zeros(attribute.getType());
  if (!tensor)
    return tensor;
  auto copy = [&](auto values) -> llvm::Error {
    if (dense.isSplat() && !values.empty()) {
      tensor->fill(*values.begin());
      return llvm::Error::success();
    }
    int64_t index = 0;
    for (auto value : values)
      if (llvm::Error error = tensor->set(index++, value))
        return error;
    return llvm::Error::success();
  };
  llvm::Error error = tensor->getElementType().isFloat()
                          ? copy(dense.getValues<llvm::APFloat>())
                          : copy(dense.getValues<llvm::APInt>());
  if (error)
    return std::move(error);
  return tensor;
}

std::string Tensor::getTypeString() const {
  std::string text = "tensor<";
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + elementType.str() + ">";
}

/// Copies an element: copies of a size that is known take one instruction.
static void copyElement(void *to, const void *from, unsigned bytes) {
  switch (bytes) {
  case 2:
    std::memcpy(to, from, 2);
    break;
  case 4:
    std::memcpy(to, from, 4);
    break;
  case 8:
    std::memcpy(to, from, 8);
    break;
  default:
    std::memcpy(to, from, bytes);
  }
}

Element Tensor::get(int64_t index) const {
  uint64_t bits = 0;
  unsigned bytes = elementType.getBytes();
  copyElement(&bits, storage->data() + index * bytes, bytes);
  return Element::fromBits(elementType, bits);
}

llvm::MutableArrayRef<char> Tensor::getMutableData() {
  if (storage.use_count() > 1)
    storage = std::make_shared<std::vector<char>>(*storage);
  return *storage;
}

llvm::Error Tensor::set(int64_t index, const Element &element) {
  if (!element.isValid())
    return llvm::createStringError(element.getReason());
  if (element.getType() != elementType)
    return llvm::createStringError("expected an element of type " +
                                   elementType.str() + ", got " +
                                   element.getType().str());
  uint64_t bits = element.getBits();
  unsigned bytes = elementType.getBytes();
  copyElement(getMutableData().data() + index * bytes, &bits, bytes);
  return llvm::Error::success();
}

void Tensor::fill(const Element &element) {
  uint64_t bits = element.getBits();
  unsigned bytes = elementType.getBytes();
  llvm::MutableArrayRef<char> data = getMutableData();
  for (int64_t i = 0; i < numElements; ++i)
    std::memcpy(data.data() + i * bytes, &bits, bytes);
}

Tensor Tensor::reshaped(llvm::ArrayRef<int64_t> newShape) const {
  Tensor result = *this;
  result.shape.assign(newShape.begin(), newShape.end());
  return result;
}

} // namespace stepfold::reference
