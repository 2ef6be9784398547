//===- RegionNumbers.cpp - Equal values of regions ------------------------===//

#include "RegionNumbers.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

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

RegionNumbers::Key RegionNumbers::getKey(Kind kind, ValueRange operands) {
  Key key = {kind};
  for (Value value : operands)
    key.push_back(reinterpret_cast<uintptr_t>(value.getAsOpaquePointer()));
  return key;
}

void RegionNumbers::add(StructuredOpInterface op) {
  unsigned numStreams = op.getUpdates().size() + op.getIns().size();
  for (BlockArgument argument : op.getBlock()->getArguments()) {
    unsigned index = argument.getArgNumber();
    number(argument, getKey(index < numStreams ? Stream : Shared,
                            getArgumentOperands(op, index)));
  }
  for (mlir::Operation &bodyOp : op.getBlock()->without_terminator()) {
    Value result = bodyOp.getResult(0);
    Key key = {Operation};
    const void *parts[] = {bodyOp.getName().getAsOpaquePointer(),
                           bodyOp.getAttrDictionary().getAsOpaquePointer(),
                           result.getType().getAsOpaquePointer()};
    for (const void *part : parts)
      key.push_back(reinterpret_cast<uintptr_t>(part));
    for (Value operand : bodyOp.getOperands())
      key.push_back(get(operand));
    number(result, key);
  }
}
