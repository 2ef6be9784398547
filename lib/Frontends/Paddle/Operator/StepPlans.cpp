//===- StepPlans.cpp - The plans that operators execute -------------------===//
//
// A plan is bound to the tensors of an operator: variables one by one, or
// buffers that the startup program has put variables into.
//
//===----------------------------------------------------------------------===//

#include "StepPlans.h"
#include "StepRuntime.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>

using namespace stepfold::paddle_operator;

static const char *getName(StepfoldDType dtype) {
  static const char *const names[] = {"float16", "bfloat16", "float32",
                                      "float64", "bool",     "int8",
                                      "int32",   "int64"};
  return names[dtype];
}

/// Returns the number of names of a list.
static size_t countNames(const std::string &names) {
  return std::count(names.begin(), names.end(), '\n');
}

namespace {
/// A variable of a plan, or a buffer for several of them.
struct Operand {
  StepfoldRole role = STEPFOLD_ROLE_STATE;
  std::string name;
  /// Among the variables of the plan; of a buffer, among those.
  size_t index = 0;
  StepfoldDType dtype = STEPFOLD_DTYPE_F32;
  std::vector<int64_t> shape;
  uint64_t bytes = 0;
  bool isBuffer = false;
  /// The index of the buffer that a variable lies in, and its place there in
  /// bytes.
  std::optional<size_t> buffer;
  uint64_t offset = 0;
  /// The memory that it is bound to.
  void *address = nullptr;
};

/// A plan whose variables are bound to the memory of operators.
class StepPlan {
public:
  explicit StepPlan(const Runtime &runtime) : runtime(runtime) {}
  ~StepPlan() {
    if (plan)
      runtime.destroy(plan);
  }

  /// Loads the plan, for a device if it is one of a GPU. Returns an error, or
  /// an empty string.
  std::string load(const PlanKey &key, const VariableNames &names,
                   uint32_t device);
  std::string execute(const std::vector<Memory> &memory, void *stream);

private:
  /// Variables by their indices.
  using Variables = std::vector<Operand>;

  std::string checkSeal(const PlanKey &key) const;
  std::string describe(const Operand &operand) const;
  std::string readVariables(Variables &variables);
  std::string readBuffers(Variables &variables, std::vector<Operand> &buffers);
  std::string addOperands(const VariableNames &names);
  bool isCopied(size_t position, const Memory &memory) const;
  std::string checkPlace(size_t position, const Memory &memory) const;
  std::string check(size_t position, const Memory &memory) const;
  std::string checkPlaces(const std::vector<Memory> &memory) const;
  std::string bind(const std::vector<Memory> &memory);
  std::string failToBind();
  std::string copy(const std::vector<Memory> &memory, bool toDevice);

  const Runtime &runtime;
  /// One thread at a time may use a plan.
  std::mutex mutex;
  std::string folder;
  StepfoldPlan *plan = nullptr;
  StepfoldTarget target = STEPFOLD_TARGET_HOST;
  uint32_t device = 0;
  size_t numInPlace = 0;
  /// In the order of the operator's tensors.
  std::vector<Operand> operands;
  /// The positions of buffers among these, by their indices.
  std::map<size_t, size_t> bufferPositions;
};
} // namespace

std::string StepPlan::describe(const Operand &operand) const {
  return (operand.role == STEPFOLD_ROLE_GRADIENT ? "gradient of '" : "'") +
         operand.name + "'";
}

/// Returns an error if the plan in the folder is not that of the program.
std::string StepPlan::checkSeal(const PlanKey &key) const {
  char seal[STEPFOLD_SEAL_SIZE];
  StepfoldStatus status = runtime.readSeal(key.folder.c_str(), seal);
  if (status == STEPFOLD_NOT_FOUND)
    return key.folder + ": the folder has no plan: it was deleted or moved; "
                        "fold the program again";
  if (status)
    return runtime.getLastError();
  if (seal != key.seal)
    return key.folder + ": the plan was replaced by another one than that of "
                        "the program; fold the program again";
  return "";
}

