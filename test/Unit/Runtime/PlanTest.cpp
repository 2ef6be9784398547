//===- PlanTest.cpp - Tests of plan.json ----------------------------------===//
//
// A plan with everything in it, and one broken plan for each rule.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Plan.h"
#include "TestSupport.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

static const char *const cudaPlan = R"({
  "format": "stepfold-plan", "version": 3, "compiler": "c",
  "target": {"kind": "cuda", "arch": "sm_90a"},
  "code": {"ptx": "stage.ptx", "cubin": "stage.cubin",
           "sha256": {"stage.ptx": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}},
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
  "constants": {"file": "constants.bin", "bytes": 24},
  "tables": [{"streams": [[0], [1], [2]]}],
  "chunk_lists": [{"elements": 1024, "tail_elements": 128, "buffers": [0]}, {"elements": 8192, "buffers": [0, 2]}],
  "steps": [{"kernel": "k", "grid": [3, 1, 1], "block": [256, 1, 1],
             "arguments": [{"table": 0}, {"scratch": 8}, {"constant": 24}, {"buffer": 5}, {"chunks": 1}]},
            {"kernel": "l", "grid": [1, 1, 1], "block": [32, 1, 1], "dependent_launch": true, "arguments": []}],
  "report": {"anything": [1, 2]}
})";

static const char *const hostPlan = R"({
  "format": "stepfold-plan", "version": 3, "compiler": "c",
  "target": {"kind": "host", "triple": "x86_64-pc-linux-gnu", "features": ["avx2"]},
  "code": {"library": "stage.so"},
  "buffers": [], "tables": [], "chunk_lists": [],
  "steps": [{"kernel": "k", "grid": [0, 1, 1], "arguments": []}]
})";

TEST(Plan, ReadsEverything) {
  Expected<Plan> plan = parsePlan(cudaPlan);
  ASSERT_EQ(plan ? "" : toString(plan.takeError()), "");
  EXPECT_EQ(plan->compiler, "c");
  EXPECT_EQ(plan->target.kind, Plan::TargetKind::CUDA);
  EXPECT_EQ(plan->target.arch, "sm_90a");
  EXPECT_EQ(plan->code.ptx, "stage.ptx");
  EXPECT_EQ(plan->code.cubin, "stage.cubin");
  EXPECT_EQ(plan->code.digests.at("stage.ptx").substr(0, 8), "e3b0c442");
  ASSERT_EQ(plan->buffers.size(), 6u);
  EXPECT_EQ(plan->buffers[1].role, Role::Gradient);
  EXPECT_EQ(plan->buffers[2].initial.of, "w");
  EXPECT_EQ(plan->buffers[2].access, Access::Write);
  EXPECT_EQ(plan->buffers[3].initial.bits, 0x3f800000u);
  EXPECT_EQ(plan->buffers[4].initial.offset, 8u);
  EXPECT_EQ(plan->buffers[4].getNumBytes(), 16u);
  EXPECT_EQ(plan->buffers[5].getNumBytes(), 0u);
  EXPECT_EQ(plan->scratchBytes, 4096u);
  EXPECT_EQ(plan->constants.file, "constants.bin");
  EXPECT_EQ(plan->constants.bytes, 24u);
  ASSERT_EQ(plan->tables.size(), 1u);
  EXPECT_EQ(plan->tables[0].streams[2], (std::vector<uint32_t>{2}));
  ASSERT_EQ(plan->chunkLists.size(), 2u);
  EXPECT_EQ(plan->chunkLists[0].elements, 1024u);
  EXPECT_EQ(plan->chunkLists[0].tailElements, 128u);
  EXPECT_EQ(plan->chunkLists[1].tailElements, 0u);
  EXPECT_EQ(plan->chunkLists[1].buffers, (std::vector<uint32_t>{0, 2}));
  ASSERT_EQ(plan->steps.size(), 2u);
  EXPECT_EQ(plan->steps[0].block[0], 256u);
  EXPECT_FALSE(plan->steps[0].isDependentLaunch);
  EXPECT_TRUE(plan->steps[1].isDependentLaunch);
  EXPECT_EQ(plan->steps[0].arguments[2].kind, Plan::ArgumentKind::Constant);
  EXPECT_EQ(plan->steps[0].arguments[2].value, 24u);
}

