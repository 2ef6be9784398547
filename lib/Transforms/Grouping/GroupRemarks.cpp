//===- GroupRemarks.cpp - Remarks on groups of updates --------------------===//

#include "GroupRemarks.h"
#include "../Utils/ParameterPieces.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Names the attributes and streams in which two updates differ.
static SmallVector<StringRef> findDifferences(OptimizerOpInterface a,
                                              OptimizerOpInterface b) {
  llvm::SmallSetVector<StringRef, 4> names;
  DictionaryAttr keyOfA = a.getGroupKey(), keyOfB = b.getGroupKey();
  for (auto [left, right] :
       {std::pair(keyOfA, keyOfB), std::pair(keyOfB, keyOfA)})
    for (NamedAttribute entry : left)
      if (right.get(entry.getName()) != entry.getValue()) {
        StringRef name = entry.getName();
        name.consume_front("#"); // A stream's type.
        names.insert(name);
      }
  if (getFlag(a) != getFlag(b))
    names.insert("skip");
  return names.takeVector();
}

std::string stepfold::describeGroup(Operation *update, Operation *previous) {
  std::string text = "the first update of a group";
  if (!previous || previous->getName() != update->getName())
    return text;
  SmallVector<StringRef> differences = findDifferences(
      cast<OptimizerOpInterface>(previous), cast<OptimizerOpInterface>(update));
  return text + ", which differs from the one before it in " +
         (differences.empty()
              ? std::string("what else is done to its parameter")
              : llvm::join(differences, ", "));
}