/// Returns the number of threads of an operator: kernels of the framework have
/// as many.
static uint32_t getNumThreads() {
  const char *text = getenv("OMP_NUM_THREADS");
  long number = text ? strtol(text, nullptr, 10) : 1;
  return std::clamp(number, 1l, long(STEPFOLD_MAX_THREADS));
}

std::string StepPlan::load(const PlanKey &key, const VariableNames &names,
                           uint32_t ofDevice) {
  folder = key.folder;
  device = ofDevice;
  numInPlace = countNames(names.writtenState);
  std::string error = checkSeal(key);
  if (!error.empty())
    return error;
  StepfoldPlanOptions options = {getNumThreads(), device};
  if (runtime.load(folder.c_str(), &options, &plan) ||
      runtime.getTarget(plan, &target))
    return runtime.getLastError();
  // The plan may have been replaced meanwhile.
  error = checkSeal(key);
  return error.empty() ? addOperands(names) : error;
}

std::string StepPlan::readVariables(Variables &variables) {
  size_t count = 0;
  if (runtime.getNumVariables(plan, &count))
    return runtime.getLastError();
  for (size_t index = 0; index < count; ++index) {
    StepfoldVariableInfo info;
    if (runtime.getVariable(plan, index, &info))
      return runtime.getLastError();
    Operand &variable = variables.emplace_back();
    variable.role = info.role;
    variable.name = info.name;
    variable.index = index;
    variable.dtype = info.dtype;
    variable.shape.assign(info.shape, info.shape + info.rank);
    variable.bytes = info.bytes;
  }
  return "";
}

/// Reads the buffers of the plan, and the places of `variables` in them.
std::string StepPlan::readBuffers(Variables &variables,
                                  std::vector<Operand> &buffers) {
  size_t count = 0;
  if (runtime.getNumAllocations(plan, &count))
    return runtime.getLastError();
  for (size_t index = 0; index < count; ++index) {
    StepfoldAllocationInfo info;
    if (runtime.getAllocation(plan, index, &info))
      return runtime.getLastError();
    Operand &buffer = buffers.emplace_back();
    buffer.name = info.name;
    buffer.index = index;
    buffer.dtype = info.dtype;
    buffer.shape = {static_cast<int64_t>(info.elements)};
    buffer.bytes = info.bytes;
    buffer.isBuffer = true;
    for (size_t segment = 0; segment < info.numSegments; ++segment) {
      Operand &variable = variables[info.segments[segment].variable];
      variable.buffer = index;
      variable.offset =
          info.segments[segment].offset * (info.bytes / info.elements);
    }
  }
  return "";
}

/// Finds the variables and buffers that the operator has tensors of, by their
/// names. A variable in a buffer may have one, too.
std::string StepPlan::addOperands(const VariableNames &names) {
  Variables variables;
  std::vector<Operand> buffers;
  std::string error = readVariables(variables);
  if (error.empty())
    error = readBuffers(variables, buffers);
  if (!error.empty())
    return error;
  std::map<std::pair<StepfoldRole, std::string>, const Operand *> known;
  for (const Operand &variable : variables)
    known[{variable.role, variable.name}] = &variable;
  for (const Operand &buffer : buffers)
    known[{buffer.role, buffer.name}] = &buffer;
  bool areAllKnown = true;
  auto add = [&](StepfoldRole role, const std::string &list) {
    areAllKnown &= list.empty() || list.back() == '\n';
    std::istringstream lines(list);
    for (std::string name; std::getline(lines, name);) {
      auto found = known.find({role, name});
      areAllKnown &= found != known.end();
      if (found != known.end())
        operands.push_back(*found->second);
    }
  };
  add(STEPFOLD_ROLE_STATE, names.writtenState);
  add(STEPFOLD_ROLE_STATE, names.state);
  add(STEPFOLD_ROLE_GRADIENT, names.gradients);
  // Buffers are bound one by one, and so are variables that lie in none.
  size_t numExpected = buffers.size(), numBound = 0;
  for (const Operand &variable : variables)
    numExpected += !variable.buffer;
  for (size_t position = 0; position < operands.size(); ++position) {
    numBound += !operands[position].buffer;
    if (operands[position].isBuffer)
      bufferPositions[operands[position].index] = position;
  }
  if (!areAllKnown || numBound != numExpected ||
      bufferPositions.size() != buffers.size())
    return folder + ": the operator's variables are not those of the plan; "
                    "fold the program again";
  return "";
}

