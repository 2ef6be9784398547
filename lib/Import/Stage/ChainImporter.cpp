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

SmallVector<Value> ChainImporter::getGradients() {
  SmallVector<Value> gradients;
  for (TensorKey key : chain.gradients)
    gradients.push_back(stage.readGradient(key, op));
  return gradients;
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

/// Computes the result, from `gradients` if there are any and from the scalars.
static void
importResult(ChainImporter &importer, StructuredOperands::Form form,
             ValueRange gradients,
             llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  Type element = importer.getResultType().getElementType();
  StructuredOperands operands(importer.getBuilder(), form, 1);
  SmallVector<Handle> handles;
  for (Value gradient : gradients)
    handles.push_back(operands.addIn(gradient));
  for (unsigned index = 0; index < importer.getNumScalars(); ++index)
    handles.push_back(addScalar(importer, operands, form, index));
  operands.addOut(importer.createEmpty(importer.getResultType()));
  StructuredOpInterface created =
      operands.create(getComputeType(element),
                      [&](Arithmetic &arithmetic, const Arguments &arguments) {
                        SmallVector<Value> values;
                        for (Handle handle : handles)
                          values.push_back(arguments[handle]);
                        return SmallVector<Value>{arithmetic.out(
                            compute(arithmetic, values), element)};
                      });
  importer.setResult(created->getResult(0));
}

void stepfold::pir::importScalars(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, ArrayRef<Value>)> compute) {
  importResult(importer, StructuredOperands::Form::ForeachParameter, {},
               compute);
}

void stepfold::pir::importElementwise(
    ChainImporter &importer,
    llvm::function_ref<Value(Arithmetic &, Value, ArrayRef<Value>)> compute) {
  importResult(
      importer, StructuredOperands::Form::Foreach, importer.getGradients(),
      [&](Arithmetic &arithmetic, ArrayRef<Value> values) {
        return compute(arithmetic, values.front(), values.drop_front());
      });
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

/// The framework squares elements of 16 bits in their own type, and sums the
/// squares in f32.
Value stepfold::pir::createSquaredNorm(ChainImporter &importer,
                                       Value gradient) {
  ImplicitLocOpBuilder &builder = importer.getBuilder();
  Type element = getStreamElementType(gradient.getType());
  FloatType type = getComputeType(element);
  StructuredOperands operands(builder, StructuredOperands::Form::Reduce, 1);
  operands.addOut(createVector(builder, 1, type));
  Handle in = operands.addIn(gradient);
  return operands
      .create(type,
              [&](Arithmetic &arithmetic, const Arguments &arguments) {
                Value x = arguments[in];
                Value square = arithmetic.out(arithmetic.mul(x, x), element);
                return SmallVector<Value>{arithmetic.in(square)};
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
