//===- Torch.h - The numerics of torch --------------------------*- C++ -*-===//
//
// Torch computes numbers, such as a bias correction, in f64, and rounds each
// once when it meets an element. The elementwise functions round as the kernels
// of torch's operations of the same name do.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IR_UPDATE_TORCH_H
#define STEPFOLD_LIB_IR_UPDATE_TORCH_H

#include "Shared.h"

#include "llvm/ADT/StringMap.h"

namespace mlir::optim {

/// The numbers of one step, one a parameter.
class TorchNumbers {
public:
  TorchNumbers(ImplicitLocOpBuilder &builder, OptimizerOpInterface op)
      : builder(builder), op(op) {}

  /// Gives the value of a stream, setting or published number in f64.
  using Inputs = function_ref<Value(StringRef)>;
  using Body = function_ref<SmallVector<Value>(Arithmetic &, Inputs)>;

  /// Advances scalar state, of which all streams have as many operands. `body`
  /// gives the new values of `states`, and then numbers that `compute` knows by
  /// the names `published`.
  SmallVector<Value> advance(ArrayRef<StringRef> states,
                             ArrayRef<StringRef> inputs,
                             ArrayRef<StringRef> published, Body body);
  /// Counts the step: publishes the count as `s`, before or after this step.
  SmallVector<Value> advanceStep(PowerOf step = PowerOf::NewStep);
  /// Makes constants, one a parameter, known by the name `name`.
  void publish(StringRef name, ArrayRef<double> values);
  /// Vectors of the compute type of what `body` gives.
  SmallVector<Value> compute(ArrayRef<StringRef> inputs, unsigned numResults,
                             Body body);
  /// A vector of 1 - `factor`: the weight of the new value in a running mean.
  Value computeWeightOfNew(StringRef factor);

private:
  /// Creates the op; what `body` gives is rounded to `types`.
  static ResultRange
  create(StructuredOperands &operands,
         const llvm::StringMap<StructuredOperands::Handle> &handles,
         ArrayRef<Type> types, Body body);

  ImplicitLocOpBuilder &builder;
  OptimizerOpInterface op;
  llvm::StringMap<Value> published;
};

/// start + weight * (end - start), from the nearer end.
Value createLerp(Arithmetic &a, Value start, Value end, Value weight);
/// The larger number; NaN where one is.
Value createMaximum(Arithmetic &a, Value x, Value y);
/// sum + factor * x * y
Value createAddcmul(Arithmetic &a, Value sum, Value factor, Value x, Value y);
/// sum + factor * x / y
Value createAddcdiv(Arithmetic &a, Value sum, Value factor, Value x, Value y);

/// The moments of Adam and what is made of it.
class TorchMoments {
public:
  /// `gradWeights` are vectors of 1 - beta1 and 1 - beta2.
  TorchMoments(StructuredOperands &operands, OptimizerOpInterface op,
               ValueRange gradWeights)
      : gradWeight1(operands.addVectorOrScalar(gradWeights[0])),
        gradWeight2(operands.addVectorOrScalar(gradWeights[1])),
        beta2(operands.addSetting(op, "beta2")) {}

  /// The new moments, whose old ones are the first state of `updated`.
  std::pair<Value, Value> update(Arithmetic &a,
                                 const StructuredOperands::Arguments &arguments,
                                 const UpdatedStreams &updated,
                                 Value grad) const {
    Value first = updated.readState(arguments, 0);
    Value kept = a.mul(updated.readState(arguments, 1), arguments[beta2]);
    return {createLerp(a, first, grad, arguments[gradWeight1]),
            createAddcmul(a, kept, arguments[gradWeight2], grad, grad)};
  }

private:
  StructuredOperands::Handle gradWeight1, gradWeight2, beta2;
};

/// The parameter and the gradient that an update begins with: after a decay by
/// `weight_decay`, which is L2 regularization or decoupled.
class TorchDecay {
public:
  /// A decoupled decay has a vector of what is left of each parameter.
  TorchDecay(StructuredOperands &operands, OptimizerOpInterface op,
             Value factorOfParam = {});

  struct Decayed {
    Value param, grad;
  };
  Decayed read(Arithmetic &a, const StructuredOperands::Arguments &arguments,
               const UpdatedStreams &updated) const;

private:
  StructuredOperands::Handle gradient;
  OptionalDecay decay;
  bool isDecoupled;
  StructuredOperands::Handle factor;
};

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_UPDATE_TORCH_H