static std::string print(const int64_t *shape, size_t rank) {
  std::string text = "[";
  for (size_t dimension = 0; dimension < rank; ++dimension)
    text += (dimension == 0 ? "" : ", ") + std::to_string(shape[dimension]);
  return text + "]";
}

/// Returns true if memory has the shape of an operand. The framework does not
/// distinguish the shapes of one element.
static bool hasShape(const Memory &memory, const std::vector<int64_t> &shape) {
  const int64_t *end = memory.shape + memory.rank;
  auto isOne = [](int64_t size) { return size == 1; };
  return std::equal(memory.shape, end, shape.begin(), shape.end()) ||
         (std::all_of(memory.shape, end, isOne) &&
          std::all_of(shape.begin(), shape.end(), isOne));
}

/// Returns true if state is on the host, and is copied to the device and back.
bool StepPlan::isCopied(size_t position, const Memory &memory) const {
  const Operand &operand = operands[position];
  return target == STEPFOLD_TARGET_CUDA &&
         memory.place == Memory::Place::Host && position < numInPlace &&
         !operand.isBuffer && !operand.buffer;
}

std::string StepPlan::checkPlace(size_t position, const Memory &memory) const {
  bool isOnDevice = memory.place == Memory::Place::GPU;
  if (target == STEPFOLD_TARGET_HOST && memory.place != Memory::Place::Host)
    return describe(operands[position]) +
           " is not on the CPU, which the plan in " + folder +
           " was compiled for";
  if (target == STEPFOLD_TARGET_CUDA && !isOnDevice &&
      !isCopied(position, memory))
    return describe(operands[position]) +
           " is not on a GPU, which the plan in " + folder +
           " was compiled for";
  if (isOnDevice && memory.device != device)
    return describe(operands[position]) + " is on GPU " +
           std::to_string(memory.device) + ", and others are on GPU " +
           std::to_string(device);
  return "";
}

std::string StepPlan::check(size_t position, const Memory &memory) const {
  const Operand &operand = operands[position];
  std::string error = checkPlace(position, memory);
  if (!error.empty())
    return error;
  if (memory.dtype != operand.dtype)
    return describe(operand) + ": expected " + getName(operand.dtype) +
           ", got " +
           (memory.dtype ? getName(*memory.dtype)
                         : "another type that plans do not have") +
           "; fold the program again";
  if (!hasShape(memory, operand.shape))
    return describe(operand) + ": expected shape " +
           print(operand.shape.data(), operand.shape.size()) + ", got " +
           print(memory.shape, memory.rank) + "; fold the program again";
  return "";
}

/// Returns an error if a variable is not where its buffer has it.
std::string StepPlan::checkPlaces(const std::vector<Memory> &memory) const {
  for (size_t position = 0; position < operands.size(); ++position) {
    const Operand &operand = operands[position];
    if (!operand.buffer)
      continue;
    size_t buffer = bufferPositions.at(*operand.buffer);
    if (memory[position].address !=
        static_cast<char *>(memory[buffer].address) + operand.offset)
      return "'" + operand.name + "' is not in the buffer '" +
             operands[buffer].name +
             "' of this scope: run the startup program that fold has returned "
             "in the scope, and no other one";
  }
  return "";
}

/// Forgets what is bound, for a later step.
std::string StepPlan::failToBind() {
  for (Operand &operand : operands)
    operand.address = nullptr;
  return runtime.getLastError();
}

/// Binds what has moved.
std::string StepPlan::bind(const std::vector<Memory> &memory) {
  std::vector<size_t> indices;
  std::vector<void *> addresses;
  std::vector<uint64_t> bytes;
  for (size_t position = 0; position < operands.size(); ++position) {
    Operand &operand = operands[position];
    void *address = memory[position].address;
    if (operand.buffer || address == operand.address ||
        isCopied(position, memory[position]))
      continue;
    operand.address = address;
    if (operand.isBuffer) {
      if (runtime.bindAllocation(plan, operand.name.c_str(), address,
                                 operand.bytes))
        return failToBind();
      continue;
    }
    indices.push_back(operand.index);
    addresses.push_back(address);
    bytes.push_back(operand.bytes);
  }
  if (!indices.empty() && runtime.bindMany(plan, indices.size(), indices.data(),
                                           addresses.data(), bytes.data()))
    return failToBind();
  return "";
}

