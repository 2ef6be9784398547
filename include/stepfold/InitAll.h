//===- InitAll.h - Registration of everything -------------------*- C++ -*-===//
//
// Registration functions for tools and plugins. Tools register upstream's
// dialects and passes themselves.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_INITALL_H
#define STEPFOLD_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace stepfold {

/// Registers the dialect and its models of upstream interfaces.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers all passes and pipelines.
void registerAllPasses();

} // namespace stepfold

#endif // STEPFOLD_INITALL_H
