//===- ProgramSource.h - Source programs of a module ------------*- C++ -*-===//
//
// The import drops what says nothing about what a program computes: the names
// of lists, constants of updates, attributes of ops of the stage, the order in
// which variables are declared. Whoever writes the program back needs it. The
// module carries it along as `pir.source`, an attribute that no pass looks at:
//
//   pir.source = {device = "gpu",
//                 main = {data = dense_resource<pir_main> : tensor<35021xi8>,
//                         size = 708876 : i64},
//                 startup = {...}}
//
// `data` is the JSON text, of `size` bytes, deflated where that makes it
// shorter. It stands at the end of a printed module.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_IMPORT_PROGRAMSOURCE_H
#define STEPFOLD_FRONTENDS_PADDLE_IMPORT_PROGRAMSOURCE_H

#include "stepfold/Frontends/Paddle/Import/ImportPir.h"

namespace stepfold::pir {

/// The name of the attribute of a module.
inline constexpr llvm::StringLiteral kSourceAttrName = "pir.source";

/// The programs that a module was imported from, and how.
struct ProgramSource {
  /// First error in either program.
  std::unique_ptr<FirstError> errors = std::make_unique<FirstError>();
  std::unique_ptr<Program> main;
  /// Null where there was none.
  std::unique_ptr<Program> startup;
  ImportOptions options;
  /// Attribute of the module that identifies the programs.
  mlir::Attribute attribute;

  /// Returns true if `module` was imported from these programs.
  bool isOf(mlir::ModuleOp module) const {
    return attribute && module->getAttr(kSourceAttrName) == attribute;
  }
};

/// Lets `module` carry the programs along.
void attachSource(mlir::ModuleOp module, const Program &main,
                  const Program *startup, const ImportOptions &options);

/// The programs that `module` carries along, or errors.
ProgramSource readSource(mlir::ModuleOp module);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_IMPORT_PROGRAMSOURCE_H
