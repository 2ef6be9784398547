//===- JSONPrinter.h - JSON in one form ------------------------*- C++ -*-===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONPRINTER_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONPRINTER_H

#include "stepfold/Support/JSONReader.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace stepfold::pir {

/// Prints a value without spaces and with the keys of objects in alphabetical
/// order, so that values that differ in these alone have one text. Numbers stay
/// as they are written.
void printJSON(runtime::JSONNode value, llvm::raw_ostream &os);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_JSONPRINTER_H
