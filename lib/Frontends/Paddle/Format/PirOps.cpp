//===- PirOps.cpp - Questions about an op of PIR ---------------*- C++ -*-===//
//
// Answers from the op alone, without the program around it.
//
//===----------------------------------------------------------------------===//

#include "PirOps.h"

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

DictionaryAttr stepfold::pir::importAttributes(const PirOp &op,
                                               MLIRContext *context) {
  NamedAttrList attributes;
  for (const PirAttribute &attribute : op.attributes)
    if (Attribute value = importAttribute(attribute, context))
      attributes.append(attribute.name, value);
  return attributes.getDictionary(context);
}

StringRef stepfold::pir::getStringAttribute(const PirOp &op, StringRef name,
                                            FirstError &errors) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute) {
    errors.report(op.place, "missing attribute '" + name + "'");
    return "";
  }
  StringRef text = attribute->findData().asString().value_or("");
  if (text.empty())
    attribute->value.fail("expected a name");
  return text;
}

bool stepfold::pir::isIrrelevantAttribute(StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "op_role", "persistable", "stop_gradient", "struct_name"};
  return llvm::is_contained(names, name);
}

//===----------------------------------------------------------------------===//
// Kinds of ops
//===----------------------------------------------------------------------===//

/// Returns the flag `name` of result `index`; false where there is none.
static bool hasFlag(const PirOp &op, StringRef name, unsigned index) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute)
    return false;
  if (attribute->form == PirAttribute::Form::Flag)
    return index == 0 && attribute->value.getInt64() != 0;
  bool isSet = false;
  attribute->value.get("D").forEachElement([&](JSONNode flag) {
    if (index-- == 0)
      isSet = flag.get("D").getBoolean();
  });
  return isSet;
}

bool stepfold::pir::isPersistable(const PirOp &op, unsigned index) {
  return hasFlag(op, "persistable", index);
}

bool stepfold::pir::stopsGradients(const PirOp &op, unsigned index) {
  return hasFlag(op, "stop_gradient", index);
}

bool stepfold::pir::isTrained(const PirOp &op) {
  return op.name == "builtin.parameter" && !stopsGradients(op, 0);
}

bool stepfold::pir::isVariable(const PirOp &op) {
  return op.name == "builtin.parameter" ||
         (op.name == "pd_op.data" && isPersistable(op, 0));
}

bool stepfold::pir::isFeed(const PirOp &op) {
  return op.name == "pd_op.data" && !isVariable(op);
}

bool stepfold::pir::isGradientOp(const PirOp &op) {
  StringRef name = op.name;
  return name.ends_with("_grad") || name.ends_with("_grad_");
}

bool stepfold::pir::isListOp(const PirOp &op) {
  return op.name == "builtin.combine" || op.name == "builtin.split" ||
         op.name == "builtin.slice";
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

bool stepfold::pir::expectResults(const PirOp &op, size_t count,
                                  FirstError &errors) {
  if (op.results.size() != count)
    errors.report(op.place, "expected " + Twine(count) + " results, got " +
                                Twine(op.results.size()));
  return op.results.size() == count;
}

bool stepfold::pir::expectOperands(const PirOp &op, size_t count,
                                   FirstError &errors) {
  if (op.operands.size() != count)
    errors.report(op.place, "expected " + Twine(count) + " operands, got " +
                                Twine(op.operands.size()));
  return op.operands.size() == count;
}
