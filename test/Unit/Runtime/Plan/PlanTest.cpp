//===- PlanTest.cpp - Tests of plan.json ----------------------------------===//
//
// A plan with everything in it, and one broken plan for each rule.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Plan/Plan.h"
#include "../TestSupport.h"
#include "Plan/PlanSeal.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// SHA-256 of nothing; any would do.
#define DIGEST                                                                 \
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

// What stands behind the seal.

static const char *const cudaPlan = R"(  "compiler": "c",
  "target": {"kind": "cuda", "arch": "sm_90a"},
  "code": {"ptx": {"file": "stage.ptx", "sha256": ")" DIGEST R"("},
           "cubin": {"file": "stage.cubin", "sha256": ")" DIGEST R"("}},
  "buffers": [
    {"name": "w", "role": "state", "dtype": "f16", "shape": [64, 3], "access": "readwrite", "initial": {"kind": "seeded"}},
    {"name": "w", "role": "gradient", "dtype": "f16", "shape": [64, 3], "access": "read"},
    {"name": "m", "role": "state", "dtype": "f32", "shape": [64, 3], "access": "write", "initial": {"kind": "cast", "of": "w"}},
    {"name": "lr", "role": "state", "dtype": "f32", "shape": [], "access": "read", "initial": {"kind": "splat", "bits": "0x3f800000"}},
    {"name": "d", "role": "state", "dtype": "f64", "shape": [2], "access": "read", "initial": {"kind": "data", "offset": 8}},
    {"name": "e", "role": "state", "dtype": "i1", "shape": [0], "access": "read", "initial": {"kind": "splat", "bits": "0x01"}}
  ],
  "allocations": [{"name": "f", "dtype": "f16", "elements": 448, "alignment": 256, "segments": [[0, 0], [1, 256]]}],
  "scratch": {"bytes": 4096},
  "constants": {"file": "constants.bin", "sha256": ")" DIGEST
                                    R"(", "bytes": 24},
  "tables": [{"streams": [[0], [1], [2]]}, {"streams": [[3, 3]]}],
  "chunk_lists": [{"elements": 1024, "tail_elements": 128, "buffers": [0]}, {"elements": 8192, "buffers": [0, 2]}],
  "kernels": [{"name": "k", "block": [256, 1, 1],
               "arguments": [{"table": {"buffers": 1, "streams": [{"dtype": "f16", "written": true}, {"dtype": "f16", "written": false},
                                                                  {"dtype": "f32", "written": true}]}},
                             {"scratch": {"bytes": 4000, "written": true}}, {"constant": {"bytes": 8, "sha256": ")" DIGEST
                                    R"("}},
                             {"buffer": {"dtype": "i1", "elements": 0, "written": false}},
                             {"chunks": {"elements": 1024, "tail_elements": 128, "buffers": 1, "whole": 0, "tails": 2}}]},
              {"name": "l", "block": [32, 1, 1], "blocks": 2,
               "arguments": [{"table": {"buffers": 2, "elements": 1, "streams": [{"dtype": "f32", "written": false}]}},
                             {"scratch": {"bytes": 16, "written": false}}]}],
  "steps": [{"kernel": "k", "arguments": [{"table": 0}, {"scratch": 16}, {"constant": 16}, {"buffer": 5}, {"chunks": 0}]},
            {"kernel": "l", "dependent_launch": true, "arguments": [{"table": 1}, {"scratch": 4016}]}],
  "report": {"anything": [1, 2]}
}
)";

static const char *const hostPlan = R"(  "compiler": "c",
  "target": {"kind": "host", "triple": "x86_64-pc-linux-gnu", "features": ["avx2"]},
  "code": {"library": {"file": "stage.so", "sha256": ")" DIGEST R"("}},
  "buffers": [], "tables": [], "chunk_lists": [],
  "kernels": [{"name": "k", "blocks": 0, "arguments": []}],
  "steps": [{"kernel": "k", "arguments": []}]
}
)";

