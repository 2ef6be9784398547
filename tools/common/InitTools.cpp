//===- InitTools.cpp - Registration of all that tools need ----------------===//

#include "InitTools.h"

#include "stepfold/InitAll.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

void stepfold::registerToolDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
  stepfold::registerAllDialects(registry);
}
