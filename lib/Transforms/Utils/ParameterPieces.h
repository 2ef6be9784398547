//===- ParameterPieces.h - Work of ops on one parameter ---------*- C++ -*-===//
//
// An op over a list of parameters does the same to each of them. A piece is its
// work on one of them. An op of such pieces can be taken apart, and pieces of
// several ops can become one op. No other file knows the streams of update ops,
// casts and structured ops alike.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_PARAMETERPIECES_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_PARAMETERPIECES_H

#include "stepfold/IR/StructuredUtils.h"

namespace stepfold {

/// Work of `op` on its parameter at `position`.
struct Piece {
  mlir::Operation *op;
  unsigned position;
};

enum class AccessKind {
  /// A tensor of the parameter's shape.
  Tensor,
  /// One element, of which a list holds one for each parameter.
  Element,
  /// One element for all parameters. A list of pieces that have different ones
  /// takes a vector.
  Scalar,
  /// One element, which all pieces of a list have in common.
  Shared,
  /// An element of a vector with one for each parameter of the op, which is a
  /// constant where the op has several.
  Setting,
  /// The parameter's sum, in a vector with one for each parameter of the op.
  Sum,
};

/// One operand of a piece, or its element of a vector.
struct Access {
  AccessKind kind;
  mlir::Value value;
  /// The new value, where the piece updates `value`.
  mlir::Value result;
};

/// The constant that `value` is; null where it is none, or of another form.
mlir::DenseElementsAttr getConstant(mlir::Value value);

/// The flag that skips `update`; null where there is none.
mlir::Value getFlag(mlir::optim::OptimizerOpInterface update);

/// Returns the number of parameters that `op` works on, if it is made of
/// pieces: an op on tensors each of whose results belongs to one parameter.
std::optional<unsigned> getNumPieces(mlir::Operation *op);

/// Name of a stream of state that `op` has one operand of for several
/// parameters, if there is one: no piece of `op` could have it.
std::optional<llvm::StringRef>
findSharedState(mlir::optim::OptimizerOpInterface op);

/// Returns the accesses of `piece`. All pieces of an op have the same number of
/// accesses, of the same kinds.
llvm::SmallVector<Access> getAccesses(Piece piece);

/// Returns the accesses of `op`, on lists of tensors, for each of its
/// parameters, if it is not made of pieces: the lists of several tensors, and
/// their new values.
llvm::SmallVector<mlir::ValueRange> getLists(mlir::Operation *op);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_PARAMETERPIECES_H
