//===- HostEngine.cpp - Executes a plan on the processor ------------------===//
//
// Binds buffers in ordinary memory and calls the kernels of a shared object.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/HostEngine.h"

#include "VariableError.h"
#include "stepfold/Runtime/ChunkTable.h"
#include "stepfold/Runtime/Placement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <thread>
#include <utility>

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// Calling kernels
//===----------------------------------------------------------------------===//

template <size_t> using Pointer = void *;

/// Calls a kernel that takes as many pointers as there are indices.
template <size_t... indices>
static void callKernel(void *kernel, int64_t begin, int64_t end,
                       void *const *arguments,
                       std::index_sequence<indices...>) {
  using Function = void (*)(int64_t, int64_t, Pointer<indices>...);
  reinterpret_cast<Function>(kernel)(begin, end, arguments[indices]...);
}

using Caller = void (*)(void *kernel, int64_t begin, int64_t end,
                        void *const *arguments);

template <size_t count>
static void callKernel(void *kernel, int64_t begin, int64_t end,
                       void *const *arguments) {
  callKernel(kernel, begin, end, arguments, std::make_index_sequence<count>());
}

template <size_t... counts>
static Caller getCaller(size_t count, std::index_sequence<counts...>) {
  static constexpr Caller callers[] = {callKernel<counts>...};
  return callers[count];
}

/// Returns what calls kernels with `count` arguments.
static Caller getCaller(size_t count) {
  return getCaller(count,
                   std::make_index_sequence<maxHostKernelArguments + 1>());
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
struct Free {
  void operator()(uint8_t *memory) const { std::free(memory); }
};
using HostMemory = std::unique_ptr<uint8_t, Free>;

struct Launch {
  void *kernel = nullptr;
  Caller call = nullptr;
  int64_t blocks = 0;
  std::vector<void *> arguments;
};

class HostEngine final : public Engine {
public:
  HostEngine(Plan plan, ArrayRef<uint8_t> constants, KernelResolver resolver,
             const PlanEngineOptions &options)
      : Engine(stepfold::runtime::getVariables(plan, constants)),
        plan(std::move(plan)), resolver(std::move(resolver)), options(options) {
  }

  Error initialize(ArrayRef<uint8_t> constants);
  Error step() override;

private:
  Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override;
  Error readVariable(size_t index, MutableArrayRef<uint8_t> bytes) override;
  Error bindMemory(size_t index, void *memory) override;

  /// Returns aligned memory that the engine owns.
  Expected<uint8_t *> allocate(uint64_t bytes,
                               uint64_t alignment = planBlockAlignment);
  Expected<uint8_t *> copy(ArrayRef<uint8_t> bytes);
  Error placeBuffers();
  Error allocateTables();
  Error resolveKernels();
  Error checkOverlaps() const;
  /// Writes the addresses of all buffers where kernels find them.
  Error writeAddresses();
  void *getAddress(const Plan::Argument &argument) const;
  void launch(const Launch &launch) const;

  Plan plan;
  KernelResolver resolver;
  PlanEngineOptions options;
  /// The blocks of the placement come first, in their order.
  std::vector<HostMemory> memory;
  Placement placement;
  /// The addresses of all buffers, and whether kernels know them.
  std::vector<uint64_t> buffers;
  bool areAddressesWritten = false;
  std::vector<uint8_t *> tables;
  uint8_t *scratch = nullptr;
  uint8_t *constantBlock = nullptr;
  std::vector<Launch> launches;
};
} // namespace

Expected<uint8_t *> HostEngine::allocate(uint64_t bytes, uint64_t alignment) {
  uint64_t size = alignTo(std::max<uint64_t>(bytes, 1), alignment);
  auto *block = static_cast<uint8_t *>(std::aligned_alloc(alignment, size));
  if (!block)
    return createStringError(formatv("cannot allocate {0} bytes", size));
  memory.emplace_back(block);
  return block;
}

Expected<uint8_t *> HostEngine::copy(ArrayRef<uint8_t> bytes) {
  Expected<uint8_t *> block = allocate(bytes.size());
  if (block && !bytes.empty())
    std::memcpy(*block, bytes.data(), bytes.size());
  return block;
}

