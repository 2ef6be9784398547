/*
 * stepfold-c/Runtime.h - C interface of the runtime
 *
 * libStepfoldRuntime.so exports this interface. It loads a plan that
 * stepfold-compile wrote, binds variables to memory or sets them, and executes
 * steps.
 *
 * A plan is code. Loading one is like loading a shared library: the caller must
 * trust whoever could have written its folder.
 *
 * A bound variable lies in memory of the caller. Any other variable lies in
 * memory of the plan, which the plan allocates on demand and keeps until it is
 * destroyed. Before the first step, the caller binds or sets each gradient, and
 * each state variable without an initial value (STEPFOLD_INITIAL_SEEDED). Other
 * state that is neither bound nor set starts with its initial value. Only steps
 * and stepfoldPlanSet write bound memory.
 *
 * A plan for CUDA uses the primary context of one device, like the CUDA runtime
 * and the frameworks on it. It does not depend on the current context of the
 * calling thread. The driver is libcuda.so.1, which is loaded with the first
 * such plan. It compiles the PTX of a plan that has no machine code for the
 * device, and keeps the result in its own cache (CUDA_CACHE_PATH,
 * CUDA_CACHE_MAXSIZE, CUDA_CACHE_DISABLE).
 *
 * A function that fails returns the kind of failure, and stores a message that
 * names the culprit. One thread at a time may use a plan. Different plans are
 * independent.
 */

#ifndef STEPFOLD_C_RUNTIME_H
#define STEPFOLD_C_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this interface. It changes with each change that breaks
    callers. */
#define STEPFOLD_RUNTIME_API_VERSION 4

typedef enum StepfoldStatus {
  STEPFOLD_OK = 0,
  /** An invalid pointer, index, size or alignment. */
  STEPFOLD_INVALID_ARGUMENT = 1,
  /** A missing or corrupt file, a plan of another version, or a machine that
      the plan does not support. */
  STEPFOLD_LOAD_FAILED = 2,
  /** The plan has no variable of this role and name, or the folder no plan. */
  STEPFOLD_NOT_FOUND = 3,
  /** A variable has no value. */
  STEPFOLD_NOT_BOUND = 4,
  /** This version does not support the operation for this plan. */
  STEPFOLD_UNSUPPORTED = 5,
  STEPFOLD_EXECUTION_FAILED = 6,
  /** The message states the requested and the available memory. */
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
  /** One byte for each element, 0 or 1. */
  STEPFOLD_DTYPE_I1 = 4,
  STEPFOLD_DTYPE_I8 = 5,
  STEPFOLD_DTYPE_I32 = 6,
  STEPFOLD_DTYPE_I64 = 7
} StepfoldDType;

/** The initial value of state. docs/plan-format.md defines each kind. */
typedef enum StepfoldInitial {
  STEPFOLD_INITIAL_SEEDED = 0,
  STEPFOLD_INITIAL_SPLAT = 1,
  STEPFOLD_INITIAL_DATA = 2,
  STEPFOLD_INITIAL_CAST = 3,
  STEPFOLD_INITIAL_COPY = 4,
  STEPFOLD_INITIAL_STEP = 5
} StepfoldInitial;

/** What each word of an exchange becomes, of the words at its place on all
    ranks. Words are int64_t. Sums are modulo 2^64, and maxima signed. */
typedef enum StepfoldExchangeKind {
  STEPFOLD_EXCHANGE_SUM = 0,
  STEPFOLD_EXCHANGE_MAXIMUM = 1
} StepfoldExchangeKind;

typedef struct StepfoldPlan StepfoldPlan;

/** The most threads of a launch. */
#define STEPFOLD_MAX_THREADS 1024

typedef struct StepfoldPlanOptions {
  /** Host plans: the number of threads of a launch, 1 to STEPFOLD_MAX_THREADS.
      Results do not depend on it. */
  uint32_t threads;
  /** CUDA plans: the index of the device among those that the driver shows. */
  uint32_t device;
} StepfoldPlanOptions;

