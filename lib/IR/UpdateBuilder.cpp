//===- UpdateBuilder.cpp - Creating update ops generically ----------------===//

#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;

Operation *mlir::optim::createUpdateOp(OpBuilder &builder, Location loc,
                                       OperationName name,
                                       ArrayRef<SmallVector<Value>> streams,
                                       ArrayRef<NamedAttribute> attributes) {
  ArrayRef<StreamSpec> specs =
      name.getInterface<OptimizerOpInterface>()->getStreamSpecs();
  OperationState state(loc, name);
  SmallVector<int32_t> sizes;
  for (auto [spec, stream] : llvm::zip_equal(specs, streams)) {
    state.addOperands(stream);
    sizes.push_back(stream.size());
    if (!isUpdated(spec.kind))
      continue;
    for (Value value : stream)
      if (isa<RankedTensorType>(value.getType()))
        state.addTypes(value.getType());
  }
  constexpr llvm::StringLiteral segmentSizes = "operandSegmentSizes";
  for (NamedAttribute attribute : attributes)
    if (attribute.getName() != segmentSizes)
      state.attributes.push_back(attribute);
  state.addAttribute(segmentSizes, builder.getDenseI32ArrayAttr(sizes));
  return builder.create(state);
}
