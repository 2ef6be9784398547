//===- StepRuntime.h - The runtime that executes plans ----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPRUNTIME_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPRUNTIME_H

#include "stepfold-c/Runtime.h"

#include <string>

namespace stepfold::paddle_operator {

/// Functions of libStepfoldRuntime.so.
struct Runtime {
  decltype(&stepfoldGetApiVersion) getApiVersion;
  decltype(&stepfoldGetLastError) getLastError;
  decltype(&stepfoldReadSeal) readSeal;
  decltype(&stepfoldPlanLoad) load;
  decltype(&stepfoldPlanDestroy) destroy;
  decltype(&stepfoldPlanGetTarget) getTarget;
  decltype(&stepfoldPlanGetNumVariables) getNumVariables;
  decltype(&stepfoldPlanGetVariable) getVariable;
  decltype(&stepfoldPlanGetNumAllocations) getNumAllocations;
  decltype(&stepfoldPlanGetAllocation) getAllocation;
  decltype(&stepfoldPlanBindMany) bindMany;
  decltype(&stepfoldPlanBindAllocation) bindAllocation;
  decltype(&stepfoldPlanSet) set;
  decltype(&stepfoldPlanGet) get;
  decltype(&stepfoldPlanStep) step;
};

/// Loads libStepfoldRuntime.so from `path`. Returns an error, or an empty
/// string. Has no effect once it is loaded.
std::string loadRuntime(const std::string &path);

/// The functions; null until loadRuntime has succeeded.
const Runtime *getRuntime();

} // namespace stepfold::paddle_operator

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_OPERATOR_STEPRUNTIME_H
