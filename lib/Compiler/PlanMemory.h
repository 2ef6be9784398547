//===- PlanMemory.h - Memory of a plan's values -----------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_PLANMEMORY_H
#define STEPFOLD_COMPILER_PLANMEMORY_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Plan/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace stepfold {

/// The buffers, scratch and constants of a plan, and the tables and chunk lists
/// of them: what the arguments of kernels are.
class PlanMemory {
public:
  explicit PlanMemory(runtime::Plan &plan) : plan(plan) {}

  void addBuffers(llvm::ArrayRef<runtime::Variable> variables);
  /// Adds the shared buffers of the module, as far as they hold variables of
  /// the stage.
  llvm::Error addAllocations(mlir::ModuleOp module);
  /// Adds a buffer for each scratch that a table or an op on matrices names.
  llvm::Error addScratchBuffers(mlir::func::FuncOp stage);
  llvm::Error addTable(mlir::optim::AddressTableOp op);
  /// Adds the adjacent address of a table that was added before.
  void addAdjacent(mlir::optim::AdjacentAddressOp op);
  llvm::Error addChunkList(mlir::optim::ChunkListOp op);

  /// Places the buffers of scratch behind the other scratch, when all steps are
  /// known. Buffers whose steps do not overlap share memory, if
  /// `reusesScratch`.
  void placeScratchBuffers(bool reusesScratch);

  /// Returns the argument of a kernel that `value` is. Scratch and constants
  /// get a place with their first use.
  llvm::Expected<runtime::Plan::Argument> getArgument(mlir::Value value);

  /// Returns the indices of buffers, which are arguments of the stage or
  /// scratch.
  llvm::Expected<std::vector<uint32_t>>
  getBufferIndices(mlir::ValueRange buffers) const;

  std::vector<uint8_t> constants;

private:
  /// Returns the buffers of an `optim.table`.
  llvm::Expected<std::vector<uint32_t>>
  getTableIndices(mlir::Value table) const;
  llvm::Expected<uint64_t> placeConstant(mlir::memref::GetGlobalOp op);
  uint64_t placeScratch(mlir::MemRefType type);
  uint64_t placeBytes(llvm::ArrayRef<uint8_t> bytes);

  runtime::Plan &plan;
  /// The tables and chunk lists that values are.
  llvm::DenseMap<mlir::Value, runtime::Plan::Argument> tables;
  llvm::DenseMap<mlir::Value, uint64_t> scratch;
  /// Scratch that tables and ops on matrices name: a buffer each.
  llvm::DenseMap<mlir::Value, uint32_t> scratchBuffers;
  llvm::DenseMap<llvm::StringRef, uint64_t> placedConstants;
};

} // namespace stepfold

#endif // STEPFOLD_COMPILER_PLANMEMORY_H
