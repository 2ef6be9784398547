//===- JSONEdit.h - Changes of a JSON text ---------------------*- C++ -*-===//
//
// Unchanged parts are copied from the text byte for byte.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONEDIT_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONEDIT_H

#include "stepfold/Support/JSONReader.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <map>

namespace stepfold::pir {

/// Changes of a document, or of the text of a value in it.
class JSONEdit {
public:
  explicit JSONEdit(llvm::StringRef text) : text(text) {}

  void replace(runtime::JSONNode value, std::string replacement);
  void removeElement(runtime::JSONNode array, runtime::JSONNode element);
  /// Puts `inserted` behind `element`, which may be removed, and behind what
  /// has been put there.
  void insertAfter(runtime::JSONNode array, runtime::JSONNode element,
                   std::string inserted);

  /// The changed text.
  std::string write() const;

private:
  /// A value that is written anew.
  struct Change {
    runtime::JSONNode value;
    /// Nothing for an array whose elements are changed.
    std::optional<std::string> replacement;
  };
  /// Start of a value in the text.
  using Position = const char *;

  static Position getPosition(runtime::JSONNode value) {
    return value.getText().begin();
  }
  void write(llvm::StringRef part, std::string &result) const;
  void writeArray(runtime::JSONNode array, std::string &result) const;

  llvm::StringRef text;
  std::map<Position, Change> changes;
  /// Elements of arrays.
  llvm::DenseSet<Position> removed;
  llvm::DenseMap<Position, std::vector<std::string>> inserted;
};

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONEDIT_H
