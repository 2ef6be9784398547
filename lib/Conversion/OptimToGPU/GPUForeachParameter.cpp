//===- GPUForeachParameter.cpp - Kernels over parameters -----------------===//

#include "GPUBuilders.h"
#include "GPULowering.h"

#include "stepfold/Analysis/IndependentOuts.h"
#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Combines this thread's partial sums, `first + thread`,
/// `first + thread + 256`, ... below `last`: in f64, or exactly.
static Value combinePartials(ImplicitLocOpBuilder &builder, Combiner combiner,
                             Type type, Value partials, Value first, Value last,
                             Value thread) {
  Type sumType = combiner == Combiner::Exact ? type : builder.getF64Type();
  auto loop = scf::ForOp::create(
      builder, arith::AddIOp::create(builder, first, thread), last,
      createInt(builder, 32, kReductionPartialLanes),
      ValueRange{createStart(builder, combiner, sumType)},
      [&](OpBuilder &inner, Location loc, Value chunk, ValueRange old) {
        ImplicitLocOpBuilder body(loc, inner);
        Value partial = loadElement(body, type, partials, toInt64(body, chunk));
        if (type != sumType)
          partial = arith::ExtFOp::create(body, sumType, partial);
        scf::YieldOp::create(body,
                             createCombined(body, combiner, old[0], partial));
      });
  return loop.getResult(0);
}

/// Returns how many values the lanes of `sums` have.
static size_t countLaneValues(ArrayRef<UnfinishedSum> sums) {
  size_t count = 0;
  for (const UnfinishedSum &sum : sums)
    count += sum.combiner == Combiner::Exact ? kExactWords : 1;
  return count;
}

/// Appends what a lane has of a sum: each word of an exact one.
static void appendLaneValues(ImplicitLocOpBuilder &builder,
                             const UnfinishedSum &sum, Value total,
                             SmallVectorImpl<GPULowering::LaneValue> &values) {
  if (sum.combiner != Combiner::Exact) {
    values.push_back({sum.combiner, total});
    return;
  }
  for (Value word : splitWords(builder, total))
    values.push_back({sum.combiner, word});
}

/// Takes the total of a sum from the front of `values`.
static Value takeTotal(ImplicitLocOpBuilder &builder, const UnfinishedSum &sum,
                       ArrayRef<GPULowering::LaneValue> &values) {
  if (sum.combiner != Combiner::Exact) {
    Value total = values.front().value;
    values = values.drop_front();
    return sum.type == total.getType()
               ? total
               : arith::TruncFOp::create(builder, sum.type, total).getResult();
  }
  SmallVector<Value> words;
  for (const GPULowering::LaneValue &own : values.take_front(kExactWords))
    words.push_back(own.value);
  values = values.drop_front(kExactWords);
  return createNormalized(builder, words);
}

/// Into so many groups, the threads of a block divide into whole warps.
static constexpr size_t kMaxOutGroups = 4;

/// Buffers that fit into the shared memory of a block, each for the lanes of a
/// sum, in f64.
static constexpr size_t kMaxSumBuffers =
    kMaxSharedBytes / (kReductionPartialLanes * sizeof(double));

static_assert(kReductionThreads == kReductionPartialLanes,
              "kernels over parameters have one block size");

/// The last partial sums of a parameter are in this lane or one before it: the
/// lanes behind it are empty for all parameters, and take no threads.
int64_t GPULowering::countLanes(const ParameterKernel &kernel) {
  int64_t numPartials = 1;
  for (const UnfinishedSum &sum : kernel.sums)
    numPartials = std::max(numPartials, sum.maxPartials);
  return std::min<int64_t>(llvm::PowerOf2Ceil(numPartials),
                           kReductionPartialLanes);
}

/// A kernel that waits for earlier launches computes during the wait, which is
/// longer.
GPULowering::OutGroups
GPULowering::groupOuts(const ParameterKernel &kernel) const {
  if (!kernel.op || !kernel.sums.empty() || waitsForLaunches())
    return {{}};
  return groupIndependentOuts(kernel.op, kMaxOutGroups);
}