Error HostEngine::placeBuffers() {
  placement = stepfold::runtime::placeBuffers(plan, options.misalignment);
  std::vector<uint64_t> addresses;
  for (const Placement::Block &block : placement.blocks) {
    Expected<uint8_t *> address = allocate(block.bytes, block.alignment);
    if (!address)
      return address.takeError();
    std::memset(*address, 0, block.bytes);
    addresses.push_back(reinterpret_cast<uint64_t>(*address));
  }
  buffers = placement.getAddresses(addresses);
  return Error::success();
}

Error HostEngine::allocateTables() {
  for (const Plan::Table &table : plan.tables) {
    Expected<uint8_t *> block =
        allocate(getNumEntries(plan, table) * getEntrySize(table));
    if (!block)
      return block.takeError();
    tables.push_back(*block);
  }
  return Error::success();
}

void *HostEngine::getAddress(const Plan::Argument &argument) const {
  switch (argument.kind) {
  case Plan::ArgumentKind::Table:
    return tables[argument.value];
  case Plan::ArgumentKind::Scratch:
    return scratch + argument.value;
  case Plan::ArgumentKind::Constant:
    return constantBlock + argument.value;
  case Plan::ArgumentKind::Buffer:
    return reinterpret_cast<void *>(buffers[argument.value]);
  }
  return nullptr;
}

Error HostEngine::resolveKernels() {
  for (const Plan::Step &step : plan.steps) {
    Expected<void *> kernel = resolver(step.kernel);
    if (!kernel)
      return kernel.takeError();
    Launch launch;
    launch.kernel = *kernel;
    launch.call = getCaller(step.arguments.size());
    launch.blocks = step.grid[0];
    launches.push_back(std::move(launch));
  }
  return Error::success();
}

