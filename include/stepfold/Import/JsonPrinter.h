//===- JsonPrinter.h - Printing parts of JSON anew -------------*- C++ -*-===//
//
// Values of llvm::json are expensive to copy: each object has a hash table of
// several kilobytes. What is written is printed from the values that are there.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IMPORT_JSONPRINTER_H
#define STEPFOLD_IMPORT_JSONPRINTER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

namespace stepfold::pir {

/// Prints a value as llvm::json does, but for those in it, outer ones first,
/// for which `replace` returns true: it has printed another value. What is read
/// again is the same, -0.0 too, of which llvm::json prints an integer.
void printJson(
    const llvm::json::Value &value, llvm::json::OStream &os,
    llvm::function_ref<bool(const llvm::json::Value &value)> replace);
void printJson(const llvm::json::Value &value, llvm::json::OStream &os);

} // namespace stepfold::pir

#endif // STEPFOLD_IMPORT_JSONPRINTER_H
