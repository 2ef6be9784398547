//===- Interpreter.h - The meaning of the dialect ---------------*- C++ -*-===//
//
// Evaluates the operations of an optimizer stage one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_INTERPRETER_H
#define STEPFOLD_REFERENCE_INTERPRETER_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/Tensor.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <variant>

namespace stepfold::reference {

/// Storage that operations write to.
using Buffer = std::shared_ptr<Tensor>;

/// Variables and gradients that a program reads and writes, by name. The
/// storage outlives the interpreter.
struct Storage {
  llvm::StringMap<Buffer> globals;
  /// The gradient of each parameter, as the caller gives it.
  llvm::StringMap<Buffer> gradients;
};

/// Evaluates operations of one function.
class Interpreter {
public:
  explicit Interpreter(Storage &storage) : storage(storage) {}

  /// Makes a memref stand for a buffer.
  void bind(mlir::Value memref, Buffer buffer) {
    values.insert_or_assign(memref, std::move(buffer));
  }

  /// Fails at the first operation that has no meaning here; the message begins
  /// with its location and name.
  llvm::Error run(llvm::ArrayRef<mlir::Operation *> ops);

  // The interpreter has one rank: `run` gets the ops before an exchange, and
  // those behind it. Its words have been computed in between.
  void getWords(mlir::optim::ExchangeOp op,
                llvm::MutableArrayRef<int64_t> words) const;
  void setWords(mlir::optim::ExchangeOp op, llvm::ArrayRef<int64_t> words);

private:
  /// Contents of a value: a tensor or scalar, a memref, or a table.
  using RuntimeValue = std::variant<Tensor, Buffer, llvm::SmallVector<Buffer>>;

  llvm::Error evaluate(mlir::Operation *op);
  llvm::Error evaluateStageOp(mlir::Operation *op);
  llvm::Error evaluateBufferOp(mlir::Operation *op);
  llvm::Error evaluateTensorOp(mlir::Operation *op);
  llvm::Error evaluateElementwise(mlir::Operation *op);
  llvm::Error evaluateUpdateOp(mlir::optim::OptimizerOpInterface op);
  llvm::Error evaluateReduceParameters(mlir::optim::ReduceParametersOp op);
  llvm::Error evaluateProducts(mlir::optim::MatmulOp op);
  llvm::Error evaluateRowCopies(mlir::optim::CopyRowsOp op);
  llvm::Error evaluateConditional(mlir::scf::IfOp op);
  template <typename StructuredOp>
  llvm::Error evaluateStructuredOp(StructuredOp op);

  /// The present value of a tensor, scalar or memref.
  const Tensor &getTensor(mlir::Value value) const;
  Buffer getBuffer(mlir::Value memref) const;
  /// The present values of a stream, whose operands may be one table.
  llvm::SmallVector<Tensor> getStream(mlir::ValueRange stream) const;

  void define(mlir::Value value, Tensor tensor) {
    values.insert_or_assign(value, std::move(tensor));
  }
  /// Gives destination-style operands their new values: by the results, or in
  /// the buffers.
  void setDestinations(mlir::Operation *op, mlir::ValueRange destinations,
                       llvm::ArrayRef<Tensor> newValues);

  llvm::Expected<Buffer> find(const llvm::StringMap<Buffer> &buffers,
                              llvm::StringRef what, llvm::StringRef name);

  Storage &storage;
  llvm::DenseMap<mlir::Value, RuntimeValue> values;
  /// Storage of `memref.global`.
  llvm::StringMap<Buffer> memrefGlobals;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_INTERPRETER_H
