//===- GPUReduce.cpp - Kernels that reduce --------------------------------===//

#include "GPUBuilders.h"
#include "GPULowering.h"

#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Vectors of a thread in one round over the lanes: lanes 4t.. and 1024 + 4t..
static constexpr int64_t kVectorsPerRound =
    kReductionLanes / (kReductionThreads * kAccessWidth);
/// Elements of a chunk that fall to one lane.
static constexpr int64_t kRounds = kReductionChunk / kReductionLanes;
static_assert(kVectorsPerRound == 2,
              "the first step of the tree over lanes is within a thread");

namespace {

/// Accumulators of a thread: for each output, the lanes of each of its vectors.
using Accumulators = SmallVector<Value>;

/// Writes the sum of a chunk's contributions, lane by lane, and the update of
/// its elements, each of which is one lane's.
class ChunkSum {
public:
  ChunkSum(const SpecializedBody &body, const Chunk &chunk,
           const LaunchWait &wait, Value vectorLength, Value thread)
      : body(body), chunk(chunk), wait(wait), vectorLength(vectorLength),
        thread(thread) {
    StructuredOpInterface op = body.getOp();
    for (unsigned output = 0; output < op.getNumSums(); ++output) {
      types.push_back(getStreamElementType(op.getOuts()[output][0].getType()));
      combiners.push_back(getCombiner(op, output));
    }
  }

  Accumulators emit(ImplicitLocOpBuilder &builder) {
    Value isWhole =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, vectorLength,
                              createInt(builder, 32, kReductionChunk));
    auto emitWhole = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder whole(loc, inner);
      Accumulators sums = createStarts(whole);
      SmallVector<ElementUpdate> updates;
      for (int64_t round = 0; round < kRounds; ++round)
        for (int64_t vector = 0; vector < kVectorsPerRound; ++vector)
          updates.emplace_back(
              body, chunk,
              getOffset(whole, createInt(whole, 32, round * kReductionLanes),
                        vector),
              kVectorShape);
      // The first round is loaded at once. More take too many registers.
      auto firstRound = MutableArrayRef(updates).take_front(kVectorsPerRound);
      for (ElementUpdate &update : firstRound)
        wait.loadReady(whole, update);
      ChunkSettings settings = wait.emit(whole);
      for (ElementUpdate &update : firstRound)
        update.load(whole);
      for (auto [index, update] : llvm::enumerate(updates))
        add(whole, index % kVectorsPerRound, update.finish(whole, settings),
            sums);
      scf::YieldOp::create(whole, sums);
    };
    auto emitEdge = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder edge(loc, inner);
      ChunkSettings settings = wait.emit(edge);
      auto loop = scf::ForOp::create(
          edge, createInt(edge, 32, 0), chunk.length,
          createInt(edge, 32, kReductionLanes), createStarts(edge),
          [&](OpBuilder &inner, Location loc, Value first, ValueRange old) {
            ImplicitLocOpBuilder round(loc, inner);
            Accumulators sums(old);
            for (int64_t vector = 0; vector < kVectorsPerRound; ++vector)
              add(round, vector,
                  computeEdge(round, settings, getOffset(round, first, vector)),
                  sums);
            scf::YieldOp::create(round, sums);
          });
      scf::YieldOp::create(edge, loop.getResults());
    };
    auto branch = scf::IfOp::create(builder, isWhole, emitWhole, emitEdge);
    return Accumulators(branch.getResults());
  }

