//===- Launches.h - The kernel launches of a stage --------------*- C++ -*-===//
//
// This file defines which kernels a stage becomes. The lowerings create kernels
// by this rule, and the traffic model counts them by it. The rule applies to
// ops on tensors and on memrefs.
//
//   reduce              -> one kernel over chunks, which writes partial sums,
//                          and the elements that it updates
//   foreach_parameter   -> one kernel over parameters, which first finishes the
//                          sums that only it reads
//   foreach             -> one kernel over entries
//   reduce_parameters   -> no kernel, since its operands are partial sums
//   matmul              -> one call of a library for each size of matrices
//   copy_rows           -> one copy for each of the interleaved matrices
//   exchange            -> no kernel; the launches before it have ended when it
//                          begins
//
// A kernel of its own finishes a sum with other readers. The sum of flags is
// computed from the partial sums of the reductions that search for them.
// Independent kernels over parameters become one launch, if it has few
// arguments.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_LAUNCHES_H
#define STEPFOLD_ANALYSIS_LAUNCHES_H

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace stepfold {

/// Returns whether `op` is a computation of a stage: a structured op,
/// `optim.reduce_parameters`, an op on matrices or `optim.exchange`.
bool isStageCompute(mlir::Operation *op);

/// Returns the number of parameters for which such an op has results.
int64_t getNumParameters(mlir::Operation *op);

/// Returns the operands to which such an op writes sums, if there are any.
mlir::OperandRange getSums(mlir::Operation *op);

/// The work of a kernel for one op.
struct LaunchPart {
  enum Kind {
    /// The elements of `foreach`.
    Elements,
    /// The chunks of `reduce`.
    PartialSums,
    /// The parameters of `foreach_parameter`.
    Parameters,
    /// The sums of `reduce` or `reduce_parameters`, finished.
    FinishedSums,
    /// The matrices of `matmul` or `copy_rows`, which no kernel of the stage
    /// computes.
    Matrices,
    /// `exchange`, which launches nothing.
    Exchange,
  } kind;
  mlir::Operation *op;
};

/// The maximum number of arguments of all parts of a joint launch. The code of
/// a kernel grows with its parts.
inline constexpr size_t kMaxJointArguments = 64;

/// One launch. If it has several parts, all are over parameters, and they are
/// independent.
using Launch = llvm::SmallVector<LaunchPart, 1>;

/// Returns the launches of the ops among `ops` that satisfy `isStageCompute`,
/// in an order that keeps their dependences: reductions as early as possible,
/// then computation for parameters, exchanges, ops on matrices, and elementwise
/// ops. Launches that share scratch with one op on matrices come before those
/// that share scratch with the next.
std::vector<Launch> planLaunches(llvm::ArrayRef<mlir::Operation *> ops);

/// Returns how many launches the ops of `block` are; `omitted` does not count.
size_t countLaunches(mlir::Block &block, mlir::Operation *omitted = nullptr);

/// Returns whether the launch has any elements or parameters to process.
bool hasWork(const Launch &launch);

/// Returns the number of kernels that a launch with work executes: one, or, for
/// an op on matrices, the number of its calls.
size_t countKernels(const Launch &launch);

/// The buffers that some launches write.
class WrittenBuffers {
public:
  /// Adds all that the ops of `launch` write, in whichever of their launches.
  void add(const Launch &launch);
  /// Returns whether `value`, an operand of an op, is or has one of them.
  bool contains(mlir::Value value) const;

private:
  llvm::DenseSet<mlir::Value> buffers;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_LAUNCHES_H
