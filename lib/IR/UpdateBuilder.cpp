//===- UpdateBuilder.cpp - Creating update ops generically ----------------===//

#include "StreamSegments.h"
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
  for (NamedAttribute attribute : attributes)
    if (attribute.getName() != kSegmentSizes)
      state.attributes.push_back(attribute);
  state.addAttribute(kSegmentSizes, builder.getDenseI32ArrayAttr(sizes));
  return builder.create(state);
}
