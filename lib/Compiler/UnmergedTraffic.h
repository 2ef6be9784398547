//===- UnmergedTraffic.h - A stage whose ops run alone ----------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H
#define STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H

#include "stepfold/IR/Optim.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Launches and bytes in one step.
struct Traffic {
  uint64_t launches = 0, bytesRead = 0, bytesWritten = 0;
};

/// The traffic of a stage, each of whose ops is compiled without regard to the
/// others: what a framework that works op by op does at best with the same
/// kernels.
///
/// Updates of one parameter are modelled once for each kind, and not for each
/// op: their traffic is linear in the size of the parameter.
class UnmergedTraffic {
public:
  llvm::Error add(mlir::Operation *op);
  const Traffic &getTotal() const { return total; }

private:
  /// The traffic of an update of a parameter of two and of three elements.
  using Samples = std::pair<Traffic, Traffic>;

  llvm::Error addUpdate(mlir::optim::OptimizerOpInterface op);
  llvm::Error addSampled(mlir::optim::OptimizerOpInterface op);
  void addTotal(const Traffic &traffic);

  Traffic total;
  llvm::DenseMap<mlir::Attribute, Samples> samples;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H
