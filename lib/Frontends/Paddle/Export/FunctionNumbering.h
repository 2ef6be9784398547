//===- FunctionNumbering.h - Numbers of one function -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_FUNCTIONNUMBERING_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_FUNCTIONNUMBERING_H

#include "ValueNumbers.h"

#include "llvm/ADT/STLExtras.h"

namespace stepfold::pir {

/// Numbers the values of a function, op by op.
class FunctionNumbering {
public:
  FunctionNumbering(const HoistedCopies &copies, NumberTable &table,
                    NumberedFunction &result)
      : copies(copies), table(table), result(result) {}

  void number(mlir::func::FuncOp function);

private:
  void numberBlock(mlir::Block &block);
  void numberOp(mlir::Operation &op);
  void numberUpdate(mlir::optim::OptimizerOpInterface op);
  void numberStructured(mlir::optim::StructuredOpInterface op);
  Number getOf(mlir::optim::StructuredOpInterface op, mlir::ValueRange stream,
               size_t index);
  llvm::SmallVector<Number>
  numberParameter(mlir::optim::StructuredOpInterface op, size_t index);
  llvm::SmallVector<Number> getSums(mlir::optim::StructuredOpInterface op,
                                    unsigned output,
                                    llvm::ArrayRef<Number> contributions);
  void numberConditional(mlir::scf::IfOp op);
  void numberOther(mlir::Operation &op);
  void numberBroadcast(mlir::optim::BroadcastOp op);
  void addMessage(mlir::optim::BroadcastOp op, Number kind,
                  llvm::ArrayRef<Number> tensors);
  void numberPure(mlir::Operation &op);
  bool numberMove(mlir::Operation &op);

  Number load(mlir::StringAttr variable);
  Number getInitial(mlir::StringAttr variable);
  Number get(mlir::Value value) {
    auto known = result.values.find(value);
    return known == result.values.end() ? table.get("unknown", {})
                                        : known->second;
  }
  llvm::SmallVector<Number> get(mlir::ValueRange values) {
    return llvm::map_to_vector(values, [&](mlir::Value v) { return get(v); });
  }
  void set(mlir::Value value, Number number, mlir::Operation &op) {
    result.values[value] = number;
    result.producers.try_emplace(number, &op);
  }

  const HoistedCopies &copies;
  NumberTable &table;
  NumberedFunction &result;
  /// Number of times that an op was seen whose results may differ each time.
  llvm::DenseMap<Number, Number> timesSeen;

  /// Broadcasts behind each other from one root.
  struct Messages {
    mlir::Block *block = nullptr;
    Number kind = 0;
    std::vector<Number> tensors;
    /// Position among the function's other ops.
    size_t position = 0;
  };
  Messages lastMessages;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_FUNCTIONNUMBERING_H
