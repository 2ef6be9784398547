//===- SpecializedBody.h - A region for known flags -------------*- C++ -*-===//
//
// Some scalars of a structured op are flags that are the same for all elements.
// A specialized body is the region of the op for known values of such flags. It
// determines the tensors that the op then reads, and those that it keeps.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H
#define STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold {

class SpecializedBody {
public:
  /// A flag, by the number of its argument, and its value.
  using KnownFlag = std::pair<unsigned, bool>;

  explicit SpecializedBody(mlir::optim::StructuredOpInterface op,
                           llvm::ArrayRef<KnownFlag> flags = {});
  /// For the outs `outs` alone.
  SpecializedBody(mlir::optim::ForeachParameterOp op,
                  llvm::ArrayRef<unsigned> outs);

  mlir::optim::StructuredOpInterface getOp() const { return op; }
  /// Returns the value to which `value` of the region simplifies.
  mlir::Value resolve(mlir::Value value) const {
    mlir::Value resolved = values.lookup(value);
    return resolved ? resolved : value;
  }
  /// Returns true if `bodyOp` must be executed.
  bool isNeeded(mlir::Operation *bodyOp) const {
    return neededOps.contains(bodyOp);
  }
  /// Returns true if the region needs argument `index`.
  bool isRead(unsigned index) const {
    return neededArguments.contains(getOp().getBlock()->getArgument(index));
  }
  /// Returns true if the op writes stream `index` of the outs. Sums are always
  /// written.
  bool isWritten(unsigned index) const { return written[index]; }

private:
  void simplify(llvm::ArrayRef<KnownFlag> knownFlags);
  void evaluate(mlir::Operation &bodyOp);
  std::optional<bool> getFlag(mlir::Value value) const;
  void define(mlir::Value result, mlir::Value value);
  void need(mlir::Value value);

  mlir::optim::StructuredOpInterface op;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Value, bool> flags;
  llvm::DenseSet<mlir::Operation *> neededOps;
  llvm::DenseSet<mlir::Value> neededArguments;
  llvm::SmallVector<bool> written;
};

/// Returns the flags of `op` on which a kernel branches, by argument number.
/// For one value of such a flag, the kernel does not access a tensor that it
/// accesses for the other value. There are at most two, since each doubles the
/// kernel.
llvm::SmallVector<unsigned, 2>
getBranchFlags(mlir::optim::StructuredOpInterface op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H
