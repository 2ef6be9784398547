//===- SafeTensors.cpp - Reads and writes safetensors files ---------------===//
//
// A strict reader and an atomic writer of the checkpoint format.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/SafeTensors.h"

#include "stepfold/Support/JSONReader.h"
#include "stepfold/Support/OutputFiles.h"
#include "stepfold/Support/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

static constexpr StringLiteral metadataKey = "__metadata__";
/// The limit that the format's own reader sets.
static constexpr uint64_t maxHeaderSize = 100000000;

/// The format's names, in the order of the enumeration.
static constexpr StringLiteral typeNames[numDTypes] = {
    "F16", "BF16", "F32", "F64", "BOOL", "I8", "I32", "I64"};

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// A tensor of the header, before its elements are known to exist.
struct HeaderEntry {
  SavedTensor tensor;
  uint64_t begin = 0;
  uint64_t end = 0;
};
} // namespace

static constexpr uint64_t maxInt64 = std::numeric_limits<int64_t>::max();

static DType readDType(JSONNode node) {
  StringRef name = node.getString();
  for (unsigned i = 0; i != numDTypes; ++i)
    if (typeNames[i] == name)
      return static_cast<DType>(i);
  node.fail("unsupported dtype " + quote(name));
  return DType::F32;
}

/// Returns the size in bytes that dtype and shape imply.
static std::optional<uint64_t> getImpliedSize(const SavedTensor &tensor) {
  std::optional<uint64_t> bytes = getSize(tensor.dtype);
  for (int64_t size : tensor.shape)
    if (bytes)
      bytes = checkedMulUnsigned(*bytes, uint64_t(size));
  return bytes;
}

static HeaderEntry readEntry(StringRef name, JSONNode node) {
  HeaderEntry entry;
  entry.tensor.name = name.str();
  node.expectKeys({"dtype", "shape", "data_offsets"});
  entry.tensor.dtype = readDType(node.get("dtype"));
  node.get("shape").forEachElement([&](JSONNode size) {
    entry.tensor.shape.push_back(size.getInteger(maxInt64));
  });
  JSONNode offsets = node.get("data_offsets");
  SmallVector<uint64_t> values;
  offsets.forEachElement(
      [&](JSONNode value) { values.push_back(value.getInteger(maxInt64)); });
  if (values.size() != 2 || values[0] > values[1]) {
    offsets.fail("expected the begin and the end of the elements");
    return entry;
  }
  entry.begin = values[0];
  entry.end = values[1];
  if (getImpliedSize(entry.tensor) != entry.end - entry.begin)
    offsets.fail("expected as many bytes as dtype and shape imply, got " +
                 Twine(entry.end - entry.begin));
  return entry;
}

static std::vector<HeaderEntry> readHeader(JSONNode root) {
  std::vector<HeaderEntry> entries;
  root.forEachMember([&](StringRef name, JSONNode node) {
    if (name != metadataKey)
      entries.push_back(readEntry(name, node));
    else
      node.forEachMember([](StringRef, JSONNode text) { text.getString(); });
  });
  llvm::sort(entries, [](const HeaderEntry &a, const HeaderEntry &b) {
    return std::tie(a.begin, a.end, a.tensor.name) <
           std::tie(b.begin, b.end, b.tensor.name);
  });
  return entries;
}

/// Cuts the data into the tensors, which must cover it without gap or overlap.
static Error readData(std::vector<HeaderEntry> &entries, StringRef data,
                      StringRef fileName) {
  uint64_t position = 0;
  for (HeaderEntry &entry : entries) {
    if (entry.begin != position)
      return createStringError(
          formatv("{0}: {1}: expected its elements to begin at {2}, got {3}",
                  fileName, quote(entry.tensor.name), position, entry.begin));
    if (entry.end > data.size())
      return createStringError(
          formatv("{0}: {1}: its elements end at {2}, but the file has {3} "
                  "bytes of data",
                  fileName, quote(entry.tensor.name), entry.end, data.size()));
    entry.tensor.bytes.assign(data.begin() + entry.begin,
                              data.begin() + entry.end);
    position = entry.end;
  }
  if (position != data.size())
    return createStringError(formatv("{0}: {1} bytes belong to no tensor",
                                     fileName, data.size() - position));
  return Error::success();
}

