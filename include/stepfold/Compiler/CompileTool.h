//===- CompileTool.h - The command line of stepfold-compile -----*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_COMPILETOOL_H
#define STEPFOLD_COMPILER_COMPILETOOL_H

namespace stepfold {

/// Parses the arguments, compiles, and returns the exit status.
int runCompileTool(int argc, char **argv);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_COMPILETOOL_H
