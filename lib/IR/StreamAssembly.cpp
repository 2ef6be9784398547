//===- StreamAssembly.cpp - Assembly of streams ---------------------------===//
//
// The text of one stream, `(%a, %b : types)`. With 161 parameters the types are
// most of a program, so they are written once where that says everything.
//
//===----------------------------------------------------------------------===//

#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

/// `type` with its element type replaced by `elementType`.
static Type withElementType(Type type, Type elementType) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return MemRefType(MemRefType::Builder(memref).setElementType(elementType));
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(elementType);
  return {};
}

static bool differOnlyInElementType(TypeRange types, TypeRange like) {
  Type elementType = getStreamElementType(types.front());
  return types.size() == like.size() &&
         llvm::all_of(llvm::zip(types, like), [&](auto pair) {
           auto [type, other] = pair;
           return withElementType(other, elementType) == type;
         });
}

ParseResult
shared::parseStream(OpAsmParser &parser,
                    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &names,
                    SmallVectorImpl<Type> &types, ArrayRef<Type> like) {
  if (parser.parseLParen() || parser.parseOperandList(names) ||
      parser.parseColon())
    return failure();
  SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseTypeList(types) || parser.parseRParen())
    return failure();
  if (names.empty())
    return parser.emitError(typeLoc, "expected at least 1 operand");

  if (types.size() == 1 && types[0].isIntOrFloat()) {
    Type elementType = types[0];
    if (like.size() != names.size())
      return parser.emitError(typeLoc)
             << "an element type stands for the shapes of the first stream, "
                "which has "
             << like.size() << " operands, but this one has " << names.size();
    types.clear();
    for (Type type : like) {
      types.push_back(withElementType(type, elementType));
      if (!types.back())
        return parser.emitError(typeLoc)
               << "the first stream's type " << type << " has no shape";
    }
    return success();
  }
  if (types.size() == 1)
    types.resize(names.size(), types[0]);
  if (types.size() != names.size())
    return parser.emitError(typeLoc)
           << "expected 1 type or one for each of " << names.size()
           << " operands, got " << types.size();
  return success();
}

void shared::printStream(OpAsmPrinter &printer, ValueRange values,
                         ValueRange like) {
  printer << '(' << values << " : ";
  TypeRange types = values.getTypes();
  if (!like.empty() && differOnlyInElementType(types, like.getTypes()) &&
      getStreamElementType(types.front()).isIntOrFloat())
    printer << getStreamElementType(types.front());
  else if (llvm::all_equal(types))
    printer << types.front();
  else
    printer << types;
  printer << ')';
}
