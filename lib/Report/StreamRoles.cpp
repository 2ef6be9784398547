//===- StreamRoles.cpp - Kinds of tensors of streams ----------------------===//

#include "StreamRoles.h"

#include "stepfold/Analysis/OptimizerStage.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

void Traffic::add(const Traffic &other) {
  launches += other.launches;
  for (unsigned role = 0; role < numStreamRoles; ++role) {
    byRole[role].read += other.byRole[role].read;
    byRole[role].written += other.byRole[role].written;
  }
}

StreamRoles::StreamRoles(ModuleOp module) {
  module.walk([&](Operation *op) {
    if (auto gradient = dyn_cast<GradientOp>(op))
      parameters.insert(gradient.getParameterAttr().getAttr());
    if (auto global = dyn_cast<ml_program::GlobalOp>(op))
      if (global->hasAttr(kCopyOfAttrName))
        copies.insert(global.getSymNameAttr());
    auto function = dyn_cast<func::FuncOp>(op);
    for (unsigned i = 0; function && i < function.getNumArguments(); ++i)
      if (auto gradient = function.getArgAttrOfType<FlatSymbolRefAttr>(
              i, kGradientAttrName))
        parameters.insert(gradient.getAttr());
  });
}

StreamRole StreamRoles::getOfGlobal(StringAttr name) const {
  if (parameters.contains(name))
    return StreamRole::Parameters;
  return copies.contains(name) ? StreamRole::Copies : StreamRole::State;
}

/// The tensor or buffer that `value` is, after it was updated.
static Value getInit(Value value) {
  if (auto toTensor = value.getDefiningOp<bufferization::ToTensorOp>())
    return toTensor.getBuffer();
  auto result = dyn_cast<OpResult>(value);
  auto op = value.getDefiningOp<DestinationStyleOpInterface>();
  return op ? op.getTiedOpOperand(result)->get() : Value();
}

StreamRole StreamRoles::get(Value value) const {
  while (!known.contains(value)) {
    Value init = getInit(value);
    if (!init)
      break;
    value = init;
  }
  if (auto found = known.find(value); found != known.end())
    return found->second;
  if (auto load = value.getDefiningOp<ml_program::GlobalLoadOp>())
    return getOfGlobal(load.getGlobal().getLeafReference());
  if (value.getDefiningOp<GradientOp>())
    return StreamRole::Gradients;
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  if (!function)
    return StreamRole::Temporaries;
  unsigned index = argument.getArgNumber();
  if (auto global =
          function.getArgAttrOfType<FlatSymbolRefAttr>(index, kGlobalAttrName))
    return getOfGlobal(global.getAttr());
  return function.getArgAttr(index, kGradientAttrName)
             ? StreamRole::Gradients
             : StreamRole::Temporaries;
}

Traffic StreamRoles::sum(const StageTraffic &traffic) const {
  Traffic result;
  result.launches = traffic.launches;
  for (const OpTraffic &op : traffic.ops)
    for (const StreamTraffic &stream : op.streams) {
      Report::Bytes &bytes = result[get(stream.buffers.front())];
      bytes.read += stream.bytesRead;
      bytes.written += stream.bytesWritten;
    }
  return result;
}
