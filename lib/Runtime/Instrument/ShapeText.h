//===- ShapeText.h - Shapes in messages and output --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_INSTRUMENT_SHAPETEXT_H
#define STEPFOLD_LIB_RUNTIME_INSTRUMENT_SHAPETEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <string>

namespace stepfold::runtime {

/// Such as "64x3".
inline std::string getShapeText(llvm::ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "scalar";
  return llvm::join(
      llvm::map_range(shape, [](int64_t size) { return llvm::itostr(size); }),
      "x");
}

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_INSTRUMENT_SHAPETEXT_H
