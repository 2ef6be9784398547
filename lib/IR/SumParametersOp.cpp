//===- SumParametersOp.cpp - optim.sum_parameters -------------------------===//

#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

void SumParametersOp::build(OpBuilder &, OperationState &state, Value out,
                            Value vector) {
  state.addOperands({out, vector});
  if (isa<RankedTensorType>(out.getType()))
    state.addTypes(out.getType());
}

LogicalResult SumParametersOp::verify() {
  auto vector = cast<ShapedType>(getVector().getType());
  auto out = cast<ShapedType>(getOut().getType());
  if (!vector.hasStaticShape() || vector.getRank() != 1 ||
      !(vector.getElementType().isF32() || vector.getElementType().isF64()))
    return emitOpError() << "expected in to be a vector of f32 or f64, got "
                         << vector;
  if (!hasOneElement(out) || out.getElementType() != vector.getElementType())
    return emitOpError() << "expected out to have one element of "
                         << vector.getElementType() << ", got " << out;
  if (isa<TensorType>(vector) != isa<TensorType>(out))
    return emitOpError() << "expected two tensors or two memrefs, got " << out
                         << " and " << vector;
  return success();
}

ParseResult SumParametersOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  for (StringRef keyword : {"out", "in"}) {
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    if (parser.parseKeyword(keyword) || parser.parseLParen() ||
        parser.parseOperand(operand) || parser.parseColonType(type) ||
        parser.parseRParen() ||
        parser.resolveOperand(operand, type, result.operands))
      return failure();
  }
  if (isa<RankedTensorType>(result.operands.front().getType()))
    result.addTypes(result.operands.front().getType());
  return parser.parseOptionalAttrDict(result.attributes);
}

void SumParametersOp::print(OpAsmPrinter &printer) {
  printer << " out(" << getOut() << " : " << getOut().getType() << ") in("
          << getVector() << " : " << getVector().getType() << ')';
  printer.printOptionalAttrDict((*this)->getAttrs());
}

void SumParametersOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (getSum())
    setName(getSum(), "total");
}

void SumParametersOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getSum())
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getVectorMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getOutMutable());
}
