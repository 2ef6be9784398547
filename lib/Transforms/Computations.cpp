//===- Computations.cpp - How elements are computed -----------------------===//

#include "Computations.h"

using namespace mlir;
using namespace stepfold;

Computations::Computations(Block &block) {
  for (Operation &op : block) {
    std::optional<unsigned> numPieces = getNumPieces(&op);
    for (unsigned position = 0; position < numPieces.value_or(0); ++position) {
      Piece piece{&op, position};
      unsigned number = get(piece);
      for (auto [index, access] : llvm::enumerate(getAccesses(piece)))
        if (access.result)
          values[access.result] =
              numbers.try_emplace({number, index}, numbers.size() + 1)
                  .first->second;
    }
  }
}

unsigned Computations::get(Piece piece) {
  std::vector<uintptr_t> key = {opNumbers.get(piece.op)};
  for (const Access &access : getAccesses(piece)) {
    key.push_back(static_cast<uintptr_t>(access.kind));
    key.push_back(values.lookup(access.value));
    // One for all: of other parameters it may be another.
    if (access.kind == AccessKind::Scalar || access.kind == AccessKind::Shared)
      key.push_back(
          reinterpret_cast<uintptr_t>(access.value.getAsOpaquePointer()));
  }
  return numbers.try_emplace(std::move(key), numbers.size() + 1).first->second;
}
