//===- CudaAlgorithmCacheTest.cpp - Tests of choices on disk --------------===//

#include "../../TestSupport.h"

#include "Runtime/Cuda/CudaAlgorithmCache.h"

#include "llvm/Support/FileSystem.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

using namespace llvm;
using namespace stepfold::runtime;

namespace {

/// A test whose environment names a folder of its own.
class CudaAlgorithmCacheTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("stepfold-cache", folder));
    for (const char *name : names) {
      const char *value = getenv(name);
      saved.push_back(value ? std::optional<std::string>(value) : std::nullopt);
      unsetenv(name);
    }
  }
  void TearDown() override {
    for (auto [name, value] : zip_equal(names, saved))
      if (value)
        setenv(name, value->c_str(), /*replace=*/1);
      else
        unsetenv(name);
    sys::fs::remove_directories(folder);
  }
  void set(const char *name, const Twine &value) {
    setenv(name, value.str().c_str(), /*replace=*/1);
  }

  static constexpr std::array<const char *, 3> names = {
      "STEPFOLD_CACHE", "XDG_CACHE_HOME", "HOME"};
  std::vector<std::optional<std::string>> saved;
  SmallString<128> folder;
};

} // namespace

TEST_F(CudaAlgorithmCacheTest, KeepsChoicesByProductAndEnvironment) {
  set("STEPFOLD_CACHE", folder + "/new");
  CudaAlgorithmCache first("H200, 13");
  EXPECT_EQ(first.find("a"), std::nullopt);
  first.store("a", "name of a");
  first.store("b", "name of b");
  first.store("b", "another name");
  CudaAlgorithmCache again("H200, 13"), other("H200, 14");
  EXPECT_EQ(again.find("a"), "name of a");
  EXPECT_EQ(again.find("b"), "another name");
  EXPECT_EQ(again.find("c"), std::nullopt);
  EXPECT_EQ(other.find("a"), std::nullopt);
}

TEST_F(CudaAlgorithmCacheTest, IsInTheFirstFolderThatIsDefined) {
  auto hasFiles = [&](const char *path) {
    std::error_code error;
    return sys::fs::directory_iterator(folder + path, error) !=
           sys::fs::directory_iterator();
  };
  CudaAlgorithmCache("").store("a", "b"); // Nowhere.
  set("HOME", folder);
  CudaAlgorithmCache("").store("a", "b");
  EXPECT_TRUE(hasFiles("/.cache/stepfold/products"));
  set("XDG_CACHE_HOME", folder + "/xdg");
  EXPECT_EQ(CudaAlgorithmCache("").find("a"), std::nullopt);
  CudaAlgorithmCache("").store("a", "b");
  EXPECT_TRUE(hasFiles("/xdg/stepfold/products"));
  set("STEPFOLD_CACHE", folder + "/own");
  CudaAlgorithmCache("").store("a", "b");
  EXPECT_TRUE(hasFiles("/own/products"));
  set("STEPFOLD_CACHE", "");
  EXPECT_EQ(CudaAlgorithmCache("").find("a"), std::nullopt);
}

TEST_F(CudaAlgorithmCacheTest, IsEmptyWhereItCannotBeUsed) {
  set("STEPFOLD_CACHE", folder);
  std::ofstream((folder + "/products").str()) << "no folder";
  CudaAlgorithmCache cache("");
  cache.store("a", "b");
  EXPECT_EQ(cache.find("a"), std::nullopt);
}
