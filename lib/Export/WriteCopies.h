//===- WriteCopies.h - Copies of parameters as variables -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_EXPORT_WRITECOPIES_H
#define STEPFOLD_LIB_EXPORT_WRITECOPIES_H

#include "MergeUpdates.h"

namespace stepfold::pir {

/// The copies that the variables of `module` say they are.
HoistedCopies getHoistedCopies(mlir::ModuleOp module);

/// Programs under edit, and what of them has been edited.
struct CopyWriter {
  const NumberedModule &given;
  const NumberedModule &imported;
  const Origins &origins;
  const MergedUpdates &merged;
  ProgramEdit &main;
  /// Null where there is none.
  ProgramEdit *startup;
};

/// Makes a persistent variable of each of `copies` that replaces casts. The
/// names of those, or failure where an error was emitted.
mlir::FailureOr<llvm::SmallVector<mlir::StringAttr>>
writeCopies(const HoistedCopies &copies, NumberTable &table,
            const CopyWriter &writer);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_EXPORT_WRITECOPIES_H
