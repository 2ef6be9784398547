//===- Plan.cpp - The compiled form of an optimizer stage -----------------===//
//
// Verifies what the JSON types of a plan do not say.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Plan/Plan.h"

#include "../Data/CastChain.h"
#include "CudaArch.h"
#include "stepfold/Runtime/Data/Digest.h"
#include "stepfold/Runtime/Plan/Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <array>
#include <limits>
#include <map>
#include <tuple>

using namespace llvm;
using namespace stepfold::runtime;

template <typename... Args>
static Error fail(const char *format, Args &&...args) {
  return createStringError(formatv(format, std::forward<Args>(args)...));
}

/// The name of a kind of argument, for messages.
static StringRef getName(Plan::ArgumentKind kind) {
  static constexpr StringLiteral names[] = {"table", "chunk list", "scratch",
                                            "constant", "buffer"};
  return names[static_cast<unsigned>(kind)];
}

static uint64_t getNumThreads(const Plan::Kernel &kernel) {
  return uint64_t(kernel.block[0]) * kernel.block[1] * kernel.block[2];
}

/// A file lies in the plan's folder itself.
static Error verifyFileName(const char *path, StringRef name) {
  if (!name.empty() && name != "." && name != ".." && !name.contains('/') &&
      !name.contains('\0'))
    return Error::success();
  return fail("{0}: expected the name of a file in the plan's folder, got "
              "'{1}'",
              path, name);
}

static Error verifyTarget(const Plan &plan) {
  if (plan.target.kind == Plan::TargetKind::CUDA) {
    if (!parseCudaArch(plan.target.arch))
      return fail("target.arch: expected an architecture such as sm_90, got "
                  "'{0}'",
                  plan.target.arch);
    if (!plan.code.cubin.name.empty())
      if (Error error = verifyFileName("code.cubin.file", plan.code.cubin.name))
        return error;
    return verifyFileName("code.ptx.file", plan.code.ptx.name);
  }
  if (plan.target.triple.empty())
    return fail("target.triple: expected a target triple");
  return verifyFileName("code.library.file", plan.code.library.name);
}

