//===- PirAttributes.h - Attributes of PIR as those of MLIR ----*- C++ -*-===//
//
// The conversion loses nothing:
//
//   PIR                                    MLIR
//   a_bool, a_str                          true, "text"
//   a_i32, a_i64, a_index                  7 : i32, 7 : i64, 7 : index
//   a_f32, a_f64                           0.5 : f32, 0.5 : f64
//   a_array                                [...]
//   a_intarray                             array<i64: 1, 30>
//   a_dtype "float32"                      f32
//   any other                              {pir.kind = "1.a_place",
//                                           pir.value = [...]}
//
// In the last form numbers are i64 or f64, and JSON objects dictionaries.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRATTRIBUTES_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRATTRIBUTES_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/Attributes.h"

namespace stepfold::pir {

/// Converts the JSON of an attribute's value; null where an error was
/// reported.
mlir::Attribute importAttribute(JSONNode node, mlir::MLIRContext *context);
mlir::Attribute importAttribute(const PirAttribute &attribute,
                                mlir::MLIRContext *context);
/// Null, without an error, where the attribute is wrong.
mlir::Attribute importValidAttribute(const PirAttribute &attribute,
                                     mlir::MLIRContext *context);

/// Converts JSON itself, a value that is there: numbers to i64 or f64, objects
/// to dictionaries.
mlir::Attribute importPlainJSON(JSONNode node, mlir::MLIRContext *context);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRATTRIBUTES_H