TEST(Plan, WritesWhatItReads) {
  for (const char *text : {cudaPlan, hostPlan}) {
    Expected<Plan> plan = parsePlan(text);
    ASSERT_EQ(plan ? "" : toString(plan.takeError()), "");
    std::string written = print(*plan);
    Expected<Plan> again = parsePlan(written);
    ASSERT_EQ(again ? "" : toString(again.takeError()), "");
    EXPECT_EQ(print(*again), written);
  }
  // Full width, so that a splat's type can be seen.
  Expected<Plan> plan = parsePlan(cudaPlan);
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
  EXPECT_EQ(getMessage(parsePlan(text)),
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
    {"Format", cudaPlan, "stepfold-plan", "other",
     "format: expected stepfold-plan, got 'other'"},
    {"Version", cudaPlan, "\"version\": 3", "\"version\": 1",
     "version: expected version 3, got 1"},
    {"VersionType", cudaPlan, "\"version\": 3", "\"version\": \"3\"",
     "version: expected an integer from 0 to 9223372036854775807"},
    {"UnknownKey", hostPlan, "\"tables\"", "\"x\": 1, \"tables\"",
     "unknown key 'x'"},
    {"MissingKey", hostPlan, "\"buffers\": [],", "",
     "expected a key 'buffers'"},
    {"Compiler", hostPlan, "\"c\"", "7", "compiler: expected a string"},
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
     "target.features[0]: expected a string"},
    {"CodeOfOtherTarget", hostPlan, "\"library\"", "\"ptx\"",
     "code: unknown key 'ptx'"},
    {"CodeInOtherFolder", cudaPlan, "stage.ptx", "../stage.ptx",
     "code.ptx: expected the name of a file in the plan's folder, got "
     "'../stage.ptx'"},
    {"EmptyLibrary", hostPlan, "stage.so", "",
     "code.library: expected the name of a file in the plan's folder, got ''"},
    {"EmptyCubin", cudaPlan, "stage.cubin", "",
     "code.cubin: expected a file name"},
    {"ShortDigest", cudaPlan,
     "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "e3",
     "code.sha256.stage.ptx: expected a SHA-256 in lower-case hexadecimal, got "
     "'e3'"},
    {"UpperCaseDigest", cudaPlan, "e3b0", "E3B0",
     "code.sha256.stage.ptx: expected a SHA-256 in lower-case hexadecimal, got "
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
     "buffers[0].shape[1]: expected an integer from 0 to 9223372036854775807"},
    {"ShapeOverflow", cudaPlan, "[64, 3]", "[4294967296, 2147483648]",
     "buffers[0].shape: expected a size in bytes below 2^63"},
    {"ShapeType", cudaPlan, "[64, 3]", "192",
     "buffers[0].shape: expected an array"},
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
     "scratch.bytes: expected an integer from 0 to 9223372036854775807"},
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
     "chunk_lists[0].elements: expected an integer from 0 to 4294967295"},
    {"TailElements", cudaPlan, "\"tail_elements\": 128", "\"tail_elements\": 0",
     "chunk_lists[0].tail_elements: expected at least 1"},
    {"TailElementsDivide", cudaPlan, "\"tail_elements\": 128",
     "\"tail_elements\": 96",
     "chunk_lists[0].tail_elements: expected a number that divides 1024, got "
     "96"},
    {"ChunkBuffer", cudaPlan, "[0, 2]}", "[0, 6]}",
     "chunk_lists[1].buffers[1]: buffer index 6 is out of range (6 buffers)"},
    // Steps.
    {"Kernel", hostPlan, "\"k\"", "\"\"",
     "steps[0].kernel: expected the name of a kernel"},
    {"Grid", hostPlan, "[0, 1, 1]", "[0, 1]",
     "steps[0].grid: expected 3 integers"},
    {"GridOfHost", hostPlan, "[0, 1, 1]", "[0, 1, 2]",
     "steps[0].grid[2]: expected at most 1, got 2"},
    {"EmptyGridOfHost", hostPlan, "[0, 1, 1]", "[1, 0, 1]",
     "steps[0].grid: expected [n, 1, 1] for a host target"},
    {"GridLimit", cudaPlan, "[3, 1, 1]", "[3, 65536, 1]",
     "steps[0].grid[1]: expected at most 65535, got 65536"},
    {"BlockOfHost", hostPlan, "\"arguments\"",
     "\"block\": [1, 1, 1], \"arguments\"", "steps[0]: unknown key 'block'"},
    {"DependentFirst", cudaPlan, "[256, 1, 1],",
     "[256, 1, 1], \"dependent_launch\": true,",
     "steps[0].dependent_launch: expected a launch before it"},
    {"DependentLaunch", cudaPlan, "\"dependent_launch\": true",
     "\"dependent_launch\": 1",
     "steps[1].dependent_launch: expected true or false"},
    {"DependentHost", hostPlan, "\"arguments\"",
     "\"dependent_launch\": true, \"arguments\"",
     "steps[0]: unknown key 'dependent_launch'"},
    {"MissingBlock", cudaPlan, "\"block\": [256, 1, 1],", "",
     "steps[0]: expected a key 'block'"},
    {"BlockLimit", cudaPlan, "[256, 1, 1]", "[1, 1, 65]",
     "steps[0].block[2]: expected at most 64, got 65"},
    {"BlockSize", cudaPlan, "[256, 1, 1]", "[256, 5, 1]",
     "steps[0].block: expected 1 to 1024 threads, got 1280"},
    {"BlockZero", cudaPlan, "[256, 1, 1]", "[256, 0, 1]",
     "steps[0].block: expected 1 to 1024 threads, got 0"},
    {"ArgumentKind", cudaPlan, "{\"table\": 0}", "{\"value\": 0}",
     "steps[0].arguments[0]: expected one of table, chunks, scratch, constant, "
     "buffer"},
    {"ArgumentOfTwoKinds", cudaPlan, "{\"table\": 0}",
     "{\"table\": 0, \"buffer\": 0}",
     "steps[0].arguments[0]: unknown key 'buffer'"},
    {"ArgumentTable", cudaPlan, "{\"table\": 0}", "{\"table\": 1}",
     "steps[0].arguments[0]: table index 1 is out of range (1 tables)"},
    {"ArgumentChunks", cudaPlan, "{\"chunks\": 1}", "{\"chunks\": 2}",
     "steps[0].arguments[4]: chunk list index 2 is out of range (2 chunk "
     "lists)"},
    {"ArgumentBuffer", cudaPlan, "{\"buffer\": 5}", "{\"buffer\": 6}",
     "steps[0].arguments[3]: buffer index 6 is out of range (6 buffers)"},
    {"ArgumentScratch", cudaPlan, "{\"scratch\": 8}", "{\"scratch\": 4104}",
     "steps[0].arguments[1]: offset 4104 is out of range (4096 bytes of "
     "scratch)"},
    {"ArgumentAlignment", cudaPlan, "{\"scratch\": 8}", "{\"scratch\": 4}",
     "steps[0].arguments[1]: expected a multiple of 8, got 4"},
    {"ArgumentConstant", cudaPlan, "{\"constant\": 24}", "{\"constant\": 32}",
     "steps[0].arguments[2]: offset 32 is out of range (24 bytes of "
     "constants)"},
};

INSTANTIATE_TEST_SUITE_P(All, PlanRejections, testing::ValuesIn(rejections),
                         [](const testing::TestParamInfo<Rejection> &info) {
                           return std::string(info.param.name);
                         });

TEST(Plan, TooManyHostArguments) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.steps[0].arguments.resize(65, {Plan::ArgumentKind::Buffer, 0});
  EXPECT_EQ(getMessage(plan.verify()),
            "steps[0].arguments: expected at most 64, got 65");
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
  EXPECT_EQ(getMessage(parsePlan("[]")), "plan.json: expected an object");
  EXPECT_NE(getMessage(parsePlan("")), "");
  EXPECT_NE(getMessage(parsePlan("{")), "");
  std::string deep(1000000, '[');
  EXPECT_EQ(getMessage(parsePlan(deep)),
            "plan.json: expected at most 64 nested values");
}
