//===- PlanEngine.cpp - Engines that execute a plan -----------------------===//
//
// Describes the variables of a plan and binds them.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Engine/PlanEngine.h"

#include "stepfold/Data/VariableError.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

std::vector<Variable>
stepfold::runtime::getVariables(const Plan &plan, ArrayRef<uint8_t> constants) {
  std::vector<Variable> variables;
  for (const Plan::Buffer &buffer : plan.buffers) {
    Variable variable;
    static_cast<TensorInfo &>(variable) = buffer;
    variable.initial.kind = buffer.initial.kind;
    variable.initial.bits = buffer.initial.bits;
    variable.initial.of = buffer.initial.of;
    if (buffer.initial.kind == InitialKind::Data)
      variable.initial.data =
          constants.slice(buffer.initial.offset, buffer.getNumBytes()).vec();
    variables.push_back(std::move(variable));
  }
  return variables;
}

std::vector<Exchange> stepfold::runtime::getExchanges(const Plan &plan) {
  std::vector<Exchange> exchanges;
  for (const Plan::Exchange &exchange : plan.exchanges) {
    Exchange &added = exchanges.emplace_back();
    added.name = exchange.name;
    added.kind = exchange.kind;
    for (uint32_t buffer : exchange.buffers)
      added.numWords += plan.buffers[buffer].getNumElements();
  }
  return exchanges;
}

PlanEngine::PlanEngine(Plan plan, ArrayRef<uint8_t> constants,
                       const PlanEngineOptions &options)
    : Engine(stepfold::runtime::getVariables(plan, constants),
             stepfold::runtime::getExchanges(plan)),
      plan(std::move(plan)), options(options),
      buffers(this->plan, options.misalignment,
              [this](uint64_t bytes, uint64_t alignment) {
                return allocateZeros(bytes, alignment);
              }) {}

void PlanEngine::checkProducts(uint32_t numSamples) {
  productCheck.reset();
  if (numSamples != 0)
    productCheck.emplace(plan, numSamples);
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

/// The driver takes longer to ask than a search: a call binds thousands of
/// tensors in a few allocations.
Error PlanEngine::checkAccess(const void *memory,
                              AccessibleRanges &known) const {
  auto address = reinterpret_cast<uint64_t>(memory);
  if (known.last.begin <= address && address < known.last.end)
    return Error::success();
  auto next = known.ranges.upper_bound(address);
  if (next != known.ranges.begin() && address < std::prev(next)->second.end) {
    known.last = std::prev(next)->second;
    return Error::success();
  }
  Expected<MemoryRange> range = findAccessible(memory);
  if (!range)
    return range.takeError();
  known.ranges[range->begin] = known.last = *range;
  return Error::success();
}

Error PlanEngine::checkMemory(function_ref<std::string()> describe,
                              const Binding &binding, uint64_t bytes,
                              uint64_t alignment,
                              AccessibleRanges &known) const {
  auto failHere = [&](const char *message, auto... arguments) {
    return createStringError(
        formatv("{0}: {1}", describe(), formatv(message, arguments...).str()));
  };
  if (binding.bytes < bytes)
    return failHere("expected at least {0} bytes, got {1}", bytes,
                    binding.bytes);
  if (bytes == 0)
    return Error::success();
  if (!binding.memory)
    return failHere("expected memory, got a null pointer");
  if ((reinterpret_cast<uintptr_t>(binding.memory) & (alignment - 1)) != 0)
    return failHere("expected an address that is a multiple of {0}", alignment);
  if (Error error = checkAccess(binding.memory, known))
    return failHere("{0}", toString(std::move(error)));
  return Error::success();
}

Error PlanEngine::checkBinding(const Binding &binding,
                               AccessibleRanges &known) const {
  if (binding.index >= plan.buffers.size())
    return createStringError(formatv("expected a variable index below {0}, got "
                                     "{1}",
                                     plan.buffers.size(), binding.index));
  const Plan::Buffer &buffer = plan.buffers[binding.index];
  const Placement::Part &part = buffers.getPart(binding.index);
  if (buffer.role == Role::Scratch)
    return fail(std::errc::invalid_argument, buffer,
                "cannot be bound: it is memory of the plan");
  // The first blocks are those of allocations, see placeBuffers.
  if (part.block < plan.allocations.size())
    return fail(std::errc::not_supported, buffer,
                "cannot be bound alone: it is a part of the allocation '{0}', "
                "which can be bound as a whole",
                plan.allocations[part.block].name);
  return checkMemory(
      [&] { return (getName(buffer.role) + " '" + buffer.name + "'").str(); },
      binding, part.size, part.elementSize, known);
}

Error PlanEngine::bindVariables(ArrayRef<Binding> bindings) {
  AccessibleRanges known;
  for (const Binding &binding : bindings)
    if (Error error = checkBinding(binding, known))
      return error;
  for (const Binding &binding : bindings)
    buffers.bind(binding.index, reinterpret_cast<uint64_t>(binding.memory));
  return Error::success();
}

Error PlanEngine::bindAllocation(const Binding &binding) {
  if (binding.index >= plan.allocations.size())
    return createStringError(
        formatv("expected an allocation index below {0}, got {1}",
                plan.allocations.size(), binding.index));
  const Plan::Allocation &allocation = plan.allocations[binding.index];
  AccessibleRanges known;
  if (Error error = checkMemory(
          [&] { return "allocation '" + allocation.name + "'"; }, binding,
          allocation.getNumBytes(), allocation.getAddressAlignment(), known))
    return error;
  buffers.bindAllocation(binding.index,
                         reinterpret_cast<uint64_t>(binding.memory));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

Error PlanEngine::readWords(size_t exchange, MutableArrayRef<int64_t> words) {
  for (uint32_t buffer : plan.exchanges[exchange].buffers) {
    Expected<std::vector<uint8_t>> bytes = getVariable(buffer);
    if (!bytes)
      return bytes.takeError();
    llvm::copy(*bytes, reinterpret_cast<uint8_t *>(words.data()));
    words = words.drop_front(plan.buffers[buffer].getNumElements());
  }
  return Error::success();
}

Error PlanEngine::writeWords(size_t exchange, ArrayRef<int64_t> words) {
  for (uint32_t buffer : plan.exchanges[exchange].buffers) {
    size_t count = plan.buffers[buffer].getNumElements();
    ArrayRef<int64_t> own = words.take_front(count);
    if (Error error = setVariable(
            buffer, ArrayRef(reinterpret_cast<const uint8_t *>(own.data()),
                             count * sizeof(int64_t))))
      return error;
    words = words.drop_front(count);
  }
  return Error::success();
}

Error PlanEngine::completeMemory() { return buffers.completeAddresses(); }
