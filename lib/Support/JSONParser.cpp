//===- JSONParser.cpp - Parses JSON ---------------------------------------===//
//
// The parser keeps the values that it is in on a stack of its own.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Support/JSONReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace stepfold::runtime;

/// A region of a PIR program takes six levels.
static constexpr unsigned maxNesting = 192;

namespace stepfold::runtime {
class JSONParser {
public:
  JSONParser(StringRef text, StringRef file, FirstError &errors)
      : document(text), text(text), file(file), errors(errors) {}

  std::optional<JSONDocument> parse();

private:
  using Entry = JSONDocument::Entry;

  bool fail(const Twine &expected);
  bool failAt(size_t where, const Twine &message);
  std::string describeNext() const;

  bool isAt(char c) const {
    return position < text.size() && text[position] == c;
  }
  bool consume(char c);
  void skipSpace();
  bool skipDigits();

  bool parseValue(bool &isOpened);
  bool parseNext(bool isOpened);
  bool open();
  bool close();
  bool parseKey();
  bool parseLiteral(StringRef literal);
  bool parseNumber();
  bool parseString();
  bool parseEscape(std::string &contents);
  bool parseCodeUnit(unsigned &unit);
  bool checkKeys(uint32_t object);
  void add(size_t begin);

  JSONDocument document;
  StringRef text;
  size_t position = 0;
  /// The arrays and objects that are not closed yet.
  SmallVector<uint32_t> enclosing;
  StringRef file;
  FirstError &errors;
};
} // namespace stepfold::runtime

bool JSONParser::failAt(size_t where, const Twine &message) {
  StringRef before = text.take_front(where);
  size_t line = before.count('\n') + 1;
  size_t column = where - (before.rfind('\n') + 1) + 1;
  errors.report(file, formatv("not JSON: [{0}:{1}]: ", line, column) + message);
  return false;
}

bool JSONParser::fail(const Twine &expected) {
  return failAt(position, "expected " + expected + ", got " + describeNext());
}

std::string JSONParser::describeNext() const {
  if (position == text.size())
    return "the end of the text";
  // The text is UTF-8.
  size_t size = getNumBytesForUTF8(text[position]);
  return quote(text.substr(position, size));
}

bool JSONParser::consume(char c) {
  bool isThere = isAt(c);
  position += isThere;
  return isThere;
}

void JSONParser::skipSpace() {
  position = std::min(text.find_first_not_of(" \t\n\r", position), text.size());
}

bool JSONParser::skipDigits() {
  size_t begin = position;
  while (position < text.size() && isDigit(text[position]))
    ++position;
  return position != begin || fail("a digit");
}

/// Adds what ends here, and is no array or object.
void JSONParser::add(size_t begin) {
  uint32_t next = document.entries.size() + 1;
  document.entries.push_back(
      {static_cast<uint32_t>(begin), static_cast<uint32_t>(position), next});
}

bool JSONParser::parseLiteral(StringRef literal) {
  if (!text.substr(position).starts_with(literal))
    return fail("a value");
  size_t begin = position;
  position += literal.size();
  add(begin);
  return true;
}

bool JSONParser::parseNumber() {
  size_t begin = position;
  consume('-');
  if (!consume('0') && !skipDigits())
    return false;
  if (consume('.') && !skipDigits())
    return false;
  if (consume('e') || consume('E')) {
    if (!consume('-'))
      consume('+');
    if (!skipDigits())
      return false;
  }
  add(begin);
  return true;
}

