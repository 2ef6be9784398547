//===- Element.h - A scalar of the reference interpreter --------*- C++ -*-===//
//
// One element of a tensor: an IEEE number of a given format, or an integer.
// Every operation is the IEEE 754 operation in the element's own format,
// rounded once, to nearest even. The processor computes it; an IEEEMode must
// exist. Unit tests compare with the software arithmetic of llvm::APFloat.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_ELEMENT_H
#define STEPFOLD_REFERENCE_ELEMENT_H

#include "stepfold/Support/IEEEMode.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mlir {
class Type;
} // namespace mlir

namespace stepfold::reference {

/// The type of an element: a floating-point format, or an integer of at most
/// 64 bits.
class ElementType {
public:
  static constexpr ElementType f16() { return {Kind::F16, 16}; }
  static constexpr ElementType bf16() { return {Kind::BF16, 16}; }
  static constexpr ElementType f32() { return {Kind::F32, 32}; }
  static constexpr ElementType f64() { return {Kind::F64, 64}; }
  static constexpr ElementType integer(unsigned bits) {
    return {Kind::Integer, bits};
  }
  static constexpr ElementType boolean() { return integer(1); }

  /// The element type of an MLIR type, or nothing where an element cannot have
  /// this type. `index` counts as a 64-bit integer.
  static std::optional<ElementType> get(mlir::Type type);

  bool isFloat() const { return kind > Kind::Integer; }
  const llvm::fltSemantics &getSemantics() const;
  unsigned getBits() const { return bits; }
  /// Bytes of an element in memory; an `i1` takes a whole byte.
  unsigned getBytes() const { return (bits + 7) / 8; }
  /// As MLIR spells it: `f32`, `i1`.
  std::string str() const;

  bool operator==(const ElementType &other) const {
    return kind == other.kind && bits == other.bits;
  }
  bool operator!=(const ElementType &other) const { return !(*this == other); }

private:
  friend class Element;

  enum class Kind : uint8_t { Invalid, Integer, F16, BF16, F32, F64 };

  constexpr ElementType(Kind kind, unsigned bits)
      : kind(kind), bits(static_cast<uint8_t>(bits)) {}

  Kind kind;
  uint8_t bits;
};

/// A scalar value. An operation whose operands do not fit together has no
/// meaning; its result is an *invalid* element, which remembers the reason, and
/// every operation on an invalid element is invalid for the same reason. So
/// formulas can be written without checks, and the result be checked once.
class Element {
public:
  Element() : Element(invalid("no value")) {}
  Element(const llvm::APFloat &value);
  Element(const llvm::APInt &value);

  static Element invalid(const char *reason) { return Element(reason); }
  /// `value` rounded once to `type`.
  static Element fromDouble(ElementType type, double value);
  static Element fromInteger(ElementType type, uint64_t value);
  static Element fromBool(bool value) {
    return Element(ElementType::boolean(), value);
  }
  /// `bits` without those that the type does not have.
  static Element fromBits(ElementType type, uint64_t bits) {
    return Element(type, bits & (~uint64_t(0) >> (64 - type.getBits())));
  }
  static Element zero(ElementType type) { return Element(type, 0); }

  bool isValid() const { return type.kind != ElementType::Kind::Invalid; }
  /// Returns the reason why the element is invalid.
  const char *getReason() const { return reason; }

  bool isFloat() const { return type.isFloat(); }
  bool isInteger() const { return type.kind == ElementType::Kind::Integer; }
  llvm::APFloat getFloat() const {
    return {type.getSemantics(), llvm::APInt(type.getBits(), bits)};
  }
  llvm::APInt getInteger() const { return {type.getBits(), bits}; }
  /// The value of a floating-point element, which f64 has for all formats.
  double toDouble() const;
  bool isTrue() const { return isInteger() && bits != 0; }
  bool isNaN() const;
  /// Returns true if the element is a floating-point zero of either sign.
  bool isZero() const;

  /// The type of a valid element.
  ElementType getType() const { return type; }
  bool hasType(ElementType other) const { return type == other; }
  /// The bits of a valid element, zero-extended.
  uint64_t getBits() const { return bits; }

private:
  explicit Element(const char *reason)
      : reason(reason), type(ElementType::Kind::Invalid, 0) {}
  Element(ElementType type, uint64_t bits) : bits(bits), type(type) {}

  union {
    uint64_t bits;
    const char *reason;
  };
  ElementType type;
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
/// Returns the order of `a` and `b`, or nothing if they cannot be compared.
std::optional<llvm::APFloat::cmpResult> compare(const Element &a,
                                                const Element &b);

/// `ifTrue` or `ifFalse`, which must have one type; `condition` is an `i1`.
Element select(const Element &condition, const Element &ifTrue,
               const Element &ifFalse);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_ELEMENT_H
