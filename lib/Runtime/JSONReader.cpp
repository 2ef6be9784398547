//===- JSONReader.cpp - Strict reading of JSON ----------------------------===//
//
// A cursor over llvm::json that collects the first error.
//
//===----------------------------------------------------------------------===//

#include "JSONReader.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

constexpr unsigned maxNesting = 64;

/// Returns whether brackets are nested more deeply than the limit.
static bool isTooDeep(StringRef text) {
  unsigned depth = 0;
  bool inString = false;
  for (size_t i = 0; i != text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\' && i + 1 != text.size())
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{')) {
      if (++depth > maxNesting)
        return true;
    } else if (!inString && (c == ']' || c == '}') && depth != 0)
      --depth;
  }
  return false;
}

Expected<json::Value> stepfold::runtime::parseJSON(StringRef text,
                                                   StringRef fileName) {
  if (isTooDeep(text))
    return createStringError(formatv("{0}: expected at most {1} nested values",
                                     fileName, maxNesting));
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return createStringError(
        formatv("{0}: {1}", fileName, toString(value.takeError())));
  return value;
}

void JSONErrors::add(StringRef path, const Twine &message) {
  if (!first.empty())
    return;
  first = fileName + ": ";
  if (!path.empty())
    first += path.str() + ": ";
  first += message.str();
}

Error JSONErrors::take() const {
  if (first.empty())
    return Error::success();
  return createStringError(first);
}

void JSONNode::fail(const Twine &message) const { errors->add(path, message); }

const json::Object *JSONNode::getObject() const {
  if (!value)
    return nullptr;
  const json::Object *object = value->getAsObject();
  if (!object)
    fail("expected an object");
  return object;
}

const json::Array *JSONNode::getArray() const {
  if (!value)
    return nullptr;
  const json::Array *array = value->getAsArray();
  if (!array)
    fail("expected an array");
  return array;
}

JSONNode JSONNode::getChild(const json::Value *child, StringRef key) const {
  return JSONNode(*errors, child,
                  path.empty() ? key.str() : path + "." + key.str());
}

void JSONNode::expectKeys(ArrayRef<StringRef> keys) const {
  const json::Object *object = getObject();
  if (!object)
    return;
  for (const auto &[key, child] : *object)
    if (!is_contained(keys, StringRef(key)))
      fail("unknown key '" + StringRef(key) + "'");
}

JSONNode JSONNode::find(StringRef key) const {
  const json::Object *object = getObject();
  return getChild(object ? object->get(key) : nullptr, key);
}

JSONNode JSONNode::get(StringRef key) const {
  JSONNode child = find(key);
  if (!child && value)
    fail("expected a key '" + key + "'");
  return child;
}

void JSONNode::forEachElement(function_ref<void(JSONNode)> callback) const {
  const json::Array *array = getArray();
  if (!array)
    return;
  for (size_t i = 0; i != array->size(); ++i)
    callback(JSONNode(*errors, &(*array)[i], formatv("{0}[{1}]", path, i)));
}

void JSONNode::forEachMember(
    function_ref<void(StringRef, JSONNode)> callback) const {
  const json::Object *object = getObject();
  if (!object)
    return;
  for (const auto &[key, child] : *object)
    callback(key, getChild(&child, key));
}

size_t JSONNode::getArraySize() const {
  const json::Array *array = getArray();
  return array ? array->size() : 0;
}

StringRef JSONNode::getString() const {
  if (!value)
    return "";
  std::optional<StringRef> string = value->getAsString();
  if (!string)
    fail("expected a string");
  return string.value_or("");
}

uint64_t JSONNode::getInteger(uint64_t max) const {
  if (!value)
    return 0;
  std::optional<uint64_t> integer = value->getAsUINT64();
  if (integer && *integer <= max)
    return *integer;
  fail(formatv("expected an integer from 0 to {0}", max).str());
  return 0;
}

bool JSONNode::getBoolean() const {
  if (!value)
    return false;
  if (std::optional<bool> boolean = value->getAsBoolean())
    return *boolean;
  fail("expected true or false");
  return false;
}
