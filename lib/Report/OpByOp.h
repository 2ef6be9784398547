//===- OpByOp.h - A program whose ops run one by one ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_REPORT_OPBYOP_H
#define STEPFOLD_LIB_REPORT_OPBYOP_H

#include "StreamRoles.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// A stage each of whose ops is compiled without regard to the others: what a
/// framework that works op by op does at best with the same kernels.
///
/// Each named op is generalized in a function of its own, in a module beside
/// the program's. Ops on one parameter that do the same have one function: what
/// they move is linear in the size of the parameter. Structured ops are counted
/// where they stand.
class OpByOp {
public:
  /// `roles` are those of the values of the program.
  OpByOp(mlir::MLIRContext *context, const StreamRoles &roles);

  void add(llvm::ArrayRef<mlir::Operation *> ops);
  /// Generalizes what was added, and counts it.
  llvm::Expected<Traffic> estimate();

private:
  /// An op that is generalized, for all that do the same.
  struct Sample {
    mlir::func::FuncOp function;
    /// True if its parameter has `kSampleSize` elements in place of its own.
    bool isSized = false;
    /// Number of ops that it represents, and of all elements of their
    /// parameters.
    uint64_t count = 0, numElements = 0;
  };
  /// An operand of an op, and its type in the op's sample.
  struct Operand {
    mlir::Value value;
    mlir::Type type;
  };

  void add(mlir::Operation *op);
  void addUpdate(mlir::optim::OptimizerOpInterface op);
  void addCast(mlir::optim::CastOp op);
  /// Counts `op` with the sample of those that are like it, which is made if it
  /// is the first. `create` makes an op like it with other operands.
  void addSample(
      mlir::Operation *op, bool isSized, llvm::ArrayRef<Operand> operands,
      llvm::function_ref<mlir::Operation *(mlir::OpBuilder &, mlir::ValueRange)>
          create);
  mlir::func::FuncOp makeFunction(
      mlir::Operation *op, llvm::ArrayRef<Operand> operands,
      llvm::function_ref<mlir::Operation *(mlir::OpBuilder &, mlir::ValueRange)>
          create);
  void count(const Sample &sample);

  const StreamRoles &roles;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Roles of the arguments of the functions in `module`.
  StreamRoles sampleRoles;
  llvm::MapVector<mlir::Attribute, Sample> samples;
  Traffic total;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_REPORT_OPBYOP_H
