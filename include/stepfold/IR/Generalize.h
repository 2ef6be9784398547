//===- Generalize.h - Building blocks of generalizations --------*- C++ -*-===//
//
// Code that the generalizations of update ops share: arithmetic written as
// short expressions, and the operands of structured ops under construction.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_GENERALIZE_H
#define STEPFOLD_IR_GENERALIZE_H

#include "stepfold/IR/Optim.h"

namespace mlir::optim {

/// Scalar arithmetic in one floating-point type; each method is one IEEE
/// operation, rounded to nearest even.
class Arithmetic {
public:
  Arithmetic(ImplicitLocOpBuilder &builder, FloatType type)
      : builder(builder), type(type) {}

  FloatType getType() const { return type; }
  /// The same in another type.
  Arithmetic inType(FloatType other) const { return {builder, other}; }

  /// `value`, rounded to the type.
  Value constant(double value);
  /// `value` converted to the type.
  Value in(Value value) { return convert(value, type); }
  /// `value` converted to `other`.
  Value out(Value value, Type other) { return convert(value, other); }
  Value add(Value a, Value b);
  Value sub(Value a, Value b);
  Value mul(Value a, Value b);
  Value div(Value a, Value b);
  Value neg(Value a);
  Value abs(Value a);
  Value sqrt(Value a);
  /// By optim.pow.
  Value pow(Value base, Value exponent);
  /// a * b + c, rounded once.
  Value fma(Value a, Value b, Value c);
  /// a * b + c, rounded once where `isFused`, else each operation by itself.
  Value mulAdd(Value a, Value b, Value c, bool isFused) {
    return isFused ? fma(a, b, c) : add(mul(a, b), c);
  }
  /// By fused multiply-adds, by Horner's rule; the constant coefficient comes
  /// first.
  Value polynomial(Value argument, ArrayRef<double> coefficients);
  /// The cosine and sine of pi * `a`, in f64 alone, for `a` from -1/4 to 1/4: a
  /// polynomial in a * a by fused multiply-adds (docs/numerics.md).
  Value cosPi(Value a);
  Value sinPi(Value a);
  Value less(Value a, Value b);
  Value lessOrEqual(Value a, Value b);
  Value isPositive(Value a);
  Value isNonZero(Value a);
  Value isNan(Value a);
  Value isFinite(Value a);
  Value both(Value a, Value b);
  Value either(Value a, Value b);
  Value select(Value condition, Value a, Value b);

private:
  Value convert(Value value, Type to);

  ImplicitLocOpBuilder &builder;
  FloatType type;
};

/// The operands of a structured op under construction. Adding one gives a
/// handle, by which the op's body asks for the region's argument.
class StructuredOperands {
public:
  enum class Form { Foreach, Reduce, ForeachParameter };

  StructuredOperands(ImplicitLocOpBuilder &builder, Form form,
                     int64_t numParameters)
      : builder(builder), form(form), numParameters(numParameters) {}

  struct Handle {
    enum Kind { Out, In, PerParameter, Scalar, Constant } kind;
    unsigned index;
    /// Value of a constant.
    double value = 0.0;
    /// True if the region works with the negated element.
    bool isNegated = false;
  };

  Handle addOut(ValueRange stream);
  Handle addIn(ValueRange stream);
  /// The gradients of an update, negated where it maximizes.
  Handle addGradients(OptimizerOpInterface op);
  /// One element for all parameters.
  Handle addScalar(Value value);
  /// A vector with one element a parameter, or one element for all.
  Handle addVectorOrScalar(Value value);
  /// A one-element stream: one operand a parameter, or one for all.
  Handle addOneElementStream(ValueRange stream);
  /// A setting of an update: the operands, if it has some; a constant of the
  /// region, if all parameters have one number; otherwise a constant vector of
  /// `type`, which is the compute type if none is given.
  Handle addSetting(OptimizerOpInterface op, StringRef name,
                    FloatType type = {});

  /// The arguments of the region, by handle.
  class Arguments {
  public:
    Arguments(const StructuredOperands &operands, Arithmetic &arithmetic,
              ValueRange arguments)
        : operands(operands), arithmetic(arithmetic), arguments(arguments) {}
    /// The argument, in its storage type.
    Value raw(Handle handle) const;
    /// The argument or constant, converted to `type`, and negated if its handle
    /// is negated.
    Value in(FloatType type, Handle handle) const;
    /// The same, in the type of the arithmetic.
    Value operator[](Handle handle) const {
      return in(arithmetic.getType(), handle);
    }

  private:
    const StructuredOperands &operands;
    Arithmetic &arithmetic;
    ValueRange arguments;
  };
  using Body =
      function_ref<SmallVector<Value>(Arithmetic &, const Arguments &)>;

  /// Creates the op; `body` computes in `type`.
  StructuredOpInterface create(FloatType type, Body body);

private:
  ImplicitLocOpBuilder &builder;
  Form form;
  int64_t numParameters;
  SmallVector<SmallVector<Value>> outs, ins;
  SmallVector<Value> perParameter, scalars;
};

/// The `outs` of an elementwise update: the parameters, their state, and their
/// master copies where there are any.
class UpdatedStreams {
public:
  UpdatedStreams(StructuredOperands &operands, ValueRange params,
                 ArrayRef<ValueRange> states, ValueRange masters);

  /// The parameter's value to update, in the compute type.
  Value readParameter(const StructuredOperands::Arguments &arguments) const {
    return arguments[master.value_or(parameter)];
  }
  /// The old value of state `index`.
  Value readState(const StructuredOperands::Arguments &arguments,
                  unsigned index) const {
    return arguments[states[index]];
  }
  /// Returns the values that the region yields: the new parameter rounded to
  /// its storage type, the new state, and the new master.
  SmallVector<Value> yield(Arithmetic &arithmetic,
                           const StructuredOperands::Arguments &arguments,
                           Value newParameter, ArrayRef<Value> newStates) const;

private:
  StructuredOperands::Handle parameter;
  SmallVector<StructuredOperands::Handle> states;
  std::optional<StructuredOperands::Handle> master;
};

/// Replaces an update op on tensors by structured ops that compute the same
/// bits.
void generalizeUpdate(RewriterBase &rewriter, OptimizerOpInterface op);

/// An uninitialised vector with one element a parameter.
Value createVector(ImplicitLocOpBuilder &builder, int64_t size, Type type);

} // namespace mlir::optim

#endif // STEPFOLD_IR_GENERALIZE_H
