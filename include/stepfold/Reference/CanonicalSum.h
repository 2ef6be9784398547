//===- CanonicalSum.h - The canonical order of a reduction ------*- C++ -*-===//
//
// The sum or maximum over a parameter, in the order that docs/numerics.md
// defines. Comments on sums also apply to maxima.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_CANONICALSUM_H
#define STEPFOLD_REFERENCE_CANONICALSUM_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/Element.h"

#include <vector>

namespace stepfold::reference {

/// Sums partial sums, either those of the chunks of a parameter or those of
/// parameters.
class PartialSum {
public:
  explicit PartialSum(
      mlir::optim::Combiner combiner = mlir::optim::Combiner::Sum);

  void add(const Element &partial);
  /// The sum of what was added, in `type`.
  Element finish(ElementType type);

private:
  mlir::optim::Combiner combiner;
  int64_t partials = 0;
  std::vector<Element> lanes; // in f64
};

/// Sums the elements of one parameter, which are added in row-major order.
class CanonicalSum {
public:
  /// `type` is the type of the elements and of the sum.
  explicit CanonicalSum(ElementType type, mlir::optim::Combiner combiner =
                                              mlir::optim::Combiner::Sum);

  void add(const Element &element);
  /// The sum of what was added.
  Element finish();

private:
  void finishChunk();

  ElementType type;
  mlir::optim::Combiner combiner;
  int64_t elementsInChunk = 0;
  std::vector<Element> lanes; // lanes of the current chunk, in `type`
  PartialSum chunks;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_CANONICALSUM_H
