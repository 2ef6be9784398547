//===- UpdateNumerics.cpp - The setting `numerics` -------------*- C++ -*-===//
//
// The dialect has an enum for each kind of op; the framework's table has one.
//
//===----------------------------------------------------------------------===//

#include "UpdateNumerics.h"

using namespace mlir;
using namespace stepfold::pir;

Attribute stepfold::pir::createNumerics(StringRef optimName, Numerics numerics,
                                        MLIRContext *context) {
  if (optimName != optim::LarsMomentumOp::getOperationName())
    return optim::AdamNumericsAttr::get(context, numerics);
  return optim::LarsNumericsAttr::get(
      context, numerics == Numerics::Paddle ? optim::LarsNumerics::Paddle
                                            : optim::LarsNumerics::PaddleCPU);
}

std::optional<Numerics> stepfold::pir::getNumerics(mlir::Operation *op) {
  auto numerics = op->getAttrOfType<optim::AdamNumericsAttr>("numerics");
  return numerics ? std::optional(numerics.getValue()) : std::nullopt;
}
