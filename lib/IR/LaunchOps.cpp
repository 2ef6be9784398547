//===- LaunchOps.cpp - Arguments of kernels -------------------------------===//

#include "Sizes.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

ParseResult TableOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> names;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (shared::parseStream(parser, names, types, /*like=*/{}) ||
      shared::parseAttributes(parser, result) ||
      parser.resolveOperands(names, types, loc, result.operands))
    return failure();
  Type elementType = getStreamElementType(types.front());
  if (!elementType)
    return parser.emitError(loc) << "expected memrefs, got " << types.front();
  auto table = TableType::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(),
      static_cast<int64_t>(types.size()), elementType);
  if (!table)
    return failure();
  result.addTypes(table);
  return success();
}

void TableOp::print(OpAsmPrinter &printer) {
  shared::printStream(printer, getBuffers(), /*like=*/{});
  printer.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult TableOp::verify() {
  TableType table = getType();
  if (static_cast<int64_t>(getBuffers().size()) != table.getSize())
    return emitOpError() << "expected " << table.getSize() << " buffers, got "
                         << getBuffers().size();
  for (auto [index, buffer] : llvm::enumerate(getBuffers()))
    if (getStreamElementType(buffer.getType()) != table.getElementType())
      return emitOpError() << "expected buffer " << index
                           << " to have elements of " << table.getElementType()
                           << ", got " << buffer.getType();
  return verifySizes(*this, getBuffers());
}

LogicalResult ChunkListOp::verify() {
  int64_t elements = getElements();
  if (elements < 1)
    return emitOpError() << "expected a positive number of elements, got "
                         << elements;
  std::optional<int64_t> tail = getTailElements();
  if (tail && (*tail < 1 || elements % *tail != 0))
    return emitOpError() << "expected a positive tail_elements that divides "
                         << elements << ", got " << *tail;
  return success();
}

LogicalResult AddressTableOp::verify() {
  if (getStreams().empty())
    return emitOpError() << "expected at least 1 stream";
  int64_t size = cast<TableType>(getStreams().front().getType()).getSize();
  for (auto [index, stream] : llvm::enumerate(getStreams())) {
    int64_t streamSize = cast<TableType>(stream.getType()).getSize();
    if (streamSize != size)
      return emitOpError() << "expected stream " << index << " to have " << size
                           << " buffers, got " << streamSize;
  }
  std::optional<ArrayRef<int64_t>> blockSizes = getBlockSizes();
  if (blockSizes &&
      (blockSizes->size() != getStreams().size() ||
       llvm::any_of(*blockSizes, [](int64_t size) { return size < 1; })))
    return emitOpError() << "expected " << getStreams().size()
                         << " positive block_sizes";
  return success();
}

LogicalResult AdjacentAddressOp::verify() {
  auto table = getTable().getDefiningOp<AddressTableOp>();
  if (!table || table.getStreams().size() != 1)
    return emitOpError() << "expected a table of one stream";
  auto buffers = table.getStreams().front().getDefiningOp<TableOp>();
  if (!buffers)
    return emitOpError() << "expected a table of known buffers";
  for (Value buffer : buffers.getBuffers())
    if (cast<MemRefType>(buffer.getType()).getNumElements() != 1)
      return emitOpError() << "expected buffers of one element, got "
                           << buffer.getType();
  return success();
}
