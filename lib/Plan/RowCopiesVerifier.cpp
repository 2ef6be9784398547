//===- RowCopiesVerifier.cpp - Verifies copies of rows --------------------===//

#include "MatrixVerifier.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
/// Verifies the copies of one step. `index` is its own in plan.json.
class RowCopiesVerifier : MatrixVerifier {
public:
  RowCopiesVerifier(const Plan &plan, const Plan::RowCopies &copies,
                    size_t index)
      : MatrixVerifier(plan, index, "row_copies"), copies(copies) {}

  Error verify() {
    bool isFromOne = copies.outs.size() > copies.ins.size();
    List outs = {"out", &copies.outs}, ins = {"in", &copies.ins};
    List singles = isFromOne ? ins : outs, parts = isFromOne ? outs : ins;
    size_t numSingles = singles.second->size();
    size_t numParts = parts.second->size();
    if (numSingles == 0)
      return failHere("{0}: expected at least 1 buffer", singles.first);
    if (numParts % numSingles != 0 || numParts == numSingles)
      return failHere(
          "{0}: expected n buffers, 2 at least, for each of the {1} "
          "in {2}, got {3}",
          parts.first, numSingles, singles.first, numParts);
    if (Error error = verifyMatrices({outs, ins}))
      return error;
    for (size_t i = 0; i != numParts; ++i)
      if (Error error = verifySize(parts, singles, i))
        return error;
    return Error::success();
  }

private:
  Error verifySize(List parts, List singles, size_t i) const {
    size_t number = parts.second->size() / singles.second->size();
    const auto &part = plan.buffers[(*parts.second)[i]].shape;
    const auto &single = plan.buffers[(*singles.second)[i / number]].shape;
    uint64_t rows = part[0], columns = part[1];
    uint64_t allRows = single[0], allColumns = single[1];
    if (rows * number == allRows && columns == allColumns)
      return Error::success();
    return failHere("{0}[{1}]: expected 1 / {2} of the rows of {3}[{4}], which "
                    "has {5} x {6} elements, got {7} x {8}",
                    parts.first, i, number, singles.first, i / number, allRows,
                    allColumns, rows, columns);
  }

  const Plan::RowCopies &copies;
};
} // namespace

Error stepfold::runtime::verifyRowCopies(const Plan &plan,
                                         const Plan::RowCopies &copies,
                                         size_t index) {
  return RowCopiesVerifier(plan, copies, index).verify();
}
