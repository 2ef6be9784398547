//===- MemoryOps.cpp - Buffers and tensors of the interpreter -------------===//

#include "stepfold/Reference/Interpreter.h"
#include "stepfold/Reference/ScalarOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace stepfold::reference {

//===----------------------------------------------------------------------===//
// memref and bufferization
//===----------------------------------------------------------------------===//

/// The buffer of a `memref.global`, as the program begins.
static llvm::Expected<Tensor> getInitialValue(memref::GetGlobalOp op) {
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      op, op.getNameAttr());
  if (!global)
    return llvm::createStringError("there is no memref.global '" +
                                   op.getName() + "'");
  if (auto elements =
          dyn_cast_or_null<ElementsAttr>(global.getInitialValueAttr()))
    return Tensor::fromAttribute(elements);
  return Tensor::zeros(op.getType());
}

llvm::Error Interpreter::evaluateBufferOp(Operation *op) {
  auto allocate = [&](Type type) -> llvm::Error {
    llvm::Expected<Tensor> zeros = Tensor::zeros(type);
    if (!zeros)
      return zeros.takeError();
    bind(op->getResult(0), std::make_shared<Tensor>(std::move(*zeros)));
    return llvm::Error::success();
  };
  return llvm::TypeSwitch<Operation *, llvm::Error>(op)
      .Case([&](bufferization::ToTensorOp toTensor) {
        define(toTensor.getResult(), getTensor(toTensor.getBuffer()));
        return llvm::Error::success();
      })
      .Case([&](bufferization::MaterializeInDestinationOp materialize) {
        setDestinations(op, materialize.getDest(),
                        getTensor(materialize.getSource()));
        return llvm::Error::success();
      })
      .Case([&](memref::CopyOp copy) {
        *getBuffer(copy.getTarget()) = getTensor(copy.getSource());
        return llvm::Error::success();
      })
      .Case([&](memref::GetGlobalOp getGlobal) -> llvm::Error {
        Buffer &buffer = memrefGlobals[getGlobal.getName()];
        if (!buffer) {
          llvm::Expected<Tensor> initial = getInitialValue(getGlobal);
          if (!initial)
            return initial.takeError();
          buffer = std::make_shared<Tensor>(std::move(*initial));
        }
        bind(getGlobal.getResult(), buffer);
        return llvm::Error::success();
      })
      .Case([&](optim::TableOp table) {
        SmallVector<Buffer> buffers;
        for (Value buffer : table.getBuffers())
          buffers.push_back(getBuffer(buffer));
        values.insert_or_assign(table.getResult(), buffers);
        return llvm::Error::success();
      })
      .Case([](memref::DeallocOp) { return llvm::Error::success(); })
      .Case<memref::AllocOp, memref::AllocaOp>(
          [&](auto alloc) { return allocate(alloc.getType()); })
      .Default([](Operation *other) { return unsupported(other); });
}

//===----------------------------------------------------------------------===//
// tensor
//===----------------------------------------------------------------------===//

/// The row-major index of a position.
static llvm::Expected<int64_t> linearize(const Tensor &tensor,
                                         ArrayRef<int64_t> position) {
  int64_t index = 0;
  for (auto [size, coordinate] : llvm::zip_equal(tensor.getShape(), position)) {
    if (coordinate < 0 || coordinate >= size)
      return llvm::createStringError("expected an index below " +
                                     std::to_string(size) + ", got " +
                                     std::to_string(coordinate));
    index = index * size + coordinate;
  }
  return index;
}

llvm::Error Interpreter::evaluateTensorOp(Operation *op) {
  llvm::Expected<Tensor> result =
      isa<tensor::ExtractOp>(op) ? Tensor(Element::zero(ElementType::boolean()))
                                 : Tensor::zeros(op->getResult(0).getType());
  if (!result)
    return result.takeError();

  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    const Tensor &source = getTensor(extract.getTensor());
    SmallVector<int64_t> position;
    for (Value index : extract.getIndices())
      position.push_back(getTensor(index).getScalar().getBits());
    llvm::Expected<int64_t> index = linearize(source, position);
    if (!index)
      return index.takeError();
    result = Tensor(source.get(*index));
  } else if (auto splat = dyn_cast<tensor::SplatOp>(op)) {
    result->fill(getTensor(splat.getInput()).getScalar());
  } else if (auto elements = dyn_cast<tensor::FromElementsOp>(op)) {
    for (auto [index, value] : llvm::enumerate(elements.getElements()))
      if (llvm::Error error = result->set(index, getTensor(value).getScalar()))
        return error;
  } else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
    result = getTensor(op->getOperand(0)).reshaped(result->getShape());
  }
  define(op->getResult(0), std::move(*result));
  return llvm::Error::success();
}

} // namespace stepfold::reference
