//===- FusedOp.h - A structured op out of others ----------------*- C++ -*-===//
//
// The mechanics of fusion, without its decisions: a structured op is put
// together from the bodies of others.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_FUSEDOP_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_FUSEDOP_H

#include "stepfold/IR/StructuredUtils.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SmallBitVector.h"

namespace stepfold {

/// A structured op under construction. Equal operands are passed once; a stream
/// that is read and also an `out` is read as the old value of that `out`, so
/// `outs` are added first, and the sums of a reduction before them.
class FusedOp {
public:
  /// Source of an argument of a part.
  struct Source {
    enum Kind { Out, In, PerParameter, Scalar, Yield } kind;
    unsigned index;
    /// For Yield: the part that yields it.
    unsigned part = 0;
  };

  explicit FusedOp(mlir::OperationName name) : name(name) {}

  void addSum(mlir::ValueRange vector, mlir::optim::Combiner combiner);
  Source addOut(mlir::ValueRange stream);
  Source addIn(mlir::ValueRange stream);
  Source addPerParameter(mlir::Value value);
  Source addScalar(mlir::Value value);

  /// A value of a body that is there, and need not be computed.
  using KnownValue = std::pair<mlir::Value, Source>;

  /// Adds a body; `arguments` has a source for each of its arguments, or
  /// nothing for those that what is yielded of it does not need. Returns the
  /// part's number.
  unsigned addPart(mlir::Block *body,
                   mlir::ArrayRef<std::optional<Source>> arguments,
                   mlir::ArrayRef<KnownValue> known = {});

  /// Takes from `op`, if it is a reduction, the positions of its sums and the
  /// elements that it reads.
  void setForm(mlir::optim::StructuredOpInterface op);

  /// Says that the next `out` is given value `index` that `part` yields.
  void yield(unsigned part, unsigned index) { yields.push_back({part, index}); }

  mlir::optim::StructuredOpInterface create(mlir::OpBuilder &builder,
                                            mlir::Location loc);

private:
  struct Part {
    mlir::Block *body;
    mlir::SmallVector<std::optional<Source>> arguments;
    mlir::SmallVector<KnownValue> known;
  };
  struct Yield {
    unsigned part, index;
  };
  using Stream = mlir::SmallVector<mlir::Value>;

  mlir::SmallVector<mlir::Value> buildBody(mlir::OpBuilder &builder,
                                           mlir::ValueRange arguments) const;
  mlir::Value getArgument(mlir::ValueRange arguments, Source source) const;

  size_t getNumSums() const { return combiners.size(); }

  mlir::OperationName name;
  /// Combiners of the first outs, which are sums and have no old value in the
  /// body.
  mlir::SmallVector<mlir::optim::Combiner> combiners;
  mlir::SmallVector<Stream> outs, ins;
  mlir::SmallVector<mlir::Value> perParameter, scalars;
  mlir::SmallVector<Part> parts;
  mlir::SmallVector<Yield> yields;
  mlir::DenseI32ArrayAttr positions;
  mlir::UnitAttr sampled;
  /// The size that the blocks of each part have that has blocks.
  mlir::IntegerAttr blockSize;
};

/// Returns true if the blocks of both ops have one size, as far as they have
/// blocks: only then can they become one op.
bool haveOneBlockSize(mlir::optim::StructuredOpInterface a,
                      mlir::optim::StructuredOpInterface b);

/// Adds the outs of `op`. Returns the sources of its body's arguments for them.
mlir::SmallVector<std::optional<FusedOp::Source>>
addOuts(FusedOp &fused, mlir::optim::StructuredOpInterface op);

/// The arguments of `op`'s body that `values` depend on, not by way of `known`
/// values.
llvm::SmallBitVector
findArgumentsOf(mlir::optim::StructuredOpInterface op,
                mlir::ArrayRef<mlir::Value> values,
                const llvm::DenseSet<mlir::Value> &known = {});

/// The same of its yielded values `yields`.
llvm::SmallBitVector
findNeededArguments(mlir::optim::StructuredOpInterface op,
                    mlir::ArrayRef<unsigned> yields,
                    const llvm::DenseSet<mlir::Value> &known = {});

/// Appends to `sources` those of the streams that `op` only reads whose
/// arguments are `needed`.
void addIns(FusedOp &fused, mlir::optim::StructuredOpInterface op,
            const llvm::SmallBitVector &needed,
            mlir::SmallVectorImpl<std::optional<FusedOp::Source>> &sources);

/// Appends to `sources` those of the vectors and scalars of `op` whose
/// arguments are `needed`.
void addVectorsAndScalars(
    FusedOp &fused, mlir::optim::StructuredOpInterface op,
    const llvm::SmallBitVector &needed,
    mlir::SmallVectorImpl<std::optional<FusedOp::Source>> &sources);

/// Adds the body of `op`, and gives the next outs all that it yields.
/// `sources` has those of all of its arguments, or of its streams alone: its
/// vectors and scalars are then added as they are.
void addWhole(FusedOp &fused, mlir::optim::StructuredOpInterface op,
              mlir::SmallVector<std::optional<FusedOp::Source>> sources);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_FUSEDOP_H
