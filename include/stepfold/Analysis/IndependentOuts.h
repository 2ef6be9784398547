//===- IndependentOuts.h - Outs that are computed apart ---------*- C++ -*-===//

#ifndef STEPFOLD_ANALYSIS_INDEPENDENTOUTS_H
#define STEPFOLD_ANALYSIS_INDEPENDENTOUTS_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// Groups the outs of `op`, by their numbers. `exp`, `log` and `pow` are
/// expanded. The outs of two groups depend on no expensive op together, and
/// each group depends on one: threads that each compute one group compute no
/// expensive op twice. There is one group if the outs cannot be divided so, and
/// at most `maxGroups`.
llvm::SmallVector<llvm::SmallVector<unsigned>>
groupIndependentOuts(mlir::optim::ForeachParameterOp op, size_t maxGroups);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_INDEPENDENTOUTS_H
