//===- CanonicalSum.cpp - The canonical order of a reduction --------------===//
//
// docs/numerics.md, "The canonical order of a reduction", step by step.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/CanonicalSum.h"

#include "stepfold/IR/CanonicalReduction.h"

#include <limits>

namespace stepfold::reference {

using mlir::optim::kReductionChunk;
using mlir::optim::kReductionLanes;
using mlir::optim::kReductionPartialLanes;

using mlir::optim::Combiner;

static Element combine(Combiner combiner, const Element &a, const Element &b) {
  return combiner == Combiner::Sum ? a + b : maximum(a, b);
}

/// Lanes without elements.
static std::vector<Element> createLanes(size_t count, ElementType type,
                                        Combiner combiner) {
  double start = combiner == Combiner::Sum
                     ? 0.0
                     : -std::numeric_limits<double>::infinity();
  return std::vector<Element>(count, Element::fromDouble(type, start));
}

/// Combines the lanes by the halving tree.
static Element combineLanes(std::vector<Element> lanes, Combiner combiner) {
  for (size_t half = lanes.size() / 2; half >= 1; half /= 2)
    for (size_t lane = 0; lane < half; ++lane)
      lanes[lane] = combine(combiner, lanes[lane], lanes[lane + half]);
  return lanes[0];
}

PartialSum::PartialSum(Combiner combiner)
    : combiner(combiner),
      lanes(createLanes(kReductionPartialLanes, ElementType::f64(), combiner)) {
}

void PartialSum::add(const Element &partial) {
  Element &lane = lanes[partials++ % kReductionPartialLanes];
  lane = combine(combiner, lane, convert(partial, ElementType::f64()));
}

Element PartialSum::finish(ElementType type) {
  return convert(combineLanes(lanes, combiner), type);
}

CanonicalSum::CanonicalSum(ElementType type, Combiner combiner)
    : type(type), combiner(combiner),
      lanes(createLanes(kReductionLanes, type, combiner)), chunks(combiner) {}

void CanonicalSum::add(const Element &element) {
  Element &lane = lanes[elementsInChunk % kReductionLanes];
  lane = combine(combiner, lane, element);
  if (++elementsInChunk == kReductionChunk)
    finishChunk();
}

void CanonicalSum::finishChunk() {
  chunks.add(combineLanes(lanes, combiner));
  elementsInChunk = 0;
  lanes = createLanes(kReductionLanes, type, combiner);
}

Element CanonicalSum::finish() {
  if (elementsInChunk > 0)
    finishChunk();
  return chunks.finish(type);
}

} // namespace stepfold::reference
