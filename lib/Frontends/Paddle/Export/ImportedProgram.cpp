//===- ImportedProgram.cpp - A source program and its import ---*- C++ -*-===//

#include "ImportedProgram.h"

using namespace mlir;
using namespace stepfold::pir;

void Origins::add(const PirBlock &block) {
  for (const PirOp &op : block.ops) {
    byPlace[op.place] = &op;
    for (const PirRegion &region : op.regions)
      if (region.block)
        add(*region.block);
  }
}

const PirOp *Origins::lookup(mlir::Operation *op) const {
  auto location = dyn_cast<NameLoc>(op->getLoc());
  return location ? byPlace.lookup(location.getName()) : nullptr;
}

NumberedModule::NumberedModule(ModuleOp module, const HoistedCopies &copies,
                               NumberTable &table)
    : module(module) {
  for (mlir::Operation &op : *module.getBody()) {
    auto function = dyn_cast<func::FuncOp>(op);
    if (auto global = dyn_cast<ml_program::GlobalOp>(op))
      variables[global.getSymNameAttr()] = global;
    else if (auto buffer = dyn_cast<optim::BufferOp>(op);
             buffer && buffer.getGradients())
      gradientBuffers.push_back(buffer);
    else if (buffer)
      buffers[buffer.getSymNameAttr()] = buffer;
    else if (function && function.getSymName() == "train_step" &&
             !function.isExternal())
      step = function;
    else if (function && function.getSymName() == "startup" &&
             !function.isExternal())
      startup = function;
    else
      unknown = &op;
  }
  if (step)
    stepNumbers = numberFunction(step, copies, table);
  // No copy is there before the startup program has made it.
  if (startup)
    startupNumbers = numberFunction(startup, {}, table);
}
