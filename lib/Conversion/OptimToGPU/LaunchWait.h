//===- LaunchWait.h - Waiting for earlier kernels ---------------*- C++ -*-===//
//
// A dependent launch begins while the launches of the step before it still run.
// Until it waits for them, its kernel may read what none of them writes: lists
// of chunks and tables of addresses, and the buffers that are not written
// before. It writes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_LAUNCHWAIT_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_LAUNCHWAIT_H

#include "../KernelBody.h"

#include "stepfold/Analysis/Launches.h"

namespace stepfold {

/// Lets the next launch begin.
void emitLaunchDependents(mlir::ImplicitLocOpBuilder &builder);
/// Waits until all launches before this one have ended.
void emitWaitForLaunches(mlir::ImplicitLocOpBuilder &builder);

/// Has the L2 cache load an address. Others may write there meanwhile.
void emitPrefetch(mlir::ImplicitLocOpBuilder &builder, mlir::Value address);

/// The wait of a kernel over chunks, and the settings of its chunk, some of
/// which are there before the wait.
class LaunchWait {
public:
  /// `written` is what earlier launches write; null: there are none to wait
  /// for. `addresses` are those of the settings of `op`. Loads the settings
  /// that are ready. If a flag that the kernel branches on is not among them,
  /// it waits.
  LaunchWait(mlir::ImplicitLocOpBuilder &builder,
             mlir::optim::StructuredOpInterface op, mlir::ValueRange addresses,
             mlir::Value parameter, const WrittenBuffers *written);

  /// Returns the settings, of which those that are not ready are null.
  const ChunkSettings &getSettings() const { return settings; }
  /// Loads some of what `update` reads that can be read before the wait.
  void loadReady(mlir::ImplicitLocOpBuilder &builder,
                 ElementUpdate &update) const;
  /// Waits, unless it has waited already, and returns all settings. Each path
  /// through the kernel that reads more or writes must contain this code.
  ChunkSettings emit(mlir::ImplicitLocOpBuilder &builder) const;

private:
  /// Returns whether `operand` can be read before the wait.
  bool isReady(mlir::Value operand) const;

  mlir::optim::StructuredOpInterface op;
  mlir::ValueRange addresses;
  mlir::Value parameter;
  /// Null: there is nothing to wait for, any longer.
  const WrittenBuffers *written;
  ChunkSettings settings;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_LAUNCHWAIT_H
