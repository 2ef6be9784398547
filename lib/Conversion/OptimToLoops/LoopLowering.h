//===- LoopLowering.h - Kernels as functions of loops -----------*- C++ -*-===//
//
// Kernels are functions of loops over vectors, for a CPU. The order of a
// reduction is that of docs/numerics.md: a chunk's lanes are an array that
// vectors of elements are added to.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPLOWERING_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPLOWERING_H

#include "../StageLowering.h"

namespace stepfold {

/// The bound of alignment of a CPU's accesses: elements are accessed at their
/// natural alignment, whatever the width.
inline constexpr unsigned kLoopAccessBytes = 1;

/// Lowers a stage to functions and their calls.
class LoopLowering : public StageLowering {
public:
  LoopLowering(mlir::func::FuncOp stage, int64_t vectorWidth,
               int64_t chunkElements)
      : StageLowering(stage, /*addressSpace=*/0), vectorWidth(vectorWidth),
        chunkElements(chunkElements) {}

protected:
  ChunkShape getForeachShape(mlir::optim::ForeachOp op) const override {
    return {static_cast<int64_t>(
        llvm::alignTo(chunkElements, op.getBlockSize().value_or(1)))};
  }

  void lowerForeach(mlir::optim::ForeachOp op, llvm::StringRef name,
                    mlir::ValueRange arguments, ChunkCount count) override;
  void lowerPartialSums(mlir::optim::ReduceOp op, llvm::StringRef name,
                        mlir::ValueRange arguments, int64_t numChunks) override;
  void lowerParameterKernels(llvm::ArrayRef<ParameterKernel> kernels,
                             llvm::StringRef name,
                             mlir::ValueRange arguments) override;

private:
  using IndexedBody =
      llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::Value index)>;

  /// Creates the kernel and the call of it for `count` indices. `prologue`
  /// runs once, `body` for each index, an i64.
  void createKernel(
      llvm::StringRef name, mlir::ValueRange arguments, int64_t count,
      llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::ValueRange)>
          prologue,
      llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::ValueRange,
                              mlir::Value)>
          body);

  /// Runs `vector` at multiples of the vector width below `length`, an i64, as
  /// long as whole vectors remain, and `scalar` at what is left.
  void forEachVector(mlir::ImplicitLocOpBuilder &builder, mlir::Value length,
                     IndexedBody vector, IndexedBody scalar);

  AccessShape getVectorShape() const {
    return {static_cast<unsigned>(vectorWidth), kLoopAccessBytes};
  }

  int64_t vectorWidth;
  int64_t chunkElements;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPLOWERING_H
