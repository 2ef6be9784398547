//===- KernelBody.h - Code inside kernels -----------------------*- C++ -*-===//
//
// Code that kernels for every target share: reading a chunk and the addresses
// of its streams (docs/plan-format.md), accesses of one or several elements,
// and the region of a structured op inlined on scalars or vectors.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_KERNELBODY_H
#define STEPFOLD_CONVERSION_KERNELBODY_H

#include "stepfold/Analysis/SpecializedBody.h"
#include "stepfold/IR/Optim.h"

#include "mlir/IR/IRMapping.h"

namespace stepfold {

class BlockEmitter;

/// A chunk of a parameter as a kernel sees it: its number of elements and its
/// parameter, which are i32. That of a sampled reduction has the sampled
/// elements alone.
struct Chunk {
  /// The address of an element of each stream: the first of the chunk, or of
  /// the parameter if `begin` is there.
  llvm::SmallVector<mlir::Value> streams;
  /// The number of elements of the parameter for each of a stream: 1, or the
  /// size of a block.
  llvm::SmallVector<int64_t> blockSizes;
  mlir::Value length, parameter;
  /// Number of whole blocks that are sampled; null if all elements are read.
  mlir::Value wholeBlocks;
  /// The position of the first element in the parameter, or null.
  mlir::Value begin;
};

/// The address `base[offset]` of an element.
mlir::Value createElementAddress(mlir::ImplicitLocOpBuilder &builder,
                                 mlir::Type elementType, mlir::Value base,
                                 mlir::Value offset);

/// Loads the address of each stream's buffer for one parameter from a table
/// with a row of `numParameters` for each.
llvm::SmallVector<mlir::Value>
loadAddresses(mlir::ImplicitLocOpBuilder &builder, mlir::Value addresses,
              mlir::Value parameter, unsigned numStreams,
              int64_t numParameters);

/// A scalar, or a vector of `width` elements where `width` is more than 1.
mlir::Type getAccessType(mlir::Type elementType, unsigned width);

/// Loads `width` elements of `elementType`, the first at `base[offset]`, an
/// address aligned to `alignment` bytes.
mlir::Value loadElements(mlir::ImplicitLocOpBuilder &builder,
                         mlir::Type elementType, mlir::Value base,
                         mlir::Value offset, unsigned width,
                         unsigned alignment);
/// Stores `value`, one element or a vector of them, likewise.
void storeElements(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
                   mlir::Value base, mlir::Value offset, unsigned alignment);

/// One element, naturally aligned.
mlir::Value loadElement(mlir::ImplicitLocOpBuilder &builder,
                        mlir::Type elementType, mlir::Value base,
                        mlir::Value offset);
void storeElement(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
                  mlir::Value base, mlir::Value offset);

/// `value` itself, or repeated `width` times.
mlir::Value broadcast(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
                      unsigned width);

/// A vector itself, or a scalar repeated `width` times.
mlir::Value toVector(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
                     unsigned width);

/// +0.0, or a vector of them.
mlir::Value createZero(mlir::ImplicitLocOpBuilder &builder,
                       mlir::Type elementType, unsigned width);

mlir::Value createInt(mlir::ImplicitLocOpBuilder &builder, unsigned bitWidth,
                      int64_t value);

/// An i32, zero-extended, or an i64 as it is.
mlir::Value toInt64(mlir::ImplicitLocOpBuilder &builder, mlir::Value value);

/// Returns `a` < `b`, both unsigned.
mlir::Value isLess(mlir::ImplicitLocOpBuilder &builder, mlir::Value a,
                   mlir::Value b);

mlir::Value addInt(mlir::ImplicitLocOpBuilder &builder, mlir::Value a,
                   int64_t b);

/// Runs `body` where `condition` holds.
void createIf(mlir::ImplicitLocOpBuilder &builder, mlir::Value condition,
              llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)> body);

void createIfElse(
    mlir::ImplicitLocOpBuilder &builder, mlir::Value condition,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)> thenBody,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)> elseBody);

/// Returns the combination of the elements of a vector, whose order is free.
mlir::Value combineElements(mlir::ImplicitLocOpBuilder &builder,
                            mlir::optim::Combiner combiner, mlir::Value vector);

/// Emits other code for an op that has been inlined, and returns its result.
/// Null: the op stays.
using EmitOp = llvm::function_ref<mlir::Value(mlir::ImplicitLocOpBuilder &,
                                              mlir::Operation *)>;

/// Inlines a body on scalars, or on vectors of `width` elements.
class BodyInliner {
public:
  /// With `keepsScalars`, what is the same for all elements stays a scalar, and
  /// arguments may be scalars. `emitOp` may be null.
  BodyInliner(const SpecializedBody &body, unsigned width,
              bool keepsScalars = false, EmitOp emitOp = nullptr)
      : body(body), width(width), keepsScalars(keepsScalars), emitOp(emitOp) {}

  /// Inlines the ops that depend on no null value of `arguments`, are not yet
  /// inlined, and are among those that `isIncluded` returns true for. Values
  /// that were there in an earlier call are the same.
  void inlineReady(
      mlir::ImplicitLocOpBuilder &builder,
      llvm::ArrayRef<mlir::Value> arguments,
      llvm::function_ref<bool(mlir::Operation &)> isIncluded =
          [](mlir::Operation &) { return true; });
  /// Returns what the body yields, once all ops are inlined; null for an out
  /// that is not written.
  llvm::SmallVector<mlir::Value> getYielded() const;

