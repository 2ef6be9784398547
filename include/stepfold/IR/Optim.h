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
#include "mlir/Interfaces/SideEffectInterfaces.h"
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

/// Argument attributes of an outlined stage: the global, or the parameter whose
/// gradient, that the argument is bound to.
inline constexpr llvm::StringLiteral kGlobalAttrName = "optim.global";
inline constexpr llvm::StringLiteral kGradientAttrName = "optim.gradient";

/// On a global: the global of which it is a copy of lower precision, which the
/// update of the other writes.
inline constexpr llvm::StringLiteral kCopyOfAttrName = "optim.copy_of";

/// On a global: the name of the global of which it was such a copy, and which
/// is gone: another rank updates it.
inline constexpr llvm::StringLiteral kCopyOfRemovedAttrName =
    "optim.copy_of_removed";

/// On a global: the step stores to it what the optimizer stage then loads, a
/// flag that ranks have agreed on. Whoever executes the stage alone gives it.
inline constexpr llvm::StringLiteral kStageInputAttrName = "optim.stage_input";

/// On a global of one integer: it counts the steps.
inline constexpr llvm::StringLiteral kStepCounterAttrName =
    "optim.step_counter";

/// On a launch: it may begin before the one before it has ended.
inline constexpr llvm::StringLiteral kDependentLaunchAttrName =
    "optim.dependent_launch";

/// Lets one-shot bufferization bufferize the dialect's ops in place.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::optim

#endif // STEPFOLD_IR_OPTIM_H
