//===- ChainOps.cpp - Ops between gradients and updates --------*- C++ -*-===//
//
// The kinds of ops of the stage, by name.
//
//===----------------------------------------------------------------------===//

#include "ChainImporter.h"

using namespace mlir;
using namespace stepfold::pir;

const ChainKind *stepfold::pir::lookupChainKind(StringRef name) {
  for (ArrayRef<ChainKind> kinds :
       {getElementwiseKinds(), getReductionKinds(), getLossScalingKinds(),
        getAccumulationKinds()})
    for (const ChainKind &kind : kinds)
      if (kind.name == name)
        return &kind;
  return nullptr;
}

void stepfold::pir::importChainOp(const PirOp &op, const ChainOp &chain,
                                  StageBuilder &stage) {
  ChainImporter importer(op, chain, stage);
  chain.kind->import(importer);
}
