//===- CodeCacheTest.cpp - Tests of compiled code on disk -----------------===//

#include "Cuda/CodeCache.h"
#include "CudaTestSupport.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
class CodeCacheTest : public CudaTest {
protected:
  /// Loads the plan; returns how often the driver compiled.
  unsigned countCompilations(const StepfoldPlanOptions *options = nullptr) {
    driver.calls.clear();
    EXPECT_EQ(load(options), STEPFOLD_OK) << stepfoldGetLastError();
    destroy();
    return driver.calls["cuLinkComplete"];
  }
  /// The files in the cache.
  std::vector<std::string> getFiles() {
    std::vector<std::string> files;
    std::error_code code;
    for (sys::fs::directory_iterator i(folder.getFile("cache"), code), end;
         i != end && !code; i.increment(code))
      files.push_back(i->path());
    return files;
  }
};
} // namespace

TEST_F(CodeCacheTest, KeepsWhatWasCompiled) {
  EXPECT_EQ(countCompilations(), 1u);
  ASSERT_EQ(getFiles().size(), 1u);
  EXPECT_TRUE(StringRef(getFiles()[0]).ends_with(".cubin"));
  EXPECT_EQ(countCompilations(), 0u);
}

TEST_F(CodeCacheTest, KnowsWhatCodeDependsOn) {
  EXPECT_EQ(countCompilations(), 1u);
  folder.write("stage.ptx", ".version 8.0\n// other\n.entry axpy(.param .u64 "
                            "chunks, .param .u64 table, .param .u64 lr) {}\n");
  EXPECT_EQ(countCompilations(), 1u);
  plan.compiler = "another";
  EXPECT_EQ(countCompilations(), 1u);
  driver.minor = 1;
  EXPECT_EQ(countCompilations(), 1u);
  EXPECT_EQ(getFiles().size(), 4u);
  EXPECT_EQ(countCompilations(), 0u);
  // The driver's version, which the runtime asks for once.
  EXPECT_NE(CodeCache::getKey({"ptx", "13000"}),
            CodeCache::getKey({"ptx", "13010"}));
  EXPECT_NE(CodeCache::getKey({"ab", "c"}), CodeCache::getKey({"a", "bc"}));
}

TEST_F(CodeCacheTest, CompilesAgainWhatIsBroken) {
  EXPECT_EQ(countCompilations(), 1u);
  std::string file = getFiles()[0], good = readContents(file);
  std::string name = "cache/" + sys::path::filename(file).str();
  std::string changed = good;
  changed.back() ^= 1;
  for (const std::string &contents :
       {changed, good.substr(0, 40), good.substr(0, 10), std::string()}) {
    folder.write(name, contents);
    EXPECT_EQ(countCompilations(), 1u);
    EXPECT_EQ(readContents(file), good);
  }
  // Code that is what was written, but that the driver does not take.
  CodeCache(folder.getFile("cache"))
      .write(sys::path::stem(file), "code of another driver");
  EXPECT_EQ(countCompilations(), 1u);
  EXPECT_EQ(readContents(file), good);
  EXPECT_EQ(getFiles().size(), 1u) << "temporary files are left";
}

TEST_F(CodeCacheTest, DoesWithout) {
  // A file where the folder should be.
  folder.write("file", "");
  setenv("STEPFOLD_CACHE", folder.getFile("file").c_str(), 1);
  EXPECT_EQ(countCompilations(), 1u);
  EXPECT_EQ(countCompilations(), 1u);
}

TEST_F(CodeCacheTest, IsSwitchedOff) {
  StepfoldPlanOptions options = {};
  options.threads = 1;
  options.disableCodeCache = 1;
  EXPECT_EQ(countCompilations(&options), 1u);
  EXPECT_TRUE(getFiles().empty());
  setenv("STEPFOLD_CACHE", "", 1);
  EXPECT_EQ(CodeCache::findFolder(), std::nullopt);
  EXPECT_EQ(countCompilations(), 1u);
  EXPECT_TRUE(getFiles().empty());
}

TEST_F(CodeCacheTest, FindsItsFolder) {
  EXPECT_EQ(CodeCache::findFolder(), folder.getFile("cache"));
  unsetenv("STEPFOLD_CACHE");
  setenv("XDG_CACHE_HOME", "/caches", 1);
  EXPECT_EQ(CodeCache::findFolder(), "/caches/stepfold");
  unsetenv("XDG_CACHE_HOME");
  setenv("HOME", "/home/somebody", 1);
  EXPECT_EQ(CodeCache::findFolder(), "/home/somebody/.cache/stepfold");
}

TEST_F(CodeCacheTest, IsNotUsedForMachineCode) {
  plan.code.cubin.name = "stage.cubin";
  plan.target.arch = "sm_90";
  folder.write("stage.cubin", "machine code of .entry axpy(.param, .param)");
  EXPECT_EQ(countCompilations(), 0u);
  EXPECT_TRUE(getFiles().empty());
  folder.write("stage.cubin", "broken");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("stage.cubin' on Fake GPU (sm_90, driver for CUDA 13.0)"));
}
