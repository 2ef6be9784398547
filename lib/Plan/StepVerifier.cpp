//===- StepVerifier.cpp - Verifies the steps of a plan --------------------===//

#include "PlanVerifier.h"
#include "stepfold/Plan/Tables.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <tuple>

using namespace llvm;
using namespace stepfold::runtime;

/// The name of a kind of argument, for messages.
static StringRef getName(Plan::ArgumentKind kind) {
  static constexpr StringLiteral names[] = {
      "table", "table of adjacent buffers", "chunk list", "scratch", "constant",
      "buffer"};
  return names[static_cast<unsigned>(kind)];
}

namespace {
/// Verifies what one launch gives its kernel. `index` is its own in plan.json.
class LaunchVerifier {
public:
  LaunchVerifier(const Plan &plan, const Plan::Launch &launch, size_t index)
      : plan(plan), index(index), launch(launch) {}

  Error verify() {
    if (launch.kernel >= plan.kernels.size())
      return failPlan(
          "steps[{0}].kernel: kernel index {1} is out of range ({2} "
          "kernels)",
          index, launch.kernel, plan.kernels.size());
    const Plan::Kernel &kernel = plan.kernels[launch.kernel];
    if (launch.arguments.size() != kernel.arguments.size())
      return failPlan(
          "steps[{0}].arguments: expected {1}, as '{2}' takes, got {3}", index,
          kernel.arguments.size(), kernel.name, launch.arguments.size());
    for (const auto &[i, type] : enumerate(kernel.arguments)) {
      const Plan::Argument &argument = launch.arguments[i];
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
    return failPlan("steps[{0}].arguments[{1}]: {2}", index, argument,
                    formatv(message, std::forward<Args>(args)...).str());
  }

  const std::string &getKernelName() const {
    return plan.kernels[launch.kernel].name;
  }

  Error verifyIndex(size_t argument, uint64_t value, size_t count) const {
    if (value < count)
      return Error::success();
    Plan::ArgumentKind kind = launch.arguments[argument].kind;
    if (kind == Plan::ArgumentKind::Adjacent)
      kind = Plan::ArgumentKind::Table;
    StringRef what = getName(kind);
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
    return failPlan("chunk_lists[{0}]: expected {1}, as '{2}' takes, got {3}",
                    value, describe(expected), getKernelName(),
                    describe(actual));
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::TableType &type) const {
    if (Error error = verifyIndex(argument, value, plan.tables.size()))
      return error;
    const auto &streams = plan.tables[value].streams;
    if (streams.size() != type.streams.size())
      return failPlan(
          "tables[{0}].streams: expected {1}, as '{2}' takes, got {3}", value,
          type.streams.size(), getKernelName(), streams.size());
    for (const auto &[k, streamType] : enumerate(type.streams))
      if (Error error = verifyStream(value, k, type, streamType))
        return error;
    return Error::success();
  }

  Error verifyArgument(size_t argument, uint64_t value,
                       const Plan::AdjacentType &type) const {
    Plan::TableType table;
    table.numBuffers = type.numBuffers;
    table.numElements = 1;
    table.streams = {type.stream};
    return verifyArgument(argument, value, table);
  }

  Error verifyStream(uint64_t table, size_t k, const Plan::TableType &type,
                     const Plan::StreamType &streamType) const {
    const std::vector<uint32_t> &stream = plan.tables[table].streams[k];
    if (stream.size() != type.numBuffers)
      return failPlan(
          "tables[{0}].streams[{1}]: expected {2} buffers, as '{3}' "
          "takes, got {4}",
          table, k, type.numBuffers, getKernelName(), stream.size());
    for (const auto &[i, bufferIndex] : enumerate(stream)) {
      const Plan::Buffer &buffer = plan.buffers[bufferIndex];
      if (buffer.dtype != streamType.dtype)
        return failPlan(
            "tables[{0}].streams[{1}][{2}]: expected a buffer of {3}, "
            "as '{4}' takes, got {5}",
            table, k, i, getName(streamType.dtype), getKernelName(),
            getName(buffer.dtype));
      if (type.numElements && buffer.getNumElements() != *type.numElements)
        return failPlan(
            "tables[{0}].streams[{1}][{2}]: expected a buffer of {3} "
            "elements, as '{4}' takes, got {5}",
            table, k, i, *type.numElements, getKernelName(),
            buffer.getNumElements());
      if (streamType.isWritten && buffer.access == Access::Read)
        return failPlan(
            "tables[{0}].streams[{1}][{2}]: '{3}' writes buffers[{4}], "
            "whose access is read",
            table, k, i, getKernelName(), bufferIndex);
    }
    return Error::success();
  }

  /// Checks that tables have for each parameter what the chunk list cuts.
  Error verifyTableSizes() const {
    const Plan::Kernel &kernel = plan.kernels[launch.kernel];
    std::vector<size_t> lists = kernel.findChunkLists();
    if (lists.empty())
      return Error::success();
    uint64_t list = launch.arguments[lists.front()].value;
    for (const auto &[i, type] : enumerate(kernel.arguments)) {
      auto *table = std::get_if<Plan::TableType>(&type);
      if (!table || table->numElements)
        continue;
      for (const auto &[k, stream] : enumerate(table->streams))
        if (Error error = verifySizes(launch.arguments[i].value, k,
                                      stream.blockSize, list))
          return error;
    }
    return Error::success();
  }

  /// Checks the sizes of the buffers of a stream.
  Error verifySizes(uint64_t table, size_t k, uint32_t blockSize,
                    uint64_t list) const {
    const std::vector<uint32_t> &stream = plan.tables[table].streams[k];
    const std::vector<uint32_t> &cut = plan.chunkLists[list].buffers;
    if (stream.size() != cut.size())
      return failPlan("tables[{0}].streams[{1}]: expected {2} buffers as in "
                      "chunk_lists[{3}], got {4}",
                      table, k, cut.size(), list, stream.size());
    std::string blocks =
        blockSize == 1 ? ""
                       : formatv(", of which {0} are a block", blockSize).str();
    for (size_t i = 0; i != stream.size(); ++i) {
      uint64_t numElements = plan.buffers[cut[i]].getNumElements();
      uint64_t expected = divideCeil(numElements, blockSize);
      uint64_t actual = plan.buffers[stream[i]].getNumElements();
      if (actual != expected)
        return failPlan("tables[{0}].streams[{1}][{2}]: expected a buffer of "
                        "{3} elements, for the {4} elements in "
                        "chunk_lists[{5}]{6}, got {7}",
                        table, k, i, expected, numElements, list, blocks,
                        actual);
    }
    return Error::success();
  }

  const Plan &plan;
  size_t index;
  const Plan::Launch &launch;
};
} // namespace

/// Returns the index in plan.json of a step, before which it has exchanges,
/// too.
static size_t getStepIndex(const Plan &plan, size_t position) {
  return position +
         llvm::count_if(plan.exchanges, [&](const Plan::Exchange &exchange) {
           return exchange.position <= position;
         });
}

static bool isDependentLaunch(const Plan::Step &step) {
  auto *launch = std::get_if<Plan::Launch>(&step);
  return launch && launch->isDependentLaunch;
}

/// Checks an exchange, whose index in plan.json is `index`, and the launch
/// behind it.
static Error verifyExchange(const Plan &plan, const Plan::Exchange &exchange,
                            size_t index) {
  if (!isPlanName(exchange.name))
    return failPlan("steps[{0}].exchange.name: expected a name", index);
  if (exchange.buffers.empty())
    return failPlan("steps[{0}].exchange.buffers: expected at least 1", index);
  DenseSet<uint32_t> exchanged;
  for (const auto &[i, buffer] : enumerate(exchange.buffers)) {
    auto failHere = [&, position = i](const char *message, auto... arguments) {
      return failPlan("steps[{0}].exchange.buffers[{1}]: {2}", index, position,
                      formatv(message, arguments...).str());
    };
    if (buffer >= plan.buffers.size())
      return failHere("buffer index {0} is out of range ({1} buffers)", buffer,
                      plan.buffers.size());
    const Plan::Buffer &words = plan.buffers[buffer];
    if (words.role != Role::State || words.dtype != DType::I64 ||
        words.access == Access::Read)
      return failHere("expected state of i64 that the stage writes, got a "
                      "{0} of {1} with the access {2}",
                      getName(words.role), getName(words.dtype),
                      getName(words.access));
    if (!exchanged.insert(buffer).second)
      return failHere("buffer {0} is exchanged twice", buffer);
  }
  size_t next = exchange.position;
  if (next < plan.steps.size() && isDependentLaunch(plan.steps[next]))
    return failPlan("steps[{0}].dependent_launch: expected none behind an "
                    "exchange",
                    getStepIndex(plan, next));
  return Error::success();
}

static Error verifyExchanges(const Plan &plan) {
  StringSet<> names;
  for (const auto &[number, exchange] : enumerate(plan.exchanges)) {
    size_t index = exchange.position + number;
    if (Error error = verifyExchange(plan, exchange, index))
      return error;
    if (!names.insert(exchange.name).second)
      return failPlan("steps[{0}].exchange.name: '{1}' is exchanged twice",
                      index, exchange.name);
  }
  return Error::success();
}

namespace {
/// A region of scratch that an argument of a launch names.
struct ScratchRegion {
  uint64_t begin, end;
  size_t step, argument;
};
} // namespace

/// Checks that a buffer of scratch is in the block, and shares no byte with one
/// of `regions`, which are sorted.
static Error verifyScratchBuffer(const Plan &plan, size_t index,
                                 ArrayRef<ScratchRegion> regions) {
  const Plan::Buffer &buffer = plan.buffers[index];
  uint64_t bytes = buffer.getNumBytes(), begin = buffer.offset;
  if (begin % planBlockAlignment != 0)
    return failPlan("buffers[{0}].offset: expected a multiple of {1}, got {2}",
                    index, planBlockAlignment, begin);
  if (begin > plan.scratchBytes || bytes > plan.scratchBytes - begin)
    return failPlan("buffers[{0}].offset: {1} bytes at {2} are out of range "
                    "({3} bytes of scratch)",
                    index, bytes, begin, plan.scratchBytes);
  if (bytes == 0)
    return Error::success();
  auto next = upper_bound(regions, begin,
                          [](uint64_t offset, const ScratchRegion &region) {
                            return offset < region.end;
                          });
  if (next != regions.end() && next->begin < begin + bytes)
    return failPlan("buffers[{0}].offset: bytes {1} to {2} of scratch overlap "
                    "those of steps[{3}].arguments[{4}], {5} to {6}",
                    index, begin, begin + bytes, next->step, next->argument,
                    next->begin, next->end);
  return Error::success();
}

/// Checks that the buffers of scratch that a step accesses have no byte in
/// common. Buffers of different steps may.
static Error verifyScratchOfStep(const Plan &plan, size_t position) {
  SmallVector<uint32_t> own;
  plan.forEachBuffer(plan.steps[position], [&](uint32_t index) {
    const Plan::Buffer &buffer = plan.buffers[index];
    if (buffer.role == Role::Scratch && buffer.getNumBytes() != 0)
      own.push_back(index);
  });
  llvm::sort(own, [&](uint32_t a, uint32_t b) {
    return std::pair(plan.buffers[a].offset, a) <
           std::pair(plan.buffers[b].offset, b);
  });
  own.erase(llvm::unique(own), own.end());
  for (size_t i = 1; i < own.size(); ++i) {
    const Plan::Buffer &a = plan.buffers[own[i - 1]];
    if (plan.buffers[own[i]].offset < a.offset + a.getNumBytes())
      return failPlan("buffers[{0}].offset: overlaps buffers[{1}], and "
                      "steps[{2}] accesses both",
                      own[i], own[i - 1], getStepIndex(plan, position));
  }
  return Error::success();
}

/// Checks that regions of scratch that arguments name are the same, or have no
/// byte in common, and where buffers of scratch are.
static Error verifyScratch(const Plan &plan) {
  using Region = ScratchRegion;
  std::vector<Region> regions;
  plan.forEachLaunch([&](size_t position, const Plan::Launch &launch) {
    for (const auto &[i, type] :
         enumerate(plan.kernels[launch.kernel].arguments))
      if (auto *scratch = std::get_if<Plan::ScratchType>(&type)) {
        uint64_t begin = launch.arguments[i].value;
        if (scratch->numBytes != 0)
          regions.push_back({begin, begin + scratch->numBytes,
                             getStepIndex(plan, position), i});
      }
  });
  llvm::stable_sort(regions, [](const Region &a, const Region &b) {
    return std::tie(a.begin, a.end) < std::tie(b.begin, b.end);
  });
  for (size_t i = 1; i < regions.size(); ++i) {
    const Region &a = regions[i - 1], &b = regions[i];
    bool isSame = a.begin == b.begin && a.end == b.end;
    if (!isSame && b.begin < a.end)
      return failPlan("steps[{0}].arguments[{1}]: bytes {2} to {3} of scratch "
                      "overlap those of steps[{4}].arguments[{5}], {6} to {7}",
                      b.step, b.argument, b.begin, b.end, a.step, a.argument,
                      a.begin, a.end);
  }
  for (const auto &[index, buffer] : enumerate(plan.buffers))
    if (buffer.role == Role::Scratch)
      if (Error error = verifyScratchBuffer(plan, index, regions))
        return error;
  for (size_t position = 0; position != plan.steps.size(); ++position)
    if (Error error = verifyScratchOfStep(plan, position))
      return error;
  return Error::success();
}

static Error verifyStep(const Plan &plan, const Plan::Step &step,
                        size_t index) {
  if (auto *product = std::get_if<Plan::Product>(&step))
    return verifyProduct(plan, *product, index);
  if (auto *copies = std::get_if<Plan::RowCopies>(&step))
    return verifyRowCopies(plan, *copies, index);
  return LaunchVerifier(plan, std::get<Plan::Launch>(step), index).verify();
}

Error stepfold::runtime::verifySteps(const Plan &plan) {
  for (const auto &[position, step] : enumerate(plan.steps)) {
    size_t index = getStepIndex(plan, position);
    if (Error error = verifyStep(plan, step, index))
      return error;
    bool isLaunch = std::holds_alternative<Plan::Launch>(step);
    if (!isLaunch && position + 1 < plan.steps.size() &&
        isDependentLaunch(plan.steps[position + 1]))
      return failPlan("steps[{0}].dependent_launch: expected none behind a "
                      "step that is no launch",
                      getStepIndex(plan, position + 1));
  }
  if (Error error = verifyExchanges(plan))
    return error;
  return verifyScratch(plan);
}
