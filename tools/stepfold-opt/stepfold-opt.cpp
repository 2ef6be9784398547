//===- stepfold-opt.cpp - Run passes on program IR ------------------------===//

#include "stepfold/IR/Optim.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<mlir::optim::OptimDialect>();
  mlir::optim::registerBufferizableOpInterfaceExternalModels(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Stepfold optimizer-stage compiler\n", registry));
}
