//===- MatmulOp.cpp - optim.matmul ----------------------------------------===//

#include "Sizes.h"
#include "StreamSegments.h"
#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseSet.h"

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
  ArrayRef<int64_t> shape = cast<ShapedType>(matrix.getType()).getShape();
  return isTransposed ? std::make_pair(shape[1], shape[0])
                      : std::make_pair(shape[0], shape[1]);
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

FloatType MatmulOp::getElementType() {
  return cast<FloatType>(getStreamElementType(getOuts().front().getType()));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Checks the type of each operand by itself, and that all have one element
/// type.
static LogicalResult verifyTypes(MatmulOp op) {
  Type elementType = getStreamElementType(op.getOuts().front().getType());
  if (!elementType.isBF16() && !elementType.isF16())
    return op.emitOpError() << "expected matrices of bf16 or f16, got "
                            << op.getOuts().front().getType();
  for (Value operand : op->getOperands()) {
    auto type = cast<ShapedType>(operand.getType());
    if (type.getRank() != 2 || !type.hasStaticShape())
      return op.emitOpError()
             << "expected matrices of two dimensions of static size, got "
             << type;
    if (type.getElementType() != elementType)
      return op.emitOpError()
             << "expected matrices of one element type, got "
             << op.getOuts().front().getType() << " and " << type;
  }
  for (OperandRange stream :
       {op.getOuts(), op.getLhs(), op.getRhs(), op.getPlus()})
    if (failed(verifySizes(op, stream)))
      return failure();
  return success();
}

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

static LogicalResult verifyDestinations(MatmulOp op) {
  bool areTensors = isa<TensorType>(op.getOuts().front().getType());
  for (Value operand : op->getOperands())
    if (isa<TensorType>(operand.getType()) != areTensors)
      return op.emitOpError() << "expected tensors alone, or memrefs alone";
  TypeRange expected = areTensors ? TypeRange(op.getOuts()) : TypeRange();
  if (op.getResultTypes() != expected)
    return op.emitOpError() << "expected " << expected.size()
                            << " results, of the types of the tensors, got "
                            << op.getResultTypes();
  if (areTensors)
    return success();
  // Elements are read several times, and written in no order.
  llvm::DenseSet<Value> read(op->operand_begin() + op.getOuts().size(),
                             op->operand_end());
  for (auto [index, out] : llvm::enumerate(op.getOuts()))
    if (!read.insert(out).second)
      return op.emitOpError()
             << "expected out #" << index << " to be no other operand";
  return success();
}

LogicalResult MatmulOp::verify() {
  size_t count = getOuts().size();
  if (count == 0)
    return emitOpError() << "expected at least 1 out";
  auto verifyCount = [&](StringRef name, size_t actual) -> LogicalResult {
    if (actual == count)
      return success();
    return emitOpError() << "expected " << count << " matrices in " << name
                         << ", one for each out, got " << actual;
  };
  if (failed(verifyCount("lhs", getLhs().size())) ||
      failed(verifyCount("rhs", getRhs().size())) ||
      (!getPlus().empty() && failed(verifyCount("plus", getPlus().size()))) ||
      failed(verifyTypes(*this)))
    return failure();
  for (unsigned index = 0; index < count; ++index)
    if (failed(verifyProduct(*this, index)))
      return failure();
  return failure(failed(verifyFactors(*this)) ||
                 failed(verifyDestinations(*this)));
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
  auto parseMatrices = [&]() -> ParseResult {
    SmallVector<OpAsmParser::UnresolvedOperand> names;
    SmallVector<Type> types;
    SMLoc listLoc = parser.getCurrentLocation();
    if (shared::parseStream(parser, names, types, /*like=*/{}) ||
        parser.resolveOperands(names, types, listLoc, result.operands))
      return failure();
    sizes.push_back(names.size());
    return success();
  };
  auto parseFactor = [&](StringRef name, StringRef transposed) -> ParseResult {
    if (parser.parseKeyword(name))
      return failure();
    if (succeeded(parser.parseOptionalKeyword(kTransposed)))
      result.addAttribute(transposed, builder.getUnitAttr());
    return parseMatrices();
  };
  if (parser.parseKeyword("out") || parseMatrices())
    return failure();
  for (Value out : result.operands)
    if (isa<RankedTensorType>(out.getType()))
      result.addTypes(out.getType());
  if (parseFactor("lhs", kLhsTransposed) || parseFactor("rhs", kRhsTransposed))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("plus"))) {
    if (parseMatrices())
      return failure();
  } else {
    sizes.push_back(0);
  }
  result.addAttribute(kSegmentSizes, builder.getDenseI32ArrayAttr(sizes));
  return shared::parseAttributes(parser, result);
}

void MatmulOp::print(OpAsmPrinter &printer) {
  printer << ' ' << stringifyAccumulation(getAccumulation());
  bool breakLines = getOuts().size() > 1;
  auto printMatrices = [&](StringRef name, ValueRange matrices,
                           bool isTransposed = false) {
    if (breakLines)
      printer.printNewline();
    else
      printer << ' ';
    printer << name;
    if (isTransposed)
      printer << ' ' << kTransposed;
    shared::printStream(printer, matrices, /*like=*/{});
  };
  printer.increaseIndent();
  printer.increaseIndent();
  printMatrices("out", getOuts());
  printMatrices("lhs", getLhs(), getLhsTransposed());
  printMatrices("rhs", getRhs(), getRhsTransposed());
  if (!getPlus().empty())
    printMatrices("plus", getPlus());
  printer.decreaseIndent();
  printer.decreaseIndent();
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

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

void MatmulOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getResults().empty())
    return;
  for (OpOperand &operand : (*this)->getOpOperands()) {
    bool isOut = operand.getOperandNumber() < getOuts().size();
    if (isOut)
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
    else
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  }
}
