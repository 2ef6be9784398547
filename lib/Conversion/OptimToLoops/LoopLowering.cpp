//===- LoopLowering.cpp - Kernels as functions of loops -------------------===//

#include "LoopLowering.h"

#include "../BlockBody.h"
#include "ExactTile.h"
#include "LoopBuilders.h"

#include "stepfold/IR/CanonicalReduction.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Sample.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

void LoopLowering::createKernel(
    StringRef name, ValueRange arguments, int64_t count,
    function_ref<void(ImplicitLocOpBuilder &, ValueRange)> prologue,
    function_ref<void(ImplicitLocOpBuilder &, ValueRange, Value)> body) {
  ImplicitLocOpBuilder builder(host.getLoc(), host.getContext());
  builder.setInsertionPoint(stage);
  SmallVector<Type> types(2, builder.getI64Type());
  llvm::append_range(types, arguments.getTypes());
  auto kernel = func::FuncOp::create(
      builder, name, builder.getFunctionType(types, /*results=*/{}));
  Block *entry = kernel.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  ValueRange parameters = entry->getArguments().drop_front(2);
  prologue(builder, parameters);
  forEach(builder, entry->getArgument(0), entry->getArgument(1), 1,
          [&](ImplicitLocOpBuilder &inner, Value index) {
            body(inner, parameters, index);
          });
  func::ReturnOp::create(builder);

  SmallVector<Value> operands = {createInt(host, 64, 0),
                                 createInt(host, 64, count)};
  llvm::append_range(operands, arguments);
  func::CallOp::create(host, kernel, operands);
}

void LoopLowering::forEachVector(ImplicitLocOpBuilder &builder, Value length,
                                 IndexedBody vector, IndexedBody scalar) {
  Value whole = arith::AndIOp::create(builder, length,
                                      createInt(builder, 64, -vectorWidth));
  forEach(builder, createInt(builder, 64, 0), whole, vectorWidth, vector);
  forEach(builder, whole, length, 1, scalar);
}

/// Distance between an access and the memory that it prefetches.
static constexpr int64_t kPrefetchBytes = 1024;

/// Prefetches what later iterations read. The processor's own prefetchers begin
/// anew at each page of each stream. An address behind the end of a stream is
/// prefetched, too: it need not exist.
static void prefetchStreams(ImplicitLocOpBuilder &builder,
                            const SpecializedBody &body, const Chunk &chunk,
                            Value offset) {
  Block *block = body.getOp().getBlock();
  for (auto [index, stream] : llvm::enumerate(chunk.streams)) {
    if (!body.isRead(index))
      continue;
    Value address = createElementAddress(
        builder, block->getArgument(index).getType(), stream, offset);
    Value ahead =
        LLVM::GEPOp::create(builder, address.getType(), builder.getI8Type(),
                            address, ArrayRef<LLVM::GEPArg>{kPrefetchBytes});
    LLVM::Prefetch::create(builder, ahead, /*rw=*/0, /*hint=*/3, /*cache=*/1);
  }
}

/// Updates the elements at `offset`. Returns the contributions to sums.
static SmallVector<Value> updateElements(ImplicitLocOpBuilder &builder,
                                         const SpecializedBody &body,
                                         const Chunk &chunk, Value offset,
                                         AccessShape shape,
                                         const ChunkSettings &settings) {
  // A processor prefetches the next elements, which a sample does not have.
  if (shape.width != 1 && !chunk.wholeBlocks)
    prefetchStreams(builder, body, chunk, offset);
  return ElementUpdate(body, chunk, offset, shape).finish(builder, settings);
}

//===----------------------------------------------------------------------===//
// foreach
//===----------------------------------------------------------------------===//

namespace {

/// Blocks of elements, each of which is one vector.
class VectorBlocks final : public BlockEmitter {
public:
  unsigned getGroupWidth() const override { return ~0u; }
  Value emitMaximum(ImplicitLocOpBuilder &, Value largest) const override {
    return largest;
  }
  void emitStore(
      ImplicitLocOpBuilder &builder, Value, bool,
      function_ref<void(ImplicitLocOpBuilder &)> emitStore) const override {
    emitStore(builder);
  }
};

/// The update of a chunk of blocks. A last block that is not whole is updated
/// in arrays that are as large as a block.
class BlockUpdates {
public:
  /// `arrays` has one for each stream.
  BlockUpdates(const SpecializedBody &body, const Chunk &chunk,
               const ChunkSettings &settings, ArrayRef<Value> arrays)
      : body(body), chunk(chunk), settings(settings), arrays(arrays),
        size(*body.getOp().getBlockSize()) {}

