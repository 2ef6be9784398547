//===- ChainOps.h - Ops between gradients and updates ----------*- C++ -*-===//
//
// PIR's ops that may belong to the optimizer stage, by name, and their import
// as structured ops. Each rounds to the types of its results, as the framework
// does.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IMPORT_STAGE_CHAINOPS_H
#define STEPFOLD_LIB_IMPORT_STAGE_CHAINOPS_H

#include "PirValues.h"

namespace stepfold::pir {

class ChainImporter;
class StageBuilder;
struct ChainOp;

struct ChainKind {
  enum class Form {
    /// One gradient from one gradient.
    Gradient,
    /// A scalar, from scalars or gradients.
    Scalar,
    /// A list of gradients from a list of them; all other results are scalars.
    List
  };

  llvm::StringLiteral name;
  Form form;
  /// The attributes that may be there.
  llvm::ArrayRef<llvm::StringLiteral> attributes;
  /// Finds the operands; false where the op is not of this kind, because of
  /// its types or attributes.
  bool (*describe)(const PirOp &, const PirValues &, ChainOp &);
  void (*import)(ChainImporter &);

  bool hasScalarResult(const PirOp &op, ValueId result) const {
    return form == Form::Scalar ||
           (form == Form::List && op.results.front().id != result);
  }
};

/// The operands of an op of the stage, as far as they are tensors of it.
struct ChainOp {
  const ChainKind *kind = nullptr;
  llvm::SmallVector<TensorKey, 1> gradients;
  /// Tensors of one element.
  llvm::SmallVector<TensorKey, 2> scalars;
};

/// The kind that makes gradients, or scalars, of ops called `name`.
const ChainKind *lookupChainKind(llvm::StringRef name, bool isGradient);

/// Imports `op` as `chain` says.
void importChainOp(const PirOp &op, const ChainOp &chain, StageBuilder &stage);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_STAGE_CHAINOPS_H
