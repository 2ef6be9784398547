//===- ReportBuilder.h - The report of one compilation ----------*- C++ -*-===//

#ifndef STEPFOLD_REPORT_REPORTBUILDER_H
#define STEPFOLD_REPORT_REPORTBUILDER_H

#include "stepfold/Pipelines/Phases.h"
#include "stepfold/Plan/Plan.h"
#include "stepfold/Report/RemarkCollector.h"

#include "llvm/ADT/StringSet.h"

namespace stepfold {

/// Builds the report of the compilation that it is attached to.
class ReportBuilder final : public PhaseInstrumentation {
public:
  /// `onRemark`, which may be empty, gets all remarks of all kinds.
  explicit ReportBuilder(RemarkHandler onRemark)
      : onRemark(std::move(onRemark)) {}

  llvm::StringRef getName() const override { return "Report"; }
  llvm::Error runAtPhase(Phase phase, mlir::ModuleOp module) override;
  /// The remarks so far, if there is no plan.
  std::vector<Report::Remark> takeRemarks() {
    return remarks ? remarks->take() : std::vector<Report::Remark>();
  }
  /// The report, once there is a plan.
  Report finish(const runtime::Plan &plan);

private:
  llvm::Error addImported(mlir::ModuleOp module);
  void addGrouped(mlir::ModuleOp module);
  void addBufferized(mlir::ModuleOp module);
  /// `stored` are the globals that the step stores to.
  void addCopies(mlir::ModuleOp module,
                 const llvm::DenseSet<mlir::StringAttr> &stored);
  void addVariables(const runtime::Plan &plan);

  /// The casts of a parameter to one type, as the program came.
  struct Casts {
    uint64_t number = 0;
    /// Those that are in no region, so that they run in each step.
    uint64_t numInEachStep = 0;
  };

  Report report;
  RemarkHandler onRemark;
  /// Remarks of the passes of the compilation alone.
  std::optional<RemarkCollector> remarks;
  /// By the names of parameters, and types.
  std::map<std::pair<std::string, const void *>, Casts> casts;
  /// The names of copies that the program came with.
  llvm::StringSet<> originalCopies;
  /// Casts of the stage before they are fused.
  uint64_t numStageCasts = 0;
};

} // namespace stepfold

#endif // STEPFOLD_REPORT_REPORTBUILDER_H
