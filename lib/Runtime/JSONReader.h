//===- JSONReader.h - Strict reading of JSON --------------------*- C++ -*-===//
//
// Walks a JSON document, remembers the first thing that is wrong with it, and
// names the place. Readers go on after an error with empty values and ask once,
// at the end, whether there was one.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_JSONREADER_H
#define STEPFOLD_LIB_RUNTIME_JSONREADER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace stepfold::runtime {

/// Parses JSON text of bounded nesting: LLVM's parser would recurse through the
/// stack on a hostile one.
llvm::Expected<llvm::json::Value> parseJSON(llvm::StringRef text,
                                            llvm::StringRef fileName);

/// The first error of a document.
class JSONErrors {
public:
  explicit JSONErrors(llvm::StringRef fileName) : fileName(fileName.str()) {}

  void add(llvm::StringRef path, const llvm::Twine &message);
  bool any() const { return !first.empty(); }
  /// Returns the first error, or success.
  llvm::Error take() const;

private:
  std::string fileName;
  std::string first;
};

/// A value of the document and its path. A node without a value stands for one
/// that is absent or already reported, and reads as empty.
class JSONNode {
public:
  JSONNode(JSONErrors &errors, const llvm::json::Value *value, std::string path)
      : errors(&errors), value(value), path(std::move(path)) {}

  explicit operator bool() const { return value; }

  /// Reports an error here.
  void fail(const llvm::Twine &message) const;

  /// Reports every key of this object that is not one of `keys`.
  void expectKeys(llvm::ArrayRef<llvm::StringRef> keys) const;

  /// Returns the value of a key, which is required.
  JSONNode get(llvm::StringRef key) const;
  /// Returns the value of a key, or a node without a value.
  JSONNode find(llvm::StringRef key) const;

  void forEachElement(llvm::function_ref<void(JSONNode)> callback) const;
  void forEachMember(
      llvm::function_ref<void(llvm::StringRef, JSONNode)> callback) const;
  size_t getArraySize() const;

  llvm::StringRef getString() const;
  uint64_t getInteger(uint64_t max) const;
  bool getBoolean() const;

private:
  const llvm::json::Object *getObject() const;
  const llvm::json::Array *getArray() const;
  JSONNode getChild(const llvm::json::Value *child, llvm::StringRef key) const;

  JSONErrors *errors;
  const llvm::json::Value *value;
  std::string path;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_JSONREADER_H
