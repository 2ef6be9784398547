//===- FilledConstants.cpp - Constants in buffers of a stage --------------===//

#include "FilledConstants.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

TypedAttr stepfold::getRepeatedElement(Value value) {
  DenseElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat())
    return {};
  return dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>());
}

bool stepfold::needsBuffer(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<bufferization::MaterializeInDestinationOp>(op))
    return true;
  auto structured = dyn_cast<StructuredOpInterface>(op);
  if (!structured)
    return false;
  unsigned number = use.getOperandNumber();
  for (OperandRange stream : structured.getIns())
    if (number - stream.getBeginOperandIndex() < stream.size())
      // One element is read where it is.
      return !isa<ForeachParameterOp>(op) || stream.size() != 1;
  return false;
}

/// Replaces `uses`, of constants of `element`, by what one op writes before
/// the first of them.
static void createFilled(TypedAttr element, ArrayRef<OpOperand *> uses) {
  Operation *first = uses.front()->getOwner();
  ImplicitLocOpBuilder builder(first->getLoc(), first);
  SmallVector<Value> empties;
  for (OpOperand *use : uses) {
    auto type = cast<RankedTensorType>(use->get().getType());
    empties.push_back(tensor::EmptyOp::create(builder, type.getShape(),
                                              type.getElementType()));
  }
  auto body = [&](ImplicitLocOpBuilder &inner, ValueRange) {
    return SmallVector<Value>{arith::ConstantOp::create(inner, element)};
  };
  ValueRange outs(empties);
  Operation *filled;
  if (hasOneElement(outs.front().getType()))
    filled = ForeachParameterOp::create(builder, outs, ArrayRef<ValueRange>(),
                                        ValueRange(), ValueRange(), body);
  else
    filled = ForeachOp::create(builder, outs, ArrayRef<ValueRange>(),
                               ValueRange(), ValueRange(), body);
  for (auto [use, result] : llvm::zip_equal(uses, filled->getResults()))
    use->set(result);
}

void stepfold::fillConstants(Block &block) {
  // All that is stored in one op; else what one op reads. Single elements
  // apart.
  using Key = std::tuple<Attribute, unsigned, Operation *>;
  llvm::MapVector<Key, SmallVector<OpOperand *>> groups;
  for (Operation &op : block)
    for (OpOperand &use : op.getOpOperands()) {
      TypedAttr element = getRepeatedElement(use.get());
      if (!element || !needsBuffer(use))
        continue;
      Operation *reader = isa<StructuredOpInterface>(op) ? &op : nullptr;
      groups[{element, hasOneElement(use.get().getType()), reader}].push_back(
          &use);
    }
  for (auto &[key, uses] : groups)
    createFilled(cast<TypedAttr>(std::get<Attribute>(key)), uses);
}
