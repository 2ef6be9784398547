//===- PirAttributes.cpp - Attributes of PIR as those of MLIR --*- C++ -*-===//
//
// See the table in PirAttributes.h.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/PirAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace stepfold::pir;

Attribute stepfold::pir::importPlainJson(const JsonCursor &cursor,
                                         MLIRContext *context) {
  Builder b(context);
  const llvm::json::Value &value = cursor.json();
  switch (value.kind()) {
  case llvm::json::Value::Null:
    return b.getUnitAttr();
  case llvm::json::Value::Boolean:
    return b.getBoolAttr(cursor.boolean());
  case llvm::json::Value::Number:
    if (std::optional<int64_t> integer = value.getAsInteger())
      return b.getI64IntegerAttr(*integer);
    return b.getF64FloatAttr(cursor.number());
  case llvm::json::Value::String:
    return b.getStringAttr(cursor.string());
  case llvm::json::Value::Array: {
    SmallVector<Attribute> elements;
    for (const JsonCursor &element : cursor.elements())
      elements.push_back(importPlainJson(element, context));
    return b.getArrayAttr(elements);
  }
  case llvm::json::Value::Object: {
    SmallVector<NamedAttribute> members;
    for (const auto &[key, member] : *value.getAsObject()) {
      if (StringRef(key).empty()) {
        cursor.report("expected keys that are not empty");
        continue;
      }
      members.emplace_back(b.getStringAttr(StringRef(key)),
                           importPlainJson(cursor.member(key), context));
    }
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

static Attribute importFloat(const JsonCursor &cursor, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  // JSON has no infinities; PIR writes them, and NaN, under a key of its own.
  bool isSpecial = cursor.findMember("VD").has_value();
  cursor.expectKeys({"#", isSpecial ? llvm::StringLiteral("VD")
                                    : llvm::StringLiteral("D")});
  if (std::optional<JsonCursor> special = cursor.findMember("VD")) {
    StringRef name = special->string();
    if (name == "NaN")
      return FloatAttr::get(type, APFloat::getNaN(semantics));
    if (name != "INF" && name != "-INF")
      special->report("expected 'NaN', 'INF' or '-INF', got '" + name + "'");
    return FloatAttr::get(type,
                          APFloat::getInf(semantics, name.starts_with("-")));
  }
  JsonCursor data = cursor.member("D");
  APFloat value(data.number());
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  if (value.isInfinity())
    data.report("the number does not fit its type");
  return FloatAttr::get(type, value);
}

static Attribute importInteger(const JsonCursor &cursor, Type type) {
  JsonCursor data = cursor.member("D");
  int64_t value = data.integer();
  if (type.isInteger(32) && !llvm::isInt<32>(value))
    data.report("the number does not fit 32 bits");
  return Builder(type.getContext())
      .getIntegerAttr(type, type.isInteger(32) ? int32_t(value) : value);
}

static Attribute importArray(const JsonCursor &cursor, MLIRContext *context) {
  SmallVector<Attribute> elements;
  for (const JsonCursor &element : cursor.member("D").elements())
    elements.push_back(importAttribute(element, context));
  if (cursor.error().any())
    return {};
  return ArrayAttr::get(context, elements);
}

static Attribute importIntegers(const JsonCursor &cursor,
                                MLIRContext *context) {
  SmallVector<int64_t> values;
  for (const JsonCursor &element : cursor.member("D").elements())
    values.push_back(element.integer());
  return DenseI64ArrayAttr::get(context, values);
}

/// An attribute without a counterpart.
static Attribute importOther(const JsonCursor &cursor, StringRef kind,
                             MLIRContext *context) {
  Builder b(context);
  NamedAttrList members;
  members.append("pir.kind", b.getStringAttr(kind));
  if (std::optional<JsonCursor> data = cursor.findMember("D"))
    members.append("pir.value", importPlainJson(*data, context));
  return members.getDictionary(context);
}

Attribute stepfold::pir::importAttribute(const JsonCursor &cursor,
                                         MLIRContext *context) {
  Builder b(context);
  StringRef kind = cursor.member("#").string();
  if (kind == "0.a_f32")
    return importFloat(cursor, b.getF32Type());
  if (kind == "0.a_f64")
    return importFloat(cursor, b.getF64Type());
  cursor.expectKeys({"#", "D"});
  if (cursor.error().any())
    return {};
  if (kind == "0.a_bool")
    return b.getBoolAttr(cursor.member("D").boolean());
  if (kind == "0.a_str")
    return b.getStringAttr(cursor.member("D").string());
  if (kind == "0.a_i32")
    return importInteger(cursor, b.getI32Type());
  if (kind == "0.a_i64")
    return importInteger(cursor, b.getI64Type());
  if (kind == "0.a_index")
    return importInteger(cursor, b.getIndexType());
  if (kind == "0.a_array")
    return importArray(cursor, context);
  if (kind == "1.a_intarray")
    return importIntegers(cursor, context);
  if (kind == "1.a_dtype")
    if (Type type = getDataType(cursor.member("D").string(), context))
      return TypeAttr::get(type);
  return importOther(cursor, kind, context);
}
