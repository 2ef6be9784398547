//===- UnmergedTraffic.h - A stage whose ops run alone ----------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H
#define STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H

#include "StreamRoles.h"

#include "stepfold/IR/Optim.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// The traffic of a stage, each of whose ops is compiled without regard to the
/// others: what a framework that works op by op does at best with the same
/// kernels.
///
/// Updates of one parameter are modelled once for each kind, and not for each
/// op: their traffic is linear in the size of the parameter.
class UnmergedTraffic {
public:
  explicit UnmergedTraffic(const StreamRoles &roles) : roles(roles) {}

  llvm::Error add(mlir::Operation *op);
  const Traffic &getTotal() const { return total; }

private:
  /// The traffic of an update of a parameter of two and of three elements.
  using Samples = std::pair<Traffic, Traffic>;

  llvm::Error addUpdate(mlir::optim::OptimizerOpInterface op);
  llvm::Error addSampled(mlir::optim::OptimizerOpInterface op);
  mlir::Attribute getSampleKey(mlir::optim::OptimizerOpInterface op) const;
  llvm::Expected<Traffic> estimateAlone(
      mlir::optim::OptimizerOpInterface op,
      llvm::function_ref<mlir::Type(mlir::Value, mlir::optim::StreamKind)>
          getType) const;

  const StreamRoles &roles;
  Traffic total;
  llvm::DenseMap<mlir::Attribute, Samples> samples;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_UNMERGEDTRAFFIC_H
