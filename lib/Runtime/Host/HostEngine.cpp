//===- HostEngine.cpp - Executes a plan on the processor ------------------===//
//
// Calls the kernels of an object on buffers in ordinary memory.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Host/HostEngine.h"

#include "HostProducts.h"
#include "HostRowCopies.h"
#include "ThreadPool.h"
#include "stepfold/Data/Memory.h"
#include "stepfold/Plan/Tables.h"
#include "stepfold/Runtime/Host/HostObject.h"
#include "stepfold/Support/IEEEMode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <cstdlib>
#include <cstring>
#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
struct Free {
  void operator()(uint8_t *memory) const { std::free(memory); }
};
using HostMemory = std::unique_ptr<uint8_t, Free>;

struct Launch {
  HostKernel kernel = nullptr;
  int64_t blocks = 0;
  std::vector<const void *> arguments;
};

using Work = std::variant<Launch, HostProducts, HostRowCopies>;

class HostEngine final : public PlanEngine {
public:
  HostEngine(Plan plan, ArrayRef<uint8_t> constants, HostKernels kernels,
             const PlanEngineOptions &options)
      : PlanEngine(std::move(plan), constants, options),
        kernels(std::move(kernels)) {
    if (options.threads > 1)
      threads = ThreadPool::acquire();
  }

  Error initialize(ArrayRef<uint8_t> constants);
  Error runPart(size_t part) override;
  Error runPartOn(void *stream, size_t part) override;

private:
  Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override;
  Error readVariable(size_t index, MutableArrayRef<uint8_t> bytes) override;
  Expected<uint64_t> allocateZeros(uint64_t bytes, uint64_t alignment) override;
  Expected<MemoryRange> findAccessible(const void *) const override {
    return MemoryRange{0, std::numeric_limits<uint64_t>::max()};
  }

  /// Returns aligned memory that the engine owns.
  Expected<uint8_t *> allocate(uint64_t bytes,
                               uint64_t alignment = planBlockAlignment);
  Expected<uint8_t *> copy(ArrayRef<uint8_t> bytes);
  Error allocateTables();
  Error findKernels();
  /// Writes the addresses of all buffers where kernels find them.
  Error writeAddresses();
  void *getAddress(const Plan::Argument &argument) const;
  void divide(int64_t count,
              function_ref<void(int64_t begin, int64_t end)> run) const;
  void execute(const Launch &launch) const;
  void execute(const HostProducts &products) const;
  void execute(const HostRowCopies &copies) const;
  Error checkProduct(const Plan::Step &step);

  HostKernels kernels;
  /// Null where the calling thread does all by itself.
  std::shared_ptr<ThreadPool> threads;
  std::vector<HostMemory> memory;
  /// The addresses that kernels know.
  std::optional<uint64_t> writtenGeneration;
  std::vector<uint8_t *> tables;
  std::vector<uint8_t *> chunkLists;
  uint8_t *constantBlock = nullptr;
  /// One for each step of the plan.
  std::vector<Work> work;
};
} // namespace

Expected<uint8_t *> HostEngine::allocate(uint64_t bytes, uint64_t alignment) {
  uint64_t size = alignTo(std::max<uint64_t>(bytes, 1), alignment);
  if (Error error = stepfold::runtime::checkMemory(size, "a plan"))
    return std::move(error);
  auto *block = static_cast<uint8_t *>(std::aligned_alloc(alignment, size));
  if (!block)
    return createStringError(
        std::make_error_code(std::errc::not_enough_memory),
        formatv("out of memory: cannot allocate {0} bytes", size));
  memory.emplace_back(block);
  return block;
}

Expected<uint64_t> HostEngine::allocateZeros(uint64_t bytes,
                                             uint64_t alignment) {
  Expected<uint8_t *> block = allocate(bytes, alignment);
  if (!block)
    return block.takeError();
  std::memset(*block, 0, bytes);
  return reinterpret_cast<uint64_t>(*block);
}

Expected<uint8_t *> HostEngine::copy(ArrayRef<uint8_t> bytes) {
  Expected<uint8_t *> block = allocate(bytes.size());
  if (block && !bytes.empty())
    std::memcpy(*block, bytes.data(), bytes.size());
  return block;
}

