//===- Runtime.cpp - Executes plans, for C --------------------------------===//
//
// Checks arguments, and turns errors into a status and a message.
//
//===----------------------------------------------------------------------===//

#include "stepfold-c/Runtime.h"

#include "../BoundPlan.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

template <typename C, typename Cpp> constexpr bool isSame(C c, Cpp cpp) {
  return static_cast<int>(c) == static_cast<int>(cpp);
}
static_assert(isSame(STEPFOLD_ROLE_STATE, Role::State));
static_assert(isSame(STEPFOLD_ROLE_GRADIENT, Role::Gradient));
static_assert(isSame(STEPFOLD_ACCESS_READ, Access::Read));
static_assert(isSame(STEPFOLD_ACCESS_WRITE, Access::Write));
static_assert(isSame(STEPFOLD_ACCESS_READ_WRITE, Access::ReadWrite));
static_assert(isSame(STEPFOLD_DTYPE_F16, DType::F16));
static_assert(isSame(STEPFOLD_DTYPE_BF16, DType::BF16));
static_assert(isSame(STEPFOLD_DTYPE_F32, DType::F32));
static_assert(isSame(STEPFOLD_DTYPE_F64, DType::F64));
static_assert(isSame(STEPFOLD_DTYPE_I1, DType::I1));
static_assert(isSame(STEPFOLD_DTYPE_I8, DType::I8));
static_assert(isSame(STEPFOLD_DTYPE_I32, DType::I32));
static_assert(isSame(STEPFOLD_DTYPE_I64, DType::I64));
static_assert(STEPFOLD_DTYPE_I64 + 1 == numDTypes);
static_assert(isSame(STEPFOLD_INITIAL_SEEDED, InitialKind::Seeded));
static_assert(isSame(STEPFOLD_INITIAL_SPLAT, InitialKind::Splat));
static_assert(isSame(STEPFOLD_INITIAL_DATA, InitialKind::Data));
static_assert(isSame(STEPFOLD_INITIAL_CAST, InitialKind::Cast));
static_assert(isSame(STEPFOLD_INITIAL_COPY, InitialKind::Copy));
static_assert(isSame(STEPFOLD_INITIAL_STEP, InitialKind::Step));

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

static thread_local std::string lastError;

static StepfoldStatus fail(StepfoldStatus status, std::string message) {
  lastError = std::move(message);
  return status;
}

static StepfoldStatus fail(StepfoldStatus status, Error error) {
  return fail(status, toString(std::move(error)));
}

static StepfoldStatus failOnNull(StringRef argument) {
  return fail(STEPFOLD_INVALID_ARGUMENT,
              formatv("{0}: expected a value, got a null pointer", argument));
}

uint32_t stepfoldGetApiVersion() { return STEPFOLD_RUNTIME_API_VERSION; }

const char *stepfoldGetLastError() { return lastError.c_str(); }

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

struct StepfoldPlan {
  std::unique_ptr<BoundPlan> plan;
};

StepfoldStatus stepfoldPlanLoad(const char *folder,
                                const StepfoldPlanOptions *options,
                                StepfoldPlan **plan) {
  if (!folder)
    return failOnNull("folder");
  if (!plan)
    return failOnNull("plan");
  PlanEngineOptions engineOptions;
  if (options) {
    constexpr unsigned maxThreads = 1024;
    if (options->threads < 1 || options->threads > maxThreads)
      return fail(STEPFOLD_INVALID_ARGUMENT,
                  formatv("threads: expected 1 to {0}, got {1}", maxThreads,
                          options->threads));
    engineOptions.threads = options->threads;
  }
  Expected<std::unique_ptr<BoundPlan>> loaded =
      BoundPlan::load(folder, engineOptions);
  if (!loaded)
    return fail(STEPFOLD_LOAD_FAILED, loaded.takeError());
  *plan = new StepfoldPlan{std::move(*loaded)};
  return STEPFOLD_OK;
}

void stepfoldPlanDestroy(StepfoldPlan *plan) { delete plan; }