void GPULowering::lowerParameterKernels(ArrayRef<ParameterKernel> kernels,
                                        StringRef name, ValueRange arguments) {
  ImplicitLocOpBuilder builder(host.getLoc(), host.getContext());
  SmallVector<int64_t> sizes;
  SmallVector<OutGroups> groups;
  size_t maxSums = 0;
  for (const ParameterKernel &kernel : kernels) {
    groups.push_back(groupOuts(kernel));
    int64_t numLanes = countLanes(kernel);
    int64_t numThreads = numLanes * llvm::PowerOf2Ceil(groups.back().size());
    sizes.push_back(
        llvm::divideCeil(kernel.numParameters, kReductionThreads / numThreads));
    if (numLanes > 1)
      maxSums = std::max(maxSums, countLaneValues(kernel.sums));
  }
  SmallVector<MemRefType> buffers(
      std::min(maxSums, kMaxSumBuffers),
      getWorkgroupType(builder, kReductionPartialLanes, builder.getF64Type()));
  gpu::GPUFuncOp function =
      createKernel(builder, name, arguments,
                   std::accumulate(sizes.begin(), sizes.end(), int64_t(0)),
                   kReductionThreads, buffers);
  // The L2 cache loads the operands during the wait. The kernel reads none.
  if (dependentLaunch && hasOneLaunch)
    for (auto [argument, value] : llvm::zip(function.getArguments(), arguments))
      if (value.getDefiningOp<AddressOp>())
        emitPrefetch(builder, argument);
  beginKernel(builder);
  if (dependentLaunch)
    emitLaunchDependents(builder);
  ParameterBlock block = {
      function.getArguments().take_front(arguments.size()),
      SmallVector<Value>(function.getWorkgroupAttributions()),
      getThreadIndex(builder)};
  emitSelected(builder, sizes, getBlockIndex(builder),
               [&](ImplicitLocOpBuilder &body, size_t part, Value index) {
                 if (groups[part].size() == 1)
                   emitParameters(body, kernels[part], block, index);
                 else
                   emitOutGroups(body, kernels[part], block, index,
                                 groups[part]);
               });
}

void GPULowering::emitOutGroups(ImplicitLocOpBuilder &builder,
                                const ParameterKernel &kernel,
                                const ParameterBlock &block, Value index,
                                const OutGroups &groups) {
  int64_t numParameters = kReductionThreads / llvm::PowerOf2Ceil(groups.size());
  static_assert(kReductionThreads / kMaxOutGroups >= kWarpSize,
                "the threads of a warp compute the same group");
  Value size = createInt(builder, 64, numParameters);
  Value thread =
      arith::IndexCastOp::create(builder, builder.getI64Type(), block.thread);
  Value parameter = arith::AddIOp::create(
      builder, arith::MulIOp::create(builder, index, size),
      arith::RemUIOp::create(builder, thread, size));
  Value group = arith::DivUIOp::create(builder, thread, size);
  Value last = createInt(builder, 64, kernel.numParameters - 1);
  Value isInRange = arith::CmpIOp::create(builder, arith::CmpIPredicate::ule,
                                          parameter, last);
  // Threads behind the last parameter take part in the barrier.
  ParameterAccess access(builder, kernel, block.arguments, /*sums=*/{},
                         arith::MinUIOp::create(builder, parameter, last));
  access.load(builder, /*hasWaited=*/true);
  // A thread may read what that of another group writes.
  gpu::BarrierOp::create(builder);
  for (size_t number = 0; number < groups.size(); ++number) {
    ArrayRef<unsigned> outs = groups[number];
    Value isHere = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                         group, createInt(builder, 64, number));
    createIf(builder, arith::AndIOp::create(builder, isHere, isInRange),
             [&](ImplicitLocOpBuilder &inner) {
               SpecializedBody body(kernel.op, outs);
               BodyInliner inliner(body, /*width=*/1);
               access.inlineReady(inner, inliner);
               access.store(inner, inliner.getYielded());
             });
  }
}

