//===- WriteBroadcasts.h - Broadcasts of copies ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBROADCASTS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBROADCASTS_H

#include "WriteCopies.h"

namespace stepfold::pir {

/// The rank whose program `module` is, as far as it follows from what is
/// broadcast: the root of the copies of parameters that the module updates.
/// Nothing where there are none; failure where an error was emitted.
mlir::FailureOr<std::optional<Rank>> findRank(mlir::ModuleOp module,
                                              const HoistedCopies &copies);

/// Lets the broadcasts of `main` send what those of `given` send: `written`, of
/// `copies`, in place of what they are copies of. `imported` is what `main`
/// was.
void writeBroadcasts(const NumberedModule &given,
                     const NumberedModule &imported,
                     const HoistedCopies &copies, const WrittenCopies &written,
                     const Origins &origins, ProgramEdit &main);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_WRITEBROADCASTS_H
