//===- TranslateTool.h - The command line of stepfold-translate -*- C++ -*-===//

#ifndef STEPFOLD_IMPORT_TRANSLATETOOL_H
#define STEPFOLD_IMPORT_TRANSLATETOOL_H

namespace stepfold {

/// Parses the arguments, translates with one of the registered translations,
/// and returns the exit status. Where that is not 0, no file was changed.
int runTranslateTool(int argc, char **argv);

} // namespace stepfold

#endif // STEPFOLD_IMPORT_TRANSLATETOOL_H
