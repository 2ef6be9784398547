//===- BufferOp.cpp - optim.buffer ----------------------------------------===//

#include "SegmentsAssembly.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

ParseResult mlir::optim::parseSegments(OpAsmParser &parser, ArrayAttr &globals,
                                       DenseI64ArrayAttr &offsets) {
  SmallVector<Attribute> names;
  SmallVector<int64_t> numbers;
  auto parseSegment = [&]() -> ParseResult {
    FlatSymbolRefAttr name;
    int64_t offset;
    if (parser.parseAttribute(name) || parser.parseKeyword("at") ||
        parser.parseInteger(offset))
      return failure();
    names.push_back(name);
    numbers.push_back(offset);
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseSegment))
    return failure();
  globals = parser.getBuilder().getArrayAttr(names);
  offsets = parser.getBuilder().getDenseI64ArrayAttr(numbers);
  return success();
}

void mlir::optim::printSegments(OpAsmPrinter &printer, Operation *,
                                ArrayAttr globals, DenseI64ArrayAttr offsets) {
  printer << '(';
  llvm::interleaveComma(llvm::zip_equal(globals, offsets.asArrayRef()), printer,
                        [&](auto segment) {
                          auto [global, offset] = segment;
                          printer << global << " at " << offset;
                        });
  printer << ')';
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

int64_t BufferOp::getElementBytes() {
  return llvm::divideCeil(getTensorType().getElementTypeBitWidth(), 8);
}

LogicalResult BufferOp::verify() {
  RankedTensorType type = getTensorType();
  Type element = type.getElementType();
  unsigned width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  bool isStorable = width == 1 || (width != 0 && width % 8 == 0);
  if (type.getRank() != 1 || !type.hasStaticShape() || !isStorable)
    return emitOpError() << "expected a vector of static size with elements of "
                            "whole bytes or i1, got "
                         << type;
  int64_t alignment = getAlignment();
  if (!llvm::isPowerOf2_64(alignment) || alignment % getElementBytes() != 0)
    return emitOpError() << "expected an alignment that is a power of two and "
                            "a multiple of an element's "
                         << getElementBytes() << " bytes, got " << alignment;
  if (getGlobals().size() != getOffsets().size())
    return emitOpError() << "expected " << getGlobals().size()
                         << " offsets, got " << getOffsets().size();
  for (auto [global, offset] : llvm::zip_equal(getGlobals(), getOffsets()))
    if (offset < 0 || offset % (alignment / getElementBytes()) != 0)
      return emitOpError() << "expected the offset of " << global
                           << " to be a multiple of "
                           << alignment / getElementBytes() << " elements, got "
                           << offset;
  return success();
}

LogicalResult BufferOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  RankedTensorType type = getTensorType();
  int64_t end = 0;
  for (auto [attribute, offset] : llvm::zip_equal(getGlobals(), getOffsets())) {
    auto name = cast<FlatSymbolRefAttr>(attribute);
    auto global =
        symbolTables.lookupNearestSymbolFrom<ml_program::GlobalOp>(*this, name);
    if (!global)
      return emitOpError() << "expected " << name
                           << " to be an ml_program.global";
    auto tensor = dyn_cast<RankedTensorType>(global.getType());
    if (!tensor || !tensor.hasStaticShape())
      return emitOpError() << "expected " << name
                           << " to be of static shape, got "
                           << global.getType();
    if (!getGradients() && tensor.getElementType() != type.getElementType())
      return emitOpError() << "expected " << name << " to have elements of "
                           << type.getElementType() << ", got " << tensor;
    if (offset < end)
      return emitOpError() << "expected " << name << " to begin at element "
                           << end << " or later, got " << offset;
    int64_t numElements = tensor.getNumElements();
    if (numElements > type.getNumElements() - offset)
      return emitOpError() << "expected " << name << " to end within "
                           << type.getNumElements() << " elements, got "
                           << numElements << " at " << offset;
    end = offset + numElements;
  }
  return success();
}
