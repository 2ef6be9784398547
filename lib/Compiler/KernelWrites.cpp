//===- KernelWrites.cpp - Memory that a kernel writes ---------------------===//
//
// Kernels compute addresses in one way (lib/Conversion/KernelBody.cpp): from an
// argument, or from an address in a table, by offsets. A branch may choose one
// of two addresses (lib/Conversion/ParameterAccess.cpp).
//
//===----------------------------------------------------------------------===//

#include "KernelWrites.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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

/// The bases of which `address` is an offset, one of which a branch chooses.
static SmallVector<Value> findBases(Value address) {
  SmallVector<Value> bases, worklist = {address};
  while (!worklist.empty()) {
    Value base = findBase(worklist.pop_back_val()).base;
    auto branch = base.getDefiningOp<scf::IfOp>();
    if (!branch) {
      bases.push_back(base);
      continue;
    }
    unsigned number = cast<OpResult>(base).getResultNumber();
    worklist.push_back(branch.thenYield().getOperand(number));
    worklist.push_back(branch.elseYield().getOperand(number));
  }
  return bases;
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
  auto add = [&](Value base) {
    if (base.getDefiningOp<LLVM::AllocaOp>())
      return true;
    if (auto argument = findArgument(kernel, base)) {
      writes.arguments.insert(*argument);
      return true;
    }
    auto load = base.getDefiningOp<LLVM::LoadOp>();
    if (!load)
      return false;
    Address entry = findBase(load.getAddr());
    std::optional<unsigned> table = findArgument(kernel, entry.base);
    if (table)
      writes.rows.insert({*table, entry.offset});
    return table.has_value();
  };
  WalkResult result = kernel.walk([&](LLVM::StoreOp store) {
    bool isKnown = llvm::all_of(findBases(store.getAddr()), add);
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return llvm::createStringError(
        "cannot find the memory that '" + kernel.getName().str() +
        "' writes: expected stores to its arguments or to entries of tables");
  return writes;
}
