//===- InitTools.h - Registration of all that tools need --------*- C++ -*-===//
//
// Upstream's dialects, extensions and translations beside our own. In one
// source file: these headers are most of what a tool takes to compile.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TOOLS_COMMON_INITTOOLS_H
#define STEPFOLD_TOOLS_COMMON_INITTOOLS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace stepfold {

/// Registers every dialect that a program may use, with what code generation
/// needs of each.
void registerToolDialects(mlir::DialectRegistry &registry);

} // namespace stepfold

#endif // STEPFOLD_TOOLS_COMMON_INITTOOLS_H
