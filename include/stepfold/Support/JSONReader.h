//===- JSONReader.h - Strict reading of JSON --------------------*- C++ -*-===//
//
// A document is its text and an entry of 12 bytes for each value: numbers and
// strings are read from the text when they are asked for, and the path of a
// value is computed when an error is reported there.
//
// The grammar is that of RFC 8259, without exceptions: the text must be UTF-8,
// no object has a key twice, nothing follows the value. Nesting is bounded, so
// that code may recurse over a document.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_SUPPORT_JSONREADER_H
#define STEPFOLD_SUPPORT_JSONREADER_H

#include "stepfold/Support/FirstError.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace stepfold::runtime {

/// A JSON text, parsed.
class JSONDocument {
public:
  /// Parses `text`, which must outlive the document. Nothing, with an error at
  /// `file`, where it is no JSON.
  static std::optional<JSONDocument>
  parse(llvm::StringRef text, llvm::StringRef file, FirstError &errors);

  llvm::StringRef getText() const { return text; }

private:
  explicit JSONDocument(llvm::StringRef text) : text(text) {}

  /// A value, or the key of a member, which stands before the member's value.
  /// The entries of an array or object follow its own.
  struct Entry {
    /// Range of the entry in the text.
    uint32_t begin, end;
    /// The first entry behind this value.
    uint32_t next;
  };

  llvm::StringRef getText(uint32_t entry) const {
    return text.slice(entries[entry].begin, entries[entry].end);
  }
  llvm::StringRef getString(uint32_t entry) const;

  llvm::StringRef text;
  std::vector<Entry> entries;
  /// The contents of strings with escape sequences, by entry.
  std::unordered_map<uint32_t, std::string> unescaped;

  friend class JSONNode;
  friend class JSONParser;
};

/// A value of a document that has a name of its own in messages. Values in it
/// are named after it.
struct JSONScope {
  const JSONDocument *document = nullptr;
  FirstError *errors = nullptr;
  /// Must outlive the nodes of the scope.
  llvm::StringRef place;
  /// The entry of the value; 0 is the whole document.
  uint32_t root = 0;
};

/// A value of a document. A node without a value stands for one that is absent
/// or already reported, and reads as empty.
class JSONNode {
public:
  enum class Kind { Null, Boolean, Number, String, Array, Object };

  JSONNode() = default;
  /// The value of the scope, which must outlive the node.
  explicit JSONNode(const JSONScope &scope)
      : scope(&scope), entry(scope.root) {}

  explicit operator bool() const { return entry != none; }
  /// The kind of the value, which must be there.
  Kind getKind() const;
  /// The text of the value.
  llvm::StringRef getText() const;

  /// Reports an error here; nothing where there is no value, which has been
  /// reported.
  void fail(const llvm::Twine &message) const;
  /// Returns the object that the errors of a value, which must be there, are
  /// reported to.
  FirstError &getErrors() const { return *scope->errors; }
  /// A scope of this value, under the name `place`, with errors of its own.
  JSONScope getScope(llvm::StringRef place, FirstError &errors) const {
    return {scope->document, &errors, place, entry};
  }
  /// The name of the value, which must be there, in messages.
  std::string getPlace() const;

  // Objects.

  /// Reports every key that is not one of `keys`.
  void expectKeys(llvm::ArrayRef<llvm::StringRef> keys) const;
  /// Returns the value of a key, which is required.
  JSONNode get(llvm::StringRef key) const;
  /// Returns the value of a key, or a node without a value.
  JSONNode find(llvm::StringRef key) const;
  void forEachMember(
      llvm::function_ref<void(llvm::StringRef, JSONNode)> callback) const;

  // Arrays.

  void forEachElement(llvm::function_ref<void(JSONNode)> callback) const;
  /// The elements of an array that must have `size` of them.
  llvm::SmallVector<JSONNode, 4> getElements(size_t size) const;
  size_t getArraySize() const;

  // Accessors of scalars. A value of another kind is reported as an error.

  llvm::StringRef getString() const;
  uint64_t getInteger(uint64_t max) const;
  int64_t getInt64() const;
  double getNumber() const;
  bool getBoolean() const;

  // Scalars. Nothing where the value is absent or another.

  std::optional<llvm::StringRef> asString() const;
  std::optional<uint64_t> asUInt64() const;
  /// A number without a fraction, be it written with one or not.
  std::optional<int64_t> asInt64() const;
  /// An integer is converted from 64 bits, so that -0 is 0, and -0.0 is not.
  std::optional<double> asNumber() const;
  std::optional<bool> asBoolean() const;

private:
  static constexpr uint32_t none = std::numeric_limits<uint32_t>::max();

  JSONNode(const JSONScope *scope, uint32_t entry)
      : scope(scope), entry(entry) {}

  bool is(Kind kind) const { return *this && getKind() == kind; }
  bool expect(Kind kind) const;
  /// The children of an array or of an object, which are keys and values in
  /// turn.
  uint32_t getFirst() const { return entry + 1; }
  uint32_t getNext(uint32_t child) const {
    return scope->document->entries[child].next;
  }
  uint32_t getEnd() const { return getNext(entry); }

  const JSONScope *scope = nullptr;
  uint32_t entry = none;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_SUPPORT_JSONREADER_H
