//===- CudaEngine.cpp - Executes a plan on a GPU --------------------------===//
//
// Binds buffers in device memory and launches the kernels of a plan.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/CudaEngine.h"

#include "CudaDevice.h"
#include "CudaTimer.h"
#include "stepfold/Runtime/Placement.h"
#include "stepfold/Runtime/Tables.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
struct Launch {
  std::string name;
  CUfunction kernel = nullptr;
  std::array<uint32_t, 3> grid;
  std::array<uint32_t, 3> block;
  std::vector<CUdeviceptr> arguments;
};

class CudaEngine final : public Engine {
public:
  CudaEngine(PlanFolder folder, std::unique_ptr<CudaDevice> device,
             const PlanEngineOptions &options)
      : Engine(stepfold::runtime::getVariables(folder.plan, folder.constants)),
        folder(std::move(folder)), device(std::move(device)), options(options) {
  }

  Error initialize();
  Error step() override;
  Expected<StepTimes> time(const TimingOptions &options) override;

private:
  Error writeVariable(size_t index, ArrayRef<uint8_t> bytes) override;
  Error readVariable(size_t index, MutableArrayRef<uint8_t> bytes) override;

  Expected<CUdeviceptr> copy(ArrayRef<uint8_t> bytes);
  Error bindBuffers();
  Error buildTables();
  Error prepareLaunches();
  CUdeviceptr getAddress(const Plan::Argument &argument) const;
  /// These return when the work is queued.
  Error launch(const Launch &launch);
  Error launchStep();
  Error timeKernels(const TimingOptions &options, StepTimes &times);

  PlanFolder folder;
  std::unique_ptr<CudaDevice> device;
  PlanEngineOptions options;
  std::vector<uint64_t> buffers;
  std::vector<CUdeviceptr> tables;
  std::vector<CUdeviceptr> chunkLists;
  CUdeviceptr scratch = 0;
  CUdeviceptr constants = 0;
  std::vector<Launch> launches;
};
} // namespace

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

Expected<CUdeviceptr> CudaEngine::copy(ArrayRef<uint8_t> bytes) {
  Expected<CUdeviceptr> address = device->allocate(bytes.size());
  if (!address)
    return address;
  if (Error error = device->copyToDevice(*address, bytes))
    return error;
  return address;
}

Error CudaEngine::bindBuffers() {
  Placement placement = placeBuffers(folder.plan, options.misalignment);
  std::vector<uint64_t> addresses;
  for (const Placement::Block &block : placement.blocks) {
    // The driver aligns to planBlockAlignment at least.
    uint64_t bytes = block.bytes + block.alignment - planBlockAlignment;
    Expected<CUdeviceptr> address = device->allocate(bytes);
    if (!address)
      return address.takeError();
    if (Error error = device->fill(*address, 0, bytes))
      return error;
    addresses.push_back(alignTo(*address, block.alignment));
  }
  buffers = placement.getAddresses(addresses);
  return Error::success();
}

Error CudaEngine::buildTables() {
  for (const Plan::Table &table : folder.plan.tables) {
    Expected<CUdeviceptr> address =
        copy(getBytes(buildAddressTable(table, buffers)));
    if (!address)
      return address.takeError();
    tables.push_back(*address);
  }
  for (const Plan::ChunkList &list : folder.plan.chunkLists) {
    Expected<CUdeviceptr> address =
        copy(getBytes(buildChunkList(folder.plan, list)));
    if (!address)
      return address.takeError();
    chunkLists.push_back(*address);
  }
  return Error::success();
}

CUdeviceptr CudaEngine::getAddress(const Plan::Argument &argument) const {
  switch (argument.kind) {
  case Plan::ArgumentKind::Table:
    return tables[argument.value];
  case Plan::ArgumentKind::Chunks:
    return chunkLists[argument.value];
  case Plan::ArgumentKind::Scratch:
    return scratch + argument.value;
  case Plan::ArgumentKind::Constant:
    return constants + argument.value;
  case Plan::ArgumentKind::Buffer:
    return buffers[argument.value];
  }
  return 0;
}