StepfoldStatus stepfoldPlanGetTarget(const StepfoldPlan *plan,
                                     StepfoldTarget *target) {
  if (!plan)
    return failOnNull("plan");
  if (!target)
    return failOnNull("target");
  *target = plan->plan->getTarget() == Plan::TargetKind::Host
                ? STEPFOLD_TARGET_HOST
                : STEPFOLD_TARGET_CUDA;
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGetNumVariables(const StepfoldPlan *plan,
                                           size_t *count) {
  if (!plan)
    return failOnNull("plan");
  if (!count)
    return failOnNull("count");
  *count = plan->plan->getIndices().size();
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGetVariable(const StepfoldPlan *plan, size_t index,
                                       StepfoldVariableInfo *info) {
  if (!plan)
    return failOnNull("plan");
  if (!info)
    return failOnNull("info");
  ArrayRef<size_t> indices = plan->plan->getIndices();
  if (index >= indices.size())
    return fail(STEPFOLD_INVALID_ARGUMENT,
                formatv("expected a variable index below {0}, got {1}",
                        indices.size(), index));
  const Variable &variable = plan->plan->getVariable(indices[index]);
  info->name = variable.name.c_str();
  info->shape = variable.shape.data();
  info->rank = variable.shape.size();
  info->bytes = variable.getNumBytes();
  info->role = static_cast<StepfoldRole>(variable.role);
  info->dtype = static_cast<StepfoldDType>(variable.dtype);
  info->access = static_cast<StepfoldAccess>(variable.access);
  info->initial = static_cast<StepfoldInitial>(variable.initial.kind);
  return STEPFOLD_OK;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// Sets `index` to the engine's index of a variable.
static StepfoldStatus find(const StepfoldPlan *plan, StepfoldRole role,
                           const char *name, size_t &index) {
  if (!plan)
    return failOnNull("plan");
  if (!name)
    return failOnNull("name");
  if (role != STEPFOLD_ROLE_STATE && role != STEPFOLD_ROLE_GRADIENT)
    return fail(STEPFOLD_INVALID_ARGUMENT,
                formatv("role: expected {0} or {1}, got {2}",
                        int(STEPFOLD_ROLE_STATE), int(STEPFOLD_ROLE_GRADIENT),
                        int(role)));
  std::optional<size_t> found = plan->plan->find(static_cast<Role>(role), name);
  if (!found)
    return fail(STEPFOLD_NOT_FOUND,
                formatv("the plan has no {0} '{1}'",
                        getName(static_cast<Role>(role)), name));
  index = *found;
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanBind(StepfoldPlan *plan, StepfoldRole role,
                                const char *name, void *memory,
                                uint64_t bytes) {
  size_t index;
  if (StepfoldStatus status = find(plan, role, name, index))
    return status;
  Error error = plan->plan->bind(index, memory, bytes);
  if (!error)
    return STEPFOLD_OK;
  std::string message;
  StepfoldStatus status = STEPFOLD_INVALID_ARGUMENT;
  handleAllErrors(std::move(error), [&](const ErrorInfoBase &info) {
    message = info.message();
    if (info.convertToErrorCode() == std::errc::not_supported)
      status = STEPFOLD_UNSUPPORTED;
  });
  return fail(status, std::move(message));
}

StepfoldStatus stepfoldPlanSet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, const void *data,
                               uint64_t bytes) {
  size_t index;
  if (StepfoldStatus status = find(plan, role, name, index))
    return status;
  if (!data && bytes != 0)
    return failOnNull("data");
  ArrayRef<uint8_t> source(static_cast<const uint8_t *>(data), bytes);
  if (Error error = plan->plan->set(index, source))
    return fail(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGet(StepfoldPlan *plan, StepfoldRole role,
                               const char *name, void *data, uint64_t bytes) {
  size_t index;
  if (StepfoldStatus status = find(plan, role, name, index))
    return status;
  if (!data && bytes != 0)
    return failOnNull("data");
  MutableArrayRef<uint8_t> result(static_cast<uint8_t *>(data), bytes);
  if (Error error = plan->plan->get(index, result))
    return fail(plan->plan->hasValueOf(index) ? STEPFOLD_INVALID_ARGUMENT
                                              : STEPFOLD_NOT_BOUND,
                std::move(error));
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanStep(StepfoldPlan *plan) {
  if (!plan)
    return failOnNull("plan");
  if (Error error = plan->plan->complete())
    return fail(STEPFOLD_NOT_BOUND, std::move(error));
  if (Error error = plan->plan->step())
    return fail(STEPFOLD_EXECUTION_FAILED, std::move(error));
  return STEPFOLD_OK;
}
