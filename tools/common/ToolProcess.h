//===- ToolProcess.h - Common start of all tools ----------------*- C++ -*-===//

#ifndef STEPFOLD_TOOLS_COMMON_TOOLPROCESS_H
#define STEPFOLD_TOOLS_COMMON_TOOLPROCESS_H

namespace stepfold {

/// Has what a tool cannot foresee end in an error, not in a crash: memory that
/// runs out ends the tool with a message, and a write beyond the limit of the
/// size of files fails as on a full disk. `name` is the tool's, for good.
void setUpToolProcess(const char *name);

/// Removes the options that are registered so far from `--help`: those of the
/// libraries, if the tool has not registered its own. `--help-hidden` has them.
void hideRegisteredOptions();

} // namespace stepfold

#endif // STEPFOLD_TOOLS_COMMON_TOOLPROCESS_H
