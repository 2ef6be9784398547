//===- PirTypes.cpp - Types of PIR as types of MLIR ------------*- C++ -*-===//
//
// See the table in PirTypes.h.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/PirTypes.h"
#include "stepfold/Import/PirAttributes.h"

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
static SmallVector<int64_t> importShape(const JsonCursor &cursor) {
  constexpr int64_t maxElements = int64_t(1) << 56;
  SmallVector<int64_t> shape;
  int64_t numElements = 1;
  for (const JsonCursor &element : cursor.elements()) {
    int64_t size = element.integer();
    shape.push_back(size == -1 ? ShapedType::kDynamic : size);
    if (size < -1)
      element.report("expected a size or -1, got " + Twine(size));
    if (size > 0 && (llvm::MulOverflow(numElements, size, numElements) != 0 ||
                     numElements > maxElements)) {
      cursor.report("the tensor has too many elements");
      break;
    }
  }
  return shape;
}

/// What a tensor type says beyond element type and shape; null where that is
/// what the framework uses everywhere.
static Attribute importEncoding(const JsonCursor &layout,
                                const JsonCursor &lod,
                                const JsonCursor &offset,
                                MLIRContext *context) {
  Builder b(context);
  NamedAttrList encoding;
  if (layout.string() != "NCHW")
    encoding.append("pir.layout", b.getStringAttr(layout.string()));
  if (!lod.elements().empty())
    encoding.append("pir.lod", importPlainJson(lod, context));
  if (int64_t value = offset.integer())
    encoding.append("pir.offset", b.getI64IntegerAttr(value));
  if (encoding.empty() || layout.error().any())
    return {};
  return encoding.getDictionary(context);
}

/// A type without a counterpart, as its JSON text.
static Type importOpaqueType(const JsonCursor &cursor, MLIRContext *context) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << cursor.json();
  std::string quoted;
  llvm::raw_string_ostream quotedOs(quoted);
  quotedOs << '"';
  llvm::printEscapedString(text, quotedOs);
  quotedOs << '"';
  return OpaqueType::get(StringAttr::get(context, "pir"), quoted);
}

static Type importDenseTensorType(const JsonCursor &cursor,
                                  MLIRContext *context) {
  SmallVector<JsonCursor, 4> data = cursor.member("D").elements(5);
  Type elementType = importType(data[0], context);
  SmallVector<int64_t> shape = importShape(data[1]);
  Attribute encoding = importEncoding(data[2], data[3], data[4], context);
  if (cursor.error().any())
    return {};
  if (!RankedTensorType::isValidElementType(elementType) ||
      !(elementType.isIntOrIndexOrFloat() || isa<ComplexType>(elementType)))
    return importOpaqueType(cursor, context);
  return RankedTensorType::get(shape, elementType, encoding);
}

static Type importVectorType(const JsonCursor &cursor, MLIRContext *context) {
  SmallVector<Type> types;
  for (const JsonCursor &element : cursor.member("D").elements())
    types.push_back(importType(element, context));
  if (cursor.error().any())
    return {};
  return TupleType::get(context, types);
}

Type stepfold::pir::importType(const JsonCursor &cursor,
                               MLIRContext *context) {
  cursor.expectKeys({"#", "D"});
  StringRef kind = cursor.member("#").string();
  if (cursor.error().any())
    return {};
  if (kind == "0.t_dtensor")
    return importDenseTensorType(cursor, context);
  if (kind == "0.t_vec")
    return importVectorType(cursor, context);
  if (Type scalar = importScalarType(kind, context)) {
    if (cursor.findMember("D"))
      cursor.report("unexpected data of type '" + kind + "'");
    return scalar;
  }
  return importOpaqueType(cursor, context);
}
