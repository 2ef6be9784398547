//===- StepPlans.cpp - The plans that operators execute -------------------===//
//
// The functions of the runtime, and the binding of a plan.
//
//===----------------------------------------------------------------------===//

#include "StepPlans.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>

using namespace stepfold::paddle_operator;

//===----------------------------------------------------------------------===//
// The runtime
//===----------------------------------------------------------------------===//

namespace {
/// Functions of libStepfoldRuntime.so.
struct Runtime {
  decltype(&stepfoldGetApiVersion) getApiVersion;
  decltype(&stepfoldGetLastError) getLastError;
  decltype(&stepfoldPlanLoad) load;
  decltype(&stepfoldPlanDestroy) destroy;
  decltype(&stepfoldPlanGetNumVariables) getNumVariables;
  decltype(&stepfoldPlanGetVariable) getVariable;
  decltype(&stepfoldPlanBindMany) bindMany;
  decltype(&stepfoldPlanStep) step;
};
} // namespace

/// Null until loadRuntime has succeeded. Guarded by `mutex`.
static std::unique_ptr<Runtime> runtime;
static std::mutex mutex;

template <typename Function>
static bool find(void *library, const char *name, Function &function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function;
}

std::string stepfold::paddle_operator::loadRuntime(const std::string &path) {
  std::lock_guard<std::mutex> lock(mutex);
  if (runtime)
    return "";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return dlerror();
  auto found = std::make_unique<Runtime>();
  if (!find(library, "stepfoldGetApiVersion", found->getApiVersion))
    return path + ": expected libStepfoldRuntime.so, got another library";
  uint32_t version = found->getApiVersion();
  if (version != STEPFOLD_RUNTIME_API_VERSION)
    return path + ": expected version " +
           std::to_string(STEPFOLD_RUNTIME_API_VERSION) +
           " of the interface, got " + std::to_string(version);
  bool hasAll =
      find(library, "stepfoldGetLastError", found->getLastError) &&
      find(library, "stepfoldPlanLoad", found->load) &&
      find(library, "stepfoldPlanDestroy", found->destroy) &&
      find(library, "stepfoldPlanGetNumVariables", found->getNumVariables) &&
      find(library, "stepfoldPlanGetVariable", found->getVariable) &&
      find(library, "stepfoldPlanBindMany", found->bindMany) &&
      find(library, "stepfoldPlanStep", found->step);
  if (!hasAll)
    return dlerror();
  runtime = std::move(found);
  return "";
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// The most threads that plans have.
static constexpr unsigned long kMaxNumThreads = 1024;

static const char *getName(StepfoldDType dtype) {
  static const char *const names[] = {"float16", "bfloat16", "float32",
                                      "float64", "bool",     "int8",
                                      "int32",   "int64"};
  return names[dtype];
}

/// Returns the seal of the plan in a folder; empty if there is none.
static std::string readSeal(const std::string &folder) {
  std::ifstream file(folder + "/plan.json");
  static const std::string before = "  \"sha256\": \"";
  std::string line;
  // The seal is in one of the first four lines.
  for (int number = 0; number < 4 && std::getline(file, line); ++number)
    if (line.compare(0, before.size(), before) == 0)
      return line.substr(before.size(), line.rfind('"') - before.size());
  return "";
}

namespace {
/// A plan whose variables are bound to the memory of operators.
class StepPlan {
public:
  ~StepPlan() {
    if (plan)
      runtime->destroy(plan);
  }

  /// Loads the plan. Returns an error, or an empty string.
  std::string load(const PlanKey &key, const VariableNames &names);
  std::string execute(const std::vector<Memory> &memory);

private:
  struct Variable {
    StepfoldRole role;
    std::string name;
    size_t index;
    StepfoldDType dtype;
    uint64_t numElements, bytes;
    /// The memory that the variable is bound to.
    void *address = nullptr;
  };

  std::string describe(const Variable &variable) const;
  std::string addVariables(const VariableNames &names);
  std::string check(const Variable &variable, const Memory &memory) const;

  /// One thread at a time may use a plan.
  std::mutex mutex;
  std::string folder;
  StepfoldPlan *plan = nullptr;
  std::vector<Variable> variables;
};
} // namespace

std::string StepPlan::describe(const Variable &variable) const {
  return (variable.role == STEPFOLD_ROLE_GRADIENT ? "gradient of '" : "'") +
         variable.name + "'";
}

/// Returns an error if the plan in the folder is not that of the program.
static std::string checkSeal(const PlanKey &key) {
  std::string seal = readSeal(key.folder);
  if (seal.empty())
    return key.folder + ": the folder has no plan: it was deleted or moved; "
                        "fold the program again";
  if (seal != key.seal)
    return key.folder + ": the plan was replaced by another one than that of "
                        "the program; fold the program again";
  return "";
}

/// Returns the number of threads of an operator: kernels of the framework have
/// as many.
static uint32_t getNumThreads() {
  const char *text = getenv("OMP_NUM_THREADS");
  unsigned long number = text ? strtoul(text, nullptr, 10) : 1;
  return std::clamp(number, 1ul, kMaxNumThreads);
}

std::string StepPlan::load(const PlanKey &key, const VariableNames &names) {
  folder = key.folder;
  std::string error = checkSeal(key);
  if (!error.empty())
    return error;
  StepfoldPlanOptions options = {getNumThreads(), /*device=*/0};
  if (runtime->load(folder.c_str(), &options, &plan))
    return runtime->getLastError();
  // The plan may have been replaced meanwhile.
  error = checkSeal(key);
  return error.empty() ? addVariables(names) : error;
}

/// Finds the variables of the plan by their names.
std::string StepPlan::addVariables(const VariableNames &names) {
  std::map<std::pair<StepfoldRole, std::string>, Variable> known;
  size_t count = 0;
  if (runtime->getNumVariables(plan, &count))
    return runtime->getLastError();
  for (size_t index = 0; index < count; ++index) {
    StepfoldVariableInfo info;
    if (runtime->getVariable(plan, index, &info))
      return runtime->getLastError();
    Variable variable = {info.role,  info.name, index,
                         info.dtype, 1,         info.bytes};
    for (size_t dimension = 0; dimension < info.rank; ++dimension)
      variable.numElements *= info.shape[dimension];
    known[{info.role, info.name}] = variable;
  }
  auto add = [&](StepfoldRole role, const std::vector<std::string> &list) {
    for (const std::string &name : list) {
      auto found = known.find({role, name});
      if (found == known.end())
        return false;
      variables.push_back(found->second);
    }
    return true;
  };
  if (!add(STEPFOLD_ROLE_STATE, names.writtenState) ||
      !add(STEPFOLD_ROLE_STATE, names.state) ||
      !add(STEPFOLD_ROLE_GRADIENT, names.gradients) ||
      variables.size() != known.size())
    return folder + ": the operator's variables are not those of the plan; "
                    "fold the program again";
  return "";
}

std::string StepPlan::check(const Variable &variable,
                            const Memory &memory) const {
  if (!memory.isOnHost)
    return describe(variable) + " is not on the CPU, which the plan in " +
           folder + " was compiled for";
  if (memory.dtype != variable.dtype)
    return describe(variable) + ": expected " + getName(variable.dtype) +
           ", got " +
           (memory.dtype ? getName(*memory.dtype)
                         : "another type that plans do not have") +
           "; fold the program again";
  if (memory.numElements != variable.numElements)
    return describe(variable) + ": expected " +
           std::to_string(variable.numElements) + " elements, got " +
           std::to_string(memory.numElements) + "; fold the program again";
  return "";
}

std::string StepPlan::execute(const std::vector<Memory> &memory) {
  std::lock_guard<std::mutex> lock(mutex);
  if (memory.size() != variables.size())
    return folder + ": expected " + std::to_string(variables.size()) +
           " tensors, got " + std::to_string(memory.size());
  for (size_t index = 0; index < memory.size(); ++index) {
    std::string error = check(variables[index], memory[index]);
    if (!error.empty())
      return error;
  }
  std::vector<size_t> indices;
  std::vector<void *> addresses;
  std::vector<uint64_t> bytes;
  for (size_t index = 0; index < memory.size(); ++index) {
    Variable &variable = variables[index];
    if (memory[index].address == variable.address)
      continue;
    variable.address = memory[index].address;
    indices.push_back(variable.index);
    addresses.push_back(variable.address);
    bytes.push_back(variable.bytes);
  }
  if (!indices.empty() &&
      runtime->bindMany(plan, indices.size(), indices.data(), addresses.data(),
                        bytes.data())) {
    // None of them is bound.
    for (Variable &variable : variables)
      variable.address = nullptr;
    return runtime->getLastError();
  }
  return runtime->step(plan, nullptr) ? runtime->getLastError() : "";
}

/// Returns the plan, which is loaded if it is new, or null and an error.
static StepPlan *findPlan(const PlanKey &key, const VariableNames &names,
                          std::string &error) {
  // Never destroyed: threads of the framework may end behind static objects. A
  // step finds its plan without copies of the names, of which there are many.
  static auto &plans =
      *new std::map<std::tuple<std::string, std::string, VariableNames>,
                    std::unique_ptr<StepPlan>, std::less<>>;
  auto all = std::tie(key.folder, key.seal, names);
  std::lock_guard<std::mutex> lock(mutex);
  if (auto found = plans.find(all); found != plans.end())
    return found->second.get();
  if (!runtime) {
    error = "libStepfoldRuntime.so is not loaded: fold or read the program "
            "with stepfold.paddle in this process";
    return nullptr;
  }
  auto plan = std::make_unique<StepPlan>();
  error = plan->load(key, names);
  if (!error.empty())
    return nullptr;
  return plans.emplace(all, std::move(plan)).first->second.get();
}

std::string
stepfold::paddle_operator::executeStep(const PlanKey &key,
                                       const VariableNames &names,
                                       const std::vector<Memory> &memory) {
  std::string error;
  StepPlan *plan = findPlan(key, names, error);
  return plan ? plan->execute(memory) : error;
}
