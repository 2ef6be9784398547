//===- WriteCopies.h - Copies of parameters as variables -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITECOPIES_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITECOPIES_H

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

/// A copy in the program that is written.
struct WrittenCopy {
  /// The value that is the copy where nothing more happens to it in the step
  /// but that it is broadcast.
  ValueId value;
  /// The value in the startup program.
  ValueId initial;
  /// The type of that, and the framework's name of its elements' type, in JSON.
  JSONNode type, dtype;
};
using WrittenCopies = llvm::MapVector<mlir::StringAttr, WrittenCopy>;

/// Makes a persistent variable of each of `copies` that replaces casts. Removes
/// the originals that are gone. Failure where an error was emitted.
mlir::FailureOr<WrittenCopies> writeCopies(const HoistedCopies &copies,
                                           NumberTable &table,
                                           const CopyWriter &writer);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITECOPIES_H
