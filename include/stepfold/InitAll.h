//===- InitAll.h - Registration of everything -------------------*- C++ -*-===//
//
// What tools and plugins call. Upstream's own dialects and passes are left to
// the tool.
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
