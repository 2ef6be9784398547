//===- OptimDialect.cpp - Registration of the optim dialect ---------------===//

#include "SegmentsAssembly.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::optim;

#include "stepfold/IR/OptimDialect.cpp.inc"
#include "stepfold/IR/OptimEnums.cpp.inc"
#include "stepfold/IR/OptimInterfaces.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "stepfold/IR/OptimTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "stepfold/IR/OptimAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "stepfold/IR/OptimOps.cpp.inc"

void OptimDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "stepfold/IR/OptimTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "stepfold/IR/OptimAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "stepfold/IR/OptimOps.cpp.inc"
      >();
}

LogicalResult TableType::verify(function_ref<InFlightDiagnostic()> emitError,
                                int64_t size, Type elementType) {
  if (size < 1)
    return emitError() << "expected a table of at least 1 buffer, got " << size;
  if (!MemRefType::isValidElementType(elementType))
    return emitError() << "expected an element type of memrefs, got "
                       << elementType;
  return success();
}
