//===- NameList.cpp - Names in messages -----------------------------------===//

#include "stepfold/Analysis/NameList.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace stepfold;

std::string stepfold::formatNames(ArrayRef<StringAttr> names) {
  constexpr size_t maxNames = 4;
  // One more takes no more room than its number.
  size_t numShown = names.size() > maxNames + 1 ? maxNames : names.size();
  std::string text =
      llvm::join(llvm::map_range(names.take_front(numShown),
                                 [](StringAttr name) {
                                   return "'" + name.getValue().str() + "'";
                                 }),
                 ", ");
  if (numShown < names.size())
    text += " and " + std::to_string(names.size() - numShown) + " more";
  return text;
}
