//===- GPUForeach.cpp - Kernels over elements ----------------------------===//

#include "GPUBuilders.h"
#include "GPULowering.h"
#include "WarpBlocks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The same where accesses are single: as many addresses as data take
/// registers.
static constexpr int64_t kScatteredWidth = 2;

int64_t GPULowering::getAccessWidth(ForeachOp op) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  size_t numStreams = structured.getElementStreams().size();
  bool areNarrow =
      llvm::all_of(structured.getBlock()->getArguments().take_front(numStreams),
                   [](Value element) {
                     return element.getType().getIntOrFloatBitWidth() <= 16;
                   });
  return op.getBlockSize() || areNarrow ? kNarrowAccessWidth : kAccessWidth;
}

GPULowering::ChunkThreads
GPULowering::assignChunk(ImplicitLocOpBuilder &builder, int64_t numThreads,
                         ChunkCount count) {
  Value block = getBlockIndex(builder);
  Value thread = toInt32(builder, getThreadIndex(builder));
  ChunkThreads whole = {block, thread};
  if (count.tails == 0)
    return whole;

  int64_t warps = numThreads / kWarpSize;
  Value firstTail = createInt(builder, 64, count.whole);
  Value warp = arith::DivUIOp::create(builder, thread,
                                      createInt(builder, 32, kWarpSize));
  // firstTail + (block - firstTail) * warps + warp
  Value index = arith::SubIOp::create(builder, block, firstTail);
  index = arith::MulIOp::create(builder, index, createInt(builder, 64, warps));
  index = arith::AddIOp::create(builder, index, firstTail);
  index = arith::AddIOp::create(builder, index, toInt64(builder, warp));
  ChunkThreads tail = {
      index, arith::RemUIOp::create(builder, thread,
                                    createInt(builder, 32, kWarpSize))};
  if (count.whole == 0)
    return tail;
  Value isWhole = isLess(builder, block, firstTail);
  return {arith::SelectOp::create(builder, isWhole, whole.index, tail.index),
          arith::SelectOp::create(builder, isWhole, whole.thread, tail.thread)};
}

void GPULowering::lowerForeach(ForeachOp op, StringRef name,
                               ValueRange arguments, ChunkCount count) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  int64_t numThreads = getNumThreads(op);
  int64_t warps = numThreads / kWarpSize;
  int64_t numBlocks = count.whole + llvm::divideCeil(count.tails, warps);
  gpu::GPUFuncOp kernel =
      createKernel(builder, name, arguments, numBlocks, numThreads);
  if (op.getBlockSize())
    kernel->setAttr("nvvm.minctasm", builder.getI32IntegerAttr(llvm::divideCeil(
                                         kBlockThreads, numThreads)));
  beginKernel(builder);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  ChunkThreads threads = assignChunk(builder, numThreads, count);
  if (count.tails % warps == 0)
    return emitChunk(builder, op, parameters, threads, count);
  Value exists =
      isLess(builder, threads.index, createInt(builder, 64, count.getTotal()));
  createIf(builder, exists, [&](ImplicitLocOpBuilder &body) {
    emitChunk(body, op, parameters, threads, count);
  });
}

namespace {

/// Writes the update of a chunk by the threads that it is assigned to. Each
/// thread updates a vector of `width` elements. If vectors are not aligned,
/// each warp updates the same elements by single accesses, and those of its
/// lanes are neighbours.
class ChunkUpdate {
public:
  ChunkUpdate(const Chunk &chunk, const LaunchWait &wait, int64_t width,
              Value vectorLength, Value thread)
      : chunk(chunk), wait(wait), width(width), vectorLength(vectorLength),
        thread(thread) {}

  void emit(ImplicitLocOpBuilder &builder, const SpecializedBody &body) {
    Value factor = createInt(builder, 32, width);
    Value begin = arith::MulIOp::create(builder, thread, factor);
    auto emitVector = [&](ImplicitLocOpBuilder &inner) {
      ElementUpdate update(body, chunk, begin,
                           {static_cast<unsigned>(width), kMaxAccessBytes});
      wait.loadReady(inner, update);
      update.finish(inner, wait.emit(inner));
    };
    auto emitScattered = [&](ImplicitLocOpBuilder &inner) {
      ChunkSettings settings = wait.emit(inner);
      Value lane = arith::AndIOp::create(inner, thread,
                                         createInt(inner, 32, kWarpSize - 1));
      Value warpBegin = arith::MulIOp::create(
          inner, arith::SubIOp::create(inner, thread, lane), factor);
      Value warpEnd = addInt(inner, warpBegin, kWarpSize * width);
      Value first = arith::AddIOp::create(inner, warpBegin, lane);
      Value isWhole = arith::CmpIOp::create(inner, arith::CmpIPredicate::ule,
                                            warpEnd, chunk.length);
      createIfElse(
          inner, isWhole,
          [&](ImplicitLocOpBuilder &whole) {
            for (int64_t i = 0; i < width; i += kScatteredWidth)
              ElementUpdate(body, chunk, addInt(whole, first, i * kWarpSize),
                            {kScatteredWidth, kMaxAccessBytes, kWarpSize})
                  .finish(whole, settings);
          },
          [&](ImplicitLocOpBuilder &edge) {
            emitElements(edge, body, settings, first, warpEnd, kWarpSize);
          });
    };
    auto emitRest = [&](ImplicitLocOpBuilder &inner) {
      emitElements(inner, body, wait.emit(inner), begin,
                   addInt(inner, begin, width), 1);
    };
    createIfElse(builder, isLess(builder, begin, vectorLength), emitVector,
                 [&](ImplicitLocOpBuilder &inner) {
                   Value noVectors = arith::CmpIOp::create(
                       inner, arith::CmpIPredicate::eq, vectorLength,
                       createInt(inner, 32, 0));
                   createIfElse(inner, noVectors, emitScattered, emitRest);
                 });
  }

private:
  /// Updates elements one by one, as far as the chunk has them.
  void emitElements(ImplicitLocOpBuilder &builder, const SpecializedBody &body,
                    const ChunkSettings &settings, Value first, Value end,
                    int64_t step) {
    scf::ForOp::create(
        builder, first, arith::MinUIOp::create(builder, end, chunk.length),
        createInt(builder, 32, step), ValueRange(),
        [&](OpBuilder &inner, Location loc, Value offset, ValueRange) {
          ImplicitLocOpBuilder element(loc, inner);
          ElementUpdate(body, chunk, offset, {1, kMaxAccessBytes})
              .finish(element, settings);
          scf::YieldOp::create(element);
        });
  }

