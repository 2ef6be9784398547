//===- MutationTest.cpp - Broken files ------------------------------------===//
//
// Readers get hundreds of files with random bytes changed, and must answer with
// a value or an error.
//
//===----------------------------------------------------------------------===//

#include "../TestSupport.h"
#include "stepfold/Plan/PlanSeal.h"
#include "stepfold/Runtime/Instrument/SafeTensors.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <random>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// Changes, removes or repeats a few bytes.
static std::string mutate(std::string text, std::mt19937 &random) {
  for (unsigned i = 0, count = 1 + random() % 4; i != count; ++i) {
    size_t position = random() % text.size();
    size_t length = std::min<size_t>(1 + random() % 8, text.size() - position);
    switch (random() % 4) {
    case 0:
      text[position] = char(random());
      break;
    case 1:
      text[position] = "0123456789-[]{}\",:"[random() % 18];
      break;
    case 2:
      text.insert(position, text.substr(random() % text.size(), length));
      break;
    default:
      if (text.size() > length)
        text.erase(position, length);
    }
  }
  return text;
}

/// Returns how many of 500 mutated files were refused.
static unsigned countRefused(const std::string &text,
                             function_ref<bool(StringRef)> isRefused) {
  unsigned seed = 1;
  testing::Test::RecordProperty("seed", seed);
  std::mt19937 random(seed);
  unsigned refused = 0;
  for (unsigned i = 0; i != 500; ++i)
    refused += isRefused(mutate(text, random));
  return refused;
}

/// Sealed again, so that it is not the seal that refuses them.
TEST(Mutation, Plans) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {8, 0, 64});
  plan.constants = {{"constants.bin", std::string(64, '0')}, 64};
  plan.code.ptx.digest = std::string(64, '1');
  plan.scratchBytes = 512;
  plan.buffers[0].initial.kind = InitialKind::Data;
  plan.buffers[2].initial.kind = InitialKind::Data;
  plan.kernels[0].arguments.push_back(
      Plan::ConstantType{8, std::string(64, '2')});
  plan.getLaunch(0).arguments.push_back({Plan::ArgumentKind::Constant, 16});
  plan.kernels[0].arguments.push_back(Plan::ScratchType{8, true});
  plan.getLaunch(0).arguments.push_back({Plan::ArgumentKind::Scratch, 16});
  ASSERT_EQ(getMessage(plan.verify()), "");
  std::string text = print(plan);
  size_t contents = text.find("  \"compiler\"");
  ASSERT_NE(contents, std::string::npos);
  ASSERT_EQ(getMessage(parsePlan(text)), "");
  unsigned refused = countRefused(text.substr(contents), [](StringRef mutated) {
    return getMessage(parsePlan(makeSeal(mutated) + mutated.str())) != "";
  });
  EXPECT_GT(refused, 350u);
}

TEST(Mutation, SafeTensors) {
  TemporaryFolder folder;
  std::string path = folder.getFile("a");
  ASSERT_EQ(getMessage(saveSafeTensors(
                path, {{"a", DType::F32, {2, 1}, std::vector<uint8_t>(8)},
                       {"b", DType::BF16, {}, std::vector<uint8_t>(2)},
                       {"c", DType::I1, {0}, {}}})),
            "");
  auto buffer = MemoryBuffer::getFile(path);
  ASSERT_TRUE(bool(buffer));
  unsigned refused =
      countRefused((*buffer)->getBuffer().str(), [](StringRef mutated) {
        return getMessage(parseSafeTensors(mutated, "f")) != "";
      });
  EXPECT_GT(refused, 400u);
}
