//===- ScalarOps.h - Scalar operations of the interpreter -------*- C++ -*-===//
//
// The meaning of arith and math operations on elements, and of regions that
// consist of them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_SCALAROPS_H
#define STEPFOLD_REFERENCE_SCALAROPS_H

#include "stepfold/Reference/Element.h"

#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <vector>

namespace stepfold::reference {

/// Computes the result of a scalar operation from its operands.
using ScalarFunction = std::function<Element(llvm::ArrayRef<const Element *>)>;

/// The function that `op` computes, on scalars or on each element of tensors.
/// Fails where `op` is not a scalar operation that the interpreter knows. An
/// operand that is an exact sum has an element for each word.
llvm::Expected<ScalarFunction> getScalarFunction(mlir::Operation *op);

/// Returns the number of elements of a value of a region: 1, or the words of an
/// exact sum.
size_t getWidth(mlir::Type type);

/// "'arith.remf' is not supported by the interpreter"
llvm::Error unsupported(mlir::Operation *op);

/// A block of scalar operations, as a list of instructions over numbered slots,
/// so that it can be run for millions of elements. It is run for several lanes
/// at once, each of which has its own elements. An argument or a result that is
/// an exact sum counts as one for each word.
class ScalarProgram {
public:
  /// The block's terminator yields the results.
  static llvm::Expected<ScalarProgram> compile(mlir::Block &block,
                                               size_t maxLanes = 1);

  ScalarProgram(ScalarProgram &&) = default;

  void setArgument(size_t index, const Element &value, size_t lane = 0) {
    slots[index * maxLanes + lane] = value;
  }
  /// Runs the program for the first `numLanes` lanes.
  void run(size_t numLanes = 1);
  const Element &getResult(size_t index, size_t lane = 0) const {
    return slots[results[index] * maxLanes + lane];
  }

private:
  ScalarProgram() = default;

  struct Instruction {
    /// Null: the maximum of the operand over all lanes.
    ScalarFunction function;
    /// The elements of lane 0.
    llvm::SmallVector<const Element *, 3> operands;
    Element *result;
  };
  static void run(const Instruction &instruction, size_t numLanes);

  size_t maxLanes = 1;
  /// `maxLanes` for each value of the block, the arguments first. Instructions
  /// point into it.
  std::vector<Element> slots;
  std::vector<Instruction> instructions;
  std::vector<size_t> results;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_SCALAROPS_H
