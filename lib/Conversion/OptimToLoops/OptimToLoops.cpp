//===- OptimToLoops.cpp - convert-optim-to-loops --------------------------===//

#include "LoopLowering.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Conversion/Passes.h"
#include "stepfold/IR/CanonicalReduction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Support/ThreadLocalCache.h"

// A dialect is loaded by its class alone: these headers do not have the classes
// of all ops, which take long to compile.
#include "mlir/Dialect/LLVMIR/LLVMOpsDialect.h.inc"
#include "mlir/Dialect/MemRef/IR/MemRefOpsDialect.h.inc"
#include "mlir/Dialect/SCF/IR/SCFOpsDialect.h.inc"
#include "mlir/Dialect/Vector/IR/VectorDialect.h.inc"

namespace stepfold {
#define GEN_PASS_DEF_CONVERTOPTIMTOLOOPSPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

struct ConvertOptimToLoops final
    : stepfold::impl::ConvertOptimToLoopsPassBase<ConvertOptimToLoops> {
  using ConvertOptimToLoopsPassBase::ConvertOptimToLoopsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    // A vector of elements never wraps around the lanes of a reduction.
    if (vectorWidth < 2 || vectorWidth > kReductionPartialLanes ||
        !llvm::isPowerOf2_64(vectorWidth)) {
      module.emitError() << "expected vector-width to be a power of 2 from 2 "
                            "to "
                         << kReductionPartialLanes << ", got "
                         << vectorWidth.getValue();
      return signalPassFailure();
    }
    if (chunkElements < 1 || chunkElements % vectorWidth != 0) {
      module.emitError() << "expected chunk-elements to be a positive multiple "
                            "of vector-width, got "
                         << chunkElements.getValue();
      return signalPassFailure();
    }
    FailureOr<func::FuncOp> stage = findStageToLower(module, stageName);
    if (failed(stage))
      return signalPassFailure();
    if (*stage)
      LoopLowering(*stage, vectorWidth, chunkElements).lower();
  }
};

} // namespace