Error HostEngine::initialize(ArrayRef<uint8_t> constants) {
  if (Error error = placeBuffers())
    return error;
  if (Error error = allocateTables())
    return error;
  Expected<uint8_t *> scratchBlock = allocate(plan.scratchBytes);
  if (!scratchBlock)
    return scratchBlock.takeError();
  scratch = *scratchBlock;
  Expected<uint8_t *> constantCopy = copy(constants);
  if (!constantCopy)
    return constantCopy.takeError();
  constantBlock = *constantCopy;
  return resolveKernels();
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

Error HostEngine::bindMemory(size_t index, void *memory) {
  for (const Plan::Allocation &allocation : plan.allocations)
    for (const Plan::Allocation::Segment &segment : allocation.segments)
      if (segment.buffer == index)
        return fail(std::errc::not_supported, plan.buffers[index],
                    "cannot be bound: the plan has it in the allocation '{0}'",
                    allocation.name);
  this->memory[placement.buffers[index].block].reset();
  buffers[index] = reinterpret_cast<uint64_t>(memory);
  areAddressesWritten = false;
  return Error::success();
}

/// Kernels are compiled on the promise that what one writes is nothing else.
Error HostEngine::checkOverlaps() const {
  std::vector<size_t> order;
  for (size_t i = 0; i != buffers.size(); ++i)
    if (plan.buffers[i].getNumBytes() != 0)
      order.push_back(i);
  llvm::sort(order,
             [&](size_t a, size_t b) { return buffers[a] < buffers[b]; });
  auto getEnd = [&](size_t index) {
    return buffers[index] + plan.buffers[index].getNumBytes();
  };
  // Of those that begin before: which one ends last, of all and of those that
  // are written.
  std::optional<size_t> last, lastWritten;
  for (size_t index : order) {
    bool isWritten = plan.buffers[index].access != Access::Read;
    std::optional<size_t> other = isWritten ? last : lastWritten;
    if (other && buffers[index] < getEnd(*other))
      return fail(plan.buffers[index], "overlaps {0} '{1}' in memory",
                  getName(plan.buffers[*other].role),
                  plan.buffers[*other].name);
    if (!last || getEnd(index) > getEnd(*last))
      last = index;
    if (isWritten && (!lastWritten || getEnd(index) > getEnd(*lastWritten)))
      lastWritten = index;
  }
  return Error::success();
}

Error HostEngine::writeAddresses() {
  if (Error error = checkOverlaps())
    return error;
  for (const auto &[table, block] : zip_equal(plan.tables, tables)) {
    std::vector<uint8_t> bytes = buildChunkTable(plan, table, buffers);
    llvm::copy(bytes, block);
  }
  for (const auto &[step, launch] : zip_equal(plan.steps, launches)) {
    launch.arguments.clear();
    for (const Plan::Argument &argument : step.arguments)
      launch.arguments.push_back(getAddress(argument));
  }
  areAddressesWritten = true;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// Gives each thread a range of blocks. Kernels do not depend on how blocks are
/// divided, so neither do results.
void HostEngine::launch(const Launch &launch) const {
  int64_t threads = std::min<int64_t>(options.threads, launch.blocks);
  std::vector<std::thread> workers;
  for (int64_t i = 0; i < threads; ++i) {
    int64_t begin = launch.blocks * i / threads;
    int64_t end = launch.blocks * (i + 1) / threads;
    auto work = [&launch, begin, end] {
      launch.call(launch.kernel, begin, end, launch.arguments.data());
    };
    if (i + 1 == threads)
      work();
    else
      workers.emplace_back(work);
  }
  for (std::thread &worker : workers)
    worker.join();
}

Error HostEngine::step() {
  if (!areAddressesWritten)
    if (Error error = writeAddresses())
      return error;
  // NaN in every type: a kernel that reads what this step has not written
  // shows in the results.
  std::memset(scratch, 0xff, plan.scratchBytes);
  for (const Launch &next : launches)
    launch(next);
  return Error::success();
}

Error HostEngine::writeVariable(size_t index, ArrayRef<uint8_t> bytes) {
  if (!bytes.empty())
    std::memcpy(reinterpret_cast<void *>(buffers[index]), bytes.data(),
                bytes.size());
  return Error::success();
}

Error HostEngine::readVariable(size_t index, MutableArrayRef<uint8_t> bytes) {
  if (!bytes.empty())
    std::memcpy(bytes.data(), reinterpret_cast<void *>(buffers[index]),
                bytes.size());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createHostEngine(Plan plan, ArrayRef<uint8_t> constants,
                                    KernelResolver resolver,
                                    const PlanEngineOptions &options) {
  if (Error error = plan.verify())
    return error;
  if (constants.size() != plan.constants.bytes)
    return createStringError(formatv("expected {0} bytes of constants, got {1}",
                                     plan.constants.bytes, constants.size()));
  auto engine = std::make_unique<HostEngine>(std::move(plan), constants,
                                             std::move(resolver), options);
  if (Error error = engine->initialize(constants))
    return error;
  return engine;
}

/// Checks that this processor can execute code for the target.
static Error checkProcessor(const Plan::Target &target) {
  Triple code(target.triple), process(sys::getProcessTriple());
  if (code.getArch() != process.getArch() || code.getOS() != process.getOS())
    return createStringError(
        formatv("the plan is for {0}, but this machine is {1}", target.triple,
                process.str()));
  StringMap<bool> features = sys::getHostCPUFeatures();
  for (const std::string &feature : target.features)
    if (!features.lookup(feature))
      return createStringError(
          formatv("the plan needs the processor feature '{0}', which this "
                  "machine lacks",
                  feature));
  return Error::success();
}

namespace {
struct CloseLibrary {
  void operator()(void *handle) const { dlclose(handle); }
};
using Library = std::unique_ptr<void, CloseLibrary>;
} // namespace

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createHostEngine(PlanFolder folder,
                                    const PlanEngineOptions &options) {
  if (Error error = checkProcessor(folder.plan.target))
    return error;
  std::string file = folder.getFile(folder.plan.code.library);
  // A name without a slash would be searched for in the system's folders.
  if (file.find('/') == std::string::npos)
    file = "./" + file;
  Library library(dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL));
  if (!library)
    return createStringError(
        formatv("cannot load '{0}': {1}", file, dlerror()));
  KernelResolver resolver =
      [file, library = std::move(library)](StringRef name) -> Expected<void *> {
    if (void *kernel = dlsym(library.get(), name.str().c_str()))
      return kernel;
    return createStringError(formatv("'{0}' has no kernel '{1}'", file, name));
  };
  return createHostEngine(std::move(folder.plan), folder.constants,
                          std::move(resolver), options);
}
