//===- Constants.h - Values that the program states ------------*- C++ -*-===//
//
// `pd_op.full` fills a tensor with one number.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IMPORT_PIR_CONSTANTS_H
#define STEPFOLD_LIB_IMPORT_PIR_CONSTANTS_H

#include "stepfold/Import/Pir/PirJSON.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace stepfold::pir {

/// The tensor that `op`, a `pd_op.full`, makes; null where its shape is not
/// known or its value is not exactly one of its type's (beyond rounding).
mlir::DenseElementsAttr importFull(const PirOp &op, mlir::MLIRContext *context);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_PIR_CONSTANTS_H
