//===- stepfold-translate.cpp - Translations to and from MLIR --*- C++ -*-===//

#include "stepfold/Export/ExportPir.h"
#include "stepfold/Import/Lower/ImportPir.h"
#include "stepfold/Import/Lower/TranslateTool.h"

int main(int argc, char **argv) {
  stepfold::registerExportPirTranslation();
  stepfold::registerImportPirTranslation();
  return stepfold::runTranslateTool(argc, argv);
}
