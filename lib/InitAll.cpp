//===- InitAll.cpp - Registration of everything ---------------------------===//

#include "stepfold/InitAll.h"

#include "stepfold/Conversion/Passes.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Transforms/Passes.h"

void stepfold::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::optim::OptimDialect>();
  mlir::optim::registerBufferizableOpInterfaceExternalModels(registry);
}

void stepfold::registerAllPasses() {
  registerStepfoldConversionPasses();
  registerStepfoldTransformsPasses();
}
