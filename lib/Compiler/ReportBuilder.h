//===- ReportBuilder.h - Watches a compilation ------------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_REPORTBUILDER_H
#define STEPFOLD_COMPILER_REPORTBUILDER_H

#include "RemarkCollector.h"

#include "stepfold/Runtime/Engine.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace stepfold {

/// Builds the report of one compilation, which says when it reaches each phase.
class ReportBuilder {
public:
  /// `module` is the program as it came.
  ReportBuilder(mlir::ModuleOp module, llvm::StringRef target);

  /// After optim-merge.
  void addMerged(mlir::ModuleOp module);
  /// `stage` is bufferized; `variables` are its arguments.
  void addStage(mlir::func::FuncOp stage,
                llvm::ArrayRef<runtime::Variable> variables);
  llvm::Expected<Report> finish(uint64_t scratchBytes);

private:
  llvm::Error addBefore();

  /// The program as it came.
  mlir::OwningOpRef<mlir::ModuleOp> original;
  RemarkCollector remarks;
  Report report;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_REPORTBUILDER_H
