//===- ReportBuilder.h - Watches a compilation ------------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_REPORTBUILDER_H
#define STEPFOLD_COMPILER_REPORTBUILDER_H

#include "RemarkCollector.h"

#include "stepfold/Analysis/ParameterCasts.h"
#include "stepfold/Runtime/Plan/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

#include <map>

namespace stepfold {

/// Builds the report of one compilation, which says when it reaches each phase.
class ReportBuilder {
public:
  /// `module` is the program as it came. `onRemark` may be empty.
  static llvm::Expected<std::unique_ptr<ReportBuilder>>
  create(mlir::ModuleOp module, llvm::StringRef target, RemarkHandler onRemark);

  /// After the rewrites of the program that keep updates as named ops.
  void addRewritten(mlir::ModuleOp module);
  /// `stage` is bufferized; `variables` are its arguments.
  void addStage(mlir::func::FuncOp stage,
                llvm::ArrayRef<runtime::Variable> variables);
  Report finish(const runtime::Plan &plan);

private:
  ReportBuilder(mlir::MLIRContext &context, RemarkHandler onRemark)
      : remarks(context, std::move(onRemark)) {}

  void addOriginal(mlir::ModuleOp module,
                   llvm::ArrayRef<ParameterCast> outsideCasts);
  /// `stored` are the globals that the step stores to.
  void addCopies(mlir::ModuleOp module,
                 const llvm::DenseSet<mlir::StringAttr> &stored);

  /// The casts of a parameter to one type, as the program came.
  struct Casts {
    uint64_t number = 0;
    /// Those that are in no region, so that they run in each step.
    uint64_t numInEachStep = 0;
  };

  RemarkCollector remarks;
  Report report;
  /// By the names of parameters, and types.
  std::map<std::pair<std::string, const void *>, Casts> casts;
  /// The names of copies that the program came with.
  llvm::StringSet<> originalCopies;
  /// Casts of the stage before they are fused.
  uint64_t numStageCasts = 0;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_REPORTBUILDER_H
