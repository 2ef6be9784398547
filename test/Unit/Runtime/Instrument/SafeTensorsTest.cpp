//===- SafeTensorsTest.cpp - Tests of checkpoint files --------------------===//
//
// Round trips, the layout of the file, and files that are refused.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/SafeTensors.h"
#include "../../TestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// Returns a file with this header and `dataSize` bytes of elements.
static std::string makeFile(StringRef header, size_t dataSize) {
  uint64_t size = header.size();
  std::string contents(reinterpret_cast<const char *>(&size), 8);
  contents += header;
  return contents + std::string(dataSize, '\1');
}

static std::string getMessage(StringRef header, size_t dataSize) {
  return test::getMessage(parseSafeTensors(makeFile(header, dataSize), "f"));
}

TEST(SafeTensors, RoundTripsEveryType) {
  TemporaryFolder folder;
  std::vector<SavedTensor> tensors;
  for (unsigned i = 0; i != numDTypes; ++i) {
    DType dtype = static_cast<DType>(i);
    tensors.push_back({"t/" + getName(dtype).str() + "\xc3\xa9\"\n",
                       dtype,
                       {3, 1},
                       std::vector<uint8_t>(3 * getSize(dtype), i)});
  }
  tensors.push_back({"empty", DType::F32, {0, 4}, {}});
  tensors.push_back({"scalar", DType::I64, {}, std::vector<uint8_t>(8, 0xff)});
  std::string path = folder.getFile("a.safetensors");
  ASSERT_EQ(test::getMessage(saveSafeTensors(path, tensors)), "");
  EXPECT_EQ(folder.list(), "a.safetensors");

  Expected<std::vector<SavedTensor>> loaded = loadSafeTensors(path);
  ASSERT_EQ(loaded ? "" : toString(loaded.takeError()), "");
  ASSERT_EQ(loaded->size(), tensors.size());
  for (const SavedTensor &expected : tensors) {
    auto found = llvm::find_if(*loaded, [&](const SavedTensor &tensor) {
      return tensor.name == expected.name;
    });
    ASSERT_NE(found, loaded->end()) << expected.name;
    EXPECT_EQ(found->dtype, expected.dtype);
    EXPECT_EQ(found->shape, expected.shape);
    EXPECT_EQ(found->bytes, expected.bytes);
  }
}

TEST(SafeTensors, WritesTheFormat) {
  TemporaryFolder folder;
  std::string path = folder.getFile("a");
  ASSERT_EQ(test::getMessage(saveSafeTensors(
                path, {{"h", DType::BF16, {1}, {1, 2}},
                       {"d", DType::F64, {}, {1, 2, 3, 4, 5, 6, 7, 8}}})),
            "");
  std::string header =
      R"({"d":{"data_offsets":[0,8],"dtype":"F64","shape":[]},)"
      R"("h":{"data_offsets":[8,10],"dtype":"BF16","shape":[1]}})";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  EXPECT_EQ(readContents(path),
            makeFile(header, 0) + std::string("\1\2\3\4\5\6\7\10\1\2"));
}

TEST(SafeTensors, ReadsMetadataAndPadding) {
  Expected<std::vector<SavedTensor>> tensors = parseSafeTensors(
      makeFile(R"({"__metadata__":{"format":"pt"},)"
               R"("b":{"dtype":"BOOL","shape":[2],"data_offsets":[0,2]}}   )",
               2),
      "f");
  ASSERT_EQ(tensors ? "" : toString(tensors.takeError()), "");
  ASSERT_EQ(tensors->size(), 1u);
  EXPECT_EQ((*tensors)[0].dtype, DType::I1);
  EXPECT_EQ((*tensors)[0].bytes, (std::vector<uint8_t>{1, 1}));
}

TEST(SafeTensors, RefusesMalformedFiles) {
  EXPECT_EQ(test::getMessage(parseSafeTensors("1234567", "f")),
            "f: expected at least 8 bytes, got 7");
  EXPECT_EQ(
      test::getMessage(parseSafeTensors(makeFile("{}", 0).substr(0, 9), "f")),
      "f: a header of 2 bytes does not fit into a file of 9");
  EXPECT_EQ(test::getMessage(parseSafeTensors(std::string(16, '\xff'), "f")),
            "f: a header of 18446744073709551615 bytes does not fit into a "
            "file of 16");
  EXPECT_NE(getMessage("{", 0), "");
  EXPECT_EQ(getMessage("[]", 0), "f: expected an object, got an array");
  EXPECT_EQ(getMessage(R"({"__metadata__":{"a":1}})", 0),
            "f: __metadata__.a: expected a string, got a number");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"F8","shape":[],"data_offsets":[0,1]}})", 1),
      "f: a.dtype: unsupported dtype 'F8'");
  EXPECT_EQ(getMessage(R"({"a":{"dtype":"F32","shape":[]}})", 4),
            "f: a: expected a key 'data_offsets'");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"I8","shape":[],"data_offsets":[1,0]}})", 1),
      "f: a.data_offsets: expected the begin and the end of the elements");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})",
                 4),
      "f: a.data_offsets: expected as many bytes as dtype and shape imply, got "
      "4");
  EXPECT_EQ(
      getMessage(
          R"({"a":{"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,0]}})",
          0),
      "f: a.data_offsets: expected as many bytes as dtype and shape imply, got "
      "0");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"I8","shape":[3],"data_offsets":[0,3]}})", 2),
      "f: 'a': its elements end at 3, but the file has 2 bytes of data");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"I8","shape":[3],"data_offsets":[0,3]}})", 4),
      "f: 1 bytes belong to no tensor");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"I8","shape":[1],"data_offsets":[1,2]}})", 2),
      "f: 'a': expected its elements to begin at 0, got 1");
  EXPECT_EQ(
      getMessage(R"({"a":{"dtype":"I8","shape":[2],"data_offsets":[0,2]},)"
                 R"("b":{"dtype":"I8","shape":[2],"data_offsets":[1,3]}})",
                 3),
      "f: 'b': expected its elements to begin at 2, got 1");
}

TEST(SafeTensors, RefusesTensorsThatCannotBeSaved) {
  TemporaryFolder folder;
  std::string path = folder.getFile("a");
  SavedTensor good{"a", DType::I8, {1}, {0}};
  EXPECT_EQ(test::getMessage(saveSafeTensors(path, {good, good})),
            "two tensors are called 'a'");
  EXPECT_EQ(test::getMessage(
                saveSafeTensors(path, {{"__metadata__", DType::I8, {0}, {}}})),
            "a tensor cannot be saved as '__metadata__'");
  EXPECT_EQ(
      test::getMessage(saveSafeTensors(path, {{"a", DType::I8, {2}, {0}}})),
      "'a': expected as many bytes as dtype and shape imply, got 1");
  EXPECT_EQ(folder.list(), "");
  EXPECT_NE(test::getMessage(saveSafeTensors(folder.getFile("no/a"), {good})),
            "");
}

TEST(SafeTensors, ReplacesAFile) {
  TemporaryFolder folder;
  folder.write("a", "old");
  std::string path = folder.getFile("a");
  ASSERT_EQ(test::getMessage(saveSafeTensors(path, {})), "");
  Expected<std::vector<SavedTensor>> tensors = loadSafeTensors(path);
  ASSERT_EQ(tensors ? "" : toString(tensors.takeError()), "");
  EXPECT_TRUE(tensors->empty());
  EXPECT_EQ(folder.list(), "a");
}
