//===- OptimVerifyStage.cpp - optim-verify-stage --------------------------===//

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYSTAGEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static LogicalResult verifySignature(func::FuncOp stage) {
  if (!stage.getBody().hasOneBlock())
    return stage.emitOpError() << "expected one block";
  if (stage.getNumResults() != 0)
    return stage.emitOpError()
           << "expected no results, got " << stage.getNumResults();
  llvm::DenseSet<std::pair<StringRef, Attribute>> bound;
  for (auto [index, type] : llvm::enumerate(stage.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !memref.hasStaticShape() || !memref.getLayout().isIdentity())
      return stage.emitOpError() << "expected argument " << index
                                 << " to be a dense memref of static shape, "
                                    "got "
                                 << type;
    Attribute global = stage.getArgAttr(index, kGlobalAttrName);
    Attribute gradient = stage.getArgAttr(index, kGradientAttrName);
    Attribute name = global ? global : gradient;
    if (!isa_and_nonnull<FlatSymbolRefAttr>(name) || (global && gradient))
      return stage.emitOpError()
             << "expected argument " << index << " to be bound by "
             << kGlobalAttrName << " or " << kGradientAttrName;
    StringRef role = global ? kGlobalAttrName : kGradientAttrName;
    if (!bound.insert({role, name}).second)
      return stage.emitOpError()
             << "expected " << name << " to be bound once as " << role;
  }
  return success();
}

/// Where in the body an op belongs.
enum class Section { Head, Middle, End };

static std::optional<Section> getSection(Operation *op) {
  if (isa<bufferization::ToTensorOp>(op))
    return Section::Head;
  if (isa<bufferization::MaterializeInDestinationOp, func::ReturnOp>(op))
    return Section::End;
  if (isStageCompute(op))
    return Section::Middle;
  return std::nullopt;
}

static LogicalResult verifyToTensor(func::FuncOp stage,
                                    bufferization::ToTensorOp op,
                                    llvm::DenseSet<Value> &read) {
  auto argument = dyn_cast<BlockArgument>(op.getBuffer());
  if (!argument)
    return op.emitOpError() << "expected an argument of the stage";
  if (!read.insert(argument).second)
    return op.emitOpError() << "expected each argument to be read once";
  bool isGlobal = static_cast<bool>(
      stage.getArgAttr(argument.getArgNumber(), kGlobalAttrName));
  if (!op.getRestrict() || (op.getWritable() && !isGlobal))
    return op.emitOpError()
           << "expected 'restrict', and 'writable' only for globals";
  return success();
}

static LogicalResult
verifyMaterialize(func::FuncOp stage,
                  bufferization::MaterializeInDestinationOp op,
                  llvm::DenseSet<Value> &written) {
  auto argument = dyn_cast<BlockArgument>(op.getDest());
  if (!argument || !stage.getArgAttr(argument.getArgNumber(), kGlobalAttrName))
    return op.emitOpError() << "expected an argument bound to a global";
  if (!written.insert(argument).second)
    return op.emitOpError() << "expected each global to be written once";
  return success();
}

static LogicalResult verifyBody(func::FuncOp stage) {
  Section current = Section::Head;
  llvm::DenseSet<Value> read, written;
  for (Operation &op : stage.getBody().front()) {
    if (isa<arith::ConstantOp, tensor::EmptyOp>(op))
      continue; // Nothing depends on where these stand.
    std::optional<Section> section = getSection(&op);
    if (!section)
      return op.emitOpError() << "is not among the operations of an outlined "
                                 "stage";
    if (*section < current)
      return op.emitOpError()
             << "expected reads of arguments first and "
                "materializations last, because a read after a "
                "materialization would see the new value";
    current = *section;
    if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
      if (failed(verifyToTensor(stage, toTensor, read)))
        return failure();
    } else if (auto materialize =
                   dyn_cast<bufferization::MaterializeInDestinationOp>(op)) {
      if (failed(verifyMaterialize(stage, materialize, written)))
        return failure();
    }
  }
  return success();
}

namespace {

struct OptimVerifyStage final
    : stepfold::impl::OptimVerifyStagePassBase<OptimVerifyStage> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto stage = getOperation().lookupSymbol<func::FuncOp>(kOptimizerStageName);
    if (stage && (failed(verifySignature(stage)) || failed(verifyBody(stage))))
      signalPassFailure();
  }
};

} // namespace
