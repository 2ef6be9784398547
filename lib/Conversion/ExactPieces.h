//===- ExactPieces.h - Exact sums by pieces of numbers ----------*- C++ -*-===//
//
// Code that kernels for every target share to sum numbers of f32 exactly
// (docs/numerics.md, "Exact sums").
//
// A window is a list of units, each 2^23 times the next. A piece of a number is
// the multiple of a unit that is nearest to what larger pieces leave. Two
// additions of f32 compute it, without rounding errors: adding 1.5 * 2^23 units
// leaves the piece in the last 23 bits, as an integer. Integers of one unit are
// added as such.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_EXACTPIECES_H
#define STEPFOLD_CONVERSION_EXACTPIECES_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold {

/// Bits between two units of a window.
inline constexpr int64_t kPieceBits = 23;
/// Pieces of one unit, from windows alike, of which the sum is an i32.
inline constexpr int64_t kMaxPieces = 256;
/// Elements of a chunk whose sums are exact, or have a free order. Adding the
/// pieces of a thread to those of others takes the time of some elements.
inline constexpr int64_t kExactChunk = 65536;
/// The bits of the least magnitude, as an i32, that is too large for a window.
/// Those of infinities and NaN are larger.
inline constexpr int64_t kExactLimit = int64_t(252) << 23;

/// The window for numbers up to a magnitude.
class ExactWindow {
public:
  /// `top` has the bits of the largest magnitude, an i32 below `kExactLimit`.
  ExactWindow(mlir::ImplicitLocOpBuilder &builder, mlir::Value top,
              unsigned numUnits);
  /// A window with the shifters of another one.
  explicit ExactWindow(mlir::ValueRange shifters) : shifters(shifters) {}

  /// The bits of 1.5 * 2^23 units, an i32 for each unit. They define the
  /// window.
  mlir::ValueRange getShifters() const { return shifters; }
  /// Returns the bits of the largest magnitude that the window is for.
  mlir::Value getLimit(mlir::ImplicitLocOpBuilder &builder) const;

  /// Takes piece `unit` away from `rest`, a vector of f32. Returns the pieces
  /// in units, at most 2^22 in magnitude, as a vector of i32, with a bias.
  mlir::Value take(mlir::ImplicitLocOpBuilder &builder, unsigned unit,
                   mlir::Value &rest) const;
  /// Takes the bias away from a sum of `count` pieces. Both are i32, or the
  /// former is a vector of such sums.
  mlir::Value removeBias(mlir::ImplicitLocOpBuilder &builder, unsigned unit,
                         mlir::Value sum, mlir::Value count) const;

  /// Adds `number`, an i64 of 32 bits at most, that counts 2^`offset` units.
  /// `unit` and `offset` are i32.
  using AddToWord = llvm::function_ref<void(mlir::ImplicitLocOpBuilder &,
                                            mlir::Value bin, mlir::Value)>;
  void addToWords(mlir::ImplicitLocOpBuilder &builder, mlir::Value unit,
                  mlir::Value offset, mlir::Value number, AddToWord add) const;

private:
  llvm::SmallVector<mlir::Value> shifters;
};

/// Bits of the lower half of a sum of pieces, which words take in two halves.
inline constexpr int64_t kHalfBits = 16;

/// Returns the lower half of a sum, which is not negative, and the upper one.
std::pair<mlir::Value, mlir::Value>
splitHalves(mlir::ImplicitLocOpBuilder &builder, mlir::Value sum);

/// Adds a number of any magnitude, infinity or NaN to words. `bits` are its
/// bits, an i32.
void addToWords(mlir::ImplicitLocOpBuilder &builder, mlir::Value bits,
                ExactWindow::AddToWord add);

/// Properties of all contributions to a sum.
struct ContributionTraits {
  /// True if none is less than +0.0.
  bool areNonNegative = false;
  /// Units that a window should have: nearly all numbers of a group, such as
  /// the gradients of a warp, are then without a rest.
  unsigned numUnits = 3;

  /// Returns those of what a region yields.
  static ContributionTraits get(mlir::Value yielded);
};

/// Returns the bits of the magnitudes of a vector of f32.
mlir::Value getMagnitudes(mlir::ImplicitLocOpBuilder &builder,
                          mlir::Value numbers, ContributionTraits traits);

/// Adds the pieces of the window for `top`. Returns the bits of the largest
/// magnitude that is left, and the new `state`.
using AddWindow = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::ImplicitLocOpBuilder &, mlir::Value top, mlir::ValueRange state)>;

/// Adds contributions, of which `top` has the bits of the largest magnitude:
/// in windows, until nothing is left, or singly, if one is too large for it.
void addExactly(
    mlir::ImplicitLocOpBuilder &builder, mlir::Value top,
    mlir::ValueRange state, AddWindow addWindow,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)> addSingly);

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_EXACTPIECES_H