Error HostEngine::allocateTables() {
  for (const Plan::Table &table : plan.tables) {
    Expected<uint8_t *> block =
        allocate(getNumAddresses(table) * sizeof(uint64_t));
    if (!block)
      return block.takeError();
    tables.push_back(*block);
  }
  for (const auto &[index, list] : enumerate(plan.chunkLists)) {
    if (Error error = checkChunkList(plan, index))
      return error;
    Expected<uint8_t *> block = copy(getBytes(buildChunkList(plan, list)));
    if (!block)
      return block.takeError();
    chunkLists.push_back(*block);
  }
  return Error::success();
}

void *HostEngine::getAddress(const Plan::Argument &argument) const {
  switch (argument.kind) {
  case Plan::ArgumentKind::Table:
    return tables[argument.value];
  case Plan::ArgumentKind::Adjacent:
    return reinterpret_cast<void *>(findAdjacentAddress(
        plan, plan.tables[argument.value], buffers.getAddresses()));
  case Plan::ArgumentKind::Chunks:
    return chunkLists[argument.value];
  case Plan::ArgumentKind::Scratch:
    return reinterpret_cast<void *>(buffers.getScratch() + argument.value);
  case Plan::ArgumentKind::Constant:
    return constantBlock + argument.value;
  case Plan::ArgumentKind::Buffer:
    return reinterpret_cast<void *>(buffers.getAddresses()[argument.value]);
  }
  return nullptr;
}

Error HostEngine::findKernels() {
  std::vector<HostKernel> functions;
  StringMap<const HostKernelEntry *> entries;
  for (const HostKernelEntry &entry :
       ArrayRef(kernels.table->kernels, kernels.table->numKernels))
    entries[entry.name] = &entry;
  for (const Plan::Kernel &kernel : plan.kernels) {
    const HostKernelEntry *entry = entries.lookup(kernel.name);
    if (!entry)
      return createStringError(
          formatv("'{0}' has no kernel '{1}'", kernels.origin, kernel.name));
    if (getSignature(kernel) != entry->signature)
      return createStringError(
          formatv("'{0}' has a kernel '{1}' of another signature than the "
                  "plan's",
                  kernels.origin, kernel.name));
    functions.push_back(entry->kernel);
  }
  for (const Plan::Step &step : plan.steps) {
    if (auto *product = std::get_if<Plan::Product>(&step)) {
      work.push_back(HostProducts(plan, *product));
      continue;
    }
    if (auto *copies = std::get_if<Plan::RowCopies>(&step)) {
      work.push_back(HostRowCopies(plan, *copies));
      continue;
    }
    uint32_t kernel = std::get<Plan::Launch>(step).kernel;
    Launch launch;
    launch.kernel = functions[kernel];
    launch.blocks = plan.kernels[kernel].getNumBlocks();
    work.push_back(std::move(launch));
  }
  return Error::success();
}

