//===- StageLowering.h - From structured ops to kernels ---------*- C++ -*-===//
//
// Code that the lowerings for all targets share: it determines the kernels that
// a packed stage becomes (stepfold/Analysis/Launches.h), and the arguments that
// the stage's function hands to each. Targets define how the code of kernels is
// written.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_STAGELOWERING_H
#define STEPFOLD_CONVERSION_STAGELOWERING_H

#include "ParameterAccess.h"

#include "stepfold/Analysis/FlagSums.h"
#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace stepfold {

/// Sizes of the chunks into which an `optim.chunk_list` cuts parameters;
/// `tailElements` may be 0.
struct ChunkShape {
  int64_t elements;
  int64_t tailElements = 0;
};

/// Number of chunks of a list.
struct ChunkCount {
  int64_t whole;
  /// Chunks of the tail's size, behind the others.
  int64_t tails = 0;
  /// Elements of the largest parameter.
  int64_t largest = 0;

  int64_t getTotal() const { return whole + tails; }
};

/// Counts the chunks of a list over `table`, an `optim.table`.
ChunkCount countChunks(mlir::Value table, ChunkShape shape);

class StageLowering {
public:
  /// The stage is packed.
  StageLowering(mlir::func::FuncOp stage, unsigned addressSpace);
  virtual ~StageLowering() = default;

  /// Replaces the structured ops of the stage by kernels and launches.
  void lower();

protected:
  /// Returns the sizes of the chunks of parameters for `op`: of whole blocks,
  /// if it works on blocks.
  virtual ChunkShape getForeachShape(mlir::optim::ForeachOp op) const = 0;

  /// Called when the stage has an exchange or an op on matrices, which is no
  /// launch of the stage: the launches behind it begin when it has ended.
  virtual void endLaunches() {}

  /// Returns true if kernels over parameters get the addresses of adjacent
  /// buffers, because they would take long to load an address from a table.
  virtual bool takesAdjacentAddresses() const { return false; }

  // Each writes the kernel `name` and launches it. `arguments` are values of
  // the stage.

  /// Over chunks: arguments are the list of chunks, the table of addresses and
  /// the settings' addresses.
  virtual void lowerForeach(mlir::optim::ForeachOp op, llvm::StringRef name,
                            mlir::ValueRange arguments, ChunkCount count) = 0;
  /// Over chunks, whose elements it may also update: arguments are the list of
  /// chunks, the table of addresses, the partial sums of each output and the
  /// settings' addresses.
  virtual void lowerPartialSums(mlir::optim::ReduceOp op, llvm::StringRef name,
                                mlir::ValueRange arguments,
                                int64_t numChunks) = 0;

  /// Over the parameters of each of `kernels`, which share their arguments.
  virtual void lowerParameterKernels(llvm::ArrayRef<ParameterKernel> kernels,
                                     llvm::StringRef name,
                                     mlir::ValueRange arguments) = 0;

  mlir::func::FuncOp stage;
  /// Inserts into the stage, behind what it holds.
  mlir::ImplicitLocOpBuilder host;
  mlir::LLVM::LLVMPointerType pointerType;
  /// Buffers that the launches before this one write.
  WrittenBuffers written;
  /// True if the stage has no other launch.
  bool hasOneLaunch = false;

private:
  /// Partial sums that are not yet finished.
  struct Partials {
    /// Those of each output.
    llvm::SmallVector<mlir::Value, 1> buffers;
    /// Index of the first partial sum of each parameter, and the end of the
    /// last.
    mlir::Value offsets;
    /// Number of partial sums of each output.
    int64_t count;
    /// The largest number of those of a parameter.
    int64_t maxOfParameter;
  };

  void lowerLaunch(const Launch &launch);
  void lowerElements(mlir::optim::ForeachOp op);
  void lowerReduce(mlir::optim::ReduceOp op);
  void lowerParameters(const Launch &launch);
  void addReduceParameters(mlir::optim::ReduceParametersOp op);
  void recordPartials(mlir::Operation *op, const Partials &sums);
  /// Each adds what its part of a kernel needs to the kernel's arguments.
  ParameterKernel finishSums(mlir::Operation *op,
                             llvm::SmallVectorImpl<mlir::Value> &arguments);
  ParameterList addList(mlir::Value list,
                        llvm::SmallVectorImpl<mlir::Value> &arguments);
  ParameterKernel addParameters(mlir::optim::ForeachParameterOp op,
                                llvm::SmallVectorImpl<mlir::Value> &arguments);
  /// Output `output` of `op`, which sums those of `partials`.
  UnfinishedSum addUnfinishedSum(mlir::Operation *op, unsigned output,
                                 const Partials &partials,
                                 llvm::SmallVectorImpl<mlir::Value> &arguments);
  /// The same, as one sum over all parameters.
  UnfinishedSum addFlatSum(SumPart part,
                           llvm::SmallVectorImpl<mlir::Value> &arguments);

  llvm::SmallVector<mlir::Value>
  getTables(mlir::optim::StructuredOpInterface op);
  mlir::Value createChunkList(mlir::Value table, ChunkShape shape);
  mlir::Value createAddressTable(mlir::ValueRange tables,
                                 llvm::ArrayRef<int64_t> blockSizes = {});
  mlir::Value createAddress(mlir::Value memref);
  /// The partial sums, `count` of an output, of a reduction of `table`, which
  /// is cut as `shape` says.
  Partials createPartials(mlir::ValueRange buffers, mlir::Value table,
                          ChunkShape shape, int64_t count);
  /// Those of an op that adds all up.
  Partials createFlatPartials(mlir::ValueRange buffers, int64_t count);
  mlir::Value createConstant(llvm::StringRef name,
                             llvm::ArrayRef<int32_t> values);
  void appendSettings(mlir::optim::StructuredOpInterface op,
                      llvm::SmallVectorImpl<mlir::Value> &arguments);
  std::string createName(llvm::StringRef phase);

  /// The partial sums of ops that sum.
  llvm::DenseMap<mlir::Operation *, Partials> partialsOf;
  /// Vectors whose sums are not finished, with the op and the output that they
  /// belong to.
  llvm::DenseMap<mlir::Value, std::pair<mlir::Operation *, unsigned>>
      unfinished;
  /// Sums in a free order that are finished directly from partial sums.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<SumPart, 2>> directParts;
  llvm::DenseMap<mlir::Attribute, mlir::Value> constants;
  mlir::SymbolTable symbols;
  unsigned numKernels = 0;
};

/// Divides indices among the parts of a joint kernel, of which part k has
/// `sizes[k]`: runs `emit` for the part that `index`, an i64, falls to, with
/// that part's own index.
void emitSelected(mlir::ImplicitLocOpBuilder &builder,
                  llvm::ArrayRef<int64_t> sizes, mlir::Value index,
                  llvm::function_ref<void(mlir::ImplicitLocOpBuilder &,
                                          size_t part, mlir::Value index)>
                      emit);

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_STAGELOWERING_H
