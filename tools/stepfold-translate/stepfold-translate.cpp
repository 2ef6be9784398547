//===- stepfold-translate.cpp - Translations to and from MLIR --*- C++ -*-===//
//
// mlir-translate with Stepfold's translations.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/ImportPir.h"

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"

int main(int argc, char **argv) {
  stepfold::registerImportPirTranslation();
  return failed(
      mlir::mlirTranslateMain(argc, argv, "Stepfold translation tool"));
}
