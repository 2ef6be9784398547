//===- Passes.h - From structured ops to kernels ----------------*- C++ -*-===//

#ifndef STEPFOLD_CONVERSION_PASSES_H
#define STEPFOLD_CONVERSION_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "stepfold/IR/Optim.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Conversion/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_PASSES_H
