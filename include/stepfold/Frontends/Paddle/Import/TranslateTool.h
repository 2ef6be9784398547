//===- TranslateTool.h - The command line of stepfold-translate -*- C++ -*-===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATETOOL_H
#define STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATETOOL_H

#include "llvm/ADT/StringRef.h"

#include "llvm/Support/CommandLine.h"

#include <string>

namespace stepfold {

/// The category of the options that `--help` shows.
llvm::cl::OptionCategory &getTranslateCategory();

/// Lets the tool write another file beside its output: for translations that
/// make more than one.
void addOutputFile(llvm::StringRef file, std::string text);

/// Parses the arguments, translates with one of the registered translations,
/// and returns the exit status. Where that is not 0, no file was changed.
int runTranslateTool(int argc, char **argv);

} // namespace stepfold

#endif // STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATETOOL_H
