//===- StageOpNumbering.cpp - Numbers of ops of the stage -----------------===//
//
// Every op is taken apart: an update into those of single parameters, a region
// into its operations.
//
//===----------------------------------------------------------------------===//

#include "FunctionNumbering.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold::pir;

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

/// Returns true if a stream has one operand for each parameter, and is no
/// vector.
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

/// Returns the numbers of the values that the region yields for one parameter.
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

/// The elements of vector `output` of sums, from the contribution to each.
SmallVector<Number> FunctionNumbering::getSums(StructuredOpInterface op,
                                               unsigned output,
                                               ArrayRef<Number> contributions) {
  Value out = op.getOuts()[output][0];
  StringRef combiner = stringifyCombiner(getCombiner(op, output));
  OperandRange summed = op.getElementStreams().front();
  SmallVector<Number> sums;
  for (auto [number, operand] : llvm::zip_equal(contributions, summed))
    sums.push_back(
        table.get(combiner, {number},
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
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  if (op->getNumResults() == 0 || (reduce && reduce.getSampled())) {
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
        isSum ? getSums(op, stream, yields[stream]) : yields[stream];
    for (Number number : elements)
      result.producers.try_emplace(number, op);
    set(results[0], table.getVector(elements), *op);
  }
}