  void emit(ImplicitLocOpBuilder &builder, Value length) const {
    Value whole =
        arith::AndIOp::create(builder, length, createInt(builder, 64, -size));
    forEach(builder, createInt(builder, 64, 0), whole, size,
            [&](ImplicitLocOpBuilder &inner, Value offset) {
              prefetchStreams(inner, body, chunk, offset);
              update(inner, chunk, offset);
            });
    Value rest = arith::SubIOp::create(builder, length, whole);
    Value isCut = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, rest,
                                        createInt(builder, 64, 0));
    createIf(builder, isCut, [&](ImplicitLocOpBuilder &inner) {
      emitRest(inner, whole, rest);
    });
  }

private:
  void update(ImplicitLocOpBuilder &builder, const Chunk &elements,
              Value offset) const {
    ElementUpdate(body, elements, offset,
                  {static_cast<unsigned>(size), kLoopAccessBytes}, &blocks)
        .finish(builder, settings);
  }

  /// Updates the `count` elements from `first` on. They are copied, and the
  /// last of them takes the places of those that are missing: it changes no
  /// maximum.
  void emitRest(ImplicitLocOpBuilder &builder, Value first, Value count) const {
    Chunk copy = chunk;
    Value last = addInt(builder, count, -1);
    SmallVector<Value> addresses;
    for (size_t stream = 0; stream < arrays.size(); ++stream) {
      Type type = body.getOp().getBlock()->getArgument(stream).getType();
      if (chunk.blockSizes[stream] != 1) {
        Value block = arith::DivUIOp::create(builder, first,
                                             createInt(builder, 64, size));
        copy.streams[stream] =
            createElementAddress(builder, type, chunk.streams[stream], block);
        addresses.push_back(Value());
        continue;
      }
      copy.streams[stream] = arrays[stream];
      addresses.push_back(
          createElementAddress(builder, type, chunk.streams[stream], first));
      if (!body.isRead(stream))
        continue;
      forEach(builder, 0, size, 1, [&](ImplicitLocOpBuilder &inner, Value i) {
        Value source = arith::MinUIOp::create(inner, i, last);
        storeElement(inner, loadElement(inner, type, addresses[stream], source),
                     arrays[stream], i);
      });
    }
    update(builder, copy, createInt(builder, 64, 0));
    for (unsigned stream = 0; stream < body.getOp().getOuts().size();
         ++stream) {
      if (chunk.blockSizes[stream] != 1 || !body.isWritten(stream))
        continue;
      Type type = body.getOp().getBlock()->getArgument(stream).getType();
      forEach(builder, createInt(builder, 64, 0), count, 1,
              [&](ImplicitLocOpBuilder &inner, Value i) {
                storeElement(inner, loadElement(inner, type, arrays[stream], i),
                             addresses[stream], i);
              });
    }
  }

  const SpecializedBody &body;
  const Chunk &chunk;
  const ChunkSettings &settings;
  ArrayRef<Value> arrays;
  int64_t size;
  VectorBlocks blocks;
};

} // namespace

