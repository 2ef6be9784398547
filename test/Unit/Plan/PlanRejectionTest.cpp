//===- PlanRejectionTest.cpp - One broken plan for each rule --------------===//

#include "PlanTexts.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

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
    {"CodeOfOtherTarget", hostPlan, "\"object\"", "\"ptx\"",
     "code: unknown key 'ptx'"},
    {"CodeInOtherFolder", cudaPlan, "stage.ptx", "../stage.ptx",
     "code.ptx.file: expected the name of a file in the plan's folder, got "
     "'../stage.ptx'"},
    {"EmptyObject", hostPlan, "stage.o", "",
     "code.object.file: expected a file name"},
    {"EmptyCubin", cudaPlan, "stage.cubin", "",
     "code.cubin.file: expected a file name"},
    {"MissingDigest", hostPlan, ", \"sha256\": \"" DIGEST "\"", "",
     "code.object: expected a key 'sha256'"},
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
     "buffers[1].initial: expected no initial value: only state has one"},
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
     "kernels[0].arguments[1]: expected one of table, adjacent, chunks, "
     "scratch, constant, buffer"},
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
    {"StreamBlock", cudaPlan, "\"dtype\": \"f16\", \"written\": true",
     "\"dtype\": \"f16\", \"written\": true, \"block\": 0",
     "kernels[0].arguments[0].table.streams[0].block: expected at least 1, got "
     "0"},
    // Steps.
    {"Kernel", hostPlan, "{\"kernel\": \"k\"", "{\"kernel\": \"abort\"",
     "steps[0].kernel: there is no kernel 'abort'"},
    {"GridOfStep", cudaPlan, "{\"kernel\": \"k\",",
     "{\"kernel\": \"k\", \"grid\": [3, 1, 1],",
     "steps[0]: unknown key 'grid'"},
    {"DependentLaunch", cudaPlan, "\"dependent_launch\": true",
     "\"dependent_launch\": 1",
     "steps[1].dependent_launch: expected a boolean, got a number"},
    {"DependentHost", hostPlan, "{\"kernel\": \"k\",",
     "{\"kernel\": \"k\", \"dependent_launch\": true,",
     "steps[0]: unknown key 'dependent_launch'"},
    {"ArgumentKind", cudaPlan, "{\"table\": 0}", "{\"value\": 0}",
     "steps[0].arguments[0]: expected one of table, adjacent, chunks, "
     "scratch, constant, buffer"},
    {"ArgumentOfTwoKinds", cudaPlan, "{\"table\": 0}",
     "{\"table\": 0, \"buffer\": 0}",
     "steps[0].arguments[0]: unknown key 'buffer'"},
    // Arguments of a step, compared with those that its kernel was compiled
    // for.
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
    {"AdjacentKey", cudaPlan, "{\"adjacent\": {\"buffers\": 2,",
     "{\"adjacent\": {\"buffers\": 2, \"elements\": 1,",
     "kernels[1].arguments[2].adjacent: unknown key 'elements'"},
    {"AdjacentIndex", cudaPlan, "{\"adjacent\": 1}", "{\"adjacent\": 2}",
     "steps[1].arguments[2]: table index 2 is out of range (2 tables)"},
    {"AdjacentOfTable", cudaPlan, "{\"adjacent\": 1}", "{\"table\": 1}",
     "steps[1].arguments[2]: expected a table of adjacent buffers, as 'l' "
     "takes, got a table"},
    {"AdjacentStreams", cudaPlan, "{\"adjacent\": 1}", "{\"adjacent\": 0}",
     "tables[0].streams: expected 1, as 'l' takes, got 3"},
    {"AdjacentSize", cudaPlan, "{\"adjacent\": {\"buffers\": 2",
     "{\"adjacent\": {\"buffers\": 3",
     "tables[1].streams[0]: expected 3 buffers, as 'l' takes, got 2"},
    {"AdjacentType", cudaPlan,
     "{\"adjacent\": {\"buffers\": 2, \"dtype\": \"f32\"",
     "{\"adjacent\": {\"buffers\": 2, \"dtype\": \"f64\"",
     "tables[1].streams[0][0]: expected a buffer of f64, as 'l' takes, got "
     "f32"},
    {"AdjacentThatIsRead", cudaPlan,
     "{\"adjacent\": {\"buffers\": 2, \"dtype\": \"f32\", \"written\": false",
     "{\"adjacent\": {\"buffers\": 2, \"dtype\": \"f32\", \"written\": true",
     "tables[1].streams[0][0]: 'l' writes buffers[3], whose access is read"},
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
