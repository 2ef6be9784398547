//===- CanonicalSum.h - The canonical order of a reduction ------*- C++ -*-===//
//
// The sum over a parameter, in the order that docs/numerics.md defines.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_CANONICALSUM_H
#define STEPFOLD_REFERENCE_CANONICALSUM_H

#include "stepfold/Reference/Element.h"

#include <vector>

namespace stepfold::reference {

/// Sums partial sums: of the chunks of a parameter, or of parameters.
class PartialSum {
public:
  PartialSum();

  void add(const Element &partial);
  /// The sum of what was added, in `type`.
  Element finish(ElementType type);

private:
  int64_t partials = 0;
  std::vector<Element> lanes; // in f64
};

/// Sums the elements of one parameter, which are added in row-major order.
class CanonicalSum {
public:
  /// `type` is the type of the elements and of the sum.
  explicit CanonicalSum(ElementType type);

  void add(const Element &element);
  /// The sum of what was added.
  Element finish();

private:
  void finishChunk();

  ElementType type;
  int64_t elementsInChunk = 0;
  std::vector<Element> lanes; // of the current chunk, in `type`
  PartialSum chunks;
};

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_CANONICALSUM_H
