//===- ExportPir.h - From a module back to PIR programs --------*- C++ -*-===//
//
// Writes a module that was imported from PIR programs (ImportPir.h), and
// perhaps rewritten, as PIR programs again:
//
// - what the passes have left alone is written as it was read; without any
//   rewrite, the programs are those that were imported;
// - updates that were merged become one op on lists, where the framework has
//   one with the same arithmetic; where it has none, they stay apart and a
//   remark says so;
// - a copy of a parameter that the update writes becomes a persistent variable,
//   which the startup program initialises and which the step sets behind the
//   update;
// - a buffer of variables is made by the startup program, as far as the
//   framework has kernels for it;
// - a broadcast that sends copies in place of parameters sends copies there,
//   and the parameters that other ranks update are gone.
//
// The exporter compares what the module computes with what the programs
// computed that it was imported from, value by value
// (lib/Frontends/Paddle/Export/ValueNumbers.h). What differs has no counterpart
// in the framework and is an error that names the op. Then it imports what it
// wrote, and compares again.
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
  /// Whether the startup program is another than the one that was imported.
  bool changesStartup = false;
};

/// Nothing where an error was emitted. The programs that `module` was imported
/// from are those of `source`, if its caller still has them, or are read.
std::optional<ExportedPrograms>
exportPrograms(mlir::ModuleOp module, const ProgramSource *source = nullptr);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_EXPORT_EXPORTPIR_H
