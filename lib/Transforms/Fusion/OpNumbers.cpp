//===- OpNumbers.cpp - Ops that do the same -------------------------------===//

#include "OpNumbers.h"

#include "stepfold/IR/Optim.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// What is unique in a context, as part of a key.
template <typename UniqueT> static uintptr_t toNumber(UniqueT unique) {
  return reinterpret_cast<uintptr_t>(unique.getAsOpaquePointer());
}

static size_t hashBody(Region &body) {
  size_t hash = body.getNumArguments();
  for (Operation &op : body.front())
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     &op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
  return hash;
}

unsigned OpNumbers::getBodyNumber(Region &body) {
  auto &candidates = bodies[hashBody(body)];
  for (auto [known, number] : candidates)
    if (OperationEquivalence::isRegionEquivalentTo(
            known, &body, OperationEquivalence::IgnoreLocations))
      return number;
  candidates.push_back({&body, numBodies});
  return numBodies++;
}

unsigned OpNumbers::get(Operation *op) {
  auto [it, isNew] = known.try_emplace(op);
  if (isNew)
    it->second = number(op);
  return it->second;
}

unsigned OpNumbers::number(Operation *op) {
  std::vector<uintptr_t> key = {toNumber(op->getName())};
  auto add = [&](auto part) { key.push_back(toNumber(part)); };
  if (auto update = dyn_cast<OptimizerOpInterface>(op)) {
    add(update.getGroupKey());
  } else if (auto structured = dyn_cast<StructuredOpInterface>(op)) {
    add(op->getDiscardableAttrDictionary());
    key.insert(key.end(),
               {structured.getOuts().size(), structured.getIns().size(),
                structured.getPerParameter().size(),
                getBodyNumber(structured.getBody())});
  } else {
    add(op->getAttrDictionary());
    add(getStreamElementType(op->getOperand(0).getType()));
    add(getStreamElementType(op->getResult(0).getType()));
  }
  return numbers.try_emplace(std::move(key), numbers.size()).first->second;
}
