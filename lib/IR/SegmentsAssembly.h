//===- SegmentsAssembly.h - Assembly of optim.buffer ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_IR_SEGMENTSASSEMBLY_H
#define STEPFOLD_LIB_IR_SEGMENTSASSEMBLY_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpImplementation.h"

namespace mlir::optim {

/// `(@name at offset, ...)`.
ParseResult parseSegments(OpAsmParser &parser, ArrayAttr &globals,
                          DenseI64ArrayAttr &offsets);
void printSegments(OpAsmPrinter &printer, Operation *op, ArrayAttr globals,
                   DenseI64ArrayAttr offsets);

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_SEGMENTSASSEMBLY_H
