//===- CanonicalSum.cpp - The canonical order of a reduction --------------===//
//
// docs/numerics.md, "The canonical order of a reduction", step by step.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/CanonicalSum.h"

#include "stepfold/IR/CanonicalReduction.h"

namespace stepfold::reference {

using mlir::optim::kReductionChunk;
using mlir::optim::kReductionLanes;
using mlir::optim::kReductionPartialLanes;

/// Combines the lanes by the halving tree.
static Element sumLanes(std::vector<Element> lanes) {
  for (size_t half = lanes.size() / 2; half >= 1; half /= 2)
    for (size_t lane = 0; lane < half; ++lane)
      lanes[lane] = lanes[lane] + lanes[lane + half];
  return lanes[0];
}

CanonicalSum::CanonicalSum(ElementType type)
    : type(type), lanes(kReductionLanes, Element::zero(type)),
      partialLanes(kReductionPartialLanes, Element::zero(ElementType::f64())) {}

void CanonicalSum::add(const Element &element) {
  Element &lane = lanes[elementsInChunk % kReductionLanes];
  lane = lane + element;
  if (++elementsInChunk == kReductionChunk)
    finishChunk();
}

void CanonicalSum::finishChunk() {
  Element partial = convert(sumLanes(lanes), ElementType::f64());
  Element &lane = partialLanes[chunks % kReductionPartialLanes];
  lane = lane + partial;
  ++chunks;
  elementsInChunk = 0;
  lanes.assign(kReductionLanes, Element::zero(type));
}

Element CanonicalSum::finish() {
  if (elementsInChunk > 0)
    finishChunk();
  return convert(sumLanes(partialLanes), type);
}

} // namespace stepfold::reference
