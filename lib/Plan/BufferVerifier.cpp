//===- BufferVerifier.cpp - Verifies the buffers of a plan ----------------===//

#include "PlanVerifier.h"

#include "stepfold/Data/CastChain.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CheckedArithmetic.h"

#include <array>

using namespace llvm;
using namespace stepfold::runtime;

/// Checks that the size in bytes can be computed.
static Error verifyShape(const TensorInfo &tensor, size_t index) {
  int64_t bytes = getSize(tensor.dtype);
  for (int64_t size : tensor.shape) {
    if (size < 0)
      return failPlan("buffers[{0}].shape: expected sizes from 0, got {1}",
                      index, size);
    std::optional<int64_t> product = checkedMul(bytes, size);
    if (!product)
      return failPlan("buffers[{0}].shape: expected a size in bytes below 2^63",
                      index);
    bytes = *product;
  }
  return Error::success();
}

static Error verifySplat(const Plan::Buffer &buffer, size_t index) {
  unsigned width = buffer.dtype == DType::I1 ? 1 : 8 * getSize(buffer.dtype);
  if (width == 64 || buffer.initial.bits >> width == 0)
    return Error::success();
  return failPlan("buffers[{0}].initial.bits: expected a value of {1}, got "
                  "{2:x}",
                  index, getName(buffer.dtype), buffer.initial.bits);
}

static Error verifyData(const Plan &plan, size_t index) {
  const Plan::Buffer &buffer = plan.buffers[index];
  uint64_t offset = buffer.initial.offset;
  uint64_t available = plan.constants.bytes;
  if (offset > available || buffer.getNumBytes() > available - offset)
    return failPlan("buffers[{0}].initial.offset: {1} bytes at {2} are out of "
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
      return failPlan(
          "buffers[{0}].initial.offset: expected an offset from {1}, "
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
        return failPlan(
            "buffers[{0}].initial.of: '{1}' is converted from itself", i,
            plan.buffers[i].name);
    return Error::success();
  }

private:
  Error verifyBuffer(size_t index) {
    const Plan::Buffer &buffer = plan.buffers[index];
    if (!isPlanName(buffer.name))
      return failPlan("buffers[{0}].name: expected a name in UTF-8", index);
    auto &names = buffers[static_cast<unsigned>(buffer.role)];
    if (!names.try_emplace(buffer.name, index).second)
      return failPlan("buffers[{0}].name: {1} '{2}' is defined twice", index,
                      getName(buffer.role), buffer.name);
    if (Error error = verifyShape(buffer, index))
      return error;
    if (buffer.role == Role::Gradient && !isFloat(buffer.dtype))
      return failPlan(
          "buffers[{0}].dtype: expected a floating-point gradient, got "
          "{1}",
          index, getName(buffer.dtype));
    if (buffer.role == Role::State && buffer.initial.kind == InitialKind::Splat)
      return verifySplat(buffer, index);
    if (buffer.role == Role::State && buffer.initial.kind == InitialKind::Data)
      return verifyData(plan, index);
    if (buffer.role == Role::State &&
        buffer.initial.kind == InitialKind::Step && buffer.dtype != DType::I64)
      return failPlan(
          "buffers[{0}].dtype: expected i64 for the number of a step, "
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
      return failPlan(
          "buffers[{0}].initial.of: there is no state variable '{1}'", index,
          buffer.initial.of);
    const Plan::Buffer &of = plan.buffers[source->second];
    if (!isFloat(of.dtype) || !isFloat(buffer.dtype) ||
        of.shape != buffer.shape)
      return failPlan(
          "buffers[{0}].initial.of: expected floating-point variables "
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

Error stepfold::runtime::verifyBuffers(const Plan &plan) {
  return BufferVerifier(plan).verify();
}
