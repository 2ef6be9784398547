//===- JSONReaderTest.cpp - Tests of the reader of JSON -------------------===//

#include "stepfold/Support/JSONReader.h"
#include "../TestSupport.h"

#include <cmath>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
/// A document that is read from its root.
class Document {
public:
  explicit Document(StringRef text)
      : document(JSONDocument::parse(text, "f", errors)) {
    if (document)
      scope = {&*document, &errors, "f"};
  }

  /// The root; the text must be JSON.
  JSONNode getRoot() {
    EXPECT_EQ(errors.message(), "");
    return JSONNode(scope);
  }
  std::string getMessage() const { return errors.message().str(); }

private:
  FirstError errors;
  std::optional<JSONDocument> document;
  JSONScope scope;
};

std::string getSyntaxError(StringRef text) {
  std::string message = Document(text).getMessage();
  StringRef rest = message;
  EXPECT_TRUE(message.empty() || rest.consume_front("f: not JSON: "))
      << message;
  return rest.str();
}
} // namespace

TEST(JSONReader, ReadsEveryKind) {
  Document document(R"( {"null": null, "true": true, "text": "a",
      "list": [1, [2], {}, -3], "object": {"k": {"l": false}}, "n": 1.5} )");
  JSONNode root = document.getRoot();
  EXPECT_EQ(root.get("null").getKind(), JSONNode::Kind::Null);
  EXPECT_TRUE(root.get("true").getBoolean());
  EXPECT_EQ(root.get("text").getString(), "a");
  EXPECT_EQ(root.get("list").getArraySize(), 4u);
  EXPECT_EQ(root.get("list").getElements(4)[3].getInt64(), -3);
  EXPECT_EQ(root.get("list").getText(), "[1, [2], {}, -3]");
  EXPECT_FALSE(root.get("object").get("k").get("l").getBoolean());
  EXPECT_EQ(root.get("n").getNumber(), 1.5);
  EXPECT_FALSE(root.find("other"));
  std::string keys;
  root.forEachMember([&](StringRef key, JSONNode) { keys += key.str() + " "; });
  EXPECT_EQ(keys, "null true text list object n ");
  EXPECT_EQ(document.getMessage(), "");
}

TEST(JSONReader, ReadsScalarsAlone) {
  EXPECT_EQ(Document("7").getRoot().getInteger(7), 7u);
  EXPECT_EQ(Document(" \"\" ").getRoot().getString(), "");
  EXPECT_EQ(Document("[]").getRoot().getArraySize(), 0u);
}