Error CudaEngine::prepareLaunches() {
  for (const Plan::Step &step : folder.plan.steps) {
    Expected<CUfunction> kernel = device->getKernel(step.kernel);
    if (!kernel)
      return kernel.takeError();
    Launch launch{step.kernel, *kernel, step.grid, step.block, {}};
    for (const Plan::Argument &argument : step.arguments)
      launch.arguments.push_back(getAddress(argument));
    launches.push_back(std::move(launch));
  }
  return Error::success();
}

Error CudaEngine::initialize() {
  if (Error error = device->loadCode(folder))
    return error;
  if (Error error = bindBuffers())
    return error;
  if (Error error = buildTables())
    return error;
  Expected<CUdeviceptr> scratchBlock =
      device->allocate(folder.plan.scratchBytes);
  if (!scratchBlock)
    return scratchBlock.takeError();
  scratch = *scratchBlock;
  Expected<CUdeviceptr> constantCopy = copy(folder.constants);
  if (!constantCopy)
    return constantCopy.takeError();
  constants = *constantCopy;
  return prepareLaunches();
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

Error CudaEngine::launch(const Launch &launch) {
  const auto &[x, y, z] = launch.grid;
  if (x == 0 || y == 0 || z == 0)
    return Error::success();
  std::vector<void *> parameters;
  for (const CUdeviceptr &argument : launch.arguments)
    parameters.push_back(const_cast<CUdeviceptr *>(&argument));
  const CudaDriver &driver = device->getDriver();
  CUresult result = driver.launchKernel(
      launch.kernel, x, y, z, launch.block[0], launch.block[1], launch.block[2],
      /*sharedMemBytes=*/0, device->getStream(), parameters.data(),
      /*extra=*/nullptr);
  return driver.check(result, "launch the kernel " + launch.name);
}

Error CudaEngine::launchStep() {
  for (const Launch &next : launches)
    if (Error error = launch(next))
      return error;
  return Error::success();
}

Error CudaEngine::step() {
  // NaN in every type: a kernel that reads what this step has not written
  // shows in the results.
  if (Error error = device->fill(scratch, 0xff, folder.plan.scratchBytes))
    return error;
  if (Error error = launchStep())
    return error;
  return device->synchronize();
}

Error CudaEngine::writeVariable(size_t index, ArrayRef<uint8_t> bytes) {
  return device->copyToDevice(buffers[index], bytes);
}

Error CudaEngine::readVariable(size_t index, MutableArrayRef<uint8_t> bytes) {
  return device->copyToHost(bytes, buffers[index]);
}

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

/// Steps are queued one behind the other, so that launching costs nothing as
/// long as it is faster than executing.
Expected<StepTimes> CudaEngine::time(const TimingOptions &timing) {
  for (unsigned i = 0; i != timing.warmup; ++i)
    if (Error error = launchStep())
      return error;
  CudaTimer timer(*device);
  for (unsigned i = 0; i != timing.repetitions; ++i) {
    if (Error error = timer.mark())
      return error;
    if (Error error = launchStep())
      return error;
  }
  if (Error error = timer.mark())
    return error;
  Expected<std::vector<double>> intervals = timer.getIntervals();
  if (!intervals)
    return intervals.takeError();
  StepTimes times;
  times.step = std::move(*intervals);
  if (timing.timeKernels)
    if (Error error = timeKernels(timing, times))
      return error;
  return times;
}

Error CudaEngine::timeKernels(const TimingOptions &timing, StepTimes &times) {
  CudaTimer timer(*device);
  for (unsigned i = 0; i != timing.repetitions; ++i) {
    for (const Launch &next : launches) {
      if (Error error = timer.mark())
        return error;
      if (Error error = launch(next))
        return error;
    }
  }
  if (Error error = timer.mark())
    return error;
  Expected<std::vector<double>> intervals = timer.getIntervals();
  if (!intervals)
    return intervals.takeError();
  for (const Launch &next : launches)
    times.kernels.push_back({next.name, {}});
  for (size_t i = 0; i != intervals->size(); ++i)
    times.kernels[i % launches.size()].times.push_back((*intervals)[i]);
  return Error::success();
}

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createCudaEngine(PlanFolder folder,
                                    const PlanEngineOptions &options) {
  Expected<std::unique_ptr<CudaDevice>> device = CudaDevice::create();
  if (!device)
    return device.takeError();
  auto engine = std::make_unique<CudaEngine>(std::move(folder),
                                             std::move(*device), options);
  if (Error error = engine->initialize())
    return error;
  return engine;
}
