//===- ReduceParametersOp.cpp - optim.reduce_parameters -------------------===//

#include "Sizes.h"
#include "StreamSegments.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::optim;

void ReduceParametersOp::build(OpBuilder &builder, OperationState &state,
                               Value out, Value vector, Combiner combiner) {
  state.addOperands({out, vector});
  state.getOrAddProperties<Properties>().combiner =
      CombinerAttr::get(builder.getContext(), combiner);
  if (isa<RankedTensorType>(out.getType()))
    state.addTypes(out.getType());
}

LogicalResult ReduceParametersOp::verify() {
  auto vector = cast<ShapedType>(getVector().getType());
  auto out = cast<ShapedType>(getOut().getType());
  bool isExact = getCombiner() == Combiner::Exact;
  Type type = vector.getElementType();
  if (!vector.hasStaticShape() || vector.getRank() != 1 ||
      !(isExact ? isExactSum(type) : type.isF32() || type.isF64())) {
    InFlightDiagnostic diag = emitOpError() << "expected in to be a vector of ";
    if (isExact)
      return diag << getExactSumType(getContext()) << ", got " << vector;
    return diag << "f32 or f64, got " << vector;
  }
  if (!hasOneElement(out) || out.getElementType() != vector.getElementType())
    return emitOpError() << "expected out to have one element of "
                         << vector.getElementType() << ", got " << out;
  if (isa<TensorType>(vector) != isa<TensorType>(out))
    return emitOpError() << "expected two tensors or two memrefs, got " << out
                         << " and " << vector;
  return verifySizes(*this, getVector());
}

/// The sum of one element is that element, added to the +0.0 of its lane: no
/// sum is -0.0. The maximum and the exact sum of one element are the element.
LogicalResult ReduceParametersOp::canonicalize(ReduceParametersOp op,
                                               PatternRewriter &rewriter) {
  auto vector = dyn_cast<RankedTensorType>(op.getVector().getType());
  if (!vector || vector.getNumElements() != 1)
    return failure();
  auto reduced = ForeachParameterOp::create(
      rewriter, op.getLoc(), ArrayRef<ValueRange>{op.getOut()},
      ArrayRef<ValueRange>{op.getVector()}, ValueRange(), ValueRange(),
      [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
        Value value = arguments.back();
        if (op.getCombiner() == Combiner::Sum)
          value = arith::AddFOp::create(
              builder, createStart(builder, Combiner::Sum, value.getType()),
              value);
        return SmallVector<Value>{value};
      });
  rewriter.replaceOp(op, reduced->getResults());
  return success();
}

ParseResult ReduceParametersOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  auto parseClause = [&]() -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    return failure(parser.parseLParen() || parser.parseOperand(operand) ||
                   parser.parseColonType(type) || parser.parseRParen() ||
                   parser.resolveOperand(operand, type, result.operands));
  };
  std::optional<Combiner> combiner = parseOptionalCombiner(parser);
  if (!combiner)
    return parser.emitError(parser.getCurrentLocation(),
                            "expected 'out', 'maximum' or 'exact'");
  if (*combiner != Combiner::Sum)
    result.addAttribute(kCombiner,
                        CombinerAttr::get(parser.getContext(), *combiner));
  if (parseClause() || parser.parseKeyword("in") || parseClause())
    return failure();
  if (isa<RankedTensorType>(result.operands.front().getType()))
    result.addTypes(result.operands.front().getType());
  return shared::parseAttributes(parser, result);
}

void ReduceParametersOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getKeyword(getCombiner()) << '(' << getOut() << " : "
          << getOut().getType() << ") in(" << getVector() << " : "
          << getVector().getType() << ')';
  printer.printOptionalAttrDict((*this)->getAttrs(), {kCombiner});
}

void ReduceParametersOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (getResult())
    setName(getResult(), "total");
}

void ReduceParametersOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getResult())
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getVectorMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getOutMutable());
}