static Error verifyConstantsFile(const Plan::Constants &constants) {
  if (!constants.file.name.empty())
    return verifyFileName("constants.file", constants.file.name);
  if (constants.bytes != 0)
    return fail("constants: expected a file for {0} bytes", constants.bytes);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Whether a caller can say the name, in C.
static bool isName(StringRef text) {
  return !text.empty() && !text.contains('\0') && json::isUTF8(text);
}

/// Checks that the size in bytes can be computed.
static Error verifyShape(const TensorInfo &tensor, size_t index) {
  int64_t bytes = getSize(tensor.dtype);
  for (int64_t size : tensor.shape) {
    if (size < 0)
      return fail("buffers[{0}].shape: expected sizes from 0, got {1}", index,
                  size);
    std::optional<int64_t> product = checkedMul(bytes, size);
    if (!product)
      return fail("buffers[{0}].shape: expected a size in bytes below 2^63",
                  index);
    bytes = *product;
  }
  return Error::success();
}

static Error verifySplat(const Plan::Buffer &buffer, size_t index) {
  unsigned width = buffer.dtype == DType::I1 ? 1 : 8 * getSize(buffer.dtype);
  if (width == 64 || buffer.initial.bits >> width == 0)
    return Error::success();
  return fail("buffers[{0}].initial.bits: expected a value of {1}, got "
              "{2:x}",
              index, getName(buffer.dtype), buffer.initial.bits);
}

static Error verifyData(const Plan &plan, size_t index) {
  const Plan::Buffer &buffer = plan.buffers[index];
  uint64_t offset = buffer.initial.offset;
  uint64_t available = plan.constants.bytes;
  if (offset > available || buffer.getNumBytes() > available - offset)
    return fail("buffers[{0}].initial.offset: {1} bytes at {2} are out of "
                "range ({3} bytes of constants)",
                index, buffer.getNumBytes(), offset, available);
  return Error::success();
}

/// Checks that no two variables begin as the same bytes of the constants, which
/// are copied for each: the copies take no more memory than the file.
static Error verifyDataRanges(const Plan &plan) {
  std::vector<size_t> indices;
  for (const auto &[index, buffer] : enumerate(plan.buffers))
    if (buffer.role == Role::State &&
        buffer.initial.kind == InitialKind::Data && buffer.getNumBytes() != 0)
      indices.push_back(index);
  llvm::stable_sort(indices, [&](size_t a, size_t b) {
    return plan.buffers[a].initial.offset < plan.buffers[b].initial.offset;
  });
  for (size_t i = 1; i < indices.size(); ++i) {
    const Plan::Buffer &a = plan.buffers[indices[i - 1]];
    const Plan::Buffer &b = plan.buffers[indices[i]];
    uint64_t end = a.initial.offset + a.getNumBytes();
    if (b.initial.offset < end)
      return fail("buffers[{0}].initial.offset: expected an offset from {1}, "
                  "behind the data of buffers[{2}], got {3}",
                  indices[i], end, indices[i - 1], b.initial.offset);
  }
  return Error::success();
}

namespace {
/// Verifies the buffers of a plan, and how initial values refer to each other.
class BufferVerifier {
public:
  explicit BufferVerifier(const Plan &plan) : plan(plan) {}

  Error verify() {
    for (size_t i = 0; i != plan.buffers.size(); ++i)
      if (Error error = verifyBuffer(i))
        return error;
    if (Error error = verifyDataRanges(plan))
      return error;
    for (size_t i = 0; i != plan.buffers.size(); ++i)
      if (Error error = resolveCast(i))
        return error;
    for (size_t i = 0; i != plan.buffers.size(); ++i)
      if (!getCastChain(castSources, i))
        return fail("buffers[{0}].initial.of: '{1}' is converted from itself",
                    i, plan.buffers[i].name);
    return Error::success();
  }

private:
  Error verifyBuffer(size_t index) {
    const Plan::Buffer &buffer = plan.buffers[index];
    if (!isName(buffer.name))
      return fail("buffers[{0}].name: expected a name in UTF-8", index);
    auto &names = buffers[static_cast<unsigned>(buffer.role)];
    if (!names.try_emplace(buffer.name, index).second)
      return fail("buffers[{0}].name: {1} '{2}' is defined twice", index,
                  getName(buffer.role), buffer.name);
    if (Error error = verifyShape(buffer, index))
      return error;
    if (buffer.role == Role::Gradient && !isFloat(buffer.dtype))
      return fail("buffers[{0}].dtype: expected a floating-point gradient, got "
                  "{1}",
                  index, getName(buffer.dtype));
    if (buffer.role == Role::State && buffer.initial.kind == InitialKind::Splat)
      return verifySplat(buffer, index);
    if (buffer.role == Role::State && buffer.initial.kind == InitialKind::Data)
      return verifyData(plan, index);
    if (buffer.role == Role::State &&
        buffer.initial.kind == InitialKind::Step && buffer.dtype != DType::I64)
      return fail("buffers[{0}].dtype: expected i64 for the number of a step, "
                  "got {1}",
                  index, getName(buffer.dtype));
    return Error::success();
  }

  Error resolveCast(size_t index) {
    const Plan::Buffer &buffer = plan.buffers[index];
    castSources.resize(plan.buffers.size());
    if (buffer.role != Role::State || !isConverted(buffer.initial.kind))
      return Error::success();
    const StringMap<size_t> &states =
        buffers[static_cast<unsigned>(Role::State)];
    auto source = states.find(buffer.initial.of);
    if (source == states.end())
      return fail("buffers[{0}].initial.of: there is no state variable '{1}'",
                  index, buffer.initial.of);
    const Plan::Buffer &of = plan.buffers[source->second];
    if (!isFloat(of.dtype) || !isFloat(buffer.dtype) ||
        of.shape != buffer.shape)
      return fail("buffers[{0}].initial.of: expected floating-point variables "
                  "of one shape, got '{1}' for '{2}'",
                  index, of.name, buffer.name);
    castSources[index] = source->second;
    return Error::success();
  }

  const Plan &plan;
  /// By role, then name.
  std::array<StringMap<size_t>, 3> buffers;
  std::vector<std::optional<size_t>> castSources;
};
} // namespace

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

/// Checks that a segment lies behind element `end`, and moves `end` behind it.
static Error verifySegment(const Plan &plan, size_t allocationIndex,
                           size_t segmentIndex, uint64_t &end) {
  const Plan::Allocation &allocation = plan.allocations[allocationIndex];
  auto [buffer, offset] = allocation.segments[segmentIndex];
  auto failHere = [&](const char *message, auto... arguments) {
    return fail("allocations[{0}].segments[{1}]: {2}", allocationIndex,
                segmentIndex, formatv(message, arguments...).str());
  };
  if (buffer >= plan.buffers.size())
    return failHere("buffer index {0} is out of range ({1} buffers)", buffer,
                    plan.buffers.size());
  const Plan::Buffer &tensor = plan.buffers[buffer];
  if (tensor.dtype != allocation.dtype)
    return failHere("expected '{0}' to be of {1}, got {2}", tensor.name,
                    getName(allocation.dtype), getName(tensor.dtype));
  if (offset < end)
    return failHere("expected an offset from {0}, got {1}", end, offset);
  uint64_t elements = tensor.getNumElements();
  if (offset > allocation.elements || elements > allocation.elements - offset)
    return failHere("{0} elements at {1} are out of range ({2} elements)",
                    elements, offset, allocation.elements);
  if (offset * getSize(allocation.dtype) % allocation.alignment != 0)
    return failHere("expected an offset aligned to {0} bytes, got element {1}",
                    allocation.alignment, offset);
  end = offset + elements;
  return Error::success();
}

static Error verifyAllocations(const Plan &plan) {
  constexpr uint64_t maxBytes = std::numeric_limits<int64_t>::max();
  std::vector<bool> isPlaced(plan.buffers.size());
  StringSet<> names;
  for (auto [index, allocation] : enumerate(plan.allocations)) {
    if (!isName(allocation.name))
      return fail("allocations[{0}].name: expected a name in UTF-8", index);
    if (!names.insert(allocation.name).second)
      return fail("allocations[{0}].name: '{1}' is defined twice", index,
                  allocation.name);
    if (!has_single_bit(allocation.alignment))
      return fail("allocations[{0}].alignment: expected a power of two, got "
                  "{1}",
                  index, allocation.alignment);
    if (allocation.elements > maxBytes / getSize(allocation.dtype))
      return fail("allocations[{0}].elements: expected a size in bytes below "
                  "2^63",
                  index);
    uint64_t end = 0;
    for (size_t i = 0; i != allocation.segments.size(); ++i) {
      if (Error error = verifySegment(plan, index, i, end))
        return error;
      uint32_t buffer = allocation.segments[i].buffer;
      if (isPlaced[buffer])
        return fail("allocations[{0}].segments[{1}]: '{2}' has a place already",
                    index, i, plan.buffers[buffer].name);
      isPlaced[buffer] = true;
    }
  }
  return Error::success();
}

/// Checks that one block of memory can have everything.
static Error verifyTotalSize(const Plan &plan) {
  constexpr uint64_t maxBytes = std::numeric_limits<int64_t>::max();
  uint64_t total = 0;
  for (const Plan::Buffer &buffer : plan.buffers)
    total = SaturatingAdd(total, buffer.getNumBytes(), planBlockAlignment);
  for (const Plan::Allocation &allocation : plan.allocations)
    total = SaturatingAdd(total, allocation.getNumBytes(),
                          allocation.getAddressAlignment(), planBlockAlignment);
  if (total > maxBytes)
    return fail(
        "buffers: expected a size in bytes below 2^63, of all together");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Checks one stream against the first: number of parameters, their sizes.
static Error verifyStream(const Plan &plan, size_t tableIndex, size_t k) {
  const auto &streams = plan.tables[tableIndex].streams;
  const std::vector<uint32_t> &first = streams.front(), &stream = streams[k];
  if (stream.size() != first.size())
    return fail("tables[{0}].streams[{1}]: expected {2} buffers, got {3}",
                tableIndex, k, first.size(), stream.size());
  for (size_t i = 0; i != stream.size(); ++i) {
    if (stream[i] >= plan.buffers.size())
      return fail("tables[{0}].streams[{1}][{2}]: buffer index {3} is out of "
                  "range ({4} buffers)",
                  tableIndex, k, i, stream[i], plan.buffers.size());
    const Plan::Buffer &buffer = plan.buffers[stream[i]];
    uint64_t expected = plan.buffers[first[i]].getNumElements();
    if (buffer.getNumElements() != expected)
      return fail("tables[{0}].streams[{1}][{2}]: expected {3} elements as in "
                  "streams[0], got {4}",
                  tableIndex, k, i, expected, buffer.getNumElements());
    DType dtype = plan.buffers[stream.front()].dtype;
    if (buffer.dtype != dtype)
      return fail("tables[{0}].streams[{1}][{2}]: expected {3} as in the rest "
                  "of the stream, got {4}",
                  tableIndex, k, i, getName(dtype), getName(buffer.dtype));
  }
  return Error::success();
}

static Error verifyTable(const Plan &plan, size_t index) {
  const Plan::Table &table = plan.tables[index];
  if (table.streams.empty())
    return fail("tables[{0}].streams: expected at least 1 stream", index);
  for (size_t k = 0; k != table.streams.size(); ++k)
    if (Error error = verifyStream(plan, index, k))
      return error;
  return Error::success();
}

static Error verifyChunkList(const Plan &plan, size_t index) {
  const Plan::ChunkList &list = plan.chunkLists[index];
  if (list.elements == 0)
    return fail("chunk_lists[{0}].elements: expected at least 1", index);
  if (list.tailElements != 0 && list.elements % list.tailElements != 0)
    return fail("chunk_lists[{0}].tail_elements: expected a number that "
                "divides {1}, got {2}",
                index, list.elements, list.tailElements);
  for (size_t i = 0; i != list.buffers.size(); ++i)
    if (list.buffers[i] >= plan.buffers.size())
      return fail("chunk_lists[{0}].buffers[{1}]: buffer index {2} is out of "
                  "range ({3} buffers)",
                  index, i, list.buffers[i], plan.buffers.size());
  constexpr uint64_t maxChunks = std::numeric_limits<int32_t>::max();
  if (countChunks(plan, list).getTotal() > maxChunks)
    return fail("chunk_lists[{0}]: expected at most {1} chunks", index,
                maxChunks);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Checks an extent against the limits of CUDA.
static Error verifyBlock(const Plan::Kernel &kernel, size_t index) {
  static constexpr std::array<uint32_t, 3> limits = {1024, 1024, 64};
  for (size_t i = 0; i != 3; ++i)
    if (kernel.block[i] > limits[i])
      return fail("kernels[{0}].block[{1}]: expected at most {2}, got {3}",
                  index, i, limits[i], kernel.block[i]);
  uint64_t threads = getNumThreads(kernel);
  if (threads == 0 || threads > 1024)
    return fail("kernels[{0}].block: expected 1 to 1024 threads, got {1}",
                index, threads);
  return Error::success();
}

/// Checks that all arguments fit into what a launch passes.
static Error verifyArgumentBytes(const Plan &plan, size_t index) {
  const Plan::Kernel &kernel = plan.kernels[index];
  uint64_t bytes = kernel.arguments.size() * sizeof(uint64_t);
  uint64_t maxBytes = parseCudaArch(plan.target.arch)->getMaxParameterBytes();
  if (bytes <= maxBytes)
    return Error::success();
  return fail("kernels[{0}].arguments: the {1} arguments of '{2}' are {3} "
              "bytes, but a kernel for {4} takes at most {5}",
              index, kernel.arguments.size(), kernel.name, bytes,
              plan.target.arch, maxBytes);
}

/// Returns the positions of a kernel's chunk lists.
static std::vector<size_t> findChunkLists(const Plan::Kernel &kernel) {
  std::vector<size_t> positions;
  for (const auto &[position, type] : enumerate(kernel.arguments))
    if (std::holds_alternative<Plan::ChunkListType>(type))
      positions.push_back(position);
  return positions;
}

/// Checks that what the blocks work on is known: chunks, or so many blocks.
static Error verifyBlocks(const Plan &plan, size_t index) {
  const Plan::Kernel &kernel = plan.kernels[index];
  size_t numLists = findChunkLists(kernel).size();
  if (numLists > 1)
    return fail("kernels[{0}].arguments: expected at most 1 chunk list, got "
                "{1}",
                index, numLists);
  if (numLists == 1 && kernel.numBlocks)
    return fail("kernels[{0}].blocks: expected none beside a chunk list",
                index);
  if (numLists == 0 && !kernel.numBlocks)
    return fail("kernels[{0}]: expected a key 'blocks' or a chunk list", index);
  for (const auto &[position, type] : enumerate(kernel.arguments)) {
    auto *table = std::get_if<Plan::TableType>(&type);
    if (table && !table->numElements && numLists == 0)
      return fail("kernels[{0}].arguments[{1}].table: expected a key "
                  "'elements' or a chunk list",
                  index, position);
  }
  constexpr uint64_t maxBlocks = std::numeric_limits<int32_t>::max();
  uint64_t numBlocks = kernel.getNumBlocks();
  if (numBlocks > maxBlocks)
    return fail("kernels[{0}]: expected at most {1} blocks, got {2}", index,
                maxBlocks, numBlocks);
  return Error::success();
}

static Error verifyKernels(const Plan &plan) {
  StringSet<> names;
  for (const auto &[index, kernel] : enumerate(plan.kernels)) {
    if (kernel.name.empty() || StringRef(kernel.name).contains('\0'))
      return fail("kernels[{0}].name: expected the name of a kernel", index);
    if (!names.insert(kernel.name).second)
      return fail("kernels[{0}].name: '{1}' is defined twice", index,
                  kernel.name);
    if (plan.target.kind == Plan::TargetKind::CUDA) {
      if (Error error = verifyBlock(kernel, index))
        return error;
      if (Error error = verifyArgumentBytes(plan, index))
        return error;
    }
    if (Error error = verifyBlocks(plan, index))
      return error;
  }
  return Error::success();
}

/// A block takes a chunk, or a tail for each of its warps; one of a host kernel
/// has a single thread.
uint64_t Plan::Kernel::getNumBlocks() const {
  if (numBlocks)
    return *numBlocks;
  const auto &list =
      std::get<ChunkListType>(arguments[findChunkLists(*this).front()]);
  constexpr uint64_t warpSize = 32;
  uint64_t numWarps = std::max<uint64_t>(getNumThreads(*this) / warpSize, 1);
  return list.numWhole + divideCeil(list.numTails, numWarps);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {
/// Verifies what one step gives its kernel.
class StepVerifier {
public:
  StepVerifier(const Plan &plan, size_t index)
      : plan(plan), index(index), step(plan.steps[index]) {}

  Error verify() {
    if (step.kernel >= plan.kernels.size())
      return fail("steps[{0}].kernel: kernel index {1} is out of range ({2} "
                  "kernels)",
                  index, step.kernel, plan.kernels.size());
    if (step.isDependentLaunch && index == 0)
      return fail("steps[0].dependent_launch: expected a launch before it");
    const Plan::Kernel &kernel = plan.kernels[step.kernel];
    if (step.arguments.size() != kernel.arguments.size())
      return fail("steps[{0}].arguments: expected {1}, as '{2}' takes, got {3}",
                  index, kernel.arguments.size(), kernel.name,
                  step.arguments.size());
    for (const auto &[i, type] : enumerate(kernel.arguments)) {
      const Plan::Argument &argument = step.arguments[i];
      if (argument.kind != getKind(type))
        return failAt(i, "expected a {0}, as '{1}' takes, got a {2}",
                      getName(getKind(type)), kernel.name,
                      getName(argument.kind));
      if (Error error = std::visit(
              [&, position = i](const auto &expected) {
                return verifyArgument(position, argument.value, expected);
              },
              type))
        return error;
    }
    return verifyTableSizes();
  }

private:
  template <typename... Args>
  Error failAt(size_t argument, const char *message, Args &&...args) const {
    return fail("steps[{0}].arguments[{1}]: {2}", index, argument,
                formatv(message, std::forward<Args>(args)...).str());
  }

  const std::string &getKernelName() const {
    return plan.kernels[step.kernel].name;
  }

  Error verifyIndex(size_t argument, uint64_t value, size_t count) const {
    if (value < count)
      return Error::success();
    StringRef what = getName(step.arguments[argument].kind);
    return failAt(argument, "{0} index {1} is out of range ({2} {0}s)", what,
                  value, count);
  }

  /// Checks that a region lies within a block of memory.
  Error verifyRegion(size_t argument, StringRef what, uint64_t offset,
                     uint64_t bytes, uint64_t available) const {
    if (offset % planOffsetAlignment != 0)
      return failAt(argument, "expected a multiple of {0}, got {1}",
                    planOffsetAlignment, offset);
    if (offset > available || bytes > available - offset)
      return failAt(argument,
                    "{0} bytes at {1} are out of range ({2} bytes of {3})",
                    bytes, offset, available, what);
    return Error::success();
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::ScratchType &type) const {
    return verifyRegion(argument, "scratch", value, type.numBytes,
                        plan.scratchBytes);
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::ConstantType &type) const {
    return verifyRegion(argument, "constants", value, type.numBytes,
                        plan.constants.bytes);
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::BufferType &type) const {
    if (Error error = verifyIndex(argument, value, plan.buffers.size()))
      return error;
    const Plan::Buffer &buffer = plan.buffers[value];
    if (buffer.dtype != type.dtype)
      return failAt(argument,
                    "expected a buffer of {0}, as '{1}' takes, got "
                    "{2}",
                    getName(type.dtype), getKernelName(),
                    getName(buffer.dtype));
    if (buffer.getNumElements() != type.numElements)
      return failAt(argument,
                    "expected a buffer of {0} elements, as '{1}' takes, got "
                    "{2}",
                    type.numElements, getKernelName(), buffer.getNumElements());
    if (type.isWritten && buffer.access == Access::Read)
      return failAt(argument, "'{0}' writes buffers[{1}], whose access is read",
                    getKernelName(), value);
    return Error::success();
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::ChunkListType &type) const {
    if (Error error = verifyIndex(argument, value, plan.chunkLists.size()))
      return error;
    const Plan::ChunkList &list = plan.chunkLists[value];
    ChunkCount count = countChunks(plan, list);
    std::tuple expected(type.elements, type.tailElements, type.numBuffers,
                        uint64_t(type.numWhole), uint64_t(type.numTails));
    std::tuple actual(list.elements, list.tailElements,
                      uint32_t(list.buffers.size()), count.whole, count.tails);
    if (expected == actual)
      return Error::success();
    auto describe = [](const auto &counts) {
      return std::apply(
          [](auto elements, auto tailElements, auto buffers, auto whole,
             auto tails) {
            return formatv("{0} buffers in {1} chunks of {2} elements and {3} "
                           "of {4}",
                           buffers, whole, elements, tails, tailElements)
                .str();
          },
          counts);
    };
    return fail("chunk_lists[{0}]: expected {1}, as '{2}' takes, got {3}",
                value, describe(expected), getKernelName(), describe(actual));
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::TableType &type) const {
    if (Error error = verifyIndex(argument, value, plan.tables.size()))
      return error;
    const auto &streams = plan.tables[value].streams;
    if (streams.size() != type.streams.size())
      return fail("tables[{0}].streams: expected {1}, as '{2}' takes, got {3}",
                  value, type.streams.size(), getKernelName(), streams.size());
    for (const auto &[k, streamType] : enumerate(type.streams))
      if (Error error = verifyStream(value, k, type, streamType))
        return error;
    return Error::success();
  }

  Error verifyStream(uint64_t table, size_t k, const Plan::TableType &type,
                     const Plan::StreamType &streamType) const {
    const std::vector<uint32_t> &stream = plan.tables[table].streams[k];
    if (stream.size() != type.numBuffers)
      return fail("tables[{0}].streams[{1}]: expected {2} buffers, as '{3}' "
                  "takes, got {4}",
                  table, k, type.numBuffers, getKernelName(), stream.size());
    for (const auto &[i, bufferIndex] : enumerate(stream)) {
      const Plan::Buffer &buffer = plan.buffers[bufferIndex];
      if (buffer.dtype != streamType.dtype)
        return fail("tables[{0}].streams[{1}][{2}]: expected a buffer of {3}, "
                    "as '{4}' takes, got {5}",
                    table, k, i, getName(streamType.dtype), getKernelName(),
                    getName(buffer.dtype));
      if (type.numElements && buffer.getNumElements() != *type.numElements)
        return fail("tables[{0}].streams[{1}][{2}]: expected a buffer of {3} "
                    "elements, as '{4}' takes, got {5}",
                    table, k, i, *type.numElements, getKernelName(),
                    buffer.getNumElements());
      if (streamType.isWritten && buffer.access == Access::Read)
        return fail("tables[{0}].streams[{1}][{2}]: '{3}' writes buffers[{4}], "
                    "whose access is read",
                    table, k, i, getKernelName(), bufferIndex);
    }
    return Error::success();
  }

  /// Checks that tables have for each parameter what the chunk list cuts.
  Error verifyTableSizes() const {
    const Plan::Kernel &kernel = plan.kernels[step.kernel];
    std::vector<size_t> lists = findChunkLists(kernel);
    if (lists.empty())
      return Error::success();
    uint64_t list = step.arguments[lists.front()].value;
    for (const auto &[i, type] : enumerate(kernel.arguments)) {
      auto *table = std::get_if<Plan::TableType>(&type);
      if (table && !table->numElements)
        if (Error error = verifyTableSizes(step.arguments[i].value, list))
          return error;
    }
    return Error::success();
  }

  Error verifyTableSizes(uint64_t table, uint64_t list) const {
    // All streams of a table are as its first.
    const std::vector<uint32_t> &stream = plan.tables[table].streams.front();
    const std::vector<uint32_t> &cut = plan.chunkLists[list].buffers;
    if (stream.size() != cut.size())
      return fail("tables[{0}].streams[0]: expected {1} buffers as in "
                  "chunk_lists[{2}], got {3}",
                  table, cut.size(), list, stream.size());
    for (size_t i = 0; i != stream.size(); ++i) {
      uint64_t expected = plan.buffers[cut[i]].getNumElements();
      uint64_t actual = plan.buffers[stream[i]].getNumElements();
      if (actual != expected)
        return fail("tables[{0}].streams[0][{1}]: expected a buffer of {2} "
                    "elements as in chunk_lists[{3}], got {4}",
                    table, i, expected, list, actual);
    }
    return Error::success();
  }

  const Plan &plan;
  size_t index;
  const Plan::Step &step;
};
} // namespace

/// Checks that two regions of scratch are the same, or have no byte in common.
static Error verifyScratchRegions(const Plan &plan) {
  struct Region {
    uint64_t begin, end;
    size_t step, argument;
  };
  std::vector<Region> regions;
  for (const auto &[index, step] : enumerate(plan.steps))
    for (const auto &[i, type] : enumerate(plan.kernels[step.kernel].arguments))
      if (auto *scratch = std::get_if<Plan::ScratchType>(&type)) {
        uint64_t begin = step.arguments[i].value;
        if (scratch->numBytes != 0)
          regions.push_back({begin, begin + scratch->numBytes, index, i});
      }
  llvm::stable_sort(regions, [](const Region &a, const Region &b) {
    return std::tie(a.begin, a.end) < std::tie(b.begin, b.end);
  });
  for (size_t i = 1; i < regions.size(); ++i) {
    const Region &a = regions[i - 1], &b = regions[i];
    bool isSame = a.begin == b.begin && a.end == b.end;
    if (!isSame && b.begin < a.end)
      return fail("steps[{0}].arguments[{1}]: bytes {2} to {3} of scratch "
                  "overlap those of steps[{4}].arguments[{5}], {6} to {7}",
                  b.step, b.argument, b.begin, b.end, a.step, a.argument,
                  a.begin, a.end);
  }
  return Error::success();
}

Error Plan::verify() const {
  if (Error error = verifyTarget(*this))
    return error;
  if (Error error = verifyConstantsFile(constants))
    return error;
  if (Error error = BufferVerifier(*this).verify())
    return error;
  if (Error error = verifyAllocations(*this))
    return error;
  if (Error error = verifyTotalSize(*this))
    return error;
  for (size_t i = 0; i != tables.size(); ++i)
    if (Error error = verifyTable(*this, i))
      return error;
  for (size_t i = 0; i != chunkLists.size(); ++i)
    if (Error error = verifyChunkList(*this, i))
      return error;
  if (Error error = verifyKernels(*this))
    return error;
  for (size_t i = 0; i != steps.size(); ++i)
    if (Error error = StepVerifier(*this, i).verify())
      return error;
  return verifyScratchRegions(*this);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Error Plan::verifyConstants(ArrayRef<uint8_t> bytes) const {
  if (bytes.size() != constants.bytes)
    return fail("expected {0} bytes of constants, got {1}", constants.bytes,
                bytes.size());
  // Many steps may name the same.
  std::map<std::pair<uint64_t, uint64_t>, std::string> digests;
  for (const auto &[index, step] : enumerate(steps))
    for (const auto &[i, type] : enumerate(kernels[step.kernel].arguments)) {
      auto *constant = std::get_if<ConstantType>(&type);
      if (!constant)
        continue;
      uint64_t offset = step.arguments[i].value;
      std::string &digest = digests[{offset, constant->numBytes}];
      if (digest.empty())
        digest =
            getDigest(toStringRef(bytes.slice(offset, constant->numBytes)));
      if (digest != constant->digest)
        return fail("steps[{0}].arguments[{1}]: the constants at {2} are not "
                    "those that '{3}' was compiled for",
                    index, i, offset, kernels[step.kernel].name);
    }
  return Error::success();
}
