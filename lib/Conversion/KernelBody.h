//===- KernelBody.h - Code inside kernels -----------------------*- C++ -*-===//
//
// What kernels for every target have in common: reading an entry of a chunk
// table (docs/plan-format.md, "tables"), accesses of one or several elements,
// and the region of a structured op inlined on scalars or vectors.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_KERNELBODY_H
#define STEPFOLD_CONVERSION_KERNELBODY_H

#include "stepfold/Analysis/SpecializedBody.h"
#include "stepfold/IR/Optim.h"

namespace stepfold {

/// An entry of a chunk table as a kernel sees it; the integers are i32.
struct ChunkEntry {
  llvm::SmallVector<mlir::Value> streams;
  mlir::Value length, vectorLength, parameter;
};

/// Loads entry `index` of a table of `numStreams` streams.
ChunkEntry loadChunkEntry(mlir::ImplicitLocOpBuilder &builder,
                          mlir::Value table, mlir::Value index,
                          unsigned numStreams);

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

/// +0.0, or a vector of them.
mlir::Value createZero(mlir::ImplicitLocOpBuilder &builder,
                       mlir::Type elementType, unsigned width);

mlir::Value createInt(mlir::ImplicitLocOpBuilder &builder, unsigned bitWidth,
                      int64_t value);

/// Inlines `body` on `arguments`, scalars or vectors of `width` elements, and
/// returns what it yields; null for an out that is not written.
llvm::SmallVector<mlir::Value> inlineBody(mlir::ImplicitLocOpBuilder &builder,
                                          const SpecializedBody &body,
                                          mlir::ValueRange arguments,
                                          unsigned width);

/// The values that the region of an elementwise op gets besides its streams,
/// loaded once for an entry.
struct EntrySettings {
  /// Elements of the `per_parameter` vectors, then the `scalars`.
  llvm::SmallVector<mlir::Value> values;
};

/// Loads them; `addresses` are those of the vectors and scalars, in order.
EntrySettings loadSettings(mlir::ImplicitLocOpBuilder &builder,
                           mlir::optim::StructuredOpInterface op,
                           mlir::ValueRange addresses, mlir::Value parameter);

/// How wide an access of an elementwise op is, and how far its base is known
/// to be aligned.
struct AccessShape {
  unsigned width;
  /// The largest alignment in bytes; each stream has its own, at most this.
  unsigned maxAlignment;

  unsigned getAlignment(mlir::Type elementType) const;
};

/// Emits code for each value of the flags that a kernel of `op` branches on
/// (`getBranchFlags`), and branches. `emit` returns values of `types`, as this
/// does.
using EmitSpecialized = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::ImplicitLocOpBuilder &, const SpecializedBody &)>;
llvm::SmallVector<mlir::Value> branchOnFlags(
    mlir::ImplicitLocOpBuilder &builder, mlir::optim::StructuredOpInterface op,
    const EntrySettings &settings, mlir::TypeRange types, EmitSpecialized emit);

/// Loads the arguments that `body` reads at `offset` of an entry, inlines it,
/// and returns what it yields.
llvm::SmallVector<mlir::Value>
computeElements(mlir::ImplicitLocOpBuilder &builder,
                const SpecializedBody &body, const ChunkEntry &entry,
                const EntrySettings &settings, mlir::Value offset,
                AccessShape shape);

/// The same for `optim.foreach`, and stores the new elements.
void updateElements(mlir::ImplicitLocOpBuilder &builder,
                    const SpecializedBody &body, const ChunkEntry &entry,
                    const EntrySettings &settings, mlir::Value offset,
                    AccessShape shape);

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_KERNELBODY_H
