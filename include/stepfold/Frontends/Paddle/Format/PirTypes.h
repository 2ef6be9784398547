//===- PirTypes.h - Types of PIR as types of MLIR --------------*- C++ -*-===//
//
// The conversion loses nothing:
//
//   PIR                                    MLIR
//   t_f32, t_bf16, t_i64, t_ui8, ...       f32, bf16, i64, ui8, ...
//   t_bool, t_index, t_c64                 i1, index, complex<f32>
//   t_dtensor of f32, [4, -1]              tensor<4x?xf32>
//     with a layout other than NCHW,       tensor<4x?xf32, {pir.layout =
//     a lod or an offset                     "NHWC", pir.lod = ..., ...}>
//   t_vec of T, U                          tuple<T, U>
//   NULL                                   none
//   any other                              !pir<"its JSON text">
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRTYPES_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRTYPES_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/Types.h"

namespace stepfold::pir {

/// Converts the JSON of a type; null where an error was reported.
mlir::Type importType(JSONNode node, mlir::MLIRContext *context);
/// Null, without an error, where the type is wrong.
mlir::Type importValidType(JSONNode node, mlir::MLIRContext *context);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRTYPES_H