Error HostEngine::initialize(ArrayRef<uint8_t> constants) {
  if (Error error = allocateTables())
    return error;
  Expected<uint8_t *> constantCopy = copy(constants);
  if (!constantCopy)
    return constantCopy.takeError();
  constantBlock = *constantCopy;
  return findKernels();
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

Error HostEngine::writeAddresses() {
  if (Error error = buffers.completeAddresses())
    return error;
  if (Error error = buffers.checkOverlaps())
    return error;
  if (writtenGeneration == buffers.getGeneration())
    return Error::success();
  for (const auto &[table, block] : zip_equal(plan.tables, tables))
    llvm::copy(getBytes(buildAddressTable(table, buffers.getAddresses())),
               block);
  for (const auto &[step, own] : zip_equal(plan.steps, work)) {
    if (auto *products = std::get_if<HostProducts>(&own)) {
      products->setAddresses(buffers.getAddresses());
      continue;
    }
    if (auto *copies = std::get_if<HostRowCopies>(&own)) {
      copies->setAddresses(buffers.getAddresses());
      continue;
    }
    auto &launch = std::get<Launch>(own);
    launch.arguments.clear();
    for (const Plan::Argument &argument :
         std::get<Plan::Launch>(step).arguments)
      launch.arguments.push_back(getAddress(argument));
  }
  writtenGeneration = buffers.getGeneration();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// Divides blocks, tiles or rows into ranges, several for each thread, since
/// threads are not equally fast. Results do not depend on the division.
void HostEngine::divide(
    int64_t count, function_ref<void(int64_t begin, int64_t end)> run) const {
  if (count == 0)
    return;
  if (!threads)
    return run(0, count);
  int64_t pieces = std::min<int64_t>(8 * options.threads, count);
  threads->run(pieces, options.threads, [&](uint32_t i) {
    run(count * i / pieces, count * (i + 1) / pieces);
  });
}

void HostEngine::execute(const Launch &launch) const {
  divide(launch.blocks, [&](int64_t begin, int64_t end) {
    launch.kernel(begin, end, launch.arguments.data());
  });
}

void HostEngine::execute(const HostProducts &products) const {
  divide(products.getNumTiles(), [&](int64_t begin, int64_t end) {
    products.computeTiles(begin, end);
  });
}

void HostEngine::execute(const HostRowCopies &copies) const {
  divide(copies.getNumRows(),
         [&](int64_t begin, int64_t end) { copies.copyRows(begin, end); });
}

Error HostEngine::checkProduct(const Plan::Step &step) {
  auto *product = std::get_if<Plan::Product>(&step);
  if (!product || !productCheck)
    return Error::success();
  return productCheck->check(
      *product, [&](uint32_t buffer, MutableArrayRef<uint8_t> bytes) {
        uint64_t address = buffers.getAddresses()[buffer];
        std::memcpy(bytes.data(), reinterpret_cast<const void *>(address),
                    bytes.size());
        return Error::success();
      });
}

Error HostEngine::runPart(size_t part) {
  stepfold::IEEEMode mode;
  // Nothing is bound within a step.
  if (part == 0) {
    if (Error error = writeAddresses())
      return error;
    if (options.fillScratch)
      std::memset(reinterpret_cast<void *>(buffers.getScratch()), 0xff,
                  plan.scratchBytes);
  }
  auto [begin, end] = plan.getPart(part);
  for (size_t position = begin; position != end; ++position) {
    std::visit([&](const auto &own) { execute(own); }, work[position]);
    if (Error error = checkProduct(plan.steps[position]))
      return error;
  }
  return Error::success();
}

Error HostEngine::runPartOn(void *stream, size_t part) {
  if (stream)
    return createStringError(
        std::make_error_code(std::errc::invalid_argument),
        "a plan for host has no streams: expected a null pointer");
  return runPart(part);
}

Error HostEngine::writeVariable(size_t index, ArrayRef<uint8_t> bytes) {
  Expected<uint64_t> address = buffers.getAddress(index);
  if (!address)
    return address.takeError();
  if (!bytes.empty())
    std::memcpy(reinterpret_cast<void *>(*address), bytes.data(), bytes.size());
  return Error::success();
}

Error HostEngine::readVariable(size_t index, MutableArrayRef<uint8_t> bytes) {
  Expected<uint64_t> address = buffers.getAddress(index);
  if (!address)
    return address.takeError();
  if (!bytes.empty())
    std::memcpy(bytes.data(), reinterpret_cast<void *>(*address), bytes.size());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<PlanEngine>>
stepfold::runtime::createHostEngine(Plan plan, ArrayRef<uint8_t> constants,
                                    HostKernels kernels,
                                    const PlanEngineOptions &options) {
  if (Error error = plan.verify())
    return error;
  if (Error error = plan.verifyConstants(constants))
    return error;
  auto engine = std::make_unique<HostEngine>(std::move(plan), constants,
                                             std::move(kernels), options);
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

Expected<std::unique_ptr<PlanEngine>>
stepfold::runtime::createHostEngine(PlanFolder folder,
                                    const PlanEngineOptions &options) {
  if (Error error = checkProcessor(folder.plan.target))
    return error;
  const std::string &name = folder.plan.code.object.name;
  Expected<HostKernels> kernels =
      loadHostObject(folder.getCode(name), folder.getFile(name));
  if (!kernels)
    return kernels.takeError();
  return createHostEngine(std::move(folder.plan), folder.constants,
                          std::move(*kernels), options);
}
