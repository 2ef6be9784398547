//===- Nesting.cpp - Input too deep for recursion -------------------------===//
//
// Counts more than the parsers recurse for, never less: everything between
// brackets, whether or not they match, and signs in front of signs.
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace stepfold;
using llvm::StringRef;

static constexpr unsigned maxNesting = 256;

/// The position behind the string that begins at `position`, or behind the line
/// that it does not end in.
static size_t skipString(StringRef text, size_t position) {
  for (++position; position < text.size(); ++position) {
    if (text[position] == '\\')
      ++position;
    else if (text[position] == '"' || text[position] == '\n')
      break;
  }
  return position + 1;
}

llvm::Error capi::verifyNesting(StringRef text) {
  unsigned depth = 0, numSigns = 0;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '"') {
      i = skipString(text, i);
      numSigns = 0;
      continue;
    }
    if (c == '/' && text.substr(i).starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    ++i;
    if (llvm::isSpace(c))
      continue;
    bool isArrow = text.substr(i - 1).starts_with("->");
    bool isComparison = text.substr(i - 1).starts_with(">=");
    i += isArrow;
    numSigns = c == '-' && !isArrow ? numSigns + 1 : 0;
    if (c == '(' || c == '[' || c == '{' || c == '<')
      ++depth;
    else if (c == ')' || c == ']' || c == '}' || (c == '>' && !isComparison))
      depth -= depth > 0;
    if (depth + numSigns > maxNesting)
      return llvm::createStringError("nested deeper than " +
                                     llvm::Twine(maxNesting) + " levels");
  }
  return llvm::Error::success();
}
