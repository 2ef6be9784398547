//===- GPUCode.cpp - Kernels of the gpu dialect to PTX --------------------===//

#include "GPUCode.h"

#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

static void buildPTXPipeline(OpPassManager &pm, StringRef arch) {
  GpuNVVMAttachTargetOptions target;
  target.chip = arch.str();
  target.optLevel = 3;
  pm.addPass(createGpuNVVMAttachTarget(target));
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToNVVMOpsOptions conversion;
  conversion.useBarePtrCallConv = true;
  kernels.addPass(createConvertGpuOpsToNVVMOps(conversion));
  kernels.addPass(createReconcileUnrealizedCastsPass());
  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = "isa";
  pm.addPass(createGpuModuleToBinaryPass(binary));
}

llvm::Expected<std::string> stepfold::compileToPTX(ModuleOp module,
                                                   StringRef arch) {
  if (llvm::Error error = runPasses(
          module, [&](PassManager &pm) { buildPTXPipeline(pm, arch); }))
    return std::move(error);
  std::string ptx;
  module.walk([&](gpu::BinaryOp binary) {
    for (Attribute object : binary.getObjects())
      ptx += cast<gpu::ObjectAttr>(object).getObject().getValue().rtrim('\0');
  });
  return ptx;
}
