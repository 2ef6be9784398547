//===- ProgramComparison.h - Whether modules compute the same --*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMCOMPARISON_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMCOMPARISON_H

#include "ImportedProgram.h"
#include "WriteBuffers.h"

namespace stepfold::pir {

/// Copies and buffers that were added to the programs that are written.
struct Written {
  llvm::SmallVector<mlir::StringAttr> copies;
  WrittenBuffers buffers;
};

/// Compares what two modules compute. Errors stand at the ops of the first.
class ProgramComparison {
public:
  /// The second module is what the first was imported from, or with `written`,
  /// what was exported of it: then it has those of `copies`, which are left out
  /// otherwise, and the same messages.
  ProgramComparison(const NumberedModule &given, const NumberedModule &other,
                    const HoistedCopies &copies, const Written *written,
                    NumberTable &table)
      : given(given), other(other),
        reference(written ? "the exported program" : "the imported program"),
        copies(copies), written(written), table(table) {
    for (const auto &[name, copy] : copies)
      if (copy.originalIsRemoved)
        removed.insert(copy.original);
  }

  mlir::LogicalResult compare();

private:
  mlir::LogicalResult compareVariables();
  mlir::LogicalResult compareBuffers();
  mlir::LogicalResult compareFunctions(mlir::func::FuncOp function,
                                       const NumberedFunction &numbers,
                                       mlir::func::FuncOp otherFunction,
                                       const NumberedFunction &otherNumbers);
  mlir::LogicalResult compareOthers(mlir::func::FuncOp function,
                                    const NumberedFunction &numbers,
                                    const NumberedFunction &otherNumbers);
  mlir::LogicalResult compareState(mlir::func::FuncOp function,
                                   const NumberedFunction &numbers,
                                   const NumberedFunction &otherNumbers);
  mlir::LogicalResult compareMessages(const NumberedFunction &numbers,
                                      const NumberedFunction &otherNumbers);
  mlir::LogicalResult compareCopies();
  bool isCopied(mlir::StringAttr name, const HoistedCopy &copy);

  const NumberedModule &given, &other;
  llvm::StringRef reference;
  const HoistedCopies &copies;
  /// Variables that are gone because another rank updates them.
  llvm::DenseSet<mlir::StringAttr> removed;
  const Written *written;
  NumberTable &table;
};

/// Returns the name of an op in messages.
inline std::string quoteName(mlir::Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMCOMPARISON_H
