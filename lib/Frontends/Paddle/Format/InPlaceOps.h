//===- InPlaceOps.h - Operands that an op overwrites ------------*- C++ -*-===//
//
// PIR ops whose names end in '_' work in place: results share the storage of
// operands. The JSON does not contain the pairs; the framework's own table
// does. All of these ops but aliases overwrite an operand.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_INPLACEOPS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_INPLACEOPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace stepfold::pir {

/// Result `result` is the new value of operand `operand`.
struct InPlacePair {
  unsigned operand;
  unsigned result;
};

/// Returns whether an op of this name works in place, or did so in the older
/// form of programs, where its result has the name of its operand.
bool isInPlace(llvm::StringRef opName);

/// Returns true if an op of this name gives its operand another name: the
/// result shares the storage of the operand, and nothing is overwritten. Its
/// pair is known.
bool isAlias(llvm::StringRef opName);

/// Returns true if an op of this name puts a list of tensors into one buffer.
/// Its results are the tensors, as parts of the buffer, and the buffer.
bool isCoalesce(llvm::StringRef opName);

/// The pairs of an op; nothing where it works in place and they are not known.
/// An op that does not work in place has none.
std::optional<llvm::ArrayRef<InPlacePair>>
getInPlacePairs(llvm::StringRef opName);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_INPLACEOPS_H
