//===- Element.h - A scalar of the reference interpreter --------*- C++ -*-===//
//
// One element of a tensor: an IEEE number of a given format, or an integer.
// Every operation is the IEEE 754 operation in the element's own format,
// rounded once, to nearest even.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_ELEMENT_H
#define STEPFOLD_REFERENCE_ELEMENT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

#include <optional>
#include <string>
#include <variant>

namespace mlir {
class Type;
} // namespace mlir

namespace stepfold::reference {

/// The type of an element: a floating-point format, or an integer of at most
/// 64 bits.
class ElementType {
public:
  static ElementType f16() { return {&llvm::APFloat::IEEEhalf(), 16}; }
  static ElementType bf16() { return {&llvm::APFloat::BFloat(), 16}; }
  static ElementType f32() { return {&llvm::APFloat::IEEEsingle(), 32}; }
  static ElementType f64() { return {&llvm::APFloat::IEEEdouble(), 64}; }
  static ElementType integer(unsigned bits) { return {nullptr, bits}; }
  static ElementType boolean() { return integer(1); }

  /// The element type of an MLIR type, or nothing where an element cannot have
  /// this type. `index` counts as a 64-bit integer.
  static std::optional<ElementType> get(mlir::Type type);

  bool isFloat() const { return semantics; }
  const llvm::fltSemantics &getSemantics() const { return *semantics; }
  unsigned getBits() const { return bits; }
  /// Bytes of an element in memory; an `i1` takes a whole byte.
  unsigned getBytes() const { return (bits + 7) / 8; }
  /// As MLIR spells it: `f32`, `i1`.
  std::string str() const;

  bool operator==(const ElementType &other) const {
    return semantics == other.semantics && bits == other.bits;
  }
  bool operator!=(const ElementType &other) const { return !(*this == other); }

private:
  ElementType(const llvm::fltSemantics *semantics, unsigned bits)
      : semantics(semantics), bits(bits) {}

  const llvm::fltSemantics *semantics;
  unsigned bits;
};

/// A scalar value. An operation whose operands do not fit together has no
/// meaning; its result is an *invalid* element, which remembers the reason, and
/// every operation on an invalid element is invalid for the same reason. So
/// formulas can be written without checks, and the result be checked once.
class Element {
public:
  Element() : value(Invalid{"no value"}) {}
  Element(const llvm::APFloat &value) : value(value) {}
  Element(llvm::APFloat &&value) : value(std::move(value)) {}
  Element(llvm::APInt value) : value(std::move(value)) {}

  static Element invalid(const char *reason) { return Invalid{reason}; }
  /// `value` rounded once to `type`.
  static Element fromDouble(ElementType type, double value);
  static Element fromInteger(ElementType type, uint64_t value);
  static Element fromBool(bool value) {
    return fromInteger(ElementType::boolean(), value);
  }
  static Element fromBits(ElementType type, uint64_t bits);
  static Element zero(ElementType type) { return fromBits(type, 0); }

  bool isValid() const { return !std::holds_alternative<Invalid>(value); }
  /// Why the element is invalid.
  const char *getReason() const { return std::get<Invalid>(value).reason; }

  bool isFloat() const { return std::holds_alternative<llvm::APFloat>(value); }
  bool isInteger() const { return std::holds_alternative<llvm::APInt>(value); }
  const llvm::APFloat &getFloat() const {
    return std::get<llvm::APFloat>(value);
  }
  const llvm::APInt &getInteger() const { return std::get<llvm::APInt>(value); }
  bool isTrue() const { return isInteger() && !getInteger().isZero(); }

  /// The type of a valid element.
  ElementType getType() const;
  bool hasType(ElementType type) const {
    return isValid() && getType() == type;
  }
  /// The bits of a valid element, zero-extended.
  uint64_t getBits() const;

private:
  struct Invalid {
    const char *reason;
  };
  Element(Invalid invalid) : value(invalid) {}

  std::variant<Invalid, llvm::APFloat, llvm::APInt> value;
};

/// Integers wrap around.
Element operator+(const Element &a, const Element &b);
Element operator-(const Element &a, const Element &b);
Element operator*(const Element &a, const Element &b);

/// The following operations are for floating-point elements only.
Element operator/(const Element &a, const Element &b);
Element operator-(const Element &a);
Element abs(const Element &a);
/// `a * b + c`, rounded once.
Element fma(const Element &a, const Element &b, const Element &c);
/// The correctly rounded square root; NaN for a number below zero.
Element sqrt(const Element &a);
/// IEEE 754-2019 maximum and minimum: NaN if either is, and -0.0 < +0.0.
Element maximum(const Element &a, const Element &b);
Element minimum(const Element &a, const Element &b);
/// `a` rounded to another floating-point type.
Element convert(const Element &a, ElementType type);
/// How `a` compares with `b`, or nothing where they cannot be compared.
std::optional<llvm::APFloat::cmpResult> compare(const Element &a,
                                                const Element &b);

/// `ifTrue` or `ifFalse`, which must have one type; `condition` is an `i1`.
Element select(const Element &condition, const Element &ifTrue,
               const Element &ifFalse);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_ELEMENT_H