  /// Returns the inlined value, or null if it is not yet there.
  mlir::Value lookup(mlir::Value value) const;
  /// Defines the result of an op that is not inlined.
  void define(mlir::Value value, mlir::Value inlined) {
    mapping.map(value, inlined);
  }

private:
  mlir::Value inlineOp(mlir::ImplicitLocOpBuilder &builder,
                       mlir::Operation &bodyOp);

  const SpecializedBody &body;
  unsigned width;
  bool keepsScalars;
  EmitOp emitOp;
  mlir::IRMapping mapping;
};

/// Returns the address of entry `index` of a list of chunks.
mlir::Value createChunkAddress(mlir::ImplicitLocOpBuilder &builder,
                               mlir::Value chunks, mlir::Value index);

/// Loads chunk `index` for a kernel of `op`, whose first two arguments are the
/// list of chunks and the table of the streams' addresses. With `positionType`,
/// `Chunk::begin` has this type: a thread then adds one position to the
/// addresses, in place of the chunk's and its own.
Chunk loadChunk(mlir::ImplicitLocOpBuilder &builder,
                mlir::optim::StructuredOpInterface op,
                mlir::ValueRange arguments, mlir::Value index,
                mlir::Type positionType = nullptr);

/// The values that the region of an elementwise op gets besides its streams,
/// loaded once for a chunk.
struct ChunkSettings {
  /// Elements of the `per_parameter` vectors, then the `scalars`. Null: not yet
  /// loaded.
  llvm::SmallVector<mlir::Value> values;
};

/// Returns whether an operand of an op can be loaded.
using IsReady = llvm::function_ref<bool(mlir::Value operand)>;

/// Returns `settings` with those that it lacks and that are ready; `addresses`
/// are those of the vectors and scalars, in order.
ChunkSettings loadSettings(
    mlir::ImplicitLocOpBuilder &builder, mlir::optim::StructuredOpInterface op,
    mlir::ValueRange addresses, mlir::Value parameter,
    ChunkSettings settings = {},
    IsReady isReady = [](mlir::Value) { return true; });

/// Elements that a thread accesses together, and the form of the access.
struct AccessShape {
  unsigned width;
  /// Upper bound, in bytes, of the alignment of the first element; each stream
  /// has its own alignment.
  unsigned maxAlignment;
  /// The distance between two elements; 1: one access has them all.
  unsigned stride = 1;
  /// The offset behind the last element of the chunk, if the access may have
  /// elements behind it. The access then has the last element in place of
  /// those, which are not stored. Null: it has them all.
  mlir::Value end = nullptr;

  unsigned getAlignment(mlir::Type elementType) const;
};

/// Emits code for each value of the flags that a kernel of `op` branches on
/// (`getBranchFlags`), and branches. `emit` returns values of `types`, as this
/// does.
using EmitSpecialized = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::ImplicitLocOpBuilder &, const SpecializedBody &)>;
llvm::SmallVector<mlir::Value> branchOnFlags(
    mlir::ImplicitLocOpBuilder &builder, mlir::optim::StructuredOpInterface op,
    const ChunkSettings &settings, mlir::TypeRange types, EmitSpecialized emit);

/// The update of the elements at `offset` of a chunk.
class ElementUpdate {
public:
  ElementUpdate(const SpecializedBody &body, const Chunk &chunk,
                mlir::Value offset, AccessShape shape,
                const BlockEmitter *blocks = nullptr);

  /// Loads streams that `body` reads and that are ready, the first
  /// `maxStreams` of them.
  void loadReady(mlir::ImplicitLocOpBuilder &builder, IsReady isReady,
                 unsigned maxStreams);
  /// Loads the other streams that `body` reads.
  void load(mlir::ImplicitLocOpBuilder &builder);
  /// Loads what is not yet loaded, inlines `body`, and stores the new elements
  /// of what is updated. Returns the contributions to sums.
  llvm::SmallVector<mlir::Value> finish(mlir::ImplicitLocOpBuilder &builder,
                                        const ChunkSettings &settings);

private:
  /// Loads a stream, if `body` reads it and it is not yet loaded.
  bool load(mlir::ImplicitLocOpBuilder &builder, unsigned stream);
  /// Inlines `body`. Returns what it yields.
  llvm::SmallVector<mlir::Value>
  inlineBody(mlir::ImplicitLocOpBuilder &builder,
             const ChunkSettings &settings) const;
  void store(mlir::ImplicitLocOpBuilder &builder, mlir::Value elements,
             unsigned stream) const;
  /// The element of a block stream for the elements at `offset`.
  mlir::Value getBlock(mlir::ImplicitLocOpBuilder &builder,
                       unsigned stream) const;

  const SpecializedBody &body;
  const Chunk &chunk;
  mlir::Value offset;
  AccessShape shape;
  const BlockEmitter *blocks;
  /// Loaded elements of each stream; null if not loaded.
  llvm::SmallVector<mlir::Value> loaded;
};

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_KERNELBODY_H
