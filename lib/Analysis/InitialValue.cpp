//===- InitialValue.cpp - What the startup program gives state ------------===//
//
// Initial values are constants, casts of other state, or not known here.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/InitialValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;

namespace stepfold {

using runtime::InitialKind;
using runtime::InitialValue;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The bits of each element of a dense constant of numbers.
static SmallVector<APInt> getElementBits(DenseElementsAttr elements) {
  if (isa<IntegerType>(elements.getElementType()))
    return llvm::to_vector(elements.getValues<APInt>());
  return llvm::map_to_vector(
      elements.getValues<APFloat>(),
      [](const APFloat &value) { return value.bitcastToAPInt(); });
}

static InitialValue fromElements(DenseElementsAttr elements) {
  InitialValue initial;
  if (elements.isSplat()) {
    initial.kind = InitialKind::Splat;
    DenseElementsAttr one =
        elements.resizeSplat(elements.getType().clone(ArrayRef<int64_t>{1}));
    initial.bits = getElementBits(one).front().getZExtValue();
    return initial;
  }
  initial.kind = InitialKind::Data;
  for (const APInt &bits : getElementBits(elements))
    for (unsigned bit = 0; bit < bits.getBitWidth(); bit += 8)
      initial.data.push_back(bits.lshr(bit).getLoBits(8).getZExtValue());
  return initial;
}

static llvm::Expected<InitialValue> fromConstant(StringAttr name,
                                                 Attribute constant) {
  auto elements = dyn_cast<DenseElementsAttr>(constant);
  if (elements && elements.getElementType().isIntOrFloat() &&
      elements.getElementType().getIntOrFloatBitWidth() <= 64)
    return fromElements(elements);
  std::string text;
  llvm::raw_string_ostream(text) << constant;
  return llvm::createStringError("expected the initial value of '" +
                                 name.str() +
                                 "' to be a dense constant of numbers, got " +
                                 StringRef(text).take_front(80).str());
}

//===----------------------------------------------------------------------===//
// InitialValueAnalysis
//===----------------------------------------------------------------------===//

InitialValueAnalysis::InitialValueAnalysis(ModuleOp module) {
  auto startup = module.lookupSymbol<func::FuncOp>(kStartupName);
  if (!startup || startup.isExternal())
    return;
  for (auto store : startup.getOps<ml_program::GlobalStoreOp>()) {
    StringAttr name = store.getGlobal().getLeafReference();
    stored[name] = store.getValue();
    holders[store.getValue()].push_back(name);
  }
}

StringAttr InitialValueAnalysis::findHolder(Value value,
                                            StringAttr except) const {
  if (auto load = value.getDefiningOp<ml_program::GlobalLoadOp>())
    return load.getGlobal().getLeafReference();
  for (StringAttr holder : holders.lookup(value))
    if (holder != except && stored.lookup(holder) == value)
      return holder;
  return nullptr;
}

/// The operand that an `optim.foreach` converts to `result` and does nothing
/// else with, which is what `optim.cast` generalizes to.
static Value getStructuredCastOperand(OpResult result) {
  auto foreach = dyn_cast<optim::ForeachOp>(result.getOwner());
  if (!foreach || foreach.getOuts().size() != 1 ||
      foreach.getIns().size() != 1 || !foreach.getPerParameter().empty() ||
      !foreach.getScalars().empty())
    return nullptr;
  Value yielded = foreach.getBlock()->getTerminator()->getOperand(0);
  // Widening is exact, so that one rounding is left.
  if (auto narrowing = yielded.getDefiningOp<arith::TruncFOp>())
    yielded = narrowing.getIn();
  while (auto widening = yielded.getDefiningOp<arith::ExtFOp>())
    yielded = widening.getIn();
  if (yielded != foreach.getBlock()->getArgument(1))
    return nullptr;
  return foreach.getIns()[0][result.getResultNumber()];
}

/// The value whose cast `value` is, or nothing.
static Value getCastOperand(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa<optim::CastOp>(op) || (op->getName().getStringRef() == "pd_op.cast" &&
                                 op->getNumOperands() == 1))
    return op->getOperand(0);
  return getStructuredCastOperand(cast<OpResult>(value));
}

llvm::Expected<InitialValue>
InitialValueAnalysis::classify(ml_program::GlobalOp global) const {
  StringAttr name = global.getSymNameAttr();
  Attribute value = global.getValueAttr();
  if (value && !isa<ml_program::ExternAttr>(value))
    return fromConstant(name, value);

  Value startupValue = stored.lookup(name);
  Operation *op = startupValue ? startupValue.getDefiningOp() : nullptr;
  if (!op)
    return InitialValue();
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return fromConstant(name, constant.getValue());
  if (Value operand = getCastOperand(startupValue)) {
    InitialValue cast;
    if (StringAttr holder = findHolder(operand, name)) {
      cast.kind = InitialKind::Cast;
      cast.of = holder.str();
    }
    return cast;
  }
  // Operations of a framework draw numbers, and another rank's are not known.
  // Any other one defines the value, and drawing it instead would be wrong.
  if (!op->isRegistered() || isa<optim::BroadcastOp>(op))
    return InitialValue();
  return llvm::createStringError(
      "expected the initial value of '" + name.str() +
      "' to be a constant, a cast of other state or the framework's, got the "
      "result of '" +
      op->getName().getStringRef().str() + "'");
}

} // namespace stepfold
