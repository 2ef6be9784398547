//===- ReportBuilder.h - Watches a compilation ------------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_REPORTBUILDER_H
#define STEPFOLD_COMPILER_REPORTBUILDER_H

#include "RemarkCollector.h"

#include "stepfold/Runtime/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace stepfold {

/// Builds the report of one compilation, which says when it reaches each phase.
class ReportBuilder {
public:
  /// `module` is the program as it came.
  static llvm::Expected<std::unique_ptr<ReportBuilder>>
  create(mlir::ModuleOp module, llvm::StringRef target);

  /// After optim-merge.
  void addMerged(mlir::ModuleOp module);
  /// `stage` is bufferized; `variables` are its arguments.
  void addStage(mlir::func::FuncOp stage,
                llvm::ArrayRef<runtime::Variable> variables);
  Report finish(const runtime::Plan &plan);

private:
  explicit ReportBuilder(mlir::MLIRContext &context) : remarks(context) {}

  RemarkCollector remarks;
  /// Of the program as it came.
  uint64_t originalStateBytes = 0;
  Report report;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_REPORTBUILDER_H
