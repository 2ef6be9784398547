//===- Attributes.h - Attributes that ops may have --------------*- C++ -*-===//
//
// An attribute that nothing reads is a mistake: a misspelt setting would be the
// default. Ops of the dialect refuse what they do not know, and the dialect
// refuses attributes of its own that do not exist or are of another type.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_ATTRIBUTES_H
#define STEPFOLD_IR_ATTRIBUTES_H

#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

namespace mlir::optim {

/// Argument attributes of an outlined stage: the global, or the parameter whose
/// gradient, that the argument is bound to.
inline constexpr llvm::StringLiteral kGlobalAttrName = "optim.global";
inline constexpr llvm::StringLiteral kGradientAttrName = "optim.gradient";

/// On an argument of an executable step: the number of the result that the
/// argument receives.
inline constexpr llvm::StringLiteral kResultAttrName = "optim.result";

/// On the function that an executable step calls to have its stage run: the
/// parameters whose gradients it gets.
inline constexpr llvm::StringLiteral kGradientsAttrName = "optim.gradients";

/// On a global: the global of which it is a copy of lower precision, which the
/// update of the other writes.
inline constexpr llvm::StringLiteral kCopyOfAttrName = "optim.copy_of";

/// On a global: the name of the global of which it was such a copy, and which
/// is gone: another rank updates it.
inline constexpr llvm::StringLiteral kCopyOfRemovedAttrName =
    "optim.copy_of_removed";

/// On a global: the step stores to it what the optimizer stage then loads, a
/// flag that ranks have agreed on. Whoever executes the stage alone gives it.
inline constexpr llvm::StringLiteral kStageInputAttrName = "optim.stage_input";

/// On an operation outside of the stage: it reads gradients that updates are
/// computed from, and does not belong to the backward pass.
inline constexpr llvm::StringLiteral kReadsGradientsAttrName =
    "optim.reads_gradients";

/// On a global of one integer: it counts the steps.
inline constexpr llvm::StringLiteral kStepCounterAttrName =
    "optim.step_counter";

/// On a launch: it may begin before the one before it has ended.
inline constexpr llvm::StringLiteral kDependentLaunchAttrName =
    "optim.dependent_launch";

namespace shared {

/// Checks that every attribute of `op` is its own or has a dialect's prefix.
LogicalResult verifyAttributeNames(Operation *op);

/// Parses the attributes of an op, `{...}`, and checks the types of its own.
ParseResult parseAttributes(OpAsmParser &parser, OperationState &result);
/// The same behind the keyword `attributes`.
ParseResult parseAttributesWithKeyword(OpAsmParser &parser,
                                       OperationState &result);

} // namespace shared

/// Trait of every op of the dialect.
template <typename ConcreteType>
class KnownAttributes
    : public OpTrait::TraitBase<ConcreteType, KnownAttributes> {
public:
  static LogicalResult verifyTrait(Operation *op) {
    return shared::verifyAttributeNames(op);
  }
};

} // namespace mlir::optim

#endif // STEPFOLD_IR_ATTRIBUTES_H
