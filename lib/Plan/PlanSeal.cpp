//===- PlanSeal.cpp - Seal of plan.json -----------------------------------===//

#include "stepfold/Plan/PlanSeal.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Plan.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

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

std::optional<StringRef> stepfold::runtime::getSealDigest(StringRef text) {
  if (!text.consume_front(getTextBeforeDigest()) ||
      !text.drop_front(std::min(text.size(), sealDigestSize))
           .starts_with(behindDigest))
    return std::nullopt;
  return text.take_front(sealDigestSize);
}

std::optional<bool> stepfold::runtime::checkSeal(StringRef text) {
  std::optional<StringRef> digest = getSealDigest(text);
  if (!digest)
    return std::nullopt;
  size_t end = digest->end() - text.begin() + behindDigest.size();
  return getDigest(text.drop_front(end)) == *digest;
}
