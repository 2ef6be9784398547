//===- ValueNumbers.cpp - Values with the same bits -------------*- C++ -*-===//
//
// Variables, moves, conditionals, and ops that are not known. StageNumbers.cpp
// has the ops of the stage.
//
//===----------------------------------------------------------------------===//

#include "FunctionNumbering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

Number FunctionNumbering::getInitial(StringAttr variable) {
  auto copy = copies.find(variable);
  if (copy == copies.end())
    return table.getState(variable);
  return table.getConverted(copy->second.elementType,
                            getInitial(copy->second.original));
}

Number FunctionNumbering::load(StringAttr variable) {
  auto known = result.state.find(variable);
  return known == result.state.end() ? getInitial(variable) : known->second;
}

void FunctionNumbering::number(func::FuncOp function) {
  if (!function.getBody().hasOneBlock()) {
    result.unsupported = function;
    return;
  }
  for (BlockArgument argument : function.getArguments())
    result.values[argument] = table.get("argument", {argument.getArgNumber()});
  numberBlock(function.getBody().front());
}

void FunctionNumbering::numberBlock(Block &block) {
  for (Operation &op : block)
    if (!result.unsupported)
      numberOp(op);
}

void FunctionNumbering::numberOp(Operation &op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
    return set(load.getResult(),
               this->load(load.getGlobal().getLeafReference()), op);
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    result.state[store.getGlobal().getLeafReference()] = get(store.getValue());
    return result.stores.push_back(store);
  }
  if (auto update = dyn_cast<OptimizerOpInterface>(op))
    return numberUpdate(update);
  if (auto structured = dyn_cast<StructuredOpInterface>(op))
    return numberStructured(structured);
  if (auto conditional = dyn_cast<scf::IfOp>(op))
    return numberConditional(conditional);
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return numberBroadcast(broadcast);
  if (isa<func::ReturnOp, scf::YieldOp>(op) || numberMove(op))
    return;
  if (isa_and_present<arith::ArithDialect, math::MathDialect,
                      tensor::TensorDialect, OptimDialect>(op.getDialect()))
    return op.getNumRegions() == 0 && isPure(&op)
               ? numberPure(op)
               : void(result.unsupported = &op);
  if (op.getDialect())
    result.unsupported = &op;
  else
    numberOther(op);
}

//===----------------------------------------------------------------------===//
// Ops without arithmetic
//===----------------------------------------------------------------------===//

static bool isFloatTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType());
}

/// Returns true if `op` is the framework's cast between floating-point types.
static bool isFrameworkCast(Operation &op) {
  return op.getName().getStringRef() == "pd_op.cast" &&
         op.getNumOperands() == 1 && op.getNumResults() == 1 &&
         isFloatTensor(op.getOperand(0).getType()) &&
         isFloatTensor(op.getResult(0).getType());
}

/// Numbers an op that moves or converts elements; false where it is another.
bool FunctionNumbering::numberMove(Operation &op) {
  StringRef name = op.getName().getStringRef();
  if (isa<CastOp>(op) || isFrameworkCast(op)) {
    Type to = getElementTypeOrSelf(op.getResult(0).getType());
    Number value = get(op.getOperand(0));
    bool isNoConversion =
        to == getElementTypeOrSelf(op.getOperand(0).getType());
    set(op.getResult(0), isNoConversion ? value : table.getConverted(to, value),
        op);
  } else if (isa<GradientOp>(op)) {
    result.values[op.getResult(0)] = get(op.getOperand(0));
  } else if (auto extract = dyn_cast<tensor::ExtractOp>(op);
             extract && hasOneElement(extract.getTensor().getType())) {
    set(extract, get(extract.getTensor()), op);
  } else if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    set(constant, table.getConstant(constant.getValue()), op);
  } else if (name == "pir.null") {
    set(op.getResult(0), table.get(name, {}), op);
  } else if (name == "pir.combine") {
    set(op.getResult(0), table.getVector(get(op.getOperands())), op);
  } else if (name == "pir.split") {
    for (auto [index, element] : llvm::enumerate(op.getResults()))
      set(element,
          table.getElement(get(op.getOperand(0)), index, op.getNumResults()),
          op);
  } else {
    return false;
  }
  return true;
}

void FunctionNumbering::numberPure(Operation &op) {
  SmallVector<const void *> details = {
      op.getAttrDictionary().getAsOpaquePointer()};
  for (Type type : op.getResultTypes())
    details.push_back(type.getAsOpaquePointer());
  Number number =
      table.get(op.getName().getStringRef(), get(op.getOperands()), details);
  for (auto [index, value] : llvm::enumerate(op.getResults()))
    set(value, table.getElement(number, index, op.getNumResults()), op);
}

