//===- stepfold-plugin.cpp - Stepfold in another mlir-opt -----------------===//

#include "stepfold/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Stepfold", STEPFOLD_VERSION,
          [](mlir::DialectRegistry *registry) {
            stepfold::registerAllDialects(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Stepfold", STEPFOLD_VERSION,
          stepfold::registerAllPasses};
}
