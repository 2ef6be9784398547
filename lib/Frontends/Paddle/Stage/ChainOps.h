//===- ChainOps.h - Ops between gradients and updates ----------*- C++ -*-===//
//
// PIR's ops that may belong to the optimizer stage, by name, and their import
// as structured ops. Each rounds to the types of its results, as the framework
// does.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINOPS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINOPS_H

#include "PirValues.h"
#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "llvm/Support/ErrorHandling.h"

namespace stepfold::pir {

class ChainImporter;
class StageBuilder;
struct ChainOp;

struct ChainKind {
  enum class Form {
    /// One tensor, element by element, from tensors of its shape and scalars;
    /// a scalar from scalars alone.
    Elementwise,
    /// One gradient from a gradient, or from several.
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
  /// Finds the operands. Those of an elementwise op are known before. Returns
  /// false if the op is not of this kind, because of its types or attributes.
  bool (*describe)(const PirOp &, const PirValues &, ChainOp &);
  void (*import)(ChainImporter &);
};

/// An operand of an elementwise op: a tensor, or one scalar for all elements.
struct ChainOperand {
  TensorKey key;
  bool isTensor;
};

/// The operands of an op of the stage, as far as they are tensors of it.
struct ChainOp {
  const ChainKind *kind = nullptr;
  /// Gradients, variables such as parameters, and what is made of them.
  llvm::SmallVector<TensorKey, 1> tensors;
  /// Tensors of one element.
  llvm::SmallVector<TensorKey, 2> scalars;
  /// Those of an elementwise op, in order.
  llvm::SmallVector<ChainOperand, 2> operands;

  bool hasScalarResult(const PirOp &op, ValueId result) const {
    switch (kind->form) {
    case ChainKind::Form::Elementwise:
      return tensors.empty();
    case ChainKind::Form::Gradient:
      return false;
    case ChainKind::Form::Scalar:
      return true;
    case ChainKind::Form::List:
      return op.results.front().id != result;
    }
    llvm_unreachable("not a form");
  }
};

/// The kind of ops called `name`; null where the stage has none such.
const ChainKind *lookupChainKind(llvm::StringRef name);

/// Returns true for ops that are imported as what they copy.
bool isCopyOp(llvm::StringRef name);

/// Imports `op` as `chain` says.
void importChainOp(const PirOp &op, const ChainOp &chain, StageBuilder &stage);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINOPS_H
