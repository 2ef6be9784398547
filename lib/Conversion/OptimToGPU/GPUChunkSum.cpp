//===- GPUChunkSum.cpp - Sums of a chunk, of one thread -------------------===//

#include "GPUChunkSum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Rounds of a chunk in the canonical order.
static constexpr int64_t kRounds = kReductionChunk / kReductionLanes;

bool stepfold::hasExactSum(ArrayRef<SumOutput> outputs) {
  return llvm::any_of(outputs,
                      [](const SumOutput &output) { return output.exact; });
}

namespace {

/// Values of a thread for each output.
using Accumulators = SmallVector<Value>;

class ChunkSum {
public:
  ChunkSum(const SpecializedBody &body, ArrayRef<SumOutput> outputs,
           const Chunk &chunk, const LaunchWait &wait, Value vectorLength,
           Value thread)
      : body(body), outputs(outputs), chunk(chunk), wait(wait),
        vectorLength(vectorLength), thread(thread) {}

  Accumulators emit(ImplicitLocOpBuilder &builder) {
    // A round of an exact sum is much code.
    if (hasExactSum(outputs))
      return emitRounds(builder, wait.emit(builder));
    Value isWhole =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, vectorLength,
                              createInt(builder, 32, kReductionChunk));
    auto emitWhole = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder whole(loc, inner);
      Accumulators sums = createStarts(whole);
      SmallVector<ElementUpdate> updates;
      for (int64_t round = 0; round < kRounds; ++round)
        addUpdates(whole, createInt(whole, 32, round * kReductionLanes),
                   updates);
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
      scf::YieldOp::create(edge, emitRounds(edge, wait.emit(edge)));
    };
    auto branch = scf::IfOp::create(builder, isWhole, emitWhole, emitEdge);
    return Accumulators(branch.getResults());
  }

