//===- CudaPlanEngine.cpp - Executes a plan on a GPU ----------------------===//
//
// Launches the kernels of a plan on buffers in device memory.
//
//===----------------------------------------------------------------------===//

#include "CudaPlanEngine.h"

#include "stepfold/Plan/Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Number of steps with the same arguments of launches before the launches
/// become a graph. Making a graph takes 10 to 60 us.
static constexpr unsigned numStepsBeforeGraph = 4;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

Error CudaPlanEngine::prepareWork() {
  size_t numArguments = 0;
  plan.forEachLaunch([&](size_t, const Plan::Launch &step) {
    numArguments += step.arguments.size();
  });
  arguments.resize(numArguments);
  CUdeviceptr *next = arguments.data();
  for (const Plan::Step &anyStep : plan.steps) {
    if (auto *product = std::get_if<Plan::Product>(&anyStep)) {
      work.push_back(CudaProducts(*multiplier, plan, *product));
      continue;
    }
    if (auto *copies = std::get_if<Plan::RowCopies>(&anyStep)) {
      work.push_back(CudaRowCopies(plan, *copies));
      continue;
    }
    const auto &step = std::get<Plan::Launch>(anyStep);
    const Plan::Kernel &kernel = plan.kernels[step.kernel];
    Expected<CUfunction> function = code->getKernel(kernel.name);
    if (!function)
      return function.takeError();
    CudaLaunch launch;
    launch.name = kernel.name;
    launch.kernel = *function;
    if (step.isDependentLaunch) {
      CUlaunchAttribute &attribute = launch.attributes.emplace_back();
      attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
      attribute.value.programmaticStreamSerializationAllowed = 1;
    }
    const auto &[blockX, blockY, blockZ] = kernel.block;
    launch.config = {unsigned(kernel.getNumBlocks()),
                     /*gridDimY=*/1,
                     /*gridDimZ=*/1,
                     blockX,
                     blockY,
                     blockZ,
                     /*sharedMemBytes=*/0,
                     /*stream=*/nullptr,
                     launch.attributes.data(),
                     unsigned(launch.attributes.size())};
    for (size_t i = 0; i != step.arguments.size(); ++i)
      launch.parameters.push_back(next++);
    work.push_back(std::move(launch));
  }
  return Error::success();
}

/// Chooses algorithms for products, and captures those whose matrices stay.
Error CudaPlanEngine::prepareProducts() {
  if (!multiplier)
    return Error::success();
  if (Error error = buffers.completeScratch())
    return error;
  // Factors near to 0.05: zeros would take less time than others do.
  if (Error error = device->fill(buffers.getScratch(), 0x3d, plan.scratchBytes,
                                 device->getStream()))
    return error;
  for (CudaWork &each : work)
    if (auto *products = std::get_if<CudaProducts>(&each))
      if (Error error = products->prepare(buffers.getAddresses()))
        return error;
  return device->synchronize();
}

Expected<CUdeviceptr> CudaPlanEngine::copy(ArrayRef<uint8_t> bytes) {
  Expected<CUdeviceptr> block = device->allocate(bytes.size());
  if (!block)
    return block;
  if (Error error = device->copyToDevice(*block, bytes))
    return error;
  return block;
}

Error CudaPlanEngine::copyChunkLists() {
  for (const auto &[index, list] : enumerate(plan.chunkLists)) {
    if (Error error = checkChunkList(plan, index))
      return error;
    Expected<CUdeviceptr> block = copy(getBytes(buildChunkList(plan, list)));
    if (!block)
      return block.takeError();
    chunkLists.push_back(*block);
  }
  return Error::success();
}

Error CudaPlanEngine::initialize(ArrayRef<uint8_t> constantBytes) {
  CudaScope scope = device->enter();
  if (any_of(plan.steps, [](const Plan::Step &step) {
        return std::holds_alternative<Plan::Product>(step);
      })) {
    Expected<std::unique_ptr<CudaMultiplier>> created =
        CudaMultiplier::create(*device);
    if (!created)
      return created.takeError();
    multiplier = std::move(*created);
  }
  Expected<CUdeviceptr> constantBlock = copy(constantBytes);
  if (!constantBlock)
    return constantBlock.takeError();
  constants = *constantBlock;
  if (Error error = copyChunkLists())
    return error;
  if (Error error = prepareWork())
    return error;
  return prepareProducts();
}

