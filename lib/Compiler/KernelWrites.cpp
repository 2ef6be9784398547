//===- KernelWrites.cpp - What a kernel writes ----------------------------===//
//
// Kernels compute addresses in one way (lib/Conversion/KernelBody.cpp): from an
// argument, or from an address in a table, by offsets.
//
//===----------------------------------------------------------------------===//

#include "KernelWrites.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace stepfold;

namespace {
/// An address as what it is an offset of.
struct Address {
  Value base;
  /// The sum of the offsets that are constants.
  int64_t offset = 0;
};
} // namespace

/// The constant offsets of `op`, in elements.
static int64_t getConstantOffset(LLVM::GEPOp op) {
  int64_t offset = 0;
  for (auto index : op.getIndices()) {
    APInt value;
    if (auto attribute = dyn_cast<IntegerAttr>(index))
      offset += attribute.getInt();
    else if (matchPattern(cast<Value>(index), m_ConstantInt(&value)))
      offset += value.getSExtValue();
  }
  return offset;
}

static Address findBase(Value address) {
  Address result = {address};
  while (auto op = result.base.getDefiningOp<LLVM::GEPOp>()) {
    result.offset += getConstantOffset(op);
    result.base = op.getBase();
  }
  return result;
}

/// The position of `value` among the arguments of `kernel`, if it is one.
static std::optional<unsigned> findArgument(FunctionOpInterface kernel,
                                            Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &kernel.getFunctionBody().front())
    return std::nullopt;
  return argument.getArgNumber();
}

llvm::Expected<KernelWrites> stepfold::findWrites(FunctionOpInterface kernel) {
  KernelWrites writes;
  WalkResult result = kernel.walk([&](LLVM::StoreOp store) {
    Value base = findBase(store.getAddr()).base;
    if (base.getDefiningOp<LLVM::AllocaOp>())
      return WalkResult::advance();
    if (auto argument = findArgument(kernel, base)) {
      writes.arguments.insert(*argument);
      return WalkResult::advance();
    }
    auto load = base.getDefiningOp<LLVM::LoadOp>();
    if (!load)
      return WalkResult::interrupt();
    Address entry = findBase(load.getAddr());
    std::optional<unsigned> table = findArgument(kernel, entry.base);
    if (!table)
      return WalkResult::interrupt();
    writes.rows.insert({*table, entry.offset});
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return llvm::createStringError("cannot tell what '" +
                                   kernel.getName().str() + "' writes");
  return writes;
}
