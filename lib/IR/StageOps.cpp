//===- StageOps.cpp - The frontier of the stage ---------------------------===//

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;
using namespace mlir::optim;

LogicalResult GradientOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto global = symbols.lookupNearestSymbolFrom<ml_program::GlobalOp>(
      *this, getParameterAttr());
  if (!global)
    return emitOpError() << "refers to " << getParameterAttr()
                         << ", which is not an ml_program.global";
  auto parameter = dyn_cast<RankedTensorType>(global.getType());
  auto gradient = cast<RankedTensorType>(getValue().getType());
  if (!parameter || parameter.getShape() != gradient.getShape()) {
    InFlightDiagnostic diag = emitOpError()
                              << "expected the shape of parameter "
                              << getParameterAttr() << ", " << global.getType()
                              << ", got " << gradient;
    diag.attachNote(global.getLoc()) << "the parameter is defined here";
    return diag;
  }
  return success();
}

LogicalResult CastOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  if (input.getShape() != result.getShape())
    return emitOpError() << "expected one shape, got " << input << " and "
                         << result;
  for (Type type : {input.getElementType(), result.getElementType()})
    if (!type.isF16() && !type.isBF16() && !type.isF32() && !type.isF64())
      return emitOpError() << "expected elements of f16, bf16, f32 or f64, got "
                           << type;
  if (input.getElementType() == result.getElementType())
    return emitOpError() << "expected different element types, got "
                         << input.getElementType() << " twice";
  return success();
}

LogicalResult BroadcastOp::verify() {
  if (getValues().empty())
    return emitOpError() << "expected at least 1 tensor";
  Type elementType = getElementTypeOrSelf(getValues().front().getType());
  for (Type type : getValues().getTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    if (!tensor.hasStaticShape())
      return emitOpError() << "expected static shapes, got " << tensor;
    if (tensor.getElementType() != elementType)
      return emitOpError() << "expected one element type, got " << elementType
                           << " and " << tensor.getElementType();
  }
  if (static_cast<int64_t>(getRoot()) < 0)
    return emitOpError() << "expected a root that is not negative";
  if (static_cast<int64_t>(getRing()) < 0)
    return emitOpError() << "expected a ring that is not negative";
  return success();
}

LogicalResult CallStageOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError() << "refers to " << getCalleeAttr()
                         << ", which is not a func.func";
  if (callee.getNumResults() != 0)
    return emitOpError() << "expected a callee without results, got "
                         << callee.getNumResults();

  SmallVector<Type> gradientTypes;
  for (auto [index, type] : llvm::enumerate(callee.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    bool isGradient = static_cast<bool>(
        callee.getArgAttrOfType<FlatSymbolRefAttr>(index, kGradientAttrName));
    bool isGlobal = static_cast<bool>(
        callee.getArgAttrOfType<FlatSymbolRefAttr>(index, kGlobalAttrName));
    if (!memref || isGradient == isGlobal)
      return emitOpError() << "expected argument " << index
                           << " of the callee to be a memref with either "
                           << kGlobalAttrName << " or " << kGradientAttrName;
    if (isGradient)
      gradientTypes.push_back(
          RankedTensorType::get(memref.getShape(), memref.getElementType()));
  }
  if (gradientTypes.size() != getGradients().size())
    return emitOpError() << "expected " << gradientTypes.size()
                         << " gradients, got " << getGradients().size();
  for (auto [index, expected, gradient] :
       llvm::enumerate(gradientTypes, getGradients()))
    if (gradient.getType() != expected)
      return emitOpError() << "expected gradient " << index << " of type "
                           << expected << ", got " << gradient.getType();
  return success();
}
