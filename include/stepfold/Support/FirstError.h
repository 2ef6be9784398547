//===- FirstError.h - Messages about input ----------------------*- C++ -*-===//
//
// Messages of readers of a file: they report the first error that they find, in
// a message that is short even if the file is long.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_SUPPORT_FIRSTERROR_H
#define STEPFOLD_SUPPORT_FIRSTERROR_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <string>

namespace stepfold::runtime {

/// The first thing found wrong; what follows is mostly its consequence. Code
/// that reads a file goes on with harmless defaults after an error, and its
/// caller asks once at the end.
class FirstError {
public:
  void report(const llvm::Twine &place, const llvm::Twine &message);
  bool any() const { return !text.empty(); }
  llvm::StringRef message() const { return text; }
  void clear() { text.clear(); }
  /// Returns the first error, or success.
  llvm::Error take() const;

private:
  std::string text;
};

/// Returns input for a message: in quotes, cut off where it is long, with
/// escape sequences for control characters.
std::string quote(llvm::StringRef input);

} // namespace stepfold::runtime

#endif // STEPFOLD_SUPPORT_FIRSTERROR_H
