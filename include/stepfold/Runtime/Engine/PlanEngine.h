//===- PlanEngine.h - Engines that execute a plan ---------------*- C++ -*-===//
//
// Code that the engines of all targets share: the memory of the plan's buffers.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_PLANENGINE_H
#define STEPFOLD_RUNTIME_ENGINE_PLANENGINE_H

#include "stepfold/Runtime/Engine/BufferMemory.h"
#include "stepfold/Runtime/Engine/Engine.h"
#include "stepfold/Runtime/Engine/MemoryRange.h"
#include "stepfold/Runtime/Engine/ProductCheck.h"

#include <map>

namespace stepfold::runtime {

struct PlanEngineOptions {
  /// Host only: number of threads that share the blocks of a launch.
  unsigned threads = 1;
  /// Puts every buffer this many elements past an aligned address.
  unsigned misalignment = 0;
  /// Fills scratch with NaN before each step, so that a kernel that reads what
  /// the step has not written shows in the results.
  bool fillScratch = true;
  /// CUDA only: index of the device in the driver's list.
  unsigned device = 0;
};

/// An engine whose variables are the buffers of a plan, in their order.
class PlanEngine : public Engine {
public:
  const Plan &getPlan() const { return plan; }

  struct Binding {
    size_t index = 0;
    void *memory = nullptr;
    uint64_t bytes = 0;
  };
  /// Lets variables lie in memory of the caller's, with the values that they
  /// have there, from the next step on. The memory must have as many bytes as
  /// the variable at least and be aligned to one element, and must stay as long
  /// as the engine may use it. All are checked before the first is bound. Fails
  /// with `errc::not_supported` where the plan wants a variable elsewhere.
  llvm::Error bindVariables(llvm::ArrayRef<Binding> bindings);
  /// The same for all variables in an allocation of the plan. The memory
  /// between them must be zero.
  llvm::Error bindAllocation(const Binding &binding);
  bool isBound(size_t index) const { return buffers.isBound(index); }

  /// Allocates what is not bound; a step does so, too.
  llvm::Error completeMemory();

  /// Has steps from now on compare `numSamples` elements of each product of
  /// matrices with their meaning, or none for 0. Steps then wait for the
  /// device. Those that are captured compare nothing.
  void checkProducts(uint32_t numSamples);
  /// Returns what steps have found since; null if nothing was asked for.
  const ProductCheck *getProductCheck() const {
    return productCheck ? &*productCheck : nullptr;
  }

  /// Executes a part of a step on a stream of the target, for CUDA a CUstream;
  /// for the host there is none but a null pointer. Returns when the work is
  /// queued.
  virtual llvm::Error runPartOn(void *stream, size_t part) = 0;

protected:
  PlanEngine(Plan plan, llvm::ArrayRef<uint8_t> constants,
             const PlanEngineOptions &options);

  /// Allocates memory that the engine owns, filled with zeros.
  virtual llvm::Expected<uint64_t> allocateZeros(uint64_t bytes,
                                                 uint64_t alignment) = 0;
  /// Returns memory around an address that the target can access, or fails if
  /// it cannot access the address.
  virtual llvm::Expected<MemoryRange>
  findAccessible(const void *memory) const = 0;

  const Plan plan;
  const PlanEngineOptions options;
  BufferMemory buffers;
  std::optional<ProductCheck> productCheck;

private:
  llvm::Error readWords(size_t exchange,
                        llvm::MutableArrayRef<int64_t> words) override;
  llvm::Error writeWords(size_t exchange,
                         llvm::ArrayRef<int64_t> words) override;

  /// Memory that is known to be accessible. Each call searches anew, since the
  /// caller may have freed memory.
  struct AccessibleRanges {
    /// By their begin.
    std::map<uint64_t, MemoryRange> ranges;
    /// The last that was asked for: neighbours are bound one after the other.
    MemoryRange last;
  };
  llvm::Error checkAccess(const void *memory, AccessibleRanges &known) const;
  /// `describe` describes the bound memory. `alignment` is a power of two.
  llvm::Error checkMemory(llvm::function_ref<std::string()> describe,
                          const Binding &binding, uint64_t bytes,
                          uint64_t alignment, AccessibleRanges &known) const;
  llvm::Error checkBinding(const Binding &binding,
                           AccessibleRanges &known) const;
};

/// Returns the variables that the buffers of a verified plan stand for, in the
/// order of the buffers.
std::vector<Variable> getVariables(const Plan &plan,
                                   llvm::ArrayRef<uint8_t> constants);
/// Returns the exchanges of a verified plan.
std::vector<Exchange> getExchanges(const Plan &plan);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_PLANENGINE_H
