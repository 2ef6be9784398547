//===- InitialValue.cpp - Initial values of state -------------------------===//
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

/// The constant of floating-point numbers that `constant`, one too, is cast to,
/// or nothing.
static DenseElementsAttr convertConstant(Attribute constant, Type type) {
  auto elements = dyn_cast<DenseFPElementsAttr>(constant);
  auto to = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  if (!elements || !to)
    return nullptr;
  return elements.mapValues(to, [&](APFloat value) {
    bool losesInfo;
    value.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return value.bitcastToAPInt();
  });
}

static llvm::Error refuseResult(StringAttr name, Operation *op) {
  return llvm::createStringError(
      "expected the initial value of '" + name.str() +
      "' to be a constant, a cast of other state or the framework's, got the "
      "result of '" +
      op->getName().getStringRef().str() + "'");
}

//===----------------------------------------------------------------------===//
// InitialValueAnalysis
//===----------------------------------------------------------------------===//

InitialValueAnalysis::InitialValueAnalysis(ModuleOp module) {
  auto startup = module.lookupSymbol<func::FuncOp>(kStartupName);
  if (startup)
    for (Block &block : startup.getBody())
      visitStartup(block);
  for (auto global : module.getOps<ml_program::GlobalOp>()) {
    StringAttr name = global.getSymNameAttr();
    globals[name] = global;
    firstHolders.try_emplace(getContents(name), name);
  }
}

void InitialValueAnalysis::visitStartup(Block &block) {
  for (Operation &op : block) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      loaded[load.getResult()] =
          getContents(load.getGlobal().getLeafReference());
    else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      stored[store.getGlobal().getLeafReference()] =
          getContents(store.getValue());
  }
}

InitialValueAnalysis::Contents
InitialValueAnalysis::getContents(Value value) const {
  auto found = loaded.find(value);
  return found == loaded.end() ? Contents(value) : found->second;
}

InitialValueAnalysis::Contents
InitialValueAnalysis::getContents(StringAttr global) const {
  auto found = stored.find(global);
  return found == stored.end() ? Contents(global) : found->second;
}

/// The conversion of the first global that holds `contents`, be it to the type
/// that it has; where none does, it is drawn.
InitialValue InitialValueAnalysis::convertFirstHolder(Contents contents) const {
  InitialValue initial;
  if (StringAttr holder = firstHolders.lookup(contents)) {
    initial.kind = InitialKind::Cast;
    initial.of = holder.str();
  }
  return initial;
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
  if (!op)
    return nullptr;
  if (isa<optim::CastOp>(op) || (op->getName().getStringRef() == "pd_op.cast" &&
                                 op->getNumOperands() == 1))
    return op->getOperand(0);
  return getStructuredCastOperand(cast<OpResult>(value));
}

llvm::Expected<InitialValue>
InitialValueAnalysis::classify(ml_program::GlobalOp global) const {
  StringAttr name = global.getSymNameAttr();
  Contents contents = getContents(name);
  // Several globals may hold one value, which is drawn for the first of them.
  // A drawn integer is 0.
  bool isDrawnOnce = firstHolders.lookup(contents) != name &&
                     isa<FloatType>(getElementTypeOrSelf(global.getType()));
  llvm::Expected<InitialValue> initial = classify(name, contents);
  if (initial && initial->kind == InitialKind::Seeded && isDrawnOnce)
    return convertFirstHolder(contents);
  return initial;
}

llvm::Expected<InitialValue>
InitialValueAnalysis::classify(StringAttr name, Contents contents) const {
  if (auto original = dyn_cast<StringAttr>(contents)) {
    ml_program::GlobalOp global = globals.lookup(original);
    Attribute value = global ? global.getValueAttr() : Attribute();
    if (value && !isa<ml_program::ExternAttr>(value))
      return fromConstant(name, value);
    return InitialValue();
  }
  Operation *op = cast<Value>(contents).getDefiningOp();
  if (!op)
    return InitialValue();
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return fromConstant(name, constant.getValue());
  if (Value operand = getCastOperand(cast<Value>(contents)))
    return classifyCast(name, cast<Value>(contents), operand);
  // Operations of a framework draw numbers, and another rank's are not known.
  // Any other one defines the value, and drawing it instead would be wrong.
  if (!op->isRegistered() || isa<optim::BroadcastOp>(op))
    return InitialValue();
  return refuseResult(name, op);
}

/// The initial value of the global `name`, which holds `result`, a cast of
/// `operand`.
llvm::Expected<InitialValue>
InitialValueAnalysis::classifyCast(StringAttr name, Value result,
                                   Value operand) const {
  Contents source = getContents(operand);
  if (firstHolders.contains(source))
    return convertFirstHolder(source);
  if (auto constant = operand.getDefiningOp<arith::ConstantOp>())
    if (DenseElementsAttr converted =
            convertConstant(constant.getValue(), result.getType()))
      return fromConstant(name, converted);
  // No state holds the operand. The initial value of a cast is random if its
  // operand is. This is a loop, since there may be many casts.
  while (auto value = dyn_cast<Value>(source)) {
    Value inner = getCastOperand(value);
    if (!inner || firstHolders.contains(source))
      break;
    source = getContents(inner);
  }
  if (firstHolders.contains(source))
    return refuseResult(name, result.getDefiningOp());
  llvm::Expected<InitialValue> initial = classify(name, source);
  if (initial && initial->kind != InitialKind::Seeded)
    return refuseResult(name, result.getDefiningOp());
  return initial;
}

} // namespace stepfold
