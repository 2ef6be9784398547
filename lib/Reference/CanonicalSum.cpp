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

PartialSum::PartialSum()
    : lanes(kReductionPartialLanes, Element::zero(ElementType::f64())) {}

void PartialSum::add(const Element &partial) {
  Element &lane = lanes[partials++ % kReductionPartialLanes];
  lane = lane + convert(partial, ElementType::f64());
}

Element PartialSum::finish(ElementType type) {
  return convert(sumLanes(lanes), type);
}

CanonicalSum::CanonicalSum(ElementType type)
    : type(type), lanes(kReductionLanes, Element::zero(type)) {}

void CanonicalSum::add(const Element &element) {
  Element &lane = lanes[elementsInChunk % kReductionLanes];
  lane = lane + element;
  if (++elementsInChunk == kReductionChunk)
    finishChunk();
}

void CanonicalSum::finishChunk() {
  chunks.add(sumLanes(lanes));
  elementsInChunk = 0;
  lanes.assign(kReductionLanes, Element::zero(type));
}

Element CanonicalSum::finish() {
  if (elementsInChunk > 0)
    finishChunk();
  return chunks.finish(type);
}

} // namespace stepfold::reference
