//===- RemarkCollector.h - Remarks of passes, for the report ----*- C++ -*-===//

#ifndef STEPFOLD_REPORT_REMARKCOLLECTOR_H
#define STEPFOLD_REPORT_REMARKCOLLECTOR_H

#include "stepfold/Pipelines/RemarkHandler.h"
#include "stepfold/Report/Report.h"

#include <map>
#include <mutex>

namespace stepfold {

/// Collects, while it lives, what passes say that they did not do, and why
/// (remarks of the kinds `missed` and `analysis`).
class RemarkCollector {
public:
  /// `next` gets all remarks of all kinds, too, if it is not empty.
  RemarkCollector(mlir::MLIRContext &context, RemarkHandler next);

  /// Returns the collected remarks, function by function, with equal remarks as
  /// one.
  std::vector<Report::Remark> take();

private:
  void add(const mlir::remark::detail::Remark &remark);

  /// Passes on different functions run at the same time.
  std::mutex mutex;
  std::map<std::string, std::vector<Report::Remark>> byFunction;
  RemarkHandler next;
  ScopedRemarkHandler handler;
};

} // namespace stepfold

#endif // STEPFOLD_REPORT_REMARKCOLLECTOR_H
