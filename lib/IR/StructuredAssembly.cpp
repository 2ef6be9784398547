//===- StructuredAssembly.cpp - Assembly of structured ops ----------------===//
//
// Clauses of streams, `out(...) in(...)`, and a region, whose arguments have
// names.
//
//===----------------------------------------------------------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/Combiner.h"

using namespace mlir;
using namespace mlir::optim;

ParseResult shared::parseStructuredOp(OpAsmParser &parser,
                                      OperationState &result) {
  bool isReduce = result.name.getStringRef() == ReduceOp::getOperationName();
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> like;
  auto parseClause = [&](bool givesShapes, int32_t &count) -> ParseResult {
    SmallVector<OpAsmParser::UnresolvedOperand> names;
    SmallVector<Type> types;
    if (parseStream(parser, names, types, like) ||
        parser.resolveOperands(names, types, loc, result.operands))
      return failure();
    if (givesShapes && like.empty())
      like = types;
    count = names.size();
    return success();
  };
  auto parseStreams = [&](StringRef keyword, bool givesShapes,
                          SmallVector<int32_t> &segments) -> ParseResult {
    while (succeeded(parser.parseOptionalKeyword(keyword)))
      if (parseClause(givesShapes, segments.emplace_back()))
        return failure();
    return success();
  };

  SmallVector<int32_t> outSegments, inSegments;
  SmallVector<Combiner> combiners;
  auto parseSums = [&]() -> ParseResult {
    while (std::optional<Combiner> combiner = parseOptionalCombiner(parser)) {
      combiners.push_back(*combiner);
      if (parseClause(/*givesShapes=*/false, outSegments.emplace_back()))
        return failure();
    }
    return success();
  };
  if (isReduce ? parseSums() : parseStreams("out", true, outSegments))
    return failure();
  size_t numSums = outSegments.size();
  if (isReduce && parseStreams("update", true, outSegments))
    return failure();
  for (Value value : result.operands)
    if (isa<RankedTensorType>(value.getType()))
      result.addTypes(value.getType());
  int32_t numOuts = result.operands.size();
  if (parseStreams("in", true, inSegments))
    return failure();
  int32_t numIns = result.operands.size() - numOuts;
  int32_t numPerParameter = 0, numScalars = 0;
  if (succeeded(parser.parseOptionalKeyword("per_parameter")) &&
      parseClause(false, numPerParameter))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("scalar")) &&
      parseClause(false, numScalars))
    return failure();

  Builder &builder = parser.getBuilder();
  result.addAttribute(kSegmentSizes,
                      builder.getDenseI32ArrayAttr(
                          {numOuts, numIns, numPerParameter, numScalars}));
  result.addAttribute(kOutSegments, builder.getDenseI32ArrayAttr(outSegments));
  result.addAttribute(kInSegments, builder.getDenseI32ArrayAttr(inSegments));
  if (isReduce && outSegments.size() != numSums)
    result.addAttribute(
        kNumUpdates, builder.getI32IntegerAttr(outSegments.size() - numSums));
  if (ArrayAttr attribute = getCombinersAttr(builder.getContext(), combiners))
    result.addAttribute(kCombiners, attribute);
  if (parseAttributesWithKeyword(parser, result) ||
      parser.parseRegion(*result.addRegion()))
    return failure();
  return success();
}

void shared::printStructuredOp(OpAsmPrinter &printer, Operation *operation) {
  auto op = cast<StructuredOpInterface>(operation);
  bool breakLines = op.getNumParameters() > 1;
  auto separate = [&] {
    if (breakLines)
      printer.printNewline();
    else
      printer << ' ';
  };
  ValueRange like;
  auto printClause = [&](StringRef keyword, ValueRange stream, bool isList) {
    separate();
    printer << keyword;
    // The first list gives the shapes of the others.
    printStream(printer, stream, isList ? like : ValueRange());
    if (isList && like.empty())
      like = stream;
  };
  bool areLists = !isa<ForeachParameterOp>(operation);

  printer.increaseIndent();
  printer.increaseIndent();
  for (unsigned sum = 0; sum < op.getNumSums(); ++sum)
    printClause(getKeyword(getCombiner(operation, sum)), op.getOuts()[sum],
                /*isList=*/false);
  for (OperandRange stream : op.getUpdates())
    printClause(isa<ReduceOp>(operation) ? "update" : "out", stream, areLists);
  for (OperandRange stream : op.getIns())
    printClause("in", stream, areLists);
  if (!op.getPerParameter().empty()) {
    separate();
    printer << "per_parameter";
    printStream(printer, op.getPerParameter(), {});
  }
  if (!op.getScalars().empty()) {
    separate();
    printer << "scalar";
    printStream(printer, op.getScalars(), {});
  }
  printer.printOptionalAttrDictWithKeyword(
      op->getAttrs(),
      {kSegmentSizes, kOutSegments, kInSegments, kNumUpdates, kCombiners});
  printer.decreaseIndent();
  printer.decreaseIndent();
  printer << ' ';
  printer.printRegion(op.getBody());
}

void shared::nameStructuredResults(Operation *op, OpAsmSetValueNameFn setName) {
  if (op->getNumResults() == 0)
    return;
  auto structured = cast<StructuredOpInterface>(op);
  for (unsigned index = 0; index < structured.getOuts().size(); ++index)
    setName(structured.getResultStream(index).front(),
            index < structured.getNumSums()
                ? stringifyCombiner(getCombiner(op, index))
                : "new");
}

void shared::nameStructuredArguments(Operation *op, Region &region,
                                     OpAsmSetValueNameFn setName) {
  auto structured = cast<StructuredOpInterface>(op);
  unsigned index = 0;
  auto name = [&](size_t count, StringRef text) {
    for (size_t i = 0; i < count && index < region.getNumArguments(); ++i)
      setName(region.getArgument(index++), text);
  };
  name(structured.getUpdates().size(), "out");
  name(structured.getIns().size(), "in");
  name(structured.getPerParameter().size(), "setting");
  name(structured.getScalars().size(), "scalar");
}
