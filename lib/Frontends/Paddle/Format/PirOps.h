//===- PirOps.h - Questions about an op of PIR -----------------*- C++ -*-===//
//
// Properties of a single op: its names, attributes and counts.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_PIROPS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_PIROPS_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace stepfold::pir {

/// The attributes of `op`, as those of MLIR.
mlir::DictionaryAttr importAttributes(const PirOp &op,
                                      mlir::MLIRContext *context);
/// The text of a string attribute, which must not be empty.
llvm::StringRef getStringAttribute(const PirOp &op, llvm::StringRef name,
                                   FirstError &errors);
/// Returns true if an attribute called `name` has no influence on the values
/// that an op computes.
bool isIrrelevantAttribute(llvm::StringRef name);

/// Returns true if result `index` is marked as persistable.
bool isPersistable(const PirOp &op, unsigned index);
/// Returns true if result `index` is marked as one that stops gradients.
bool stopsGradients(const PirOp &op, unsigned index);
/// Returns true if `op` is `builtin.parameter` or a `pd_op.data` that persists.
bool isVariable(const PirOp &op);
/// Returns whether `op` declares a parameter that the program trains.
bool isTrained(const PirOp &op);
/// Returns true if `op` declares a value that the caller of the program
/// provides.
bool isFeed(const PirOp &op);
/// Returns whether `op` is one that the framework's autodiff alone makes.
bool isGradientOp(const PirOp &op);
/// Returns true if `op` makes a list of values, or takes values out of one.
bool isListOp(const PirOp &op);

/// Returns whether `op` ends a block. A block whose values nothing uses may
/// have no such op.
inline bool isYield(const PirOp &op) { return op.name == "cf.yield"; }
/// Returns whether `op` is one that may guard ops of the stage.
inline bool isConditional(const PirOp &op) {
  return op.name == "pd_op.if" && op.operands.size() == 1;
}

/// Reports where `op` has other than `count` results; whether it has these.
bool expectResults(const PirOp &op, size_t count, FirstError &errors);
bool expectOperands(const PirOp &op, size_t count, FirstError &errors);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_PIROPS_H
