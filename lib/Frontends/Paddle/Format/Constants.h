//===- Constants.h - Values that the program states ------------*- C++ -*-===//
//
// `pd_op.full` fills a tensor with one number; `pd_op.assign_value` lists the
// elements of one.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_CONSTANTS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_CONSTANTS_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace stepfold::pir {

/// The tensor that `op`, a `pd_op.full`, makes; null where its shape is not
/// known or its value is not exactly one of its type's (beyond rounding).
mlir::DenseElementsAttr importFull(const PirOp &op, mlir::MLIRContext *context);

/// The tensor of floats that `op`, a `pd_op.assign_value` or the same in place,
/// makes; null where it makes another.
mlir::DenseElementsAttr importAssignValue(const PirOp &op,
                                          mlir::MLIRContext *context);

/// The floats of `tensor` in the element type of `type`, as the framework
/// converts them; null where `tensor` is, or where either has other elements.
mlir::DenseElementsAttr convertElements(mlir::DenseElementsAttr tensor,
                                        mlir::Type type);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_CONSTANTS_H
