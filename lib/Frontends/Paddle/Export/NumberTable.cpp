//===- NumberTable.cpp - Numbers of computed values -------------*- C++ -*-===//

#include "NumberTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

Number NumberTable::get(StringRef kind, ArrayRef<Number> operands,
                        ArrayRef<const void *> details) {
  Key key;
  auto addPointer = [&](const void *pointer) {
    key.push_back(reinterpret_cast<uintptr_t>(pointer));
  };
  addPointer(StringAttr::get(context, kind).getAsOpaquePointer());
  key.push_back(operands.size());
  key.append(operands.begin(), operands.end());
  llvm::for_each(details, addPointer);
  return numbers.try_emplace(std::move(key), numbers.size()).first->second;
}

Number NumberTable::getState(StringAttr variable) {
  return get("state", {}, {variable.getAsOpaquePointer()});
}

Number NumberTable::getConstant(TypedAttr value) {
  Attribute element = value;
  if (auto elements = dyn_cast<DenseElementsAttr>(value);
      elements && elements.isSplat() &&
      isa<IntegerType, FloatType>(elements.getElementType()))
    element = elements.getSplatValue<Attribute>();
  return get("constant", {}, {element.getAsOpaquePointer()});
}

Number NumberTable::getConverted(Type elementType, Number value) {
  if (auto known = selections.find(value); known != selections.end()) {
    auto [condition, then, otherwise] = known->second;
    return getSelected(condition, getConverted(elementType, then),
                       getConverted(elementType, otherwise));
  }
  Number converted =
      get("convert", {value}, {elementType.getAsOpaquePointer()});
  conversions[converted] = {elementType, value};
  return converted;
}

Number NumberTable::getElement(Number vector, size_t index, size_t size) {
  if (size == 1)
    return vector;
  auto known = vectors.find(vector);
  if (known != vectors.end() && index < known->second.size())
    return known->second[index];
  return get("element", {vector, static_cast<Number>(index)});
}

Number NumberTable::getVector(ArrayRef<Number> elements) {
  if (elements.size() == 1)
    return elements.front();
  Number vector = get("vector", elements);
  vectors[vector].assign(elements.begin(), elements.end());
  return vector;
}

Number NumberTable::getSelected(Number condition, Number then,
                                Number otherwise) {
  // A selection that repeats what an update does itself, or its copy.
  bool isConverted = conversions.contains(then) &&
                     conversions.contains(otherwise) &&
                     conversions[then].first == conversions[otherwise].first;
  auto update = kept.find(isConverted ? getUnconverted(otherwise) : otherwise);
  if (update != kept.end() &&
      update->second ==
          std::pair(condition, isConverted ? getUnconverted(then) : then))
    return otherwise;
  Number selected =
      get(arith::SelectOp::getOperationName(), {condition, then, otherwise});
  selections[selected] = {condition, then, otherwise};
  return selected;
}

bool NumberTable::isRoot(BroadcastOp op) const {
  return rank && rank->ring == op.getRing() && rank->index == op.getRoot();
}

Number NumberTable::getUnconverted(Number value) const {
  auto known = conversions.find(value);
  return known == conversions.end() ? value : known->second.second;
}

Number NumberTable::getReceived(Number value, BroadcastOp op,
                                Number occurrence) {
  if (auto known = conversions.find(value); known != conversions.end()) {
    auto [type, original] = known->second;
    return getConverted(type, getReceived(original, op, occurrence));
  }
  return get("received", {value, occurrence},
             {op.getRootAttr().getAsOpaquePointer(),
              op.getRingAttr().getAsOpaquePointer()});
}