/// Steps of the caller's streams may still use memory that the engine owns. If
/// nobody can wait for them, since a stream is captured, the memory is not
/// freed.
CudaPlanEngine::~CudaPlanEngine() {
  CudaScope scope = device->enter();
  work.clear(); // Graphs that are queued have nodes of their own.
  if (hasStepped) {
    if (Error error = device->synchronizeAll()) {
      consumeError(std::move(error));
      for (std::unique_ptr<CudaGraph> &graph : graphs)
        graph.release();
      multiplier.release();
      tables.release();
      code.release();
      device.release();
      return;
    }
  }
  graphs.clear();
  multiplier.reset();
  tables.reset();
  code.reset();
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

Expected<uint64_t> CudaPlanEngine::allocateZeros(uint64_t bytes,
                                                 uint64_t alignment) {
  CudaScope scope = device->enter();
  // The driver aligns to planBlockAlignment at least.
  uint64_t size = bytes + alignment - planBlockAlignment;
  Expected<CUdeviceptr> address = device->allocate(size);
  if (!address)
    return address;
  if (Error error = device->fill(*address, 0, size, device->getStream()))
    return error;
  if (Error error = device->synchronize())
    return error;
  return alignTo(*address, alignment);
}

Expected<MemoryRange> CudaPlanEngine::findAccessible(const void *memory) const {
  CudaScope scope = device->enter();
  return device->findAccessible(reinterpret_cast<CUdeviceptr>(memory));
}

CUdeviceptr CudaPlanEngine::getAddress(const Plan::Argument &argument,
                                       CUdeviceptr tableBlock) const {
  switch (argument.kind) {
  case Plan::ArgumentKind::Table:
    return tableBlock + tables->getOffset(argument.value);
  case Plan::ArgumentKind::Adjacent:
    return findAdjacentAddress(plan, plan.tables[argument.value],
                               buffers.getAddresses());
  case Plan::ArgumentKind::Chunks:
    return chunkLists[argument.value];
  case Plan::ArgumentKind::Scratch:
    return buffers.getScratch() + argument.value;
  case Plan::ArgumentKind::Constant:
    return constants + argument.value;
  case Plan::ArgumentKind::Buffer:
    return buffers.getAddresses()[argument.value];
  }
  return 0;
}

void CudaPlanEngine::setArguments(CUdeviceptr tableBlock) {
  std::pair source(buffers.getGeneration(), tableBlock);
  if (argumentSource == source)
    return;
  CUdeviceptr *next = arguments.data();
  plan.forEachLaunch([&](size_t, const Plan::Launch &step) {
    for (const Plan::Argument &argument : step.arguments)
      *next++ = getAddress(argument, tableBlock);
  });
  argumentSource = source;
}

Error CudaPlanEngine::updateAddresses(CUstream stream, bool isCapturing) {
  if (Error error = buffers.completeAddresses())
    return error;
  if (Error error = buffers.checkOverlaps())
    return error;
  Expected<CUdeviceptr> tableBlock =
      tables->getBlock(buffers, stream, isCapturing);
  if (!tableBlock)
    return tableBlock.takeError();
  setArguments(*tableBlock);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

Error CudaPlanEngine::launch(CudaLaunch &launch, CUstream stream) {
  if (launch.isEmpty())
    return Error::success();
  launch.config.stream = stream;
  const CudaDriver &driver = device->getDriver();
  CUresult result =
      driver.launchKernel(&launch.config, launch.kernel,
                          launch.parameters.data(), /*extra=*/nullptr);
  if (result == cudaSuccess)
    return Error::success();
  return driver.check(result, "launch the kernel " + launch.name);
}

Error CudaPlanEngine::launch(CudaProducts &products, CUstream stream) {
  return products.enqueue(stream, buffers.getAddresses());
}

Error CudaPlanEngine::launch(CudaRowCopies &copies, CUstream stream) {
  const CudaDriver &driver = device->getDriver();
  for (const CUmemcpy3D &copy : copies.list(buffers.getAddresses()))
    if (Error error = driver.check(driver.copyBox(&copy, stream),
                                   "copy rows of a matrix"))
      return error;
  return Error::success();
}

Error CudaPlanEngine::launch(CudaWork &work, CUstream stream) {
  return std::visit([&](auto &own) { return launch(own, stream); }, work);
}

Error CudaPlanEngine::launchAll(CUstream stream) {
  for (CudaWork &next : work)
    if (Error error = launch(next, stream))
      return error;
  return Error::success();
}

MutableArrayRef<CudaWork> CudaPlanEngine::getWork(size_t part) {
  auto [begin, end] = plan.getPart(part);
  return MutableArrayRef(work).slice(begin, end - begin);
}

/// Fails for matrices that may move: a graph has addresses of their own.
Error CudaPlanEngine::addToGraph(CudaGraphBuilder &builder, CudaWork &own) {
  if (auto *launch = std::get_if<CudaLaunch>(&own))
    return builder.add(*launch);
  if (auto *copies = std::get_if<CudaRowCopies>(&own)) {
    if (!copies->isScratch())
      return createStringError("copies of rows without a graph");
    for (const CUmemcpy3D &copy : copies->list(buffers.getAddresses()))
      if (Error error = builder.add(copy))
        return error;
    return Error::success();
  }
  const auto &graph = std::get<CudaProducts>(own).getGraph();
  if (!graph)
    return createStringError("products of matrices without a graph");
  return builder.add(*graph);
}

/// Makes the graphs of the launches. Without a graph, kernels are launched one
/// by one, with the same effect. One kernel needs no graph: a graph would begin
/// only when the work before it has ended.
void CudaPlanEngine::makeGraphs() {
  if (!device->getDriver().hasGraphs)
    return;
  CudaScope scope = device->enter();
  for (const auto &[part, graph] : enumerate(graphs))
    if (getWork(part).size() > 1)
      consumeError(
          graph->make([&, part = part](CudaGraphBuilder &builder) -> Error {
            for (CudaWork &next : getWork(part))
              if (Error error = addToGraph(builder, next))
                return error;
            return Error::success();
          }));
}

Error CudaPlanEngine::launchChecked(CUstream stream, size_t part) {
  CudaScope scope = device->enter();
  auto [begin, end] = plan.getPart(part);
  for (size_t position = begin; position != end; ++position) {
    if (Error error = launch(work[position], stream))
      return error;
    auto *product = std::get_if<Plan::Product>(&plan.steps[position]);
    if (!product)
      continue;
    if (Error error = device->synchronizeAll())
      return error;
    auto read = [&](uint32_t buffer, MutableArrayRef<uint8_t> bytes) {
      return device->copyToHost(bytes, buffers.getAddresses()[buffer]);
    };
    if (Error error = productCheck->check(*product, read))
      return error;
  }
  return Error::success();
}

/// A launch costs the host 3 to 4 us, that of a graph 2 us with all of its
/// kernels.
Error CudaPlanEngine::launchPart(CUstream stream, size_t part,
                                 bool isCapturing) {
  if (productCheck && !isCapturing)
    return launchChecked(stream, part);
  if (!isCapturing && !graphs[part]->isEmpty() && graphArguments == arguments)
    return graphs[part]->launch(stream);
  for (CudaWork &next : getWork(part))
    if (Error error = launch(next, stream))
      return error;
  return Error::success();
}

/// Counts steps with the same arguments.
void CudaPlanEngine::countStep() {
  if (graphArguments != arguments) {
    CudaScope scope = device->enter();
    for (std::unique_ptr<CudaGraph> &graph : graphs)
      graph->reset();
    graphArguments = arguments;
    numGraphSteps = 0;
  }
  if (numGraphSteps < numStepsBeforeGraph &&
      ++numGraphSteps == numStepsBeforeGraph)
    makeGraphs();
}

Error CudaPlanEngine::runPartOn(void *stream, size_t part) {
  CudaLaunchScope scope = device->enterForLaunch();
  auto cudaStream = static_cast<CUstream>(stream);
  Expected<bool> isCapturing = device->isCapturing(cudaStream);
  if (!isCapturing)
    return isCapturing.takeError();
  // Nothing is bound within a step.
  if (part == 0) {
    // The copy of addresses uses what the engine owns, too.
    hasStepped = true;
    if (Error error = updateAddresses(cudaStream, *isCapturing))
      return error;
    if (options.fillScratch)
      if (Error error = device->fill(buffers.getScratch(), 0xff,
                                     plan.scratchBytes, cudaStream))
        return error;
    if (!*isCapturing)
      countStep();
  }
  return launchPart(cudaStream, part, *isCapturing);
}

Error CudaPlanEngine::runPart(size_t part) {
  if (Error error = runPartOn(device->getStream(), part))
    return error;
  CudaScope scope = device->enter();
  return device->synchronize();
}

/// Waits for work that may use the buffer: the caller may have queued work on
/// bound memory on streams of its own, and steps may use any buffer.
Expected<uint64_t> CudaPlanEngine::getIdleAddress(size_t index) {
  Expected<uint64_t> address = buffers.getAddress(index);
  if (!address)
    return address;
  if (hasStepped || isBound(index))
    if (Error error = device->synchronizeAll())
      return error;
  return address;
}

Error CudaPlanEngine::writeVariable(size_t index, ArrayRef<uint8_t> bytes) {
  CudaScope scope = device->enter();
  Expected<uint64_t> address = getIdleAddress(index);
  if (!address)
    return address.takeError();
  return device->copyToDevice(*address, bytes);
}

Error CudaPlanEngine::readVariable(size_t index,
                                   MutableArrayRef<uint8_t> bytes) {
  CudaScope scope = device->enter();
  Expected<uint64_t> address = getIdleAddress(index);
  if (!address)
    return address.takeError();
  return device->copyToHost(bytes, *address);
}