  const Chunk &chunk;
  const LaunchWait &wait;
  int64_t width;
  Value vectorLength;
  Value thread;
};

/// Writes the update of a chunk of blocks by the threads that it is assigned
/// to, each of which updates a vector. All lanes of a warp take the same way.
/// If the elements of a warp are not aligned, or are not all there, it accesses
/// single elements.
class BlockChunkUpdate {
public:
  BlockChunkUpdate(const Chunk &chunk, const LaunchWait &wait,
                   Value vectorLength, Value thread)
      : chunk(chunk), wait(wait), vectorLength(vectorLength), thread(thread) {}

  void emit(ImplicitLocOpBuilder &builder, const SpecializedBody &body) {
    WarpBlocks blocks(*body.getOp().getBlockSize());
    Value first = arith::MulIOp::create(
        builder, thread, createInt(builder, 32, kNarrowAccessWidth));
    Value warpBegin = arith::AndIOp::create(
        builder, first,
        createInt(builder, 32, -(kWarpSize * kNarrowAccessWidth)));
    Value warpEnd = addInt(builder, warpBegin, kWarpSize * kNarrowAccessWidth);
    Value begin = toPosition(builder, first);
    auto emitVectors = [&](ImplicitLocOpBuilder &inner) {
      ElementUpdate update(body, chunk, begin, kShape, &blocks);
      wait.loadReady(inner, update);
      update.finish(inner, wait.emit(inner));
    };
    auto emitElements = [&](ImplicitLocOpBuilder &inner) {
      ChunkSettings settings = wait.emit(inner);
      AccessShape shape = kShape;
      shape.end = toPosition(inner, chunk.length);
      createIf(inner, isLess(inner, warpBegin, chunk.length),
               [&](ImplicitLocOpBuilder &present) {
                 ElementUpdate update(body, chunk, begin, shape, &blocks);
                 update.load(present);
                 // Several lanes have the last element, which one stores.
                 emitWarpSync(present);
                 update.finish(present, settings);
               });
    };
    Value isWhole = arith::CmpIOp::create(builder, arith::CmpIPredicate::ule,
                                          warpEnd, vectorLength);
    createIfElse(builder, isWhole, emitVectors, emitElements);
  }

private:
  static constexpr AccessShape kShape = {kNarrowAccessWidth, kMaxAccessBytes};

  /// Returns the position in the parameter of element `offset` of the chunk.
  Value toPosition(ImplicitLocOpBuilder &builder, Value offset) const {
    if (chunk.begin.getType().isInteger(64))
      offset = toInt64(builder, offset);
    return arith::AddIOp::create(builder, chunk.begin, offset);
  }

  const Chunk &chunk;
  const LaunchWait &wait;
  Value vectorLength;
  Value thread;
};

} // namespace

/// Distance of a prefetch in the list of chunks, in entries. About as many
/// blocks run at once.
static constexpr int64_t kChunksAhead = 2048;

/// Prefetches the entry of a chunk that a later block reads. Each entry is read
/// once a step, and the loads of its elements wait for it.
static void prefetchChunk(ImplicitLocOpBuilder &builder, Value chunks,
                          Value index, ChunkCount count) {
  if (count.getTotal() <= kChunksAhead || !llvm::isInt<32>(count.getTotal()))
    return;
  Value last = createInt(builder, 32, count.getTotal() - 1 - kChunksAhead);
  Value earlier = arith::MinUIOp::create(
      builder, arith::TruncIOp::create(builder, last.getType(), index), last);
  emitPrefetch(builder,
               createChunkAddress(
                   builder, chunks,
                   addInt(builder, toInt64(builder, earlier), kChunksAhead)));
}

void GPULowering::emitChunk(ImplicitLocOpBuilder &builder, ForeachOp op,
                            ValueRange arguments, const ChunkThreads &threads,
                            ChunkCount count) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  bool hasBlocks = op.getBlockSize().has_value();
  Type positionType;
  if (hasBlocks) {
    prefetchChunk(builder, arguments[0], threads.index, count);
    bool isShort =
        llvm::isInt<32>(count.largest + getForeachShape(op).elements);
    positionType = builder.getIntegerType(isShort ? 32 : 64);
  }
  Chunk chunk =
      loadChunk(builder, structured, arguments, threads.index, positionType);
  LaunchWait wait =
      beginChunk(builder, structured, arguments.drop_front(2), chunk.parameter);
  int64_t width = getAccessWidth(op);
  Value vectorLength = getVectorLength(builder, chunk, structured, width);
  branchOnFlags(builder, structured, wait.getSettings(), TypeRange(),
                [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
                  if (hasBlocks)
                    BlockChunkUpdate(chunk, wait, vectorLength, threads.thread)
                        .emit(inner, body);
                  else
                    ChunkUpdate(chunk, wait, width, vectorLength,
                                threads.thread)
                        .emit(inner, body);
                  return SmallVector<Value>();
                });
}
