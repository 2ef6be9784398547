//===- ElementaryFunctions.h - exp, log and pow of elements -----*- C++ -*-===//
//
// The functions of docs/numerics.md, of two elements of f32 or of f64. A
// lowering expands the same functions to IR (stepfold/IR/ElementaryExpansion.h)
// with code of its own; the bits of the two are equal.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_ELEMENTARYFUNCTIONS_H
#define STEPFOLD_REFERENCE_ELEMENTARYFUNCTIONS_H

#include "stepfold/Reference/Element.h"

namespace stepfold::reference {

/// e to the power of `x`.
Element exp(const Element &x);
/// The natural logarithm; NaN below zero.
Element log(const Element &x);
/// `x` to the power of `y`, with the special values of C23.
Element pow(const Element &x, const Element &y);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_ELEMENTARYFUNCTIONS_H
