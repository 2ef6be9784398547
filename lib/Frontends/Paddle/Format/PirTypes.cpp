//===- PirTypes.cpp - Types of PIR as types of MLIR ------------*- C++ -*-===//
//
// See the table in PirTypes.h.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"
#include "stepfold/Frontends/Paddle/Format/JSONPrinter.h"
#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace stepfold::pir;

/// A type without parameters; null for any other.
static Type importScalarType(StringRef kind, MLIRContext *context) {
  Builder b(context);
  auto integer = [&](unsigned width) { return b.getIntegerType(width); };
  return llvm::StringSwitch<Type>(kind)
      .Case("NULL", b.getNoneType())
      .Case("0.t_f16", b.getF16Type())
      .Case("0.t_bf16", b.getBF16Type())
      .Case("0.t_f32", b.getF32Type())
      .Case("0.t_f64", b.getF64Type())
      .Case("0.t_f8e4m3fn", b.getType<Float8E4M3FNType>())
      .Case("0.t_f8e5m2", b.getType<Float8E5M2Type>())
      .Case("0.t_bool", integer(1))
      .Case("0.t_i8", integer(8))
      .Case("0.t_i16", integer(16))
      .Case("0.t_i32", integer(32))
      .Case("0.t_i64", integer(64))
      .Case("0.t_ui8", b.getIntegerType(8, /*isSigned=*/false))
      .Case("0.t_index", b.getIndexType())
      .Case("0.t_c64", ComplexType::get(b.getF32Type()))
      .Case("0.t_c128", ComplexType::get(b.getF64Type()))
      .Default(Type());
}

/// Sizes of a tensor, with a bound on its elements that keeps every later
/// computation in 64 bits.
static SmallVector<int64_t> importShape(JSONNode node) {
  constexpr int64_t maxElements = int64_t(1) << 56;
  SmallVector<int64_t> shape;
  int64_t numElements = 1;
  node.forEachElement([&](JSONNode element) {
    int64_t size = element.getInt64();
    shape.push_back(size == -1 ? ShapedType::kDynamic : size);
    if (size < -1)
      element.fail("expected a size or -1, got " + Twine(size));
    if (size > 0 && (llvm::MulOverflow(numElements, size, numElements) != 0 ||
                     numElements > maxElements))
      node.fail("the tensor has too many elements");
  });
  return shape;
}

/// Returns the properties of a tensor type besides element type and shape, or
/// null if they are those that the framework uses everywhere.
static Attribute importEncoding(JSONNode layout, JSONNode lod, JSONNode offset,
                                MLIRContext *context) {
  Builder b(context);
  NamedAttrList encoding;
  if (layout.getString() != "NCHW")
    encoding.append("pir.layout", b.getStringAttr(layout.getString()));
  if (lod.getArraySize() != 0)
    encoding.append("pir.lod", importPlainJSON(lod, context));
  if (int64_t value = offset.getInt64())
    encoding.append("pir.offset", b.getI64IntegerAttr(value));
  if (encoding.empty())
    return {};
  return encoding.getDictionary(context);
}

/// A type without a counterpart, as its JSON text.
static Type importOpaqueType(JSONNode node, MLIRContext *context) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printJSON(node, os);
  std::string quoted;
  llvm::raw_string_ostream quotedOs(quoted);
  quotedOs << '"';
  llvm::printEscapedString(text, quotedOs);
  quotedOs << '"';
  return OpaqueType::get(StringAttr::get(context, "pir"), quoted);
}

static Type importDenseTensorType(JSONNode node, MLIRContext *context) {
  SmallVector<JSONNode, 4> data = node.get("D").getElements(5);
  Type elementType = importType(data[0], context);
  SmallVector<int64_t> shape = importShape(data[1]);
  Attribute encoding = importEncoding(data[2], data[3], data[4], context);
  if (node.getErrors().any())
    return {};
  if (!RankedTensorType::isValidElementType(elementType) ||
      !(elementType.isIntOrIndexOrFloat() || isa<ComplexType>(elementType)))
    return importOpaqueType(node, context);
  return RankedTensorType::get(shape, elementType, encoding);
}

static Type importVectorType(JSONNode node, MLIRContext *context) {
  SmallVector<Type> types;
  node.get("D").forEachElement(
      [&](JSONNode element) { types.push_back(importType(element, context)); });
  if (node.getErrors().any())
    return {};
  return TupleType::get(context, types);
}

Type stepfold::pir::importType(JSONNode node, MLIRContext *context) {
  node.expectKeys({"#", "D"});
  StringRef kind = node.get("#").getString();
  if (!node || node.getErrors().any())
    return {};
  if (kind == "0.t_dtensor")
    return importDenseTensorType(node, context);
  if (kind == "0.t_vec")
    return importVectorType(node, context);
  if (Type scalar = importScalarType(kind, context)) {
    if (node.find("D"))
      node.fail("unexpected data of type '" + kind + "'");
    return scalar;
  }
  return importOpaqueType(node, context);
}

Type stepfold::pir::importValidType(JSONNode node, MLIRContext *context) {
  FirstError ignored;
  JSONScope scope = node.getScope("", ignored);
  Type type = importType(JSONNode(scope), context);
  return ignored.any() ? Type() : type;
}
