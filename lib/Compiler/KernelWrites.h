//===- KernelWrites.h - Memory that a kernel writes -------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_KERNELWRITES_H
#define STEPFOLD_COMPILER_KERNELWRITES_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Memory that the stores of a kernel write, found by way of its arguments.
struct KernelWrites {
  /// Positions of arguments to whose memory it writes.
  llvm::DenseSet<unsigned> arguments;
  /// Positions of arguments that are tables, and the element of the table's
  /// first column from which a written address comes: that of parameter p is p
  /// elements behind it.
  llvm::DenseSet<std::pair<unsigned, int64_t>> rows;
};

/// Follows the address of each store of a kernel (of loops, or of the gpu
/// dialect) to an argument. Fails where one comes from elsewhere.
llvm::Expected<KernelWrites> findWrites(mlir::FunctionOpInterface kernel);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_KERNELWRITES_H
