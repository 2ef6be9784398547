//===- stepfold-translate.cpp - Translations to and from MLIR --*- C++ -*-===//

#include "stepfold/Frontends/Paddle/Export/ExportPir.h"
#include "stepfold/Frontends/Paddle/Import/ImportPir.h"
#include "stepfold/Frontends/Paddle/Import/TranslateTool.h"

int main(int argc, char **argv) {
  stepfold::registerExportPirTranslation();
  stepfold::registerImportPirTranslation();
  return stepfold::runTranslateTool(argc, argv);
}