static Expected<Plan> parseSealed(const std::string &contents) {
  return parsePlan(makeSeal(contents) + contents);
}

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
  EXPECT_EQ(plan->steps[1].kernel, 1u);
  EXPECT_FALSE(plan->steps[0].isDependentLaunch);
  EXPECT_TRUE(plan->steps[1].isDependentLaunch);
  EXPECT_EQ(plan->steps[0].arguments[2].kind, Plan::ArgumentKind::Constant);
  EXPECT_EQ(plan->steps[0].arguments[2].value, 16u);
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

namespace {
/// A change of a good plan, and the message that it must lead to.
struct Rejection {
  const char *name;
  const char *plan;
  const char *from;
  const char *to;
  const char *message;
};

void PrintTo(const Rejection &rejection, std::ostream *os) {
  *os << rejection.name;
}

class PlanRejections : public testing::TestWithParam<Rejection> {};
} // namespace

TEST_P(PlanRejections, Names) {
  const Rejection &rejection = GetParam();
  std::string text = rejection.plan;
  size_t position = text.find(rejection.from);
  ASSERT_NE(position, std::string::npos);
  text.replace(position, strlen(rejection.from), rejection.to);
  EXPECT_EQ(getMessage(parseSealed(text)),
            std::string("plan.json: ") + rejection.message);
}

