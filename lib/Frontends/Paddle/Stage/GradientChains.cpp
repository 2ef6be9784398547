//===- GradientChains.cpp - From gradients to updates ----------*- C++ -*-===//
//
// The search, and what it has found.
//
//===----------------------------------------------------------------------===//

#include "GradientChains.h"
#include "ChainFinder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

void ChainFinder::find() {
  findRoots();
  findOneElementTensors();
  findCandidates();
  do {
    while (removeStrangers())
      ;
  } while (!findReplaced());
  findConditionals();
}

SmallVector<TensorKey> ChainFinder::getSums() const {
  SmallVector<TensorKey> sums;
  for (TensorKey key : gradients)
    if (values.isVariable(key) && isMadeByStage(key))
      sums.push_back(key);
  return sums;
}

void ChainFinder::collectRefusals(std::vector<OpRefusal> &result) const {
  for (const PirOp *op : ops) {
    auto refusal = refusals.find(op);
    // An op may be of two kinds, of which one fits.
    if (refusal != refusals.end() && !candidates.contains(op))
      result.push_back({op, refusal->second});
  }
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

void GradientChains::add(const PirBlock &block, bool isBody,
                         const PirValues &values, const BackwardPass &passes,
                         bool returnedGradients) {
  ChainFinder finder(block, isBody, values, passes, returnedGradients);
  finder.find();
  ops.insert(finder.getOps().begin(), finder.getOps().end());
  replaced.insert(finder.getReplaced().begin(), finder.getReplaced().end());
  conditionals.insert(finder.getConditionals().begin(),
                      finder.getConditionals().end());
  for (TensorKey sum : finder.getSums())
    sums.insert(sum);
  parameters.insert(finder.getParameters().begin(),
                    finder.getParameters().end());
  finder.collectRefusals(refusals);
  for (const PirBlock *other : finder.getOtherBlocks())
    add(*other, /*isBody=*/false, values, passes, returnedGradients);
  for (const OpRefusal &refusal : refusals)
    refused.insert(refusal.op);
}

bool GradientChains::isScalarOfStage(const PirOp &op, unsigned index,
                                     const PirValues &values) const {
  const ChainOp *chain = lookup(op);
  if (!chain || !isReplaced(op))
    return false;
  return !llvm::is_contained(chain->tensors,
                             values.resolve(op.operands[index]));
}
