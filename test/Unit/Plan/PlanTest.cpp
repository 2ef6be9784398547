//===- PlanTest.cpp - Tests of plan.json ----------------------------------===//
//
// A plan with everything in it, read and written.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Plan/Plan.h"
#include "PlanTexts.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

TEST(Plan, ReadsEverything) {
  Expected<Plan> plan = parseSealed(cudaPlan);
  ASSERT_EQ(plan ? "" : toString(plan.takeError()), "");
  EXPECT_EQ(plan->compiler, "c");
  EXPECT_EQ(plan->target.kind, Plan::TargetKind::CUDA);
  EXPECT_EQ(plan->target.arch, "sm_90a");
  EXPECT_EQ(plan->code.ptx.name, "stage.ptx");
  EXPECT_EQ(plan->code.cubin.name, "stage.cubin");
  EXPECT_EQ(plan->code.ptx.digest, DIGEST);
  ASSERT_EQ(plan->buffers.size(), 6u);
  EXPECT_EQ(plan->buffers[1].role, Role::Gradient);
  EXPECT_EQ(plan->buffers[2].initial.of, "w");
  EXPECT_EQ(plan->buffers[2].access, Access::Write);
  EXPECT_EQ(plan->buffers[3].initial.bits, 0x3f800000u);
  EXPECT_EQ(plan->buffers[4].initial.offset, 8u);
  EXPECT_EQ(plan->buffers[4].getNumBytes(), 16u);
  EXPECT_EQ(plan->buffers[5].getNumBytes(), 0u);
  EXPECT_EQ(plan->scratchBytes, 4096u);
  EXPECT_EQ(plan->constants.file.name, "constants.bin");
  EXPECT_EQ(plan->constants.file.digest, DIGEST);
  EXPECT_EQ(plan->constants.bytes, 24u);
  ASSERT_EQ(plan->tables.size(), 2u);
  EXPECT_EQ(plan->tables[0].streams[2], (std::vector<uint32_t>{2}));
  ASSERT_EQ(plan->chunkLists.size(), 2u);
  EXPECT_EQ(plan->chunkLists[0].elements, 1024u);
  EXPECT_EQ(plan->chunkLists[0].tailElements, 128u);
  EXPECT_EQ(plan->chunkLists[1].tailElements, 0u);
  EXPECT_EQ(plan->chunkLists[1].buffers, (std::vector<uint32_t>{0, 2}));
  ASSERT_EQ(plan->kernels.size(), 2u);
  const Plan::Kernel &k = plan->kernels[0], &l = plan->kernels[1];
  EXPECT_EQ(k.name, "k");
  EXPECT_EQ(k.block[0], 256u);
  EXPECT_EQ(k.numBlocks, std::nullopt);
  // Two tails, one a warp.
  EXPECT_EQ(k.getNumBlocks(), 1u);
  auto &table = std::get<Plan::TableType>(k.arguments[0]);
  EXPECT_EQ(table.numBuffers, 1u);
  EXPECT_EQ(table.numElements, std::nullopt);
  EXPECT_EQ(table.streams[2].dtype, DType::F32);
  EXPECT_TRUE(table.streams[0].isWritten);
  EXPECT_FALSE(table.streams[1].isWritten);
  EXPECT_EQ(std::get<Plan::ScratchType>(k.arguments[1]).numBytes, 4000u);
  EXPECT_EQ(std::get<Plan::ConstantType>(k.arguments[2]).digest, DIGEST);
  EXPECT_EQ(std::get<Plan::BufferType>(k.arguments[3]).dtype, DType::I1);
  EXPECT_EQ(std::get<Plan::ChunkListType>(k.arguments[4]).numTails, 2u);
  EXPECT_EQ(l.getNumBlocks(), 2u);
  EXPECT_EQ(std::get<Plan::TableType>(l.arguments[0]).numElements, 1u);
  ASSERT_EQ(plan->steps.size(), 2u);
  EXPECT_EQ(plan->getLaunch(1).kernel, 1u);
  EXPECT_FALSE(plan->getLaunch(0).isDependentLaunch);
  EXPECT_TRUE(plan->getLaunch(1).isDependentLaunch);
  EXPECT_EQ(plan->getLaunch(0).arguments[2].kind, Plan::ArgumentKind::Constant);
  EXPECT_EQ(plan->getLaunch(0).arguments[2].value, 16u);
}

TEST(Plan, WritesWhatItReads) {
  for (const char *text : {cudaPlan, hostPlan}) {
    Expected<Plan> plan = parseSealed(text);
    ASSERT_EQ(plan ? "" : toString(plan.takeError()), "");
    std::string written = print(*plan);
    Expected<Plan> again = parsePlan(written);
    ASSERT_EQ(again ? "" : toString(again.takeError()), "");
    EXPECT_EQ(print(*again), written);
  }
  // Full width, so that a splat's type can be seen.
  Expected<Plan> plan = parseSealed(cudaPlan);
  ASSERT_EQ(plan ? "" : toString(plan.takeError()), "");
  EXPECT_NE(print(*plan).find("\"0x3f800000\""), std::string::npos);
  EXPECT_NE(print(*plan).find("\"0x01\""), std::string::npos);
}

/// As many chunks as before, of a smaller parameter.
TEST(Plan, RefusesATableOfOtherSizesThanTheChunks) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {130, 64});
  plan.buffers.push_back(makeBuffer("other", Role::State, {129}));
  plan.chunkLists[0].buffers[0] = plan.buffers.size() - 1;
  EXPECT_EQ(getMessage(plan.verify()),
            "tables[0].streams[0][0]: expected a buffer of 129 elements, for "
            "the 129 elements in chunk_lists[0], got 130");
}

