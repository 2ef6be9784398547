//===- Combiner.h - Combining the values of a reduction ---------*- C++ -*-===//
//
// A combiner is an operation on two numbers, or on the words of two exact sums,
// and what a lane without elements holds (docs/numerics.md, "The canonical
// order of a reduction"). Lowerings and rewrites ask this header; the
// interpreter has its own definition.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_COMBINER_H
#define STEPFOLD_IR_COMBINER_H

#include "stepfold/IR/Optim.h"

namespace mlir::optim {

/// The combiner of output `out` of `op`, a `reduce` or `reduce_parameters`.
Combiner getCombiner(Operation *op, unsigned out);

/// The attribute of a `reduce` whose outputs have `combiners`; null where all
/// are sums.
ArrayAttr getCombinersAttr(MLIRContext *context, ArrayRef<Combiner> combiners);

/// The word that stands before an output in the assembly.
StringRef getKeyword(Combiner combiner);
/// Parses such a word, if there is one.
std::optional<Combiner> parseOptionalCombiner(OpAsmParser &parser);

/// Creates what a lane starts from. `type` is that of what is combined.
Value createStart(ImplicitLocOpBuilder &builder, Combiner combiner, Type type);

/// Combines two numbers, or two vectors lane by lane. For `Exact`, both are
/// words of sums, and none is a contribution.
Value createCombined(ImplicitLocOpBuilder &builder, Combiner combiner, Value a,
                     Value b);

/// Returns true if the result is bitwise the same for every order of
/// combinations.
inline bool isOrderFree(Combiner combiner) { return combiner != Combiner::Sum; }

} // namespace mlir::optim

#endif // STEPFOLD_IR_COMBINER_H
