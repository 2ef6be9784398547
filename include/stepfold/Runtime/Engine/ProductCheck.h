//===- ProductCheck.h - Products compared with their meaning ----*- C++ -*-===//
//
// Products of large matrices take too long for the interpreter. A check
// computes some elements of each again, from the operands that the step has
// used.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_PRODUCTCHECK_H
#define STEPFOLD_RUNTIME_ENGINE_PRODUCTCHECK_H

#include "stepfold/Plan/Plan.h"

#include <random>

namespace stepfold::runtime {

class ProductCheck {
public:
  /// Copies the elements of a buffer of the plan to the host.
  using ReadBuffer = llvm::function_ref<llvm::Error(
      uint32_t buffer, llvm::MutableArrayRef<uint8_t> bytes)>;

  /// `numSamples` elements of each product are computed again, drawn at random,
  /// or all if it has no more.
  ProductCheck(const Plan &plan, uint32_t numSamples)
      : plan(plan), numSamples(numSamples) {}

  /// Compares the products of a step that has just been executed. Fails if a
  /// buffer cannot be read.
  llvm::Error check(const Plan::Product &step, ReadBuffer read);

  uint64_t getNumProducts() const { return numProducts; }
  uint64_t getNumElements() const { return numElements; }
  /// Returns a sentence on the first element that differs; empty without any.
  const std::string &getDifference() const { return difference; }

private:
  llvm::Error check(const Plan::Product &step, size_t index, ReadBuffer read);

  const Plan &plan;
  uint32_t numSamples;
  uint64_t numProducts = 0, numElements = 0;
  std::string difference;
  std::mt19937_64 generator;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_PRODUCTCHECK_H
