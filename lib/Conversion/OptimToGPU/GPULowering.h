//===- GPULowering.h - Kernels in the gpu dialect ---------------*- C++ -*-===//
//
// A block of an elementwise kernel takes one chunk, or as many tails of
// parameters as it has warps; a block of a reduction takes one chunk in the
// canonical order of docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPULOWERING_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPULOWERING_H

#include "../StageLowering.h"
#include "LaunchWait.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace stepfold {

/// Global memory of NVIDIA devices.
inline constexpr unsigned kGlobalAddressSpace = 1;
/// The widest access of a device.
inline constexpr unsigned kMaxAccessBytes = 16;
inline constexpr int64_t kWarpSize = 32;
/// Elements of a stream that a thread accesses at once.
inline constexpr int64_t kAccessWidth = 4;
/// The same of an elementwise kernel whose streams have 2 bytes an element at
/// most, and of one that works on blocks: elements of a byte each are common
/// there, and fewer threads share a block.
inline constexpr int64_t kNarrowAccessWidth = 8;
/// Threads of such a kernel that a multiprocessor shall hold at once. With more
/// registers for each, it would hold too few to hide the latency of memory.
inline constexpr int64_t kBlockThreads = 1024;
inline constexpr int64_t kReductionThreads = 256;
/// Threads of a kernel of exact sums that a multiprocessor shall hold at once,
/// if it reads one stream.
inline constexpr int64_t kExactThreads = 2048;
/// Static shared memory that a block may have, on every device.
inline constexpr int64_t kMaxSharedBytes = 48 * 1024;

/// Lowers a stage to kernels of a gpu.module and their launches.
class GPULowering : public StageLowering {
public:
  GPULowering(mlir::func::FuncOp stage, mlir::gpu::GPUModuleOp gpuModule,
              int64_t foreachThreads, bool dependentLaunch)
      : StageLowering(stage, kGlobalAddressSpace), gpuModule(gpuModule),
        foreachThreads(foreachThreads), dependentLaunch(dependentLaunch) {}

  /// A part of a sum that a lane has: an f64, or a word of an exact sum.
  struct LaneValue {
    mlir::optim::Combiner combiner;
    mlir::Value value;
  };

protected:
  ChunkShape getForeachShape(mlir::optim::ForeachOp op) const override {
    int64_t width = getAccessWidth(op);
    return {getNumThreads(op) * width, kWarpSize * width};
  }

  void endLaunches() override { isFirstLaunch = true; }

  bool takesAdjacentAddresses() const override { return true; }

  void lowerForeach(mlir::optim::ForeachOp op, llvm::StringRef name,
                    mlir::ValueRange arguments, ChunkCount count) override;
  void lowerPartialSums(mlir::optim::ReduceOp op, llvm::StringRef name,
                        mlir::ValueRange arguments, int64_t numChunks) override;
  void lowerParameterKernels(llvm::ArrayRef<ParameterKernel> kernels,
                             llvm::StringRef name,
                             mlir::ValueRange arguments) override;

private:
  /// The part of a block of `lowerForeach` that one chunk falls to.
  struct ChunkThreads {
    /// Index of the chunk, an i64.
    mlir::Value index;
    /// This thread among those of the chunk, an i32.
    mlir::Value thread;
  };
  /// Returns the number of elements of each stream that a thread of
  /// `lowerForeach` accesses at once.
  static int64_t getAccessWidth(mlir::optim::ForeachOp op);
  /// The number of threads of a block of `lowerForeach`. With blocks of
  /// elements, each has twice as many elements, and half the threads are
  /// enough.
  int64_t getNumThreads(mlir::optim::ForeachOp op) const {
    if (!op.getBlockSize())
      return foreachThreads;
    return llvm::alignTo(foreachThreads * kAccessWidth / kNarrowAccessWidth,
                         kWarpSize);
  }
  static ChunkThreads assignChunk(mlir::ImplicitLocOpBuilder &builder,
                                  int64_t numThreads, ChunkCount count);
  void emitChunk(mlir::ImplicitLocOpBuilder &builder, mlir::optim::ForeachOp op,
                 mlir::ValueRange arguments, const ChunkThreads &threads,
                 ChunkCount count);

  /// Values that a block of a kernel over parameters uses.
  struct ParameterBlock {
    mlir::ValueRange arguments;
    /// For the lanes of a sum each. More sums take turns.
    llvm::SmallVector<mlir::Value> buffers;
    mlir::Value thread;
  };
  using OutGroups = llvm::SmallVector<llvm::SmallVector<unsigned>>;
  /// Groups outs, of which a thread each computes one group.
  OutGroups groupOuts(const ParameterKernel &kernel) const;
  /// The number of threads that share the sums of a parameter.
  static int64_t countLanes(const ParameterKernel &kernel);
  /// Block `index` of a kernel.
  void emitParameters(mlir::ImplicitLocOpBuilder &builder,
                      const ParameterKernel &kernel,
                      const ParameterBlock &block, mlir::Value index);
  /// The same, where several threads share a parameter, each with a group.
  static void emitOutGroups(mlir::ImplicitLocOpBuilder &builder,
                            const ParameterKernel &kernel,
                            const ParameterBlock &block, mlir::Value index,
                            const OutGroups &groups);
  /// Finishes the sums of `parameter`; the first of its `numLanes` threads gets
  /// them.
  static llvm::SmallVector<mlir::Value>
  emitSums(mlir::ImplicitLocOpBuilder &builder, const ParameterKernel &kernel,
           const ParameterBlock &block, mlir::Value parameter, mlir::Value lane,
           int64_t numLanes);
  /// Combines values of the lanes, in a tree: at most as many as the block has
  /// buffers.
  static void combineTotals(mlir::ImplicitLocOpBuilder &builder,
                            const ParameterBlock &block, mlir::Value lane,
                            int64_t numLanes,
                            llvm::MutableArrayRef<LaneValue> values);
  /// Creates the kernel and its launch; `builder` is left inside the kernel.
  /// Returns it; its `workgroup` buffers follow the arguments.
  mlir::gpu::GPUFuncOp
  createKernel(mlir::ImplicitLocOpBuilder &builder, llvm::StringRef name,
               mlir::ValueRange arguments, int64_t numBlocks,
               int64_t numThreads,
               llvm::ArrayRef<mlir::MemRefType> workgroup = {});

  /// Has the only kernel of a stage wait for what precedes the stage, which may
  /// write whatever it reads.
  void beginKernel(mlir::ImplicitLocOpBuilder &builder) const;
  /// Lets the next launch begin. Returns the wait of a kernel over chunks of
  /// `op`; `addresses` are those of its settings.
  LaunchWait beginChunk(mlir::ImplicitLocOpBuilder &builder,
                        mlir::optim::StructuredOpInterface op,
                        mlir::ValueRange addresses,
                        mlir::Value parameter) const;

  /// Returns true if the kernel of the next launch waits for earlier ones.
  bool waitsForLaunches() const { return dependentLaunch && !isFirstLaunch; }

  mlir::gpu::GPUModuleOp gpuModule;
  int64_t foreachThreads;
  bool dependentLaunch;
  bool isFirstLaunch = true;
  /// True if the kernel that is being written must wait for other kernels of
  /// the stage.
  bool isDependent = false;
};

/// The number of a chunk's leading elements that are accessed in vectors: whole
/// vectors of all elements, or none where a stream is not aligned for it.
mlir::Value getVectorLength(mlir::ImplicitLocOpBuilder &builder,
                            const Chunk &chunk,
                            mlir::optim::StructuredOpInterface op,
                            int64_t width = kAccessWidth);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPULOWERING_H
