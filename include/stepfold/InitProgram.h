//===- InitProgram.h - Registration for program compilers -------*- C++ -*-===//
//
// Registration functions for a library that compiles programs. They register
// fewer of upstream's dialects than tools do, so that a static library stays
// small.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_INITPROGRAM_H
#define STEPFOLD_INITPROGRAM_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace stepfold {

/// Registers the dialects that Stepfold's importer makes and its passes create
/// or take, with what bufferization and code generation need of each.
void registerProgramDialects(mlir::DialectRegistry &registry);

/// Registers all passes and pipelines, and those of upstream's that clean up
/// after them: canonicalize, cse, inline, strip-debuginfo, symbol-dce.
void registerProgramPasses();

} // namespace stepfold

#endif // STEPFOLD_INITPROGRAM_H
