//===- PlanSeal.cpp - Seal of plan.json -----------------------------------===//

#include "stepfold/Plan/PlanSeal.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Plan.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

constexpr size_t digestSize = 64;
constexpr StringLiteral behindDigest = "\",\n";

static std::string getTextBeforeDigest() {
  return formatv("{{\n"
                 "  \"format\": \"stepfold-plan\",\n"
                 "  \"version\": {0},\n"
                 "  \"sha256\": \"",
                 Plan::version);
}

std::string stepfold::runtime::makeSeal(StringRef sealed) {
  return getTextBeforeDigest() + getDigest(sealed) + behindDigest.str();
}

StringRef stepfold::runtime::getSealDigest(StringRef text) {
  return text.drop_front(getTextBeforeDigest().size()).take_front(digestSize);
}

std::optional<bool> stepfold::runtime::checkSeal(StringRef text) {
  if (!text.consume_front(getTextBeforeDigest()) || text.size() < digestSize)
    return std::nullopt;
  StringRef digest = text.take_front(digestSize);
  StringRef rest = text.drop_front(digestSize);
  if (!rest.consume_front(behindDigest))
    return std::nullopt;
  return getDigest(rest) == digest;
}
