//===- MatrixOps.cpp - Code that ops on matrices share --------------------===//

#include "MatrixStreams.h"
#include "Sizes.h"
#include "StreamSegments.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

std::pair<int64_t, int64_t> shared::getMatrixSize(Type type) {
  ArrayRef<int64_t> shape = cast<ShapedType>(type).getShape();
  return {shape[0], shape[1]};
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

Operation *mlir::optim::createMatrixOp(OpBuilder &builder, Location loc,
                                       Operation *like,
                                       ArrayRef<SmallVector<Value>> streams) {
  OperationState state(loc, like->getName());
  SmallVector<int32_t> sizes;
  for (ArrayRef<Value> stream : streams) {
    state.addOperands(stream);
    sizes.push_back(stream.size());
  }
  for (Value out : streams.front())
    if (isa<RankedTensorType>(out.getType()))
      state.addTypes(out.getType());
  state.addAttributes(like->getAttrs());
  state.attributes.set(kSegmentSizes, builder.getDenseI32ArrayAttr(sizes));
  return builder.create(state);
}

DictionaryAttr shared::getMatrixGroupKey(Operation *operation) {
  auto op = cast<MatrixOpInterface>(operation);
  Builder builder(op->getContext());
  NamedAttrList key(op->getAttrs());
  key.erase(kSegmentSizes);
  SmallVector<int64_t> sizes;
  for (OperandRange stream : op.getStreams())
    sizes.push_back(op.getOwn(stream, 0).size());
  // Names that no attribute of an op can have, so that none is overwritten.
  key.append("#op", builder.getStringAttr(op->getName().getStringRef()));
  key.append("#type", TypeAttr::get(getStreamElementType(
                          op.getWritten().front().getType())));
  key.append("#sizes", builder.getDenseI64ArrayAttr(sizes));
  return key.getDictionary(op->getContext());
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Checks the type of each operand by itself, and that all have one element
/// type.
static LogicalResult verifyTypes(MatrixOpInterface op) {
  Type first = op.getWritten().front().getType();
  Type elementType = getStreamElementType(first);
  if (!elementType.isBF16() && !elementType.isF16())
    return op.emitOpError()
           << "expected matrices of bf16 or f16, got " << first;
  for (Value operand : op->getOperands()) {
    auto type = cast<ShapedType>(operand.getType());
    if (type.getRank() != 2 || !type.hasStaticShape())
      return op.emitOpError()
             << "expected matrices of two dimensions of static size, got "
             << type;
    if (type.getElementType() != elementType)
      return op.emitOpError() << "expected matrices of one element type, got "
                              << first << " and " << type;
  }
  for (OperandRange stream : op.getStreams())
    if (failed(verifySizes(op, stream)))
      return failure();
  return success();
}

static LogicalResult verifyDestinations(MatrixOpInterface op) {
  OperandRange outs = op.getWritten();
  bool areTensors = isa<TensorType>(outs.front().getType());
  for (Value operand : op->getOperands())
    if (isa<TensorType>(operand.getType()) != areTensors)
      return op.emitOpError() << "expected tensors alone, or memrefs alone";
  TypeRange expected = areTensors ? TypeRange(outs) : TypeRange();
  if (op->getResultTypes() != expected)
    return op.emitOpError() << "expected " << expected.size()
                            << " results, of the types of the tensors, got "
                            << op->getResultTypes();
  if (areTensors)
    return success();
  // Elements are read several times, and written in no order.
  OperandRange ins = op.getRead();
  llvm::DenseSet<Value> read(ins.begin(), ins.end());
  for (auto [index, out] : llvm::enumerate(outs))
    if (!read.insert(out).second)
      return op.emitOpError()
             << "expected out #" << index << " to be no other operand";
  return success();
}

LogicalResult shared::verifyMatrixOp(Operation *operation) {
  auto op = cast<MatrixOpInterface>(operation);
  if (op.getWritten().empty())
    return op.emitOpError() << "expected at least 1 out";
  return failure(failed(verifyTypes(op)) || failed(verifyDestinations(op)));
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

ParseResult shared::parseMatrices(OpAsmParser &parser, OperationState &result,
                                  SmallVectorImpl<int32_t> &sizes) {
  SmallVector<OpAsmParser::UnresolvedOperand> names;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parseStream(parser, names, types, /*like=*/{}) ||
      parser.resolveOperands(names, types, loc, result.operands))
    return failure();
  if (sizes.empty())
    for (Type type : types)
      if (isa<RankedTensorType>(type))
        result.addTypes(type);
  sizes.push_back(names.size());
  return success();
}

void shared::printMatrices(OpAsmPrinter &printer, MatrixOpInterface op,
                           StringRef keyword, ValueRange matrices) {
  printer.increaseIndent();
  printer.increaseIndent();
  if (op.getNumPieces() > 1)
    printer.printNewline();
  else
    printer << ' ';
  printer << keyword;
  printStream(printer, matrices, /*like=*/{});
  printer.decreaseIndent();
  printer.decreaseIndent();
}
