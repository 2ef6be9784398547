//===- StageValues.cpp - Values of the optimizer stage ---------*- C++ -*-===//
//
// Values that ops of the stage read and write.
//
//===----------------------------------------------------------------------===//

#include "FunctionImporter.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace stepfold::pir;

void FunctionImporter::setStageValue(TensorKey key, Value value) {
  Variable *variable = state.addTemporary(value, scope->block);
  stageBindings[key] = variable;
  stageVariables.insert(variable);
}

/// The variable of a tensor; null where it has none.
Variable *FunctionImporter::getVariable(TensorKey key) const {
  if (Variable *variable = stageBindings.lookup(key))
    return variable;
  ArrayRef<Variable *> variables = getVariables(key.first);
  return key.second < variables.size() ? variables[key.second] : nullptr;
}

SmallVector<Variable *> FunctionImporter::getTensors(ValueId id) const {
  SmallVector<Variable *> tensors;
  for (TensorKey key : values.resolveList(id)) {
    Variable *tensor = getVariable(key);
    // A list that is one variable.
    if (!tensor)
      return SmallVector<Variable *>(getVariables(id));
    tensors.push_back(tensor);
  }
  return tensors;
}

/// `value` in the shape of `type`. The framework's kernels go by elements: the
/// gradient of a parameter of no dimension may have shape [1].
static Value reshapeOneElement(OpBuilder &builder, Location loc, Value value,
                               Type type) {
  auto from = dyn_cast<RankedTensorType>(value.getType());
  auto to = dyn_cast<RankedTensorType>(type);
  if (!from || !to || from.getShape() == to.getShape() ||
      !optim::hasOneElement(from) || !optim::hasOneElement(to))
    return value;
  ArrayRef<ReassociationIndices> noDimensions;
  if (from.getRank() != 0)
    value = tensor::CollapseShapeOp::create(
        builder, loc, from.clone(ArrayRef<int64_t>()), value, noDimensions);
  if (to.getRank() != 0)
    value = tensor::ExpandShapeOp::create(
        builder, loc, from.clone(to.getShape()), value, noDimensions);
  return value;
}

Value FunctionImporter::readGradient(Variable *variable, Variable *param,
                                     const PirOp &op) {
  Value value = read(variable, op);
  if (stageVariables.contains(variable))
    return value;
  Value &mark = scope->marks[value];
  if (!mark) {
    Value shaped = reshapeOneElement(builder, getLoc(op), value, param->type);
    mark = optim::GradientOp::create(builder, getLoc(op), shaped.getType(),
                                     FlatSymbolRefAttr::get(param->global),
                                     shaped);
  }
  return mark;
}

Value FunctionImporter::readTensor(TensorKey key, const PirOp &op) {
  if (std::optional<TensorKey> parameter = chains.getParameter(key))
    return readGradient(getVariable(key), getVariable(*parameter), op);
  return readInStage(getVariable(key), op);
}

void FunctionImporter::writeSum(TensorKey key, Value value, const PirOp &op) {
  if (chains.isSum(key))
    write(getVariable(key), value, op);
}

Value FunctionImporter::readScalar(TensorKey key, const PirOp &op) {
  return readInStage(getVariable(key), op);
}

void FunctionImporter::bindState(const PirOp &op, unsigned operand,
                                 unsigned result, Value value) {
  ArrayRef<Variable *> variables = getVariables(op.operands[operand]);
  if (value)
    write(variables.front(), value, op);
  bindResult(op.results[result], variables, op);
}

Value FunctionImporter::readFlag(Variable *flag, const PirOp &op,
                                 StringRef name) {
  auto type =
      flag ? dyn_cast<RankedTensorType>(flag->type) : RankedTensorType();
  if (!type || !type.getElementType().isInteger(1) ||
      !optim::hasOneElement(type))
    return {};
  Value value = readInStage(flag, op);
  if (flag->global || stageVariables.contains(flag))
    return value;
  // Values of other ops reach the stage by way of a variable.
  if (!isTopLevel())
    return {};
  Variable *&input = stageInputs[value];
  if (!input) {
    std::string unused = name.str();
    for (unsigned count = 1; state.lookupGlobal(unused); ++count)
      unused = (name + "." + Twine(count)).str();
    input = state.declareGlobal(unused, type, {}, op.place);
    input->global.setValueAttr(DenseElementsAttr::get(type, false));
    input->global->setAttr(optim::kStageInputAttrName, builder.getUnitAttr());
    write(input, value, op);
    scope->globals.erase(input);
  }
  return read(input, op);
}
