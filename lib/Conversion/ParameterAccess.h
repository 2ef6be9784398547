//===- ParameterAccess.h - Memory of a parameter ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_PARAMETERACCESS_H
#define STEPFOLD_LIB_CONVERSION_PARAMETERACCESS_H

#include "KernelBody.h"

#include "stepfold/IR/Combiner.h"

#include <optional>

namespace stepfold {

/// A vector of sums that a kernel over parameters finishes.
struct UnfinishedSum {
  mlir::Type type;
  mlir::optim::Combiner combiner;
  /// Positions among the kernel's arguments.
  unsigned partials, offsets;
  /// The largest number of partial sums of a parameter.
  int64_t maxPartials;
};

/// A stream of `optim.foreach_parameter`, as a kernel reaches it.
struct ParameterStream {
  enum Kind { Vector, List, Sum } kind;
  /// Vector: position among the kernel's arguments. List: position
  /// among the lists. Sum: position among the unfinished sums.
  unsigned index;
  mlir::Type type;
  /// True if no earlier launch writes it.
  bool isReady;
  /// For a sum: number of sums that are combined, in an order that is free
  /// (`findOrderFreeParts`).
  unsigned numSums = 1;
};

/// A scalar of `optim.foreach_parameter`.
struct ParameterScalar {
  /// Position of its address among the kernel's arguments.
  unsigned index;
  mlir::Type type;
  bool isReady;
};

/// Buffers of one element each, one for each parameter.
struct ParameterList {
  mlir::Type type;
  /// Position of the table of their addresses among the kernel's arguments.
  unsigned table;
  /// Position of the address of the first, which is null unless they are
  /// adjacent in memory.
  std::optional<unsigned> adjacent;
};

/// A part of a kernel over parameters.
struct ParameterKernel {
  /// Null where sums are finished and nothing else is done: sum k is written
  /// to output k.
  mlir::optim::ForeachParameterOp op;
  int64_t numParameters;
  llvm::SmallVector<UnfinishedSum> sums;
  llvm::SmallVector<ParameterStream> outs, ins;
  /// Position of the positions of what is written to vectors; nothing: entry
  /// p is parameter p's.
  std::optional<unsigned> positions;
  llvm::SmallVector<ParameterList> lists;
  llvm::SmallVector<ParameterScalar> scalars;
};

/// Memory accesses of a kernel for parameter `index`. `sums` are the finished
/// sums.
class ParameterAccess {
public:
  ParameterAccess(mlir::ImplicitLocOpBuilder &builder,
                  const ParameterKernel &kernel, mlir::ValueRange arguments,
                  mlir::ValueRange sums, mlir::Value index);

  /// Loads what the region reads and no earlier launch writes, or all of it if
  /// the kernel has waited for these.
  void load(mlir::ImplicitLocOpBuilder &builder, bool hasWaited);
  /// Inlines the ops that depend only on loaded values. Ops that depend on
  /// scalars alone come first: they are computed while streams are loaded.
  void inlineReady(mlir::ImplicitLocOpBuilder &builder,
                   BodyInliner &inliner) const;
  /// Stores the results of outs. An out whose result is null stays as it is.
  void store(mlir::ImplicitLocOpBuilder &builder,
             mlir::ValueRange results) const;

private:
  mlir::Value findAddress(mlir::ImplicitLocOpBuilder &builder,
                          const ParameterList &list) const;
  mlir::Value load(mlir::ImplicitLocOpBuilder &builder,
                   const ParameterStream &stream) const;

  const ParameterKernel &kernel;
  llvm::SmallVector<mlir::Value> arguments, sums;
  mlir::Value index, zero;
  /// The addresses of the parameter's buffers in lists.
  llvm::SmallVector<mlir::Value> addresses;
  /// Values of the region's arguments; null if not yet loaded.
  llvm::SmallVector<mlir::Value> values;
};

/// Inlines the region for parameter `index`; `sums` are the finished sums.
/// `wait` writes code that waits for earlier launches, behind what depends on
/// none of them; null: there is nothing to wait for.
void emitParameter(
    mlir::ImplicitLocOpBuilder &builder, const ParameterKernel &kernel,
    mlir::ValueRange arguments, mlir::ValueRange sums, mlir::Value index,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &)> wait = nullptr);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_PARAMETERACCESS_H
