//===- ChainFinder.h - The search for gradient chains ----------*- C++ -*-===//
//
// Every op of a known kind from which an update is reached is a candidate.
// Candidates with an operand that does not belong to the stage are removed,
// until none is left. The ops in a conditional are visited together with those
// around it: gradients are accumulated outside, and their sums are used inside.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINFINDER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINFINDER_H

#include "GradientChains.h"

namespace stepfold::pir {

using Chains = llvm::DenseMap<const PirOp *, ChainOp>;

/// Finds the chains of one block and of the conditionals in it.
class ChainFinder {
public:
  /// `isBody` is true if `block` is the program's body, and not a block in a
  /// region.
  ChainFinder(const PirBlock &block, bool isBody, const PirValues &values,
              const BackwardPass &passes, bool returnedGradients)
      : values(values), passes(passes), body(isBody ? &block : nullptr),
        returnedGradients(returnedGradients) {
    addOps(block);
  }

  void find();
  const Chains &getOps() const { return candidates; }
  const llvm::DenseSet<const PirOp *> &getReplaced() const { return replaced; }
  const llvm::DenseSet<const PirOp *> &getConditionals() const {
    return conditionals;
  }
  /// The variables that gradients are accumulated in.
  llvm::SmallVector<TensorKey> getSums() const;
  /// For each gradient, the first parameter whose update depends on it.
  const llvm::DenseMap<TensorKey, TensorKey> &getParameters() const {
    return parameters;
  }
  void collectRefusals(std::vector<OpRefusal> &result) const;
  /// Blocks in regions of ops that are no conditionals.
  llvm::ArrayRef<const PirBlock *> getOtherBlocks() const {
    return otherBlocks;
  }

private:
  void addOps(const PirBlock &block);

  // Candidates.
  void findRoots();
  void findCandidates();
  void findOneElementTensors();
  bool findOperands(const PirOp &op, ChainOp &chain) const;
  void addCandidate(const PirOp &op);
  void addCandidates(TensorKey key);
  llvm::SmallVector<TensorKey> getSources(TensorKey key) const;

  // Members of the stage, among the candidates.
  const PirOp *getCandidate(TensorKey key) const;
  bool isMadeByStage(TensorKey key) const;
  void collectGradients();
  bool isGradient(TensorKey key) const;
  bool isState(TensorKey key) const;
  TensorKey getLeaf(TensorKey key) const;
  llvm::SmallVector<TensorKey> getLeaves(const ChainOp &chain) const;
  void addResults(const PirOp &op, const ChainOp &chain);
  bool isBehind(TensorKey key, const PirOp &op) const;
  bool isScalar(TensorKey key) const;
  bool haveOneShape(const ChainOp &chain) const;
  bool isReturned(const PirOp &op, const ChainOp &chain) const;
  bool makesReturned(const PirOp &op, const ChainOp &chain) const;
  std::string explainStranger(const PirOp &op, const ChainOp &chain) const;
  bool removeStrangers();

  // Needs of other ops.
  bool findReplaced();
  bool guardsUpdates(const PirOp &conditional) const;
  bool isOfStage(const PirOp &conditional) const;
  void findConditionals();
  void needOperands(const PirOp &op);
  bool isNeeded(const PirOp &op) const;
  void visitUpdate(const PirOp &op);
  void visitList(const PirOp &op);
  void visitAlias(const PirOp &op);

  const PirValues &values;
  const BackwardPass &passes;
  /// The block of the program; null where this is about a block in a region.
  const PirBlock *body;
  bool returnedGradients;
  /// In program order; what a conditional guards follows it.
  std::vector<const PirOp *> ops;
  llvm::DenseSet<const PirOp *> members;
  llvm::SmallVector<const PirBlock *> otherBlocks;
  /// The gradients of updates with their parameters, and scalars of updates.
  llvm::SmallVector<std::pair<TensorKey, TensorKey>> roots;
  llvm::SmallVector<TensorKey> scalarRoots;
  Chains candidates;
  /// The candidates in program order.
  std::vector<const PirOp *> order;
  /// The reasons of ops that are not, or no longer, candidates.
  llvm::DenseMap<const PirOp *, std::string> refusals;
  llvm::SmallVector<TensorKey> worklist;
  /// Parameters and gradients of one element.
  llvm::DenseSet<TensorKey> oneElementTensors;
  llvm::DenseSet<TensorKey> gradients;
  llvm::DenseMap<TensorKey, TensorKey> parameters;
  /// For each tensor that the stage makes, the gradient that it is made of, at
  /// which the stage begins; no tensor where it is made of variables alone.
  llvm::DenseMap<TensorKey, TensorKey> leaves;
  llvm::DenseSet<ValueId> needed;
  llvm::DenseSet<const PirOp *> replaced;
  llvm::DenseSet<const PirOp *> conditionals;
  /// Ops that make gradients that the framework returns, although the stage
  /// might have them, and the tensors that they are made of.
  llvm::DenseSet<const PirOp *> returned;
  llvm::DenseSet<TensorKey> returnedOperands;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINFINDER_H
