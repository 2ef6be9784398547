//===- ChainImporter.cpp - Import of one op of a chain ---------*- C++ -*-===//
//
// Types, operands, and the structured ops that several kinds are made of.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

using Handle = StructuredOperands::Handle;
using Arguments = StructuredOperands::Arguments;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

RankedTensorType stepfold::pir::getTensor(const PirValues &values,
                                          TensorKey key) {
  auto type = dyn_cast_or_null<RankedTensorType>(values.getType(key));
  return type && type.hasStaticShape() && !type.getEncoding()
             ? type
             : RankedTensorType();
}

RankedTensorType stepfold::pir::getResult(const PirOp &op,
                                          const PirValues &values,
                                          unsigned index) {
  return index < op.results.size()
             ? getTensor(values, {op.results[index].id, 0})
             : RankedTensorType();
}

bool stepfold::pir::isFloat(RankedTensorType type) {
  if (!type)
    return false;
  Type element = type.getElementType();
  return element.isF16() || element.isBF16() || element.isF32() ||
         element.isF64();
}

bool stepfold::pir::isComputed(RankedTensorType type) {
  return type &&
         (type.getElementType().isF32() || type.getElementType().isF64());
}

bool stepfold::pir::isOne(RankedTensorType type, Type element) {
  return type && type.getNumElements() == 1 && type.getElementType() == element;
}

bool stepfold::pir::isFlag(RankedTensorType type) {
  return type && isOne(type, IntegerType::get(type.getContext(), 1));
}

bool stepfold::pir::isOneFloat(RankedTensorType type) {
  return isFloat(type) && type.getNumElements() == 1;
}

FloatType stepfold::pir::getComputeType(Type element) {
  return element.isF64()
             ? Float64Type::get(element.getContext())
             : cast<FloatType>(Float32Type::get(element.getContext()));
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

RankedTensorType ChainImporter::getResultType(ValueRange tensors) const {
  RankedTensorType type = getResultType();
  return tensors.empty()
             ? type
             : type.clone(
                   cast<ShapedType>(tensors.front().getType()).getShape());
}

SmallVector<Value> ChainImporter::getTensors() {
  SmallVector<Value> tensors;
  for (TensorKey key : chain.tensors)
    tensors.push_back(stage.readTensor(key, op));
  return tensors;
}

Value ChainImporter::getScalar(unsigned index) {
  TensorKey key = chain.scalars[index];
  if (DenseElementsAttr full = getValues().getFull(key.first))
    return arith::ConstantOp::create(builder, full);
  return stage.readScalar(key, op);
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

Handle stepfold::pir::addScalar(ChainImporter &importer,
                                StructuredOperands &operands,
                                StructuredOperands::Form form, unsigned index) {
  if (std::optional<double> value = importer.getConstant(index))
    return {Handle::Constant, 0, *value};
  Value scalar = importer.getScalar(index);
  return form == StructuredOperands::Form::Foreach ? operands.addScalar(scalar)
                                                   : operands.addIn(scalar);
}

Value stepfold::pir::createScalar(
    ChainImporter &importer, RankedTensorType type, Value scalar,
    llvm::function_ref<Value(Arithmetic &, Value)> compute) {
  StructuredOperands operands(importer.getBuilder(),
                              StructuredOperands::Form::ForeachParameter, 1);
  operands.addOut(importer.createEmpty(type));
  Handle in = operands.addIn(scalar);
  return operands
      .create(cast<FloatType>(getStreamElementType(scalar.getType())),
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value result = compute(arithmetic, arguments[in]);
                return SmallVector<Value>{
                    arithmetic.out(result, type.getElementType())};
              })
      ->getResult(0);
}

Value stepfold::pir::createScaled(ChainImporter &importer,
                                  Arithmetic &arithmetic, Value x,
                                  Value scale) {
  Value bias = arithmetic.constant(importer.getNumber("bias"));
  if (!importer.getFlag("bias_after_scale"))
    return arithmetic.mul(arithmetic.add(x, bias), scale);
  return arithmetic.add(arithmetic.mul(x, scale), bias);
}
