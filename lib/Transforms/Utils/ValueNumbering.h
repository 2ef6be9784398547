//===- ValueNumbering.h - Numbers of equal computations ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_VALUENUMBERING_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_VALUENUMBERING_H

#include "ParameterPieces.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <vector>

namespace stepfold {

/// Gives equal numbers to what computes the same, by bits. No op may change
/// between two calls.
class ValueNumbering {
public:
  using Key = std::vector<uintptr_t>;

  /// Returns an object that is unique in a context, such as a type or a value,
  /// as part of a key.
  template <typename UniqueT> static uintptr_t toKeyPart(UniqueT unique) {
    return reinterpret_cast<uintptr_t>(unique.getAsOpaquePointer());
  }

  /// The number of `key`. Numbers are counted from 1.
  unsigned getNumber(Key key) {
    return keys.try_emplace(std::move(key), keys.size() + 1).first->second;
  }

  /// Returns the number of the function that `body`, the region of a structured
  /// op, computes of its arguments.
  unsigned getBody(mlir::Region &body);

  /// Returns the number of the function that `op`, an update, a structured op
  /// or a cast, computes for a parameter. It does not depend on the operands,
  /// nor on settings of a parameter's own.
  unsigned getOp(mlir::Operation *op);

  /// Numbers the values that pieces of `block` make, by the ops that compute
  /// them, whatever these compute them of: all gradients that are cast to one
  /// type have one number.
  void addBlock(mlir::Block &block);
  /// Returns the number of the function that `piece` applies to values of these
  /// numbers.
  unsigned getPiece(Piece piece);

  /// Numbers the values of the region of `op`. In ops on the same parameters,
  /// values of one number are equal, element by element.
  void addElements(mlir::optim::StructuredOpInterface op);
  /// Gives what reads `stream` the number of `value`.
  void addStream(mlir::ValueRange stream, mlir::Value value);

  /// The number of a value; 0 of one without.
  unsigned get(mlir::Value value) const { return values.lookup(value); }

private:
  enum Kind : uintptr_t { Argument, Body, Operation, Shared, Stream };
  using Values = llvm::DenseMap<mlir::Value, unsigned>;

  static Key getKey(Kind kind, mlir::ValueRange operands);
  void addOperations(mlir::Block &body, Values &numbers);
  unsigned computeOp(mlir::Operation *op);
  unsigned getPiece(mlir::Operation *op, llvm::ArrayRef<Access> accesses);

  std::map<Key, unsigned> keys;
  Values values;
  llvm::DenseMap<mlir::Operation *, unsigned> ops;
};

/// The operands that an argument of the region of `op` stands for: a stream, or
/// a vector or scalar.
mlir::ValueRange getArgumentOperands(mlir::optim::StructuredOpInterface op,
                                     unsigned argument);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_VALUENUMBERING_H
