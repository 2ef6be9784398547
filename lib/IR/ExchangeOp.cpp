//===- ExchangeOp.cpp - optim.exchange ------------------------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

static constexpr StringLiteral kName = "name", kKind = "kind";

static LogicalResult verifyWords(ExchangeOp op, Type type) {
  auto shaped = cast<ShapedType>(type);
  Type element = shaped.getElementType();
  bool isSum = op.getKind() == ExchangeKind::Sum;
  if (shaped.hasStaticShape() &&
      (element.isInteger(64) || (isSum && isExactSum(element))))
    return success();
  InFlightDiagnostic diag =
      op.emitOpError() << "expected words of static shape, with elements of "
                          "i64";
  if (isSum)
    diag << " or of " << getExactSumType(op.getContext());
  return diag << ", got " << type;
}

LogicalResult ExchangeOp::verify() {
  if (getName().empty())
    return emitOpError() << "expected a name";
  if (getWords().empty())
    return emitOpError() << "expected at least 1 operand";
  bool areTensors = isa<TensorType>(getWords().front().getType());
  llvm::DenseSet<Value> exchanged;
  for (Value words : getWords()) {
    if (failed(verifyWords(*this, words.getType())))
      return failure();
    if (isa<TensorType>(words.getType()) != areTensors)
      return emitOpError() << "expected tensors alone, or memrefs alone";
    if (!areTensors && !exchanged.insert(words).second)
      return emitOpError() << "exchanges one memref twice";
  }
  TypeRange expected = areTensors ? TypeRange(getWords()) : TypeRange();
  if (getResultTypes() != expected)
    return emitOpError() << "expected " << expected.size()
                         << " results, of the types of the tensors, got "
                         << getResultTypes();
  return success();
}

ParseResult ExchangeOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  SmallVector<OpAsmParser::UnresolvedOperand> words;
  SmallVector<Type> types;
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<ExchangeKind> kind = symbolizeExchangeKind(keyword);
  if (!kind)
    return parser.emitError(loc, "expected 'sum' or 'maximum'");
  SMLoc wordsLoc;
  if (parser.parseString(&name) || parser.parseLParen() ||
      parser.getCurrentLocation(&wordsLoc) || parser.parseOperandList(words) ||
      parser.parseColonTypeList(types) || parser.parseRParen() ||
      parser.resolveOperands(words, types, wordsLoc, result.operands))
    return failure();
  result.addAttribute(kName, parser.getBuilder().getStringAttr(name));
  result.addAttribute(kKind, ExchangeKindAttr::get(parser.getContext(), *kind));
  for (Type type : types)
    if (isa<RankedTensorType>(type))
      result.addTypes(type);
  return shared::parseAttributes(parser, result);
}

void ExchangeOp::print(OpAsmPrinter &printer) {
  printer << ' ' << stringifyExchangeKind(getKind()) << ' ';
  printer.printString(getName());
  printer << " (" << getWords() << " : ";
  llvm::interleaveComma(getWords().getTypes(), printer);
  printer << ')';
  printer.printOptionalAttrDict((*this)->getAttrs(), {kName, kKind});
}

void ExchangeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  for (Value result : getResults())
    setName(result, "exchanged");
}

void ExchangeOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // Other ranks wait for it.
  effects.emplace_back(MemoryEffects::Write::get());
  for (OpOperand &operand : getWordsMutable())
    if (isa<MemRefType>(operand.get().getType())) {
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
    }
}
