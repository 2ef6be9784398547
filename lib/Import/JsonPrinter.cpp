//===- JsonPrinter.cpp - Printing parts of JSON anew -----------*- C++ -*-===//

#include "stepfold/Import/JsonPrinter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <cmath>

using llvm::json::Object;
using llvm::json::Value;

static bool isNegativeZero(const Value &value) {
  std::optional<double> number = value.getAsNumber();
  return number && *number == 0 && std::signbit(*number);
}

void stepfold::pir::printJson(const Value &value, llvm::json::OStream &os,
                              llvm::function_ref<bool(const Value &)> replace) {
  if (replace(value))
    return;
  if (const llvm::json::Array *array = value.getAsArray()) {
    os.array([&] {
      for (const Value &element : *array)
        printJson(element, os, replace);
    });
  } else if (const Object *object = value.getAsObject()) {
    llvm::SmallVector<const Object::value_type *> members =
        llvm::to_vector(llvm::make_pointer_range(*object));
    llvm::sort(members, [](const auto *a, const auto *b) {
      return a->first < b->first;
    });
    os.object([&] {
      for (const Object::value_type *member : members) {
        os.attributeBegin(member->first);
        printJson(member->second, os, replace);
        os.attributeEnd();
      }
    });
  } else if (isNegativeZero(value)) {
    os.rawValue("-0.0");
  } else {
    os.value(value);
  }
}

void stepfold::pir::printJson(const Value &value, llvm::json::OStream &os) {
  printJson(value, os, [](const Value &) { return false; });
}
