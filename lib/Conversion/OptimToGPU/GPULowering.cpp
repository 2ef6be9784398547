//===- GPULowering.cpp - Kernels and their launches ----------------------===//

#include "GPULowering.h"
#include "GPUBuilders.h"

#include "stepfold/Analysis/StageForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

gpu::GPUFuncOp GPULowering::createKernel(ImplicitLocOpBuilder &builder,
                                         StringRef name, ValueRange arguments,
                                         int64_t numBlocks, int64_t numThreads,
                                         ArrayRef<MemRefType> workgroup) {
  builder.setInsertionPointToEnd(gpuModule.getBody());
  SmallVector<Type> workgroupTypes(workgroup.begin(), workgroup.end());
  auto kernel = gpu::GPUFuncOp::create(
      builder, name,
      builder.getFunctionType(TypeRange(arguments), /*results=*/{}),
      workgroupTypes);
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({static_cast<int32_t>(numThreads), 1, 1}));
  // Kernels never write tables. Other buffers have no attributes.
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    if (!isa_and_nonnull<ChunkListOp, AddressTableOp>(argument.getDefiningOp()))
      continue;
    kernel.setArgAttr(index, "llvm.noalias", builder.getUnitAttr());
    kernel.setArgAttr(index, "llvm.readonly", builder.getUnitAttr());
    kernel.setArgAttr(index, "llvm.align", builder.getI64IntegerAttr(16));
  }
  // LLVM assumes it for large buffers, but states that of an element.
  for (unsigned index = 0; index < workgroup.size(); ++index)
    kernel.setWorkgroupAttributionAttr(
        index, LLVM::LLVMDialect::getAlignAttrName(),
        builder.getI64IntegerAttr(kMaxAccessBytes));

  Value one = createIndex(host, 1);
  auto launch = gpu::LaunchFuncOp::create(
      host, kernel, gpu::KernelDim3{createIndex(host, numBlocks), one, one},
      gpu::KernelDim3{createIndex(host, numThreads), one, one},
      /*dynamicSharedMemorySize=*/Value(), arguments);
  // A launch behind the first would begin, and read, before what precedes the
  // stage has ended.
  if (dependentLaunch && (!isFirstLaunch || hasOneLaunch))
    launch->setAttr(kDependentLaunchAttrName, builder.getUnitAttr());
  isDependent = waitsForLaunches();
  // An empty grid is not launched, and waits for nothing.
  isFirstLaunch &= numBlocks == 0;

  Block *body = &kernel.getBody().front();
  builder.setInsertionPointToStart(body);
  gpu::ReturnOp::create(builder);
  builder.setInsertionPointToStart(body);
  return kernel;
}

void GPULowering::beginKernel(ImplicitLocOpBuilder &builder) const {
  if (dependentLaunch && hasOneLaunch)
    emitWaitForLaunches(builder);
}

LaunchWait GPULowering::beginChunk(ImplicitLocOpBuilder &builder,
                                   StructuredOpInterface op,
                                   ValueRange addresses,
                                   Value parameter) const {
  if (dependentLaunch)
    emitLaunchDependents(builder);
  return LaunchWait(builder, op, addresses, parameter,
                    isDependent ? &written : nullptr);
}

Value stepfold::getVectorLength(ImplicitLocOpBuilder &builder,
                                const Chunk &chunk, StructuredOpInterface op,
                                int64_t width) {
  AccessShape shape = {static_cast<unsigned>(width), kMaxAccessBytes};
  Value misaligned = createInt(builder, 64, 0);
  for (auto [stream, blockSize, argument] : llvm::zip(
           chunk.streams, chunk.blockSizes, op.getBlock()->getArguments())) {
    if (blockSize != 1)
      continue; // One element at a time is accessed.
    // The address of a parameter stands for that of a chunk, which is a
    // multiple of a vector behind it.
    Value address =
        LLVM::PtrToIntOp::create(builder, builder.getI64Type(), stream);
    int64_t mask = shape.getAlignment(argument.getType()) - 1;
    misaligned = arith::OrIOp::create(
        builder, misaligned,
        arith::AndIOp::create(builder, address, createInt(builder, 64, mask)));
  }
  Value isAligned = arith::CmpIOp::create(
      builder, arith::CmpIPredicate::eq, misaligned, createInt(builder, 64, 0));
  Value whole = arith::AndIOp::create(builder, chunk.length,
                                      createInt(builder, 32, -width));
  return arith::SelectOp::create(builder, isAligned, whole,
                                 createInt(builder, 32, 0));
}
