//===- Runtime.cpp - Executes plans, for C --------------------------------===//
//
// Checks arguments, and turns errors into a status and a message.
//
//===----------------------------------------------------------------------===//

#include "stepfold-c/Runtime.h"

#include "BoundPlan.h"

#include "stepfold/Plan/PlanFolder.h"
#include "stepfold/Plan/PlanSeal.h"

#include "llvm/ADT/STLExtras.h"
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
static_assert(isSame(STEPFOLD_EXCHANGE_SUM, ExchangeKind::Sum));
static_assert(isSame(STEPFOLD_EXCHANGE_MAXIMUM, ExchangeKind::Maximum));

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

static thread_local std::string lastError;

static StepfoldStatus fail(StepfoldStatus status, std::string message) {
  lastError = std::move(message);
  return status;
}

/// Returns the status that the error's code stands for, or else `status`.
static StepfoldStatus failWithCode(StepfoldStatus status, Error error) {
  static const std::pair<std::errc, StepfoldStatus> statuses[] = {
      {std::errc::invalid_argument, STEPFOLD_INVALID_ARGUMENT},
      {std::errc::not_supported, STEPFOLD_UNSUPPORTED},
      {std::errc::not_enough_memory, STEPFOLD_OUT_OF_MEMORY},
      {BoundPlan::unbound, STEPFOLD_NOT_BOUND},
  };
  std::string message;
  handleAllErrors(std::move(error), [&](const ErrorInfoBase &info) {
    message = info.message();
    for (auto [code, meaning] : statuses)
      if (info.convertToErrorCode() == code)
        status = meaning;
  });
  return fail(status, std::move(message));
}

static StepfoldStatus failOnNull(StringRef argument) {
  return fail(STEPFOLD_INVALID_ARGUMENT,
              formatv("{0}: expected a value, got a null pointer", argument));
}

static StepfoldStatus failOnIndex(StringRef what, size_t index, size_t count) {
  return fail(STEPFOLD_INVALID_ARGUMENT,
              formatv("expected {0} {1} index below {2}, got {3}",
                      StringRef("ae").contains(what.front()) ? "an" : "a", what,
                      count, index));
}

uint32_t stepfoldGetApiVersion() { return STEPFOLD_RUNTIME_API_VERSION; }

const char *stepfoldGetLastError() { return lastError.c_str(); }

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// An exchange, with the variables that have its words.
struct ExchangeVariables {
  Exchange info;
  std::vector<size_t> variables;
};

struct StepfoldPlan {
  std::unique_ptr<BoundPlan> plan;
  /// Segments of each allocation.
  std::vector<std::vector<StepfoldSegment>> segments;
  std::vector<ExchangeVariables> exchanges;
};

/// Makes what callers see of a plan, with the indices that they know variables
/// by.
static StepfoldPlan *makePlan(std::unique_ptr<BoundPlan> bound) {
  const Plan &plan = bound->getPlan();
  std::vector<std::optional<size_t>> variables(plan.buffers.size());
  for (const auto &[variable, index] : enumerate(bound->getIndices()))
    variables[index] = variable;
  auto result = std::make_unique<StepfoldPlan>();
  for (const Plan::Allocation &allocation : plan.allocations) {
    auto &segments = result->segments.emplace_back();
    for (auto [buffer, offset] : allocation.segments)
      if (variables[buffer])
        segments.push_back({*variables[buffer], offset});
  }
  for (auto [info, exchange] : zip_equal(getExchanges(plan), plan.exchanges)) {
    ExchangeVariables &added = result->exchanges.emplace_back();
    added.info = info;
    for (uint32_t buffer : exchange.buffers)
      added.variables.push_back(*variables[buffer]);
  }
  result->plan = std::move(bound);
  return result.release();
}