static const Rejection rejections[] = {
    // Allocations.
    {"AllocationName", cudaPlan, "\"f\", \"dtype\"", "\"\", \"dtype\"",
     "allocations[0].name: expected a name in UTF-8"},
    {"AllocationTwice", cudaPlan, "\"allocations\": [",
     "\"allocations\": [{\"name\": \"f\", \"dtype\": \"f16\", \"elements\": 0, "
     "\"alignment\": 2, \"segments\": []}, ",
     "allocations[1].name: 'f' is defined twice"},
    {"AllocationAlignment", cudaPlan, "\"alignment\": 256", "\"alignment\": 24",
     "allocations[0].alignment: expected a power of two, got 24"},
    {"AllocationSize", cudaPlan, "\"elements\": 448",
     "\"elements\": 4611686018427387904",
     "allocations[0].elements: expected a size in bytes below 2^63"},
    {"SegmentForm", cudaPlan, "[1, 256]]", "[1, 256, 0]]",
     "allocations[0].segments[1]: expected the index of a buffer and an "
     "offset"},
    {"SegmentBuffer", cudaPlan, "[1, 256]]", "[6, 256]]",
     "allocations[0].segments[1]: buffer index 6 is out of range (6 buffers)"},
    {"SegmentDType", cudaPlan, "[1, 256]]", "[2, 256]]",
     "allocations[0].segments[1]: expected 'm' to be of f16, got f32"},
    {"SegmentAlignment", cudaPlan, "[1, 256]]", "[1, 200]]",
     "allocations[0].segments[1]: expected an offset aligned to 256 bytes, got "
     "element 200"},
    {"SegmentOverlap", cudaPlan, "[1, 256]]", "[1, 128]]",
     "allocations[0].segments[1]: expected an offset from 192, got 128"},
    {"SegmentEnd", cudaPlan, "\"elements\": 448", "\"elements\": 447",
     "allocations[0].segments[1]: 192 elements at 256 are out of range (447 "
     "elements)"},
    {"SegmentTwice", cudaPlan,
     "\"elements\": 448, \"alignment\": 256, \"segments\": [[0, 0], [1, 256]]",
     "\"elements\": 448, \"alignment\": 2, \"segments\": [[0, 0], [0, 192]]",
     "allocations[0].segments[1]: 'w' has a place already"},
    // The document.
    {"UnknownKey", hostPlan, "\"tables\"", "\"x\": 1, \"tables\"",
     "unknown key 'x'"},
    {"SecondKey", hostPlan, "\"tables\": []", "\"tables\": [], \"tables\": []",
     "not JSON: [8:32]: second key 'tables' of an object"},
    {"MissingKey", hostPlan, "\"buffers\": [],", "",
     "expected a key 'buffers'"},
    {"Compiler", hostPlan, "\"c\"", "7",
     "compiler: expected a string, got a number"},
    // Target and code.
    {"TargetKind", hostPlan, "\"host\"", "\"npu\"",
     "target.kind: expected cuda or host, got 'npu'"},
    {"TargetKey", hostPlan, "\"features\"", "\"arch\": \"\", \"features\"",
     "target: unknown key 'arch'"},
    {"Arch", cudaPlan, "sm_90a", "sm_9",
     "target.arch: expected an architecture such as sm_90, got 'sm_9'"},
    {"Triple", hostPlan, "x86_64-pc-linux-gnu", "",
     "target.triple: expected a target triple"},
    {"Feature", hostPlan, "\"avx2\"", "1",
     "target.features[0]: expected a string, got a number"},
    {"CodeOfOtherTarget", hostPlan, "\"library\"", "\"ptx\"",
     "code: unknown key 'ptx'"},
    {"CodeInOtherFolder", cudaPlan, "stage.ptx", "../stage.ptx",
     "code.ptx.file: expected the name of a file in the plan's folder, got "
     "'../stage.ptx'"},
    {"EmptyLibrary", hostPlan, "stage.so", "",
     "code.library.file: expected a file name"},
    {"EmptyCubin", cudaPlan, "stage.cubin", "",
     "code.cubin.file: expected a file name"},
    {"MissingDigest", hostPlan, ", \"sha256\": \"" DIGEST "\"", "",
     "code.library: expected a key 'sha256'"},
    {"MissingConstantsDigest", cudaPlan,
     "\"constants.bin\", \"sha256\": \"" DIGEST "\"", "\"constants.bin\"",
     "constants: expected a key 'sha256'"},
    {"ShortDigest", cudaPlan, DIGEST, "e3",
     "code.ptx.sha256: expected a SHA-256 in lower-case hexadecimal, got "
     "'e3'"},
    {"UpperCaseDigest", cudaPlan, "e3b0", "E3B0",
     "code.ptx.sha256: expected a SHA-256 in lower-case hexadecimal, got "
     "'E3B0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'"},
    // Buffers.
    {"BufferKey", cudaPlan, "\"access\": \"readwrite\"",
     "\"access\": \"readwrite\", \"align\": 4",
     "buffers[0]: unknown key 'align'"},
    {"BufferName", cudaPlan, "\"name\": \"lr\"", "\"name\": \"\"",
     "buffers[3].name: expected a name in UTF-8"},
    {"DuplicateState", cudaPlan, "\"name\": \"lr\"", "\"name\": \"w\"",
     "buffers[3].name: state 'w' is defined twice"},
    {"Role", cudaPlan, "\"gradient\"", "\"grad\"",
     "buffers[1].role: expected one of state, gradient, scratch, got 'grad'"},
    {"DType", cudaPlan, "\"f64\"", "\"f8\"",
     "buffers[4].dtype: expected one of f16, bf16, f32, f64, i1, i8, i32, "
     "i64, got 'f8'"},
    {"GradientDType", cudaPlan, "\"gradient\", \"dtype\": \"f16\"",
     "\"gradient\", \"dtype\": \"i32\"",
     "buffers[1].dtype: expected a floating-point gradient, got i32"},
    {"Shape", cudaPlan, "[64, 3]", "[64, -3]",
     "buffers[0].shape[1]: expected an integer from 0 to 9223372036854775807, "
     "got '-3'"},
    {"ShapeOverflow", cudaPlan, "[64, 3]", "[4294967296, 2147483648]",
     "buffers[0].shape: expected a size in bytes below 2^63"},
    {"ShapeType", cudaPlan, "[64, 3]", "192",
     "buffers[0].shape: expected an array, got a number"},
    {"Access", cudaPlan, "\"readwrite\"", "\"rw\"",
     "buffers[0].access: expected one of read, write, readwrite, got 'rw'"},
    // Initial values.
    {"GradientInitial", cudaPlan, "\"access\": \"read\"}",
     "\"access\": \"read\", \"initial\": {\"kind\": \"seeded\"}}",
     "buffers[1].initial: expected an initial value of state alone"},
    {"MissingInitial", cudaPlan, ", \"initial\": {\"kind\": \"seeded\"}", "",
     "buffers[0]: expected a key 'initial'"},
    {"InitialKind", cudaPlan, "\"seeded\"", "\"random\"",
     "buffers[0].initial.kind: expected one of seeded, splat, data, cast, "
     "copy, step, got 'random'"},
    {"InitialKey", cudaPlan, "\"seeded\"", "\"seeded\", \"bits\": \"0x0\"",
     "buffers[0].initial: unknown key 'bits'"},
    {"BitsText", cudaPlan, "0x3f800000", "3f800000",
     "buffers[3].initial.bits: expected bits such as \"0x3f800000\", got "
     "'3f800000'"},
    {"BitsWidth", cudaPlan, "0x3f800000", "0x100000000",
     "buffers[3].initial.bits: expected a value of f32, got 0x100000000"},
    {"BitsOfI1", cudaPlan, "0x01", "0x02",
     "buffers[5].initial.bits: expected a value of i1, got 0x2"},
    {"DataOutOfRange", cudaPlan, "\"offset\": 8", "\"offset\": 9",
     "buffers[4].initial.offset: 16 bytes at 9 are out of range (24 bytes of "
     "constants)"},
    {"DataFarOutOfRange", cudaPlan, "\"offset\": 8",
     "\"offset\": 9223372036854775807",
     "buffers[4].initial.offset: 16 bytes at 9223372036854775807 are out of "
     "range (24 bytes of constants)"},
    {"DataOverlap", cudaPlan, "{\"kind\": \"splat\", \"bits\": \"0x3f800000\"}",
     "{\"kind\": \"data\", \"offset\": 20}",
     "buffers[3].initial.offset: expected an offset from 24, behind the data "
     "of buffers[4], got 20"},
    {"CastOfUnknown", cudaPlan, "\"of\": \"w\"", "\"of\": \"v\"",
     "buffers[2].initial.of: there is no state variable 'v'"},
    {"CastOfOtherShape", cudaPlan, "\"of\": \"w\"", "\"of\": \"lr\"",
     "buffers[2].initial.of: expected floating-point variables of one shape, "
     "got 'lr' for 'm'"},
    {"CastOfItself", cudaPlan, "\"of\": \"w\"", "\"of\": \"m\"",
     "buffers[2].initial.of: 'm' is converted from itself"},
    {"CastInACircle", cudaPlan, "{\"kind\": \"seeded\"}",
     "{\"kind\": \"cast\", \"of\": \"m\"}",
     "buffers[0].initial.of: 'w' is converted from itself"},
    {"NameWithNul", cudaPlan, "\"name\": \"lr\"", "\"name\": \"l\\u0000r\"",
     "buffers[3].name: expected a name in UTF-8"},
    {"TotalSize", cudaPlan, "\"shape\": [0]",
     "\"shape\": [9223372036854775807]",
     "buffers: expected a size in bytes below 2^63, of all together"},
    // Scratch and constants.
    {"Scratch", cudaPlan, "4096", "-1",
     "scratch.bytes: expected an integer from 0 to 9223372036854775807, got "
     "'-1'"},
    {"ConstantsFile", cudaPlan, "constants.bin", "a/constants.bin",
     "constants.file: expected the name of a file in the plan's folder, got "
     "'a/constants.bin'"},
    {"ConstantsEmptyFile", cudaPlan, "constants.bin", "",
     "constants.file: expected a file name"},
    // Tables.
    {"NoStreams", cudaPlan, "[[0], [1], [2]]", "[]",
     "tables[0].streams: expected at least 1 stream"},
    {"StreamLength", cudaPlan, "[1]", "[1, 1]",
     "tables[0].streams[1]: expected 1 buffers, got 2"},
    {"StreamIndex", cudaPlan, "[1]", "[99]",
     "tables[0].streams[1][0]: buffer index 99 is out of range (6 buffers)"},
    {"StreamSize", cudaPlan, "[1]", "[3]",
     "tables[0].streams[1][0]: expected 192 elements as in streams[0], got 1"},
    {"StreamType", cudaPlan, "[[0], [1], [2]]", "[[0, 2]]",
     "tables[0].streams[0][1]: expected f16 as in the rest of the stream, got "
     "f32"},
    // Chunk lists.
    {"ChunkElements", cudaPlan, "\"elements\": 1024", "\"elements\": 0",
     "chunk_lists[0].elements: expected at least 1"},
    {"ChunkElementsWidth", cudaPlan, "\"elements\": 1024",
     "\"elements\": 4294967296",
     "chunk_lists[0].elements: expected an integer from 0 to 4294967295, got "
     "'4294967296'"},
    {"TailElements", cudaPlan, "\"tail_elements\": 128", "\"tail_elements\": 0",
     "chunk_lists[0].tail_elements: expected at least 1"},
    {"TailElementsDivide", cudaPlan, "\"tail_elements\": 128",
     "\"tail_elements\": 96",
     "chunk_lists[0].tail_elements: expected a number that divides 1024, got "
     "96"},
    {"ChunkBuffer", cudaPlan, "[0, 2]}", "[0, 6]}",
     "chunk_lists[1].buffers[1]: buffer index 6 is out of range (6 buffers)"},
    // Kernels.
    {"KernelName", hostPlan, "{\"name\": \"k\"", "{\"name\": \"\"",
     "steps[0].kernel: there is no kernel 'k'"},
    {"KernelWithoutName", hostPlan, "[{\"name\"",
     "[{\"name\": \"\", \"blocks\": 0, \"arguments\": []}, {\"name\"",
     "kernels[0].name: expected the name of a kernel"},
    {"KernelTwice", hostPlan, "[{\"name\"",
     "[{\"name\": \"k\", \"blocks\": 0, \"arguments\": []}, {\"name\"",
     "kernels[1].name: 'k' is defined twice"},
    {"Blocks", hostPlan, "\"blocks\": 0, ", "",
     "kernels[0]: expected a key 'blocks' or a chunk list"},
    {"BlocksLimit", hostPlan, "\"blocks\": 0", "\"blocks\": 2147483648",
     "kernels[0]: expected at most 2147483647 blocks, got 2147483648"},
    {"BlocksBesideChunks", cudaPlan, "[256, 1, 1],",
     "[256, 1, 1], \"blocks\": 2,",
     "kernels[0].blocks: expected none beside a chunk list"},
    {"TwoChunkLists", cudaPlan,
     "{\"constant\": {\"bytes\": 8, \"sha256\": \"" DIGEST "\"}}",
     "{\"chunks\": {\"elements\": 1, \"tail_elements\": 0, \"buffers\": 1, "
     "\"whole\": 0, \"tails\": 2}}",
     "kernels[0].arguments: expected at most 1 chunk list, got 2"},
    {"TableOfNoSize", cudaPlan, "\"elements\": 1, \"streams\"", "\"streams\"",
     "kernels[1].arguments[0].table: expected a key 'elements' or a chunk "
     "list"},
    {"BlockOfHost", hostPlan, "\"blocks\": 0",
     "\"blocks\": 0, \"block\": [1, 1, 1]", "kernels[0]: unknown key 'block'"},
    {"MissingBlock", cudaPlan, "\"block\": [256, 1, 1],", "",
     "kernels[0]: expected a key 'block'"},
    {"Block", cudaPlan, "[256, 1, 1]", "[256, 1]",
     "kernels[0].block: expected 3 integers"},
    {"BlockLimit", cudaPlan, "[256, 1, 1]", "[1, 1, 65]",
     "kernels[0].block[2]: expected at most 64, got 65"},
    {"BlockSize", cudaPlan, "[256, 1, 1]", "[256, 5, 1]",
     "kernels[0].block: expected 1 to 1024 threads, got 1280"},
    {"BlockZero", cudaPlan, "[256, 1, 1]", "[256, 0, 1]",
     "kernels[0].block: expected 1 to 1024 threads, got 0"},
    {"ArgumentTypeKind", cudaPlan, "{\"scratch\": {", "{\"value\": {",
     "kernels[0].arguments[1]: expected one of table, chunks, scratch, "
     "constant, buffer"},
    {"ArgumentTypeKey", cudaPlan, "{\"bytes\": 4000,",
     "{\"bytes\": 4000, \"x\": 1,",
     "kernels[0].arguments[1].scratch: unknown key 'x'"},
    {"ArgumentTypeOfTwoKinds", cudaPlan, "{\"scratch\": {",
     "{\"buffer\": 1, \"scratch\": {",
     "kernels[0].arguments[1]: unknown key 'buffer'"},
    {"Written", cudaPlan, "\"dtype\": \"f16\", \"written\": true",
     "\"dtype\": \"f16\", \"written\": 1",
     "kernels[0].arguments[0].table.streams[0].written: expected a boolean, "
     "got a number"},
    // Steps.
    {"Kernel", hostPlan, "{\"kernel\": \"k\"", "{\"kernel\": \"abort\"",
     "steps[0].kernel: there is no kernel 'abort'"},
    {"GridOfStep", cudaPlan, "{\"kernel\": \"k\",",
     "{\"kernel\": \"k\", \"grid\": [3, 1, 1],",
     "steps[0]: unknown key 'grid'"},
    {"DependentFirst", cudaPlan, "{\"kernel\": \"k\",",
     "{\"kernel\": \"k\", \"dependent_launch\": true,",
     "steps[0].dependent_launch: expected a launch before it"},
    {"DependentLaunch", cudaPlan, "\"dependent_launch\": true",
     "\"dependent_launch\": 1",
     "steps[1].dependent_launch: expected a boolean, got a number"},
    {"DependentHost", hostPlan, "{\"kernel\": \"k\",",
     "{\"kernel\": \"k\", \"dependent_launch\": true,",
     "steps[0]: unknown key 'dependent_launch'"},
    {"ArgumentKind", cudaPlan, "{\"table\": 0}", "{\"value\": 0}",
     "steps[0].arguments[0]: expected one of table, chunks, scratch, constant, "
     "buffer"},
    {"ArgumentOfTwoKinds", cudaPlan, "{\"table\": 0}",
     "{\"table\": 0, \"buffer\": 0}",
     "steps[0].arguments[0]: unknown key 'buffer'"},
    // What a step gives its kernel, against what that was compiled for.
    {"ArgumentCount", cudaPlan, "{\"table\": 0}, ", "",
     "steps[0].arguments: expected 5, as 'k' takes, got 4"},
    {"ArgumentOfOtherKind", cudaPlan, "{\"table\": 0}", "{\"buffer\": 0}",
     "steps[0].arguments[0]: expected a table, as 'k' takes, got a buffer"},
    {"ArgumentTable", cudaPlan, "{\"table\": 0}", "{\"table\": 2}",
     "steps[0].arguments[0]: table index 2 is out of range (2 tables)"},
    {"ArgumentChunks", cudaPlan, "{\"chunks\": 0}", "{\"chunks\": 2}",
     "steps[0].arguments[4]: chunk list index 2 is out of range (2 chunk "
     "lists)"},
    {"ArgumentBuffer", cudaPlan, "{\"buffer\": 5}", "{\"buffer\": 6}",
     "steps[0].arguments[3]: buffer index 6 is out of range (6 buffers)"},
    {"ArgumentScratch", cudaPlan, "{\"scratch\": 16}", "{\"scratch\": 112}",
     "steps[0].arguments[1]: 4000 bytes at 112 are out of range (4096 bytes of "
     "scratch)"},
    {"ArgumentFarScratch", cudaPlan, "{\"scratch\": 16}",
     "{\"scratch\": 9223372036854775792}",
     "steps[0].arguments[1]: 4000 bytes at 9223372036854775792 are out of "
     "range (4096 bytes of scratch)"},
    {"ArgumentAlignment", cudaPlan, "{\"scratch\": 16}", "{\"scratch\": 8}",
     "steps[0].arguments[1]: expected a multiple of 16, got 8"},
    {"ArgumentConstant", cudaPlan, "{\"constant\": 16}", "{\"constant\": 32}",
     "steps[0].arguments[2]: 8 bytes at 32 are out of range (24 bytes of "
     "constants)"},
    {"ScratchOverlap", cudaPlan, "{\"scratch\": 4016}", "{\"scratch\": 4000}",
     "steps[1].arguments[1]: bytes 4000 to 4016 of scratch overlap those of "
     "steps[0].arguments[1], 16 to 4016"},
    {"BufferOfOtherType", cudaPlan, "{\"buffer\": 5}", "{\"buffer\": 3}",
     "steps[0].arguments[3]: expected a buffer of i1, as 'k' takes, got f32"},
    {"BufferOfOtherSize", cudaPlan, "\"shape\": [0]", "\"shape\": [1]",
     "steps[0].arguments[3]: expected a buffer of 0 elements, as 'k' takes, "
     "got 1"},
    {"BufferThatIsRead", cudaPlan, "\"elements\": 0, \"written\": false",
     "\"elements\": 0, \"written\": true",
     "steps[0].arguments[3]: 'k' writes buffers[5], whose access is read"},
    {"TableStreams", cudaPlan, "[[0], [1], [2]]", "[[0], [1]]",
     "tables[0].streams: expected 3, as 'k' takes, got 2"},
    {"TableSize", cudaPlan, "[[3, 3]]", "[[3]]",
     "tables[1].streams[0]: expected 2 buffers, as 'l' takes, got 1"},
    {"TableType", cudaPlan, "[[0], [1], [2]]", "[[0], [2], [2]]",
     "tables[0].streams[1][0]: expected a buffer of f16, as 'k' takes, got "
     "f32"},
    {"TableElements", cudaPlan, "[[3, 3]]", "[[2, 2]]",
     "tables[1].streams[0][0]: expected a buffer of 1 elements, as 'l' takes, "
     "got 192"},
    {"TableThatIsRead", cudaPlan, "[[0], [1], [2]]", "[[1], [1], [2]]",
     "tables[0].streams[0][0]: 'k' writes buffers[1], whose access is read"},
    {"TableOfOtherChunks", cudaPlan,
     "\"tail_elements\": 128, \"buffers\": [0]}",
     "\"tail_elements\": 128, \"buffers\": [3]}",
     "chunk_lists[0]: expected 1 buffers in 0 chunks of 1024 elements and 2 of "
     "128, as 'k' takes, got 1 buffers in 0 chunks of 1024 elements and 1 of "
     "128"},
    {"ChunksOfOtherLength", cudaPlan,
     "\"elements\": 1024, \"tail_elements\": 128, \"buffers\": [0]",
     "\"elements\": 512, \"tail_elements\": 128, \"buffers\": [0]",
     "chunk_lists[0]: expected 1 buffers in 0 chunks of 1024 elements and 2 of "
     "128, as 'k' takes, got 1 buffers in 0 chunks of 512 elements and 2 of "
     "128"},
};

INSTANTIATE_TEST_SUITE_P(All, PlanRejections, testing::ValuesIn(rejections),
                         [](const testing::TestParamInfo<Rejection> &info) {
                           return std::string(info.param.name);
                         });

/// As many chunks as before, of a smaller parameter.
TEST(Plan, RefusesATableOfOtherSizesThanTheChunks) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {130, 64});
  plan.buffers.push_back(makeBuffer("other", Role::State, {129}));
  plan.chunkLists[0].buffers[0] = plan.buffers.size() - 1;
  EXPECT_EQ(getMessage(plan.verify()),
            "tables[0].streams[0][0]: expected a buffer of 129 elements as in "
            "chunk_lists[0], got 130");
}

TEST(Plan, RefusesMoreArgumentsThanALaunchPasses) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {1});
  auto setCount = [&](size_t count) {
    plan.kernels[0].arguments.resize(count,
                                     Plan::BufferType{DType::F32, 1, false});
    plan.steps[0].arguments.resize(count, {Plan::ArgumentKind::Buffer, 2});
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
              "plan.json: not as the compiler wrote it: its SHA-256 is "
              "another");
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
      "plan.json: version: expected version 4, got 3");
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
