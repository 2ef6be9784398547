//===- OptimToGPU.cpp - convert-optim-to-gpu ------------------------------===//

#include "ExpandMath.h"
#include "GPULowering.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Support/ThreadLocalCache.h"

// A dialect is loaded by its class alone: these headers do not have the classes
// of all ops, which take long to compile.
#include "mlir/Dialect/LLVMIR/LLVMOpsDialect.h.inc"
#include "mlir/Dialect/MemRef/IR/MemRefOpsDialect.h.inc"
#include "mlir/Dialect/SCF/IR/SCFOpsDialect.h.inc"
#include "mlir/Dialect/Vector/IR/VectorDialect.h.inc"

namespace stepfold {
#define GEN_PASS_DEF_CONVERTOPTIMTOGPUPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Bytes of all arguments of a kernel, on every device and for every driver.
static constexpr size_t kMaxArgumentBytes = 4096;

/// Every argument is an address.
static LogicalResult verifyArguments(func::FuncOp stage) {
  constexpr size_t maxArguments = kMaxArgumentBytes / sizeof(uint64_t);
  for (auto launch : stage.getOps<gpu::LaunchFuncOp>())
    if (size_t count = launch.getNumKernelOperands(); count > maxArguments)
      return launch.emitError()
             << "expected an op whose kernel takes at most " << maxArguments
             << " addresses, of settings, scalars and sums, got " << count;
  return success();
}

namespace {

struct ConvertOptimToGPU final
    : stepfold::impl::ConvertOptimToGPUPassBase<ConvertOptimToGPU> {
  using ConvertOptimToGPUPassBase::ConvertOptimToGPUPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (foreachThreads < 32 || foreachThreads > 1024 ||
        foreachThreads % 32 != 0) {
      module.emitError() << "expected foreach-threads to be a multiple of 32 "
                            "from 32 to 1024, got "
                         << foreachThreads.getValue();
      return signalPassFailure();
    }
    FailureOr<func::FuncOp> stage = findStageToLower(module, stageName);
    if (failed(stage))
      return signalPassFailure();
    if (!*stage)
      return;
    auto builder = OpBuilder::atBlockEnd(module.getBody());
    auto gpuModule = gpu::GPUModuleOp::create(builder, stage->getLoc(),
                                              stageName + "_kernels");
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    builder.getUnitAttr());
    GPULowering(*stage, gpuModule, foreachThreads, dependentLaunch).lower();
    expandMath(gpuModule);
    if (failed(verifyArguments(*stage)))
      signalPassFailure();
  }
};

} // namespace
