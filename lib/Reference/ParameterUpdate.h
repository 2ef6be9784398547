//===- ParameterUpdate.h - Vocabulary of update formulas --------*- C++ -*-===//
//
// One parameter of an update op, and what several formulas share.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_PARAMETERUPDATE_H
#define STEPFOLD_LIB_REFERENCE_PARAMETERUPDATE_H

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/CanonicalSum.h"
#include "stepfold/Reference/ScalarOps.h"
#include "stepfold/Reference/Tensor.h"

namespace stepfold::reference {

namespace optim = mlir::optim;

/// One parameter's tensor of a stream of state. Converts to true if the op has
/// the stream.
class StateStream {
public:
  StateStream() = default;
  StateStream(const Tensor &before, Tensor &after, ElementType computeType,
              llvm::Error &error)
      : before(&before), after(&after), error(&error),
        computeType(computeType) {}

  explicit operator bool() const { return before; }

  /// An element before the op, in the compute type.
  Element operator[](int64_t i) const {
    return convert(before->get(i), computeType);
  }
  /// Rounds to the stream's type.
  void set(int64_t i, const Element &value) {
    if (llvm::Error newError =
            after->set(i, convert(value, after->getElementType())))
      *error = llvm::joinErrors(std::move(*error), std::move(newError));
  }

private:
  const Tensor *before = nullptr;
  Tensor *after = nullptr;
  llvm::Error *error = nullptr;
  ElementType computeType = ElementType::f32();
};

/// One parameter of an update op: reads the streams, as they were before the
/// op, in the compute type, and collects their new values.
class ParameterUpdate {
public:
  ParameterUpdate(optim::OptimizerOpInterface op,
                  llvm::ArrayRef<Tensor> operands,
                  llvm::MutableArrayRef<Tensor> newValues, unsigned position)
      : op(op), operands(operands), newValues(newValues), position(position),
        computeType(*ElementType::get(op.getComputeType())),
        params(old("params")), grads(old("grads")),
        newParams(updated("params")), maximizes(op->hasAttr("maximize")) {
    if (!has("masters"))
      return;
    masters = &old("masters");
    newMasters = &updated("masters");
  }

  ElementType getComputeType() const { return computeType; }
  int64_t getNumElements() const { return params.getNumElements(); }

  /// An attribute's value in the compute type.
  Element attribute(double value) const {
    return Element::fromDouble(computeType, value);
  }
  /// A setting, an attribute or a one-element stream, for this parameter.
  Element settingIn(ElementType type, llvm::StringRef name) {
    if (has(name))
      return convert(old(name).getScalar(), type);
    llvm::SmallVector<double> values = op.getNumbers(name);
    return Element::fromDouble(type, values[values.size() == 1 ? 0 : position]);
  }
  /// The same in the compute type.
  Element setting(llvm::StringRef name) { return settingIn(computeType, name); }
  /// A one-element stream in the compute type.
  Element scalar(llvm::StringRef stream) {
    return convert(old(stream).getScalar(), computeType);
  }
  /// The product of a one-element stream and a setting: in f64 where either
  /// type is f64, then converted to the compute type.
  Element scaledScalar(llvm::StringRef stream, llvm::StringRef factor) {
    Element value = old(stream).getScalar();
    ElementType type =
        value.hasType(ElementType::f64()) ? value.getType() : computeType;
    return convert(convert(value, type) * settingIn(type, factor), computeType);
  }

  /// The parameter as it is stored.
  Element storedParameter(int64_t i) const {
    return convert(params.get(i), computeType);
  }
  /// The master copy where there is one, else the parameter.
  Element parameter(int64_t i) const {
    return masters ? masters->get(i) : storedParameter(i);
  }
  Element gradient(int64_t i) const {
    Element value = convert(grads.get(i), computeType);
    return maximizes ? -value : value;
  }

  bool has(llvm::StringRef stream) { return !op.getStream(stream).empty(); }
  /// This parameter's operand of a stream, before and after the update.
  const Tensor &old(llvm::StringRef stream) {
    return operands[getOperandIndex(stream)];
  }
  Tensor &updated(llvm::StringRef stream) {
    return newValues[getOperandIndex(stream)];
  }

  StateStream state(llvm::StringRef stream) {
    if (!has(stream))
      return {};
    return {old(stream), updated(stream), computeType, error};
  }

  void set(Tensor &tensor, int64_t i, const Element &value) {
    if (llvm::Error newError = tensor.set(i, value))
      error = llvm::joinErrors(std::move(error), std::move(newError));
  }
  /// Rounds the new parameter to its type; the master keeps all of it.
  void setParameter(int64_t i, const Element &value) {
    set(newParams, i, convert(value, newParams.getElementType()));
    if (newMasters)
      set(*newMasters, i, value);
  }

  llvm::Error takeError() { return std::move(error); }

private:
  size_t getOperandIndex(llvm::StringRef stream) {
    mlir::OperandRange range = op.getStream(stream);
    return range.getBeginOperandIndex() + (range.size() == 1 ? 0 : position);
  }

  optim::OptimizerOpInterface op;
  llvm::ArrayRef<Tensor> operands;
  llvm::MutableArrayRef<Tensor> newValues;
  unsigned position;
  ElementType computeType;
  const Tensor &params, &grads;
  const Tensor *masters = nullptr;
  Tensor &newParams;
  Tensor *newMasters = nullptr;
  bool maximizes;
  llvm::Error error = llvm::Error::success();
};

/// a * b + c, rounded once where `isFused`.
inline Element mulAdd(const Element &a, const Element &b, const Element &c,
                      bool isFused) {
  return isFused ? fma(a, b, c) : a * b + c;
}

inline bool isGreater(const Element &a, const Element &b) {
  return compare(a, b) == llvm::APFloat::cmpGreaterThan;
}

inline bool isPositive(const Element &x) {
  return isGreater(x, Element::zero(x.getType()));
}

/// 1 - power, computed in the power's own type.
inline Element biasCorrection(ParameterUpdate &u, const Element &power) {
  Element one = Element::fromDouble(power.getType(), 1.0);
  return convert(one - power, u.getComputeType());
}

/// Multiplies a stream of powers by a setting, in its own type; returns the new
/// power.
inline Element advance(ParameterUpdate &u, llvm::StringRef stream,
                       llvm::StringRef factor) {
  Element old = u.old(stream).getScalar();
  Element power = old * u.settingIn(old.getType(), factor);
  u.set(u.updated(stream), 0, power);
  return power;
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_PARAMETERUPDATE_H
