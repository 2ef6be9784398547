//===- GPUReduce.cpp - Kernels that reduce --------------------------------===//

#include "GPUBuilders.h"
#include "GPUExactSum.h"
#include "GPULowering.h"

#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"

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

/// Values of a thread for each output: the lanes of each of its vectors, or all
/// its contributions to an exact sum.
using Accumulators = SmallVector<Value>;

/// An output of a reduction.
struct Output {
  Combiner combiner;
  /// Type of a contribution.
  Type type;
  /// The words of the block, and memory of the thread for its contributions.
  /// Null unless the sum is exact.
  Value words, array;
  ContributionTraits traits;

  bool isExact() const { return combiner == Combiner::Exact; }
  /// The number of its vectors among the accumulators.
  unsigned getNumVectors() const {
    return isExact() ? kRounds * kVectorsPerRound : kVectorsPerRound;
  }
};

/// Writes the sum of a chunk's contributions, lane by lane, and the update of
/// its elements, each of which is one lane's.
class ChunkSum {
public:
  ChunkSum(const SpecializedBody &body, ArrayRef<Output> outputs,
           const Chunk &chunk, const LaunchWait &wait, Value vectorLength,
           Value thread)
      : body(body), outputs(outputs), chunk(chunk), wait(wait),
        vectorLength(vectorLength), thread(thread) {}

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
        add(whole, index, update.finish(whole, settings), sums);
      scf::YieldOp::create(whole, sums);
    };
    auto emitEdge = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder edge(loc, inner);
      scf::YieldOp::create(edge, emitRounds(edge, wait.emit(edge)));
    };
    auto branch = scf::IfOp::create(builder, isWhole, emitWhole, emitEdge);
    return Accumulators(branch.getResults());
  }

