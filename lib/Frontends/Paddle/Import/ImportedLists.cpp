//===- ImportedLists.cpp - Lists of values ---------------------*- C++ -*-===//
//
// A list is known by its elements; one is made where a kept op takes it.
//
//===----------------------------------------------------------------------===//

#include "../Format/PirOps.h"
#include "FunctionImporter.h"

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

void FunctionImporter::importCombine(const PirOp &op) {
  if (!expectResults(op, 1, getErrors()))
    return;
  SmallVector<Variable *> elements;
  for (auto [index, id] : llvm::enumerate(op.operands)) {
    elements.push_back(lookupTensor(id));
    if (!elements.back())
      return getErrors().report(op.place, "expected operand " + Twine(index) +
                                              " to be one value");
  }
  SmallVector<Type> types;
  for (Variable *element : elements)
    types.push_back(element->type);
  Type type = importType(op.results[0].type, builder.getContext());
  if (type && type != builder.getTupleType(types))
    return getErrors().report(op.place, "result of type " + describe(type) +
                                            " does not match the operands");
  bindResult(op.results[0], elements, op);
  if (op.results[0].id != absentValue)
    bindings[op.results[0].id].combine = &op;
}

/// Imports a split of a list whose elements are known.
bool FunctionImporter::importSplit(const PirOp &op) {
  if (!expectOperands(op, 1, getErrors()))
    return true;
  const Binding *list = lookupList(op.operands[0]);
  if (!list)
    return false;
  SmallVector<Variable *, 1> elements = list->variables;
  if (!expectResults(op, elements.size(), getErrors()))
    return true;
  for (auto [result, element] : llvm::zip(op.results, elements))
    bindResult(result, element, op);
  return true;
}

/// Imports a slice of a list whose elements are known.
bool FunctionImporter::importSlice(const PirOp &op) {
  if (!expectOperands(op, 1, getErrors()) || !expectResults(op, 1, getErrors()))
    return true;
  const Binding *list = lookupList(op.operands[0]);
  if (!list)
    return false;
  const PirAttribute *index = op.findAttribute("index");
  int64_t position = index ? index->value.get("D").getInt64() : -1;
  if (position < 0 || size_t(position) >= list->variables.size()) {
    getErrors().report(op.place, "expected an index within the list");
    return true;
  }
  bindResult(op.results[0], list->variables[position], op);
  return true;
}

Value FunctionImporter::getList(ValueId id, const Binding &binding,
                                const PirOp &op) {
  SmallVector<Value> elements;
  for (Variable *variable : binding.variables)
    elements.push_back(read(variable, op));
  Scope::List &list = scope->lists[id];
  if (list.value && list.elements == elements)
    return list.value;
  list.elements = elements;
  list.value = createList(
      elements,
      binding.combine ? importAttributes(*binding.combine, builder.getContext())
                      : DictionaryAttr(),
      op);
  return list.value;
}

Value FunctionImporter::createList(ArrayRef<Value> elements,
                                   DictionaryAttr attributes, const PirOp &op) {
  OperationState created(getLoc(op), "pir.combine");
  created.addOperands(elements);
  created.addTypes(
      builder.getTupleType(llvm::to_vector(ValueRange(elements).getTypes())));
  if (attributes)
    created.addAttributes(attributes.getValue());
  return builder.create(created)->getResult(0);
}

/// The elements of a list, for `variables`.
SmallVector<Value> FunctionImporter::splitList(Value list,
                                               ArrayRef<Variable *> variables,
                                               const PirOp &op) {
  OperationState split(getLoc(op), "pir.split");
  split.addOperands(list);
  for (Variable *variable : variables)
    split.addTypes(variable->type);
  return llvm::to_vector_of<Value>(builder.create(split)->getResults());
}
