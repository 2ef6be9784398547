//===- Optim.h - The optim dialect ------------------------------*- C++ -*-===//
//
// Everything of the dialect: types, attributes, interfaces, ops.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_OPTIM_H
#define STEPFOLD_IR_OPTIM_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "stepfold/IR/Attributes.h"
#include "stepfold/IR/Streams.h"

#include "stepfold/IR/OptimDialect.h.inc"
#include "stepfold/IR/OptimEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "stepfold/IR/OptimTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "stepfold/IR/OptimAttributes.h.inc"

#include "stepfold/IR/OptimInterfaces.h.inc"

#define GET_OP_CLASSES
#include "stepfold/IR/OptimOps.h.inc"

namespace mlir::optim {

/// Alignment of buffers in the scratch of a plan, in bytes.
constexpr uint64_t kScratchAlignment = 256;

/// Returns the factor of the learning rate of a matrix in `optim.muon`.
double getMuonFactor(MuonScale scale, int64_t rows, int64_t columns);

/// Lets one-shot bufferization bufferize the dialect's ops in place.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::optim

#endif // STEPFOLD_IR_OPTIM_H