private:
  /// For each output `width` contributions that change nothing.
  SmallVector<Value> createEmpty(ImplicitLocOpBuilder &builder,
                                 unsigned width) {
    SmallVector<Value> starts;
    for (const Output &output : outputs)
      starts.push_back(createStart(
          builder, output.isExact() ? Combiner::Sum : output.combiner,
          getAccessType(output.type, width)));
    return starts;
  }

  Accumulators createStarts(ImplicitLocOpBuilder &builder) {
    Accumulators sums;
    for (auto [output, start] :
         llvm::zip_equal(outputs, createEmpty(builder, kAccessWidth)))
      sums.append(output.getNumVectors(), start);
    return sums;
  }

  /// Adds a chunk that is not whole, round by round. A loop cannot choose among
  /// registers: contributions to exact sums are in memory of the thread until
  /// it has ended.
  Accumulators emitRounds(ImplicitLocOpBuilder &builder,
                          const ChunkSettings &settings) {
    Accumulators lanes;
    auto getVector = [](ImplicitLocOpBuilder &inner, unsigned vector) {
      return createInt(inner, 32, vector * kAccessWidth);
    };
    for (auto [output, start] :
         llvm::zip_equal(outputs, createEmpty(builder, kAccessWidth))) {
      if (!output.isExact()) {
        lanes.append(kVectorsPerRound, start);
        continue;
      }
      for (unsigned vector = 0; vector < output.getNumVectors(); ++vector)
        storeElements(builder, start, output.array, getVector(builder, vector),
                      kMaxAccessBytes);
    }
    auto loop = scf::ForOp::create(
        builder, createInt(builder, 32, 0), chunk.length,
        createInt(builder, 32, kReductionLanes), lanes,
        [&](OpBuilder &inner, Location loc, Value first, ValueRange old) {
          ImplicitLocOpBuilder round(loc, inner);
          Accumulators sums(old);
          for (int64_t vector = 0; vector < kVectorsPerRound; ++vector) {
            SmallVector<Value> contributions =
                computeEdge(round, settings, getOffset(round, first, vector));
            Value *sum = sums.begin() + vector;
            for (auto [output, contribution] :
                 llvm::zip_equal(outputs, contributions)) {
              if (output.isExact()) {
                // A round has as many contributions of all threads as lanes.
                Value place = arith::DivUIOp::create(
                    round, first, createInt(round, 32, kReductionThreads));
                storeElements(round, contribution, output.array,
                              addInt(round, place, vector * kAccessWidth),
                              kMaxAccessBytes);
                continue;
              }
              *sum = createCombined(round, output.combiner, *sum, contribution);
              sum += kVectorsPerRound;
            }
          }
          scf::YieldOp::create(round, sums);
        });
    Accumulators sums;
    ValueRange results = loop.getResults();
    for (const Output &output : outputs) {
      if (!output.isExact()) {
        llvm::append_range(sums, results.take_front(kVectorsPerRound));
        results = results.drop_front(kVectorsPerRound);
        continue;
      }
      for (unsigned vector = 0; vector < output.getNumVectors(); ++vector)
        sums.push_back(loadElements(builder, output.type, output.array,
                                    getVector(builder, vector), kAccessWidth,
                                    kMaxAccessBytes));
    }
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

  /// Adds the contributions of a vector of the chunk.
  void add(ImplicitLocOpBuilder &builder, int64_t vector,
           ArrayRef<Value> contributions, Accumulators &sums) {
    Value *own = sums.begin();
    for (auto [output, contribution] :
         llvm::zip_equal(outputs, contributions)) {
      Value &sum = own[vector % output.getNumVectors()];
      sum = output.isExact()
                ? contribution
                : createCombined(builder, output.combiner, sum, contribution);
      own += output.getNumVectors();
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
  ArrayRef<Output> outputs;
  const Chunk &chunk;
  const LaunchWait &wait;
  Value vectorLength;
  Value thread;
};

} // namespace

static_assert(kReductionThreads * kAccessWidth * sizeof(double) <=
                  kMaxSharedBytes,
              "a block has a buffer for the lanes of one sum");
static_assert(kReductionChunk / kReductionThreads <= kMaxPieces,
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

void GPULowering::lowerPartialSums(ReduceOp op, StringRef name,
                                   ValueRange arguments, int64_t numChunks) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  unsigned numSums = op.getNumSums();
  SmallVector<Output> outputs;
  SmallVector<MemRefType> buffers;
  SmallVector<Type> accumulatorTypes;
  for (unsigned index = 0; index < numSums; ++index) {
    Output output = {getCombiner(op, index),
                     getStreamElementType(op.getOuts()[index][0].getType())};
    if (output.isExact()) {
      output.type = builder.getF32Type();
      output.traits =
          ContributionTraits::get(structured.getYieldedValues()[index]);
      buffers.push_back(
          getWorkgroupType(builder, kExactWords, builder.getI64Type()));
    }
    accumulatorTypes.append(output.getNumVectors(),
                            getAccessType(output.type, kAccessWidth));
    outputs.push_back(output);
  }
  // All others have one buffer.
  size_t numExact = buffers.size();
  auto *rounded = llvm::find_if_not(
      outputs, [](const Output &output) { return output.isExact(); });
  if (rounded != outputs.end())
    buffers.push_back(getWorkgroupType(
        builder, kReductionThreads * kAccessWidth, rounded->type));
  gpu::GPUFuncOp kernel = createKernel(builder, name, arguments, numChunks,
                                       kReductionThreads, buffers);
  beginKernel(builder);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  ArrayRef<BlockArgument> workgroup = kernel.getWorkgroupAttributions();
  Value block = getBlockIndex(builder);
  Value thread = getThreadIndex(builder);
  for (Output &output : outputs) {
    if (!output.isExact())
      continue;
    output.words = workgroup.front();
    workgroup = workgroup.drop_front();
    output.array = createThreadArray(builder, output.type,
                                     kReductionChunk / kReductionThreads);
    clearExactSum(builder, thread, output.words);
  }
  Chunk chunk = loadChunk(builder, structured, parameters, block);
  LaunchWait wait = beginChunk(
      builder, structured, parameters.drop_front(2 + numSums), chunk.parameter);
  Value vectorLength = getVectorLength(builder, chunk, structured);
  Value thread32 = toInt32(builder, thread);
  Accumulators sums = branchOnFlags(
      builder, structured, wait.getSettings(), accumulatorTypes,
      [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
        return ChunkSum(body, outputs, chunk, wait, vectorLength, thread32)
            .emit(inner);
      });

  if (numExact != 0)
    gpu::BarrierOp::create(builder);
  SmallVector<Value> totals;
  ArrayRef<Value> own = sums;
  for (const Output &output : outputs) {
    ArrayRef<Value> vectors = own.take_front(output.getNumVectors());
    own = own.drop_front(vectors.size());
    if (output.isExact()) {
      addContributions(builder, vectors, thread, output.words, output.array,
                       output.traits);
      totals.push_back(output.words);
      continue;
    }
    Value lanes =
        createCombined(builder, output.combiner, vectors[0], vectors[1]);
    totals.push_back(combineLanes(builder, output.combiner, lanes, thread,
                                  workgroup.front()));
  }
  if (numExact != 0)
    gpu::BarrierOp::create(builder);
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        thread, createIndex(builder, 0));
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    for (auto [output, total, partials] :
         llvm::zip_equal(outputs, totals, parameters.slice(2, numSums)))
      storeElement(body, output.isExact() ? loadExactSum(body, total) : total,
                   partials, block);
  });
}