Expected<std::vector<SavedTensor>>
stepfold::runtime::parseSafeTensors(StringRef contents, StringRef fileName) {
  if (contents.size() < 8)
    return createStringError(formatv("{0}: expected at least 8 bytes, got {1}",
                                     fileName, contents.size()));
  uint64_t headerSize = support::endian::read64le(contents.data());
  if (headerSize > maxHeaderSize || headerSize > contents.size() - 8)
    return createStringError(
        formatv("{0}: a header of {1} bytes does not fit into a file of {2}",
                fileName, headerSize, contents.size()));
  FirstError errors;
  std::optional<JSONDocument> header =
      JSONDocument::parse(contents.substr(8, headerSize), fileName, errors);
  if (!header)
    return errors.take();
  JSONScope scope = {&*header, &errors, fileName};
  std::vector<HeaderEntry> entries = readHeader(JSONNode(scope));
  if (Error error = errors.take())
    return error;
  if (Error error =
          readData(entries, contents.drop_front(8 + headerSize), fileName))
    return error;
  std::vector<SavedTensor> tensors;
  for (HeaderEntry &entry : entries)
    tensors.push_back(std::move(entry.tensor));
  return tensors;
}

Expected<std::vector<SavedTensor>>
stepfold::runtime::loadSafeTensors(StringRef path) {
  auto buffer = readFile(path);
  if (!buffer)
    return buffer.takeError();
  return parseSafeTensors((*buffer)->getBuffer(), path);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Error verifyTensors(ArrayRef<SavedTensor> tensors) {
  StringSet<> names;
  for (const SavedTensor &tensor : tensors) {
    if (tensor.name == metadataKey || !json::isUTF8(tensor.name))
      return createStringError(
          formatv("a tensor cannot be saved as '{0}'", tensor.name));
    if (!names.insert(tensor.name).second)
      return createStringError(
          formatv("two tensors are called '{0}'", tensor.name));
    if (getImpliedSize(tensor) != tensor.bytes.size())
      return createStringError(
          formatv("'{0}': expected as many bytes as dtype and shape imply, got "
                  "{1}",
                  tensor.name, tensor.bytes.size()));
  }
  return Error::success();
}

/// Returns the header's text, padded so that the elements begin aligned.
static std::string getHeader(ArrayRef<const SavedTensor *> tensors) {
  json::Object header;
  uint64_t position = 0;
  for (const SavedTensor *tensor : tensors) {
    uint64_t end = position + tensor->bytes.size();
    header[tensor->name] =
        json::Object{{"dtype", typeNames[static_cast<unsigned>(tensor->dtype)]},
                     {"shape", json::Array(tensor->shape)},
                     {"data_offsets", json::Array{position, end}}};
    position = end;
  }
  std::string text = formatv("{0}", json::Value(std::move(header)));
  text.resize(alignTo(text.size(), 8), ' ');
  return text;
}

static void write(raw_ostream &os, ArrayRef<const SavedTensor *> tensors) {
  std::string header = getHeader(tensors);
  char size[8];
  support::endian::write64le(size, header.size());
  os.write(size, sizeof(size)) << header;
  for (const SavedTensor *tensor : tensors)
    os.write(reinterpret_cast<const char *>(tensor->bytes.data()),
             tensor->bytes.size());
}

Error stepfold::runtime::saveSafeTensors(StringRef path,
                                         ArrayRef<SavedTensor> tensors) {
  if (Error error = verifyTensors(tensors))
    return error;
  // Wide elements first, so that all are naturally aligned.
  SmallVector<const SavedTensor *> order;
  for (const SavedTensor &tensor : tensors)
    order.push_back(&tensor);
  llvm::stable_sort(order, [](const SavedTensor *a, const SavedTensor *b) {
    return getSize(a->dtype) > getSize(b->dtype);
  });

  return writeFile(path, [&](raw_ostream &os) {
    write(os, order);
    return Error::success();
  });
}
