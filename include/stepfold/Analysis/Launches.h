//===- Launches.h - Which kernels a stage becomes ---------------*- C++ -*-===//
//
// The lowerings make their kernels, and the traffic model counts them, by the
// rule that is here. It holds for ops on tensors and on memrefs.
//
//   reduce              -> one kernel over chunks, which writes partial sums,
//                          and the elements that it updates
//   foreach_parameter   -> one kernel over parameters, which first finishes the
//                          sums that only it reads
//   foreach             -> one kernel over entries
//   sum_parameters      -> nothing: what it sums are partial sums already
//
// A sum with other readers is finished by a kernel of its own. The sum of flags
// is made of the partial sums of the reductions that found them. Kernels over
// parameters that do not depend on each other are launched as one, as long as
// its arguments are few.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_LAUNCHES_H
#define STEPFOLD_ANALYSIS_LAUNCHES_H

#include "stepfold/IR/Optim.h"

#include <vector>

namespace stepfold {

/// Whether `op` is an op that a stage computes with: a structured op, or
/// `optim.sum_parameters`.
bool isStageCompute(mlir::Operation *op);

/// How many parameters such an op has results for.
int64_t getNumParameters(mlir::Operation *op);

/// What the sums of such an op, if it sums, are written to.
mlir::OperandRange getSums(mlir::Operation *op);

/// What a kernel does for one op.
struct LaunchPart {
  enum Kind {
    /// The elements of `foreach`.
    Elements,
    /// The chunks of `reduce`.
    PartialSums,
    /// The parameters of `foreach_parameter`.
    Parameters,
    /// The sums of `reduce` or `sum_parameters`, finished.
    FinishedSums,
  } kind;
  mlir::Operation *op;
};

/// What the arguments of the parts of a joint launch may add up to: the code of
/// its kernel grows with its parts.
inline constexpr size_t kMaxJointArguments = 64;

/// One launch. Several parts are all over parameters, and independent.
using Launch = llvm::SmallVector<LaunchPart, 1>;

/// The launches of the ops of a block that `isStageCompute` among `ops`, in an
/// order that keeps their dependences: reductions as soon as they can be, and
/// then all that can be done for parameters, before elements.
std::vector<Launch> planLaunches(llvm::ArrayRef<mlir::Operation *> ops);

/// Whether there is anything to launch it for.
bool hasWork(const Launch &launch);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_LAUNCHES_H
