//===- ValueNumbers.cpp - Which values are the same bits -------*- C++ -*-===//
//
// Every op is taken apart: an update into those of single parameters, a region
// into its operations.
//
//===----------------------------------------------------------------------===//

#include "ValueNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
class FunctionNumbering {
public:
  FunctionNumbering(const HoistedCopies &copies, NumberTable &table,
                    NumberedFunction &result)
      : copies(copies), table(table), result(result) {}

  void number(func::FuncOp function);

private:
  void numberBlock(Block &block);
  void numberOp(Operation &op);
  void numberUpdate(OptimizerOpInterface op);
  void numberStructured(StructuredOpInterface op);
  Number getOf(StructuredOpInterface op, ValueRange stream, size_t index);
  SmallVector<Number> numberParameter(StructuredOpInterface op, size_t index);
  SmallVector<Number> getSums(StructuredOpInterface op, Value out,
                              ArrayRef<Number> contributions);
  void numberConditional(scf::IfOp op);
  void numberOther(Operation &op);
  void numberBroadcast(BroadcastOp op);
  void addMessage(BroadcastOp op, Number kind, ArrayRef<Number> tensors);
  void numberPure(Operation &op);
  bool numberMove(Operation &op);

  Number load(StringAttr variable);
  Number getInitial(StringAttr variable);
  Number get(Value value) {
    auto known = result.values.find(value);
    return known == result.values.end() ? table.get("unknown", {})
                                        : known->second;
  }
  SmallVector<Number> get(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value v) { return get(v); });
  }
  void set(Value value, Number number, Operation &op) {
    result.values[value] = number;
    result.producers.try_emplace(number, &op);
  }

  const HoistedCopies &copies;
  NumberTable &table;
  NumberedFunction &result;
  /// How often an op has been seen that might give other results each time.
  llvm::DenseMap<Number, Number> timesSeen;

  /// Broadcasts behind each other from one root.
  struct Messages {
    Block *block = nullptr;
    Number kind = 0;
    std::vector<Number> tensors;
    /// Where they stand among the function's other ops.
    size_t position = 0;
  };
  Messages lastMessages;
};
} // namespace

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

/// Whether `op` is the framework's cast between floating-point types.
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

/// An op of the framework: what it does is not known, but that constants have
/// no effects.
void FunctionNumbering::numberOther(Operation &op) {
  StringRef name = op.getName().getStringRef();
  SmallVector<const void *> details = {
      op.getAttrDictionary().getAsOpaquePointer()};
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

/// What says how a message is sent, without the type of its elements.
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

/// What a conditional leaves behind is selected by its condition.
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

//===----------------------------------------------------------------------===//
// Ops of the stage
//===----------------------------------------------------------------------===//

/// A setting of each parameter: the element of a list of one, or of all.
static Attribute getSetting(DenseF64ArrayAttr setting, unsigned index) {
  ArrayRef<double> values = setting.asArrayRef();
  double value = values.size() == 1 ? values.front() : values[index];
  return Builder(setting.getContext()).getF64FloatAttr(value);
}

void FunctionNumbering::numberUpdate(OptimizerOpInterface op) {
  if (op->getNumResults() == 0) {
    result.unsupported = op;
    return;
  }
  result.updates.push_back(op);
  for (unsigned parameter = 0; parameter < op.getNumParameters(); ++parameter) {
    SmallVector<const void *> details = {op.getGroupKey().getAsOpaquePointer()};
    for (StringRef name : op.getPerParameterAttrNames())
      details.push_back(
          getSetting(op->getAttrOfType<DenseF64ArrayAttr>(name), parameter)
              .getAsOpaquePointer());
    SmallVector<Number> operands;
    size_t numStreams = op.getStreamSpecs().size();
    for (unsigned index = 0; index < numStreams; ++index) {
      OperandRange stream = op.getStream(index);
      if (!stream.empty())
        operands.push_back(
            get(stream.size() == 1 ? stream[0] : stream[parameter]));
    }
    Number update = table.get(op->getName().getStringRef(), operands, details);
    OperandRange skip = op.getStream("skip");
    for (unsigned index = 0; index < numStreams; ++index) {
      ResultRange results = op.getUpdatedStream(index);
      if (parameter >= results.size())
        continue;
      Number updated = table.get("updated", {update, index});
      if (!skip.empty())
        table.setKept(updated, get(skip.front()),
                      get(op.getStream(index)[parameter]));
      set(results[parameter], updated, *op);
    }
  }
}

namespace {
/// Numbers the values of a region for one parameter.
class RegionNumbering {
public:
  RegionNumbering(StructuredOpInterface op, NumberTable &table,
                  NumberedFunction &result)
      : op(op), table(table), result(result) {}

  /// The numbers of what the region yields.
  SmallVector<Number> number(ArrayRef<Number> arguments);

private:
  Number compute(Operation &inner);

  StructuredOpInterface op;
  NumberTable &table;
  NumberedFunction &result;
  llvm::DenseMap<Value, Number> values;
};
} // namespace

Number RegionNumbering::compute(Operation &inner) {
  if (auto constant = dyn_cast<arith::ConstantOp>(inner))
    return table.getConstant(constant.getValue());
  SmallVector<Number> operands = llvm::map_to_vector(
      inner.getOperands(), [&](Value v) { return values.lookup(v); });
  Type type = inner.getResult(0).getType();
  if (isa<arith::ExtFOp, arith::TruncFOp>(inner) &&
      inner.getAttrDictionary().empty())
    return table.getConverted(type, operands[0]);
  if (isa<arith::SelectOp>(inner))
    return table.getSelected(operands[0], operands[1], operands[2]);
  return table.get(inner.getName().getStringRef(), operands,
                   {inner.getAttrDictionary().getAsOpaquePointer(),
                    type.getAsOpaquePointer()});
}

SmallVector<Number> RegionNumbering::number(ArrayRef<Number> arguments) {
  for (auto [argument, number] :
       llvm::zip_equal(op.getBlock()->getArguments(), arguments))
    values[argument] = number;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    Number number = compute(inner);
    values[inner.getResult(0)] = number;
    result.producers.try_emplace(number, op);
  }
  return llvm::map_to_vector(op.getYieldedValues(),
                             [&](Value v) { return values.lookup(v); });
}

