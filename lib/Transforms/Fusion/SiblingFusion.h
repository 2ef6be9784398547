//===- SiblingFusion.h - One op of several ----------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_SIBLINGFUSION_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_SIBLINGFUSION_H

#include "stepfold/IR/StructuredUtils.h"

#include "mlir/IR/PatternMatch.h"

#include <limits>

namespace stepfold {

/// Makes one op of each of several groups of ops of a block, as far as the
/// dependences of the block, and what they access, allow.
class SiblingFusion {
public:
  /// `pass` is what remarks name.
  SiblingFusion(mlir::RewriterBase &rewriter, mlir::Block &block,
                llvm::StringRef pass)
      : rewriter(rewriter), block(block), pass(pass) {}

  /// Adds a group: ops of one kind, on as many parameters of equal shapes.
  void add(llvm::SmallVector<mlir::optim::StructuredOpInterface> group) {
    groups.push_back(std::move(group));
  }
  /// Limits the operands of what is fused.
  void setMaxOperands(size_t count) { maxOperands = count; }

  /// Has nothing reported about ops that have one element of everything.
  void ignoreSingles() { reportsSingles = false; }

  void run();

  void reportNotFused(mlir::optim::StructuredOpInterface op,
                      const std::string &reason) const;

private:
  class FusionSet;

  void fuseBatch(llvm::ArrayRef<mlir::Operation *> members);
  void fuseSet(FusionSet &set);

  mlir::RewriterBase &rewriter;
  mlir::Block &block;
  llvm::StringRef pass;
  std::vector<llvm::SmallVector<mlir::optim::StructuredOpInterface>> groups;
  bool reportsSingles = true;
  size_t maxOperands = std::numeric_limits<size_t>::max();
};

/// Returns true if each operand of `op` has one element.
bool isSingle(mlir::optim::StructuredOpInterface op);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_SIBLINGFUSION_H
