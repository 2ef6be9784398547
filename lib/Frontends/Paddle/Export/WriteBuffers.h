//===- WriteBuffers.h - Variables in one memory ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBUFFERS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBUFFERS_H

#include "WriteCopies.h"

#include "stepfold/Frontends/Paddle/Import/ImportPir.h"

namespace stepfold::pir {

/// The names of buffers in the programs that are written.
using WrittenBuffers = llvm::SetVector<mlir::StringAttr>;

/// Lets `startup`, which may be null, put variables into the buffers of `given`
/// that `imported` does not have, as far as the kernels for `device` can, and
/// remarks on the others. Failure where an error was emitted.
mlir::FailureOr<WrittenBuffers>
writeBuffers(const NumberedModule &given, const NumberedModule &imported,
             const WrittenCopies &copies, Device device, ProgramEdit *startup);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBUFFERS_H
