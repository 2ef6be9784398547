//===- JSONNode.cpp - Values of a JSON document ---------------------------===//
//
// Finds values in the entries of a document, and reads them from its text.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Support/JSONReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstdlib>

using namespace llvm;
using namespace stepfold::runtime;

StringRef JSONNode::getText() const {
  return *this ? scope->document->getText(entry) : "";
}

JSONNode::Kind JSONNode::getKind() const {
  switch (getText().front()) {
  case 'n':
    return Kind::Null;
  case 't':
  case 'f':
    return Kind::Boolean;
  case '"':
    return Kind::String;
  case '[':
    return Kind::Array;
  case '{':
    return Kind::Object;
  default:
    return Kind::Number;
  }
}

static StringRef describe(JSONNode::Kind kind) {
  switch (kind) {
  case JSONNode::Kind::Null:
    return "null";
  case JSONNode::Kind::Boolean:
    return "a boolean";
  case JSONNode::Kind::Number:
    return "a number";
  case JSONNode::Kind::String:
    return "a string";
  case JSONNode::Kind::Array:
    return "an array";
  case JSONNode::Kind::Object:
    return "an object";
  }
  llvm_unreachable("unknown kind of JSON value");
}

/// A key as a part of a path.
static std::string getName(StringRef key) {
  std::string quoted = quote(key);
  return "." + quoted.substr(1, quoted.size() - 2);
}

std::string JSONNode::getPlace() const {
  std::string path;
  for (JSONNode at(*scope); at.entry != entry;) {
    bool isObject = at.is(Kind::Object);
    uint32_t child = at.getFirst();
    size_t position = 0;
    // A key stands before its value.
    for (; getNext(child + isObject) <= entry; ++position)
      child = getNext(child + isObject);
    path += isObject ? getName(scope->document->getString(child))
                     : "[" + std::to_string(position) + "]";
    at.entry = child + isObject;
  }
  StringRef separator;
  if (scope->root == 0 && !path.empty()) {
    separator = ": ";
    path.erase(0, path.front() == '.');
  }
  return (scope->place + separator + path).str();
}

void JSONNode::fail(const Twine &message) const {
  if (*this && !getErrors().any())
    getErrors().report(getPlace(), message);
}

/// Returns whether the value is of a kind, and reports one that is not.
bool JSONNode::expect(Kind kind) const {
  if (*this && getKind() != kind)
    fail("expected " + describe(kind) + ", got " + describe(getKind()));
  return is(kind);
}

//===----------------------------------------------------------------------===//
// Arrays and objects
//===----------------------------------------------------------------------===//

void JSONNode::forEachMember(
    function_ref<void(StringRef, JSONNode)> callback) const {
  if (!expect(Kind::Object))
    return;
  for (uint32_t key = getFirst(); key != getEnd(); key = getNext(key + 1))
    callback(scope->document->getString(key), JSONNode(scope, key + 1));
}

void JSONNode::expectKeys(ArrayRef<StringRef> keys) const {
  forEachMember([&](StringRef key, JSONNode) {
    if (!is_contained(keys, key))
      fail("unknown key " + quote(key));
  });
}

JSONNode JSONNode::find(StringRef key) const {
  JSONNode found;
  forEachMember([&](StringRef name, JSONNode member) {
    if (name == key)
      found = member;
  });
  return found;
}

JSONNode JSONNode::get(StringRef key) const {
  JSONNode member = find(key);
  if (!member && is(Kind::Object))
    fail("expected a key '" + key + "'");
  return member;
}

void JSONNode::forEachElement(function_ref<void(JSONNode)> callback) const {
  if (!expect(Kind::Array))
    return;
  for (uint32_t child = getFirst(); child != getEnd(); child = getNext(child))
    callback(JSONNode(scope, child));
}

SmallVector<JSONNode, 4> JSONNode::getElements(size_t size) const {
  SmallVector<JSONNode, 4> elements;
  forEachElement([&](JSONNode element) { elements.push_back(element); });
  if (elements.size() != size && is(Kind::Array))
    fail(formatv("expected {0} elements, got {1}", size, elements.size()));
  elements.resize(size);
  return elements;
}

size_t JSONNode::getArraySize() const {
  size_t size = 0;
  forEachElement([&](JSONNode) { ++size; });
  return size;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

std::optional<StringRef> JSONNode::asString() const {
  if (!is(Kind::String))
    return std::nullopt;
  return scope->document->getString(entry);
}

/// Returns true if a number is written without fraction and exponent.
static bool isInteger(StringRef number) {
  return number.find_first_of(".eE") == StringRef::npos;
}

/// The number, where it is an integer of the type.
template <typename T> static std::optional<T> toInteger(StringRef number) {
  // -0 is an integer, which LLVM's function refuses for unsigned types.
  if (number == "-0")
    return T(0);
  T integer;
  if (number.getAsInteger(10, integer))
    return std::nullopt;
  return integer;
}

std::optional<uint64_t> JSONNode::asUInt64() const {
  return is(Kind::Number) ? toInteger<uint64_t>(getText()) : std::nullopt;
}

std::optional<int64_t> JSONNode::asInt64() const {
  if (!is(Kind::Number))
    return std::nullopt;
  if (isInteger(getText()))
    return toInteger<int64_t>(getText());
  constexpr double limit = 9223372036854775808.0;
  std::optional<double> number = asNumber();
  if (!number || std::trunc(*number) != *number || *number < -limit ||
      *number >= limit)
    return std::nullopt;
  return static_cast<int64_t>(*number);
}

std::optional<double> JSONNode::asNumber() const {
  if (!is(Kind::Number))
    return std::nullopt;
  if (isInteger(getText())) {
    if (std::optional<int64_t> integer = toInteger<int64_t>(getText()))
      return static_cast<double>(*integer);
    if (std::optional<uint64_t> integer = toInteger<uint64_t>(getText()))
      return static_cast<double>(*integer);
  }
  // APFloat breaks on numbers of many thousand digits, the C library does not.
  double number = std::strtod(getText().str().c_str(), nullptr);
  if (!std::isfinite(number))
    return std::nullopt;
  return number;
}

std::optional<bool> JSONNode::asBoolean() const {
  if (!is(Kind::Boolean))
    return std::nullopt;
  return getText() == "true";
}

StringRef JSONNode::getString() const {
  expect(Kind::String);
  return asString().value_or("");
}

bool JSONNode::getBoolean() const {
  expect(Kind::Boolean);
  return asBoolean().value_or(false);
}

/// Describes a value that is not the expected number.
static std::string describeNumber(JSONNode node) {
  return node.getKind() == JSONNode::Kind::Number
             ? quote(node.getText())
             : describe(node.getKind()).str();
}

uint64_t JSONNode::getInteger(uint64_t max) const {
  std::optional<uint64_t> integer = asUInt64();
  if (integer && *integer <= max)
    return *integer;
  if (*this)
    fail(formatv("expected an integer from 0 to {0}, got {1}", max,
                 describeNumber(*this)));
  return 0;
}

int64_t JSONNode::getInt64() const {
  std::optional<int64_t> integer = asInt64();
  if (!integer && *this)
    fail("expected a 64-bit integer, got " + describeNumber(*this));
  return integer.value_or(0);
}

double JSONNode::getNumber() const {
  std::optional<double> number = asNumber();
  if (!number && *this)
    fail("expected a number of 64 bits, got " + describeNumber(*this));
  return number.value_or(0);
}
