//===- ImportPir.h - From PIR programs to a module -------------*- C++ -*-===//
//
// Builds the module of docs/architecture.md, "The program", from a PIR main
// program and, where there is one, its startup program:
//
// - parameters and persistable `pd_op.data` become `ml_program.global`;
//   their attributes are kept as `pir.attributes` of the global;
// - feeds, the other `pd_op.data`, become arguments of `@train_step`, with
//   their attributes as `pir.attributes`;
// - optimizer ops become `optim` ops, and each gradient is marked by
//   `optim.gradient`;
// - an operator that executes a plan becomes the stage that the plan was
//   compiled from;
// - a buffer that the startup program puts variables into, once they are
//   initialised, becomes an `optim.buffer`;
// - every other op is kept, unregistered, under its name, with all its
//   attributes: `pd_op.*`, `custom_op.*` and `dist_op.*` as they are,
//   `builtin.*` as `pir.*` and `cf.*` as `pir_cf.*`, for those names are MLIR's
//   own. Ops that fetch results are among them. An absent operand is
//   `pir.null`;
// - an op that works in place gives a new value to the variable, which later
//   uses read, and which is stored where the variable is a global.
// - an op that gives a value another name, which shares its memory, is kept as
//   one that gives a value of its own. Once one name is overwritten, a use of
//   another one is refused: the framework orders the uses of one name alone.
//
// PIR says in its C++ code alone what an op does in place. The importer knows
// it for the ops of a table, and refuses every other op whose name ends in '_'
// and that touches a global or a value that is used later.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_IMPORT_IMPORTPIR_H
#define STEPFOLD_FRONTENDS_PADDLE_IMPORT_IMPORTPIR_H

#include "stepfold/Frontends/Paddle/Format/Device.h"
#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace stepfold::pir {

struct ImportOptions {
  /// Device whose kernels define the meaning of the ops.
  Device device = Device::GPU;
  /// Attaches the source programs to the module, for the export
  /// (ProgramSource.h).
  bool keepSource = true;
  /// Begins the stage with gradients in the type of their parameters, as the
  /// framework returns them. Otherwise, the casts to that type at the end of
  /// the backward pass belong to the stage, which then reads fewer bytes.
  bool returnedGradients = false;
  /// Emits remarks on ops that do not belong to the stage.
  bool emitRemarks = true;
  /// Stages of operators by their digests, for plans whose folders are not
  /// written yet; may be null.
  const llvm::StringMap<std::string> *stages = nullptr;
  /// Values of the main program that the results of kept ops and the feeds are.
  /// The import fills it; may be null.
  llvm::DenseMap<mlir::Value, ValueId> *values = nullptr;
};

/// Imports `main`, with initial values from `startup`, which may be null.
/// Null where an error was reported.
mlir::OwningOpRef<mlir::ModuleOp> importPrograms(const Program &main,
                                                 const Program *startup,
                                                 const ImportOptions &options,
                                                 mlir::MLIRContext *context,
                                                 FirstError &errors);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_IMPORT_IMPORTPIR_H
