//===- PirAttributes.cpp - Attributes of PIR as those of MLIR --*- C++ -*-===//
//
// See the table in PirAttributes.h.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace stepfold::pir;

Attribute stepfold::pir::importPlainJSON(JSONNode node, MLIRContext *context) {
  Builder b(context);
  switch (node.getKind()) {
  case JSONNode::Kind::Null:
    return b.getUnitAttr();
  case JSONNode::Kind::Boolean:
    return b.getBoolAttr(node.getBoolean());
  case JSONNode::Kind::Number:
    if (std::optional<int64_t> integer = node.asInt64())
      return b.getI64IntegerAttr(*integer);
    return b.getF64FloatAttr(node.getNumber());
  case JSONNode::Kind::String:
    return b.getStringAttr(node.getString());
  case JSONNode::Kind::Array: {
    SmallVector<Attribute> elements;
    node.forEachElement([&](JSONNode element) {
      elements.push_back(importPlainJSON(element, context));
    });
    return b.getArrayAttr(elements);
  }
  case JSONNode::Kind::Object: {
    SmallVector<NamedAttribute> members;
    node.forEachMember([&](StringRef key, JSONNode member) {
      if (key.empty())
        return node.fail("expected keys that are not empty");
      members.emplace_back(b.getStringAttr(key),
                           importPlainJSON(member, context));
    });
    return b.getDictionaryAttr(members);
  }
  }
  llvm_unreachable("unknown kind of JSON value");
}

/// The element type that a name of a data type stands for, or null.
static Type getDataType(StringRef name, MLIRContext *context) {
  Builder b(context);
  auto unsignedType = [&](unsigned width) {
    return b.getIntegerType(width, /*isSigned=*/false);
  };
  return llvm::StringSwitch<Type>(name)
      .Case("float16", b.getF16Type())
      .Case("bfloat16", b.getBF16Type())
      .Case("float32", b.getF32Type())
      .Case("float64", b.getF64Type())
      .Case("bool", b.getI1Type())
      .Case("int8", b.getI8Type())
      .Case("int16", b.getI16Type())
      .Case("int32", b.getI32Type())
      .Case("int64", b.getI64Type())
      .Case("uint8", unsignedType(8))
      .Case("uint16", unsignedType(16))
      .Case("uint32", unsignedType(32))
      .Case("uint64", unsignedType(64))
      .Case("complex64", ComplexType::get(b.getF32Type()))
      .Case("complex128", ComplexType::get(b.getF64Type()))
      .Default(Type());
}

static Attribute importFloat(JSONNode node, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  // JSON has no infinities; PIR writes them, and NaN, under a key of its own.
  JSONNode special = node.find("VD");
  node.expectKeys({"#", special ? "VD" : "D"});
  if (special) {
    StringRef name = special.getString();
    if (name == "NaN")
      return FloatAttr::get(type, APFloat::getNaN(semantics));
    if (name != "INF" && name != "-INF")
      special.fail("expected 'NaN', 'INF' or '-INF', got " + quote(name));
    return FloatAttr::get(type,
                          APFloat::getInf(semantics, name.starts_with("-")));
  }
  JSONNode data = node.get("D");
  APFloat value(data.getNumber());
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  if (value.isInfinity())
    data.fail("the number does not fit its type");
  return FloatAttr::get(type, value);
}

static Attribute importInteger(JSONNode node, Type type) {
  JSONNode data = node.get("D");
  int64_t value = data.getInt64();
  if (type.isInteger(32) && !llvm::isInt<32>(value))
    data.fail("the number does not fit 32 bits");
  return Builder(type.getContext())
      .getIntegerAttr(type, type.isInteger(32) ? int32_t(value) : value);
}

static Attribute importArray(JSONNode node, MLIRContext *context) {
  SmallVector<Attribute> elements;
  node.get("D").forEachElement([&](JSONNode element) {
    elements.push_back(importAttribute(element, context));
  });
  if (node.getErrors().any())
    return {};
  return ArrayAttr::get(context, elements);
}

static Attribute importIntegers(JSONNode node, MLIRContext *context) {
  SmallVector<int64_t> values;
  node.get("D").forEachElement(
      [&](JSONNode element) { values.push_back(element.getInt64()); });
  return DenseI64ArrayAttr::get(context, values);
}

/// An attribute without a counterpart.
static Attribute importOther(JSONNode node, StringRef kind,
                             MLIRContext *context) {
  Builder b(context);
  NamedAttrList members;
  members.append("pir.kind", b.getStringAttr(kind));
  if (JSONNode data = node.find("D"))
    members.append("pir.value", importPlainJSON(data, context));
  return members.getDictionary(context);
}

/// Converts the value of an attribute that says its kind.
Attribute stepfold::pir::importAttribute(JSONNode node, MLIRContext *context) {
  Builder b(context);
  StringRef kind = node.get("#").getString();
  if (kind == "0.a_f32")
    return importFloat(node, b.getF32Type());
  if (kind == "0.a_f64")
    return importFloat(node, b.getF64Type());
  node.expectKeys({"#", "D"});
  if (!node || node.getErrors().any())
    return {};
  if (kind == "0.a_bool")
    return b.getBoolAttr(node.get("D").getBoolean());
  if (kind == "0.a_str")
    return b.getStringAttr(node.get("D").getString());
  if (kind == "0.a_i32")
    return importInteger(node, b.getI32Type());
  if (kind == "0.a_i64")
    return importInteger(node, b.getI64Type());
  if (kind == "0.a_index")
    return importInteger(node, b.getIndexType());
  if (kind == "0.a_array")
    return importArray(node, context);
  if (kind == "1.a_intarray")
    return importIntegers(node, context);
  if (kind == "1.a_dtype")
    if (Type type = getDataType(node.get("D").getString(), context))
      return TypeAttr::get(type);
  return importOther(node, kind, context);
}

Attribute stepfold::pir::importAttribute(const PirAttribute &attribute,
                                         MLIRContext *context) {
  Builder b(context);
  switch (attribute.form) {
  case PirAttribute::Form::Typed:
    return importAttribute(attribute.value, context);
  case PirAttribute::Form::Flag:
    return b.getArrayAttr(b.getBoolAttr(attribute.value.getInt64() != 0));
  case PirAttribute::Form::Name:
    return b.getStringAttr(attribute.value.getString());
  }
  llvm_unreachable("unknown form of an attribute");
}

Attribute stepfold::pir::importValidAttribute(const PirAttribute &attribute,
                                              MLIRContext *context) {
  FirstError ignored;
  JSONScope scope = attribute.value.getScope("", ignored);
  Attribute value = importAttribute(
      PirAttribute{attribute.name, JSONNode(scope), attribute.form}, context);
  return ignored.any() ? Attribute() : value;
}
