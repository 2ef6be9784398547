//===- PlanReader.h - Reads plan.json ---------------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_PLAN_PLANREADER_H
#define STEPFOLD_LIB_PLAN_PLANREADER_H

#include "stepfold/Plan/Plan.h"
#include "stepfold/Support/JSONReader.h"

#include <limits>

namespace stepfold::runtime {

constexpr uint64_t maxUInt32 = std::numeric_limits<uint32_t>::max();
constexpr uint64_t maxInt64 = std::numeric_limits<int64_t>::max();

/// Reads one of the names of an enumeration whose values count from 0.
template <typename Enum> Enum readEnum(JSONNode node, unsigned numValues) {
  llvm::StringRef text = node.getString();
  std::string expected;
  for (unsigned i = 0; i != numValues; ++i) {
    llvm::StringRef name = getName(static_cast<Enum>(i));
    if (name == text)
      return static_cast<Enum>(i);
    expected += (i ? ", " : "") + name.str();
  }
  node.fail("expected one of " + expected + ", got " + quote(text));
  return Enum();
}

DType readDType(JSONNode node);
/// Reads a SHA-256.
std::string readDigest(JSONNode node);
/// Reads bits as "0x3f800000".
uint64_t readBits(JSONNode node);
std::vector<uint32_t> readIndices(JSONNode node);
/// Reads the kernels of a plan whose target is known, and its steps, which name
/// kernels.
void readKernelsAndSteps(JSONNode root, Plan &plan);

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_PLAN_PLANREADER_H
