//===- ExportPir.h - From a module back to PIR programs --------*- C++ -*-===//
//
// Writes a module that was imported from PIR programs (ImportPir.h), and
// perhaps rewritten, as PIR programs again:
//
// - ops that the passes have not changed are written as they were read; without
//   any rewrite, the programs are those that were imported;
// - updates that were merged become one op on lists, if the framework has one
//   with the same arithmetic; otherwise they stay apart, with a remark;
// - a copy of a parameter that the update writes becomes a persistent variable,
//   which the startup program initialises and which the step sets behind the
//   update;
// - a buffer of variables is made by the startup program, as far as the
//   framework has kernels for it;
// - a broadcast that sends copies in place of parameters sends copies there,
//   and the parameters that other ranks update are gone.
//
// The exporter compares the values that the module computes with those of the
// programs that it was imported from
// (lib/Frontends/Paddle/Export/ValueNumbers.h). A difference has no counterpart
// in the framework, and is an error that names the op. The exporter then
// imports the programs that it wrote, and compares again.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTPIR_H
#define STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTPIR_H

#include "stepfold/Frontends/Paddle/Import/ProgramSource.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace stepfold::pir {

/// Programs as JSON text.
struct ExportedPrograms {
  std::string main;
  /// Nothing where the module was imported without a startup program.
  std::optional<std::string> startup;
  /// True if the startup program differs from the one that was imported.
  bool changesStartup = false;
  /// The options with which they were imported.
  ImportOptions options;
};

/// Nothing where an error was emitted. The programs that `module` was imported
/// from are those of `source`, if its caller still has them, or are read.
std::optional<ExportedPrograms>
exportPrograms(mlir::ModuleOp module, const ProgramSource *source = nullptr);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTPIR_H