static bool isPlain(char c) {
  return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

bool JSONParser::parseString() {
  size_t begin = position++;
  std::string contents;
  bool isEscaped = false;
  while (true) {
    size_t plain = position;
    while (position < text.size() && isPlain(text[position]))
      ++position;
    bool ends = !isAt('\\');
    if (isEscaped || !ends)
      contents += text.slice(plain, position);
    if (ends)
      break;
    isEscaped = true;
    if (!parseEscape(contents))
      return false;
  }
  if (!consume('"'))
    return fail("'\"'");
  if (isEscaped)
    document.unescaped[document.entries.size()] = std::move(contents);
  add(begin);
  return true;
}

/// Parses four hexadecimal digits.
bool JSONParser::parseCodeUnit(unsigned &unit) {
  unit = 0;
  for (int i = 0; i < 4; ++i, ++position) {
    if (position == text.size() || !isHexDigit(text[position]))
      return fail("a hexadecimal digit");
    unit = unit * 16 + hexDigitValue(text[position]);
  }
  return true;
}

bool JSONParser::parseEscape(std::string &contents) {
  size_t begin = position++;
  constexpr StringLiteral codes = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
  size_t code =
      position < text.size() ? codes.find(text[position]) : StringRef::npos;
  if (code != StringRef::npos) {
    contents += meanings[code];
    ++position;
    return true;
  }
  if (!consume('u'))
    return fail("an escape sequence");
  unsigned character;
  if (!parseCodeUnit(character))
    return false;
  constexpr unsigned mask = 0xfc00, isHigh = 0xd800, isLow = 0xdc00;
  if ((character & mask) == isHigh &&
      text.substr(position).starts_with("\\u")) {
    position += 2;
    unsigned low;
    if (!parseCodeUnit(low))
      return false;
    if ((low & mask) == isLow)
      character = 0x10000 + ((character & ~mask) << 10) + (low & ~mask);
  }
  char bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *end = bytes;
  // Half of a pair is no character.
  if (!ConvertCodePointToUTF8(character, end))
    return failAt(begin, "expected a pair of surrogates");
  contents.append(bytes, end);
  return true;
}

bool JSONParser::open() {
  if (enclosing.size() == maxNesting) {
    errors.report(file, "nested deeper than " + Twine(maxNesting) + " levels");
    return false;
  }
  enclosing.push_back(document.entries.size());
  ++position;
  add(position - 1);
  return true;
}

bool JSONParser::close() {
  uint32_t container = enclosing.pop_back_val();
  Entry &entry = document.entries[container];
  entry.end = ++position;
  entry.next = document.entries.size();
  return text[entry.begin] == '[' || checkKeys(container);
}

/// Checks that no key is there twice.
bool JSONParser::checkKeys(uint32_t object) {
  SmallVector<std::pair<StringRef, uint32_t>> keys;
  const std::vector<Entry> &entries = document.entries;
  for (uint32_t key = object + 1; key != entries[object].next;
       key = entries[key + 1].next)
    keys.push_back({document.getString(key), key});
  llvm::sort(keys);
  auto twice = std::adjacent_find(
      keys.begin(), keys.end(),
      [](const auto &a, const auto &b) { return a.first == b.first; });
  if (twice == keys.end())
    return true;
  return failAt(entries[twice[1].second].begin,
                "second key " + quote(twice->first) + " of an object");
}

/// Parses a value, up to where the values in it begin.
bool JSONParser::parseValue(bool &isOpened) {
  char c = position < text.size() ? text[position] : '\0';
  isOpened = c == '[' || c == '{';
  switch (c) {
  case '[':
  case '{':
    return open();
  case '"':
    return parseString();
  case 't':
    return parseLiteral("true");
  case 'f':
    return parseLiteral("false");
  case 'n':
    return parseLiteral("null");
  default:
    return c == '-' || isDigit(c) ? parseNumber() : fail("a value");
  }
}

bool JSONParser::parseKey() {
  if (!isAt('"'))
    return fail("a key");
  if (!parseString())
    return false;
  skipSpace();
  return consume(':') || fail("':'");
}

/// Goes behind a value: closes what it ends, and goes to where the next one
/// begins. `isOpened` says that the value is an array or object whose first
/// value is next.
bool JSONParser::parseNext(bool isOpened) {
  while (!enclosing.empty()) {
    skipSpace();
    bool isObject = text[document.entries[enclosing.back()].begin] == '{';
    char bracket = isObject ? '}' : ']';
    if (isAt(bracket)) {
      if (!close())
        return false;
      isOpened = false;
      continue;
    }
    if (!isOpened && !consume(','))
      return fail(Twine("',' or '") + Twine(bracket) + "'");
    skipSpace();
    return !isObject || parseKey();
  }
  return true;
}

std::optional<JSONDocument> JSONParser::parse() {
  constexpr size_t maxSize = std::numeric_limits<uint32_t>::max() - 1;
  if (text.size() > maxSize) {
    errors.report(file, "expected at most " + Twine(maxSize) +
                            " bytes of JSON, got " + Twine(text.size()));
    return std::nullopt;
  }
  size_t invalid;
  if (!json::isUTF8(text, &invalid)) {
    failAt(invalid, "expected UTF-8");
    return std::nullopt;
  }
  // One value is behind each of these, or none.
  size_t numEntries = 1 + llvm::count_if(text, [](char c) {
                        return c == '[' || c == '{' || c == ':' || c == ',';
                      });
  document.entries.reserve(numEntries);
  bool isOpened;
  do {
    skipSpace();
    if (!parseValue(isOpened) || !parseNext(isOpened))
      return std::nullopt;
  } while (!enclosing.empty());
  skipSpace();
  if (position != text.size()) {
    fail("the end of the text");
    return std::nullopt;
  }
  return std::move(document);
}

std::optional<JSONDocument> JSONDocument::parse(StringRef text, StringRef file,
                                                FirstError &errors) {
  return JSONParser(text, file, errors).parse();
}

/// The contents of a string.
StringRef JSONDocument::getString(uint32_t entry) const {
  StringRef contents = getText(entry).drop_front().drop_back();
  return contents.contains('\\') ? unescaped.at(entry) : contents;
}
