//===- Interpreter.cpp - The meaning of the dialect -----------------------===//
//
// Dispatches operations, and evaluates those that only move values.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Interpreter.h"

#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Reference/CanonicalSum.h"
#include "stepfold/Reference/ExactSum.h"
#include "stepfold/Reference/Matmul.h"
#include "stepfold/Reference/ScalarOps.h"
#include "stepfold/Reference/StructuredOps.h"
#include "stepfold/Reference/UpdateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace mlir;

namespace stepfold::reference {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const Tensor &Interpreter::getTensor(Value value) const {
  const RuntimeValue &runtimeValue = values.find(value)->second;
  if (auto *buffer = std::get_if<Buffer>(&runtimeValue))
    return **buffer;
  return std::get<Tensor>(runtimeValue);
}

Buffer Interpreter::getBuffer(Value memref) const {
  return std::get<Buffer>(values.find(memref)->second);
}

SmallVector<Tensor> Interpreter::getStream(ValueRange stream) const {
  SmallVector<Tensor> tensors;
  for (Value operand : stream) {
    const RuntimeValue &value = values.find(operand)->second;
    if (auto *table = std::get_if<SmallVector<Buffer>>(&value))
      for (const Buffer &buffer : *table)
        tensors.push_back(*buffer);
    else
      tensors.push_back(getTensor(operand));
  }
  return tensors;
}

void Interpreter::setDestinations(Operation *op, ValueRange destinations,
                                  ArrayRef<Tensor> newValues) {
  if (op->getNumResults() > 0) {
    for (auto [result, newValue] : llvm::zip_equal(op->getResults(), newValues))
      define(result, newValue);
    return;
  }
  for (Value destination : destinations) {
    RuntimeValue &value = values.find(destination)->second;
    if (auto *table = std::get_if<SmallVector<Buffer>>(&value)) {
      for (Buffer &buffer : *table) {
        *buffer = newValues.front();
        newValues = newValues.drop_front();
      }
      continue;
    }
    *std::get<Buffer>(value) = newValues.front();
    newValues = newValues.drop_front();
  }
}

llvm::Expected<Buffer> Interpreter::find(const llvm::StringMap<Buffer> &buffers,
                                         StringRef what, StringRef name) {
  auto found = buffers.find(name);
  if (found == buffers.end())
    return llvm::createStringError("there is no " + what + " '" + name + "'");
  return found->second;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

void Interpreter::getWords(optim::ExchangeOp op,
                           llvm::MutableArrayRef<int64_t> words) const {
  for (const Tensor &tensor : getStream(op.getWords())) {
    std::memcpy(words.data(), tensor.getData().data(), tensor.getData().size());
    words = words.drop_front(tensor.getNumElements());
  }
}

void Interpreter::setWords(optim::ExchangeOp op,
                           llvm::ArrayRef<int64_t> words) {
  SmallVector<Tensor> tensors = getStream(op.getWords());
  for (Tensor &tensor : tensors) {
    llvm::MutableArrayRef<char> bytes = tensor.getMutableData();
    std::memcpy(bytes.data(), words.data(), bytes.size());
    words = words.drop_front(tensor.getNumElements());
  }
  setDestinations(op, op.getWords(), tensors);
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

llvm::Error Interpreter::run(ArrayRef<Operation *> ops) {
  IEEEMode mode;
  for (Operation *op : ops) {
    if (isa<func::ReturnOp, scf::YieldOp>(op))
      continue;
    llvm::Error error = evaluate(op);
    if (!error)
      continue;
    std::string message;
    llvm::raw_string_ostream os(message);
    op->getLoc().print(os);
    os << ": '" << op->getName() << "': " << llvm::toString(std::move(error));
    return llvm::createStringError(message);
  }
  return llvm::Error::success();
}

llvm::Error Interpreter::evaluate(Operation *op) {
  if (auto update = dyn_cast<optim::OptimizerOpInterface>(op))
    return evaluateUpdateOp(update);
  return llvm::TypeSwitch<Operation *, llvm::Error>(op)
      .Case<optim::ForeachOp, optim::ReduceOp, optim::ForeachParameterOp>(
          [&](auto structured) { return evaluateStructuredOp(structured); })
      .Case([&](optim::ReduceParametersOp reduceParameters) {
        return evaluateReduceParameters(reduceParameters);
      })
      .Case([&](optim::MatmulOp product) { return evaluateProducts(product); })
      .Case([&](optim::CopyRowsOp copy) { return evaluateRowCopies(copy); })
      .Case<optim::GradientOp, optim::CastOp, ml_program::GlobalLoadOp,
            ml_program::GlobalLoadConstOp, ml_program::GlobalStoreOp>(
          [&](auto) { return evaluateStageOp(op); })
      .Case<bufferization::ToTensorOp,
            bufferization::MaterializeInDestinationOp, memref::AllocOp,
            memref::AllocaOp, memref::DeallocOp, memref::GetGlobalOp,
            memref::CopyOp, optim::TableOp>(
          [&](auto) { return evaluateBufferOp(op); })
      .Case<tensor::EmptyOp, tensor::SplatOp, tensor::ExtractOp,
            tensor::FromElementsOp, tensor::ExpandShapeOp,
            tensor::CollapseShapeOp>([&](auto) { return evaluateTensorOp(op); })
      .Case([&](scf::IfOp conditional) {
        return evaluateConditional(conditional);
      })
      .Default([&](Operation *) { return evaluateElementwise(op); });
}

llvm::Error Interpreter::evaluateConditional(scf::IfOp op) {
  if (op.getNumResults() > 0)
    return llvm::createStringError("expected no results");
  bool holds = getTensor(op.getCondition()).getScalar().getBits() != 0;
  Region &region = holds ? op.getThenRegion() : op.getElseRegion();
  for (Operation &nested : region.getOps())
    if (llvm::Error error = run(&nested))
      return error;
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// optim
//===----------------------------------------------------------------------===//

llvm::Error Interpreter::evaluateUpdateOp(optim::OptimizerOpInterface op) {
  llvm::Expected<SmallVector<Tensor>> newValues =
      evaluateUpdate(op, getStream(op->getOperands()));
  if (!newValues)
    return newValues.takeError();
  setDestinations(op, op->getOperands().take_front(newValues->size()),
                  *newValues);
  return llvm::Error::success();
}

template <typename StructuredOp>
llvm::Error Interpreter::evaluateStructuredOp(StructuredOp op) {
  StructuredOperands operands;
  SmallVector<Value> destinations;
  for (OperandRange stream : op.getOuts()) {
    operands.outs.push_back(getStream(stream));
    llvm::append_range(destinations, stream);
  }
  for (OperandRange stream : op.getIns())
    operands.ins.push_back(getStream(stream));
  operands.perParameter = getStream(op.getPerParameter());
  operands.scalars = getStream(op.getScalars());

  llvm::Expected<SmallVector<Stream>> results =
      reference::evaluate(op, operands);
  if (!results)
    return results.takeError();
  SmallVector<Tensor> newValues;
  for (const Stream &stream : *results)
    llvm::append_range(newValues, stream);
  setDestinations(op, destinations, newValues);
  return llvm::Error::success();
}

llvm::Error
Interpreter::evaluateReduceParameters(optim::ReduceParametersOp op) {
  const Tensor &vector = getTensor(op.getVector());
  Tensor result = getTensor(op.getOut());
  if (op.getCombiner() == optim::Combiner::Exact) {
    ExactSum sum;
    for (int64_t i = 0, e = vector.getNumElements(); i < e; ++i)
      sum.addWord(i % optim::kExactWords, vector.get(i));
    if (llvm::Error error = sum.store(result, 0))
      return error;
  } else {
    PartialSum sum(op.getCombiner());
    for (int64_t i = 0, e = vector.getNumElements(); i < e; ++i)
      sum.add(vector.get(i));
    if (llvm::Error error = result.set(0, sum.finish(vector.getElementType())))
      return error;
  }
  setDestinations(op, op.getOut(), result);
  return llvm::Error::success();
}

llvm::Error Interpreter::evaluateProducts(optim::MatmulOp op) {
  MatrixProduct product{getProductForm(op)};
  SmallVector<Tensor> results;
  for (size_t index = 0; index < op.getOuts().size(); ++index)
    results.push_back(product.evaluate(
        getTensor(op.getLhs()[index]), getTensor(op.getRhs()[index]),
        op.getPlus().empty() ? nullptr : &getTensor(op.getPlus()[index])));
  setDestinations(op, op.getOuts(), results);
  return llvm::Error::success();
}

/// Rows of the sources, in turn, are those of the results, in turn.
llvm::Error Interpreter::evaluateRowCopies(optim::CopyRowsOp op) {
  SmallVector<Tensor> results = getStream(op.getOuts());
  unsigned numPieces = op.getNumPieces();
  size_t numOuts = results.size() / numPieces;
  size_t numIns = op.getIns().size() / numPieces;
  for (unsigned piece = 0; piece < numPieces; ++piece) {
    auto outs = MutableArrayRef(results).slice(piece * numOuts, numOuts);
    int64_t columns = outs.front().getShape()[1];
    int64_t rows = outs.front().getShape()[0] * outs.size();
    for (int64_t row = 0; row < rows; ++row) {
      const Tensor &in = getTensor(op.getIns()[piece * numIns + row % numIns]);
      Tensor &out = outs[row % numOuts];
      for (int64_t column = 0; column < columns; ++column)
        if (llvm::Error error =
                out.set(row / numOuts * columns + column,
                        in.get(row / numIns * columns + column)))
          return error;
    }
  }
  setDestinations(op, op.getOuts(), results);
  return llvm::Error::success();
}

static llvm::Expected<Tensor> cast(const Tensor &input, Type type) {
  llvm::Expected<Tensor> result = Tensor::zeros(type);
  if (!result)
    return result;
  for (int64_t i = 0, e = input.getNumElements(); i < e; ++i)
    if (llvm::Error error =
            result->set(i, convert(input.get(i), result->getElementType())))
      return std::move(error);
  return result;
}

llvm::Error Interpreter::evaluateStageOp(Operation *op) {
  auto globalOf = [&](auto access) {
    return find(storage.globals, "global",
                access.getGlobal().getLeafReference().getValue());
  };
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    llvm::Expected<Buffer> global = globalOf(store);
    if (!global)
      return global.takeError();
    **global = getTensor(store.getValue());
    return llvm::Error::success();
  }
  auto value = [&]() -> llvm::Expected<Tensor> {
    if (auto castOp = dyn_cast<optim::CastOp>(op))
      return cast(getTensor(castOp.getInput()), castOp.getType());
    llvm::Expected<Buffer> buffer =
        llvm::TypeSwitch<Operation *, llvm::Expected<Buffer>>(op)
            .Case([&](optim::GradientOp gradient) {
              return find(storage.gradients, "gradient of",
                          gradient.getParameter());
            })
            .Case<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>(
                [&](auto load) { return globalOf(load); });
    if (!buffer)
      return buffer.takeError();
    return **buffer;
  }();
  if (!value)
    return value.takeError();
  define(op->getResult(0), *value);
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// arith and math
//===----------------------------------------------------------------------===//

llvm::Error Interpreter::evaluateElementwise(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    if (auto elements = dyn_cast<ElementsAttr>(constant.getValue())) {
      llvm::Expected<Tensor> tensor = Tensor::fromAttribute(elements);
      if (!tensor)
        return tensor.takeError();
      define(constant.getResult(), std::move(*tensor));
      return llvm::Error::success();
    }

  llvm::Expected<ScalarFunction> function = getScalarFunction(op);
  if (!function)
    return function.takeError();
  Type type = op->getResult(0).getType();
  if (!isa<ShapedType>(type))
    type = RankedTensorType::get({}, type);
  llvm::Expected<Tensor> result = Tensor::zeros(type);
  if (!result)
    return result.takeError();

  SmallVector<const Tensor *> tensors;
  for (Value operand : op->getOperands())
    tensors.push_back(&getTensor(operand));
  SmallVector<Element> elements(tensors.size());
  SmallVector<const Element *> pointers;
  for (const Element &element : elements)
    pointers.push_back(&element);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    // A scalar operand beside tensors, such as the condition of a select,
    // stands for all elements.
    for (auto [element, tensor] : llvm::zip_equal(elements, tensors))
      element = tensor->get(tensor->getShape().empty() ? 0 : i);
    if (llvm::Error error = result->set(i, (*function)(pointers)))
      return error;
  }
  define(op->getResult(0), std::move(*result));
  return llvm::Error::success();
}

} // namespace stepfold::reference