private:
  /// The contributions of a vector to each output.
  using Contributions = SmallVector<Value>;

  /// For each output `width` contributions that change nothing.
  Contributions createEmpty(ImplicitLocOpBuilder &builder, unsigned width) {
    Contributions starts;
    for (const SumOutput &output : outputs)
      starts.push_back(
          createStart(builder, output.exact ? Combiner::Sum : output.combiner,
                      getAccessType(output.type, width)));
    return starts;
  }

  Accumulators createStarts(ImplicitLocOpBuilder &builder) {
    Accumulators sums;
    for (auto [output, start] :
         llvm::zip_equal(outputs, createEmpty(builder, kAccessWidth)))
      if (output.exact)
        llvm::append_range(sums, output.exact->createState(builder));
      else
        sums.append(kVectorsPerRound, start);
    return sums;
  }

  /// Adds the vectors of this thread in the round that begins at element
  /// `first`.
  void addUpdates(ImplicitLocOpBuilder &builder, Value first,
                  SmallVectorImpl<ElementUpdate> &updates) {
    for (int64_t vector = 0; vector < kVectorsPerRound; ++vector)
      updates.emplace_back(body, chunk, getOffset(builder, first, vector),
                           kVectorShape);
  }

  /// Adds the contributions of a vector to sums that are rounded.
  void add(ImplicitLocOpBuilder &builder, int64_t vector,
           ArrayRef<Value> contributions, Accumulators &sums) {
    Value *own = sums.begin();
    for (auto [output, contribution] :
         llvm::zip_equal(outputs, contributions)) {
      if (!output.exact)
        own[vector] =
            createCombined(builder, output.combiner, own[vector], contribution);
      own += output.getNumValues();
    }
  }

  /// Adds the contributions of all vectors of a round to exact sums.
  void addExactly(ImplicitLocOpBuilder &builder,
                  ArrayRef<Contributions> vectors, Accumulators &sums) {
    auto own = MutableArrayRef(sums);
    for (size_t index = 0; index < outputs.size(); ++index) {
      const SumOutput &output = outputs[index];
      MutableArrayRef<Value> state = own.take_front(output.getNumValues());
      own = own.drop_front(state.size());
      if (!output.exact)
        continue;
      auto contributions = llvm::map_to_vector(
          vectors, [&](const Contributions &vector) { return vector[index]; });
      llvm::copy(output.exact->addRound(builder, state, contributions),
                 state.begin());
    }
  }

  /// Adds a chunk round by round.
  Accumulators emitRounds(ImplicitLocOpBuilder &builder,
                          const ChunkSettings &settings) {
    auto loop = scf::ForOp::create(
        builder, createInt(builder, 32, 0), chunk.length,
        createInt(builder, 32, kReductionLanes), createStarts(builder),
        [&](OpBuilder &inner, Location loc, Value first, ValueRange old) {
          ImplicitLocOpBuilder round(loc, inner);
          Accumulators sums(old);
          SmallVector<Contributions> vectors;
          if (hasExactSum(outputs))
            vectors = computeRound(round, settings, first);
          for (int64_t vector = 0; vector < kVectorsPerRound; ++vector) {
            if (!hasExactSum(outputs))
              vectors.push_back(computeEdge(round, settings,
                                            getOffset(round, first, vector)));
            add(round, vector, vectors[vector], sums);
          }
          addExactly(round, vectors, sums);
          scf::YieldOp::create(round, sums);
        });
    return Accumulators(loop.getResults());
  }

  /// The contributions of the round that begins at element `first`.
  SmallVector<Contributions> computeRound(ImplicitLocOpBuilder &builder,
                                          const ChunkSettings &settings,
                                          Value first) {
    auto emitWhole = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder whole(loc, inner);
      SmallVector<ElementUpdate> updates;
      addUpdates(whole, first, updates);
      // All vectors are on their way before one is used.
      for (ElementUpdate &update : updates)
        update.load(whole);
      SmallVector<Contributions> vectors;
      for (ElementUpdate &update : updates)
        vectors.push_back(update.finish(whole, settings));
      scf::YieldOp::create(whole, flatten(vectors));
    };
    auto emitEdge = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder edge(loc, inner);
      SmallVector<Contributions> vectors;
      for (int64_t vector = 0; vector < kVectorsPerRound; ++vector)
        vectors.push_back(
            computeEdge(edge, settings, getOffset(edge, first, vector)));
      scf::YieldOp::create(edge, flatten(vectors));
    };
    Value last = addInt(builder, first, kReductionLanes - 1);
    auto branch = scf::IfOp::create(
        builder, isLess(builder, last, vectorLength), emitWhole, emitEdge);
    ValueRange results = branch.getResults();
    SmallVector<Contributions> vectors;
    for (; !results.empty(); results = results.drop_front(outputs.size()))
      vectors.emplace_back(results.take_front(outputs.size()));
    return vectors;
  }

  static SmallVector<Value> flatten(ArrayRef<Contributions> vectors) {
    SmallVector<Value> values;
    for (const Contributions &vector : vectors)
      llvm::append_range(values, vector);
    return values;
  }

  /// The first element of a vector of this thread, in the round that begins at
  /// element `first`.
  Value getOffset(ImplicitLocOpBuilder &builder, Value first, int64_t vector) {
    Value lane = arith::MulIOp::create(builder, thread,
                                       createInt(builder, 32, kAccessWidth));
    lane = addInt(builder, lane, vector * kReductionThreads * kAccessWidth);
    return arith::AddIOp::create(builder, first, lane);
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
  ArrayRef<SumOutput> outputs;
  const Chunk &chunk;
  const LaunchWait &wait;
  Value vectorLength;
  Value thread;
};

} // namespace

SmallVector<Value> stepfold::emitChunkSum(ImplicitLocOpBuilder &builder,
                                          const SpecializedBody &body,
                                          ArrayRef<SumOutput> outputs,
                                          const Chunk &chunk,
                                          const LaunchWait &wait,
                                          Value vectorLength, Value thread) {
  return ChunkSum(body, outputs, chunk, wait, vectorLength, thread)
      .emit(builder);
}
