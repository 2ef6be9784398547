//===- Plan.cpp - The compiled form of an optimizer stage -----------------===//
//
// Verifies what the JSON types of a plan do not say.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Plan.h"

#include "CastChain.h"
#include "CudaArch.h"
#include "stepfold/Runtime/HostEngine.h"
#include "stepfold/Runtime/Tables.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <array>
#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

template <typename... Args>
static Error fail(const char *format, Args &&...args) {
  return createStringError(formatv(format, std::forward<Args>(args)...));
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
    if (!plan.code.cubin.empty())
      if (Error error = verifyFileName("code.cubin", plan.code.cubin))
        return error;
    return verifyFileName("code.ptx", plan.code.ptx);
  }
  if (plan.target.triple.empty())
    return fail("target.triple: expected a target triple");
  return verifyFileName("code.library", plan.code.library);
}

static Error verifyConstants(const Plan::Constants &constants) {
  if (!constants.file.empty())
    return verifyFileName("constants.file", constants.file);
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

namespace {
/// Verifies the buffers of a plan, and how initial values refer to each other.
class BufferVerifier {
public:
  explicit BufferVerifier(const Plan &plan) : plan(plan) {}

  Error verify() {
    for (size_t i = 0; i != plan.buffers.size(); ++i)
      if (Error error = verifyBuffer(i))
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
  if (getNumChunks(plan, list) > maxChunks)
    return fail("chunk_lists[{0}]: expected at most {1} chunks", index,
                maxChunks);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static Error verifyOffset(size_t step, size_t argument, const char *what,
                          uint64_t offset, uint64_t bytes) {
  if (offset % planOffsetAlignment != 0)
    return fail("steps[{0}].arguments[{1}]: expected a multiple of {2}, got "
                "{3}",
                step, argument, planOffsetAlignment, offset);
  if (offset > bytes)
    return fail("steps[{0}].arguments[{1}]: offset {2} is out of range ({3} "
                "bytes of {4})",
                step, argument, offset, bytes, what);
  return Error::success();
}

static Error verifyIndex(size_t step, size_t argument, const char *what,
                         uint64_t index, size_t count) {
  if (index < count)
    return Error::success();
  return fail("steps[{0}].arguments[{1}]: {2} index {3} is out of range ({4} "
              "{2}s)",
              step, argument, what, index, count);
}

static Error verifyArgument(const Plan &plan, size_t step, size_t index) {
  const Plan::Argument &argument = plan.steps[step].arguments[index];
  switch (argument.kind) {
  case Plan::ArgumentKind::Table:
    return verifyIndex(step, index, "table", argument.value,
                       plan.tables.size());
  case Plan::ArgumentKind::Chunks:
    return verifyIndex(step, index, "chunk list", argument.value,
                       plan.chunkLists.size());
  case Plan::ArgumentKind::Buffer:
    return verifyIndex(step, index, "buffer", argument.value,
                       plan.buffers.size());
  case Plan::ArgumentKind::Scratch:
    return verifyOffset(step, index, "scratch", argument.value,
                        plan.scratchBytes);
  case Plan::ArgumentKind::Constant:
    return verifyOffset(step, index, "constants", argument.value,
                        plan.constants.bytes);
  }
  return Error::success();
}

/// Checks an extent against the limits of CUDA.
static Error verifyExtent(size_t step, const char *what,
                          const std::array<uint32_t, 3> &extent,
                          const std::array<uint32_t, 3> &limits) {
  for (size_t i = 0; i != 3; ++i)
    if (extent[i] > limits[i])
      return fail("steps[{0}].{1}[{2}]: expected at most {3}, got {4}", step,
                  what, i, limits[i], extent[i]);
  return Error::success();
}

static Error verifyBlock(const Plan::Step &step, size_t index) {
  if (Error error = verifyExtent(index, "block", step.block, {1024, 1024, 64}))
    return error;
  uint64_t threads = uint64_t(step.block[0]) * step.block[1] * step.block[2];
  if (threads == 0 || threads > 1024)
    return fail("steps[{0}].block: expected 1 to 1024 threads, got {1}", index,
                threads);
  return Error::success();
}

static Error verifyStep(const Plan &plan, size_t index) {
  const Plan::Step &step = plan.steps[index];
  if (step.kernel.empty() || StringRef(step.kernel).contains('\0'))
    return fail("steps[{0}].kernel: expected the name of a kernel", index);
  bool isHost = plan.target.kind == Plan::TargetKind::Host;
  constexpr uint32_t maxGrid = std::numeric_limits<int32_t>::max();
  if (Error error =
          verifyExtent(index, "grid", step.grid,
                       {maxGrid, isHost ? 1u : 65535u, isHost ? 1u : 65535u}))
    return error;
  if (isHost && (step.grid[1] != 1 || step.grid[2] != 1))
    return fail("steps[{0}].grid: expected [n, 1, 1] for a host target", index);
  if (isHost && step.arguments.size() > maxHostKernelArguments)
    return fail("steps[{0}].arguments: expected at most {1}, got {2}", index,
                maxHostKernelArguments, step.arguments.size());
  if (!isHost)
    if (Error error = verifyBlock(step, index))
      return error;
  if (step.isDependentLaunch && index == 0)
    return fail("steps[0].dependent_launch: expected a launch before it");
  for (size_t i = 0; i != step.arguments.size(); ++i)
    if (Error error = verifyArgument(plan, index, i))
      return error;
  return Error::success();
}

Error Plan::verify() const {
  if (Error error = verifyTarget(*this))
    return error;
  if (Error error = verifyConstants(constants))
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
  for (size_t i = 0; i != steps.size(); ++i)
    if (Error error = verifyStep(*this, i))
      return error;
  return Error::success();
}
