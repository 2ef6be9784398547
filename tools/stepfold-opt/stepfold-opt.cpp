//===- stepfold-opt.cpp - Run passes on program IR ------------------------===//

#include "stepfold/InitAll.h"
#include "stepfold/InitTools.h"

#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  stepfold::registerAllPasses();
  mlir::DialectRegistry registry;
  stepfold::registerToolDialects(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Stepfold optimizer-stage compiler\n", registry));
}