/** A dense row-major tensor. The plan owns the pointed-to data. */
typedef struct StepfoldVariableInfo {
  /** UTF-8. */
  const char *name;
  const int64_t *shape;
  size_t rank;
  uint64_t bytes;
  StepfoldRole role;
  StepfoldDType dtype;
  StepfoldAccess access;
  /** Undefined for a gradient. */
  StepfoldInitial initial;
} StepfoldVariableInfo;

/** A variable in an allocation, and its offset in elements. */
typedef struct StepfoldSegment {
  size_t variable;
  uint64_t offset;
} StepfoldSegment;

/** One block of memory for several variables. The plan owns the pointed-to
    data. */
typedef struct StepfoldAllocationInfo {
  /** UTF-8. */
  const char *name;
  /** In ascending order. */
  const StepfoldSegment *segments;
  size_t numSegments;
  uint64_t elements;
  uint64_t bytes;
  /** The alignment of the memory's address, in bytes. */
  uint64_t alignment;
  StepfoldDType dtype;
} StepfoldAllocationInfo;

/** A point of a step at which the caller combines words with those of other
    ranks. The words are the elements of some variables, in order. The plan owns
    the pointed-to data. */
typedef struct StepfoldExchangeInfo {
  /** UTF-8. Unique in a plan. */
  const char *name;
  const size_t *variables;
  size_t numVariables;
  uint64_t numWords;
  StepfoldExchangeKind kind;
} StepfoldExchangeInfo;

/** Returns the STEPFOLD_RUNTIME_API_VERSION of the library. */
uint32_t stepfoldGetApiVersion(void);

/** Returns the message of the last failure in the calling thread. It is valid
    until the next failure in this thread. */
const char *stepfoldGetLastError(void);

/** Loads the plan in a folder for the engine of its target. `options` may be
    null. */
StepfoldStatus stepfoldPlanLoad(const char *folder,
                                const StepfoldPlanOptions *options,
                                StepfoldPlan **plan);

/** The digits of a seal, and a null character. */
#define STEPFOLD_SEAL_SIZE 65

/** Reads which plan a folder has, without loading it: `seal` becomes the value
    of `sha256` in plan.json, which differs from that of any other plan. The
    function does not check that the files are as they were written. */
StepfoldStatus stepfoldReadSeal(const char *folder,
                                char seal[STEPFOLD_SEAL_SIZE]);

/** Destroys a plan and ends its use of bound memory. A null pointer is ignored.
    For CUDA, the function waits for all queued work on the device, so no stream
    may be capturing. */
void stepfoldPlanDestroy(StepfoldPlan *plan);

StepfoldStatus stepfoldPlanGetTarget(const StepfoldPlan *plan,
                                     StepfoldTarget *target);

/** Variables are state and gradients. Other memory of a plan is not visible. */
StepfoldStatus stepfoldPlanGetNumVariables(const StepfoldPlan *plan,
                                           size_t *count);
StepfoldStatus stepfoldPlanGetVariable(const StepfoldPlan *plan, size_t index,
                                       StepfoldVariableInfo *info);

/** Variables of an allocation cannot be bound separately. */
StepfoldStatus stepfoldPlanGetNumAllocations(const StepfoldPlan *plan,
                                             size_t *count);
StepfoldStatus stepfoldPlanGetAllocation(const StepfoldPlan *plan, size_t index,
                                         StepfoldAllocationInfo *info);

/** Binds a variable to memory of the caller, and to the values in it, from the
    next step on. `bytes` is the size of the memory, at least that of the
    variable. The address must be a multiple of the element size. Memory that a
    step writes must not overlap another variable's memory; the next step checks
    this. The memory must stay valid until another call replaces it and all
    previous steps have ended, or until the plan is destroyed. A plan for CUDA
    requires memory that its device can access. */
StepfoldStatus stepfoldPlanBind(StepfoldPlan *plan, StepfoldRole role,
                                const char *name, void *memory, uint64_t bytes);

/** Binds `count` variables, given by index. The function checks all variables
    before it binds the first. */
StepfoldStatus stepfoldPlanBindMany(StepfoldPlan *plan, size_t count,
                                    const size_t *variables,
                                    void *const *memory, const uint64_t *bytes);