void LoopLowering::lowerForeach(ForeachOp op, StringRef name,
                                ValueRange arguments, ChunkCount count) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  SmallVector<Value> arrays;
  createKernel(
      name, arguments, count.getTotal(),
      [&](ImplicitLocOpBuilder &builder, ValueRange) {
        if (std::optional<uint64_t> size = op.getBlockSize())
          for (BlockArgument argument :
               op.getBlock()->getArguments().take_front(
                   structured.getElementStreams().size()))
            arrays.push_back(
                createArray(builder, pointerType, argument.getType(), *size));
      },
      [&](ImplicitLocOpBuilder &builder, ValueRange parameters, Value index) {
        Chunk chunk = loadChunk(builder, structured, parameters, index);
        ChunkSettings settings = loadSettings(
            builder, structured, parameters.drop_front(2), chunk.parameter);
        Value length = toInt64(builder, chunk.length);
        auto emitUpdates = [&](ImplicitLocOpBuilder &outer,
                               const SpecializedBody &specialized) {
          if (op.getBlockSize()) {
            BlockUpdates(specialized, chunk, settings, arrays)
                .emit(outer, length);
            return SmallVector<Value>();
          }
          auto update = [&](AccessShape shape) {
            return [&, shape](ImplicitLocOpBuilder &body, Value offset) {
              updateElements(body, specialized, chunk, offset, shape, settings);
            };
          };
          forEachVector(outer, length, update(getVectorShape()),
                        update({1, kLoopAccessBytes}));
          return SmallVector<Value>();
        };
        branchOnFlags(builder, structured, settings, TypeRange(), emitUpdates);
      });
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

namespace {

/// An array of lanes, and the halving tree over it.
class Lanes {
public:
  Lanes(Value array, Type type, int64_t size, int64_t vectorWidth)
      : array(array), type(type), size(size), vectorWidth(vectorWidth) {}

  void clear(ImplicitLocOpBuilder &builder, Combiner combiner) const {
    forEach(builder, 0, size, vectorWidth,
            [&](ImplicitLocOpBuilder &body, Value lane) {
              Value start =
                  createStart(body, combiner, getAccessType(type, vectorWidth));
              storeElements(body, start, array, lane, getAlignment());
            });
  }

  /// Combines `value`, a vector or a scalar, with the lanes from `position` mod
  /// size.
  void add(ImplicitLocOpBuilder &builder, Combiner combiner, Value position,
           Value value) const {
    Value lane = arith::AndIOp::create(builder, position,
                                       createInt(builder, 64, size - 1));
    unsigned width = isa<VectorType>(value.getType()) ? vectorWidth : 1;
    Value old = load(builder, lane, width);
    storeElements(builder, createCombined(builder, combiner, old, value), array,
                  lane, getAlignment());
  }

  /// Combines all lanes and returns the sum.
  Value combine(ImplicitLocOpBuilder &builder, Combiner combiner) const {
    for (int64_t half = size / 2; half >= 1; half /= 2) {
      unsigned width = half >= vectorWidth ? vectorWidth : 1;
      forEach(
          builder, 0, half, width, [&](ImplicitLocOpBuilder &body, Value lane) {
            Value upper =
                arith::AddIOp::create(body, lane, createInt(body, 64, half));
            Value sum = createCombined(body, combiner, load(body, lane, width),
                                       load(body, upper, width));
            storeElements(body, sum, array, lane, getAlignment());
          });
    }
    return load(builder, createInt(builder, 64, 0), 1);
  }

private:
  unsigned getAlignment() const { return type.getIntOrFloatBitWidth() / 8; }
  Value load(ImplicitLocOpBuilder &builder, Value lane, unsigned width) const {
    return loadElements(builder, type, array, lane, width, getAlignment());
  }

  Value array;
  Type type;
  int64_t size;
  int64_t vectorWidth;
};

/// The sum of the contributions of a chunk to an output.
class ChunkSum {
public:
  ChunkSum(ImplicitLocOpBuilder &builder, Type pointerType, Type type,
           Combiner combiner, int64_t vectorWidth, Value contribution)
      : combiner(combiner) {
    if (combiner == Combiner::Exact)
      exact.emplace(builder, pointerType, vectorWidth,
                    ContributionTraits::get(contribution));
    else
      lanes.emplace(createArray(builder, pointerType, type, kReductionLanes),
                    type, kReductionLanes, vectorWidth);
  }

  const ExactTile *getExact() const { return exact ? &*exact : nullptr; }

