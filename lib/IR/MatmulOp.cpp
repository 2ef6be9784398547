//===- MatmulOp.cpp - optim.matmul ----------------------------------------===//

#include "MatrixStreams.h"
#include "StreamSegments.h"

using namespace mlir;
using namespace mlir::optim;

static constexpr StringLiteral kAccumulation = "accumulation",
                               kLhsTransposed = "lhs_transposed",
                               kRhsTransposed = "rhs_transposed",
                               kTransposed = "transposed";

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Rows and columns of a factor, which is in memory as `matrix`, or transposed.
static std::pair<int64_t, int64_t> getSize(Value matrix, bool isTransposed) {
  auto [rows, columns] = shared::getMatrixSize(matrix.getType());
  return isTransposed ? std::make_pair(columns, rows)
                      : std::make_pair(rows, columns);
}

MatmulOp::Sizes MatmulOp::getSizes(unsigned index) {
  auto [rows, inner] = getSize(getLhs()[index], getLhsTransposed());
  return {rows, getSize(getRhs()[index], getRhsTransposed()).second, inner};
}

double MatmulOp::countMultiplications() {
  double count = 0;
  for (unsigned index = 0; index < getOuts().size(); ++index) {
    Sizes sizes = getSizes(index);
    count += static_cast<double>(sizes.rows) * sizes.columns * sizes.inner;
  }
  return count;
}

SmallVector<OperandRange> MatmulOp::getStreams() {
  return {getOuts(), getLhs(), getRhs(), getPlus()};
}

unsigned MatmulOp::getNumPieces() { return getOuts().size(); }

/// Equal sizes are one call.
size_t MatmulOp::countCalls() {
  SmallVector<Sizes> sizes;
  for (unsigned index = 0; index < getOuts().size(); ++index)
    if (!llvm::is_contained(sizes, getSizes(index)))
      sizes.push_back(getSizes(index));
  return sizes.size();
}

FloatType MatmulOp::getElementType() {
  return cast<FloatType>(getStreamElementType(getOuts().front().getType()));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static LogicalResult verifyProduct(MatmulOp op, unsigned index) {
  MatmulOp::Sizes sizes = op.getSizes(index);
  auto out = cast<ShapedType>(op.getOuts()[index].getType());
  int64_t inner = getSize(op.getRhs()[index], op.getRhsTransposed()).first;
  if (sizes.inner != inner)
    return op.emitOpError() << "expected lhs #" << index
                            << " to have as many columns as rhs has rows, got "
                            << sizes.inner << " and " << inner;
  if (out.getShape() != ArrayRef({sizes.rows, sizes.columns}))
    return op.emitOpError()
           << "expected out #" << index << " to have " << sizes.rows
           << " rows and " << sizes.columns << " columns, got " << out;
  if (!op.getPlus().empty() &&
      cast<ShapedType>(op.getPlus()[index].getType()).getShape() !=
          out.getShape())
    return op.emitOpError()
           << "expected plus #" << index << " to have the size of out, got "
           << op.getPlus()[index].getType() << " and " << out;
  if (op.getSymmetric() && sizes.rows != sizes.columns)
    return op.emitOpError()
           << "expected out #" << index
           << " of a symmetric product to be a square, got " << out;
  return success();
}

static LogicalResult verifyFactors(MatmulOp op) {
  auto isFinite = [](double value) {
    return APFloat(static_cast<float>(value)).isFinite();
  };
  for (auto [name, value] : {std::make_pair("alpha", op.getAlpha()),
                             std::make_pair("beta", op.getBeta())})
    if (!isFinite(value))
      return op.emitOpError()
             << "expected " << name << " to be finite in f32, got " << value;
  if (op.getPlus().empty() && op.getBeta() != 1.0)
    return op.emitOpError()
           << "expected no beta without plus, got " << op.getBeta();
  return success();
}

LogicalResult MatmulOp::verify() {
  size_t count = getOuts().size();
  auto verifyCount = [&](StringRef name, size_t actual) -> LogicalResult {
    if (actual == count)
      return success();
    return emitOpError() << "expected " << count << " matrices in " << name
                         << ", one for each out, got " << actual;
  };
  if (failed(verifyCount("lhs", getLhs().size())) ||
      failed(verifyCount("rhs", getRhs().size())) ||
      (!getPlus().empty() && failed(verifyCount("plus", getPlus().size()))))
    return failure();
  for (unsigned index = 0; index < count; ++index)
    if (failed(verifyProduct(*this, index)))
      return failure();
  return verifyFactors(*this);
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

ParseResult MatmulOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<Accumulation> accumulation = symbolizeAccumulation(keyword);
  if (!accumulation)
    return parser.emitError(loc, "expected 'sequential' or 'mma16'");
  Builder &builder = parser.getBuilder();
  result.addAttribute(
      kAccumulation, AccumulationAttr::get(parser.getContext(), *accumulation));

  SmallVector<int32_t> sizes;
  auto parseFactor = [&](StringRef name, StringRef transposed) -> ParseResult {
    if (parser.parseKeyword(name))
      return failure();
    if (succeeded(parser.parseOptionalKeyword(kTransposed)))
      result.addAttribute(transposed, builder.getUnitAttr());
    return shared::parseMatrices(parser, result, sizes);
  };
  if (parser.parseKeyword("out") ||
      shared::parseMatrices(parser, result, sizes) ||
      parseFactor("lhs", kLhsTransposed) || parseFactor("rhs", kRhsTransposed))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("plus"))) {
    if (shared::parseMatrices(parser, result, sizes))
      return failure();
  } else {
    sizes.push_back(0);
  }
  result.addAttribute(kSegmentSizes, builder.getDenseI32ArrayAttr(sizes));
  return shared::parseAttributes(parser, result);
}

void MatmulOp::print(OpAsmPrinter &printer) {
  printer << ' ' << stringifyAccumulation(getAccumulation());
  auto printFactor = [&](StringRef name, ValueRange matrices,
                         bool isTransposed) {
    std::string keyword = name.str();
    if (isTransposed)
      keyword += (" " + kTransposed).str();
    shared::printMatrices(printer, *this, keyword, matrices);
  };
  shared::printMatrices(printer, *this, "out", getOuts());
  printFactor("lhs", getLhs(), getLhsTransposed());
  printFactor("rhs", getRhs(), getRhsTransposed());
  if (!getPlus().empty())
    shared::printMatrices(printer, *this, "plus", getPlus());
  SmallVector<StringRef> elided = {kAccumulation, kLhsTransposed,
                                   kRhsTransposed, kSegmentSizes};
  if (getAlpha() == 1.0)
    elided.push_back(getAlphaAttrName());
  if (getBeta() == 1.0)
    elided.push_back(getBetaAttrName());
  printer.printOptionalAttrDict((*this)->getAttrs(), elided);
}

void MatmulOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getResults().empty())
    setName(getResults().front(), "products");
}
