//===- GPUForeachParameter.cpp - Kernels over parameters -----------------===//

#include "GPUBuilders.h"
#include "GPULowering.h"

#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Combines this thread's partial sums, `first + thread`,
/// `first + thread + 256`, ... below `last`, in f64.
static Value combinePartials(ImplicitLocOpBuilder &builder, Combiner combiner,
                             Type type, Value partials, Value firstPartial,
                             Value first, Value last, Value thread) {
  Type f64 = builder.getF64Type();
  auto loop = scf::ForOp::create(
      builder, arith::AddIOp::create(builder, first, thread), last,
      createInt(builder, 32, kReductionPartialLanes),
      ValueRange{createStart(builder, combiner, f64)},
      [&](OpBuilder &inner, Location loc, Value chunk, ValueRange old) {
        ImplicitLocOpBuilder body(loc, inner);
        Value position = arith::AddIOp::create(
            body, firstPartial,
            arith::ExtUIOp::create(body, body.getI64Type(), chunk));
        Value partial = loadElement(body, type, partials, position);
        if (type != f64)
          partial = arith::ExtFOp::create(body, f64, partial);
        scf::YieldOp::create(body,
                             createCombined(body, combiner, old[0], partial));
      });
  return loop.getResult(0);
}

static_assert(kReductionThreads == kReductionPartialLanes,
              "kernels over parameters have one block size");

int64_t GPULowering::countBlocks(const ParameterKernel &kernel) {
  // With sums, a block finishes those of one parameter; without, each thread
  // takes a parameter.
  return kernel.sums.empty()
             ? llvm::divideCeil(kernel.numParameters, kReductionThreads)
             : kernel.numParameters;
}

void GPULowering::lowerParameterKernels(ArrayRef<ParameterKernel> kernels,
                                        StringRef name, ValueRange arguments) {
  ImplicitLocOpBuilder builder(host.getLoc(), host.getContext());
  SmallVector<int64_t> sizes;
  size_t maxSums = 0;
  for (const ParameterKernel &kernel : kernels) {
    sizes.push_back(countBlocks(kernel));
    maxSums = std::max(maxSums, kernel.sums.size());
  }
  SmallVector<MemRefType> buffers(
      maxSums,
      getWorkgroupType(builder, kReductionPartialLanes, builder.getF64Type()));
  gpu::GPUFuncOp function =
      createKernel(builder, name, arguments,
                   std::accumulate(sizes.begin(), sizes.end(), int64_t(0)),
                   kReductionThreads, buffers);
  if (dependentLaunch)
    emitLaunchDependents(builder);
  ParameterBlock block = {
      function.getArguments().take_front(arguments.size()),
      SmallVector<Value>(function.getWorkgroupAttributions()),
      getThreadIndex(builder)};
  emitSelected(builder, sizes, getBlockIndex(builder),
               [&](ImplicitLocOpBuilder &body, size_t part, Value index) {
                 if (kernels[part].sums.empty())
                   emitParameters(body, kernels[part], block, index);
                 else
                   emitSumsOfParameter(body, kernels[part], block, index);
               });
}

void GPULowering::emitParameters(ImplicitLocOpBuilder &builder,
                                 const ParameterKernel &kernel,
                                 const ParameterBlock &block, Value index) {
  Value first = arith::MulIOp::create(
      builder, index, createInt(builder, 64, kReductionThreads));
  Value parameter = arith::AddIOp::create(
      builder, first,
      arith::IndexCastOp::create(builder, builder.getI64Type(), block.thread));
  Value isInRange =
      isLess(builder, parameter, createInt(builder, 64, kernel.numParameters));
  createIf(builder, isInRange, [&](ImplicitLocOpBuilder &body) {
    function_ref<void(ImplicitLocOpBuilder &)> wait = nullptr;
    if (isDependent)
      wait = emitWaitForLaunches;
    emitParameter(body, kernel, block.arguments, /*sums=*/{}, parameter, wait);
  });
}

void GPULowering::emitSumsOfParameter(ImplicitLocOpBuilder &builder,
                                      const ParameterKernel &kernel,
                                      const ParameterBlock &block,
                                      Value parameter) {
  if (isDependent)
    emitWaitForLaunches(builder);
  ArrayRef<Value> buffers =
      ArrayRef(block.buffers).take_front(kernel.sums.size());
  Value lane = toInt32(builder, block.thread);
  for (auto [sum, buffer] : llvm::zip_equal(kernel.sums, buffers)) {
    Value offsets = block.arguments[sum.offsets];
    Value first =
        loadElement(builder, builder.getI32Type(), offsets, parameter);
    Value last = loadElement(builder, builder.getI32Type(), offsets,
                             addInt(builder, parameter, 1));
    Value total = combinePartials(
        builder, sum.combiner, sum.type, block.arguments[sum.partials],
        createInt(builder, 64, sum.firstPartial), first, last, lane);
    memref::StoreOp::create(builder, total, buffer, ValueRange{block.thread});
  }
  for (int64_t lanes = kReductionPartialLanes / 2; lanes >= 1; lanes /= 2) {
    gpu::BarrierOp::create(builder);
    Value isLower = isLess(builder, block.thread, createIndex(builder, lanes));
    createIf(builder, isLower, [&](ImplicitLocOpBuilder &body) {
      Value other =
          arith::AddIOp::create(body, block.thread, createIndex(body, lanes));
      for (auto [sum, buffer] : llvm::zip_equal(kernel.sums, buffers)) {
        Value low =
            memref::LoadOp::create(body, buffer, ValueRange{block.thread});
        Value high = memref::LoadOp::create(body, buffer, ValueRange{other});
        memref::StoreOp::create(body,
                                createCombined(body, sum.combiner, low, high),
                                buffer, ValueRange{block.thread});
      }
    });
  }
  Value zero = createIndex(builder, 0);
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        block.thread, zero);
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    SmallVector<Value> sums;
    for (auto [sum, buffer] : llvm::zip_equal(kernel.sums, buffers)) {
      Value total = memref::LoadOp::create(body, buffer, ValueRange{zero});
      if (sum.type != total.getType())
        total = arith::TruncFOp::create(body, sum.type, total);
      sums.push_back(total);
    }
    emitParameter(body, kernel, block.arguments, sums, parameter);
  });
}
