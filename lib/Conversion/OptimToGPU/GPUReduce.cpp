//===- GPUReduce.cpp - Kernels that reduce --------------------------------===//

#include "GPUBuilders.h"
#include "GPUChunkSum.h"
#include "GPULowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static_assert(kVectorsPerRound == 2,
              "the first step of the tree over lanes is within a thread");
static_assert(kReductionThreads * kAccessWidth * sizeof(double) <=
                  kMaxSharedBytes,
              "a block has a buffer for the lanes of one sum");
static_assert(kExactChunk / kReductionThreads <= kMaxPieces,
              "an i32 has the sum of a thread's pieces");
static_assert(kReductionThreads > 2,
              "sums share the buffer because their trees have several steps");

/// Combines the lanes of all threads by the halving tree; thread `t` holds
/// lanes 4t to 4t + 3 of 1,024. The first thread returns the sum.
///
/// Each step has its own part of the buffer, so that one barrier a step is
/// enough, for all sums of a block one after the other: a barrier of another
/// step stands between what one sum reads in a part and what the next one
/// writes there.
static Value combineLanes(ImplicitLocOpBuilder &builder, Combiner combiner,
                          Value lanes, Value thread, Value buffer) {
  auto type = cast<VectorType>(lanes.getType());
  Value sum = lanes;
  int64_t part = 0;
  for (int64_t threads = kReductionThreads / 2; threads >= 1; threads /= 2) {
    int64_t base = (part - threads) * kAccessWidth;
    auto address = [&](ImplicitLocOpBuilder &body, int64_t offset) -> Value {
      Value scaled =
          arith::MulIOp::create(body, thread, createIndex(body, kAccessWidth));
      return arith::AddIOp::create(body, scaled, createIndex(body, offset));
    };
    Value isUpper = isLess(builder, createIndex(builder, threads - 1), thread);
    Value isUsed = arith::AndIOp::create(
        builder, isUpper,
        isLess(builder, thread, createIndex(builder, 2 * threads)));
    createIf(builder, isUsed, [&](ImplicitLocOpBuilder &body) {
      vector::StoreOp::create(body, sum, buffer,
                              ValueRange{address(body, base)});
    });
    gpu::BarrierOp::create(builder);
    Value isLower = isLess(builder, thread, createIndex(builder, threads));
    auto emitSum = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      Value other = vector::LoadOp::create(
          body, type, buffer,
          ValueRange{address(body, base + threads * kAccessWidth)});
      scf::YieldOp::create(body, createCombined(body, combiner, sum, other));
    };
    auto keepSum = [&](OpBuilder &inner, Location loc) {
      scf::YieldOp::create(inner, loc, sum);
    };
    sum = scf::IfOp::create(builder, isLower, emitSum, keepSum).getResult(0);
    part += threads;
  }
  auto lane = [&](int64_t index) -> Value {
    return vector::ExtractOp::create(builder, sum, ArrayRef<int64_t>{index});
  };
  Value even = createCombined(builder, combiner, lane(0), lane(2));
  Value odd = createCombined(builder, combiner, lane(1), lane(3));
  return createCombined(builder, combiner, even, odd);
}

/// Returns the buffers that the threads of a block share: the words of each
/// exact sum, and one for the lanes of all other sums.
static SmallVector<MemRefType> getWorkgroupTypes(ImplicitLocOpBuilder &builder,
                                                 ReduceOp op) {
  SmallVector<MemRefType> words, lanes;
  for (unsigned index = 0; index < op.getNumSums(); ++index) {
    Type type = getStreamElementType(op.getOuts()[index][0].getType());
    if (getCombiner(op, index) == Combiner::Exact)
      words.push_back(BlockExactSum::getWordsType(builder));
    else
      lanes = {
          getWorkgroupType(builder, kReductionThreads * kAccessWidth, type)};
  }
  llvm::append_range(words, lanes);
  return words;
}

static SmallVector<SumOutput> getOutputs(ImplicitLocOpBuilder &builder,
                                         ReduceOp op, Value thread,
                                         ArrayRef<BlockArgument> workgroup) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<SumOutput> outputs;
  for (unsigned index = 0; index < op.getNumSums(); ++index) {
    Value yielded = structured.getYieldedValues()[index];
    SumOutput output = {getCombiner(op, index), yielded.getType(),
                        std::nullopt};
    if (output.combiner == Combiner::Exact) {
      output.exact.emplace(thread, workgroup.front(),
                           ContributionTraits::get(yielded));
      workgroup = workgroup.drop_front();
    }
    outputs.push_back(output);
  }
  return outputs;
}

void GPULowering::lowerPartialSums(ReduceOp op, StringRef name,
                                   ValueRange arguments, int64_t numChunks) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  gpu::GPUFuncOp kernel =
      createKernel(builder, name, arguments, numChunks, kReductionThreads,
                   getWorkgroupTypes(builder, op));
  beginKernel(builder);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  ArrayRef<BlockArgument> workgroup = kernel.getWorkgroupAttributions();
  Value block = getBlockIndex(builder);
  Value thread = getThreadIndex(builder);
  SmallVector<SumOutput> outputs = getOutputs(builder, op, thread, workgroup);
  SmallVector<Type> accumulatorTypes;
  for (const SumOutput &output : outputs) {
    if (output.exact)
      output.exact->clear(builder);
    accumulatorTypes.append(output.getNumValues(),
                            output.exact
                                ? builder.getI32Type()
                                : getAccessType(output.type, kAccessWidth));
  }
  if (hasExactSum(outputs)) {
    gpu::BarrierOp::create(builder);
    // LLVM would take more registers, and the loads of few threads do not hide
    // the latency of memory.
    if (structured.getElementStreams().size() == 1)
      kernel->setAttr("nvvm.minctasm", builder.getI32IntegerAttr(
                                           kExactThreads / kReductionThreads));
  }
  Chunk chunk = loadChunk(builder, structured, parameters, block);
  LaunchWait wait =
      beginChunk(builder, structured, parameters.drop_front(2 + outputs.size()),
                 chunk.parameter);
  Value vectorLength = getVectorLength(builder, chunk, structured);
  Value thread32 = toInt32(builder, thread);
  SmallVector<Value> sums = branchOnFlags(
      builder, structured, wait.getSettings(), accumulatorTypes,
      [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
        return emitChunkSum(inner, body, outputs, chunk, wait, vectorLength,
                            thread32);
      });

  SmallVector<Value> totals;
  ArrayRef<Value> own = sums;
  for (const SumOutput &output : outputs) {
    ArrayRef<Value> values = own.take_front(output.getNumValues());
    own = own.drop_front(values.size());
    if (output.exact) {
      output.exact->finish(builder, values);
      totals.push_back({});
      continue;
    }
    Value lanes =
        createCombined(builder, output.combiner, values[0], values[1]);
    totals.push_back(combineLanes(builder, output.combiner, lanes, thread,
                                  workgroup.back()));
  }
  if (hasExactSum(outputs))
    gpu::BarrierOp::create(builder);
  for (const SumOutput &output : outputs)
    if (output.exact)
      output.exact->combineWarps(builder);
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        thread, createIndex(builder, 0));
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    for (auto [output, total, partials] :
         llvm::zip_equal(outputs, totals, parameters.slice(2, outputs.size())))
      storeElement(body, output.exact ? output.exact->load(body) : total,
                   partials, block);
  });
}
