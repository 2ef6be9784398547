//===- TestSupport.cpp - Shared code of tests of the runtime --------------===//
//
// Temporary folders and small plans.
//
//===----------------------------------------------------------------------===//

#include "TestSupport.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

TemporaryFolder::TemporaryFolder() {
  SmallString<128> folder;
  if (sys::fs::createUniqueDirectory("stepfold-test", folder))
    report_fatal_error("cannot create a temporary folder");
  path = std::string(folder);
}

TemporaryFolder::~TemporaryFolder() { sys::fs::remove_directories(path); }

std::string TemporaryFolder::getFile(StringRef name) const {
  SmallString<128> file(path);
  sys::path::append(file, name);
  return std::string(file);
}

void TemporaryFolder::write(StringRef name, StringRef contents) const {
  std::error_code code;
  raw_fd_ostream os(getFile(name), code);
  os << contents;
}

std::string TemporaryFolder::list() const {
  std::error_code code;
  std::vector<std::string> names;
  for (sys::fs::directory_iterator i(path, code), end; i != end && !code;
       i.increment(code))
    names.push_back(sys::path::filename(i->path()).str());
  llvm::sort(names);
  return join(names, " ");
}

std::string stepfold::runtime::test::readContents(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

std::string stepfold::runtime::test::getMessage(Error error) {
  return error ? toString(std::move(error)) : "";
}

Plan::Buffer stepfold::runtime::test::makeBuffer(StringRef name, Role role,
                                                 std::vector<int64_t> shape,
                                                 DType dtype) {
  Plan::Buffer buffer;
  buffer.name = name.str();
  buffer.role = role;
  buffer.dtype = dtype;
  buffer.shape = std::move(shape);
  buffer.access = role == Role::State ? Access::ReadWrite : Access::Read;
  return buffer;
}

uint32_t stepfold::runtime::test::addMatrix(Plan &plan, int64_t rows,
                                            int64_t columns) {
  plan.buffers.push_back(makeBuffer("m" + std::to_string(plan.buffers.size()),
                                    Role::State, {rows, columns}, DType::BF16));
  return plan.buffers.size() - 1;
}

Plan stepfold::runtime::test::makeAxpyPlan(Plan::TargetKind target,
                                           std::vector<int64_t> sizes) {
  Plan plan;
  plan.compiler = "test";
  plan.target.kind = target;
  if (target == Plan::TargetKind::CUDA) {
    plan.target.arch = "sm_80";
    plan.code.ptx.name = "stage.ptx";
  } else {
    plan.target.triple = "x86_64-pc-linux-gnu";
    plan.code.object.name = "stage.o";
  }
  Plan::Table table;
  table.streams.resize(2);
  Plan::ChunkList chunks;
  chunks.elements = 64;
  for (const auto &[i, size] : enumerate(sizes)) {
    std::string name = "p" + std::to_string(i);
    plan.buffers.push_back(makeBuffer(name, Role::State, {size}));
    plan.buffers.push_back(makeBuffer(name, Role::Gradient, {size}));
    table.streams[0].push_back(2 * i);
    table.streams[1].push_back(2 * i + 1);
  }
  uint64_t lr = plan.buffers.size();
  plan.buffers.push_back(makeBuffer("lr", Role::State, {}));
  plan.buffers.back().access = Access::Read;
  plan.buffers.back().initial.kind = InitialKind::Splat;
  plan.buffers.back().initial.bits = 0x3f000000;
  chunks.buffers = table.streams[0];
  plan.tables.push_back(std::move(table));
  plan.chunkLists.push_back(std::move(chunks));
  Plan::Kernel kernel;
  kernel.name = "axpy";
  if (target == Plan::TargetKind::CUDA)
    kernel.block = {32, 1, 1};
  uint32_t numParameters = sizes.size();
  Plan::ChunkListType list;
  list.elements = 64;
  list.numBuffers = numParameters;
  list.numWhole = countChunks(plan, plan.chunkLists[0]).whole;
  kernel.arguments = {
      list,
      Plan::TableType{numParameters,
                      std::nullopt,
                      {{DType::F32, /*isWritten=*/true}, {DType::F32}}},
      Plan::BufferType{DType::F32, /*numElements=*/1, /*isWritten=*/false}};
  plan.kernels.push_back(std::move(kernel));
  Plan::Launch step;
  step.arguments = {{Plan::ArgumentKind::Chunks, 0},
                    {Plan::ArgumentKind::Table, 0},
                    {Plan::ArgumentKind::Buffer, lr}};
  plan.steps.push_back(std::move(step));
  return plan;
}

void stepfold::runtime::test::writePlan(const TemporaryFolder &folder,
                                        Plan plan) {
  for (Plan::File *file : {&plan.code.ptx, &plan.code.cubin, &plan.code.object,
                           &plan.constants.file})
    file->digest =
        getDigest(StringRef(readContents(folder.getFile(file->name))));
  folder.write("plan.json", print(plan));
}

static const char *const axpySource = R"(
#include <stdint.h>
struct chunk {
  uint64_t begin;
  uint32_t length, parameter;
};
/* Chunks; a row of states and one of gradients; the rate. */
static void axpy(int64_t begin, int64_t end, const void *const *arguments) {
  const struct chunk *chunks = arguments[0];
  float *const (*table)[NUM_PARAMETERS] = (void *)arguments[1];
  const float *lr = arguments[2];
  for (int64_t block = begin; block != end; ++block) {
    const struct chunk *chunk = &chunks[block];
    float *state = table[0][chunk->parameter] + chunk->begin;
    const float *gradient = table[1][chunk->parameter] + chunk->begin;
    for (uint32_t i = 0; i != chunk->length; ++i)
      state[i] ASSIGNMENT *lr * gradient[i];
  }
}
struct kernel {
  const char *name, *signature;
  void (*function)(int64_t, int64_t, const void *const *);
};
static const struct kernel kernels[] = {{"axpy", SIGNATURE, axpy}};
const struct {
  uint64_t num_kernels;
  const struct kernel *kernels;
} stepfold_kernels = {1, kernels};
)";

void stepfold::runtime::test::writeAxpyObject(const TemporaryFolder &folder,
                                              const Plan &plan,
                                              StringRef assignment) {
  folder.write("stage.c", formatv("#define NUM_PARAMETERS {0}\n"
                                  "#define ASSIGNMENT {1}\n"
                                  "#define SIGNATURE \"{2}\"\n{3}",
                                  plan.tables[0].streams[0].size(), assignment,
                                  getSignature(plan.kernels[0]), axpySource)
                              .str());
  std::string source = folder.getFile("stage.c");
  std::string object = folder.getFile("stage.o");
  EXPECT_EQ(sys::ExecuteAndWait(STEPFOLD_TEST_CC,
                                {STEPFOLD_TEST_CC, "-c", "-fPIC", "-O1",
                                 "-ffp-contract=off", "-o", object, source}),
            0);
}

std::string stepfold::runtime::test::print(const Plan &plan) {
  std::string text;
  raw_string_ostream os(text);
  runtime::writePlan(os, plan);
  return text;
}
