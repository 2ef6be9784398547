//===- ReplacedStages.h - Ops that operators replace ------------*- C++ -*-===//
//
// Ops of a stage are removed with the lists and copies that only they need, and
// other ops use variables in place of their results.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_REPLACEDSTAGES_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_REPLACEDSTAGES_H

#include "ImportedProgram.h"
#include "ProgramEdit.h"
#include "StageOrder.h"

namespace stepfold::pir {

/// A program of which stages are replaced.
struct ReplacedStages {
  ReplacedStages(const Program &main, mlir::MLIRContext *context)
      : main(main), values(main.getBody(), context), origins(main.getBody()),
        edit(main) {}

  bool isUsedByRemoved(const PirOp &op) const;
  void removeLinks(const llvm::DenseSet<const PirOp *> &kept);
  /// Takes out the ops of stages, and those that only they need. `kept` are
  /// ops that stay.
  void removeAll(const llvm::DenseSet<const PirOp *> &kept);
  void checkUses(FirstError &errors);

  const Program &main;
  PirValues values;
  Origins origins;
  ProgramEdit edit;
  /// The ops that are imported as ops of stages alone.
  StageOrder::Ops removed;
  /// The variables that only regions of these declare.
  llvm::StringMap<const PirOp *> ofRegions;
  /// Declarations in the outer block for operators, by the names.
  llvm::StringMap<NewOp::Result> declared;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_REPLACEDSTAGES_H
