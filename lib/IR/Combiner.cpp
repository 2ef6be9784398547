//===- Combiner.cpp - Combining the values of a reduction -----------------===//

#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::optim;

Combiner mlir::optim::getCombiner(Operation *op, unsigned out) {
  if (auto reduceParameters = dyn_cast<ReduceParametersOp>(op))
    return reduceParameters.getCombiner();
  ArrayAttr combiners = cast<ReduceOp>(op).getCombinersAttr();
  return combiners ? cast<CombinerAttr>(combiners[out]).getValue()
                   : Combiner::Sum;
}

ArrayAttr mlir::optim::getCombinersAttr(MLIRContext *context,
                                        ArrayRef<Combiner> combiners) {
  if (llvm::all_of(combiners,
                   [](Combiner combiner) { return combiner == Combiner::Sum; }))
    return {};
  SmallVector<Attribute> attributes;
  for (Combiner combiner : combiners)
    attributes.push_back(CombinerAttr::get(context, combiner));
  return ArrayAttr::get(context, attributes);
}

StringRef mlir::optim::getKeyword(Combiner combiner) {
  return combiner == Combiner::Sum ? "out" : stringifyCombiner(combiner);
}

std::optional<Combiner>
mlir::optim::parseOptionalCombiner(OpAsmParser &parser) {
  for (uint32_t value = 0; value <= getMaxEnumValForCombiner(); ++value)
    if (auto combiner = static_cast<Combiner>(value);
        succeeded(parser.parseOptionalKeyword(getKeyword(combiner))))
      return combiner;
  return std::nullopt;
}

Value mlir::optim::createStart(ImplicitLocOpBuilder &builder, Combiner combiner,
                               Type type) {
  if (combiner == Combiner::Exact)
    return arith::ConstantOp::create(builder, builder.getZeroAttr(type));
  auto element = cast<FloatType>(getElementTypeOrSelf(type));
  const llvm::fltSemantics &semantics = element.getFloatSemantics();
  APFloat start = combiner == Combiner::Sum
                      ? APFloat::getZero(semantics)
                      : APFloat::getInf(semantics, /*Negative=*/true);
  TypedAttr value = FloatAttr::get(element, start);
  if (auto vector = dyn_cast<VectorType>(type))
    value = DenseElementsAttr::get(vector, start);
  return arith::ConstantOp::create(builder, value);
}

Value mlir::optim::createCombined(ImplicitLocOpBuilder &builder,
                                  Combiner combiner, Value a, Value b) {
  switch (combiner) {
  case Combiner::Sum:
    return arith::AddFOp::create(builder, a, b);
  case Combiner::Maximum:
    // Not arith.maximumf: upstream expands it for a CPU to a comparison, for
    // which -0.0 is not less than +0.0.
    return LLVM::MaximumOp::create(builder, a, b);
  case Combiner::Exact:
    return arith::AddIOp::create(builder, a, b);
  }
  llvm_unreachable("unknown combiner");
}
