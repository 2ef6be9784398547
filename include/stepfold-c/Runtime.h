/*
 * stepfold-c/Runtime.h - Executes plans, for C
 *
 * What libStepfoldRuntime.so exports: a plan that stepfold-compile wrote is
 * loaded, its variables are bound to memory or set, and it is stepped.
 *
 * A variable that is bound lies in memory of the caller's, any other in memory
 * of the plan's, which is allocated when it is needed and kept until the plan
 * is destroyed. Before the first step, each gradient must have been bound or
 * set; so must each state that the plan gives no initial value
 * (STEPFOLD_INITIAL_SEEDED). Other state that is neither bound nor set begins
 * with its initial value. Bound memory is written by steps and by
 * stepfoldPlanSet alone.
 *
 * A plan for CUDA uses the primary context of one device, like the CUDA runtime
 * and the frameworks on it, whatever context is current in the calling thread.
 * The driver is libcuda.so.1, which is loaded with the first such plan.
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
  STEPFOLD_EXECUTION_FAILED = 6,
  /** The message says how much memory was wanted, and how much there is. */
  STEPFOLD_OUT_OF_MEMORY = 7
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
  /** CUDA plans: which of the devices that the driver shows. */
  uint32_t device;
  /** CUDA plans: not 0 to compile PTX even if $STEPFOLD_CACHE,
      $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold, the first of them that is
      defined, has the result of an earlier time, and to keep no result there.
      An empty $STEPFOLD_CACHE does that, too. */
  uint32_t disableCodeCache;
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

/** Where a variable begins in an allocation, in elements from its start. */
typedef struct StepfoldSegment {
  size_t variable;
  uint64_t offset;
} StepfoldSegment;

/** One memory that holds several variables. What it points to belongs to the
    plan. */
typedef struct StepfoldAllocationInfo {
  /** UTF-8. */
  const char *name;
  /** In ascending order. */
  const StepfoldSegment *segments;
  size_t numSegments;
  uint64_t elements;
  uint64_t bytes;
  /** Of the memory's address, in bytes. */
  uint64_t alignment;
  StepfoldDType dtype;
} StepfoldAllocationInfo;

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

/** Ends the use of bound memory, too. A null pointer is ignored. For CUDA it
    waits for all that is queued on the device: no stream may be capturing. */
void stepfoldPlanDestroy(StepfoldPlan *plan);

StepfoldStatus stepfoldPlanGetTarget(const StepfoldPlan *plan,
                                     StepfoldTarget *target);

/** State and gradients; nothing else is seen of a plan's memory. */
StepfoldStatus stepfoldPlanGetNumVariables(const StepfoldPlan *plan,
                                           size_t *count);
StepfoldStatus stepfoldPlanGetVariable(const StepfoldPlan *plan, size_t index,
                                       StepfoldVariableInfo *info);

/** The allocations of the plan. Their variables cannot be bound one by one. */
StepfoldStatus stepfoldPlanGetNumAllocations(const StepfoldPlan *plan,
                                             size_t *count);
StepfoldStatus stepfoldPlanGetAllocation(const StepfoldPlan *plan, size_t index,
                                         StepfoldAllocationInfo *info);

/** Lets a variable lie in memory of the caller's, with the values there, from
    the next step on. `bytes` is how much there is, at least the variable's; the
    address must be a multiple of the element size, and memory that a step
    writes must not overlap another variable's (the next step checks that). It
    must stay until it is replaced by another call and the steps before that are
    done, or the plan is destroyed. The plan for CUDA wants memory that its
    device can access. */
StepfoldStatus stepfoldPlanBind(StepfoldPlan *plan, StepfoldRole role,
                                const char *name, void *memory, uint64_t bytes);

/** Binds `count` variables, which are given by their indices. All are checked
    before the first is bound. */
StepfoldStatus stepfoldPlanBindMany(StepfoldPlan *plan, size_t count,
                                    const size_t *variables,
                                    void *const *memory, const uint64_t *bytes);

/** Binds all variables of an allocation. Of its elements, those that belong to
    no variable must be zero, and stay so. */
StepfoldStatus stepfoldPlanBindAllocation(StepfoldPlan *plan, const char *name,
                                          void *memory, uint64_t bytes);

/** Copies elements into a variable, and out of it; `bytes` is the variable's
    size. If it is bound, that is the caller's memory. Copies of lower precision
    (STEPFOLD_INITIAL_COPY) follow what is set; who changes bound memory, or
    binds other, after the first step sets them. A plan for CUDA waits for
    everything that is queued on its device; it cannot while a stream is being
    captured. */
StepfoldStatus stepfoldPlanSet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, const void *data,
                               uint64_t bytes);
StepfoldStatus stepfoldPlanGet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, void *data, uint64_t bytes);

/** Executes the stage once. After STEPFOLD_EXECUTION_FAILED, what a step writes
    is undefined.

    For CUDA, `stream` is a CUstream, null the legacy default stream. The step
    is queued on it; nothing waits for the device or reads from it, and nothing
    is allocated after the first step, unless the host is further ahead of the
    device, with other memory bound for each step, than ever before, or the
    driver allocates for the CUDA graph that steps become when a few of them had
    the same memory. A graph's kernels have the priority and other attributes of
    no stream. Steps on different streams must be ordered by the caller.

    A stream may be captured. Replays use the memory that was bound when the
    step was captured, until the plan is destroyed; the first captured step
    after a binding has changed allocates. If the first step of all is captured,
    what it must set before that (initial values) is set, and is no part of the
    graph; it fails if that needs values from bound memory.

    A plan for the host has executed the step when this returns; `stream` must
    be null. */
StepfoldStatus stepfoldPlanStep(StepfoldPlan *plan, void *stream);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* STEPFOLD_C_RUNTIME_H */
