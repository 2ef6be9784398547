//===- ExactTile.h - Exact sums of a kernel for CPUs ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_EXACTTILE_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_EXACTTILE_H

#include "../ExactPieces.h"

namespace stepfold {

/// The exact sum of the contributions of a chunk, which come in tiles: arrays
/// that the processor's cache holds.
class ExactTile {
public:
  ExactTile(mlir::ImplicitLocOpBuilder &builder, mlir::Type pointerType,
            int64_t vectorWidth, ContributionTraits traits);

  /// Number of elements of a tile.
  static int64_t getSize(int64_t vectorWidth);

  /// Begins a sum.
  void clear(mlir::ImplicitLocOpBuilder &builder) const;
  /// Sets the elements from `begin`, a whole number of vectors, to `end`, and
  /// behind it up to a whole number of vectors, to +0.0.
  void pad(mlir::ImplicitLocOpBuilder &builder, mlir::Value begin,
           mlir::Value end) const;
  /// Stores contributions, a vector or a scalar, from `index` of the tile on.
  void store(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
             mlir::Value index) const;
  /// Adds the first `count` contributions of the tile to the sum.
  void finishTile(mlir::ImplicitLocOpBuilder &builder, mlir::Value count) const;
  /// Returns the normalized sum.
  mlir::Value finish(mlir::ImplicitLocOpBuilder &builder) const;

private:
  mlir::Value load(mlir::ImplicitLocOpBuilder &builder,
                   mlir::Value index) const;
  /// Returns the bits of the largest magnitude, an i32.
  mlir::Value findTop(mlir::ImplicitLocOpBuilder &builder,
                      mlir::Value count) const;
  /// Adds the pieces of the window for `top`, and leaves the rests. Returns the
  /// bits of the largest rest.
  mlir::Value addPieces(mlir::ImplicitLocOpBuilder &builder, mlir::Value count,
                        mlir::Value top) const;
  /// Adds `total`, an i64 of 48 bits at most, that counts a unit.
  void addTotal(mlir::ImplicitLocOpBuilder &builder, const ExactWindow &window,
                unsigned unit, mlir::Value total) const;
  void addToWord(mlir::ImplicitLocOpBuilder &builder, mlir::Value bin,
                 mlir::Value number) const;

  int64_t vectorWidth;
  ContributionTraits traits;
  mlir::Value contributions, words;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_EXACTTILE_H