/// Whether a stream has one operand for each parameter, and is no vector.
static bool isList(StructuredOpInterface op, ValueRange stream) {
  int64_t count = op.getNumParameters();
  return !isa<ForeachParameterOp>(op) ||
         (static_cast<int64_t>(stream.size()) == count && count > 1);
}

/// The number of parameter `index` of a stream: one operand of a list, or one
/// element of a vector.
Number FunctionNumbering::getOf(StructuredOpInterface op, ValueRange stream,
                                size_t index) {
  return isList(op, stream)
             ? get(stream[index])
             : table.getElement(get(stream[0]), index, op.getNumParameters());
}

/// What the region yields for one parameter.
SmallVector<Number> FunctionNumbering::numberParameter(StructuredOpInterface op,
                                                       size_t index) {
  SmallVector<Number> arguments;
  for (OperandRange stream : op.getElementStreams())
    arguments.push_back(getOf(op, stream, index));
  for (Value vector : op.getPerParameter())
    arguments.push_back(
        table.getElement(get(vector), index, op.getNumParameters()));
  llvm::append_range(arguments, get(op.getScalars()));
  return RegionNumbering(op, table, result).number(arguments);
}

/// The elements of a vector of sums, from the contribution to each.
SmallVector<Number> FunctionNumbering::getSums(StructuredOpInterface op,
                                               Value out,
                                               ArrayRef<Number> contributions) {
  OperandRange summed = op.getElementStreams().front();
  SmallVector<Number> sums;
  for (auto [number, operand] : llvm::zip_equal(contributions, summed))
    sums.push_back(
        table.get("sum", {number},
                  {operand.getType().getAsOpaquePointer(),
                   getElementTypeOrSelf(out.getType()).getAsOpaquePointer()}));
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  std::optional<ArrayRef<int32_t>> positions =
      reduce ? reduce.getPositions() : std::nullopt;
  if (!positions)
    return sums;
  int64_t size = cast<RankedTensorType>(out.getType()).getNumElements();
  SmallVector<Number> all;
  for (int64_t index = 0; index < size; ++index)
    all.push_back(table.getElement(get(out), index, size));
  for (auto [position, number] : llvm::zip_equal(*positions, sums))
    all[position] = number;
  return all;
}

void FunctionNumbering::numberStructured(StructuredOpInterface op) {
  if (op->getNumResults() == 0) {
    result.unsupported = op;
    return;
  }
  size_t numOuts = op.getOuts().size();
  SmallVector<SmallVector<Number>> yields(numOuts);
  for (int64_t index = 0; index < op.getNumParameters(); ++index)
    for (auto [stream, number] : llvm::enumerate(numberParameter(op, index)))
      yields[stream].push_back(number);
  for (size_t stream = 0; stream < numOuts; ++stream) {
    OperandRange out = op.getOuts()[stream];
    ResultRange results = op.getResultStream(stream);
    bool isSum = stream < op.getNumSums();
    if (!isSum && isList(op, out)) {
      for (auto [value, number] : llvm::zip_equal(results, yields[stream]))
        set(value, number, *op);
      continue;
    }
    SmallVector<Number> elements =
        isSum ? getSums(op, out[0], yields[stream]) : yields[stream];
    for (Number number : elements)
      result.producers.try_emplace(number, op);
    set(results[0], table.getVector(elements), *op);
  }
}

NumberedFunction stepfold::pir::numberFunction(func::FuncOp function,
                                               const HoistedCopies &copies,
                                               NumberTable &table) {
  NumberedFunction result;
  FunctionNumbering(copies, table, result).number(function);
  return result;
}