/// Copies the state that is on the host to the device, or back.
std::string StepPlan::copy(const std::vector<Memory> &memory, bool toDevice) {
  for (size_t position = 0; position < numInPlace; ++position) {
    if (!isCopied(position, memory[position]))
      continue;
    const Operand &operand = operands[position];
    void *address = memory[position].address;
    StepfoldStatus status =
        toDevice ? runtime.set(plan, operand.role, operand.name.c_str(),
                               address, operand.bytes)
                 : runtime.get(plan, operand.role, operand.name.c_str(),
                               address, operand.bytes);
    if (status)
      return runtime.getLastError();
  }
  return "";
}

std::string StepPlan::execute(const std::vector<Memory> &memory, void *stream) {
  std::lock_guard<std::mutex> lock(mutex);
  if (memory.size() != operands.size())
    return folder + ": expected " + std::to_string(operands.size()) +
           " tensors, got " + std::to_string(memory.size());
  for (size_t position = 0; position < memory.size(); ++position) {
    std::string error = check(position, memory[position]);
    if (!error.empty())
      return error;
  }
  std::string error = checkPlaces(memory);
  if (error.empty())
    error = bind(memory);
  if (error.empty())
    error = copy(memory, /*toDevice=*/true);
  if (!error.empty())
    return error;
  if (runtime.step(plan, stream))
    return runtime.getLastError();
  return copy(memory, /*toDevice=*/false);
}

/// The index of the GPU that a step is for; 0 if it is for the CPU.
static uint32_t findDevice(const std::vector<Memory> &memory) {
  for (const Memory &each : memory)
    if (each.place == Memory::Place::GPU)
      return each.device;
  return 0;
}

/// Returns which state in place is on the host.
static std::vector<bool> findOnHost(const VariableNames &names,
                                    const std::vector<Memory> &memory) {
  std::vector<bool> isOnHost;
  size_t numInPlace = std::min(countNames(names.writtenState), memory.size());
  for (size_t position = 0; position < numInPlace; ++position)
    isOnHost.push_back(memory[position].place == Memory::Place::Host);
  return isOnHost;
}

/// Returns the plan, which is loaded if it is new, or null and an error. A
/// plan keeps what is bound, so that it copies the same state in each step.
static StepPlan *findPlan(const PlanKey &key, const VariableNames &names,
                          uint32_t device, const std::vector<bool> &isOnHost,
                          std::string &error) {
  using Key = std::tuple<std::string, std::string, VariableNames, uint32_t,
                         std::vector<bool>>;
  static std::mutex mutex;
  // Never destroyed: threads of the framework may end behind static objects.
  static auto &plans = *new std::map<Key, StepPlan, std::less<>>;
  std::lock_guard<std::mutex> lock(mutex);
  // Every step looks it up: no name is copied.
  auto known =
      plans.find(std::tie(key.folder, key.seal, names, device, isOnHost));
  if (known != plans.end())
    return &known->second;
  const Runtime *runtime = getRuntime();
  if (!runtime) {
    error = "libStepfoldRuntime.so is not loaded: fold or read the program "
            "with stepfold.paddle in this process";
    return nullptr;
  }
  auto added =
      plans
          .try_emplace(Key(key.folder, key.seal, names, device, isOnHost),
                       *runtime)
          .first;
  error = added->second.load(key, names, device);
  if (error.empty())
    return &added->second;
  plans.erase(added);
  return nullptr;
}

std::string stepfold::paddle_operator::executeStep(
    const PlanKey &key, const VariableNames &names,
    const std::vector<Memory> &memory, void *stream) {
  std::string error;
  StepPlan *plan = findPlan(key, names, findDevice(memory),
                            findOnHost(names, memory), error);
  return plan ? plan->execute(memory, stream) : error;
}