/** Binds all variables of an allocation. Elements that belong to no variable
    must be zero and stay zero. */
StepfoldStatus stepfoldPlanBindAllocation(StepfoldPlan *plan, const char *name,
                                          void *memory, uint64_t bytes);

/** Copies elements into a variable, and out of it. `bytes` is the size of the
    variable. For a bound variable, the functions access the caller's memory.
    Setting a variable also updates its copies in lower precision
    (STEPFOLD_INITIAL_COPY). A caller that changes or replaces bound memory
    after the first step must set these copies. For CUDA, the functions wait for
    all queued work on the device, and fail while a stream is being captured. */
StepfoldStatus stepfoldPlanSet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, const void *data,
                               uint64_t bytes);
StepfoldStatus stepfoldPlanGet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, void *data, uint64_t bytes);

/** Executes the stage once. After STEPFOLD_EXECUTION_FAILED, the contents of
    written variables are undefined.

    For CUDA, `stream` is a CUstream, or null for the legacy default stream. The
    function queues the step on the stream. It does not wait for the device or
    read from it. After the first step it allocates nothing, with two
    exceptions: the host is further ahead of the device than before, with other
    memory bound for each step; or the driver allocates for a CUDA graph, which
    replaces the launches when several steps have used the same memory. The
    kernels of a graph do not have the priority or other attributes of the
    stream. The caller orders steps on different streams.

    A stream may be captured. Replays use the memory that was bound during
    capture, until the plan is destroyed. The first captured step after a change
    of binding allocates. If the first step of a plan is captured, its initial
    values are set before the capture and are not part of the graph. The step
    fails if initial values depend on bound memory.

    A plan for the host has executed the step when the function returns.
    `stream` must be null.

    The function fails with STEPFOLD_UNSUPPORTED for a plan with exchanges. */
StepfoldStatus stepfoldPlanStep(StepfoldPlan *plan, void *stream);

/** The result of steps that compare products of matrices with their meaning.
    The plan owns the pointed-to data, which is valid until its next step. */
typedef struct StepfoldProductCheck {
  uint64_t numProducts;
  /** Elements that were computed again. */
  uint64_t numElements;
  /** A sentence on the first element that differs; empty without any. UTF-8. */
  const char *difference;
} StepfoldProductCheck;

/** Has steps from now on compute `numSamples` elements of each product of
    matrices again, in the order of docs/numerics.md, from the operands that
    they have used; 0 ends it. The elements are drawn at random. Such a step
    waits for the device. A step that is captured compares nothing. */
StepfoldStatus stepfoldPlanCheckProducts(StepfoldPlan *plan,
                                         uint32_t numSamples);
StepfoldStatus stepfoldPlanGetProductCheck(const StepfoldPlan *plan,
                                           StepfoldProductCheck *check);

/** The exchanges of a step, in order. */
StepfoldStatus stepfoldPlanGetNumExchanges(const StepfoldPlan *plan,
                                           size_t *count);
StepfoldStatus stepfoldPlanGetExchange(const StepfoldPlan *plan, size_t index,
                                       StepfoldExchangeInfo *info);

/** Executes a step up to its first exchange, as stepfoldPlanStep. `next`
   becomes the index of the exchange, or SIZE_MAX at the end of the step. The
   caller then replaces the words by those that all ranks have together, on the
   stream of the step, and calls stepfoldPlanContinueStep. A caller that binds
   the variables of an exchange to parts of one tensor exchanges that.

    Within a step, other functions that bind, set or get variables, or begin a
    step, fail with STEPFOLD_INVALID_ARGUMENT. A function that fails ends the
    step. */
StepfoldStatus stepfoldPlanBeginStep(StepfoldPlan *plan, void *stream,
                                     size_t *next);
StepfoldStatus stepfoldPlanContinueStep(StepfoldPlan *plan, void *stream,
                                        size_t *next);

/** Ends a step whose exchange has failed. `wrote` becomes 1 if the step has
    written state besides words, which is undefined then, or else 0. */
StepfoldStatus stepfoldPlanAbortStep(StepfoldPlan *plan, int *wrote);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* STEPFOLD_C_RUNTIME_H */
