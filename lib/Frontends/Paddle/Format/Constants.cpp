//===- Constants.cpp - Values that the program states ----------*- C++ -*-===//
//
// Evaluates `pd_op.full`, `pd_op.assign_value` and casts of constants.
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"
#include "stepfold/Frontends/Paddle/Format/PirTypes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace stepfold::pir;

/// The framework converts to 16-bit types through f32.
static Attribute getFloatElement(APFloat value, FloatType type) {
  bool losesInfo;
  if (type.getWidth() < 32)
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return FloatAttr::get(type, value);
}

/// Null where `value` is not an integer of `type`.
static Attribute getIntegerElement(const APFloat &value, IntegerType type) {
  APSInt integer(type.getWidth(),
                 /*isUnsigned=*/type.isUnsigned() || type.getWidth() == 1);
  bool isExact;
  if (value.convertToInteger(integer, APFloat::rmTowardZero, &isExact) !=
          APFloat::opOK ||
      !isExact)
    return {};
  return IntegerAttr::get(type, integer);
}

/// The type of the one tensor that `op` makes; null where its shape is not
/// known.
static RankedTensorType getStaticResultType(const PirOp &op,
                                            MLIRContext *context) {
  auto type = op.results.size() == 1
                  ? dyn_cast_or_null<RankedTensorType>(
                        importValidType(op.results[0].type, context))
                  : RankedTensorType();
  return type && type.hasStaticShape() ? type : RankedTensorType();
}

DenseElementsAttr stepfold::pir::importFull(const PirOp &op,
                                            MLIRContext *context) {
  const PirAttribute *value = op.findAttribute("value");
  RankedTensorType type = getStaticResultType(op, context);
  if (!value || !type)
    return {};
  // The import of the op itself reports errors in either attribute.
  auto number =
      dyn_cast_or_null<FloatAttr>(importValidAttribute(*value, context));
  if (!number)
    return {};
  Attribute element;
  if (auto floatType = dyn_cast<FloatType>(type.getElementType()))
    element = getFloatElement(number.getValue(), floatType);
  else if (auto integerType = dyn_cast<IntegerType>(type.getElementType()))
    element = getIntegerElement(number.getValue(), integerType);
  if (!element)
    return {};
  if (type.getNumElements() == 0)
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  return DenseElementsAttr::get(type, element);
}

DenseElementsAttr stepfold::pir::importAssignValue(const PirOp &op,
                                                   MLIRContext *context) {
  const PirAttribute *values = op.findAttribute("values");
  RankedTensorType type = getStaticResultType(op, context);
  if (!values || !type)
    return {};
  auto list =
      dyn_cast_or_null<ArrayAttr>(importValidAttribute(*values, context));
  if (!list || type.getNumElements() != static_cast<int64_t>(list.size()))
    return {};
  auto elementType = dyn_cast<FloatType>(type.getElementType());
  if (!elementType || !llvm::all_of(list, llvm::IsaPred<FloatAttr>))
    return {};
  SmallVector<Attribute> elements;
  for (FloatAttr value : list.getAsRange<FloatAttr>())
    elements.push_back(getFloatElement(value.getValue(), elementType));
  return DenseElementsAttr::get(type, elements);
}

DenseElementsAttr stepfold::pir::convertElements(DenseElementsAttr tensor,
                                                 Type type) {
  auto to = dyn_cast_or_null<RankedTensorType>(type);
  if (!tensor || !to || to.getShape() != tensor.getType().getShape())
    return {};
  auto elementType = dyn_cast<FloatType>(to.getElementType());
  if (!elementType || !isa<FloatType>(tensor.getElementType()))
    return {};
  SmallVector<Attribute> elements;
  for (APFloat value : tensor.getValues<APFloat>())
    elements.push_back(getFloatElement(value, elementType));
  return DenseElementsAttr::get(to, elements);
}