private:
  /// For each output `width` lanes without elements.
  SmallVector<Value> createEmpty(ImplicitLocOpBuilder &builder,
                                 unsigned width) {
    SmallVector<Value> starts;
    for (auto [type, combiner] : llvm::zip_equal(types, combiners))
      starts.push_back(
          createStart(builder, combiner, getAccessType(type, width)));
    return starts;
  }

  Accumulators createStarts(ImplicitLocOpBuilder &builder) {
    Accumulators sums;
    for (Value start : createEmpty(builder, kAccessWidth))
      sums.append(kVectorsPerRound, start);
    return sums;
  }

  /// The first element of a vector of this thread, in the round that begins at
  /// element `first`.
  Value getOffset(ImplicitLocOpBuilder &builder, Value first, int64_t vector) {
    Value lane = arith::MulIOp::create(builder, thread,
                                       createInt(builder, 32, kAccessWidth));
    lane = addInt(builder, lane, vector * kReductionThreads * kAccessWidth);
    return arith::AddIOp::create(builder, first, lane);
  }

  /// Adds contributions to the lanes of a vector.
  void add(ImplicitLocOpBuilder &builder, int64_t vector,
           ArrayRef<Value> contributions, Accumulators &sums) {
    for (auto [output, contribution] : llvm::enumerate(contributions)) {
      Value &sum = sums[output * kVectorsPerRound + vector];
      sum = createCombined(builder, combiners[output], sum, contribution);
    }
  }

  /// The contributions of a vector, of which elements beyond the chunk's length
  /// change no lane.
  SmallVector<Value> computeEdge(ImplicitLocOpBuilder &builder,
                                 const ChunkSettings &settings, Value offset) {
    auto emitVector = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder whole(loc, inner);
      scf::YieldOp::create(whole,
                           ElementUpdate(body, chunk, offset, kVectorShape)
                               .finish(whole, settings));
    };
    auto emitElements = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      SmallVector<Value> vectors = createEmpty(body, kAccessWidth);
      for (int64_t i = 0; i < kAccessWidth; ++i) {
        SmallVector<Value> elements =
            computeElement(body, settings, addInt(body, offset, i));
        for (auto [vector, element] : llvm::zip(vectors, elements))
          vector = vector::InsertOp::create(body, element, vector,
                                            ArrayRef<int64_t>{i});
      }
      scf::YieldOp::create(body, vectors);
    };
    auto branch =
        scf::IfOp::create(builder, isLess(builder, offset, vectorLength),
                          emitVector, emitElements);
    return SmallVector<Value>(branch.getResults());
  }

  SmallVector<Value> computeElement(ImplicitLocOpBuilder &builder,
                                    const ChunkSettings &settings,
                                    Value offset) {
    auto emitElement = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder element(loc, inner);
      scf::YieldOp::create(
          element, ElementUpdate(body, chunk, offset, {1, kMaxAccessBytes})
                       .finish(element, settings));
    };
    auto emitNothing = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      scf::YieldOp::create(body, createEmpty(body, /*width=*/1));
    };
    auto branch =
        scf::IfOp::create(builder, isLess(builder, offset, chunk.length),
                          emitElement, emitNothing);
    return SmallVector<Value>(branch.getResults());
  }

  static constexpr AccessShape kVectorShape = {kAccessWidth, kMaxAccessBytes};

  const SpecializedBody &body;
  const Chunk &chunk;
  const LaunchWait &wait;
  Value vectorLength;
  Value thread;
  SmallVector<Type> types;
  SmallVector<Combiner> combiners;
};

} // namespace

static_assert(kReductionThreads * kAccessWidth * sizeof(double) <=
                  kMaxSharedBytes,
              "a block has a buffer for the lanes of one sum");
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

void GPULowering::lowerPartialSums(ReduceOp op, StringRef name,
                                   ValueRange arguments, int64_t numChunks) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  unsigned numSums = op.getNumSums();
  Type type = getStreamElementType(op.getOuts()[0][0].getType());
  MemRefType bufferType =
      getWorkgroupType(builder, kReductionThreads * kAccessWidth, type);
  gpu::GPUFuncOp kernel = createKernel(builder, name, arguments, numChunks,
                                       kReductionThreads, bufferType);
  beginKernel(builder);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  Value block = getBlockIndex(builder);
  Chunk chunk = loadChunk(builder, structured, parameters, block);
  LaunchWait wait = beginChunk(builder, structured, parameters.drop_front(3),
                               chunk.parameter);
  Value vectorLength = getVectorLength(builder, chunk, structured);
  Value thread = getThreadIndex(builder);
  Value thread32 = toInt32(builder, thread);
  SmallVector<Type> sumTypes(numSums * kVectorsPerRound,
                             getAccessType(type, kAccessWidth));
  Accumulators sums = branchOnFlags(
      builder, structured, wait.getSettings(), sumTypes,
      [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
        return ChunkSum(body, chunk, wait, vectorLength, thread32).emit(inner);
      });

  SmallVector<Value> totals;
  for (unsigned output = 0; output < numSums; ++output) {
    Combiner combiner = getCombiner(op, output);
    Value lanes = createCombined(builder, combiner, sums[2 * output],
                                 sums[2 * output + 1]);
    totals.push_back(combineLanes(builder, combiner, lanes, thread,
                                  kernel.getWorkgroupAttributions().front()));
  }
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        thread, createIndex(builder, 0));
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    for (auto [output, total] : llvm::enumerate(totals))
      storeElement(body, total, parameters[2],
                   addInt(body, block, output * numChunks));
  });
}
