//===- ParameterGraph.h - Graphs of parameters ------------------*- C++ -*-===//
//
// The graph of a parameter consists of the pieces that access its tensors, and
// of the computation on their sums. Parameters whose graphs compute the same
// form a class, and one list of ops works on them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGRAPH_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGRAPH_H

#include "ParameterLists.h"

namespace stepfold {

/// Parameters whose graphs have equal pieces, in equal order.
struct ParameterClass {
  /// The pieces of each graph, in program order. Graphs are in the order in
  /// which a vector of sums, or an op that cannot be taken apart, has their
  /// parameters; or, without these, in program order.
  std::vector<llvm::SmallVector<Piece>> graphs;
};

/// The classes of the graphs of `block` that work on tensors.
///
/// Two pieces belong to one graph if one updates a tensor that the other
/// accesses, or if they read a tensor that no more than one graph with updates
/// reads. Values that are computed for each parameter, from the sums of one
/// graph alone and for that graph alone, belong to that graph, too. Graphs
/// belong to one class if
///
/// - their ops are alike: name, attributes (but settings of a parameter's own),
///   element types and regions;
/// - the values and tensors that are the same within one are the same within
/// the
///   other: results that others read, and aliases;
/// - they share the values that several graphs read, other than read-only
///   tensors and learning rates: the factor of a clip, the flag that skips an
///   update. Each pair of `equalLoads` counts as one value;
/// - an op that cannot be taken apart has their tensors in the same lists.
std::vector<ParameterClass> findParameterClasses(mlir::Block &block,
                                                 const EqualLoads &equalLoads);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGRAPH_H