TEST(JSONReader, ReadsNumbers) {
  auto asInt64 = [](StringRef text) {
    return Document(text).getRoot().asInt64();
  };
  auto asUInt64 = [](StringRef text) {
    return Document(text).getRoot().asUInt64();
  };
  auto asNumber = [](StringRef text) {
    return Document(text).getRoot().asNumber();
  };
  EXPECT_EQ(asInt64("9223372036854775807"), INT64_MAX);
  EXPECT_EQ(asInt64("9223372036854775808"), std::nullopt);
  EXPECT_EQ(asInt64("-9223372036854775808"), INT64_MIN);
  EXPECT_EQ(asInt64("2.5e1"), 25);
  EXPECT_EQ(asInt64("-0.0"), 0);
  EXPECT_EQ(asInt64("0.5"), std::nullopt);
  EXPECT_EQ(asInt64("9.3e18"), std::nullopt);
  EXPECT_EQ(asUInt64("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(asUInt64("18446744073709551616"), std::nullopt);
  EXPECT_EQ(asUInt64("-1"), std::nullopt);
  EXPECT_EQ(asUInt64("1.0"), std::nullopt);
  EXPECT_EQ(asUInt64("-0"), 0u);
  EXPECT_EQ(asNumber("0.1"), 0.1);
  EXPECT_EQ(asNumber("1E-400"), 0.0);
  EXPECT_EQ(asNumber("1e400"), std::nullopt);
  EXPECT_EQ(asNumber("18446744073709551616"), 18446744073709551616.0);
  EXPECT_EQ(asNumber("9007199254740993"), 9007199254740992.0);
  EXPECT_TRUE(std::signbit(*asNumber("-0.0")));
  EXPECT_FALSE(std::signbit(*asNumber("-0")));
  EXPECT_EQ(asNumber("\"1\""), std::nullopt);
  EXPECT_EQ(asNumber("0." + std::string(100000, '1')), 1.0 / 9);
}

TEST(JSONReader, ReadsStrings) {
  Document document(R"({"\u0061\n": ["\"\\\/\b\f\n\r\t", "\u00e9\ud83d\ude00 é",
      "\u0000b"]})");
  SmallVector<JSONNode, 4> texts = document.getRoot().get("a\n").getElements(3);
  EXPECT_EQ(texts[0].getString(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(texts[1].getString(), "\xc3\xa9\xf0\x9f\x98\x80 \xc3\xa9");
  EXPECT_EQ(texts[2].getString(), StringRef("\0b", 2));
  EXPECT_EQ(document.getMessage(), "");
}

TEST(JSONReader, RefusesWhatIsNoJSON) {
  const std::pair<StringRef, StringRef> cases[] = {
      {"", "[1:1]: expected a value, got the end of the text"},
      {"\n  x", "[2:3]: expected a value, got 'x'"},
      {"nul", "[1:1]: expected a value, got 'n'"},
      {"[1,]", "[1:4]: expected a value, got ']'"},
      {"[1 2]", "[1:4]: expected ',' or ']', got '2'"},
      {"[1}", "[1:3]: expected ',' or ']', got '}'"},
      {"{1: 2}", "[1:2]: expected a key, got '1'"},
      {"{\"a\" 2}", "[1:6]: expected ':', got '2'"},
      {"{\"a\":}", "[1:6]: expected a value, got '}'"},
      {"{\"a\":1,}", "[1:8]: expected a key, got '}'"},
      {"{} {}", "[1:4]: expected the end of the text, got '{'"},
      {"01", "[1:2]: expected the end of the text, got '1'"},
      {"+1", "[1:1]: expected a value, got '+'"},
      {"-", "[1:2]: expected a digit, got the end of the text"},
      {"1.", "[1:3]: expected a digit, got the end of the text"},
      {"1e+", "[1:4]: expected a digit, got the end of the text"},
      {"NaN", "[1:1]: expected a value, got 'N'"},
      {"\"a", "[1:3]: expected '\"', got the end of the text"},
      {"\"\t\"", "[1:2]: expected '\"', got '\\u0009'"},
      {"\"\\x\"", "[1:3]: expected an escape sequence, got 'x'"},
      {"\"\\u12g\"", "[1:6]: expected a hexadecimal digit, got 'g'"},
      {"\"\\ud800\"", "[1:2]: expected a pair of surrogates"},
      {"\"\\ud800\\n\"", "[1:2]: expected a pair of surrogates"},
      {"\"\\ud800\\u0061\"", "[1:2]: expected a pair of surrogates"},
      {"\"\\udc00\"", "[1:2]: expected a pair of surrogates"},
      {"[\"\xff\"]", "[1:3]: expected UTF-8"},
      {"\xef\xbb\xbf{}", "[1:1]: expected a value, got '\xef\xbb\xbf'"},
      {"{\"a\": 1,\n \"a\": 2}", "[2:2]: second key 'a' of an object"},
      {"{\"a\": 1, \"\\u0061\": 2}", "[1:10]: second key 'a' of an object"},
  };
  for (auto [text, message] : cases)
    EXPECT_EQ(getSyntaxError(text), message) << text.str();
  // Keys of different objects.
  EXPECT_EQ(getSyntaxError(R"([{"a": {"a": 1}}, {"a": 1}])"), "");
}

TEST(JSONReader, BoundsNesting) {
  std::string open(192, '['), close(192, ']');
  EXPECT_EQ(Document(open + close).getMessage(), "");
  EXPECT_EQ(Document("[" + open + close + "]").getMessage(),
            "f: nested deeper than 192 levels");
  EXPECT_EQ(Document(std::string(1000000, '[')).getMessage(),
            "f: nested deeper than 192 levels");
}

TEST(JSONReader, NamesPlaces) {
  auto getPlace = [](auto find) {
    Document document(R"({"a": [{}, {"b": [0, 1]}], "c": 2})");
    JSONNode root = document.getRoot();
    return find(root).getPlace();
  };
  EXPECT_EQ(getPlace([](JSONNode root) { return root; }), "f");
  EXPECT_EQ(getPlace([](JSONNode root) { return root.get("c"); }), "f: c");
  auto getB = [](JSONNode root) {
    return root.get("a").getElements(2)[1].get("b");
  };
  EXPECT_EQ(getPlace([&](JSONNode root) { return getB(root); }), "f: a[1].b");
  EXPECT_EQ(
      getPlace([&](JSONNode root) { return getB(root).getElements(2)[1]; }),
      "f: a[1].b[1]");
  // Within a scope.
  EXPECT_EQ(getPlace([&](JSONNode root) {
              static JSONScope scope;
              scope = root.get("a").getElements(2)[1].getScope(
                  "here", root.getErrors());
              return JSONNode(scope).get("b").getElements(2)[0];
            }),
            "here.b[0]");
}

TEST(JSONReader, ReportsTheFirstError) {
  auto getMessage = [](auto read) {
    Document document(R"({"a": [1, "x"], "b": -1})");
    read(document.getRoot());
    return document.getMessage();
  };
  EXPECT_EQ(
      getMessage([](JSONNode root) { root.get("c").get("d").getString(); }),
      "f: expected a key 'c'");
  EXPECT_EQ(getMessage([](JSONNode root) { root.expectKeys({"a"}); }),
            "f: unknown key 'b'");
  EXPECT_EQ(getMessage([](JSONNode root) { root.get("a").get("k"); }),
            "f: a: expected an object, got an array");
  EXPECT_EQ(getMessage([](JSONNode root) { root.get("a").getElements(3); }),
            "f: a: expected 3 elements, got 2");
  EXPECT_EQ(getMessage([](JSONNode root) { root.get("b").getInteger(9); }),
            "f: b: expected an integer from 0 to 9, got '-1'");
  EXPECT_EQ(getMessage([](JSONNode root) {
              root.get("a").getElements(2)[1].getInt64();
              root.get("b").getString();
            }),
            "f: a[1]: expected a 64-bit integer, got a string");
}

TEST(JSONReader, QuotesLittle) {
  EXPECT_EQ(quote("a\n\xc3\xa9"), "'a\\u000a\xc3\xa9'");
  EXPECT_EQ(quote(std::string(80, 'a')), "'" + std::string(80, 'a') + "'");
  EXPECT_EQ(quote(std::string(81, 'a')), "'" + std::string(80, 'a') + "...'");
  // No half of a character.
  EXPECT_EQ(quote(std::string(79, 'a') + "\xc3\xa9"),
            "'" + std::string(79, 'a') + "...'");
  std::string key(100000, 'k');
  std::string text = "{\"" + key + "\": {\"" + key + "\": 1}}";
  Document document(text);
  document.getRoot().get(key).get(key).getString();
  EXPECT_LT(document.getMessage().size(), 300u);
  FirstError errors;
  errors.report(key, key);
  EXPECT_LT(errors.message().size(), 1000u);
  errors.clear();
  errors.report(std::string(1000, '\n'), std::string(1000, '\0'));
  EXPECT_LT(errors.message().size(), 1000u);
  errors.clear();
  errors.report("a", "b\nc");
  EXPECT_EQ(errors.message(), "a: b\\u000ac");
}
