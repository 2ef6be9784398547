//===- LaunchWait.cpp - Waiting for earlier kernels -----------------------===//

#include "LaunchWait.h"
#include "GPUBuilders.h"

#include "stepfold/Analysis/SpecializedBody.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Number of streams that a thread loads before the wait. The first blocks fill
/// the device: with more streams, loads and stores of the earlier launches
/// would wait behind these loads (docs/rationale.md).
static constexpr unsigned kEarlyStreams = 2;

void stepfold::emitLaunchDependents(ImplicitLocOpBuilder &builder) {
  emitPTX(builder, "griddepcontrol.launch_dependents;");
}

void stepfold::emitWaitForLaunches(ImplicitLocOpBuilder &builder) {
  emitPTX(builder, "griddepcontrol.wait;");
}

void stepfold::emitPrefetch(ImplicitLocOpBuilder &builder, Value address) {
  emitPTX(builder, "prefetch.global.L2 [$0];", address, "l,~{memory}");
}

LaunchWait::LaunchWait(ImplicitLocOpBuilder &builder, StructuredOpInterface op,
                       ValueRange addresses, Value parameter,
                       const WrittenBuffers *written)
    : op(op), addresses(addresses), parameter(parameter), written(written) {
  settings = loadSettings(builder, op, addresses, parameter, {},
                          [&](Value operand) { return isReady(operand); });
  unsigned numStreams = op.getElementStreams().size();
  bool knowsFlags = llvm::all_of(getBranchFlags(op), [&](unsigned flag) {
    return settings.values[flag - numStreams];
  });
  if (knowsFlags)
    return;
  settings = emit(builder);
  this->written = nullptr;
}

bool LaunchWait::isReady(Value operand) const {
  return !written || !written->contains(operand);
}

void LaunchWait::loadReady(ImplicitLocOpBuilder &builder,
                           ElementUpdate &update) const {
  if (written)
    update.loadReady(
        builder, [&](Value operand) { return isReady(operand); },
        kEarlyStreams);
}

ChunkSettings LaunchWait::emit(ImplicitLocOpBuilder &builder) const {
  if (!written)
    return settings;
  emitWaitForLaunches(builder);
  return loadSettings(builder, op, addresses, parameter, settings);
}
