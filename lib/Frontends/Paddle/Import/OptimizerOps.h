//===- OptimizerOps.h - Update ops of PIR as optim ops ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_OPTIMIZEROPS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_OPTIMIZEROPS_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

namespace stepfold::pir {

class FunctionImporter;

/// Replaces `op`, an update op, by an `optim` op, the marks of its gradients,
/// and stores.
void importOptimizerOp(const PirOp &op, FunctionImporter &importer);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_OPTIMIZEROPS_H