/// Numbers an op of the framework. Its computation is unknown, except that
/// constants have no effects.
void FunctionNumbering::numberOther(Operation &op) {
  StringRef name = op.getName().getStringRef();
  // The mark says something of the op's operands: an operator that executes a
  // stage takes gradients without the marks that updates make.
  NamedAttrList attributes(op.getAttrDictionary());
  attributes.erase(kReadsGradientsAttrName);
  SmallVector<const void *> details = {
      attributes.getDictionary(op.getContext()).getAsOpaquePointer()};
  for (Type type : op.getResultTypes())
    details.push_back(type.getAsOpaquePointer());
  SmallVector<Number> operands = get(op.getOperands());
  size_t numOuter = result.others.size();
  for (Region &region : op.getRegions())
    for (Block &block : region) {
      for (BlockArgument argument : block.getArguments())
        result.values[argument] =
            table.get("block argument",
                      {static_cast<Number>(numOuter), argument.getArgNumber()});
      numberBlock(block);
      operands.push_back(table.get("end of block", {}));
    }
  for (auto [inner, number] : ArrayRef(result.others).drop_front(numOuter))
    operands.push_back(number);
  Number number = table.get(name, operands, details);
  if (name != "pd_op.full" && name != "pd_op.full_int_array") {
    number = table.get("occurrence", {number, timesSeen[number]++});
    result.others.push_back({&op, number});
  }
  for (auto [index, value] : llvm::enumerate(op.getResults()))
    set(value, table.getElement(number, index, op.getNumResults()), op);
}

/// Returns the attributes of `op` that define how a message is sent, without
/// the type of its elements.
static DictionaryAttr getSendingAttributes(BroadcastOp op) {
  NamedAttrList attributes(op->getDiscardableAttrDictionary());
  if (auto buffer =
          dyn_cast_or_null<DictionaryAttr>(attributes.get("pir.coalesce"))) {
    NamedAttrList ofBuffer(buffer);
    ofBuffer.erase("dtype");
    attributes.set("pir.coalesce", ofBuffer.getDictionary(op.getContext()));
  }
  return attributes.getDictionary(op.getContext());
}

void FunctionNumbering::numberBroadcast(BroadcastOp op) {
  const void *root = op.getRootAttr().getAsOpaquePointer();
  const void *ring = op.getRingAttr().getAsOpaquePointer();
  const void *attributes = getSendingAttributes(op).getAsOpaquePointer();
  SmallVector<Number> tensors, originals;
  for (auto [value, out] : llvm::zip_equal(op.getValues(), op.getResults())) {
    Number number = get(value);
    Number original = table.getUnconverted(number);
    auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
    StringAttr name = load ? load.getGlobal().getLeafReference() : nullptr;
    auto copy = copies.find(name);
    Number variable = name ? table.getState(name) : number;
    tensors.push_back(table.get("sent", {variable, number}));
    originals.push_back(
        copy == copies.end()
            ? tensors.back()
            : table.get("sent",
                        {table.getState(copy->second.original), original}));
    if (!table.isRoot(op)) {
      Number message = table.get("received", {original}, {root, ring});
      number = table.getReceived(number, op, timesSeen[message]++);
    }
    set(out, number, *op);
  }
  const void *type = op.getType(0).getAsOpaquePointer();
  result.messages.push_back(
      {op, table.get("message", tensors, {attributes, root, ring, type})});
  addMessage(op, table.get("messages", {}, {attributes, root, ring}),
             originals);
}

/// Adds what `op` sends to the ops that are not known. `kind` says from where
/// and how.
void FunctionNumbering::addMessage(BroadcastOp op, Number kind,
                                   ArrayRef<Number> tensors) {
  Messages &last = lastMessages;
  bool isBehindLast = last.block == op->getBlock() && last.kind == kind &&
                      last.position + 1 == result.others.size();
  if (!isBehindLast) {
    last = {op->getBlock(), kind, {}, result.others.size()};
    result.others.push_back({op, 0});
  }
  llvm::append_range(last.tensors, tensors);
  llvm::sort(last.tensors);
  Number contents = table.get("messages", last.tensors);
  result.others[last.position].second = table.get("messages", {kind, contents});
}

/// Numbers the results and stores of a conditional as selections by its
/// condition.
void FunctionNumbering::numberConditional(scf::IfOp op) {
  Number condition = get(op.getCondition());
  llvm::MapVector<StringAttr, Number> before = result.state;
  SmallVector<llvm::MapVector<StringAttr, Number>> after;
  SmallVector<SmallVector<Number>> yielded;
  for (Region &region : op->getRegions()) {
    result.state = before;
    Number branch = table.get("branch", {condition, region.getRegionNumber()});
    size_t numOuter = result.others.size();
    if (!region.empty()) {
      numberBlock(region.front());
      yielded.push_back(get(region.front().getTerminator()->getOperands()));
    }
    for (auto &[inner, number] :
         MutableArrayRef(result.others).drop_front(numOuter))
      number = table.get("guarded", {branch, number});
    after.push_back(result.state);
  }
  result.state = before;
  auto contents = [&](unsigned branch, StringAttr variable) {
    auto known = after[branch].find(variable);
    return known == after[branch].end() ? getInitial(variable) : known->second;
  };
  for (unsigned branch : {0, 1})
    for (const auto &[variable, number] : after[branch]) {
      Number then = contents(0, variable), otherwise = contents(1, variable);
      if (then != otherwise)
        result.state[variable] = table.getSelected(condition, then, otherwise);
      else
        result.state[variable] = then;
    }
  for (auto [index, value] : llvm::enumerate(op.getResults()))
    set(value,
        table.getSelected(condition, yielded[0][index], yielded[1][index]),
        *op);
}

NumberedFunction stepfold::pir::numberFunction(func::FuncOp function,
                                               const HoistedCopies &copies,
                                               NumberTable &table) {
  NumberedFunction result;
  FunctionNumbering(copies, table, result).number(function);
  return result;
}
