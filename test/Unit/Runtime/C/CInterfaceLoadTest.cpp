//===- CInterfaceLoadTest.cpp - Tests of loading a plan from outside ------===//
//
// A folder is loaded as a whole, and is the one that was written.
//
//===----------------------------------------------------------------------===//

#include "CInterfaceTestSupport.h"

#include <cstdio>
#include <unistd.h>
#include <utility>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

TEST_F(CInterfaceTest, ReportsWhatCannotBeLoaded) {
  std::string path = folder.getPath();
  EXPECT_FAILURE(stepfoldPlanLoad((path + "/none").c_str(), nullptr, &handle),
                 STEPFOLD_LOAD_FAILED,
                 "cannot read '" + path +
                     "/none/plan.json': No such file or directory");
  StepfoldPlanOptions options = {};
  EXPECT_FAILURE(stepfoldPlanLoad(path.c_str(), &options, &handle),
                 STEPFOLD_INVALID_ARGUMENT,
                 "threads: expected 1 to 1024, got 0");

  std::string text = print(plan);
  std::string stated = "\"version\": " + std::to_string(Plan::version);
  size_t version = text.find(stated);
  ASSERT_NE(version, std::string::npos);
  text.replace(version, stated.size(), "\"version\": 1");
  folder.write("plan.json", text);
  EXPECT_EQ(stepfoldPlanLoad(path.c_str(), nullptr, &handle),
            STEPFOLD_LOAD_FAILED);
  EXPECT_NE(StringRef(stepfoldGetLastError()).find("version"), StringRef::npos)
      << stepfoldGetLastError();

  plan.code.object.name = "none.o";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_EQ(std::string(stepfoldGetLastError()),
            "cannot read '" + path + "/none.o': No such file or directory");
  plan.code.object.name = "stage.c";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(StringRef(stepfoldGetLastError())
                  .starts_with("cannot load '" + path + "/stage.c': "))
      << stepfoldGetLastError();
  EXPECT_EQ(handle, nullptr);
}

/// A seal says which plan a folder has, and no more.
TEST_F(CInterfaceTest, ReadsSeals) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  std::string path = folder.getPath();
  char first[STEPFOLD_SEAL_SIZE], second[STEPFOLD_SEAL_SIZE];
  ASSERT_EQ(stepfoldReadSeal(path.c_str(), first), STEPFOLD_OK)
      << stepfoldGetLastError();
  std::string text = readContents(folder.getFile("plan.json"));
  EXPECT_EQ(StringRef(first).size(), 64u);
  EXPECT_NE(text.find("\"sha256\": \"" + std::string(first) + "\""),
            std::string::npos);
  folder.write("plan.json", text + " ");
  ASSERT_EQ(stepfoldReadSeal(path.c_str(), second), STEPFOLD_OK);
  EXPECT_EQ(StringRef(first), StringRef(second));
  plan.buffers.front().name = "other";
  writePlan(folder, plan);
  ASSERT_EQ(stepfoldReadSeal(path.c_str(), second), STEPFOLD_OK);
  EXPECT_NE(StringRef(first), StringRef(second));

  for (const std::string &other : {text.substr(2), text.substr(0, 100)}) {
    folder.write("plan.json", other);
    EXPECT_FAILURE(stepfoldReadSeal(path.c_str(), second), STEPFOLD_LOAD_FAILED,
                   "'" + folder.getFile("plan.json") +
                       "' is not a plan of this version");
  }
  std::string none = path + "/none";
  EXPECT_FAILURE(stepfoldReadSeal(none.c_str(), second), STEPFOLD_NOT_FOUND,
                 "'" + none + "' has no plan");
  EXPECT_FAILURE(stepfoldReadSeal(nullptr, second), STEPFOLD_INVALID_ARGUMENT,
                 "folder: expected a value, got a null pointer");
  EXPECT_FAILURE(stepfoldReadSeal(path.c_str(), nullptr),
                 STEPFOLD_INVALID_ARGUMENT,
                 "seal: expected a value, got a null pointer");
}

/// Files without an end are not read.
TEST_F(CInterfaceTest, ReadsRegularFilesAlone) {
  folder.write("constants.bin", "12345678");
  plan.constants = {{"constants.bin", ""}, 8};
  writePlan(folder, plan);
  for (const char *name : {"constants.bin", "stage.o"}) {
    std::string file = folder.getFile(name);
    std::remove(file.c_str());
    ASSERT_EQ(symlink("/dev/zero", file.c_str()), 0);
    EXPECT_FAILURE(stepfoldPlanLoad(folder.getPath().c_str(), nullptr, &handle),
                   STEPFOLD_LOAD_FAILED,
                   "cannot read '" + file + "': not a regular file");
  }
}

/// Every file of a plan is the one that it was written with.
TEST_F(CInterfaceTest, RefusesFilesOfAnotherPlan) {
  folder.write("constants.bin", "12345678");
  plan.constants = {{"constants.bin", ""}, 8};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  stepfoldPlanDestroy(std::exchange(handle, nullptr));
  for (const char *name : {"constants.bin", "stage.o"}) {
    std::string file = folder.getFile(name), contents = readContents(file);
    std::string changed = contents;
    changed.back() ^= 1;
    for (const std::string &other : {changed, contents.substr(1)}) {
      folder.write(name, other);
      EXPECT_FAILURE(
          stepfoldPlanLoad(folder.getPath().c_str(), nullptr, &handle),
          STEPFOLD_LOAD_FAILED,
          "'" + file +
              "' is not the file that plan.json was written with: its SHA-256 "
              "differs");
    }
    folder.write(name, contents);
  }
}

/// An edit of plan.json shows, even where what it says is possible.
TEST_F(CInterfaceTest, RefusesAnEditedPlan) {
  writePlan(folder, plan);
  std::string text = readContents(folder.getFile("plan.json"));
  size_t position = text.find("0x3f000000");
  ASSERT_NE(position, std::string::npos);
  text[position + 3] = 'e';
  folder.write("plan.json", text);
  EXPECT_FAILURE(stepfoldPlanLoad(folder.getPath().c_str(), nullptr, &handle),
                 STEPFOLD_LOAD_FAILED,
                 folder.getFile("plan.json") +
                     ": not as the compiler wrote it: its SHA-256 differs");
}

/// A plan that is written and loaded again has its new code, whether or not the
/// old one is still there; and that goes on with its own.
TEST_F(CInterfaceTest, LoadsCodeThatWasReplaced) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  StepfoldPlan *old = std::exchange(handle, nullptr);

  TemporaryFolder other;
  writeAxpyObject(other, plan, "+=");
  // To the same inode.
  folder.write("stage.o", readContents(other.getFile("stage.o")));
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindAll();
  EXPECT_EQ(stepfoldPlanStep(handle, nullptr), STEPFOLD_OK);
  EXPECT_EQ(p0, std::vector<float>(70, 4));
  EXPECT_EQ(stepfoldPlanStep(old, nullptr), STEPFOLD_OK);
  EXPECT_EQ(p0, std::vector<float>(70, 3));
  stepfoldPlanDestroy(old);
}

/// Without a driver, that is the culprit; with one, the missing code.
TEST_F(CInterfaceTest, ReportsAPlanForADevice) {
  plan = makeAxpyPlan(Plan::TargetKind::CUDA, {1});
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  StringRef message = stepfoldGetLastError();
  EXPECT_TRUE(message.contains("libcuda") || message.contains("stage.ptx") ||
              message.contains("device"))
      << message.str();
}