void GPULowering::emitParameters(ImplicitLocOpBuilder &builder,
                                 const ParameterKernel &kernel,
                                 const ParameterBlock &block, Value index) {
  int64_t numLanes = countLanes(kernel);
  int64_t numParameters = kReductionThreads / numLanes;
  Value thread =
      arith::IndexCastOp::create(builder, builder.getI64Type(), block.thread);
  Value parameter = arith::AddIOp::create(
      builder,
      arith::MulIOp::create(builder, index,
                            createInt(builder, 64, numParameters)),
      arith::DivUIOp::create(builder, thread,
                             createInt(builder, 64, numLanes)));
  Value lane =
      arith::RemUIOp::create(builder, thread, createInt(builder, 64, numLanes));
  Value last = createInt(builder, 64, kernel.numParameters - 1);
  function_ref<void(ImplicitLocOpBuilder &)> wait = nullptr;
  if (isDependent)
    wait = emitWaitForLaunches;
  SmallVector<Value> sums;
  if (!kernel.sums.empty()) {
    if (wait)
      wait(builder);
    wait = nullptr;
    // Threads behind the last parameter take part in barriers.
    Value existing = arith::MinUIOp::create(builder, parameter, last);
    sums = emitSums(builder, kernel, block, existing, lane, numLanes);
  }
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, lane,
                                        createInt(builder, 64, 0));
  Value isInRange = arith::CmpIOp::create(builder, arith::CmpIPredicate::ule,
                                          parameter, last);
  createIf(builder, arith::AndIOp::create(builder, isFirst, isInRange),
           [&](ImplicitLocOpBuilder &body) {
             emitParameter(body, kernel, block.arguments, sums, parameter,
                           wait);
           });
}

SmallVector<Value> GPULowering::emitSums(ImplicitLocOpBuilder &builder,
                                         const ParameterKernel &kernel,
                                         const ParameterBlock &block,
                                         Value parameter, Value lane,
                                         int64_t numLanes) {
  Value lane32 = arith::TruncIOp::create(builder, builder.getI32Type(), lane);
  SmallVector<Value> totals;
  for (const UnfinishedSum &sum : kernel.sums) {
    Value offsets = block.arguments[sum.offsets];
    Value first =
        loadElement(builder, builder.getI32Type(), offsets, parameter);
    Value last = loadElement(builder, builder.getI32Type(), offsets,
                             addInt(builder, parameter, 1));
    totals.push_back(combinePartials(builder, sum.combiner, sum.type,
                                     block.arguments[sum.partials], first, last,
                                     lane32));
  }
  size_t numBuffers = block.buffers.size();
  SmallVector<LaneValue> values;
  for (auto [sum, total] : llvm::zip_equal(kernel.sums, totals))
    appendLaneValues(builder, sum, total, values);
  for (size_t i = 0; numLanes > 1 && i < values.size(); i += numBuffers) {
    // The first lanes may still read the buffers.
    if (i != 0)
      gpu::BarrierOp::create(builder);
    size_t count = std::min(numBuffers, values.size() - i);
    combineTotals(builder, block, lane, numLanes,
                  MutableArrayRef(values).slice(i, count));
  }
  ArrayRef<LaneValue> left = values;
  for (auto [sum, total] : llvm::zip_equal(kernel.sums, totals))
    total = takeTotal(builder, sum, left);
  return totals;
}

void GPULowering::combineTotals(ImplicitLocOpBuilder &builder,
                                const ParameterBlock &block, Value lane,
                                int64_t numLanes,
                                MutableArrayRef<LaneValue> values) {
  ArrayRef<Value> buffers = ArrayRef(block.buffers).take_front(values.size());
  auto store = [&](ImplicitLocOpBuilder &body, Value value, Value buffer) {
    Type f64 = body.getF64Type();
    if (value.getType() != f64)
      value = arith::BitcastOp::create(body, f64, value);
    memref::StoreOp::create(body, value, buffer, ValueRange{block.thread});
  };
  auto load = [](ImplicitLocOpBuilder &body, const LaneValue &own, Value buffer,
                 Value thread) -> Value {
    Value value = memref::LoadOp::create(body, buffer, ValueRange{thread});
    Type type = own.value.getType();
    return type == value.getType()
               ? value
               : arith::BitcastOp::create(body, type, value).getResult();
  };
  for (auto [own, buffer] : llvm::zip_equal(values, buffers))
    store(builder, own.value, buffer);
  for (int64_t lanes = numLanes / 2; lanes >= 1; lanes /= 2) {
    gpu::BarrierOp::create(builder);
    Value isLower = isLess(builder, lane, createInt(builder, 64, lanes));
    createIf(builder, isLower, [&](ImplicitLocOpBuilder &body) {
      Value other =
          arith::AddIOp::create(body, block.thread, createIndex(body, lanes));
      for (auto [own, buffer] : llvm::zip_equal(values, buffers)) {
        Value low = load(body, own, buffer, block.thread);
        Value high = load(body, own, buffer, other);
        store(body, createCombined(body, own.combiner, low, high), buffer);
      }
    });
  }
  for (auto [own, buffer] : llvm::zip_equal(values, buffers))
    own.value = load(builder, own, buffer, block.thread);
}
