//===- CopyRowsOp.cpp - optim.copy_rows -----------------------------------===//

#include "MatrixStreams.h"
#include "StreamSegments.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<OperandRange> CopyRowsOp::getStreams() {
  return {getOuts(), getIns()};
}

/// The matrices of a piece are one and `n`, or `n` and one.
unsigned CopyRowsOp::getNumPieces() {
  return std::min(getOuts().size(), getIns().size());
}

/// Rows of one of `n` matrices are a copy.
size_t CopyRowsOp::countCalls() {
  return std::max(getOuts().size(), getIns().size());
}

LogicalResult CopyRowsOp::verify() {
  bool isFromOne = getOuts().size() > getIns().size();
  OperandRange singles = isFromOne ? getIns() : getOuts();
  OperandRange parts = isFromOne ? getOuts() : getIns();
  if (singles.empty() || parts.size() % singles.size() != 0 ||
      parts.size() == singles.size())
    return emitOpError() << "expected n out for each in, or n in for each out, "
                            "where n is at least 2, got "
                         << getOuts().size() << " out and " << getIns().size()
                         << " in";
  int64_t number = parts.size() / singles.size();
  for (auto [index, part] : llvm::enumerate(parts)) {
    size_t single = index / number;
    auto [rows, columns] = shared::getMatrixSize(part.getType());
    auto [allRows, allColumns] =
        shared::getMatrixSize(singles[single].getType());
    if (rows * number == allRows && columns == allColumns)
      continue;
    return emitOpError() << "expected " << (isFromOne ? "out" : "in") << " #"
                         << index << " to have the columns and 1 / " << number
                         << " of the rows of " << (isFromOne ? "in" : "out")
                         << " #" << single << ", got " << part.getType()
                         << " and " << singles[single].getType();
  }
  return success();
}

ParseResult CopyRowsOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<int32_t> sizes;
  for (StringRef keyword : {"out", "in"})
    if (parser.parseKeyword(keyword) ||
        shared::parseMatrices(parser, result, sizes))
      return failure();
  result.addAttribute(kSegmentSizes,
                      parser.getBuilder().getDenseI32ArrayAttr(sizes));
  return shared::parseAttributes(parser, result);
}

void CopyRowsOp::print(OpAsmPrinter &printer) {
  shared::printMatrices(printer, *this, "out", getOuts());
  shared::printMatrices(printer, *this, "in", getIns());
  printer.printOptionalAttrDict((*this)->getAttrs(), {kSegmentSizes});
}

void CopyRowsOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getResults().empty())
    setName(getResults().front(), "rows");
}