  void clear(ImplicitLocOpBuilder &builder) const {
    if (exact)
      exact->clear(builder);
    else
      lanes->clear(builder, combiner);
  }
  /// Adds what elements from `offset` of the chunk on contribute, which are
  /// those from `place` of the tile on.
  void add(ImplicitLocOpBuilder &builder, Value offset, Value place,
           Value contribution) const {
    if (exact)
      exact->store(builder, contribution, place);
    else
      lanes->add(builder, combiner, offset, contribution);
  }
  Value finish(ImplicitLocOpBuilder &builder) const {
    return exact ? exact->finish(builder) : lanes->combine(builder, combiner);
  }

private:
  Combiner combiner;
  std::optional<Lanes> lanes;
  std::optional<ExactTile> exact;
};

} // namespace

/// Calls `emit` with the first element and the length of each tile of a chunk.
static void forEachTile(
    ImplicitLocOpBuilder &builder, ArrayRef<ChunkSum> sums, Value length,
    int64_t vectorWidth,
    function_ref<void(ImplicitLocOpBuilder &, Value begin, Value count)> emit) {
  auto exact = llvm::make_filter_range(
      llvm::map_range(sums, [](const ChunkSum &sum) { return sum.getExact(); }),
      [](const ExactTile *tile) { return tile != nullptr; });
  if (exact.empty())
    return emit(builder, createInt(builder, 64, 0), length);
  int64_t size = ExactTile::getSize(vectorWidth);
  forEach(builder, createInt(builder, 64, 0), length, size,
          [&](ImplicitLocOpBuilder &body, Value begin) {
            Value left = arith::SubIOp::create(body, length, begin);
            Value count =
                arith::MinUIOp::create(body, left, createInt(body, 64, size));
            Value whole = arith::AndIOp::create(
                body, count, createInt(body, 64, -vectorWidth));
            for (const ExactTile *tile : exact)
              tile->pad(body, whole, count);
            emit(body, begin, count);
            for (const ExactTile *tile : exact)
              tile->finishTile(body, count);
          });
}

void LoopLowering::lowerPartialSums(ReduceOp op, StringRef name,
                                    ValueRange arguments, int64_t numChunks) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  unsigned numSums = op.getNumSums();
  SmallVector<ChunkSum> sums;
  auto createSums = [&](ImplicitLocOpBuilder &builder, ValueRange) {
    for (unsigned output = 0; output < numSums; ++output)
      sums.emplace_back(builder, pointerType,
                        getStreamElementType(op.getOuts()[output][0].getType()),
                        getCombiner(op, output), vectorWidth,
                        structured.getYieldedValues()[output]);
  };
  auto sumChunk = [&](ImplicitLocOpBuilder &builder, ValueRange parameters,
                      Value index) {
    Chunk chunk = loadChunk(builder, structured, parameters, index);
    ChunkSettings settings =
        loadSettings(builder, structured, parameters.drop_front(2 + numSums),
                     chunk.parameter);
    for (const ChunkSum &sum : sums)
      sum.clear(builder);
    Value length = toInt64(builder, chunk.length);
    auto emitSums = [&](ImplicitLocOpBuilder &outer,
                        const SpecializedBody &specialized) {
      forEachTile(
          outer, sums, length, vectorWidth,
          [&](ImplicitLocOpBuilder &inner, Value begin, Value count) {
            auto accumulate = [&](AccessShape shape) {
              return [&, shape](ImplicitLocOpBuilder &body, Value place) {
                Value offset = arith::AddIOp::create(body, begin, place);
                SmallVector<Value> contributions = updateElements(
                    body, specialized, chunk, offset, shape, settings);
                for (auto [sum, contribution] : llvm::zip(sums, contributions))
                  sum.add(body, offset, place, contribution);
              };
            };
            // A vector of sampled elements is in one sector.
            if (op.getSampled() && vectorWidth > kSampleSector)
              forEach(inner, createInt(inner, 64, 0), count, 1,
                      accumulate({1, kLoopAccessBytes}));
            else
              forEachVector(inner, count, accumulate(getVectorShape()),
                            accumulate({1, kLoopAccessBytes}));
          });
      return SmallVector<Value>();
    };
    branchOnFlags(builder, structured, settings, TypeRange(), emitSums);
    for (auto [sum, partials] :
         llvm::zip_equal(sums, parameters.slice(2, numSums)))
      storeElement(builder, sum.finish(builder), partials, index);
  };
  createKernel(name, arguments, numChunks, createSums, sumChunk);
}

