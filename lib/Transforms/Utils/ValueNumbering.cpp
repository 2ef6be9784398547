//===- ValueNumbering.cpp - Numbers of equal computations -----------------===//

#include "ValueNumbering.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

ValueNumbering::Key ValueNumbering::getKey(Kind kind, ValueRange operands) {
  Key key = {kind};
  for (Value value : operands)
    key.push_back(toKeyPart(value));
  return key;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Numbers what the ops of `body` compute; its arguments have numbers.
void ValueNumbering::addOperations(Block &body, Values &numbers) {
  for (mlir::Operation &op : body.without_terminator()) {
    Value result = op.getResult(0);
    Key key = {Operation, toKeyPart(op.getName()),
               toKeyPart(op.getAttrDictionary()), toKeyPart(result.getType())};
    for (Value operand : op.getOperands())
      key.push_back(numbers.lookup(operand));
    numbers[result] = getNumber(std::move(key));
  }
}

unsigned ValueNumbering::getBody(Region &body) {
  Values numbers;
  Key key = {Body};
  for (BlockArgument argument : body.getArguments()) {
    key.push_back(toKeyPart(argument.getType()));
    numbers[argument] =
        getNumber({Argument, argument.getArgNumber(), key.back()});
  }
  Block &block = body.front();
  addOperations(block, numbers);
  for (Value yielded : block.getTerminator()->getOperands())
    key.push_back(numbers.lookup(yielded));
  return getNumber(std::move(key));
}

ValueRange stepfold::getArgumentOperands(StructuredOpInterface op,
                                         unsigned argument) {
  for (OperandRangeRange streams : {op.getUpdates(), op.getIns()}) {
    if (argument < streams.size())
      return streams[argument];
    argument -= streams.size();
  }
  for (OperandRange values : {op.getPerParameter(), op.getScalars()}) {
    if (argument < values.size())
      return values.slice(argument, 1);
    argument -= values.size();
  }
  llvm_unreachable("every argument stands for operands");
}

void ValueNumbering::addElements(StructuredOpInterface op) {
  unsigned numStreams = op.getUpdates().size() + op.getIns().size();
  for (BlockArgument argument : op.getBlock()->getArguments()) {
    unsigned index = argument.getArgNumber();
    values[argument] = getNumber(getKey(index < numStreams ? Stream : Shared,
                                        getArgumentOperands(op, index)));
  }
  addOperations(*op.getBlock(), values);
}

void ValueNumbering::addStream(ValueRange stream, Value value) {
  keys[getKey(Stream, stream)] = get(value);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

unsigned ValueNumbering::computeOp(mlir::Operation *op) {
  Key key = {toKeyPart(op->getName())};
  auto add = [&](auto part) { key.push_back(toKeyPart(part)); };
  if (auto update = dyn_cast<OptimizerOpInterface>(op)) {
    add(update.getGroupKey());
  } else if (auto structured = dyn_cast<StructuredOpInterface>(op)) {
    add(op->getDiscardableAttrDictionary());
    key.insert(key.end(),
               {structured.getOuts().size(), structured.getIns().size(),
                structured.getPerParameter().size(),
                getBody(structured.getBody())});
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      add(reduce.getCombinersAttr());
      add(reduce.getSampledAttr());
    }
    if (auto update = dyn_cast<ForeachOp>(op))
      add(update.getBlockSizeAttr());
  } else if (auto matrixOp = dyn_cast<MatrixOpInterface>(op)) {
    add(matrixOp.getGroupKey());
  } else {
    add(op->getAttrDictionary());
    add(getStreamElementType(op->getOperand(0).getType()));
    add(getStreamElementType(op->getResult(0).getType()));
  }
  return getNumber(std::move(key));
}

unsigned ValueNumbering::getOp(mlir::Operation *op) {
  auto [it, isNew] = ops.try_emplace(op);
  if (isNew)
    it->second = computeOp(op);
  return it->second;
}

unsigned ValueNumbering::getPiece(mlir::Operation *op,
                                  ArrayRef<Access> accesses) {
  Key key = {getOp(op)};
  for (const Access &access : accesses) {
    key.push_back(static_cast<uintptr_t>(access.kind));
    key.push_back(get(access.value));
    // A value for all parameters is part of the key: other parameters may have
    // another.
    if (access.kind == AccessKind::Scalar || access.kind == AccessKind::Shared)
      key.push_back(toKeyPart(access.value));
  }
  return getNumber(std::move(key));
}

unsigned ValueNumbering::getPiece(Piece piece) {
  return getPiece(piece.op, getAccesses(piece));
}

void ValueNumbering::addBlock(Block &block) {
  for (mlir::Operation &op : block) {
    std::optional<unsigned> numPieces = getNumPieces(&op);
    for (unsigned position = 0; position < numPieces.value_or(0); ++position) {
      SmallVector<Access> accesses = getAccesses({&op, position});
      unsigned number = getPiece(&op, accesses);
      for (auto [index, access] : llvm::enumerate(accesses))
        if (access.result)
          values[access.result] = getNumber({number, index});
    }
  }
}