/// A stream may have one element for each block of a parameter.
TEST(Plan, HasStreamsOfBlocks) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {130, 64});
  Plan::TableType &type =
      std::get<Plan::TableType>(plan.kernels[0].arguments[1]);
  type.streams[1].blockSize = 32;
  EXPECT_EQ(getMessage(plan.verify()),
            "tables[0].streams[1][0]: expected a buffer of 5 elements, for the "
            "130 elements in chunk_lists[0], of which 32 are a block, got 130");
  plan.buffers[1].shape = {5};
  plan.buffers[3].shape = {1, 2};
  EXPECT_EQ(getMessage(plan.verify()), "");
  EXPECT_NE(print(plan).find("\"block\":32"), std::string::npos);

  type.numElements = 130;
  EXPECT_EQ(getMessage(plan.verify()),
            "kernels[0].arguments[1].table.streams[1].block: expected none "
            "beside 'elements', got 32");
}

TEST(Plan, RefusesMoreArgumentsThanALaunchPasses) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {1});
  auto setCount = [&](size_t count) {
    plan.kernels[0].arguments.resize(count,
                                     Plan::BufferType{DType::F32, 1, false});
    plan.getLaunch(0).arguments.resize(count, {Plan::ArgumentKind::Buffer, 2});
  };
  setCount(512);
  EXPECT_EQ(getMessage(plan.verify()), "");
  setCount(513);
  EXPECT_EQ(getMessage(plan.verify()),
            "kernels[0].arguments: the 513 arguments of 'axpy' are 4104 bytes, "
            "but a kernel for sm_80 takes at most 4096");
  plan.target.arch = "sm_100";
  EXPECT_EQ(getMessage(plan.verify()), "");
  setCount(4096);
  EXPECT_EQ(getMessage(plan.verify()),
            "kernels[0].arguments: the 4096 arguments of 'axpy' are 32768 "
            "bytes, but a kernel for sm_100 takes at most 32764");
}

/// Everything that a kernel is compiled for is in its signature.
TEST(Plan, HasSignatures) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  Plan::Kernel &kernel = plan.kernels[0];
  std::string signature = getSignature(kernel);
  EXPECT_EQ(signature.size(), 64u);
  EXPECT_EQ(signature, getSignature(Plan::Kernel(kernel)));
  auto &table = std::get<Plan::TableType>(kernel.arguments[1]);
  table.streams[1].dtype = DType::F64;
  EXPECT_NE(getSignature(kernel), signature);
  table.streams[1].dtype = DType::F32;
  table.streams[1].blockSize = 32;
  EXPECT_NE(getSignature(kernel), signature);
  table.streams[1].blockSize = 1;
  kernel.arguments.pop_back();
  EXPECT_NE(getSignature(kernel), signature);
}

TEST(Plan, RefusesWhatWasEdited) {
  std::string text = makeSeal(hostPlan) + hostPlan;
  ASSERT_EQ(getMessage(parsePlan(text)), "");
  std::string edited = text;
  edited[text.find("avx2")] = 'b';
  for (const std::string &other : {edited, text + " ", text.substr(0, 200)})
    EXPECT_EQ(getMessage(parsePlan(other)),
              "plan.json: not as the compiler wrote it: its SHA-256 differs");
  // The same text, with the keys in another order.
  size_t format = text.find("  \"format\": \"stepfold-plan\",\n");
  std::string reordered = text;
  reordered.erase(format, strlen("  \"format\": \"stepfold-plan\",\n"));
  reordered.insert(reordered.find("  \"sha256\""),
                   "  \"format\": \"stepfold-plan\",\n");
  EXPECT_EQ(getMessage(parsePlan(reordered)),
            "plan.json: not as the compiler wrote it: expected format, version "
            "and sha256 first, a line each");
}

TEST(Plan, NamesFormatAndVersion) {
  EXPECT_EQ(getMessage(parsePlan("{\"format\": \"other\"}")),
            "plan.json: format: expected stepfold-plan, got 'other'");
  EXPECT_EQ(
      getMessage(parsePlan("{\"format\": \"stepfold-plan\", \"version\": 3}")),
      "plan.json: version: expected version 10, got 3");
  EXPECT_EQ(getMessage(parsePlan(
                "{\"format\": \"stepfold-plan\", \"version\": \"4\"}")),
            "plan.json: version: expected an integer from 0 to "
            "9223372036854775807, got a string");
}

TEST(Plan, VerifiesWhatJSONCannotSay) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  EXPECT_EQ(getMessage(plan.verify()), "");
  plan.buffers[0].name = "\xff";
  EXPECT_EQ(getMessage(plan.verify()),
            "buffers[0].name: expected a name in UTF-8");
  plan = makeAxpyPlan(Plan::TargetKind::Host, {-1});
  EXPECT_EQ(getMessage(plan.verify()),
            "buffers[0].shape: expected sizes from 0, got -1");
  plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.constants.bytes = 1;
  EXPECT_EQ(getMessage(plan.verify()),
            "constants: expected a file for 1 bytes");
}

TEST(Plan, RefusesWhatIsNoPlan) {
  EXPECT_EQ(getMessage(parsePlan("[]")),
            "plan.json: expected an object, got an array");
  EXPECT_EQ(getMessage(parsePlan("")),
            "plan.json: not JSON: [1:1]: expected a value, got the end of the "
            "text");
  EXPECT_EQ(getMessage(parsePlan("{")),
            "plan.json: not JSON: [1:2]: expected a key, got the end of the "
            "text");
  std::string deep(1000000, '[');
  EXPECT_EQ(getMessage(parsePlan(deep)),
            "plan.json: nested deeper than 192 levels");
}
