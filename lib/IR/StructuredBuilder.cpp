//===- StructuredBuilder.cpp - Creating structured ops --------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

void shared::buildStructuredOp(OpBuilder &builder, OperationState &state,
                               ArrayRef<ValueRange> outs,
                               ArrayRef<ValueRange> ins,
                               ValueRange perParameter, ValueRange scalars,
                               StructuredBodyBuilder body,
                               unsigned numUpdates) {
  bool isReduce = state.name.getStringRef() == ReduceOp::getOperationName();
  size_t numSums = isReduce ? outs.size() - numUpdates : 0;
  if (isReduce && numUpdates != 0)
    state.addAttribute(kNumUpdates, builder.getI32IntegerAttr(numUpdates));
  SmallVector<Type> argumentTypes;
  SmallVector<int32_t> outSegments, inSegments;
  for (auto [index, stream] : llvm::enumerate(outs)) {
    state.addOperands(stream);
    outSegments.push_back(stream.size());
    if (index >= numSums)
      argumentTypes.push_back(getStreamElementType(stream[0].getType()));
    for (Type type : stream.getTypes())
      if (isa<RankedTensorType>(type))
        state.addTypes(type);
  }
  int32_t numOuts = state.operands.size();
  for (ValueRange stream : ins) {
    state.addOperands(stream);
    inSegments.push_back(stream.size());
    argumentTypes.push_back(getStreamElementType(stream[0].getType()));
  }
  int32_t numIns = state.operands.size() - numOuts;
  for (ValueRange values : {perParameter, scalars}) {
    state.addOperands(values);
    for (Type type : values.getTypes())
      argumentTypes.push_back(getStreamElementType(type));
  }
  state.addAttribute(
      kSegmentSizes,
      builder.getDenseI32ArrayAttr({numOuts, numIns,
                                    static_cast<int32_t>(perParameter.size()),
                                    static_cast<int32_t>(scalars.size())}));
  state.addAttribute(kOutSegments, builder.getDenseI32ArrayAttr(outSegments));
  state.addAttribute(kInSegments, builder.getDenseI32ArrayAttr(inSegments));

  Region *region = state.addRegion();
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locs(argumentTypes.size(), state.location);
  Block *block = builder.createBlock(region, {}, argumentTypes, locs);
  ImplicitLocOpBuilder bodyBuilder(state.location, builder);
  SmallVector<Value> yielded = body(bodyBuilder, block->getArguments());
  YieldOp::create(bodyBuilder, yielded);
}
