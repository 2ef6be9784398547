//===- Computations.cpp - How elements are computed -----------------------===//

#include "Computations.h"

using namespace mlir;
using namespace stepfold;

Computations::Computations(Block &block) {
  for (Operation &op : block) {
    std::optional<unsigned> numPieces = getNumPieces(&op);
    for (unsigned position = 0; position < numPieces.value_or(0); ++position) {
      SmallVector<Access> accesses = getAccesses({&op, position});
      unsigned number = getNumber(&op, accesses);
      for (auto [index, access] : llvm::enumerate(accesses))
        if (access.result)
          values[access.result] =
              numbers.try_emplace({number, index}, numbers.size() + 1)
                  .first->second;
    }
  }
}

unsigned Computations::get(Piece piece) {
  return getNumber(piece.op, getAccesses(piece));
}

unsigned Computations::getNumber(Operation *op, ArrayRef<Access> accesses) {
  std::vector<uintptr_t> key = {opNumbers.get(op)};
  for (const Access &access : accesses) {
    key.push_back(static_cast<uintptr_t>(access.kind));
    key.push_back(values.lookup(access.value));
    // One for all: of other parameters it may be another.
    if (access.kind == AccessKind::Scalar || access.kind == AccessKind::Shared)
      key.push_back(
          reinterpret_cast<uintptr_t>(access.value.getAsOpaquePointer()));
  }
  return numbers.try_emplace(std::move(key), numbers.size() + 1).first->second;
}