//===----------------------------------------------------------------------===//
// foreach_parameter
//===----------------------------------------------------------------------===//

void LoopLowering::lowerParameterKernels(ArrayRef<ParameterKernel> kernels,
                                         StringRef name, ValueRange arguments) {
  Type f64 = host.getF64Type();
  size_t maxSums = 0;
  SmallVector<int64_t> sizes;
  for (const ParameterKernel &kernel : kernels) {
    size_t numRounded =
        llvm::count_if(kernel.sums, [](const UnfinishedSum &sum) {
          return sum.combiner != Combiner::Exact;
        });
    maxSums = std::max(maxSums, numRounded);
    sizes.push_back(kernel.numParameters);
  }
  SmallVector<Lanes> lanes;
  auto createLanes = [&](ImplicitLocOpBuilder &builder, ValueRange) {
    for (size_t i = 0; i < maxSums; ++i)
      lanes.emplace_back(
          createArray(builder, pointerType, f64, kReductionPartialLanes), f64,
          kReductionPartialLanes, vectorWidth);
  };
  // The partial sums of parameter `index` are those from the first value on, to
  // before the second.
  auto loadRange = [&](ImplicitLocOpBuilder &builder, ValueRange parameters,
                       const UnfinishedSum &sum, Value index) {
    auto loadOffset = [&](int64_t next) {
      Value position =
          arith::AddIOp::create(builder, index, createInt(builder, 64, next));
      return toInt64(builder, loadElement(builder, builder.getI32Type(),
                                          parameters[sum.offsets], position));
    };
    return std::pair<Value, Value>(loadOffset(0), loadOffset(1));
  };
  auto finishExact = [&](ImplicitLocOpBuilder &builder, ValueRange parameters,
                         const UnfinishedSum &sum, Value index) -> Value {
    auto [first, last] = loadRange(builder, parameters, sum, index);
    auto loop = scf::ForOp::create(
        builder, first, last, createInt(builder, 64, 1),
        createStart(builder, sum.combiner, sum.type),
        [&](OpBuilder &nested, Location loc, Value chunk, ValueRange old) {
          ImplicitLocOpBuilder body(loc, nested);
          Value partial =
              loadElement(body, sum.type, parameters[sum.partials], chunk);
          scf::YieldOp::create(
              body, createCombined(body, sum.combiner, old[0], partial));
        });
    return createNormalized(builder, loop.getResult(0));
  };
  auto finishSum = [&](ImplicitLocOpBuilder &builder, ValueRange parameters,
                       const UnfinishedSum &sum, const Lanes &sumLanes,
                       Value index) -> Value {
    auto range = loadRange(builder, parameters, sum, index);
    Value first = range.first;
    sumLanes.clear(builder, sum.combiner);
    forEach(builder, first, range.second, 1,
            [&](ImplicitLocOpBuilder &body, Value chunk) {
              Value partial =
                  loadElement(body, sum.type, parameters[sum.partials], chunk);
              if (sum.type != f64)
                partial = arith::ExtFOp::create(body, f64, partial);
              sumLanes.add(body, sum.combiner,
                           arith::SubIOp::create(body, chunk, first), partial);
            });
    Value total = sumLanes.combine(builder, sum.combiner);
    if (sum.type != f64)
      total = arith::TruncFOp::create(builder, sum.type, total);
    return total;
  };
  auto update = [&](ImplicitLocOpBuilder &builder, ValueRange parameters,
                    Value index) {
    emitSelected(builder, sizes, index,
                 [&](ImplicitLocOpBuilder &body, size_t position, Value own) {
                   const ParameterKernel &kernel = kernels[position];
                   SmallVector<Value> sums;
                   const Lanes *free = lanes.begin();
                   for (const UnfinishedSum &sum : kernel.sums)
                     sums.push_back(
                         sum.combiner == Combiner::Exact
                             ? finishExact(body, parameters, sum, own)
                             : finishSum(body, parameters, sum, *free++, own));
                   emitParameter(body, kernel, parameters, sums, own);
                 });
  };
  createKernel(name, arguments,
               std::accumulate(sizes.begin(), sizes.end(), int64_t(0)),
               createLanes, update);
}
