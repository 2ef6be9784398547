//===- stepfold-lsp-server.cpp - Programs in editors ----------------------===//

#include "InitTools.h"
#include "ToolProcess.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

int main(int argc, char **argv) {
  stepfold::hideRegisteredOptions();
  mlir::DialectRegistry registry;
  stepfold::registerToolDialects(registry);
  return failed(mlir::MlirLspServerMain(argc, argv, registry));
}
