//===- Translations.h - The translations of stepfold-translate --*- C++ -*-===//

#ifndef STEPFOLD_TOOLS_STEPFOLD_TRANSLATE_TRANSLATIONS_H
#define STEPFOLD_TOOLS_STEPFOLD_TRANSLATE_TRANSLATIONS_H

#include "stepfold/Frontends/Paddle/Kernels/CompileKernels.h"

#include "llvm/Support/CommandLine.h"

#include <string>

namespace stepfold {

/// The category of the options that `--help` shows.
llvm::cl::OptionCategory &getTranslateCategory();

/// Lets the tool write another file beside its output: for translations that
/// make more than one.
void addOutputFile(llvm::StringRef file, std::string text);

/// Lets the tool write a plan before its output.
void addOutputPlan(PlanFiles plan);

/// Registers `--import-pir`.
void registerImportPirTranslation();

/// Registers `--export-pir`.
void registerExportPirTranslation();

} // namespace stepfold

#endif // STEPFOLD_TOOLS_STEPFOLD_TRANSLATE_TRANSLATIONS_H
