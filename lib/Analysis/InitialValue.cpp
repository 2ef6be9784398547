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

static bool isCast(Operation *op) {
  return op->getNumOperands() == 1 &&
         (isa<optim::CastOp>(op) ||
          op->getName().getStringRef() == "pd_op.cast");
}

llvm::Expected<InitialValue>
InitialValueAnalysis::classify(ml_program::GlobalOp global) const {
  StringAttr name = global.getSymNameAttr();
  Attribute value = global.getValueAttr();
  if (value && !isa<ml_program::ExternAttr>(value))
    return fromConstant(name, value);

  InitialValue seeded;
  Value startupValue = stored.lookup(name);
  Operation *op = startupValue ? startupValue.getDefiningOp() : nullptr;
  if (!op)
    return seeded;
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return fromConstant(name, constant.getValue());
  if (isCast(op))
    if (StringAttr holder = findHolder(op->getOperand(0), name)) {
      InitialValue cast;
      cast.kind = InitialKind::Cast;
      cast.of = holder.str();
      return cast;
    }
  return seeded;
}

} // namespace stepfold
