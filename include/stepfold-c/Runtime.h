/*
 * stepfold-c/Runtime.h - Executes plans, for C
 *
 * What libStepfoldRuntime.so exports: a plan that stepfold-compile wrote is
 * loaded, its variables are bound to memory or set, and it is stepped.
 *
 * A variable that is bound lies in memory of the caller's, any other in memory
 * of the plan's. Before the first step, each gradient must have been bound or
 * set; so must each state that the plan gives no initial value
 * (STEPFOLD_INITIAL_SEEDED). Other state that is neither bound nor set begins
 * with its initial value. Bound memory is written by steps and by
 * stepfoldPlanSet alone.
 *
 * A function that fails returns what kind of failure it was, and leaves a
 * message that names the culprit. A plan may be used by one thread at a time;
 * different plans are independent.
 */

#ifndef STEPFOLD_C_RUNTIME_H
#define STEPFOLD_C_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Changes with every change of this file that breaks callers. */
#define STEPFOLD_RUNTIME_API_VERSION 1

typedef enum StepfoldStatus {
  STEPFOLD_OK = 0,
  /** A null pointer, an index, a size or an alignment. */
  STEPFOLD_INVALID_ARGUMENT = 1,
  /** A missing or broken file, a plan of another version, a machine without
      what the plan needs. */
  STEPFOLD_LOAD_FAILED = 2,
  /** The plan has no variable of this role and name. */
  STEPFOLD_NOT_FOUND = 3,
  /** A variable has no value. */
  STEPFOLD_NOT_BOUND = 4,
  /** This version cannot do that for this plan. */
  STEPFOLD_UNSUPPORTED = 5,
  STEPFOLD_EXECUTION_FAILED = 6
} StepfoldStatus;

typedef enum StepfoldTarget {
  STEPFOLD_TARGET_CUDA = 0,
  STEPFOLD_TARGET_HOST = 1
} StepfoldTarget;

typedef enum StepfoldRole {
  STEPFOLD_ROLE_STATE = 0,
  STEPFOLD_ROLE_GRADIENT = 1
} StepfoldRole;

typedef enum StepfoldAccess {
  STEPFOLD_ACCESS_READ = 0,
  STEPFOLD_ACCESS_WRITE = 1,
  STEPFOLD_ACCESS_READ_WRITE = 2
} StepfoldAccess;

typedef enum StepfoldDType {
  STEPFOLD_DTYPE_F16 = 0,
  STEPFOLD_DTYPE_BF16 = 1,
  STEPFOLD_DTYPE_F32 = 2,
  STEPFOLD_DTYPE_F64 = 3,
  /** One byte an element, 0 or 1. */
  STEPFOLD_DTYPE_I1 = 4,
  STEPFOLD_DTYPE_I8 = 5,
  STEPFOLD_DTYPE_I32 = 6,
  STEPFOLD_DTYPE_I64 = 7
} StepfoldDType;

/** How state begins; docs/plan-format.md says what each kind means. */
typedef enum StepfoldInitial {
  STEPFOLD_INITIAL_SEEDED = 0,
  STEPFOLD_INITIAL_SPLAT = 1,
  STEPFOLD_INITIAL_DATA = 2,
  STEPFOLD_INITIAL_CAST = 3,
  STEPFOLD_INITIAL_COPY = 4,
  STEPFOLD_INITIAL_STEP = 5
} StepfoldInitial;

typedef struct StepfoldPlan StepfoldPlan;

typedef struct StepfoldPlanOptions {
  /** Host plans: how many threads share a launch, at least 1. Results do not
      depend on it. */
  uint32_t threads;
} StepfoldPlanOptions;

/** A dense row-major tensor. What it points to belongs to the plan. */
typedef struct StepfoldVariableInfo {
  /** UTF-8. */
  const char *name;
  const int64_t *shape;
  size_t rank;
  uint64_t bytes;
  StepfoldRole role;
  StepfoldDType dtype;
  StepfoldAccess access;
  /** Means nothing for a gradient. */
  StepfoldInitial initial;
} StepfoldVariableInfo;

/** Returns the STEPFOLD_RUNTIME_API_VERSION of the library. */
uint32_t stepfoldGetApiVersion(void);

/** Returns the message of the calling thread's last failure. It is valid until
    the thread's next failure. */
const char *stepfoldGetLastError(void);

/** Loads the plan in a folder, for the engine of its target. `options` may be
    null. */
StepfoldStatus stepfoldPlanLoad(const char *folder,
                                const StepfoldPlanOptions *options,
                                StepfoldPlan **plan);

/** Ends the use of bound memory, too. A null pointer is ignored. */
void stepfoldPlanDestroy(StepfoldPlan *plan);

StepfoldStatus stepfoldPlanGetTarget(const StepfoldPlan *plan,
                                     StepfoldTarget *target);

/** State and gradients; nothing else is seen of a plan's memory. */
StepfoldStatus stepfoldPlanGetNumVariables(const StepfoldPlan *plan,
                                           size_t *count);
StepfoldStatus stepfoldPlanGetVariable(const StepfoldPlan *plan, size_t index,
                                       StepfoldVariableInfo *info);

/** Lets a variable lie in memory of the caller's, with the values there, from
    the next step on. `bytes` is how much there is, at least the variable's; the
    address must be a multiple of the element size, and memory that a step
    writes must not overlap another variable's (the next step checks that). It
    must stay until it is replaced by another call or the plan is destroyed. */
StepfoldStatus stepfoldPlanBind(StepfoldPlan *plan, StepfoldRole role,
                                const char *name, void *memory, uint64_t bytes);

/** Copies elements into a variable, and out of it; `bytes` is the variable's
    size. If it is bound, that is the caller's memory. */
StepfoldStatus stepfoldPlanSet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, const void *data,
                               uint64_t bytes);
StepfoldStatus stepfoldPlanGet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, void *data, uint64_t bytes);

/** Executes the stage once. After STEPFOLD_EXECUTION_FAILED, what a step writes
    is undefined. */
StepfoldStatus stepfoldPlanStep(StepfoldPlan *plan);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* STEPFOLD_C_RUNTIME_H */
