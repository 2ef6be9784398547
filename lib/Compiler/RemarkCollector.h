//===- RemarkCollector.h - Remarks of passes, for the report ----*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_REMARKCOLLECTOR_H
#define STEPFOLD_COMPILER_REMARKCOLLECTOR_H

#include "stepfold/Compiler/Report.h"

#include "mlir/IR/MLIRContext.h"

#include <memory>

namespace stepfold {

/// Collects, while it lives, what passes say that they did not do, and why
/// (remarks of the kinds `missed` and `analysis`).
///
/// A context has one remark engine, which cannot be taken off and put back: if
/// the user has set one up, it stays, and nothing is collected.
class RemarkCollector {
public:
  explicit RemarkCollector(mlir::MLIRContext &context);
  ~RemarkCollector();

  /// What was collected, function by function, equal remarks as one.
  std::vector<Report::Remark> take();

private:
  struct Storage;
  class Streamer;

  mlir::MLIRContext &context;
  /// Null where nothing is collected.
  std::shared_ptr<Storage> storage;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_REMARKCOLLECTOR_H