StepfoldStatus stepfoldReadSeal(const char *folder,
                                char seal[STEPFOLD_SEAL_SIZE]) {
  if (!folder)
    return failOnNull("folder");
  if (!seal)
    return failOnNull("seal");
  Expected<std::optional<std::string>> digest = readSealDigest(folder);
  if (!digest)
    return failWithCode(STEPFOLD_LOAD_FAILED, digest.takeError());
  if (!*digest)
    return fail(STEPFOLD_NOT_FOUND, formatv("'{0}' has no plan", folder));
  static_assert(STEPFOLD_SEAL_SIZE == sealDigestSize + 1);
  llvm::copy(**digest, seal);
  seal[sealDigestSize] = '\0';
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanLoad(const char *folder,
                                const StepfoldPlanOptions *options,
                                StepfoldPlan **plan) {
  if (!folder)
    return failOnNull("folder");
  if (!plan)
    return failOnNull("plan");
  PlanEngineOptions engineOptions;
  if (options) {
    if (options->threads < 1 || options->threads > STEPFOLD_MAX_THREADS)
      return fail(STEPFOLD_INVALID_ARGUMENT,
                  formatv("threads: expected 1 to {0}, got {1}",
                          STEPFOLD_MAX_THREADS, options->threads));
    engineOptions.threads = options->threads;
    engineOptions.device = options->device;
  }
  engineOptions.fillScratch = false;
  Expected<std::unique_ptr<BoundPlan>> loaded =
      BoundPlan::load(folder, engineOptions);
  if (!loaded)
    return failWithCode(STEPFOLD_LOAD_FAILED, loaded.takeError());
  *plan = makePlan(std::move(*loaded));
  return STEPFOLD_OK;
}

void stepfoldPlanDestroy(StepfoldPlan *plan) { delete plan; }

StepfoldStatus stepfoldPlanGetTarget(const StepfoldPlan *plan,
                                     StepfoldTarget *target) {
  if (!plan)
    return failOnNull("plan");
  if (!target)
    return failOnNull("target");
  *target = plan->plan->getPlan().target.kind == Plan::TargetKind::Host
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
    return failOnIndex("variable", index, indices.size());
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
  if (Error error = plan->plan->bind({{index, memory, bytes}}))
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanBindMany(StepfoldPlan *plan, size_t count,
                                    const size_t *variables,
                                    void *const *memory,
                                    const uint64_t *bytes) {
  if (!plan)
    return failOnNull("plan");
  if (count == 0)
    return STEPFOLD_OK;
  if (!variables)
    return failOnNull("variables");
  if (!memory)
    return failOnNull("memory");
  if (!bytes)
    return failOnNull("bytes");
  ArrayRef<size_t> indices = plan->plan->getIndices();
  std::vector<PlanEngine::Binding> bindings(count);
  for (size_t i = 0; i != count; ++i) {
    if (variables[i] >= indices.size())
      return failOnIndex("variable", variables[i], indices.size());
    // Field by field: GCC copies a whole struct through the stack, which takes
    // longer than all else here, and a step may bind thousands.
    bindings[i].index = indices[variables[i]];
    bindings[i].memory = memory[i];
    bindings[i].bytes = bytes[i];
  }
  if (Error error = plan->plan->bind(bindings))
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
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
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
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
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
}

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

StepfoldStatus stepfoldPlanGetNumAllocations(const StepfoldPlan *plan,
                                             size_t *count) {
  if (!plan)
    return failOnNull("plan");
  if (!count)
    return failOnNull("count");
  *count = plan->segments.size();
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGetAllocation(const StepfoldPlan *plan, size_t index,
                                         StepfoldAllocationInfo *info) {
  if (!plan)
    return failOnNull("plan");
  if (!info)
    return failOnNull("info");
  if (index >= plan->segments.size())
    return failOnIndex("allocation", index, plan->segments.size());
  const Plan::Allocation &allocation = plan->plan->getPlan().allocations[index];
  info->name = allocation.name.c_str();
  info->segments = plan->segments[index].data();
  info->numSegments = plan->segments[index].size();
  info->elements = allocation.elements;
  info->bytes = allocation.getNumBytes();
  info->alignment = allocation.getAddressAlignment();
  info->dtype = static_cast<StepfoldDType>(allocation.dtype);
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanBindAllocation(StepfoldPlan *plan, const char *name,
                                          void *memory, uint64_t bytes) {
  if (!plan)
    return failOnNull("plan");
  if (!name)
    return failOnNull("name");
  std::optional<size_t> index = plan->plan->findAllocation(name);
  if (!index)
    return fail(STEPFOLD_NOT_FOUND,
                formatv("the plan has no allocation '{0}'", name));
  if (Error error = plan->plan->bindAllocation({*index, memory, bytes}))
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

StepfoldStatus stepfoldPlanStep(StepfoldPlan *plan, void *stream) {
  if (!plan)
    return failOnNull("plan");
  if (Error error = plan->plan->step(stream))
    return failWithCode(STEPFOLD_EXECUTION_FAILED, std::move(error));
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanCheckProducts(StepfoldPlan *plan,
                                         uint32_t numSamples) {
  if (!plan)
    return failOnNull("plan");
  if (Error error = plan->plan->checkProducts(numSamples))
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, std::move(error));
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGetProductCheck(const StepfoldPlan *plan,
                                           StepfoldProductCheck *check) {
  if (!plan)
    return failOnNull("plan");
  if (!check)
    return failOnNull("check");
  *check = {0, 0, ""};
  if (const ProductCheck *found = plan->plan->getProductCheck())
    *check = {found->getNumProducts(), found->getNumElements(),
              found->getDifference().c_str()};
  return STEPFOLD_OK;
}

//===----------------------------------------------------------------------===//
// Exchanges
//===----------------------------------------------------------------------===//

StepfoldStatus stepfoldPlanGetNumExchanges(const StepfoldPlan *plan,
                                           size_t *count) {
  if (!plan)
    return failOnNull("plan");
  if (!count)
    return failOnNull("count");
  *count = plan->exchanges.size();
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanGetExchange(const StepfoldPlan *plan, size_t index,
                                       StepfoldExchangeInfo *info) {
  if (!plan)
    return failOnNull("plan");
  if (!info)
    return failOnNull("info");
  if (index >= plan->exchanges.size())
    return failOnIndex("exchange", index, plan->exchanges.size());
  const ExchangeVariables &exchange = plan->exchanges[index];
  info->name = exchange.info.name.c_str();
  info->variables = exchange.variables.data();
  info->numVariables = exchange.variables.size();
  info->numWords = exchange.info.numWords;
  info->kind = static_cast<StepfoldExchangeKind>(exchange.info.kind);
  return STEPFOLD_OK;
}

/// Queues a part of a step.
static StepfoldStatus runPart(StepfoldPlan *plan, void *stream, size_t *next,
                              bool begins) {
  if (!plan)
    return failOnNull("plan");
  if (!next)
    return failOnNull("next");
  Expected<std::optional<size_t>> exchange =
      plan->plan->runPart(stream, begins);
  if (!exchange)
    return failWithCode(STEPFOLD_EXECUTION_FAILED, exchange.takeError());
  *next = exchange->value_or(SIZE_MAX);
  return STEPFOLD_OK;
}

StepfoldStatus stepfoldPlanBeginStep(StepfoldPlan *plan, void *stream,
                                     size_t *next) {
  return runPart(plan, stream, next, /*begins=*/true);
}

StepfoldStatus stepfoldPlanContinueStep(StepfoldPlan *plan, void *stream,
                                        size_t *next) {
  return runPart(plan, stream, next, /*begins=*/false);
}

StepfoldStatus stepfoldPlanAbortStep(StepfoldPlan *plan, int *wrote) {
  if (!plan)
    return failOnNull("plan");
  if (!wrote)
    return failOnNull("wrote");
  Expected<bool> hasWritten = plan->plan->abortStep();
  if (!hasWritten)
    return failWithCode(STEPFOLD_INVALID_ARGUMENT, hasWritten.takeError());
  *wrote = *hasWritten;
  return STEPFOLD_OK;
}
