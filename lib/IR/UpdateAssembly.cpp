//===- UpdateAssembly.cpp - Assembly of update ops ------------------------===//
//
// Each stream by its name, and the settings: `optim.sgd params(...)
// grads(...)`.
//
//===----------------------------------------------------------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

ParseResult shared::parseOptimizerOp(OpAsmParser &parser,
                                     OperationState &result,
                                     ArrayRef<StreamSpec> specs) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int32_t> sizes;
  SmallVector<Type> parameterTypes;
  SmallVector<StringRef> operandSettings;
  for (const StreamSpec &spec : specs) {
    if (failed(parser.parseOptionalKeyword(spec.name))) {
      // An op may lack a stream of other numerics, which are read last.
      if (!spec.optional && spec.family == NumericsFamily::Any)
        return parser.emitError(parser.getCurrentLocation())
               << "expected '" << spec.name << "'";
      sizes.push_back(0);
      continue;
    }
    SmallVector<OpAsmParser::UnresolvedOperand> names;
    SmallVector<Type> types;
    if (parseStream(parser, names, types, parameterTypes) ||
        parser.resolveOperands(names, types, loc, result.operands))
      return failure();
    if (parameterTypes.empty())
      parameterTypes = types;
    if (isUpdated(spec.kind))
      for (Type type : types)
        if (isa<RankedTensorType>(type))
          result.addTypes(type);
    sizes.push_back(names.size());
    if (spec.isSetting)
      operandSettings.push_back(spec.name);
  }
  result.addAttribute(kSegmentSizes,
                      parser.getBuilder().getDenseI32ArrayAttr(sizes));
  loc = parser.getCurrentLocation();
  if (parseAttributes(parser, result))
    return failure();
  // Later, a number that is the default cannot be told from none.
  for (StringRef name : operandSettings)
    if (result.attributes.get(name))
      return parser.emitError(loc) << "expected " << name
                                   << " as a number or as an operand, got both";
  return success();
}

void shared::printOptimizerOp(OpAsmPrinter &printer, Operation *op) {
  OperandRange params = getStream(op, 0);
  // With more than one parameter a stream fills a line.
  bool breakLines = params.size() > 1;
  printer.increaseIndent();
  printer.increaseIndent();
  auto separate = [&] {
    if (breakLines)
      printer.printNewline();
    else
      printer << ' ';
  };
  SmallVector<StringRef> elided = {kSegmentSizes};
  for (auto [index, spec] :
       llvm::enumerate(cast<OptimizerOpInterface>(op).getStreamSpecs())) {
    OperandRange stream = getStream(op, index);
    // A number beside operands, or of other numerics, is the default.
    if (spec.isSetting && (!stream.empty() || !hasNumericsOf(op, spec.family)))
      elided.push_back(spec.name);
    if (stream.empty())
      continue;
    separate();
    printer << spec.name;
    ValueRange like;
    if (index != 0 && !isOneElement(spec.kind))
      like = params;
    printStream(printer, stream, like);
  }
  for (NamedAttribute attribute : op->getAttrs())
    if (auto numerics = dyn_cast<NumericsAttr>(attribute.getValue()))
      if (numerics.getValue() == Numerics::Paddle) // The default.
        elided.push_back(attribute.getName());
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  printer.decreaseIndent();
  printer.decreaseIndent();
}

void shared::nameOptimizerResults(Operation *op, OpAsmSetValueNameFn setName) {
  for (auto [index, spec] :
       llvm::enumerate(cast<OptimizerOpInterface>(op).getStreamSpecs())) {
    ResultRange results = getUpdatedStream(op, index);
    if (!results.empty())
      setName(results.front(), spec.name);
  }
}
